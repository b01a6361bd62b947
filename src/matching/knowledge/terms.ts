import { stemmer } from 'stemmer'
import { sharedTokensOf } from './shared-tokens.ts'
import { stopWords } from './stop-words.ts'
import { type Tokens, wordAt } from './tokens.ts'

/** An interval of a text, in UTF-16 code units, `end` exclusive. */
export interface Interval {
  start: number
  end: number
}

const stems = new Map<string, string | null>()
const stemsKept = 50_000

/** The stem under which a word is compared ("managing" → "manag"); null for words that carry no meaning of their own. */
export const termOf = (word: string): string | null => {
  const known = stems.get(word)
  if (known !== undefined) return known
  const bare = word.startsWith('.') ? word.slice(1) : word
  const meaningful = bare.length > 1 && bare.length <= 30 && /^[a-z]/.test(bare) && !stopWords.has(bare)
  const term = !meaningful ? null : /[^a-z]/.test(bare) ? bare : stemmer(bare)
  if (stems.size >= stemsKept) stems.clear()
  stems.set(word, term)
  return term
}

const termsKept = new WeakMap<Tokens, (string | null)[]>()

/** The terms of all words of a text, each worked out once: counts and excerpts both ask for them. */
const termsOf = (tokens: Tokens) => {
  const known = termsKept.get(tokens)
  if (known) return known
  const terms = tokens.words.map(termOf)
  termsKept.set(tokens, terms)
  return terms
}

const mostTerms = 400

/** The most frequent 400 terms, in an order that depends on nothing else. */
const mostFrequent = (counts: Map<string, number>): [stem: string, count: number][] => {
  const terms = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return terms.length > mostTerms ? terms.slice(0, mostTerms) : terms
}

/**
 * The terms of a text that carry meaning for a comparison, with how often each occurs; the most frequent 400.
 * Intervals in `without` are passed over: names, addresses and schools never take part in a comparison.
 */
export const meaningfulTerms = (text: string, without: readonly Interval[] = []): [stem: string, count: number][] =>
  mostFrequent(countTerms(text, without))

const countTerms = (text: string, without: readonly Interval[]) => {
  const tokens = sharedTokensOf(text)
  const { starts } = tokens
  const terms = termsOf(tokens)
  const skipped = without.toSorted((a, b) => a.start - b.start)
  const counts = new Map<string, number>()
  let next = 0
  let passedTo = 0
  for (let i = 0; i < terms.length; i += 1) {
    const start = starts[i]!
    while (next < skipped.length && skipped[next]!.start <= start) {
      passedTo = Math.max(passedTo, skipped[next]!.end)
      next += 1
    }
    if (start < passedTo) continue
    const term = terms[i]!
    if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/** The different terms of one interval of a text, in order. */
export const termsBetween = (text: string, { start, end }: Interval): string[] => {
  const tokens = sharedTokensOf(text)
  const all = termsOf(tokens)
  const terms = new Set<string>()
  for (let i = wordAt(tokens, start); i < all.length && tokens.starts[i]! < end; i += 1) {
    const term = all[i]!
    if (term !== null) terms.add(term)
  }
  return [...terms]
}

/**
 * The meaningful terms of a text, the words of titles counted `times` more: what a position is called says more about the work than
 * any other words.
 */
export const termsWithTitles = (
  text: string,
  without: readonly Interval[],
  titles: readonly string[],
  times: number,
): [stem: string, count: number][] => {
  const all = countTerms(text, without)
  const counts = all.size > mostTerms ? new Map(mostFrequent(all)) : all
  for (const title of titles) {
    for (const term of termsBetween(title, { start: 0, end: title.length })) counts.set(term, (counts.get(term) ?? 0) + times)
  }
  return mostFrequent(counts)
}
