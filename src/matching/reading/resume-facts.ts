import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Fact, ResumeFacts, Role } from '../facts.ts'
import { workWords } from '../knowledge/work-words.ts'
import { boundedFacts } from './bounded-facts.ts'
import { readDegrees } from './degrees.ts'
import { findEmails } from './emails.ts'
import { headlineTitles } from './headline.ts'
import { findName } from './names.ts'
import { findPhone } from './phones.ts'
import { privateIntervals } from './private-intervals.ts'
import { quoteAt } from './quotes.ts'
import { readRoles } from './roles.ts'
import { type Row, rowsOf } from './rows.ts'
import { type Section, sectionsOf } from './sections.ts'
import { readSkills } from './skills.ts'
import { readStatedYears } from './stated-years.ts'

/** Changes whenever the same text may give other facts. */
export const readingEngine = 'reading-1'

const pageOf = (rows: Row[], offset: number) => rows.findLast((row) => row.start <= offset)?.page ?? 1

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const withoutRepeats = (facts: Fact<string>[]): Fact<string>[] => {
  const seen = new Map<string, Fact<string>>()
  for (const fact of facts) {
    const known = seen.get(keyOf(fact.value))
    if (known) known.quotes.push(...fact.quotes)
    else seen.set(keyOf(fact.value), { ...fact, quotes: [...fact.quotes] })
  }
  return [...seen.values()]
}

const endOf = ({ dates }: Role) => (dates ? (dates.value.end === 'present' ? Number.POSITIVE_INFINITY : dates.value.end) : null)

/** Newest first; a role without dates stays beside the one it follows. */
const newestFirst = (roles: Role[]): Role[] => {
  let last = Number.POSITIVE_INFINITY
  return roles
    .map((role, index) => {
      last = endOf(role) ?? last
      return { role, index, end: last }
    })
    .toSorted((a, b) => (a.end === b.end ? a.index - b.index : b.end - a.end))
    .map(({ role }) => role)
}

const telling = new Set(['experience', 'internships', 'education', 'skills', 'summary', 'projects', 'languages', 'personal'])
const isResume = (sections: Section[]) => new Set(sections.map(({ kind }) => kind).filter((kind) => telling.has(kind))).size >= 2

/** Reads the facts of a resume from its visible text. The same document always gives the same facts. */
export const extractResumeFacts = (document: ReadDocument): ResumeFacts => {
  const { text } = document
  const rows = rowsOf(document)
  const sections: Section[] = sectionsOf(rows)
  const emails = findEmails(rows)
  const email = emails[0]
  const phone = findPhone(rows, email?.start ?? null)
  const found = findName(
    document,
    rows,
    emails.map(({ value }) => value),
  )
  // what is no resume has no person it is about, whatever words stand on top
  const name = found && (email || phone || found.confidence > 0.95 || isResume(sections)) ? found : null
  const roles = newestFirst(readRoles(text, sections))
  const held = roles.filter(({ counts }) => counts)
  const designations = withoutRepeats([
    ...held.flatMap(({ title }) => title ?? []),
    ...headlineTitles(text, rows, sections, name),
  ])
  const degrees = readDegrees(text, sections)
  const hidden = privateIntervals(text, rows, sections, name, emails, phone, degrees)
  return boundedFacts({
    engine: readingEngine,
    name,
    email: email
      ? { value: email.value, confidence: 0.98, quotes: [quoteAt(text, pageOf(rows, email.start), email.start, email.end)] }
      : null,
    phone: phone
      ? {
          value: text.slice(phone.start, phone.end),
          confidence: phone.confidence,
          quotes: [quoteAt(text, pageOf(rows, phone.start), phone.start, phone.end)],
        }
      : null,
    designations,
    companies: withoutRepeats(held.flatMap(({ company }) => company ?? [])),
    degrees,
    skills: readSkills(text, rows, sections, hidden.intervals),
    roles,
    statedYears: readStatedYears(text, sections),
    ...workWords(document, {
      without: hidden.intervals,
      withoutNames: hidden.names,
      titles: designations.slice(0, 100).map(({ value }) => value),
    }),
  })
}
