import type { Fact, Month, Quote, ResumeFacts, Role, TitleMeaning } from '#src/resume-engine/facts.ts'

/** A position in plain values, as it is told apart from others of the same resume. */
export interface PlainPosition {
  title: string | null
  company: string | null
  from: Month | null
  to: Month | 'present' | null
}

type Change =
  | { field: 'name' | 'email' | 'phone'; before: string | null; after: string | null; quote: Quote | null }
  /** Something that is not so, or a skill that was not read, with the words of the resume that show it. */
  | { field: 'skill'; before: string; after: null }
  | { field: 'skill'; before: null; after: string; known: boolean; quote: Quote }
  | { field: 'degree'; before: string; after: null }
  | {
      field: 'position'
      before: PlainPosition
      after: PlainPosition | null
      /** Where the text has the new words; what it does not have rests on the place of the position. */
      quotes: { title: Quote | null; company: Quote | null }
      /** What the new title means; null for one that stayed as it was. */
      meaning: TitleMeaning | null
    }

/** What a recruiter says about something that was read from a resume. The file stays as it is; what counts follows this. */
export type FactCorrection = { id: string; at: string; by: string; byId: string } & Change
export type FactChange = Change

/** All corrections of one resume, in their order. */
export interface FactCorrections {
  /** SHA-256 of the facts as they were read, which are kept beside. */
  readFacts: string
  list: FactCorrection[]
}

export const positionOf = ({ title, company, dates }: Role): PlainPosition => ({
  title: title?.value ?? null,
  company: company?.value ?? null,
  from: dates?.value.start ?? null,
  to: dates?.value.end ?? null,
})

const isSame = (one: PlainPosition, other: PlainPosition) =>
  one.title === other.title && one.company === other.company && one.from === other.from && one.to === other.to

/** The facts with what people corrected. What a newer reading does not hold any more is passed over. */
export const correctedFacts = (facts: ResumeFacts, corrections: readonly FactChange[]): ResumeFacts =>
  corrections.reduce(withChange, facts)

function withChange(facts: ResumeFacts, change: FactChange): ResumeFacts {
  switch (change.field) {
    case 'name':
    case 'email':
    case 'phone':
      return { ...facts, [change.field]: contact(facts[change.field], change.after, change.quote) }
    case 'skill':
      return change.after === null
        ? { ...facts, skills: facts.skills.filter(({ value }) => value.skill !== change.before) }
        : { ...facts, skills: [...facts.skills, skillOf(change)] }
    case 'degree':
      return { ...facts, degrees: facts.degrees.filter(({ value }) => value.title !== change.before) }
    case 'position':
      return withPosition(facts, change)
  }
}

const contact = (before: Fact<string> | null, value: string | null, quote: Quote | null): Fact<string> | null =>
  value === null ? null : { value, confidence: 1, quotes: quote ? [quote] : (before?.quotes ?? []) }

const skillOf = ({ after, known, quote }: Extract<Change, { field: 'skill'; before: null }>): ResumeFacts['skills'][number] => ({
  value: { skill: after, known, listed: false },
  confidence: 0.9,
  quotes: [quote],
})

function withPosition(facts: ResumeFacts, change: Extract<Change, { field: 'position' }>): ResumeFacts {
  const place = facts.roles.findIndex((role) => isSame(positionOf(role), change.before))
  const role = facts.roles[place]
  if (!role) return facts
  const changed = change.after ? changedRole(role, change.after, change.quotes) : null
  const roles = facts.roles.flatMap((each, at) => (at === place ? (changed ?? []) : each))
  const isTold = (value: string | null, of: 'title' | 'company') => roles.some((each) => each[of]?.value === value)
  const { title, company } = change.before
  return {
    ...facts,
    roles,
    designations: replaced(facts.designations, isTold(title, 'title') ? null : title, changed?.title ?? null),
    companies: replaced(facts.companies, isTold(company, 'company') ? null : company, changed?.company ?? null),
    titles: [
      ...(change.meaning && !facts.titles.some((each) => each.title === change.meaning?.title) ? [change.meaning] : []),
      ...facts.titles.filter((each) => each.title !== title || isTold(title, 'title')),
    ],
  }
}

function changedRole(role: Role, after: PlainPosition, quotes: { title: Quote | null; company: Quote | null }): Role {
  const here = [role.title, role.company, role.dates].flatMap((fact) => fact?.quotes ?? []).slice(0, 1)
  const words = (before: Fact<string> | null, value: string | null, quote: Quote | null): Fact<string> | null => {
    if (value === null || value === before?.value) return value === null ? null : before
    return { value, confidence: 1, quotes: quote ? [quote] : (before?.quotes ?? here) }
  }
  const { from, to } = after
  const isDated = role.dates?.value.start === from && role.dates.value.end === to
  return {
    ...role,
    title: words(role.title, after.title, quotes.title),
    company: words(role.company, after.company, quotes.company),
    dates: isDated
      ? role.dates
      : from === null || to === null
        ? null
        : { value: { start: from, end: to }, confidence: 1, quotes: role.dates?.quotes ?? here },
  }
}

/** A list of words as written, with one of them in the place of another; each stands there once. */
function replaced(all: Fact<string>[], gone: string | null, instead: Fact<string> | null): Fact<string>[] {
  const place = all.findIndex(({ value }) => value === gone)
  const list = place < 0 ? all : all.filter((_, at) => at !== place)
  if (!instead || list.some(({ value }) => value === instead.value)) return list
  return list.toSpliced(Math.max(place, 0), 0, instead)
}

/** Corrections of a resume whose text was read again: their words are looked for anew. */
export const stillFound = (list: readonly FactCorrection[], find: (words: string) => Quote | null): FactCorrection[] =>
  list.flatMap((correction): FactCorrection[] => {
    const again = (quote: Quote | null) => (quote ? find(quote.quote) : null)
    if (correction.field === 'skill' && correction.after !== null) {
      const quote = again(correction.quote)
      return quote ? [{ ...correction, quote }] : []
    }
    if (correction.field === 'position')
      return [{ ...correction, quotes: { title: again(correction.quotes.title), company: again(correction.quotes.company) } }]
    return 'quote' in correction && correction.quote
      ? [{ ...correction, quote: again(correction.quote) } as FactCorrection]
      : [correction]
  })
