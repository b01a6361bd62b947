import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Degree, Fact, ReadByModel, ResumeFacts, Role, RoleByModel } from '#src/resume-engine/facts.ts'
import { findPeriods } from '#src/resume-engine/parsing/dates.ts'
import { wordClassesOf } from '#src/resume-engine/parsing/entries/word-classes.ts'
import { readsAsProse } from '#src/resume-engine/parsing/entry-rows.ts'
import { findDegrees } from '#src/resume-engine/taxonomy/degrees.ts'
import { inOneGender } from '#src/resume-engine/taxonomy/gendered-text.ts'
import { titleMeaning } from '#src/resume-engine/taxonomy/titles.ts'
import type { Claims, PositionClaim } from '../model-facts-ports.ts'
import { type Place, placesFor } from './claim-places.ts'
import type { FoundQuote } from './find-quote.ts'
import { deniedOrWished } from './negation.ts'
import { isUnsure, sure } from './shown-pieces.ts'
import { skillCalled } from './support.ts'

const [mostPositions, mostDegrees] = [30, 5]
/** Never as sure as what code read by itself. */
const confidence = 0.5

type Field = 'title' | 'company' | 'dates'

/** Titles and names of employers are short; degrees a little longer. */
const [longestName, mostWords] = [90, 10]
const [longestDegree, mostDegreeWords] = [110, 14]

const isShort = (text: string, longest: number, most: number) =>
  text.length >= 2 && text.length <= longest && text.split(/\s+/).length <= most && /\p{L}/u.test(text)

/** What could be a name of something: no sentence, heading, date, label, place or contact line. */
const mayBeName = (text: string, longest = longestName, most = mostWords) => {
  const { heading, contact, employment, label, place } = wordClassesOf(text)
  return (
    isShort(text, longest, most) &&
    !readsAsProse(text) &&
    !/[.!?:;]\s*$/.test(text.replace(/\b\p{L}{1,4}\.\s*$/u, '')) &&
    heading === null &&
    label === null &&
    !contact &&
    !employment &&
    place < 2 &&
    findPeriods(text).length === 0
  )
}

const isTitle = (text: string) =>
  mayBeName(text) && !/\d{3}/.test(text) && wordClassesOf(text).organisation < 2 && !skillCalled(text)
const isEmployer = (text: string) => mayBeName(text) && wordClassesOf(text).title < 3

/** The period that the words say and nothing else, by the grammar of dates; from year to year where only the years can be read. */
const periodIn = (text: string): NonNullable<Role['dates']>['value'] | null => {
  const whole = findPeriods(text).find(({ start, end }) => end - start >= text.trim().length - 2)
  if (whole?.isRange) return { start: whole.from, end: whole.to }
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => year)
  if (years.length !== 2 || text.length > 60) return null
  const [period] = findPeriods(`${years[0]} - ${years[1]}`)
  return period?.isRange ? { start: period.from, end: period.to } : null
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) => a.start < b.end && b.start < a.end

const quotesOf = (fact: Fact<unknown> | null) => fact?.quotes ?? []

/** Where code was sure that it is something else. */
const sureQuotes = ({ roles, degrees }: ResumeFacts) =>
  [...roles.flatMap(({ title, company, dates }) => [title, company, dates]), ...degrees].flatMap((fact) =>
    fact && fact.confidence >= sure ? fact.quotes : [],
  )

/** Each part of a claim in its place, all of them near each other: of several places of the same words those that fit together. */
const located = (claim: PositionClaim, place: Place): Partial<Record<Field, FoundQuote>> => {
  const asked = (
    [
      ['title', claim.title],
      ['company', claim.employer],
      ['dates', claim.dates],
    ] as const
  ).flatMap(([field, words]) => {
    const found = words ? place.find(words) : []
    return found.length > 0 ? [{ field, found }] : []
  })
  let best: { parts: Partial<Record<Field, FoundQuote>>; span: number } | null = null
  const choose = (at: number, parts: Partial<Record<Field, FoundQuote>>, rows: number[]) => {
    if (at === asked.length) {
      const span = rows.length > 0 ? Math.max(...rows) - Math.min(...rows) : 0
      if (place.isOneHead(rows) && (!best || span < best.span)) best = { parts, span }
      return
    }
    const { field, found } = asked[at]!
    for (const one of found) choose(at + 1, { ...parts, [field]: one }, [...rows, place.rowOf(one.quote)])
  }
  choose(0, {}, [])
  return (best as { parts: Partial<Record<Field, FoundQuote>> } | null)?.parts ?? {}
}

const fact = <Value>(value: Value, { quote }: FoundQuote): Fact<Value> => ({
  value,
  confidence,
  quotes: [quote],
  source: 'model',
})

const words = ({ quote }: FoundQuote) => quote.quote.replace(/\s+/g, ' ').trim()

/** What of one claim may be believed; null when nothing. */
const positionIn = (claim: PositionClaim, place: Place, facts: ResumeFacts): RoleByModel | null => {
  const found = located(claim, place)
  const isTaken = ({ quote }: FoundQuote) => sureQuotes(facts).some((one) => overlaps(one, quote))
  const believed = (part: FoundQuote | undefined, holds: (text: string) => boolean) =>
    part && !isTaken(part) && !deniedOrWished.test(part.sentence) && place.isHead(part.quote) && holds(words(part)) ? part : null
  const title = believed(found.title, isTitle)
  const company = believed(found.company, isEmployer)
  const dates = believed(found.dates, (text) => periodIn(text) !== null)
  const parts = Object.values(found)
  const known = facts.roles.flatMap((role, at) => {
    const quotes = [...quotesOf(role.title), ...quotesOf(role.company), ...quotesOf(role.dates)]
    return parts.some(({ quote }) => quotes.some((one) => overlaps(one, quote))) ? at : []
  })
  if (known.length > 1) return null
  const role = known[0] === undefined ? null : facts.roles[known[0]]!
  // projects and volunteering stay what they are
  if (role && !role.counts) return null
  const open = (fact: Fact<unknown> | null | undefined) => !fact || fact.confidence < sure
  const read: RoleByModel = {
    completes: known[0] ?? null,
    title: title && open(role?.title) ? fact(words(title), title) : null,
    company: company && open(role?.company) ? fact(words(company), company) : null,
    dates: dates && open(role?.dates) ? fact(periodIn(words(dates))!, dates) : null,
    meaning: null,
  }
  if (!read.title && !read.company && !read.dates) return null
  if (!role && !read.title && !read.company) return null
  // where no heading says that this is employment, only dates do
  if (!role && !place.isAnnounced && !read.dates) return null
  return read.title ? { ...read, meaning: { ...titleMeaning(inOneGender(read.title.value)), title: read.title.value } } : read
}

const degreeIn = (quote: string, place: Place): Fact<Degree> | null => {
  const [found] = place.find(quote)
  if (!found || deniedOrWished.test(found.sentence)) return null
  const title = words(found)
  const { school, organisation } = wordClassesOf(title)
  if (school || organisation === 2 || !mayBeName(title, longestDegree, mostDegreeWords) || /\d{4}/.test(title)) return null
  const known = findDegrees(title).find(({ ambiguous }) => !ambiguous)
  return fact({ title, canonical: known?.canonical ?? null, rank: known?.rank ?? null, field: null }, found)
}

/**
 * The positions and degrees of a model's answer that may stand beside what code read: each a quote of the visible text, where such a thing
 * stands, in the form of such a thing, and only where code read nothing or was unsure.
 */
export const checkReadClaims = (
  document: ReadDocument,
  facts: ResumeFacts,
  claims: Pick<Claims, 'positions' | 'degrees'>,
): ReadByModel => {
  const { employment, education } = placesFor(document, facts)
  const roles: RoleByModel[] = []
  for (const claim of claims.positions.slice(0, mostPositions)) {
    const role = positionIn(claim, employment, facts)
    if (!role) continue
    const quotes = [role.title, role.company, role.dates].flatMap(quotesOf)
    const isRepeated = roles.some(
      (other) =>
        (role.completes !== null && other.completes === role.completes) ||
        [other.title, other.company, other.dates].flatMap(quotesOf).some((one) => quotes.some((quote) => overlaps(one, quote))),
    )
    if (!isRepeated) roles.push(role)
  }
  const degrees: Fact<Degree>[] = []
  if (isUnsure(facts.degrees))
    for (const { quote } of claims.degrees.slice(0, mostDegrees)) {
      const degree = degreeIn(quote, education)
      const isRepeated = degrees.some(({ quotes }) => quotes.some((one) => degree && overlaps(one, degree.quotes[0]!)))
      if (degree && !isRepeated) degrees.push(degree)
    }
  return { roles, degrees }
}
