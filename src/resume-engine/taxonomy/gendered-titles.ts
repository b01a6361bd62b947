import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSharedEnding } from './gender-endings.ts'
import { remembering } from './remembering.ts'

interface GenderedWords {
  /** Form → the form that all are compared by. */
  ones: Map<string, string>
  /** Those of languages that write compounds as one word. */
  inCompounds: Map<string, string>
  /** Titles of several words. */
  phrases: Map<string, string>
}

const compounding = /\b(?:de|nl|sv)\b/

let words: GenderedWords | undefined

const load = (): GenderedWords => {
  if (words) return words
  words = { ones: new Map(), inCompounds: new Map(), phrases: new Map() }
  for (const line of readFileSync(join(import.meta.dir, 'gendered-words.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [one, languages, others] = line.split('\t')
    if (!one || !languages || !others) continue
    for (const other of others.split('|')) {
      if (other.includes(' ')) words.phrases.set(other, one)
      else words.ones.set(other, one)
      if (compounding.test(languages) && other.length >= shortestInCompound) words.inCompounds.set(other, one)
    }
  }
  return words
}

const [shortestInCompound, shortestBefore] = [5, 3]

/** "hoofdverpleegster": what stands before a known form is the same in both. */
const compoundInOneGender = (word: string, { inCompounds }: GenderedWords): string | undefined => {
  for (let at = shortestBefore; at <= word.length - shortestInCompound; at += 1) {
    const one = inCompounds.get(word.slice(at))
    if (one !== undefined) return word.slice(0, at) + one
  }
  return undefined
}

/** "actresses", "técnicas", "Köchinnen". */
const pluralInOneGender = (word: string, { ones }: GenderedWords): string | undefined => {
  const ofWoman = (ending: string) => (word.endsWith(ending) ? ones.get(word.slice(0, -ending.length)) : undefined)
  const one = ofWoman('s') ?? ofWoman('es')
  return one === undefined ? ofWoman('nen') : `${one}s`
}

const settle = (word: string, turns = 4): string => {
  const known = load()
  const next =
    known.ones.get(word) ?? pluralInOneGender(word, known) ?? compoundInOneGender(word, known) ?? withSharedEnding(word)
  return next === word || turns === 0 ? word : settle(next, turns - 1)
}

const wordsKept = 50_000
/** Nothing longer is a word. */
const longest = 60

/**
 * The form that a word of a title is compared by, whichever gender it is written in: "waitress" → "waiter", "développeuse" →
 * "développeur", "Ärztin" → "arzt". Other words stay as they are. Takes and gives lower case, composed letters (NFC).
 */
export const wordInOneGender: (word: string) => string = remembering(
  (word: string) => (word.length > longest ? word : settle(word)),
  wordsKept,
)

/** Titles of several words that have another form, longest first: "wardrobe mistress" → "wardrobe master". */
export const genderedPhrases = (): ReadonlyMap<string, string> => load().phrases
