import type { LabelledPiece } from './entry.ts'
import { fieldOfLabel } from './labels.ts'

/** An item of a list is no title where positions have lines of their own that tell title and dates: it tells of the work. */
export const withoutItems = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const dated = new Set(labelled.filter(({ piece }) => piece.period?.isRange).map(({ piece }) => piece.row))
  const isTitle = ({ label }: LabelledPiece) => fieldOfLabel(label) === 'title'
  if (!labelled.some((each) => isTitle(each) && !each.piece.row.bullet && dated.has(each.piece.row))) return labelled
  return labelled.map((each): LabelledPiece => {
    const { row, count } = each.piece
    return isTitle(each) && row.bullet && count === 1 && !dated.has(row) ? { ...each, label: 'work-text' } : each
  })
}
