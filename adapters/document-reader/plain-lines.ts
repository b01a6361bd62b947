import type { HiddenText, ReadDocument, TextLine } from '#src/ports/document-reader.ts'
import { smuggledText, withoutInvisible } from './invisible.ts'

/** A line of a format without a layout. Without cells it is the space between two blocks. */
export interface PlainLine {
  /** Pieces set apart by a tab or a table's border. */
  cells: string[]
  /** Points; 0 when unknown. */
  fontSize: number
  bold: boolean
  /** Words in bold type on a line that has others too, in order. */
  boldTexts?: string[]
  /** True on the first line of a new page. */
  newPage?: boolean
}

const SEPARATOR = '   '

/** Puts lines together to a text in which each knows its offsets, and tells what invisible characters say. */
export const composePlain = (source: PlainLine[]): Pick<ReadDocument, 'text' | 'lines' | 'hidden'> => {
  const hidden: HiddenText[] = []
  const lines: TextLine[] = []
  let text = ''
  let page = 1
  let block = 0
  let gap = false
  let newPage = false
  for (const { cells: raw, fontSize, bold, boldTexts, newPage: isFirst = false } of source) {
    const smuggled = raw.map(smuggledText).join('')
    if (smuggled) hidden.push({ page, text: smuggled, reason: 'zero-width' })
    const cells = raw.map(cleaned).filter(Boolean)
    newPage ||= isFirst
    if (cells.length === 0) {
      gap = true
      continue
    }
    if ((gap || newPage) && lines.length > 0) {
      block++
      if (newPage) page++
      text += newPage ? '\f' : '\n'
    }
    gap = newPage = false
    const start = text.length
    const segments = cells.map((cell, index) => {
      if (index > 0) text += SEPARATOR
      const from = text.length
      text += cell
      return { start: from, end: text.length, x: 0, width: 0 }
    })
    const boldParts = boldTexts && partsOf(text, start, boldTexts)
    lines.push({
      start,
      end: text.length,
      page,
      box: null,
      fontSize,
      bold,
      ...(boldParts && { boldParts }),
      block,
      segments,
      words: [],
    })
    text += '\n'
  }
  return { text, lines, hidden }
}

/** Where some words stand in the text from `from` on, one after the other. */
const partsOf = (text: string, from: number, words: string[]) => {
  const parts: { start: number; end: number }[] = []
  for (const word of words) {
    const sought = cleaned(word)
    const start = sought ? text.indexOf(sought, parts.at(-1)?.end ?? from) : -1
    if (start >= 0) parts.push({ start, end: start + sought.length })
  }
  return parts
}

const cleaned = (cell: string) =>
  withoutInvisible(cell)
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\s\u00a0]+/g, ' ')
    .replace(/^[\u25cf\u25aa\u25a0\u25e6\u2023\u2043\u27a2\uf0b7\uf0a7·](?=\s)/, '•')
    .replace(/[\ue000-\uf8ff]/g, '')
    .trim()

/** Text cut into lines; a tab or a row of spaces is a wide gap, an empty line ends a block, a form feed a page. */
export const linesWithoutLayout = (source: string): Pick<ReadDocument, 'text' | 'lines' | 'hidden'> =>
  composePlain(
    source.split(/\r\n|[\n\r\u2028\u2029\v]|(?=\f)/).map((line) => ({
      cells: line.replace('\f', '').split(/\t+| {3,}/),
      fontSize: 0,
      bold: false,
      newPage: line.startsWith('\f'),
    })),
  )
