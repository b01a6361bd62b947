import { expect, test } from 'bun:test'
import type { ItemOutcome } from '../results-ports.ts'
import { itemFigures } from './item-figures.ts'

/** One sitting per row; each row says how its questions went. */
const sittings = (rows: (number | null)[][], part: 'mcq' | 'voice' = 'mcq'): ItemOutcome[] =>
  rows.flatMap((shares, row) => shares.map((share, column) => ({ bankId: `q${column}`, part, assessmentId: `a${row}`, share })))

test('a question that everybody gets right is the easiest there is, and tells nobody apart', () => {
  const figures = itemFigures(sittings(Array.from({ length: 12 }, (_, row) => [1, row % 2])))
  expect(figures.get('q0')).toEqual({ outcomes: 12, difficulty: 1, discrimination: null })
  expect(figures.get('q1')!.difficulty).toBe(0.5)
})

test('a question that good candidates get right tells them apart, one that they get wrong is suspect', () => {
  const strong = (row: number) => (row < 6 ? 1 : 0)
  const figures = itemFigures(
    sittings(Array.from({ length: 12 }, (_, row) => [strong(row), strong(row), strong(row), strong(row), 1 - strong(row)])),
  )
  expect(figures.get('q0')!.discrimination!).toBeGreaterThan(0.9)
  expect(figures.get('q4')!.discrimination!).toBeLessThan(-0.9)
})

test('says nothing about discrimination from a few sittings, nor where a question stood alone', () => {
  expect(
    itemFigures(
      sittings([
        [1, 0],
        [0, 1],
      ]),
    ).get('q0')!.discrimination,
  ).toBeNull()
  expect(itemFigures(sittings(Array.from({ length: 20 }, (_, row) => [row % 2]))).get('q0')!.discrimination).toBeNull()
})

test('leaves out what nobody knows yet', () => {
  expect(itemFigures(sittings([[null], [0.5], [1]], 'voice')).get('q0')).toMatchObject({ outcomes: 2, difficulty: 0.75 })
})
