import { describe, expect, test } from 'bun:test'
import { Kind } from '@sinclair/typebox'
import { testServer } from '#adapters/test-server.ts'
import type { Calls } from './contract.ts'
import { contract } from './index.ts'

const described: Calls = contract
const places = Object.keys(described).filter((place) => !place.includes('?'))

describe('the routes of the running server', () => {
  const { server } = testServer().app
  // A WebSocket is no call, and OPTIONS is how a browser asks whether it may make one.
  const routes = server.routes
    .filter(({ method }) => !['WS', 'OPTIONS'].includes(method))
    .map(({ method, path }) => `${method} ${path}`)

  test('are all described, every answer by a schema or by its content types', () => {
    const without = routes.filter((place) => {
      const answers = Object.values(described[place as keyof Calls]?.answers ?? {})
      return answers.length === 0 || !answers.every((answer) => Kind in answer || Array.isArray(answer.types))
    })
    expect(without).toEqual([])
    expect(routes.length).toBeGreaterThan(250)
  })

  test('are all that the contract names, each once', () => {
    expect(routes.toSorted()).toEqual(places.toSorted())
    expect(new Set(routes).size).toBe(routes.length)
  })
})

test('no answer is described as anything at all, but the description itself', () => {
  const vague: string[] = []
  const look = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if (Kind in value && (value[Kind] === 'Unknown' || value[Kind] === 'Any')) vague.push(at)
    for (const [key, part] of Object.entries(value)) look(part, `${at} ${key}`)
  }
  for (const [place, { answers }] of Object.entries(described)) look(answers, place)
  expect(vague.filter((at) => !at.startsWith('GET /openapi'))).toEqual([])
})
