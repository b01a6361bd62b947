import { expect, test } from 'bun:test'
import type { ItemRecord } from '#src/assessment/views.ts'
import { chosenItems, verdictOn } from './figures.ts'

const anItem = (facts: Partial<ItemRecord> = {}): ItemRecord => ({
  id: 'git-01',
  part: 'mcq',
  question: 'What does git fetch do?',
  skill: 'Git',
  level: 1,
  exposure: 20,
  lastAskedAt: '2026-11-20T10:00:00.000Z',
  outcomes: 20,
  difficulty: 0.5,
  discrimination: 0.4,
  retiredAt: null,
  ...facts,
})
const everything = { part: '', q: '', skill: '', sort: 'asked', turned: false } as const

test('a verdict on a question says what its correlation means, and nothing from a few sittings', () => {
  const verdict = (discrimination: number | null, outcomes = 20) => verdictOn({ discrimination, outcomes }).text
  expect([0.45, 0.15, 0.02, -0.4].map((value) => verdict(value))).toEqual([
    'Separates well',
    'Separates',
    'Weak',
    'Check: strong candidates miss it',
  ])
  expect(verdict(0.9, 9)).toBe('Too few sittings')
  expect(verdict(null)).toBe('Nothing to compare')
})

test('questions are found by words, skill and kind, and ordered with the unknown last', () => {
  const items = [
    anItem({ id: 'a', difficulty: 0.9 }),
    anItem({ id: 'b', difficulty: null, exposure: 0, question: 'What does SQL stand for?', skill: 'SQL' }),
    anItem({ id: 'c', difficulty: 0.2, part: 'voice', skill: null, question: 'How do you review?' }),
  ]
  const ids = (query: Partial<Parameters<typeof chosenItems>[1]>) =>
    chosenItems(items, { ...everything, ...query }).map(({ id }) => id)
  expect(ids({ sort: 'right' })).toEqual(['c', 'a', 'b'])
  expect(ids({ sort: 'right', turned: true })).toEqual(['a', 'c', 'b'])
  expect(ids({ q: 'sql' })).toEqual(['b'])
  expect(ids({ skill: 'Git' })).toEqual(['a'])
  expect(ids({ part: 'voice' })).toEqual(['c'])
})
