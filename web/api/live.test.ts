import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connectLive, reconnectDelay } from './live.ts'

test('waits one to five seconds before it connects again, never all windows at the same moment', () => {
  for (const attempt of [0, 1, 2, 5, 50])
    for (const random of [0, 0.25, 0.5, 0.999]) {
      const delay = reconnectDelay(attempt, random)
      expect(delay).toBeGreaterThanOrEqual(1000)
      expect(delay).toBeLessThanOrEqual(5000)
    }
  expect(reconnectDelay(1, 0)).not.toBe(reconnectDelay(1, 0.9))
})

const addresses: string[] = []
const sockets = new Set<{ send: (text: string) => void; close: (code?: number) => void }>()
let server: ReturnType<typeof Bun.serve>

beforeAll(() => {
  server = Bun.serve({
    port: 0,
    fetch: (request, self) => {
      const { pathname, search } = new URL(request.url)
      addresses.push(pathname + search)
      return self.upgrade(request, { data: undefined }) ? undefined : new Response('no', { status: 400 })
    },
    websocket: {
      open: (socket) => void sockets.add(socket),
      close: (socket) => void sockets.delete(socket),
      message: () => {},
    },
  })
  Object.assign(globalThis, { window: { location: { href: server.url.href } } })
})
afterAll(() => {
  server.stop(true)
  Reflect.deleteProperty(globalThis, 'window')
})

const until = async (condition: () => boolean) => {
  const end = Date.now() + 4000
  while (!condition() && Date.now() < end) await Bun.sleep(10)
  expect(condition()).toBe(true)
}

test('delivers events, ignores what it cannot read, comes back by itself and says what must be read again', async () => {
  const events: unknown[] = []
  let resyncs = 0
  const attempts: number[] = []
  const { stop } = connectLive({
    onEvent: (event, data) => events.push([event, data]),
    onResync: () => resyncs++,
    delayAfter: (attempt) => attempts.push(attempt) * 10,
  })
  await until(() => sockets.size === 1)
  const [socket] = sockets
  socket?.send('not json')
  socket?.send(JSON.stringify({ event: 'apiResponseUpdated', data: { _id: 'c1' } }))
  await until(() => events.length === 1)
  expect(events).toEqual([['apiResponseUpdated', { _id: 'c1' }]])
  expect(resyncs).toBe(0)
  socket?.close()
  await until(() => resyncs === 1)
  expect(attempts).toEqual([0])
  stop()
  await until(() => sockets.size === 0)
})

test('makes no more attempts once it is told to pause, until it is renewed', async () => {
  addresses.length = 0
  const codes: number[] = []
  const { pause, renew, stop } = connectLive({
    onEvent: () => {},
    onResync: () => {},
    onLost: (code) => codes.push(code),
    delayAfter: () => 10,
  })
  await until(() => sockets.size === 1)
  const [first] = sockets
  first?.close(1008)
  await until(() => codes.length === 1)
  await until(() => addresses.length === 2)
  pause()
  await until(() => sockets.size === 0)
  await Bun.sleep(100)
  expect([addresses.length, codes]).toEqual([2, [1008]])
  renew()
  await until(() => sockets.size === 1)
  expect(addresses).toHaveLength(3)
  stop()
  await until(() => sockets.size === 0)
})

test('tells once when the page was read, and says what the server says was missed before the connection was there', async () => {
  addresses.length = 0
  let resyncs = 0
  const { stop } = connectLive({ onEvent: () => {}, onResync: () => resyncs++, since: 'life.7', delayAfter: () => 10 })
  await until(() => sockets.size === 1)
  const [socket] = sockets
  socket?.send(JSON.stringify({ event: 'missed', data: null }))
  await until(() => resyncs === 1)
  socket?.close()
  await until(() => resyncs === 2)
  expect(addresses).toEqual(['/ws?since=life.7', '/ws'])
  stop()
  await until(() => sockets.size === 0)
})

test('asks after a break only for what came after the last event it has heard, and reads nothing again unless it has to', async () => {
  addresses.length = 0
  const events: string[] = []
  let resyncs = 0
  const { renew, stop } = connectLive({
    onEvent: (...[event]) => void events.push(event),
    onResync: () => resyncs++,
    since: 'life.p7',
    delayAfter: () => 10,
  })
  await until(() => sockets.size === 1)
  const [first] = sockets
  first?.send(JSON.stringify({ event: 'teamChanged', data: null, moment: 'life.n8' }))
  first?.send(JSON.stringify({ event: 'presence', data: { candidateId: 'c1', people: [] } }))
  await until(() => events.length === 2)
  first?.close()
  await until(() => sockets.size === 1 && !sockets.has(first!))
  const [second] = sockets
  second?.send(JSON.stringify({ event: 'missed', data: null, moment: 'life.n20' }))
  await until(() => resyncs === 1)
  second?.close(1008)
  await until(() => resyncs === 2)
  renew()
  await until(() => resyncs === 3)
  expect(addresses).toEqual(['/ws?since=life.p7', '/ws?since=life.n8', '/ws', '/ws'])
  stop()
  await until(() => sockets.size === 0)
})
