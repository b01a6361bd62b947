import { expect, test } from 'bun:test'
import { singleFlight } from './single-flight.ts'

function counting() {
  const shared = singleFlight<number>()
  let times = 0
  const work = async () => {
    times += 1
    await Bun.sleep(5)
    return times
  }
  return { ask: (what: unknown) => shared(what, work), shared }
}

test('work that is going on is done once for all who ask for the same, and once more for something else', async () => {
  const { ask } = counting()
  expect(await Promise.all([ask({ a: 1 }), ask({ a: 1 }), ask({ a: 1 })])).toEqual([1, 1, 1])
  expect(await Promise.all([ask({ a: 2 }), ask({ a: 3 })])).toEqual([3, 3])
})

test('what is done is not remembered', async () => {
  const { ask } = counting()
  expect([await ask('same'), await ask('same')]).toEqual([1, 2])
})

test('a failure is told to all who wait for it, and the next one tries again', async () => {
  const { ask, shared } = counting()
  const failing = () => shared('same', () => Promise.reject(new Error('away')))
  const failures = await Promise.allSettled([failing(), failing()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('same')).toBe(1)
})
