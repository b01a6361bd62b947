import type { Quote } from '../../facts.ts'
import { findSkills } from '../../taxonomy/skills.ts'
import { readDegrees } from '../degrees.ts'
import { readRoles } from '../roles.ts'
import type { Row } from '../row.ts'
import { sectionsOf } from '../sections.ts'
import { hints, type Signs } from './features.ts'

/** What the rules for roles and degrees take each piece for: one sign among many for the model, which learns how far to trust them. */
export const signsOf = (text: string, rows: Row[]): Signs => ({ hintOf: hintsOf(text, rows), skillOf: skillsOf(text) })

/** A piece is a skill where a name of one fills so much of it. */
const mostOf = 0.6

const skillsOf = (text: string): Signs['skillOf'] => {
  const found = findSkills(text)
  return ({ start, end }) => {
    let low = 0
    let high = found.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (found[middle]!.end <= start) low = middle + 1
      else high = middle
    }
    let length = 0
    let spoken = false
    for (let at = low; at < found.length && found[at]!.start < end; at += 1) {
      length += Math.min(found[at]!.end, end) - Math.max(found[at]!.start, start)
      spoken ||= found[at]!.kind === 'human_language'
    }
    return spoken ? 2 : length >= mostOf * (end - start) ? 1 : 0
  }
}

const hintsOf = (text: string, rows: Row[]): Signs['hintOf'] => {
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
