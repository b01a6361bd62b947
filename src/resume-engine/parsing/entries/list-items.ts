import type { LabelledPiece } from './entry.ts'
import { fieldOfLabel, partOf } from './labels.ts'

/**
 * An item of a list is no title where positions have lines of their own that tell title and dates: it tells of the work. Unless it begins
 * one, or the line below goes on with the employer or the dates of that title.
 */
export const withoutItems = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const dated = new Set(labelled.filter(({ piece }) => piece.period?.isRange).map(({ piece }) => piece.row))
  const titled = new Set(labelled.filter(isTitle).map(({ piece }) => piece.row))
  if (![...titled].some((row) => !row.bullet && dated.has(row))) return labelled
  return labelled.map((each, at): LabelledPiece => {
    const { row, count } = each.piece
    const below = labelled[at + 1]
    const isHead = below !== undefined && titled.has(below.piece.row) && dated.has(below.piece.row)
    const goesOn = below !== undefined && partOf(below.label) === 'work' && !isHead
    return each.label === 'title' && row.bullet && count === 1 && !dated.has(row) && !goesOn
      ? { ...each, label: 'work-text' }
      : each
  })
}

const isTitle = ({ label }: LabelledPiece) => fieldOfLabel(label) === 'title'
