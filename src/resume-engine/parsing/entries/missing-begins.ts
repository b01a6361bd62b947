import type { LabelledPiece } from './entry.ts'
import { beginsEntry, fieldOfLabel, type Label, partOf } from './labels.ts'

/**
 * A position has one period. Where the head of one that has its title and dates goes on with a line that has dates of its own beside a
 * title or an employer, the next position begins on that line.
 */
export const withBegins = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const result = [...labelled]
  let seen = new Set<string>()
  for (let at = 0; at < labelled.length; ) {
    const { row } = labelled[at]!.piece
    let end = at
    while (end < labelled.length && labelled[end]!.piece.row === row) end += 1
    const own = labelled.slice(at, end)
    const heads = own.flatMap(({ label }, index) => (partOf(label) === 'work' ? [index] : []))
    const fields = new Set(heads.map((index) => fieldOfLabel(own[index]!.label)))
    const isDated = own.some(({ piece, label }) => fieldOfLabel(label) === 'dates' && piece.period?.isRange)
    const begins = heads.some((index) => beginsEntry(own[index]!.label))
    if (own.every(({ label }) => label.startsWith('heading')) || begins) seen = new Set()
    else if (isDated && seen.has('dates') && seen.has('title') && (fields.has('title') || fields.has('employer'))) {
      const first = at + heads[0]!
      result[first] = { ...labelled[first]!, label: `${labelled[first]!.label}+` as Label }
      seen = new Set()
    }
    for (const field of fields) if (field !== 'dates' || isDated) seen.add(field)
    at = end
  }
  return result
}
