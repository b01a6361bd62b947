import type { ResumeStatement, Role } from '../facts.ts'
import { type Interval, outside, touches } from '../taxonomy/intervals.ts'
import { readsAsProse } from './entry-rows.ts'
import { quoteAt } from './quotes.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'

const mostStatements = 300
const longestStatement = 400

/** Parts about the person; what they say takes no part in a comparison. */
const ofPerson = new Set(['personal', 'contact', 'references', 'education'])

interface Anchor {
  start: number
  role: number
}

/** Where each position begins, in the order of the document. An employer named once for several positions begins none of them. */
const anchorsOf = (roles: readonly Role[]): Anchor[] =>
  roles
    .flatMap(({ title, company, dates }, role) => {
      // a title alone may be what somebody calls themselves
      if (!company && !dates) return []
      const own = [title, dates].flatMap((fact) => fact?.quotes ?? [])
      const starts = (own.length > 0 ? own : (company?.quotes ?? [])).map(({ start }) => start)
      return starts.length > 0 ? [{ start: Math.min(...starts), role }] : []
    })
    .toSorted((a, b) => a.start - b.start || a.role - b.role)

/** A line that ends like this goes on in the next. */
const opensMore =
  /(?:[,(/&–-]|\b(?:and|or|of|the|a|an|to|for|in|on|with|by|from|using|as|at|und|der|die|et|de|la|y|e|en|van|i|w|och))$/iu

/** Whether a row goes on with what the row before it says. `begins` are the offsets where positions begin. */
const continues = (previous: Row, row: Row, begins: readonly number[]) =>
  !row.bullet &&
  !row.afterGap &&
  row.page === previous.page &&
  row.block === previous.block &&
  (/^[\p{Ll}(&,]/u.test(row.text) || opensMore.test(previous.text)) &&
  !begins.some((start) => row.start <= start && start < row.end)

const groupsOf = (rows: readonly Row[], begins: readonly number[]): Row[][] => {
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (first && continues(group.at(-1)!, row, begins) && row.end - first.start <= longestStatement) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** A line without end, as plain text has them, in pieces that can be quoted, cut between sentences or words. */
const piecesOf = (text: string, start: number, end: number): Interval[] => {
  const pieces: Interval[] = []
  let from = start
  while (end - from > longestStatement) {
    const window = text.slice(from, from + longestStatement)
    const sentence = Math.max(window.lastIndexOf('. '), window.lastIndexOf('; '), window.lastIndexOf('\n')) + 1
    const cut = sentence > 60 ? sentence : Math.max(window.lastIndexOf(' '), 0) || longestStatement
    pieces.push({ start: from, end: from + cut })
    from += cut
    while (from < end && text[from] === ' ') from += 1
  }
  return from < end ? [...pieces, { start: from, end }] : pieces
}

const partOf = ({ kind }: Section, role: Role | undefined): ResumeStatement['part'] => {
  if (kind === 'skills') return 'list'
  if (kind === 'projects' || kind === 'volunteering') return 'unpaid'
  if (role) return role.counts ? 'role' : 'unpaid'
  return kind === 'head' ? 'head' : 'other'
}

/**
 * What a resume says of the work, sentence by sentence, and which position each is told of. `hidden` is in order and apart: contact
 * lines, schools, what a sentence denies; `schools` the names of schools alone.
 */
export const workStatements = (
  text: string,
  sections: readonly Section[],
  roles: readonly Role[],
  hidden: readonly Interval[],
  schools: readonly Interval[],
): ResumeStatement[] => {
  const anchors = anchorsOf(roles)
  const begins = anchors.map(({ start }) => start)
  const statements: ResumeStatement[] = []
  const add = (section: Section, page: number, { start, end }: Interval) => {
    if (end - start < 2 || statements.length >= mostStatements) return
    const first = section.rows[0]!.start
    const anchor = section.kind === 'skills' ? undefined : anchors.findLast((one) => one.start < end && one.start >= first)
    const part = partOf(section, anchor && roles[anchor.role])
    for (const piece of piecesOf(text, start, end)) {
      const quote = quoteAt(text, page, piece.start, piece.end)
      statements.push(anchor && (part === 'role' || part === 'unpaid') ? { quote, part, role: anchor.role } : { quote, part })
    }
  }
  /** A sentence that may hold something about the person is compared with nothing, but may be one of the job description's. */
  const addHidden = (row: Row) => {
    const open = outside(row, hidden).reduce((sum, { start, end }) => sum + end - start, 0)
    if (open * 2 < row.end - row.start && readsAsProse(row.text)) addAside(row)
  }
  /** What follows the part about schools belongs to it as long as no heading says otherwise. */
  const addAside = (row: Row) => {
    for (const part of outside(row, schools))
      if (statements.length < mostStatements && part.end > part.start)
        statements.push({ quote: quoteAt(text, row.page, part.start, part.end), part: 'aside' })
  }
  for (const section of sections) {
    if (ofPerson.has(section.kind)) {
      for (const row of section.rows) if (readsAsProse(row.text)) addAside(row)
      continue
    }
    for (const group of groupsOf(section.rows, begins)) {
      const whole = { start: group[0]!.start, end: group.at(-1)!.end }
      if (touches(hidden, whole))
        for (const row of group) {
          for (const part of outside(row, hidden)) add(section, row.page, part)
          addHidden(row)
        }
      else add(section, group[0]!.page, whole)
    }
  }
  return statements
}
