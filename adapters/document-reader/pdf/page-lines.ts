import { mostlyRightToLeft } from '../layout/bidi.ts'
import { columnsOf, type Rule } from '../layout/columns.ts'
import type { PageLine } from '../layout/compose.ts'
import { type LineText, type Piece, rowText } from '../layout/row-text.ts'
import { chunksOf, linesOf, type Row } from '../layout/rows.ts'
import { pageBox } from './words.ts'

/** A word with its place, in coordinates of the reading direction. */
export interface SetWord extends Piece {
  look: { font: { bold: boolean; ascent: number; descent: number } }
  /** How much lower than `y` it really stands, on a page that was scanned askew. */
  tilt?: number
}

export interface Setting {
  /** Quarter turns clockwise that the lines are rotated by. */
  direction: number
  /** Of the page, in points. */
  width: number
  height: number
  /** Lines drawn across the page. */
  rules: Rule[]
}

/** Words of one direction as blocks of lines, in the order a person reads them. */
export const blocksOfWords = (words: SetWord[], setting: Setting): PageLine[][] => {
  const rightToLeft = mostlyRightToLeft(words.map((word) => word.text))
  return columnsInOrder(words, setting, rightToLeft).flatMap((column) =>
    blocksOf(linesOf(column)).map((block) => block.map((line) => pageLine(line, setting, rightToLeft))),
  )
}

/** On a page that is read from right to left the right column comes first: as the left one would in a mirror. */
const columnsInOrder = (words: SetWord[], { direction, width, height, rules }: Setting, rightToLeft: boolean) => {
  const chunks = chunksOf(words)
  if (!rightToLeft) return columnsOf(chunks, rules)
  const far = direction % 2 === 0 ? width : height
  const mirrored = <Each extends { x0: number; x1: number }>(each: Each): Each => ({
    ...each,
    x0: far - each.x1,
    x1: far - each.x0,
  })
  return columnsOf(chunks.map(mirrored), rules.map(mirrored)).map((column) => column.map(mirrored))
}

/** Cuts a column where the distance between lines is larger than usual. */
const blocksOf = (lines: Row<SetWord>[]) => {
  const steps = lines.slice(1).map((line, index) => (line.y - lines[index]!.y) / Math.max(line.size, lines[index]!.size))
  const usual = Math.min(1.8, Math.max(1.1, steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 1.2))
  const blocks: Row<SetWord>[][] = []
  lines.forEach((line, index) => {
    if (index === 0 || steps[index - 1]! > usual * 1.35) blocks.push([line])
    else blocks.at(-1)!.push(line)
  })
  return blocks
}

const round = (value: number) => Math.round(value * 10) / 10

/** Offset, near edge and extent on the page's own axis, in tenths of a point. */
const wordPlaces = (places: LineText['words'], direction: number, width: number, height: number) => {
  const numbers: number[] = []
  const far = direction === 2 ? width : height
  for (const { start, x0, x1 } of places) {
    const from = Math.round(10 * (direction < 2 ? x0 : far - x1))
    const to = Math.round(10 * (direction < 2 ? x1 : far - x0))
    numbers.push(start, from, to - from)
  }
  return numbers
}

/** The parts of a line that are bold; undefined where all of it looks alike. */
const boldPartsOf = (text: string, places: LineText['words'], words: SetWord[]) => {
  if (words.every((word) => word.look.font.bold === words[0]!.look.font.bold)) return undefined
  const boldAt = new Map(words.map((word) => [word.x0, word.look.font.bold]))
  const parts: { start: number; end: number }[] = []
  for (const [index, { start, x0 }] of places.entries()) {
    if (!boldAt.get(x0)) continue
    const end = places[index + 1]?.start ?? text.length
    const last = parts.at(-1)
    if (last?.end === start) last.end = end
    else parts.push({ start, end })
  }
  return parts
}

const pageLine = (row: Row<SetWord>, { direction, width, height }: Setting, rightToLeft: boolean): PageLine => {
  const { text, segments, words: places } = rowText(row, rightToLeft)
  const words = row.chunks.flatMap((chunk) => chunk.words)
  const boldParts = boldPartsOf(text, places, words)
  const fontSize = Math.max(...words.map((word) => word.size))
  const x0 = Math.min(...words.map((word) => word.x0))
  const x1 = Math.max(...words.map((word) => word.x1))
  const ascent = Math.max(...words.map((word) => word.size * word.look.font.ascent - (word.tilt ?? 0)))
  const descent = Math.max(...words.map((word) => word.size * word.look.font.descent + (word.tilt ?? 0)))
  const [left, top, right, bottom] = pageBox(x0, row.y - ascent, x1, row.y + descent, direction, width, height)
  const letters = (chosen: SetWord[]) => chosen.reduce((sum, word) => sum + word.text.length, 0)
  return {
    text,
    segments: segments.map((segment) => ({
      start: segment.start,
      end: segment.end,
      x: round(segment.x0),
      width: round(segment.x1 - segment.x0),
    })),
    words: wordPlaces(places, direction, width, height),
    ...(direction > 0 && { turn: direction as 1 | 2 | 3 }),
    box: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    fontSize: round(fontSize),
    ...(boldParts && { boldParts }),
    bold: letters(words.filter((word) => word.look.font.bold)) * 2 > letters(words),
  }
}
