import type { Month, Quote, ResumeFacts, ResumeStatement, Role } from '../facts.ts'

/**
 * Where a resume says something, by how much that bears it out: in a position with dates; in a project, or a position without dates; in
 * any other sentence; in a list of skills; above all headings, where people say what they would like to be.
 */
export type Place = 'position' | 'project' | 'sentence' | 'list' | 'headline'

export interface PlacedQuote {
  quote: Quote
  place: Place
  /** The position it is told of. */
  role: Role | null
}

const inOrder = new WeakMap<ResumeFacts, readonly ResumeStatement[]>()

const statementsInOrder = (facts: ResumeFacts): readonly ResumeStatement[] => {
  const known = inOrder.get(facts)
  if (known) return known
  const ordered = (facts.statements ?? []).toSorted((a, b) => a.quote.start - b.quote.start)
  inOrder.set(facts, ordered)
  return ordered
}

const statementAt = (statements: readonly ResumeStatement[], offset: number): ResumeStatement | null => {
  let low = 0
  let high = statements.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (statements[middle]!.quote.start <= offset) low = middle
    else high = middle - 1
  }
  const found = statements[low]
  return found && found.quote.start <= offset && offset < found.quote.end ? found : null
}

/** Four things or more set apart, with no heading of a section above them: "Auth0, PowerBI, SSRS, Git;", "Web: React, Redux, HTML5, CSS3". */
const listed = /^(?:[^,;]{1,40}[,;]\s*){3}[^,;]/

const placeOf = (statement: ResumeStatement | null, role: Role | null): Place => {
  if (!statement || statement.part === 'aside') return 'sentence'
  if (statement.part === 'role') return role?.dates ? 'position' : 'project'
  if (statement.part === 'unpaid') return 'project'
  if (statement.part === 'list') return 'list'
  if (statement.part !== 'head') return 'sentence'
  if (listed.test(statement.quote.quote)) return 'list'
  return statement.quote.end - statement.quote.start < 100 ? 'headline' : 'sentence'
}

/** The sentence or the item of a list that a quote stands in, as the reader cut the text; null outside of what is told of work. */
export const statementAround = (facts: ResumeFacts, quote: Quote): ResumeStatement | null =>
  statementAt(statementsInOrder(facts), quote.start)

/** Where the resume says what a quote of it shows. */
export const placed = (facts: ResumeFacts, quote: Quote): PlacedQuote => {
  const statement = statementAt(statementsInOrder(facts), quote.start)
  const role = statement?.role === undefined ? null : (facts.roles[statement.role] ?? null)
  return { quote, place: placeOf(statement, role), role }
}

/** What each place bears out of what it says, from 0 to 1, where the field of work is the same. */
export const borneOutAt: Record<Place, number> = { position: 1, project: 0.95, sentence: 0.8, list: 0.75, headline: 0.3 }

/** What is told of work done; the rest is what somebody says about themselves. */
export const isShown = (place: Place) => place === 'position' || place === 'project'

/** The share that is left of what no work shows where the work shown is of another field: anybody can list words. */
const leastOfOwn = 1 / 3

/** How far the field of work, from 0 to 1, bears out what no single position shows. */
export const ofOwnAccount = (field: number) => leastOfOwn + (1 - leastOfOwn) * field

/** What a place is worth, from 0 to 1; `field` is how near the field of work is. */
export const worthOf = (place: Place, field: number) => borneOutAt[place] * (isShown(place) ? 1 : ofOwnAccount(field))

/** The places of a skill's quotes, best first; of equals the first in the document. */
export const bestPlaces = (facts: ResumeFacts, quotes: readonly Quote[]): PlacedQuote[] =>
  quotes
    .map((quote) => placed(facts, quote))
    .toSorted((a, b) => borneOutAt[b.place] - borneOutAt[a.place] || a.quote.start - b.quote.start)

export interface Use {
  months: number
  /** The last month of use; 'present' when the position is open. */
  last: Month | 'present'
  /** For each of those positions where it is told of, and where the dates stand. */
  quotes: Quote[]
  /** Set when only a language model read some of those dates. */
  source?: 'model'
}

/** How long and until when something was used: the months of the positions that tell of it, each month once; null without any. */
export const timeOfUse = (places: readonly PlacedQuote[], now: Month): Use | null => {
  const roles = [...new Set(places.flatMap(({ place, role }) => (place === 'position' && role?.dates ? [role] : [])))]
  if (roles.length === 0) return null
  const months = new Set<Month>()
  for (const { dates } of roles) {
    const { start, end } = dates!.value
    const last = Math.min(end === 'present' ? now : end, now)
    for (let month = Math.max(start, last - 720); month <= last; month += 1) months.add(month)
  }
  const ends = roles.map(({ dates }) => dates!.value.end)
  return {
    months: months.size,
    last: ends.includes('present') ? 'present' : Math.max(...ends.map(Number)),
    quotes: roles.flatMap((role) => [
      ...places
        .filter((one) => one.role === role && one.place === 'position')
        .map(({ quote }) => quote)
        .slice(0, 1),
      ...role.dates!.quotes.slice(0, 1),
    ]),
    ...(roles.some(({ dates }) => dates!.source) && { source: 'model' as const }),
  }
}
