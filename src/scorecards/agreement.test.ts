import { expect, test } from 'bun:test'
import { agreementOf } from './agreement.ts'

const card = (...ratings: [string, number | null][]) => ({
  ratings: ratings.map(([label, rating]) => ({ key: label.toLowerCase(), label, rating, note: '' })),
})

test('agreement is told of lines that at least two have rated', () => {
  expect(agreementOf([])).toEqual([])
  expect(agreementOf([card(['SQL', 3])])).toEqual([])
  expect(agreementOf([card(['SQL', 3], ['Python', 4]), card(['SQL', null], ['Python', 2]), card(['Python', 2])])).toEqual([
    { key: 'python', label: 'Python', ratings: [2, 2, 4], average: 2.7, gap: 2 },
  ])
})

test('lines keep the order of the first scorecard that has them', () => {
  const lines = agreementOf([card(['B', 1], ['A', 2]), card(['A', 2], ['B', 1])])
  expect(lines.map(({ label, gap }) => [label, gap])).toEqual([
    ['B', 0],
    ['A', 0],
  ])
})
