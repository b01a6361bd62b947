import type { Fact, Quote, ResumeFacts, ResumeStatement, Role } from '../facts.ts'
import { inOneGender } from '../knowledge/gendered-text.ts'
import { type Interval, merged, outside } from '../knowledge/intervals.ts'
import { borneOut } from '../knowledge/occupation-likeness.ts'
import { meaningfulTerms, termsWithTitles } from '../knowledge/terms.ts'
import { profileOf, titleTimes } from '../knowledge/work-words.ts'
import type { Copies } from './copies.ts'

/** From this share on a quote is the copy's rather than the resume's own. */
const mostCopied = 0.5

/**
 * A passage together with what stands beside it and is no statement, such as a heading or a line of the part about schools, where a whole
 * statement is copied up to there.
 */
const withGaps = (passage: Quote, statements: readonly ResumeStatement[]): Interval => {
  const before = statements.findLast(({ quote }) => quote.end <= passage.start)
  const after = statements.find(({ quote }) => quote.start >= passage.end)
  const own = statements.find(({ quote }) => quote.start <= passage.start && passage.end <= quote.end)
  const slack = 3
  const isFromStart = own !== undefined && passage.start - own.quote.start <= slack
  const isToEnd = own !== undefined && own.quote.end - passage.end <= slack
  return {
    start: isFromStart ? (before?.quote.end ?? passage.start) : passage.start,
    end: isToEnd ? (after?.quote.start ?? passage.end) : passage.end,
  }
}

/**
 * The facts as they would be if the copied passages were not there: what only they say is not held, and their words take no part in
 * any comparison.
 */
export const withoutCopies = (facts: ResumeFacts, { passages }: Copies): ResumeFacts => {
  const copied = merged(passages.map((passage) => withGaps(passage, facts.statements ?? [])))
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
  const told = () => {
    const own = meaningfulTerms(wordsOf(statements.filter(({ part }) => part !== 'head' && part !== 'aside')))
    return profileOf(own, own.map(([term]) => atWork.get(term) ?? 0), [])
  }
  const borne = borneOut(
    titles.map(({ title }) => title),
    roles,
    told,
  )
  const terms = termsWithTitles(wordsOf(statements.filter(({ part }) => part !== 'aside')), [], borne, titleTimes)
  const termsAtWork = terms.map(([term, count]) => Math.min(count, atWork.get(term) ?? 0))
  return {
    ...facts,
    designations,
    titles: titles.map(({ claimed: _, ...title }) => (borne.includes(title.title) ? title : { ...title, claimed: true })),
    roles,
    statements,
    terms,
    termsAtWork,
    occupations: profileOf(terms, termsAtWork, borne),
    skills: ofOwn(facts.skills),
    degrees: ofOwn(facts.degrees),
    companies: ofOwn(facts.companies),
    statedYears: maybe(facts.statedYears),
    excerpts: facts.excerpts.filter(({ quote }) => isOwn(quote)),
  }
}
