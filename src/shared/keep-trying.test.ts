import { expect, test } from 'bun:test'
import { keepTrying } from './keep-trying.ts'
import { until } from './test-until.ts'

/** Work that fails so many times; `tries` counts. */
const failing = (times: number) => {
  const work = Object.assign(
    async () => {
      work.tries += 1
      if (work.tries <= times) throw new Error('away')
    },
    { tries: 0 },
  )
  return work
}

test('work that fails is done again until it works, and nobody hears of it', async () => {
  const work = failing(2)
  expect(await keepTrying(work, { everyMs: 1, most: 9 })).toBeUndefined()
  expect(work.tries).toBe(1)
  await until(() => work.tries === 3, 'the third try')
  await Bun.sleep(20)
  expect(work.tries).toBe(3)
})

test('is given up when the tries are used up', async () => {
  const work = failing(100)
  await keepTrying(work, { everyMs: 1, most: 2 })
  await Bun.sleep(30)
  expect(work.tries).toBe(3)
})
