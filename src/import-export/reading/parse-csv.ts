import { maximumColumns, maximumImportRows } from '../constants.ts'
import { UnreadableImport } from '../errors.ts'

export interface Table {
  header: string[]
  /** In their order. `number` counts the header as 1 and empty rows too, as spreadsheets do. */
  rows: { number: number; cells: string[] }[]
}

const separators = [',', ';', '\t'] as const

/** Rows with the empty ones, which some programs write below the table up to the end of the sheet. */
const mostLines = 1_100_000

/**
 * Reads a table of RFC 4180, and of what programs write in its place: with semicolons or tabs, with any line ends, with the
 * line `sep=;` in front. Throws UnreadableImport for what is no table or too much of one.
 */
export function parseCsv(given: string): Table {
  let text = given.startsWith('\u{feff}') ? given.slice(1) : given
  const told = /^sep=([,;\t])\r?\n/i.exec(text)
  if (told) text = text.slice(told[0].length)
  const separator = told?.[1] ?? separatorOf(text)
  let header: string[] | undefined
  const rows: Table['rows'] = []
  let number = told ? 1 : 0
  for (const { cells, isWhole } of recordsOf(text, separator)) {
    number += 1
    if (!isWhole)
      throw new UnreadableImport(
        `Row ${number}: a quotation mark (") opens a cell and is never closed, up to the end of the file.`,
      )
    if (cells.every((cell) => cell.trim() === '')) {
      if (number > mostLines) throw new UnreadableImport('Most rows of this file are empty. Save the table without them.')
      continue
    }
    if (!header) {
      header = cells.map((cell) => cell.trim())
      continue
    }
    if (rows.length >= maximumImportRows)
      throw new UnreadableImport(
        `This file has more than ${maximumImportRows.toLocaleString('en')} rows. Cut it into smaller ones.`,
      )
    rows.push({ number, cells })
  }
  if (!header) throw new UnreadableImport('This file is empty.')
  if (rows.length === 0) throw new UnreadableImport('This file has a first row, which names the columns, and no other.')
  return { header, rows }
}

/** The one of which the first row has most, outside of quotation marks. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((each) => [each, 0]))
  let inQuotes = false
  for (const letter of text.slice(0, 64 * 1024)) {
    if (letter === '"') inQuotes = !inQuotes
    else if (inQuotes) continue
    else if (letter === '\n' || letter === '\r') break
    else if (counts.has(letter)) counts.set(letter, counts.get(letter)! + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]![0]
}

const [quote, newLine, carriageReturn] = [0x22, 0x0a, 0x0d]

function* recordsOf(text: string, separator: string): Generator<{ cells: string[]; isWhole: boolean }> {
  const between = separator.charCodeAt(0)
  let at = 0
  let cells: string[] = []
  while (at < text.length) {
    let cell: string
    if (text.charCodeAt(at) === quote) {
      const end = closingQuote(text, at + 1)
      if (end < 0) return yield { cells, isWhole: false }
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
      // What follows the closing mark before the next cell belongs to it in the eyes of every spreadsheet.
      const rest = endOfPlain(text, at, between)
      cell += text.slice(at, rest)
      at = rest
    } else {
      const end = endOfPlain(text, at, between)
      cell = text.slice(at, end)
      at = end
    }
    cells.push(cell)
    if (cells.length > maximumColumns) throw new UnreadableImport(`This file has more than ${maximumColumns} columns in one row.`)
    const letter = text.charCodeAt(at)
    if (letter === between) {
      at += 1
      if (at < text.length) continue
      cells.push('')
    }
    if (letter === carriageReturn && text.charCodeAt(at + 1) === newLine) at += 1
    at += 1
    yield { cells, isWhole: true }
    cells = []
  }
}

function endOfPlain(text: string, from: number, between: number) {
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === between || letter === newLine || letter === carriageReturn) return at
  }
  return text.length
}

function closingQuote(text: string, from: number) {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text.charCodeAt(at + 1) !== quote) return at
  return -1
}
