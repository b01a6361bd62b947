import { expect, test } from 'bun:test'
import type { Pair } from './scored-pairs.ts'
import { withinLines, withinOccupations } from './within-occupations.ts'

const pair = (kind: string, a: string, b: string, note = ''): Pair => ({ ad: 'welder', kind, a, b, relation: '>=', note })
const pairs = [
  pair('must-have with evidence', 'evidenced', 'base'),
  pair('must-have listed', 'listed', 'base'),
  pair('same facts, other layout', 'table', 'base'),
  pair('fewer years', 'short', 'base', '1 years instead of 4 (asked 0)'),
  pair('must-have removed', 'removed', 'base'),
]
const scores = (points: Record<string, number>) =>
  new Map(Object.entries(points).map(([name, value]) => [`welder-${name}`, value]))

test('who shows more of what is asked for is the better, in whatever layout; years count where they are asked for', () => {
  const right = { evidenced: 80, listed: 75, base: 70, table: 70, removed: 60, short: 90 }
  expect(withinOccupations({ pairs, scores: scores(right) })).toEqual([{ ad: 'welder', pairs: 9, right: 9, worst: null }])
})

test('an equal pair counts half, and the worst is told', () => {
  const [result] = withinOccupations({
    pairs,
    scores: scores({ evidenced: 80, listed: 70, base: 70, table: 72, removed: 60, short: 0 }),
  })
  expect(result).toEqual({ ad: 'welder', pairs: 9, right: 7.5, worst: { pair: 'listed above table', by: 2 } })
  expect(withinLines([result!])).toContain('0.833 in the worst (welder)')
})
