import { expect, test } from 'bun:test'
import { delayAfter, isFinal } from './retrying.ts'

test('answers from 200 to 499 are final, but for those that ask to come again', () => {
  expect([200, 201, 204, 400, 403, 404, 409, 410, 413].every(isFinal)).toBe(true)
  expect([0, 408, 425, 429, 500, 502, 503, 507].some(isFinal)).toBe(false)
})

test('the pause doubles up to a quarter of a minute, not at the same moment for everybody', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => delayAfter(failures, null, 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(delayAfter(1, null, 0)).toBe(750)
  expect(delayAfter(1, null, 1)).toBe(1250)
})

test('a pause that the server names is kept, within reason', () => {
  expect(delayAfter(1, 20_000, 0)).toBe(20_000)
  expect(delayAfter(1, 0, 0)).toBe(1000)
  expect(delayAfter(1, 3_600_000, 0)).toBe(60_000)
})
