import { expect, test } from 'bun:test'
import { parseCsv } from './parse-csv.ts'

const cellsOf = (text: string) => parseCsv(`Name,Email\n${text}`).rows.map(({ cells }) => cells)

test.each([
  ['"Ada" Berg,ada@example.com', ['Ada Berg', 'ada@example.com']],
  ['Ada Berg,"ada@example.com" ', ['Ada Berg', 'ada@example.com ']],
  ['"Ada ""Ace"""Berg,x', ['Ada "Ace"Berg', 'x']],
  ['""Berg,x', ['Berg', 'x']],
  ['Ada "Ace" Berg,x', ['Ada "Ace" Berg', 'x']],
  [' "Ada",x', [' "Ada"', 'x']],
  ['"Ada, or\r\n""Ace""",x', ['Ada, or\r\n"Ace"', 'x']],
])('quotation marks are read as spreadsheets read them: %j', (line, cells) => {
  expect(cellsOf(`${line}\nBob,bob@example.com`)).toEqual([cells, ['Bob', 'bob@example.com']])
})
