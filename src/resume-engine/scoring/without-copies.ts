import type { Excerpt, Fact, Quote, ResumeFacts, ResumeStatement, Role } from '../facts.ts'
import { inOneGender } from '../taxonomy/gendered-text.ts'
import { type Interval, merged, outside } from '../taxonomy/intervals.ts'
import { bearing, withBearing } from '../taxonomy/occupation-likeness.ts'
import { meaningfulTerms, tellingWordsIn, termsWithTitles } from '../taxonomy/terms.ts'
import { profileOf, titleTimes } from '../taxonomy/work-words.ts'
import type { Copies } from './copies.ts'

/** From this share on a quote is the copy's rather than the resume's own. */
const mostCopied = 0.5

/** What stands so near to a copied sentence and is no sentence itself, such as its heading, was copied with it. */
const nearby = 200
/** A sentence is copied as a whole when so many characters at its edge are not. */
const slack = 3

/** A passage with what stands beside it and is no statement, where whole statements are copied up to there. */
const withGaps = (passage: Quote, statements: readonly ResumeStatement[]): Interval => {
  const own = statements.find(({ quote }) => quote.start <= passage.start && passage.end <= quote.end)
  const before = statements.findLast(({ quote }) => quote.end <= passage.start)?.quote.end ?? 0
  const after = statements.find(({ quote }) => quote.start >= passage.end)?.quote.start ?? Number.POSITIVE_INFINITY
  const isFromStart = own !== undefined && passage.start - own.quote.start <= slack
  const isToEnd = own !== undefined && own.quote.end - passage.end <= slack
  return {
    start: isFromStart ? Math.max(before, passage.start - nearby) : passage.start,
    end: isToEnd ? Math.min(after, passage.end + nearby) : passage.end,
  }
}

const mostExcerpts = 32

/** The sentences that tell most of what is left: those chosen before may all have been copied. */
const excerptsOf = (statements: readonly ResumeStatement[], name: string | undefined): Excerpt[] =>
  statements
    .filter(({ part }) => part !== 'aside')
    .map(({ quote }) => {
      const words = inOneGender(name ? quote.quote.replaceAll(name, '') : quote.quote)
      return { quote, terms: tellingWordsIn(words, { start: 0, end: words.length }) }
    })
    .filter(({ terms }) => terms.length > 0)
    .toSorted((a, b) => b.terms.length - a.terms.length || a.quote.start - b.quote.start)
    .slice(0, mostExcerpts)

/**
 * The facts as they would be if the copied passages were not there: what only they say is not held, and their words take no part in
 * any comparison.
 */
export const withoutCopies = (facts: ResumeFacts, { passages }: Copies): ResumeFacts => {
  const copied = merged(passages)
  const headed = merged(passages.map((passage) => withGaps(passage, facts.statements ?? [])))
  const isOwn = ({ start, end }: Quote, of: readonly Interval[] = copied) => {
    const own = outside({ start, end }, of).reduce((sum, part) => sum + part.end - part.start, 0)
    return own > (end - start) * (1 - mostCopied)
  }
  const ofOwn = <Value>(held: readonly Fact<Value>[], of = copied): Fact<Value>[] =>
    held.flatMap((fact) => {
      const quotes = fact.quotes.filter((quote) => isOwn(quote, of))
      return quotes.length === fact.quotes.length ? [fact] : quotes.length > 0 ? [{ ...fact, quotes }] : []
    })
  const maybe = <Value>(fact: Fact<Value> | null): Fact<Value> | null => (fact ? (ofOwn([fact], headed)[0] ?? null) : null)
  const roles = facts.roles.map(
    (role): Role => ({ ...role, title: maybe(role.title), company: maybe(role.company), dates: maybe(role.dates) }),
  )
  const designations = ofOwn(facts.designations, headed)
  const held = new Set(designations.map(({ value }) => value))
  const titles = facts.titles.filter(({ title }) => held.has(title))
  const statements = (facts.statements ?? []).flatMap((statement) =>
    outside(statement.quote, copied).map(({ start, end }) => {
      const quote = statement.quote.quote.slice(start - statement.quote.start, end - statement.quote.start)
      return { ...statement, quote: { page: statement.quote.page, start, end, quote } }
    }),
  )
  const name = facts.name?.value
  const wordsOf = (parts: typeof statements) =>
    inOneGender(parts.map(({ quote }) => (name ? quote.quote.replaceAll(name, '') : quote.quote)).join('\n'))
  const atWork = new Map(meaningfulTerms(wordsOf(statements.filter(({ part }) => part === 'role' || part === 'unpaid'))))
  const told = () => {
    const own = meaningfulTerms(wordsOf(statements.filter(({ part }) => part !== 'head' && part !== 'aside')))
    return profileOf(
      own,
      own.map(([term]) => atWork.get(term) ?? 0),
      [],
    )
  }
  const borneOut = bearing(
    titles.map(({ title }) => title),
    roles,
    told,
  )
  const borne = titles.filter((_, place) => borneOut[place]! > 0).map(({ title }) => title)
  const terms = termsWithTitles(wordsOf(statements.filter(({ part }) => part !== 'aside')), [], borne, titleTimes)
  const termsAtWork = terms.map(([term, count]) => Math.min(count, atWork.get(term) ?? 0))
  return {
    ...facts,
    designations,
    titles: titles.map((title, place) => withBearing(title, borneOut[place]!)),
    roles,
    statements,
    terms,
    termsAtWork,
    occupations: profileOf(terms, termsAtWork, borne),
    skills: ofOwn(facts.skills),
    degrees: ofOwn(facts.degrees),
    companies: ofOwn(facts.companies, headed),
    statedYears: maybe(facts.statedYears),
    excerpts: excerptsOf(statements, name),
  }
}
