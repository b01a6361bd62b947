import type { Excerpt, ResumeFacts } from '../facts.ts'
import { placed } from './places.ts'

/** Sentences that tell of the work, and apart from them lists and the lines that only name a position. */
export interface SortedExcerpts {
  telling: Excerpt[]
  naming: Excerpt[]
}

/** A line as short as this that holds a title or dates is the head of a position. */
const longestHead = 120

export const sortedExcerpts = (facts: ResumeFacts): SortedExcerpts => {
  const heads = facts.roles.flatMap(({ title, dates }) => [title, dates].flatMap((fact) => fact?.quotes.slice(0, 1) ?? []))
  const sorted: SortedExcerpts = { telling: [], naming: [] }
  for (const excerpt of facts.excerpts) {
    const { start, end } = excerpt.quote
    const { place } = placed(facts, excerpt.quote)
    const isHead = end - start < longestHead && heads.some((head) => head.start < end && start < head.end)
    sorted[place === 'list' || place === 'headline' || isHead ? 'naming' : 'telling'].push(excerpt)
  }
  return sorted
}

const most = 3
/** What is worth less than this share of the best says little beside it. */
const leastBeside = 0.35

/** The sentences of most worth, best first, of equals the first in the document; what only names things where no sentence is worth anything. */
export const bestExcerpts = (
  { telling, naming }: SortedExcerpts,
  worthOf: (terms: readonly string[]) => number,
): readonly Excerpt[] => {
  const best = (excerpts: readonly Excerpt[]) =>
    excerpts
      .map((excerpt) => ({ ...excerpt, worth: worthOf(excerpt.terms) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth || a.quote.start - b.quote.start)
      .filter(({ worth }, place, [best]) => place < most && worth >= leastBeside * best!.worth)
  const sentences = best(telling)
  return sentences.length > 0 ? sentences : best(naming)
}
