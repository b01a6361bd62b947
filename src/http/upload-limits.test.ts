import { describe, expect, test } from 'bun:test'
import { StorageFull } from '#src/shared/provider-error.ts'
import { createUploadSemaphore, TooManyUploads, type UploadSemaphore } from './upload-limits.ts'

/** Work that ends when it is told to. */
function work() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, run: () => ended }
}

test('lets uploads wait for a place in the order in which they came, and refuses those for whom there is no room to wait', async () => {
  const places = createUploadSemaphore(1, 1, { room: { places: 2, placesOfOne: 1, milliseconds: 5000 } })
  const done: string[] = []
  const first = work()
  const running = places.withPlace('first', first.run)
  const second = places.withPlace('second', async () => void done.push('second'))
  const third = places.withPlace('third', async () => void done.push('third'))
  await expect(places.withPlace('fourth', first.run)).rejects.toBeInstanceOf(TooManyUploads)
  expect(done).toEqual([])
  first.end()
  await Promise.all([running, second, third])
  expect(done).toEqual(['second', 'third'])
  await places.withPlace('fourth', async () => void done.push('fourth'))
  expect(done).toEqual(['second', 'third', 'fourth'])
})

test('lets nobody take the places of others, nor the room to wait for them', async () => {
  const places = createUploadSemaphore(2, 1, { room: { places: 10, placesOfOne: 1, milliseconds: 5000 } })
  const first = work()
  const all = [places.withPlace('one', first.run), places.withPlace('one', first.run)]
  await expect(places.withPlace('one', first.run)).rejects.toBeInstanceOf(TooManyUploads)
  expect(await places.withPlace('another', async () => 'came in')).toBe('came in')
  first.end()
  await Promise.all(all)
})

test('does not let anybody wait for ever, and keeps no place for who has gone', async () => {
  const places = createUploadSemaphore(1, 1, { room: { places: 10, placesOfOne: 10, milliseconds: 10 } })
  const first = work()
  const running = places.withPlace('first', first.run)
  await expect(places.withPlace('second', first.run)).rejects.toBeInstanceOf(TooManyUploads)
  first.end()
  await running
  expect(await places.withPlace('second', async () => 'came in')).toBe('came in')
})

test('gives the place of work that failed to the next', async () => {
  const places = createUploadSemaphore(1, 1)
  const failing = async () => Promise.reject(new Error('broke off'))
  await expect(places.withPlace('first', failing)).rejects.toThrow('broke off')
  expect(await places.withPlace('first', async () => 'came in')).toBe('came in')
})

/** An upload that brings so many bytes a second until it is told to end, or gives way. */
function sender(places: UploadSemaphore, person: string, bytesPerSecond: number) {
  const end = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const outcome = places
    .withPlace(person, (upload) => {
      begun.resolve()
      upload.onGivingWay(() => end.resolve('gave way'))
      const timer = setInterval(() => upload.arrived(bytesPerSecond / 20), 50)
      return end.promise.finally(() => clearInterval(timer))
    })
    .catch((error: Error) => error.name)
  return { outcome, begun: begun.promise, end: () => end.resolve('came whole') }
}

describe('when places are scarce', () => {
  test('the slowest give way to who waits, and who is quick enough stays', async () => {
    const places = createUploadSemaphore(4, 4, { room: { places: 4, placesOfOne: 4, milliseconds: 30_000 } })
    const slow = [1, 2, 3].map((number) => sender(places, `slow ${number}`, 18_000))
    const quick = sender(places, 'quick', 2_000_000)
    const newcomer = sender(places, 'newcomer', 2_000_000)
    await newcomer.begun
    const ended = await Promise.race([Promise.any(slow.map(({ outcome }) => outcome)), quick.outcome])
    expect(ended).toBe('gave way')
    quick.end()
    newcomer.end()
    expect(await Promise.all([quick.outcome, newcomer.outcome])).toEqual(['came whole', 'came whole'])
    for (const { end } of slow) end()
  }, 20_000)

  test('nobody is hurried while half of the places are free', async () => {
    const places = createUploadSemaphore(8, 8)
    const slow = [1, 2, 3].map(() => sender(places, 'slow', 1000))
    const first = await Promise.race([slow[0]!.outcome, Bun.sleep(2500).then(() => 'still there')])
    expect(first).toBe('still there')
    for (const { end } of slow) end()
    expect(await slow[2]!.outcome).toBe('came whole')
  })

  test('a full waiting room has room for who holds nothing, at the cost of who holds most', async () => {
    const places = createUploadSemaphore(2, 2, { room: { places: 4, placesOfOne: 4, milliseconds: 30_000 } })
    const held = [work(), work()]
    const running = held.map(({ run }) => places.withPlace('greedy', run))
    const waiting = Array.from({ length: 4 }, () =>
      places.withPlace('greedy', async () => 'in').catch((error: Error) => error.name),
    )
    const honest = places.withPlace('honest', async () => 'in')
    expect(await waiting[3]).toBe('TooManyUploads')
    held[0]!.end()
    expect(await honest).toBe('in')
    held[1]!.end()
    await Promise.all(running)
    expect(await Promise.all(waiting)).toEqual(['in', 'in', 'in', 'TooManyUploads'])
  })
})

describe('a budget of bytes', () => {
  test('holds for all uploads of a kind together, until what they stored is gone', async () => {
    const places = createUploadSemaphore(10, 10, { budget: { bytes: 100, share: 1, freeBytes: () => 1e9 } })
    const kept = await places.withPlace('one', async (upload) => {
      upload.stored(80)
      return upload
    })
    const store = (bytes: number) =>
      places.withPlace('two', async (upload) => {
        try {
          upload.stored(bytes)
        } finally {
          upload.release()
        }
        return 'stored'
      })
    await expect(store(30)).rejects.toBeInstanceOf(TooManyUploads)
    expect(await store(20)).toBe('stored')
    kept.release()
    expect(await store(100)).toBe('stored')
  })

  test('is a part of the free disk at most', async () => {
    let free = 1000
    const places = createUploadSemaphore(10, 10, { budget: { bytes: 1e9, share: 0.1, freeBytes: () => free } })
    const store = (bytes: number) =>
      places.withPlace('one', async (upload) => {
        try {
          upload.stored(bytes)
        } finally {
          upload.release()
        }
      })
    await store(90)
    free = 500
    await expect(store(90)).rejects.toBeInstanceOf(StorageFull)
  })
})
