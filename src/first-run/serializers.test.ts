import { expect, test } from 'bun:test'
import { doneInWords } from './serializers.ts'

const nothing = {
  moves: 0,
  notes: 0,
  tasks: 0,
  tags: 0,
  messages: 0,
  interviews: 0,
  assessments: 0,
  scorecards: 0,
  otherRankings: 0,
}

test('what was done with sample data is counted in words', () => {
  expect(doneInWords(nothing)).toEqual([])
  expect(doneInWords({ ...nothing, notes: 1, moves: 2, otherRankings: 1 })).toEqual([
    '2 moves to another stage',
    '1 note',
    '1 ranking for another job',
  ])
})
