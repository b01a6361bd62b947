import { describe, expect, test } from 'bun:test'
import { Type } from '@sinclair/typebox'
import { systemClock } from '#adapters/clock/system.ts'
import { adapter, type Choice, plugIn, WrongSetting } from './adapter.ts'

const tools = { fetch, clock: systemClock, dataDir: '/nowhere' }

const kettle = adapter({
  settings: Type.Object({
    KETTLE_HOST: Type.String({ default: 'http://localhost:1' }),
    KETTLE_PORT: Type.Integer({ minimum: 1, maximum: 65535, default: 80 }),
    KETTLE_LOUD: Type.Boolean({ default: false }),
    KETTLE_NOTE: Type.Optional(Type.String()),
  }),
  create: (settings): unknown => settings,
})
const vault = adapter({
  settings: Type.Object({
    VAULT_API_KEY: Type.String({ minLength: 10, description: 'the key from your account page' }),
    VAULT_URL: Type.String({ pattern: '^https://', default: 'https://vault', description: 'an https address' }),
    VAULT_MODE: Type.Union([Type.Literal('calm'), Type.Literal('brisk'), Type.Literal('wild')], { default: 'calm' }),
  }),
  create: (settings): unknown => settings,
})
const machines: Choice<unknown> = { variable: 'MACHINE', adapters: { kettle, vault } }

const complaint = (name: string, environment: Record<string, string>) => {
  try {
    plugIn(machines, name, environment, tools)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  return 'no complaint'
}

describe('plugging in an adapter', () => {
  test('fills in defaults and leaves optional settings out', () => {
    expect(plugIn(machines, 'kettle', {}, tools)).toEqual({
      KETTLE_HOST: 'http://localhost:1',
      KETTLE_PORT: 80,
      KETTLE_LOUD: false,
    })
  })

  test('turns text into numbers and booleans, and takes an empty variable for one that is not set', () => {
    const environment = { KETTLE_PORT: '8080', KETTLE_LOUD: 'true', KETTLE_HOST: ' ', KETTLE_NOTE: 'tea', OTHER: 'x' }
    expect(plugIn(machines, 'kettle', environment, tools)).toEqual({
      KETTLE_HOST: 'http://localhost:1',
      KETTLE_PORT: 8080,
      KETTLE_LOUD: true,
      KETTLE_NOTE: 'tea',
    })
  })

  test('asks only the chosen adapter for its settings', () => {
    expect(complaint('kettle', { VAULT_URL: 'wrong' })).toBe('no complaint')
    expect(complaint('vault', { KETTLE_PORT: 'wrong', VAULT_API_KEY: '0123456789' })).toBe('no complaint')
  })

  test('lists the choices when there is no adapter of that name', () => {
    expect(complaint('toaster', {})).toBe('MACHINE is "toaster", but takes kettle or vault.')
    expect(complaint('constructor', {})).toBe('MACHINE is "constructor", but takes kettle or vault.')
  })

  test('names the variable, what it got and what it takes, in one line', () => {
    expect(complaint('kettle', { KETTLE_PORT: '99999' })).toBe(
      'KETTLE_PORT is "99999", but takes a whole number from 1 to 65535.',
    )
    expect(complaint('kettle', { KETTLE_LOUD: 'very\nmuch' })).toBe('KETTLE_LOUD is "very much", but takes true or false.')
    expect(complaint('vault', {})).toBe('VAULT_API_KEY is not set, but takes the key from your account page.')
    const key = { VAULT_API_KEY: '0123456789' }
    expect(complaint('vault', { ...key, VAULT_MODE: 'odd' })).toBe('VAULT_MODE is "odd", but takes calm, brisk or wild.')
  })

  test('never repeats a secret', () => {
    expect(complaint('vault', { VAULT_API_KEY: 'hunter2' })).not.toContain('hunter2')
    const withPassword = complaint('vault', { VAULT_API_KEY: '0123456789', VAULT_URL: 'http://me:hunter2@vault/x' })
    expect(withPassword).toBe('VAULT_URL is "http://…@vault/x", but takes an https address.')
    const slashInPassword = complaint('vault', { VAULT_API_KEY: '0123456789', VAULT_URL: 'http://me:hunt/er2@vault/x' })
    expect(slashInPassword).not.toContain('hunt')
  })
})
