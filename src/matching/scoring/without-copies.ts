import type { Fact, Quote, ResumeFacts, Role } from '../facts.ts'
import { inOneGender } from '../knowledge/gendered-text.ts'
import { merged, outside } from '../knowledge/intervals.ts'
import { borneOut } from '../knowledge/occupation-likeness.ts'
import { occupationProfile } from '../knowledge/occupations.ts'
import { meaningfulTerms, termsWithTitles } from '../knowledge/terms.ts'
import { titleTimes } from '../knowledge/work-words.ts'
import type { Copies } from './copies.ts'

/** From this share on a quote is the copy's rather than the resume's own. */
const mostCopied = 0.5

/**
 * The facts as they would be if the copied passages were not there: what only they say is not held, and their words take no part in
 * any comparison.
 */
export const withoutCopies = (facts: ResumeFacts, { passages }: Copies): ResumeFacts => {
  const copied = merged(passages)
  const isOwn = ({ start, end }: Quote) => {
    const own = outside({ start, end }, copied).reduce((sum, part) => sum + part.end - part.start, 0)
    return own > (end - start) * (1 - mostCopied)
  }
  const ofOwn = <Value>(held: readonly Fact<Value>[]): Fact<Value>[] =>
    held.flatMap((fact) => {
      const quotes = fact.quotes.filter(isOwn)
      return quotes.length === fact.quotes.length ? [fact] : quotes.length > 0 ? [{ ...fact, quotes }] : []
    })
  const maybe = <Value>(fact: Fact<Value> | null): Fact<Value> | null => (fact ? (ofOwn([fact])[0] ?? null) : null)
  const roles = facts.roles.map(
    (role): Role => ({ ...role, title: maybe(role.title), company: maybe(role.company), dates: maybe(role.dates) }),
  )
  const designations = ofOwn(facts.designations)
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
  const borne = borneOut(
    titles.map(({ title }) => title),
    roles,
  )
  const terms = termsWithTitles(wordsOf(statements), [], borne, titleTimes)
  return {
    ...facts,
    designations,
    titles,
    roles,
    statements,
    terms,
    termsAtWork: terms.map(([term, count]) => Math.min(count, atWork.get(term) ?? 0)),
    occupations: occupationProfile(terms, borne),
    skills: ofOwn(facts.skills),
    degrees: ofOwn(facts.degrees),
    companies: ofOwn(facts.companies),
    statedYears: maybe(facts.statedYears),
    excerpts: facts.excerpts.filter(({ quote }) => isOwn(quote)),
  }
}
