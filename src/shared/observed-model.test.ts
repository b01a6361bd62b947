import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { observed } from './observed-model.ts'
import { ProviderError } from './provider-error.ts'

const question = { instructions: 'List the skills.', input: 'Knows Go.', schema: {} }

function model(generate: LanguageModel['generate']) {
  let checks = 0
  const clock = fixedClock()
  const check = async () => {
    checks += 1
  }
  const under = { name: 'test/model', available: true, generate, check }
  return { clock, watched: observed(under, clock), checks: () => checks }
}

test('tells how long the last answer took', async () => {
  const { watched } = model(async () => {
    await Bun.sleep(20)
    return 'Go'
  })
  expect(watched.observations()).toEqual({ latencyMs: null, lastError: null, failing: false })
  expect(await watched.generate(question)).toBe('Go')
  expect(watched.observations().latencyMs).toBeGreaterThanOrEqual(19)
})

test('remembers the last failure and its time, and that it has passed', async () => {
  let broken = true
  const { watched, clock } = model(async () => {
    if (broken) throw new ProviderError('test', 'The language model fails (status 500).')
  })
  await watched.generate(question).catch(() => {})
  const failed = { message: 'The language model fails (status 500).', at: clock.now() }
  expect(watched.observations()).toMatchObject({ lastError: failed, failing: true })
  broken = false
  clock.advance(1000)
  await watched.generate(question)
  expect(watched.observations()).toMatchObject({ lastError: failed, failing: false })
})

test('a failure of long ago is no longer held against it', async () => {
  const { watched, clock } = model(() => Promise.reject(new Error('a path of the server')))
  await watched.generate(question).catch(() => {})
  expect(watched.observations()).toMatchObject({ lastError: { message: 'It does not answer.' }, failing: true })
  clock.advance(3_600_000)
  expect(watched.observations().failing).toBe(false)
})

test('many health checks ask once in ten seconds', async () => {
  const { watched, clock, checks } = model(async () => {})
  await Promise.all([watched.check(), watched.check(), watched.check()])
  expect(checks()).toBe(1)
  clock.advance(9000)
  await watched.check()
  expect(checks()).toBe(1)
  clock.advance(1000)
  await watched.check()
  expect(checks()).toBe(2)
})
