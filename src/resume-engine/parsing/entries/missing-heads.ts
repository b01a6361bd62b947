import { fitsInHead } from '../entry-rows.ts'
import type { LabelledPiece } from './entry.ts'
import { beginsEntry, fieldOfLabel, type Label, partOf } from './labels.ts'

const confidence = 0.5
/** Lines that the head of a position has up to its dates. */
const mostLines = 3

/** One line of the document, as pieces by their number. */
interface Line {
  pieces: number[]
  /** Type and number of pieces: what lines of one kind have in common. */
  look: string
}

/**
 * Documents are consistent: where dates stand below lines that look line by line as the head of another position does, and are taken for
 * nothing, they are the head of one as well. An employer in the type of headings, or a title that nobody knows, loses no position so.
 */
export const withHeads = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const lines = linesOf(labelled)
  const known = new Map<string, Label[]>()
  for (let at = 0; at < lines.length; at += 1) {
    const head = completeHead(labelled, lines, at)
    if (head) known.set(keyOf(head), labelsOf(labelled, head))
  }
  if (known.size === 0) return labelled
  const result = [...labelled]
  for (let at = 0; at < lines.length; at += 1) {
    if (!hasPeriod(labelled, lines[at]!)) continue
    for (let count = 1; count <= mostLines && count <= at + 1; count += 1) {
      const head = lines.slice(at - count + 1, at + 1)
      const labels = known.get(keyOf(head))
      if (!labels || !head.every((line, index) => isFree(labelled, line, index === count - 1))) continue
      for (const [index, piece] of head.flatMap(({ pieces }) => pieces).entries())
        result[piece] = { ...labelled[piece]!, label: labels[index]!, confidence: Math.max(confidence, sureOf(labelled[piece]!)) }
      break
    }
  }
  return result
}

const linesOf = (labelled: LabelledPiece[]): Line[] => {
  const lines: Line[] = []
  for (const [at, { piece }] of labelled.entries()) {
    if (at > 0 && labelled[at - 1]!.piece.row === piece.row) lines.at(-1)!.pieces.push(at)
    else lines.push({ pieces: [at], look: `${piece.row.size} ${piece.bold} ${piece.row.bullet}` })
  }
  for (const line of lines) line.look += ` ${line.pieces.length}`
  return lines
}

const keyOf = (head: Line[]) => head.map(({ look }) => look).join(' / ')
const labelsOf = (labelled: LabelledPiece[], head: Line[]) =>
  head.flatMap(({ pieces }) => pieces.map((at) => labelled[at]!.label))

const hasPeriod = (labelled: LabelledPiece[], { pieces }: Line) => pieces.some((at) => labelled[at]!.piece.period?.isRange)

/** The lines of a position that begins with an employer or a title, and has both, up to its dates; null where that ends nowhere. */
const completeHead = (labelled: LabelledPiece[], lines: Line[], last: number): Line[] | null => {
  if (!lines[last]!.pieces.some((at) => fieldOfLabel(labelled[at]!.label) === 'dates') || !hasPeriod(labelled, lines[last]!))
    return null
  for (let first = last; first > last - mostLines && first >= 0; first -= 1) {
    const head = lines.slice(first, last + 1)
    const labels = labelsOf(labelled, head)
    if (labels.some((label) => partOf(label) !== 'work')) return null
    if (!beginsEntry(labels[0]!)) continue
    const fields = new Set(labels.map(fieldOfLabel))
    // without a type of its own any line would look like it
    return first < last && fields.has('title') && fields.has('employer') ? head : null
  }
  return null
}

/** Nothing of a position yet but its dates, and no sentence. */
const isFree = (labelled: LabelledPiece[], { pieces }: Line, isDated: boolean) =>
  pieces.every((at) => {
    const { piece, label } = labelled[at]!
    if (isDated && piece.period) return true
    return partOf(label) === null && label !== 'heading-work' && label !== 'heading-education' && fitsInHead(piece.text)
  })

const sureOf = ({ label, confidence: sure }: LabelledPiece) => (fieldOfLabel(label) === 'dates' ? sure : 0)
