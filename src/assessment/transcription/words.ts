import { stemmer } from 'stemmer'

/** A word of a text: its stem, and where it stands. */
export interface Word {
  stem: string
  /** As it stands there, in lower case. */
  plain: string
  start: number
  end: number
}

/** Words within a name, such as "C++" and "C#", and those with an apostrophe, are one; everything else parts them. */
const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*(?:[+#]+(?![\p{L}\p{N}]))?/gu
/** They carry nothing, and stand or do not stand between the words of a name. */
const articles = new Set(['a', 'an', 'the', 'of', 'my', 'your', 'our', 'their', 'its', 'this', 'that', 'these', 'those'])
const digits: Record<string, string> = Object.fromEntries(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((name, digit) => [
    name,
    `${digit}`,
  ]),
)

const plainOf = (word: string) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace('’', "'").replace(/'s$/, '')

const stemOf = (plain: string) => digits[plain] ?? (/^[a-z]{3,}$/.test(plain) ? stemmer(plain) : plain)

/** The words of a text but for its articles. "Validating" and "validation" have the same stem, so have "two" and "2". */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const plain = plainOf(word)
    return { stem: stemOf(plain), plain, start: index, end: index + word.length }
  }).filter(({ plain }) => !articles.has(plain))

/** What shows a point: a stem, or several in their order. */
export interface Term {
  stems: string[]
  /** The stem of all of it written as one word. */
  whole: string
}

export function termOf(words: string): Term {
  const found = wordsOf(words)
  return { stems: found.map(({ stem }) => stem), whole: stemOf(found.map(({ plain }) => plain).join('')) }
}

/** So many other words may stand between two words of a term: "slow hashing algorithm" for "slow algorithm". */
const mostBetween = 2
/** Shorter words do not join: "in to" is not "into". */
const shortestJoined = 6

/** Where a term stands first from word `from` on: its first and last word; null when it does not. */
export function findTerm(words: Word[], { stems, whole }: Term, from = 0): { first: number; last: number } | null {
  if (stems.length === 0) return null
  const mayJoin = whole.length >= shortestJoined
  for (let first = from; first < words.length; first++) {
    const { stem, plain } = words[first]!
    // "lockout" for "lock out", and "data base" for "database".
    if (mayJoin && stems.length > 1 && stem === whole) return { first, last: first }
    const next = words[first + 1]
    if (mayJoin && stems.length === 1 && next && stemOf(plain + next.plain) === whole) return { first, last: first + 1 }
    if (stem !== stems[0]) continue
    let last = first
    const isThere = stems.slice(1).every((wanted) => {
      const end = Math.min(words.length, last + mostBetween + 2)
      for (let at = last + 1; at < end; at++)
        if (words[at]!.stem === wanted) {
          last = at
          return true
        }
      return false
    })
    if (isThere) return { first, last }
  }
  return null
}
