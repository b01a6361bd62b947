import { stemmer } from 'stemmer'
import { wordInOneGender } from './gendered-titles.ts'
import { type Beginning, beginningOf, meaningAlone, type PhraseHit } from './phrases.ts'
import { isPlaceWord } from './places.ts'
import { type SkillForm, skillData } from './skill-data.ts'
import { stopWords } from './stop-words.ts'
import { termRarity } from './term-rarity.ts'
import type { Tokens } from './tokens.ts'

/** What is known of a word by itself: looked up once, however many readers ask. */
export interface KnownWord {
  /** The names of skills that begin with it. */
  skills: Beginning<SkillForm> | undefined
  /** The skill it names without the version at its end: "java8". */
  unversioned: PhraseHit<SkillForm> | undefined
  /** The stem under which it is compared ("managing" → "manag", "waitress" → "waiter"); null for words that carry no meaning of their own. */
  term: string | null
  /** The rarity of the term; 0 without one. */
  rarity: number
}

const termOf = (word: string): string | null => {
  const bare = word.startsWith('.') ? word.slice(1) : word
  const meaningful = bare.length > 1 && bare.length <= 30 && /^[a-z]/.test(bare) && !stopWords.has(bare) && !isPlaceWord(bare)
  if (!meaningful) return null
  return /[^a-z]/.test(bare) ? bare : stemmer(bare)
}

const withoutVersion = (word: string) => (/^[a-z.#+]{3,}\d{1,4}$/.test(word) ? word.replace(/\d+$/, '') : undefined)

const learn = (word: string): KnownWord => {
  const { forms } = skillData()
  const term = termOf(wordInOneGender(word))
  const base = withoutVersion(word)
  const meaning = base && meaningAlone(forms, base)
  return {
    skills: beginningOf(forms, word),
    unversioned: meaning ? { meaning, length: 1 } : undefined,
    term,
    rarity: term === null ? 0 : termRarity(term),
  }
}

const vocabulary = new Map<string, KnownWord>()
const wordsKept = 50_000

const known = (word: string): KnownWord => {
  const present = vocabulary.get(word)
  if (present) return present
  if (vocabulary.size >= wordsKept) vocabulary.clear()
  const learnt = learn(word)
  vocabulary.set(word, learnt)
  return learnt
}

const ofTokens = new WeakMap<Tokens, KnownWord[]>()

/** What is known of each word of a text. */
export const knownWordsOf = (tokens: Tokens): KnownWord[] => {
  const present = ofTokens.get(tokens)
  if (present) return present
  const words = tokens.words.map(known)
  ofTokens.set(tokens, words)
  return words
}
