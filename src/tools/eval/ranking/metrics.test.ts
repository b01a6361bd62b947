import { expect, test } from 'bun:test'
import { auc, ndcg, precisionAtTen, spearman } from './metrics.ts'

test('a perfect order has the best figures, the reverse the worst', () => {
  const grades = [2, 1, 0, 0]
  expect(ndcg([4, 3, 2, 1], grades)).toBe(1)
  expect(ndcg([1, 2, 3, 4], grades)).toBeLessThan(0.8)
  expect(spearman([4, 3, 2, 1], [8, 6, 4, 2])).toBeCloseTo(1)
  expect(spearman([1, 2, 3, 4], [8, 6, 4, 2])).toBeCloseTo(-1)
  expect(auc([4, 3, 2, 1], [true, true, false, false])).toBe(1)
  expect(auc([1, 1, 1, 1], [true, true, false, false])).toBe(0.5)
})

test('precision looks at the first ten', () => {
  const scores = Array.from({ length: 20 }, (_, i) => 20 - i)
  expect(
    precisionAtTen(
      scores,
      scores.map((_, i) => i % 2 === 0),
    ),
  ).toBe(0.5)
})
