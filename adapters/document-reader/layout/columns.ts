import { type Chunk, type Placed, type Row, rowsOf } from './rows.ts'

interface Split<Piece> {
  from: number
  to: number
  left: Chunk<Piece>[]
  right: Chunk<Piece>[]
  score: number
}

/**
 * Cuts a page into its columns, in the order a person reads them: what spans the columns above first, then one column after
 * the other, then what spans them below. Every part is one column.
 */
export const columnsOf = <Piece extends Placed>(chunks: Chunk<Piece>[]): Chunk<Piece>[][] => {
  if (chunks.length === 0) return []
  const rows = rowsOf(chunks)
  const split = bestSplit(rows)
  if (!split) return [chunks]
  const above = rows.slice(0, split.from).flatMap((row) => row.chunks)
  const below = rows.slice(split.to).flatMap((row) => row.chunks)
  return [...columnsOf(above), ...columnsOf(split.left), ...columnsOf(split.right), ...columnsOf(below)]
}

const SCORE_PER_LINE = 100

/** The gutter with the most lines on both sides. */
const bestSplit = <Piece extends Placed>(rows: Row<Piece>[]): Split<Piece> | null => {
  let best: Split<Piece> | null = null
  for (const { from, to, edge, most } of candidates(rows)) {
    if (best && most < best.score) break
    const split = evaluate(rows, from, to, edge)
    if (split && (!best || split.score > best.score)) best = split
  }
  return best
}

/** Every stretch and edge worth a closer look, with more than the score it can reach; the most promising first. */
const candidates = <Piece>(rows: Row<Piece>[]) => {
  const found = new Map<string, { from: number; to: number; edge: number; most: number }>()
  for (const edge of leftEdges(rows)) {
    for (const [from, to] of runsBeside(rows, edge)) {
      let [left, right, rightChunks] = [0, 0, 0]
      for (let index = from; index < to; index++) {
        const { chunks } = rows[index]!
        if (chunks[0]!.x0 < edge) left++
        if (chunks.at(-1)!.x0 >= edge) right++
        for (const chunk of chunks) if (chunk.x0 >= edge) rightChunks++
      }
      if (left < 2 || right < 2) continue
      // Edges that part the same chunks make the same split.
      const key = `${from} ${to} ${rightChunks}`
      if (!found.has(key)) found.set(key, { from, to, edge, most: Math.min(left, right) * SCORE_PER_LINE + left + right + 10 })
    }
  }
  return [...found.values()].toSorted((a, b) => b.most - a.most)
}

const leftEdges = <Piece>(rows: Row<Piece>[]) => {
  const leftmost = Math.min(...rows.map((row) => row.chunks[0]!.x0))
  const edges = new Set<number>()
  for (const row of rows) for (const chunk of row.chunks) if (chunk.x0 > leftmost + 20) edges.add(Math.floor(chunk.x0))
  return edges
}

const gutterFor = (size: number) => Math.max(5, 0.7 * size)

/** Stretches of rows in which nothing crosses the gutter that ends at `edge`. */
const runsBeside = <Piece>(rows: Row<Piece>[], edge: number) => {
  const runs: [number, number][] = []
  let from = 0
  const close = (to: number) => {
    if (to - from >= 3) runs.push([from, to])
  }
  rows.forEach((row, index) => {
    const crossed = row.chunks.some((chunk) => chunk.x0 < edge && chunk.x1 > edge - gutterFor(Math.min(row.size, 12)))
    if (!crossed) return
    close(index)
    from = index + 1
  })
  close(rows.length)
  return runs
}

const evaluate = <Piece extends Placed>(rows: Row<Piece>[], start: number, end: number, edge: number): Split<Piece> | null => {
  const isLeft = (chunk: Chunk<Piece>) => chunk.x0 < edge
  const sides = (row: Row<Piece>) => ({ left: isLeft(row.chunks[0]!), right: !isLeft(row.chunks.at(-1)!) })
  let from = start
  let to = end
  // A name at the top of the right column comes before the left column.
  while (from < to && !sides(rows[from]!).left) from++
  if (from === to) return null
  if (from - start > 6 || !rows.slice(start, from).some((row) => row.size > 1.3 * rows[from]!.size)) from = start
  // What stands below the right column at a distance spans both.
  const lastRight = rows.findLastIndex((row, index) => index >= from && index < to && sides(row).right)
  if (end < rows.length) {
    for (let index = lastRight + 1; index < to; index++) {
      if (index > 0 && rows[index]!.y - rows[index - 1]!.y > 1.7 * rows[index]!.size) to = index
    }
  }
  const left: Chunk<Piece>[][] = []
  const right: Chunk<Piece>[][] = []
  let both = 0
  for (let index = from; index < to; index++) {
    const { chunks } = rows[index]!
    const before = chunks.filter(isLeft)
    if (before.length > 0) left.push(before)
    if (before.length < chunks.length) right.push(chunks.slice(before.length))
    if (before.length > 0 && before.length < chunks.length) both++
  }
  if (left.length < 2 || right.length < 2) return null
  if (areRowsOfOneTable(column(left), column(right), both)) return null
  const leftChunks = left.flat()
  const rightChunks = right.flat()
  const gutter = Math.min(...rightChunks.map((chunk) => chunk.x0)) - Math.max(...leftChunks.map((chunk) => chunk.x1))
  return {
    from,
    to,
    left: leftChunks,
    right: rightChunks,
    score: Math.min(left.length, right.length) * SCORE_PER_LINE + left.length + right.length + gutter / 100,
  }
}

interface Column {
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
  /** Lines end together and begin anywhere, as notes at the right margin do. */
  flushRight: boolean
}

const column = <Piece extends Placed>(lines: Chunk<Piece>[][]): Column => {
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
    flushRight: isFlushRight(lines),
  }
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
const areRowsOfOneTable = (left: Column, right: Column, both: number) => {
  const [sparse, other] = left.lines <= right.lines ? [left, right] : [right, left]
  const aligned = both / sparse.lines
  // A name in large letters beside lines of contact data.
  if (other.lines >= 3 && Math.max(left.size, right.size) > 1.6 * Math.min(left.size, right.size)) return false
  if (right.flushRight && aligned >= 0.5) return true
  if (sparse.dated >= 0.5 && sparse.characters < 30 && aligned >= 0.5) return true
  if (other.dated >= 0.6 && other.characters < 30 && aligned >= 0.75) return true
  if (left.labels >= 0.5 && aligned >= 0.7) return true
  if (aligned < 0.85) return sparse.lines < 3 && aligned > 0.4
  if (sparse.lines <= 3) return true
  if (sparse.lines <= 0.6 * other.lines) return sparse.characters < 26 && sparse.dense < 0.75
  return other.lines <= 8 || sparse.dense < 0.6 || (left.characters < 20 && right.characters < 20 && other.lines <= 14)
}
