import { expect, test } from 'bun:test'
import type { Parts, Timer } from './browser-parts.ts'
import type { OutboxItem } from './item.ts'
import type { Answer } from './send.ts'
import { memoryStore, type OutboxStore } from './store.ts'
import { createOutbox } from './upload-queue.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
/** Nothing here takes time but turns: after so many, whatever could happen has happened. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await nextTurn()
}

const ok: Answer = { status: 200, body: { saved: true }, retryAfterMs: null }
const lost: Answer = { status: 0, body: null, retryAfterMs: null }
const failing: Answer = { status: 503, body: null, retryAfterMs: null }

/** A device with windows on it, a network that can go, and a server that remembers what it was sent. */
function aDevice(store: OutboxStore | null = memoryStore()) {
  const received: string[] = []
  const timers = new Set<{ skip(): void; ms: number }>()
  const heard: { window: number; hear: (message: unknown) => void; online: () => void }[] = []
  const locks = new Map<string, Promise<unknown>>()
  const device = {
    received,
    answer: (_item: OutboxItem): Answer => ok,
    waits: () => [...timers].map(({ ms }) => ms),
    endWait(ms: number) {
      for (const timer of [...timers]) if (timer.ms === ms) timer.skip()
    },
    backOnline() {
      for (const { online } of heard) online()
    },
    window(number: number) {
      const parts: Parts = {
        openStore: async () => store ?? Promise.reject(new Error('Nothing is kept here')),
        async send(item) {
          await nextTurn()
          const answer = device.answer(item)
          if (answer.status > 0) received.push(item.key)
          return answer
        },
        async exclusively(name, work) {
          const before = locks.get(name)
          const mine = Promise.resolve(before).then(work)
          locks.set(
            name,
            mine.catch(() => {}),
          )
          return mine
        },
        tell(message) {
          for (const each of heard) if (each.window !== number) each.hear(message)
        },
        listen: (hear, online) => heard.push({ window: number, hear, online }),
        close() {},
        wait(ms): Timer {
          let skip = () => {}
          const ended = new Promise<void>((resolve) => {
            const timer = {
              ms,
              skip: () => {
                timers.delete(timer)
                resolve()
              },
            }
            timers.add(timer)
            skip = timer.skip
          })
          return { ended, skip: () => skip() }
        },
        now: () => 1_800_000_000_000,
      }
      return createOutbox('token', parts)
    },
  }
  return device
}

const answerTo = (key: string, userAnswer: string) => ({
  lane: 'answers' as const,
  key,
  replaces: true,
  request: { method: 'PATCH' as const, path: '/api/update-answer/token', json: { questionId: key, userAnswer } },
})

test('what is put is sent, and is gone once the server has answered', async () => {
  const device = aDevice()
  const outbox = device.window(1)
  const settled: unknown[] = []
  outbox.onSettled((item, status, body) => settled.push([item.key, status, body]))
  await outbox.put(answerTo('one', 'A'))
  expect(outbox.pending('answers').map(({ key }) => key)).toEqual(['one'])
  await settle()
  expect(device.received).toEqual(['one'])
  expect(outbox.pending()).toEqual([])
  expect(settled).toEqual([['one', 200, { saved: true }]])
})

test('without a network everything waits, and goes in the order in which it was put as soon as the network is back', async () => {
  const device = aDevice()
  device.answer = () => lost
  const outbox = device.window(1)
  for (const key of ['one', 'two', 'three']) await outbox.put(answerTo(key, 'A'))
  await outbox.put(answerTo('one', 'B'))
  await settle()
  expect(outbox.state().isReachable).toBe(false)
  expect(outbox.pending('answers').map(({ key, json }) => [key, (json as { userAnswer: string }).userAnswer])).toEqual([
    ['two', 'A'],
    ['three', 'A'],
    ['one', 'B'],
  ])
  device.answer = () => ok
  device.backOnline()
  await settle()
  expect(device.received).toEqual(['two', 'three', 'one'])
  expect(outbox.state()).toMatchObject({ isReachable: true, items: [] })
})

test('a window that opens later sends what an earlier one has left behind', async () => {
  const device = aDevice()
  device.answer = () => lost
  const before = device.window(1)
  await before.put(answerTo('one', 'A'))
  await settle()
  before.close()
  device.answer = () => ok
  const after = device.window(2)
  await after.open()
  expect(after.pending().map(({ key }) => key)).toEqual(['one'])
  await settle()
  expect(device.received).toEqual(['one'])
})

test('two windows send each item once, and both know what has become of it', async () => {
  const device = aDevice()
  const [one, two] = [device.window(1), device.window(2)]
  const seen: string[] = []
  two.onSettled((item) => seen.push(item.key))
  await Promise.all([one.open(), two.open()])
  await Promise.all([one.put(answerTo('one', 'A')), two.put(answerTo('two', 'A')), one.put(answerTo('three', 'A'))])
  await settle()
  expect(device.received.toSorted()).toEqual(['one', 'three', 'two'])
  expect(seen.toSorted()).toEqual(['one', 'three', 'two'])
  expect([one.pending(), two.pending()]).toEqual([[], []])
})

test('a refusal is an answer: it settles the matter and does not hold up what follows', async () => {
  const device = aDevice()
  device.answer = ({ key }) => (key === 'late' ? { status: 409, body: { code: 'DEADLINE_PASSED' }, retryAfterMs: null } : ok)
  const outbox = device.window(1)
  const settled: unknown[] = []
  outbox.onSettled((item, status) => settled.push([item.key, status]))
  await outbox.put(answerTo('late', 'A'))
  await outbox.put(answerTo('next', 'A'))
  await settle()
  expect(settled).toEqual([
    ['late', 409],
    ['next', 200],
  ])
})

test('what a server fails on again and again lets the others pass, and is not given up', async () => {
  const device = aDevice()
  device.answer = ({ key }) => (key === 'stubborn' ? failing : ok)
  const outbox = device.window(1)
  await outbox.put(answerTo('stubborn', 'A'))
  await outbox.put(answerTo('next', 'A'))
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await settle()
    outbox.retryNow()
  }
  await settle()
  expect(device.received.at(-1)).toBe('stubborn')
  expect(device.received).toContain('next')
  expect(outbox.pending().map(({ key }) => key)).toEqual(['stubborn'])
})

test('a server that asks for a pause gets it', async () => {
  const device = aDevice()
  device.answer = () => ({ status: 429, body: null, retryAfterMs: 7000 })
  const outbox = device.window(1)
  await outbox.put(answerTo('one', 'A'))
  await settle()
  expect(device.waits().some((ms) => ms >= 7000 && ms <= 7500)).toBe(true)
  expect(outbox.pending()).toHaveLength(1)
})

test('pictures wait for answers', async () => {
  const device = aDevice()
  device.answer = ({ lane }) => (lane === 'answers' ? lost : ok)
  const outbox = device.window(1)
  await outbox.put(answerTo('one', 'A'))
  await outbox.put({ lane: 'camera', key: '1/0', request: { method: 'POST', path: '/chunk', body: new Blob(['film']) } })
  await settle()
  expect(device.received).toEqual([])
  device.answer = () => ok
  device.backOnline()
  await settle()
  expect(device.received).toEqual(['one', '1/0'])
})

test('where the device keeps nothing it still sends, and says so', async () => {
  const device = aDevice(null)
  const outbox = device.window(1)
  await outbox.put(answerTo('one', 'A'))
  expect(outbox.state().isDurable).toBe(false)
  await settle()
  expect(device.received).toEqual(['one'])
})

test('a device that is full keeps the rest in the window', async () => {
  const store: OutboxStore = { ...memoryStore(), add: async () => Promise.reject(new Error('QuotaExceededError')) }
  const device = aDevice(store)
  device.answer = () => lost
  const outbox = device.window(1)
  await outbox.put(answerTo('one', 'A'))
  await settle()
  expect(outbox.state()).toMatchObject({ isDurable: false, isReachable: false })
  device.answer = () => ok
  device.backOnline()
  await settle()
  expect(device.received).toEqual(['one'])
  expect(outbox.pending()).toEqual([])
})

test('being idle is waited for, but not for ever', async () => {
  const device = aDevice()
  device.answer = () => lost
  const outbox = device.window(1)
  await outbox.put(answerTo('one', 'A'))
  const given = outbox.idle(['answers'], 400)
  const other = outbox.idle(['voice'], 400)
  expect(await other).toBe(true)
  device.answer = () => ok
  device.backOnline()
  expect(await given).toBe(true)
  device.answer = () => lost
  await outbox.put(answerTo('two', 'A'))
  const missed = outbox.idle(['answers'], 77)
  await settle()
  device.endWait(77)
  expect(await missed).toBe(false)
})
