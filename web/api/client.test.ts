import { expect, test } from 'bun:test'
import { createApi, said, saidAfter } from './client.ts'

const answering = (response: Response | Error) => {
  const sent: { path: string; init: RequestInit }[] = []
  const api = createApi(async (path, init) => {
    sent.push({ path, init })
    if (response instanceof Error) throw response
    return response
  })
  return { api, sent }
}

test('hands over the data and the total of a longer list', async () => {
  const { api } = answering(Response.json([1, 2], { headers: { 'x-total-count': '40' } }))
  expect(await api<number[]>('/api/things')).toEqual({ ok: true, data: [1, 2], total: 40 })
})

test("keeps the server's sentence, code, status and request id", async () => {
  const { api } = answering(
    Response.json({ error: 'Too large', message: 'Too large', code: 'TOO_LARGE', requestId: 'r1' }, { status: 413 }),
  )
  expect(await api('/api/submit')).toEqual({
    ok: false,
    failure: { error: 'Too large', code: 'TOO_LARGE', status: 413, requestId: 'r1' },
  })
})

test('an answer that is no JSON, or no answer at all, is a failure and not an exception', async () => {
  expect(await answering(new Response('<h1>Bad gateway</h1>', { status: 502 })).api('/user')).toMatchObject({
    ok: false,
    failure: { status: 502 },
  })
  expect(await answering(new Error('refused')).api('/user')).toMatchObject({
    ok: false,
    failure: { status: 0, code: 'NETWORK_ERROR' },
  })
})

test('sends JSON as JSON and leaves a form its own content type', async () => {
  const { api, sent } = answering(Response.json({}))
  await api('/login', { method: 'POST', body: { email: 'a' } })
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json')
  const { api: other, sent: alsoSent } = answering(Response.json({}))
  await other('/api/submit', { method: 'POST', body: new FormData() })
  expect(new Headers(alsoSent[0]?.init.headers).has('content-type')).toBe(false)
})

test('a page says in its own words that nothing came back, and else what the server said', () => {
  const failure = { code: 'X', status: 503, requestId: null }
  expect(said({ ...failure, error: 'The disk is full.' }, 'Login failed')).toBe('The disk is full.')
  expect(said({ ...failure, error: '' }, 'Login failed')).toBe('Login failed')
  expect(said({ ...failure, status: 0, error: 'The server could not be reached.' }, 'Login failed')).toBe('Login failed')
})

test('what did not work is said first, and after it why', () => {
  const failed = (error: string) => saidAfter('Failed to open resume', { error })
  expect(failed('This resume does not exist.')).toBe('Failed to open resume. This resume does not exist.')
  expect(failed('')).toBe('Failed to open resume')
  expect(failed('Failed to open resume')).toBe('Failed to open resume')
  expect(saidAfter('Failed to start.', { error: 'Why.' })).toBe('Failed to start. Why.')
})
