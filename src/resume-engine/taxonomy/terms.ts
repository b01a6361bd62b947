import { type Interval, merged } from './intervals.ts'
import { type KnownWord, knownWordsOf } from './known-words.ts'
import { sharedTokensOf } from './shared-tokens.ts'
import { wordAt } from './tokens.ts'

export type { Interval } from './intervals.ts'

const mostTerms = 400

/** The most frequent 400 terms, in an order that depends on nothing else. */
const mostFrequent = (counts: Map<string, number>): [stem: string, count: number][] => {
  const terms = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return terms.length > mostTerms ? terms.slice(0, mostTerms) : terms
}

/**
 * The terms of a text that carry meaning for a comparison, with how often each occurs; the most frequent 400. Words that no occupation
 * uses, as names of people and firms are, are none.
 * Intervals in `without` are passed over: names, addresses and schools never take part in a comparison.
 */
export const meaningfulTerms = (text: string, without: readonly Interval[] = []): [stem: string, count: number][] =>
  mostFrequent(countTerms(text, without))

/** A word that comes back within so many words, more than so often in one text, is a list of itself: those times do not count. */
const [nearby, mostNearby] = [2, 3]

const isNumber = (word: string) => {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}

const countTerms = (text: string, without: readonly Interval[]) => {
  const tokens = sharedTokensOf(text)
  const { starts } = tokens
  const words = knownWordsOf(tokens)
  const skipped = merged(without)
  const counts = new Map<string, number>()
  const last = new Map<string, number>()
  const repeats = new Map<string, number>()
  /** Three words in a row that have been met before: what is said over and over says nothing more. */
  const rows = new Set<string>()
  /** Terms of the line at hand: what is said again in the same line says nothing more. */
  const ofLine = new Set<string>()
  let lineEnd = -1
  let [second, first] = ['', '']
  let next = 0
  for (let i = 0; i < words.length; i += 1) {
    const start = starts[i]!
    while (next < skipped.length && skipped[next]!.end <= start) next += 1
    if (next < skipped.length && skipped[next]!.start <= start) continue
    const { term, rarity } = words[i]!
    const word = tokens.words[i]!
    // two positions may follow the same year, which makes neither of them a repetition
    if (isNumber(word)) [second, first] = ['', '']
    const row = `${second} ${first} ${word}`
    const isRepeated = second !== '' && rows.has(row)
    rows.add(row)
    if (!isNumber(word)) [second, first] = [first, word]
    if (term === null || rarity <= 0 || (isRepeated && counts.has(term))) continue
    if (start > lineEnd) {
      const end = text.indexOf('\n', start)
      lineEnd = end < 0 ? text.length : end
      ofLine.clear()
    }
    if (ofLine.has(term)) continue
    ofLine.add(term)
    const before = last.get(term)
    last.set(term, i)
    if (before !== undefined && i - before <= nearby) repeats.set(term, (repeats.get(term) ?? 0) + 1)
    counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  for (const [term, times] of repeats) if (times > mostNearby) counts.set(term, counts.get(term)! - times)
  return counts
}

/** How often each term occurs inside the given intervals; a list of itself does not count, as in `meaningfulTerms`. */
export const termsWithin = (text: string, within: readonly Interval[]): Map<string, number> => {
  const inside = merged(within)
  const gaps: Interval[] = []
  let from = 0
  for (const { start, end } of inside) {
    if (start > from) gaps.push({ start: from, end: start })
    from = end
  }
  return countTerms(text, [...gaps, { start: from, end: text.length + 1 }])
}

/** The words of one interval of a text that carry meaning, one for each term, in order. */
export const tellingWordsBetween = (text: string, { start, end }: Interval): KnownWord[] => {
  const tokens = sharedTokensOf(text)
  const all = knownWordsOf(tokens)
  const seen = new Set<string>()
  const telling: KnownWord[] = []
  for (let i = wordAt(tokens, start); i < all.length && tokens.starts[i]! < end; i += 1) {
    const word = all[i]!
    if (word.term === null || seen.has(word.term)) continue
    seen.add(word.term)
    telling.push(word)
  }
  return telling
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
    for (const { term, rarity } of tellingWordsBetween(title, { start: 0, end: title.length }))
      if (term !== null && rarity > 0) counts.set(term, (counts.get(term) ?? 0) + times)
  }
  return mostFrequent(counts)
}

/** The terms of a text with the words they stand for there, each once. */
export const wordsOfTerms = (text: string): Map<string, string> => {
  const tokens = sharedTokensOf(text)
  const words = new Map<string, string>()
  for (const [i, { term }] of knownWordsOf(tokens).entries())
    if (term !== null && !words.has(term)) words.set(term, text.slice(tokens.starts[i]!, tokens.ends[i]!))
  return words
}

/** The terms of one interval of a text that tell something about the work. */
export const tellingWordsIn = (text: string, place: Interval): string[] =>
  tellingWordsBetween(text, place).flatMap(({ term, rarity }) => (term !== null && rarity > 0 ? [term] : []))
