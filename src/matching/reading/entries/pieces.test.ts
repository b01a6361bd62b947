import { describe, expect, test } from 'bun:test'
import { documentFromText } from '../plain-document.ts'
import { rowsOf } from '../rows.ts'
import { piecesOf } from './pieces.ts'

const cut = (line: string) => piecesOf(rowsOf(documentFromText(line))).map(({ text, separator }) => `${separator} ${text}`)

describe('lines are cut into pieces', () => {
  test.each([
    [
      'Data Engineer | Brightwater AB | Jan 2020 - Present',
      ['line Data Engineer', 'bar Brightwater AB', 'bar Jan 2020 - Present'],
    ],
    ['Data Engineer – Brightwater AB, Malmö', ['line Data Engineer', 'dash Brightwater AB', 'comma Malmö']],
    ['Brightwater, Inc., Boston (2019 - 2021)', ['line Brightwater, Inc.', 'comma Boston', 'bracket 2019 - 2021']],
    ['Data Engineer at Brightwater', ['line Data Engineer', 'at Brightwater']],
    ['2018 – 2020: Senior Designer', ['line 2018 – 2020', 'colon Senior Designer']],
    ['Brightwater\tJan 2018 - Dec 2021', ['line Brightwater', 'gap Jan 2018 - Dec 2021']],
    [
      '2018.07-至今  云海（中国）有限公司 高级Java开发工程师',
      ['line 2018.07-至今', 'space 云海', 'bracket 中国', 'bracket 有限公司', 'space 高级Java开发工程师'],
    ],
    [
      'Moved the batch jobs, and all that goes with them, at a cost',
      ['line Moved the batch jobs, and all that goes with them, at a cost'],
    ],
  ])('%s', (line, pieces) => expect(cut(line)).toEqual(pieces))

  test('each is an exact part of the text', () => {
    const document = documentFromText('Nora Lind\n• Engineer — Acme, Inc. (Leeds) · 05/2011 – 03/2013\n  - Wrote: a, b; c')
    for (const { start, end, text } of piecesOf(rowsOf(document))) expect(document.text.slice(start, end)).toBe(text)
  })
})
