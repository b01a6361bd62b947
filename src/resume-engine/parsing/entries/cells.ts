import { labelMeanings } from '../../taxonomy/languages/lexicon.ts'
import type { Row } from '../row.ts'
import type { Piece } from './piece.ts'

/** Fewer columns are no table: a date beside an employer, the title below. */
const fewestColumns = 3
/** Points by which the left edges of one column may differ. */
const slack = 3

const edgesOf = ({ parts }: Row): number[] => parts.map(({ x }) => x ?? 0)

const columnOf = (edges: readonly number[], x: number) => edges.findIndex((edge) => Math.abs(edge - x) <= slack)

/** Lines whose parts all begin where those of the other do. */
const standsIn = (edges: readonly number[], row: Row) => edgesOf(row).every((x) => x > 0 && columnOf(edges, x) >= 0)

const isHeader = ({ parts }: Row) =>
  parts.length >= fewestColumns && parts.filter(({ text }) => labelMeanings(text).length > 0).length >= 2

/** Columns of one of the tables, seen in its header or in two of its rows. */
const tablesOf = (lines: Piece[][]): number[][] => {
  const tables: number[][] = []
  const candidates: number[][] = []
  for (const [first] of lines) {
    if (!first || first.row.parts.length < fewestColumns || first.row.left === 0) continue
    const edges = edgesOf(first.row)
    const isSeen = candidates.some((other) => edges.length >= fewestColumns && edges.every((x) => columnOf(other, x) >= 0))
    if (isHeader(first.row) || isSeen) tables.push(edges)
    candidates.push(edges)
  }
  return tables
}

/**
 * Cells of a table that were broken over lines become one piece each, and the lines of a row one line: those below its first line that
 * have no dates of their own in the column of the dates. `lines` are the pieces of each line.
 */
export const joinCells = (lines: Piece[][]): Piece[][] => {
  const tables = tablesOf(lines)
  if (tables.length === 0) return lines
  const result: Piece[][] = []
  let open: { edges: number[]; row: Row; dates: number } | null = null
  for (const pieces of lines) {
    const row = pieces[0]?.row
    if (!row) continue
    if (open && row.block === open.row.block && row.page === open.row.page && continues(open, pieces)) {
      for (const piece of pieces) append(result.at(-1)!, piece)
      continue
    }
    result.push(pieces)
    const edges = tables.find((columns) => row.parts.length >= fewestColumns - 1 && standsIn(columns, row))
    const dates = pieces.find(({ period }) => period !== null)
    open = edges && dates && !isHeader(row) ? { edges, row, dates: columnOf(edges, edgeOf(dates)) } : null
  }
  return result
}

const edgeOf = ({ row, start }: Piece) => row.parts.find((part) => part.start <= start && start < part.end)?.x ?? 0

/** A line below has nothing in the column of the dates but what is left of them. */
const continues = ({ edges, dates }: { edges: number[]; dates: number }, pieces: Piece[]) =>
  standsIn(edges, pieces[0]!.row) &&
  pieces.every((piece) => columnOf(edges, edgeOf(piece)) !== dates || (piece.period !== null && !piece.period.isRange))

const append = (above: Piece[], piece: Piece) => {
  const x = edgeOf(piece)
  const cell = above.findLast((one) => Math.abs(edgeOf(one) - x) <= slack)
  if (!cell) {
    above.push(piece)
    return
  }
  if (cell.period) return
  cell.more = [...(cell.more ?? []), { start: piece.start, end: piece.end, row: piece.row }]
  cell.text = `${cell.text} ${piece.text}`
}
