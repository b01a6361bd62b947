import { expect, test } from 'bun:test'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'

/** Gives every line of a plain text its place: `left|top|text`. */
const placed = (lines: string[]): ReadDocument => {
  const cells = lines.map((line) => line.split('|'))
  const document = documentFromText(cells.map(([, , text]) => text).join('\n'))
  document.lines = document.lines.map((line, index) => {
    const [left, top, text] = cells[index]!
    return { ...line, fontSize: 10, box: { x: Number(left), y: Number(top), width: text!.length * 5, height: 10 } }
  })
  return document
}

test('a margin of headings and dates is read line by line with what it labels', () => {
  const document = placed([
    '30|40|Nora Lindgren',
    '30|80|EXPERIENCE',
    '30|100|2018 – 2020',
    '30|140|2015 – 2018',
    '30|180|EDUCATION',
    '150|100|Senior Engineer, Brightwater AB',
    '150|120|Moved the batch jobs.',
    '150|140|Engineer, Northline Ltd',
    '150|180|B.Sc. Physics, Lund University',
  ])
  expect(rowsOf(document).map(({ text }) => text)).toEqual([
    'Nora Lindgren',
    'EXPERIENCE',
    '2018 – 2020',
    'Senior Engineer, Brightwater AB',
    'Moved the batch jobs.',
    '2015 – 2018',
    'Engineer, Northline Ltd',
    'EDUCATION',
    'B.Sc. Physics, Lund University',
  ])
})

test('a sidebar with content of its own stays a column', () => {
  const lines = [
    '30|80|SKILLS',
    '30|100|Figma',
    '30|120|Prototyping',
    '30|140|User research',
    '150|80|EXPERIENCE',
    '150|100|Designer, Studio Berg',
    '150|120|2018 – 2020',
  ]
  expect(rowsOf(placed(lines)).map(({ text }) => text)).toEqual(lines.map((line) => line.split('|')[2]!))
})

test('dates and places of a right margin go back to the lines they stand on', () => {
  const document = placed([
    '30|80|EXPERIENCE',
    '30|100|Northline Ltd',
    '30|112|Data Engineer',
    '30|130|Built the reports of the whole company.',
    '400|101|Pune, India',
    '400|113|July 2018 - Present',
  ])
  document.lines = document.lines.map((line, index) => ({ ...line, block: index > 3 ? 1 : 0 }))
  expect(rowsOf(document).map(({ text }) => text)).toEqual([
    'EXPERIENCE',
    'Northline Ltd',
    'Pune, India',
    'Data Engineer',
    'July 2018 - Present',
    'Built the reports of the whole company.',
  ])
})

test('headings in a margin stand before what is beside them, whatever they say', () => {
  const document = placed([
    '30|40|Nora Lindgren',
    '30|100|Mein Weg',
    '30|160|Gelernt habe ich',
    '30|200|Damit',
    '30|212|arbeite ich',
    '150|100|Ingenieurin, Brightwater AB',
    '150|120|Zog die Nachtläufe um.',
    '150|160|Diplom Physik',
    '150|200|Excel, SAP',
  ])
  const blocks = [0, 1, 2, 3, 3, 4, 4, 5, 6]
  document.lines = document.lines.map((line, index) => ({ ...line, block: blocks[index]! }))
  expect(rowsOf(document).map(({ text }) => text)).toEqual([
    'Nora Lindgren',
    'Mein Weg',
    'Ingenieurin, Brightwater AB',
    'Zog die Nachtläufe um.',
    'Gelernt habe ich',
    'Diplom Physik',
    'Damit',
    'arbeite ich',
    'Excel, SAP',
  ])
})

test('headings on the first line of what they are about become lines of their own', () => {
  const document = placed([
    '30|100|Laufbahn   Ingenieurin, Brightwater',
    '150|120|Zog um.',
    '30|160|Können   Excel',
    '150|180|SAP',
  ])
  document.lines = document.lines.map((line) => {
    const [first, second] = line.segments
    if (!second) return line
    return {
      ...line,
      segments: [first!, { ...second, x: 150 }],
      boldParts: [{ start: first!.start, end: first!.end }],
    }
  })
  expect(rowsOf(document).map(({ text }) => text)).toEqual([
    'Laufbahn',
    'Ingenieurin, Brightwater',
    'Zog um.',
    'Können',
    'Excel',
    'SAP',
  ])
})

test('labels in plain type that head one line of a list stay on it', () => {
  const document = placed([
    '30|100|Leadership   Mergers, board reports',
    '150|120|and audits',
    '30|160|Other   Excel',
    '150|180|SAP',
  ])
  document.lines = document.lines.map((line) => {
    const [first, second] = line.segments
    return second ? { ...line, segments: [first!, { ...second, x: 150 }] } : line
  })
  expect(rowsOf(document)).toHaveLength(4)
})
