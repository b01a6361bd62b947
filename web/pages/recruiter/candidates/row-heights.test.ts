import { expect, test } from 'bun:test'
import { createRowHeights } from './row-heights.ts'

test('rows that nobody has seen count as estimated, and those seen as they are', () => {
  const heights = createRowHeights(100_000, 60)
  expect(heights.top(100_000)).toBe(6_000_000)
  expect(heights.set(3, 200)).toBe(true)
  expect(heights.set(3, 200)).toBe(false)
  expect([heights.top(3), heights.top(4), heights.top(5)]).toEqual([180, 380, 440])
  expect([heights.at(-5), heights.at(179), heights.at(180), heights.at(379), heights.at(380)]).toEqual([0, 2, 3, 3, 4])
  expect(heights.at(1e9)).toBe(99_999)
})

test('says of every pixel the same row as adding up would', () => {
  const heights = createRowHeights(37, 10)
  const real = Array.from({ length: 37 }, (_, index) => 5 + ((index * 7) % 23))
  for (const [index, height] of real.entries()) if (index % 3 !== 0) heights.set(index, height)
  let top = 0
  for (let index = 0; index < 37; index += 1) {
    const height = index % 3 === 0 ? 10 : real[index]!
    expect(heights.top(index)).toBe(top)
    expect([heights.at(top), heights.at(top + height - 1)]).toEqual([index, index])
    top += height
  }
})

test('stays below what browsers can draw however many rows there are', () => {
  const heights = createRowHeights(100_000, 400)
  expect(heights.top(100_000)).toBeLessThan(15_000_000)
  expect(createRowHeights(0, 60).at(100)).toBe(0)
})
