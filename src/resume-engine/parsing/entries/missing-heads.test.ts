import { expect, test } from 'bun:test'
import { documentFromText } from '../plain-document.ts'
import { rowsOf } from '../rows.ts'
import type { Label } from './labels.ts'
import { withHeads } from './missing-heads.ts'
import { piecesOf } from './pieces.ts'

/** Lines that begin with a # stand in larger type; what the model said of a piece stands beside it, nothing for 'other'. */
const labelled = (lines: string[], said: Record<string, Label>) => {
  const document = documentFromText(lines.map((line) => line.replace(/^#/, '')).join('\n'))
  document.lines = document.lines.map((line, index) => ({
    ...line,
    fontSize: lines[index]!.startsWith('#') ? 14 : 10,
    box: { x: 50, y: 40 + 14 * index, width: 200, height: 12 },
  }))
  const pieces = piecesOf(rowsOf(document)).map((piece) => ({ piece, label: said[piece.text] ?? 'other', confidence: 0.9 }))
  return Object.fromEntries(withHeads(pieces).map(({ piece, label }) => [piece.text, label]))
}

const known = ['#Quaorimont Outfitters', 'Store Manager   Dec 2017 - Mar 2021', 'Trained 12 seasonal colleagues each November.']
const said: Record<string, Label> = {
  'Quaorimont Outfitters': 'employer+',
  'Store Manager': 'title',
  'Dec 2017 - Mar 2021': 'dates',
  'Aug 2021 - Mar 2025': 'dates',
}

test('a position whose title nobody knows is one where another looks line by line the same', () => {
  const odd = ['#Kerr Hardware', 'Keyholder   Aug 2021 - Mar 2025', 'Counted stock of 50 lines overnight.']
  expect(labelled([...odd, ...known], { ...said, 'Kerr Hardware': 'heading-other' })).toMatchObject({
    'Kerr Hardware': 'employer+',
    Keyholder: 'title',
    'Aug 2021 - Mar 2025': 'dates',
    'Counted stock of 50 lines overnight.': 'other',
  })
})

test('nothing is one that looks otherwise, is a sentence, or begins the part of work', () => {
  for (const [name, line, label] of [
    ['Kerr Hardware', 'Keyholder   Aug 2021 - Mar 2025', 'heading-other'],
    ['#Kerr Hardware', 'Kept the keys of the shop.   Aug 2021 - Mar 2025', 'heading-other'],
    ['#Experience', 'Keyholder   Aug 2021 - Mar 2025', 'heading-work'],
  ] as const) {
    const text = name.replace('#', '')
    expect(labelled([name, line, ...known], { ...said, [text]: label })[text]).toBe(label)
  }
})
