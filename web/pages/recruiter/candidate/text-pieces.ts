import type { EvidenceAnswer } from '../../../api/evidence.ts'

export interface TextMark {
  start: number
  end: number
  kind: 'quote' | 'active' | 'instruction'
  /** Which quote of the choice it is; absent for instructions. */
  quote?: number
}

export interface Piece {
  start: number
  text: string
  mark: TextMark | null
}

export interface Paragraph {
  /** Where its first line starts. */
  start: number
  lines: Piece[][]
}

export interface TextPage {
  page: number
  paragraphs: Paragraph[]
}

type Document = Pick<EvidenceAnswer['document'], 'text' | 'lines'>

/**
 * The text as it was read: lines of one block make a paragraph, and marks cut lines into pieces. Without a layout a line is a
 * paragraph by itself.
 */
export const textPages = ({ text, lines }: Document, marks: TextMark[], { lineByLine = false } = {}): TextPage[] => {
  const pages: TextPage[] = []
  let block: number | null = null
  for (const line of lines) {
    let page = pages.at(-1)
    if (page?.page !== line.page) {
      page = { page: line.page, paragraphs: [] }
      pages.push(page)
      block = null
    }
    const pieces = cutLine(text, line, marks)
    if (block === line.block && !lineByLine) page.paragraphs.at(-1)?.lines.push(pieces)
    else page.paragraphs.push({ start: line.start, lines: [pieces] })
    block = line.block
  }
  return pages
}

/** Where marks overlap, the one that is looked at wins over other quotes, and quotes over instructions. */
const precedence = { active: 0, quote: 1, instruction: 2 }

const cutLine = (text: string, { start, end }: { start: number; end: number }, marks: TextMark[]): Piece[] => {
  const touching = marks
    .filter((mark) => mark.start < end && mark.end > start)
    .toSorted((one, other) => precedence[one.kind] - precedence[other.kind])
  const edges = touching.flatMap((mark) => [Math.max(mark.start, start), Math.min(mark.end, end)])
  const cuts = [...new Set([start, ...edges, end])].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? end
    return {
      start: from,
      text: text.slice(from, to),
      mark: touching.find((mark) => mark.start <= from && mark.end >= to) ?? null,
    }
  })
}
