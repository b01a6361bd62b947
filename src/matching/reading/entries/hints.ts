import type { Quote } from '../../facts.ts'
import { readDegrees } from '../degrees.ts'
import { readRoles } from '../roles.ts'
import type { Row } from '../rows.ts'
import { sectionsOf } from '../sections.ts'
import { hints } from './features.ts'
import type { Piece } from './pieces.ts'

/** What the rules for roles and degrees take each piece for: one sign among many for the model, which learns how far to trust them. */
export const hintsOf = (text: string, rows: Row[]): ((piece: Piece) => number) => {
  const sections = sectionsOf(rows)
  const marks: { start: number; end: number; hint: number }[] = []
  const mark = (quotes: Quote[] | undefined, hint: (typeof hints)[number]) => {
    for (const { start, end } of quotes ?? []) marks.push({ start, end, hint: hints.indexOf(hint) })
  }
  for (const { title, company, dates } of readRoles(text, sections)) {
    mark(title?.quotes, 'title')
    mark(company?.quotes, 'employer')
    mark(dates?.quotes, 'dates')
  }
  for (const { quotes } of readDegrees(text, sections)) mark(quotes, 'degree')
  marks.sort((a, b) => a.start - b.start)
  return ({ start, end }) => {
    for (const mark of marks) {
      if (mark.start >= end) break
      if (mark.end > start) return mark.hint
    }
    return 0
  }
}
