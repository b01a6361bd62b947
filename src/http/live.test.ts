import { afterAll, describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

const server = testServer()
server.app.server.listen({ hostname: '127.0.0.1', port: 0 })
const port = server.app.server.server!.port
afterAll(() => server.app.server.server?.stop(true))

const ours = 'http://localhost:3000'

interface Frame {
  event: string
  data: Record<string, unknown>
}

/** Connects as a browser would; resolves to the status of the refusal, or to the open socket. */
async function connect({ cookie, origin = ours }: { cookie?: string; origin?: string | null }) {
  const headers = { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) }
  const refused = await fetch(`http://127.0.0.1:${port}/ws`, {
    headers: {
      ...headers,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
    },
    signal: AbortSignal.timeout(1000),
  }).then(
    (answer) => (answer.status === 101 ? null : answer.status),
    () => null,
  )
  if (refused) return { status: refused, frames: [] as Frame[], closed: Promise.resolve(0), socket: null }
  const frames: Frame[] = []
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers } as unknown as string[])
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { status: 101, frames, closed, socket }
}

const soon = async (holds: () => boolean) => {
  for (let waited = 0; waited < 2000 && !holds(); waited += 10) await Bun.sleep(10)
}

describe('the WebSocket', () => {
  test('is only for pages of this server with a session', async () => {
    const { cookie } = await server.recruiter('first@example.com')
    expect((await connect({ cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await connect({ cookie, origin: 'null' })).status).toBe(403)
    expect((await connect({ cookie, origin: null })).status).toBe(403)
    expect((await connect({})).status).toBe(401)
    expect((await connect({ cookie: 'session=forged' })).status).toBe(401)
    expect((await connect({ cookie })).status).toBe(101)
  })

  test('tells the windows of a workspace what became of its upload, and nobody else', async () => {
    const owner = await server.recruiter('owner@example.com')
    const stranger = await server.recruiter('stranger@example.com')
    const [first, second, foreign] = await Promise.all([connect(owner), connect(owner), connect(stranger)])
    const body = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    const answer = await server.call('POST', '/api/submit', { cookie: owner.cookie, body })
    await soon(() => second.frames.some(({ event }) => event === 'apiResponseUpdated'))
    const states = first.frames.filter(({ event }) => event === 'uploadProgress').map(({ data }) => data.state)
    expect(states).toEqual(['received', 'stored', 'ranked'])
    const record = first.frames.find(({ event }) => event === 'apiResponseUpdated')?.data
    expect(record as unknown).toEqual(answer.body.results[0])
    expect(second.frames).toEqual(first.frames)
    expect(foreign.frames).toEqual([])
  })

  test('closes within a second of the end of its session', async () => {
    const { cookie } = await server.recruiter('leaving@example.com')
    const window = await connect({ cookie })
    await server.call('POST', '/logout', { cookie, body: {} })
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
  })

  test('closes when its session runs out, though nobody signs out', async () => {
    const { cookie } = await server.recruiter('asleep@example.com')
    const window = await connect({ cookie })
    server.clock.advance(12 * 3600_000 + 1)
    await server.app.accounts.sweep()
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
  })

  test('hangs up on somebody who talks without end', async () => {
    const { cookie } = await server.recruiter('talker@example.com')
    const window = await connect({ cookie })
    for (let count = 0; count < 60; count += 1) window.socket?.send('{}')
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
  })

  test('closes on a message that is too large', async () => {
    const { cookie } = await server.recruiter('loud@example.com')
    const window = await connect({ cookie })
    window.socket?.send('x'.repeat(1_000_000))
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).not.toBeUndefined()
  })

  test('keeps at most ten windows of one person, the newest', async () => {
    const { cookie } = await server.recruiter('many@example.com')
    const windows = []
    for (let count = 0; count < 11; count += 1) windows.push(await connect({ cookie }))
    expect(await Promise.race([windows[0]!.closed, Bun.sleep(1000)])).toBe(1008)
    expect(windows[10]!.socket?.readyState).toBe(WebSocket.OPEN)
  })
})
