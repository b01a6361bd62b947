import type { Chunk, Placed } from './rows.ts'

/** What can be told of one side of a gutter. */
export interface Column {
  lines: number
  /** Share of lines that directly follow another, as in running text. */
  dense: number
  /** Mean number of characters in a line. */
  characters: number
  /** Share of lines that hold a date. */
  dated: number
  /** Share of lines that end in a colon. */
  labels: number
  /** The middle one of the font sizes. */
  size: number
  /** The largest share of lines that begin together, or are centred on each other. */
  steady: number
  /** Lines end together and begin anywhere, as notes at the right margin do. */
  flushRight: boolean
}

export const column = <Piece extends Placed>(lines: Chunk<Piece>[][]): Column => {
  const texts = lines.map((line) => line.flatMap((chunk) => chunk.words.map((word) => word.text)).join(' '))
  let dense = 0
  for (let index = 1; index < lines.length; index++) {
    if (lines[index]![0]!.y - lines[index - 1]![0]!.y < 1.75 * Math.max(...lines[index]!.map((chunk) => chunk.size))) dense++
  }
  return {
    lines: lines.length,
    dense: dense / Math.max(1, lines.length - 1),
    characters: texts.reduce((sum, text) => sum + text.length, 0) / lines.length,
    dated: texts.filter((text) => DATE.test(text)).length / lines.length,
    labels: texts.filter((text) => /[:：]$/.test(text)).length / lines.length,
    size: lines.map((line) => line[0]!.size).sort((a, b) => a - b)[Math.floor(lines.length / 2)]!,
    steady: steadiness(lines),
    flushRight: isFlushRight(lines),
  }
}

const steadiness = <Piece>(lines: Chunk<Piece>[][]) => {
  const starts = lines.map((line) => line[0]!.x0)
  const middles = lines.map((line) => (line[0]!.x0 + line.at(-1)!.x1) / 2)
  const together = (values: number[]) =>
    Math.max(...values.map((at) => values.filter((value) => Math.abs(value - at) < 4).length))
  return Math.max(together(starts), together(middles)) / lines.length
}

const isFlushRight = <Piece>(lines: Chunk<Piece>[][]) => {
  const starts = lines.map((line) => line[0]!.x0)
  const ends = lines.map((line) => line.at(-1)!.x1)
  const share = (values: number[], at: number) => values.filter((value) => Math.abs(value - at) < 3).length / values.length
  return share(ends, Math.max(...ends)) >= 0.8 && share(starts, Math.min(...starts)) < 0.7
}

const DATE = /\b(19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b|\bpresent\b|\bcurrent\b|至今|\bheute\b|\bactuel/i

/**
 * Dates at the right margin, labels at the left one and the cells of a table stand on the lines of what they belong to;
 * two columns of text do so only by accident.
 */
export const areRowsOfOneTable = (left: Column, right: Column, both: number) => {
  const [sparse, other] = left.lines <= right.lines ? [left, right] : [right, left]
  const aligned = both / sparse.lines
  if (right.steady < (right.lines > 8 ? 0.25 : 0.5)) return true
  // A name in large letters beside lines of contact data.
  if (sparse.lines <= 3 && other.lines >= 3 && sparse.size > 1.6 * other.size) return false
  if (right.flushRight && aligned >= 0.5) return true
  if (sparse.dated >= 0.5 && sparse.characters < 30 && aligned >= 0.5) return true
  if (other.dated >= 0.6 && other.characters < 30 && aligned >= 0.75) return true
  if (left.labels >= 0.5 && aligned >= 0.7) return true
  if (aligned < 0.85) {
    return (sparse.lines < 3 && aligned > 0.4) || (sparse.lines <= 5 && aligned > 0.5 && sparse.dense < 0.6)
  }
  if (sparse.lines <= 3) return true
  if (sparse.lines <= 0.6 * other.lines) return sparse.characters < 26 && sparse.dense < 0.75
  return other.lines <= 8 || sparse.dense < 0.6 || (left.characters < 20 && right.characters < 20 && other.lines <= 14)
}
