import { expect, test } from 'bun:test'
import type { LabelledPiece } from './entries/entry.ts'
import type { Label } from './entries/labels.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'
import type { Section } from './sections.ts'
import { skillLists } from './skill-lists.ts'

const lists = (kind: Section['kind'], ...lines: [text: string, label: Label][]) => {
  const rows = rowsOf(documentFromText(lines.map(([text]) => text).join('\n')))
  const labelled = rows.map(
    (row, index) => ({ piece: { row, text: row.text }, label: lines[index]![1], confidence: 0.99 }) as LabelledPiece,
  )
  return skillLists([{ kind, heading: null, rows }], labelled).flatMap((list) => list.rows.map(({ text }) => text))
}

test('a list of skills ends where a position begins that no heading announces', () =>
  expect(
    lists('skills', ['Excel', 'skill'], ['Welding', 'skill'], ['Welder, Acme Ltd', 'title+'], ['Welded 90 seams', 'work-text']),
  ).toEqual(['Excel', 'Welding']))

test('a list under a heading that nobody knows is one', () =>
  expect(lists('other', ['Toolbox', 'heading-other'], ['Excel', 'skill'], ['Welding', 'skill'])).toEqual(['Excel', 'Welding']))

test('languages that somebody speaks are no list of skills, and a heading is believed where the model sees nothing', () => {
  expect(lists('languages', ['French', 'skill'])).toEqual([])
  expect(lists('skills', ['Patience', 'other'], ['Rigor', 'other'])).toEqual(['Patience', 'Rigor'])
})
