import type { ReadDocument } from '#src/ports/document-reader.ts'
import { withoutAccents } from '../dates/date-words.ts'
import { readingEngine } from '../engines.ts'
import type { Fact, Quote, ResumeFacts, Role } from '../facts.ts'
import { type Interval, merged } from '../taxonomy/intervals.ts'
import { schoolNamesIn } from '../taxonomy/schools.ts'
import { workWords } from '../taxonomy/work-words.ts'
import { schoolPlaces } from './any-school.ts'
import { boundedFacts } from './bounded-facts.ts'
import { readDegrees } from './degrees.ts'
import { findEmails } from './emails.ts'
import { degreesOfEntries, withLearntDegrees } from './entries/degrees-of-entries.ts'
import { entriesOf, headingsOf, labelPieces } from './entries/read-entries.ts'
import { headlineTitles } from './headline.ts'
import { instructingSentences } from './instructions.ts'
import { findName } from './names.ts'
import { deniedIntervals } from './negation.ts'
import { readInOneGender } from './one-gender.ts'
import { ownRows } from './own-rows.ts'
import { findPhone } from './phones.ts'
import { namesIn, privateIntervals } from './private-intervals.ts'
import { quoteAt } from './quotes.ts'
import { partsOf, type ReadPart, readingReport } from './reading-report.ts'
import { type RewrittenDocument, rewritten } from './rewritten-document.ts'
import { newestFirst, withoutRepeats } from './role-order.ts'
import { readRoles } from './roles.ts'
import type { Row } from './row.ts'
import { rowsOf } from './rows.ts'
import { type Section, sectionsOf } from './sections.ts'
import { readSkills } from './skills.ts'
import { withUses } from './skills-at-work.ts'
import { readStatedYears } from './stated-years.ts'
import { toldProfile, withTold } from './told-profile.ts'
import { workStatements } from './work-statements.ts'

/** Rows of a margin may stand before others that precede them in the text. */
const pageOf = (rows: Row[], offset: number) => {
  let last: Row | undefined
  for (const row of rows) if (row.start <= offset && (!last || row.start > last.start)) last = row
  return last?.page ?? 1
}

const telling = new Set(['experience', 'internships', 'education', 'skills', 'summary', 'projects', 'languages', 'personal'])
const hasTwoOf = (kinds: Set<string>, sections: Section[]) =>
  new Set(sections.map(({ kind }) => kind).filter((kind) => kinds.has(kind))).size >= 2
const isResume = (sections: Section[]) => hasTwoOf(telling, sections)

/** Boxes that an office reads, as on the letter-head of an agency. */
const ofOffice =
  /^(?:info|office|hr|careers?|jobs|recruit(?:ing|ment|er)?|no-?reply|enquir(?:y|ies)|reception|admissions|helpdesk)@/i

/** Some people have no address but "info@" of a domain of their own: it stands with their name, or the domain is named after them. */
const isOwnOffice = ({ value, start }: { value: string; start: number }, name: Fact<string>) => {
  const domain = plainLetters(value.slice(value.indexOf('@')))
  const words = plainLetters(name.value).split(' ')
  return start >= name.quotes[0]!.start || words.some((word) => word.length >= 3 && domain.includes(word))
}

const plainLetters = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')

/** A name that large type and its place speak for needs nothing else to be believed. */
const sureName = 0.938

/** Parts that tell of work: where there is one of them, unreadable dates say nothing about how long somebody has worked. */
const ofEmployment = new Set(['experience', 'internships'])

/** Parts that tell of a person: where two of them were recognized, one about employment would have been, too. */
const ofPeople = new Set([...telling, 'certifications', 'courses', 'awards', 'publications', 'volunteering'])

/** Whether most of what a document says stands in no part that is known: one about employment may be among that. */
const isMostlyUnknown = (sections: Section[]) => {
  const letters = { known: 0, unknown: 0 }
  for (const { kind, rows } of sections)
    letters[kind === 'head' || kind === 'other' ? 'unknown' : 'known'] += rows.reduce((sum, { text }) => sum + text.length, 0)
  return letters.unknown > letters.known
}

const isWithoutEmployment = (sections: Section[], roles: Role[]) =>
  hasTwoOf(ofPeople, sections) &&
  !isMostlyUnknown(sections) &&
  !sections.some(({ kind }) => ofEmployment.has(kind)) &&
  !roles.some(({ counts, dates }) => counts && dates !== null)

/** In place of addresses and numbers: what is read of the work does not depend on which ones stood there. */
const [anyEmail, anyPhone] = ['x@example.com', '000 000 0000']

/** A line of nothing else goes with its line break: around it all reads as if it had never been there. */
const withLineBreak = (text: string, { start, end }: Interval): Interval =>
  (start === 0 || text[start - 1] === '\n') && text[end] === '\n' ? { start, end: end + 1 } : { start, end }

/**
 * The document without the person's name wherever it stands in full, with the same address and number for everybody, and without
 * the sentences that speak to the software: everything that a comparison may use is read from this.
 */
const withoutPerson = (
  document: ReadDocument,
  name: Fact<string> | null,
  emails: Interval[],
  rests: Interval[],
  phone: Interval | null,
) =>
  rewritten(document, [
    ...namesIn(document.text, name).map((place) => ({ ...place, by: '' })),
    ...emails.map(({ start, end }) => ({ start, end, by: anyEmail })),
    ...rests.map((place) => ({ ...place, by: '' })),
    ...(phone ? [{ start: phone.start, end: phone.end, by: anyPhone }] : []),
    ...instructingSentences(document.text).map((place) => ({ ...withLineBreak(document.text, place), by: '' })),
  ])

/** "78 semester hours toward Bachelor's degree": hours of it are no degree. */
const onTheWay = /\b(?:hours?|credits?|units|coursework|progress|work(?:ed|ing)?)\s+towards?\s+(?:an?|the|my|his|her)?\s*$/i
const isOnTheWay = (text: string, start: number) => onTheWay.test(text.slice(Math.max(0, start - 40), start))

/** "(diploma behaald)" says that the degree before it was passed. */
const passed =
  /^diplom[ae]?\s+(?:behaald|obtained|awarded|received|earned|obtenue?|conseguito|obtenido|obtido|bestået|erhalten|uzyskan\p{L}*)\)?$/iu

/** What a document says about the work, from its text alone. */
const readWork = (document: ReadDocument) => {
  const { text } = document
  const rows = rowsOf(document)
  const labelled = labelPieces(text, rows)
  const entries = entriesOf(labelled)
  const sections: Section[] = sectionsOf(rows, headingsOf(labelled))
  const roles = newestFirst(readRoles(text, sections, entries))
  const held = roles.filter(({ counts }) => counts)
  const headlines = headlineTitles(text, rows, sections)
  const designations = withoutRepeats([...held.flatMap(({ title }) => title ?? []), ...headlines])
  const degrees = withLearntDegrees(readDegrees(text, sections), degreesOfEntries(text, entries)).filter(
    ({ quotes }) => !isOnTheWay(text, quotes[0]!.start) && !passed.test(quotes[0]!.quote),
  )
  const told = toldProfile(document)
  const hidden = merged([
    ...privateIntervals(text, sections, degrees, headlines),
    ...deniedIntervals(text),
    ...(told?.labels ?? []),
  ])
  const titles = told ? withTold({ designations, companies: [], degrees, skills: [], roles, statedYears: null }, told) : null
  const schools = merged(schoolNamesIn(text))
  const statements = workStatements(text, sections, titles?.roles ?? roles, merged([...hidden, ...schools]), schools)
  const shown = (titles?.designations ?? designations).slice(0, 100).map(({ value }) => value)
  return {
    isResume: isResume(sections),
    parts: partsOf(text, sections),
    facts: {
      designations,
      companies: withoutRepeats(held.flatMap(({ company }) => company ?? [])),
      degrees,
      skills: withUses(readSkills(text, rows, sections, hidden, labelled), statements, text),
      roles,
      statedYears: readStatedYears(text, sections),
      ...(isWithoutEmployment(sections, roles) && { withoutEmployment: true }),
      ...workWords(document, {
        without: hidden,
        titles: shown,
        roles: titles?.roles ?? roles,
        headlines,
        sentences: statements.filter(({ part }) => part !== 'aside').map(({ quote }) => quote),
        atWork: statements.filter(({ part }) => part === 'role' || part === 'unpaid').map(({ quote }) => quote),
      }),
      statements,
    },
  }
}

type Work = ReturnType<typeof readWork>['facts']

/** Where a quote stands in the document as it is. */
export const placeIn =
  (text: string, original: RewrittenDocument['original']) =>
  ({ page, start, end }: Quote): Quote => {
    const place = original(start, end)
    return { page, ...place, quote: text.slice(place.start, place.end) }
  }

/** The same facts with their quotes as places of the document as it is. */
const quotedFrom = (work: Work, shown: (quote: Quote) => Quote): Work => {
  const known = new Map<object, object>()
  const fact = <Value>(one: Fact<Value>): Fact<Value> => {
    const moved = (known.get(one) as Fact<Value> | undefined) ?? { ...one, quotes: one.quotes.map(shown) }
    known.set(one, moved)
    return moved
  }
  const maybe = <Value>(one: Fact<Value> | null) => one && fact(one)
  return {
    ...work,
    designations: work.designations.map(fact),
    companies: work.companies.map(fact),
    degrees: work.degrees.map(fact),
    skills: work.skills.map(fact),
    roles: work.roles.map((role) => ({
      ...role,
      title: maybe(role.title),
      company: maybe(role.company),
      dates: maybe(role.dates),
    })),
    statedYears: maybe(work.statedYears),
    excerpts: work.excerpts.map((excerpt) => ({ ...excerpt, quote: shown(excerpt.quote) })),
    statements: work.statements.map((statement) => ({ ...statement, quote: shown(statement.quote) })),
  }
}

/** The rows behind an offset, as if the document began there. */
const rowsFrom = (rows: Row[], offset: number): Row[] =>
  rows.filter(({ start }) => start >= offset).map((row, index) => ({ ...row, index }))

/** Reads the facts of a resume from its visible text. The same document always gives the same facts. */
export const extractResumeFacts = (document: ReadDocument): ResumeFacts =>
  readInOneGender(document, readFacts, schoolPlaces(document.text))

/** Who a document is about, and the document as everything else is read from it: without what tells who that is. */
export const personIn = (document: ReadDocument) => {
  const rows = rowsOf(document)
  const own = ownRows(rows)
  const told = toldProfile(document)
  const emails = findEmails(rows)
  const ownEmails = own === rows ? emails : findEmails(own)
  const personal = ownEmails.filter(({ value }) => !ofOffice.test(value))
  const phone = findPhone(own, (personal[0] ?? ownEmails[0])?.start ?? null)
  const addresses = personal.map(({ value }) => value)
  const found = told
    ? (told.name ?? findName(document, rowsFrom(own, told.freeFrom), addresses))
    : findName(document, own, addresses)
  const email = personal[0] ?? (found ? ownEmails.find((one) => isOwnOffice(one, found)) : undefined)
  const open = withoutPerson(
    document,
    found,
    [...emails, ...(told?.email?.quotes ?? [])],
    [...emails, ...(phone ? [phone] : [])].flatMap(({ rest }) => rest ?? []),
    told?.phone?.quotes[0] ?? phone,
  )
  return { rows, told, found, email, phone, open }
}

const readFacts = (document: ReadDocument): ResumeFacts => {
  const { text } = document
  const { rows, told, found, email, phone, open } = personIn(document)
  const work = readWork(open.document)
  // what is no resume has no person it is about, whatever words stand on top
  const name = found && (told || email || phone || found.confidence >= sureName || work.isResume) ? found : null
  const shown = placeIn(text, open.original)
  const read = quotedFrom(work.facts, shown)
  const facts = told ? withTold(read, told) : read
  const parts = work.parts.map((part): ReadPart => ({ ...part, quote: shown(part.quote) }))
  return boundedFacts({
    engine: readingEngine,
    name,
    email:
      told?.email ??
      (email
        ? {
            value: email.value,
            confidence: email.rest ? 0.9 : 0.98,
            quotes: [email, ...(email.rest ? [email.rest] : [])].map(({ start, end }) =>
              quoteAt(text, pageOf(rows, start), start, end),
            ),
          }
        : null),
    phone:
      told?.phone ??
      (phone
        ? {
            value: phone.value ?? text.slice(phone.start, phone.end),
            confidence: phone.confidence,
            quotes: [phone, ...(phone.rest ? [phone.rest] : [])].map(({ start, end }) =>
              quoteAt(text, pageOf(rows, start), start, end),
            ),
          }
        : null),
    ...facts,
    reading: readingReport(open.document, parts, facts),
  })
}
