import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

const server = testServer()
const post = (body: BodyInit, contentType?: string) =>
  server.app.server.handle(
    new Request('http://localhost:3000/login', {
      method: 'POST',
      body,
      headers: contentType ? { 'content-type': contentType } : {},
    }),
  )
const answer = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('a body', () => {
  test('over 1 MB is refused, also when it does not say how long it is', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(1_100_000) })
    expect(await answer(await post(large, 'application/json'))).toEqual([413, 'TOO_LARGE'])
    const unannounced = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large))
        controller.close()
      },
    })
    expect(await answer(await post(unannounced, 'application/json'))).toEqual([413, 'TOO_LARGE'])
  })
  test('that is no JSON is refused in words', async () => {
    expect(await answer(await post('{"email":', 'application/json'))).toEqual([400, 'INVALID'])
    expect(await answer(await post('<x/>', 'application/xml'))).toEqual([415, 'WRONG_TYPE'])
  })
  test('of brackets within brackets costs the server no time', async () => {
    const started = performance.now()
    const lists = `{"email":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
    const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    for (const body of [lists, objects, '['.repeat(1_000_000)])
      expect(await answer(await post(body, 'application/json'))).toEqual([400, 'INVALID'])
    expect(performance.now() - started).toBeLessThan(500)
    const brackets = JSON.stringify({ email: `a"\\${'[{'.repeat(100)}`, password: `\\"${'['.repeat(100)}` })
    expect(await answer(await post(brackets, 'application/json'))).toEqual([401, 'WRONG_CREDENTIALS'])
  })
  test('that lacks a field is refused without naming the inside of the server', async () => {
    const response = await post('{"email":"a@example.com"}', 'application/json')
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()) as object).toSorted()).toEqual(['code', 'error', 'message', 'requestId'])
  })
  test('cannot reach into prototypes', async () => {
    await post(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":"a","password":"b"}',
      'application/json',
    )
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

test('an unknown address is answered as data to a program', async () => {
  const { status, body } = await server.call('GET', '/nowhere')
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
})
