import type { Period } from '../dates.ts'
import type { Row } from '../row.ts'

/** A part of a line that can be one thing: a title, an employer, dates. Offsets are into the document's text, `end` exclusive. */
export interface Piece {
  start: number
  end: number
  text: string
  row: Row
  /** Place on its line, from 0, and how many the line has. */
  order: number
  count: number
  separator: Separator
  bold: boolean
  /** Set when the piece is dates; offsets into the document. */
  period: Period | null
  /** It stands in a sentence that tells of a position. */
  isTold?: boolean
  /** The lines below it of the same cell of a table; `text` has them too. */
  more?: { start: number; end: number; row: Row }[]
}

export type Separator = (typeof separators)[number]

/** What stands before a piece on its line. */
export const separators = ['line', 'gap', 'bar', 'dash', 'comma', 'bracket', 'colon', 'at', 'space'] as const
