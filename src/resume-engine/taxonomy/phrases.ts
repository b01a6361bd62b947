import type { Tokens } from './tokens.ts'

/** A phrase that was found: what it stands for, and how many words it covers. */
export interface PhraseHit<Meaning> {
  meaning: Meaning
  length: number
}

/** The phrases that begin with one word. */
export interface Beginning<Meaning> {
  /** Phrases not yet taken apart: of tens of thousands of known phrases a text meets the first words of few. */
  waiting: { phrase: string; meaning: Meaning }[] | null
  /** The word as a phrase of its own. */
  alone: PhraseHit<Meaning> | undefined
  /** Longer phrases by their second word, longest first, with the words from the third on: common words begin hundreds of phrases. */
  longer: Map<string, { rest: string[]; hit: PhraseHit<Meaning> }[]>
}

/** Phrases by their first word. Where a phrase is added twice, the first meaning stays. */
export type PhraseIndex<Meaning> = Map<string, Beginning<Meaning>>

/** Adds a phrase of words that are set apart by single spaces. */
export const addPhrase = <Meaning>(index: PhraseIndex<Meaning>, phrase: string, meaning: Meaning) => {
  const space = phrase.indexOf(' ')
  const first = space < 0 ? phrase : phrase.slice(0, space)
  const known = index.get(first)
  if (!known) index.set(first, { waiting: [{ phrase, meaning }], alone: undefined, longer: new Map() })
  else if (known.waiting) known.waiting.push({ phrase, meaning })
  else takeApart(known, [{ phrase, meaning }])
}

const takeApart = <Meaning>(beginning: Beginning<Meaning>, phrases: { phrase: string; meaning: Meaning }[]) => {
  for (const { phrase, meaning } of phrases) {
    const [, second, ...rest] = phrase.split(' ')
    if (second === undefined) {
      beginning.alone ??= { meaning, length: 1 }
      continue
    }
    const others = beginning.longer.get(second) ?? []
    others.push({ rest, hit: { meaning, length: rest.length + 2 } })
    beginning.longer.set(second, others)
  }
  for (const others of beginning.longer.values()) if (others.length > 1) others.sort((a, b) => b.rest.length - a.rest.length)
}

/** The phrases that begin with the word. */
export const beginningOf = <Meaning>(index: PhraseIndex<Meaning>, word: string) => {
  const beginning = index.get(word)
  if (beginning?.waiting) {
    takeApart(beginning, beginning.waiting)
    beginning.waiting = null
  }
  return beginning
}

/** What the word stands for when it is a phrase of its own. */
export const meaningAlone = <Meaning>(index: PhraseIndex<Meaning>, word: string) => beginningOf(index, word)?.alone?.meaning

/** The longest phrase that begins at word `at`, with the number of words it covers. */
export const longestPhraseAt = <Meaning>(
  index: PhraseIndex<Meaning>,
  tokens: Tokens,
  at: number,
): PhraseHit<Meaning> | undefined => {
  const beginning = beginningOf(index, tokens.words[at]!)
  return beginning && longestFrom(beginning, tokens, at)
}

/** The same when the phrases that begin with the word are at hand. */
export const longestFrom = <Meaning>(
  beginning: Beginning<Meaning>,
  { words, joined }: Tokens,
  at: number,
): PhraseHit<Meaning> | undefined => {
  const longer = joined[at + 1] ? beginning.longer.get(words[at + 1]!) : undefined
  if (longer) {
    search: for (const { rest, hit } of longer) {
      for (let i = 0; i < rest.length; i += 1) {
        const word = at + 2 + i
        if (words[word] !== rest[i] || !joined[word]) continue search
      }
      return hit
    }
  }
  return beginning.alone
}
