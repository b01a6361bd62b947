import type { LabelledPiece } from './entry.ts'
import { fieldOfLabel, partOf } from './labels.ts'
import { wordClassesOf } from './word-classes.ts'

/** From so sure on something is no title, whatever its words say. */
const surelyElse = 0.6
const surelyDates = 0.9
const confidence = 0.5

/**
 * A position has a title. Where a line has the dates of one but no title and no employer, a piece of it that reads as a known title and
 * that nothing else is sure about is the title.
 */
export const withTitles = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const result = [...labelled]
  for (let at = 0; at < labelled.length; ) {
    const { row } = labelled[at]!.piece
    let end = at
    while (end < labelled.length && labelled[end]!.piece.row === row) end += 1
    const fields = new Set(labelled.slice(at, end).map(({ label }) => fieldOfLabel(label)))
    const isDated = labelled.slice(at, end).some((one) => fieldOfLabel(one.label) === 'dates' && one.confidence >= surelyDates)
    if (end > at + 1 && isDated && !fields.has('title') && !fields.has('employer')) {
      const found = labelled.findIndex((one, index) => index >= at && index < end && mayBeTitle(one))
      if (found >= 0) result[found] = { ...labelled[found]!, label: 'title+', confidence }
    }
    at = end
  }
  return result
}

const mayBeTitle = ({ piece, label, confidence: sure }: LabelledPiece) =>
  partOf(label) === null && sure < surelyElse && piece.period === null && isTitle(piece.text)

const isTitle = (text: string) => {
  const { title, label, heading } = wordClassesOf(text)
  return title === 3 && label === null && heading === null
}
