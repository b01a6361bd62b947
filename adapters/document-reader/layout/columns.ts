import { areRowsOfOneTable, column } from './one-table.ts'
import { type Chunk, type Placed, type Row, rowsOf } from './rows.ts'

interface Split<Piece> {
  from: number
  to: number
  left: Chunk<Piece>[]
  right: Chunk<Piece>[]
  score: number
}

/** A line drawn across the page. */
export interface Rule {
  x0: number
  x1: number
  y: number
}

/**
 * Cuts a page into its columns, in the order a person reads them: what spans the columns above first, then one column after
 * the other, then what spans them below. Every part is one column. No column goes on beyond a rule that is drawn across its gutter.
 */
export const columnsOf = <Piece extends Placed>(chunks: Chunk<Piece>[], rules: Rule[] = []): Chunk<Piece>[][] => {
  if (chunks.length === 0) return []
  const rows = rowsOf(chunks)
  const split = bestSplit(rows, rules)
  if (!split) return [chunks]
  const above = rows.slice(0, split.from).flatMap((row) => row.chunks)
  const below = rows.slice(split.to).flatMap((row) => row.chunks)
  return [above, split.left, split.right, below].flatMap((part) => columnsOf(part, rules))
}

const SCORE_PER_LINE = 100

/** The gutter with the most lines on both sides. */
const bestSplit = <Piece extends Placed>(rows: Row<Piece>[], rules: Rule[]): Split<Piece> | null => {
  let best: Split<Piece> | null = null
  for (const { from, to, edge, most } of candidates(rows, rules)) {
    if (best && most < best.score) break
    const split = evaluate(rows, from, to, edge)
    if (split && (!best || split.score > best.score)) best = split
  }
  return best
}

/** Every stretch and edge worth a closer look, with more than the score it can reach; the most promising first. */
const candidates = <Piece>(rows: Row<Piece>[], rules: Rule[]) => {
  const found = new Map<string, { from: number; to: number; edge: number; most: number }>()
  for (const edge of leftEdges(rows)) {
    for (const [from, to] of runsBeside(rows, edge, rules)) {
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

/** Share of the rows of a table that have to look like it. */
const MOST_ROWS = 0.8

const leftEdges = <Piece>(rows: Row<Piece>[]) => {
  const leftmost = Math.min(...rows.map((row) => row.chunks[0]!.x0))
  const edges = new Set<number>()
  for (const row of rows) for (const chunk of row.chunks) if (chunk.x0 > leftmost + 20) edges.add(Math.floor(chunk.x0))
  return edges
}

/** Points that a rule must reach beyond a gutter's edge to count as drawn across it. */
const RULE_OVERLAP = 25

const gutterFor = (size: number) => Math.max(5, 0.7 * size)

/** Stretches of rows in which nothing crosses the gutter that ends at `edge`. */
const runsBeside = <Piece>(rows: Row<Piece>[], edge: number, rules: Rule[]) => {
  const across = rules.filter((rule) => rule.x0 < edge - RULE_OVERLAP && rule.x1 > edge + RULE_OVERLAP)
  const runs: [number, number][] = []
  let from = 0
  const close = (to: number) => {
    if (to - from >= 3) runs.push([from, to])
  }
  rows.forEach((row, index) => {
    const above = rows[index - 1]
    if (above && across.some((rule) => rule.y > above.y && rule.y < row.y)) {
      close(index)
      from = index
    }
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
  let firstLeft = start
  while (firstLeft < end && !sides(rows[firstLeft]!).left) firstLeft++
  if (firstLeft === end) return null
  // A name at the top of the right column comes before the left column.
  const isHeading = (row: Row<Piece>) => row.size > 1.3 * rows[firstLeft]!.size
  const from = Math.max(start, rows.slice(0, firstLeft).findLastIndex(isHeading) + 1)
  let to = end
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
  // Rows that are apart on the left side already, as the rows of a table with three columns are.
  let tabular = 0
  for (let index = from; index < to; index++) {
    const { chunks } = rows[index]!
    const before = chunks.filter(isLeft)
    if (before.length > 0) left.push(before)
    if (before.length < chunks.length) right.push(chunks.slice(before.length))
    if (before.length > 0 && before.length < chunks.length) {
      both++
      if (before.length > 1) tabular++
    }
  }
  if (left.length < 2 || right.length < 2) return null
  if (both >= 2 && tabular >= MOST_ROWS * both && both >= MOST_ROWS * Math.min(left.length, right.length)) return null
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
