import { languages } from '../taxonomy/languages/index.ts'
import type { LanguageCode } from '../taxonomy/languages/language.ts'
import { listed, spaced } from '../taxonomy/languages/words.ts'

/** A language of a text and how much of it is written in that language, from 0 to 1. */
export interface LanguageShare {
  code: LanguageCode
  share: number
}

type Alphabet = 'latin' | 'cyrillic' | 'han' | 'kana' | 'hangul' | 'arabic' | 'hebrew'

const alphabetOf = (code: number): Alphabet | null => {
  if (code < 0x41) return null
  if (code < 0x250) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code >= 0xc0 ? 'latin' : null
  if (code >= 0x400 && code < 0x530) return 'cyrillic'
  if (code >= 0x590 && code < 0x600) return 'hebrew'
  if (code >= 0x600 && code < 0x780) return 'arabic'
  if (code >= 0x3040 && code < 0x3100) return 'kana'
  if ((code >= 0x3400 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00)) return 'han'
  if (code >= 0xac00 && code < 0xd7b0) return 'hangul'
  return null
}

/** Letters that few languages of one alphabet have. */
const tellingLetters: Record<string, LanguageCode[]> = {
  ß: ['de'],
  ä: ['de', 'sv', 'fi'],
  ö: ['de', 'sv', 'fi', 'tr'],
  ü: ['de', 'tr'],
  å: ['sv', 'da', 'nb'],
  ø: ['da', 'nb'],
  æ: ['da', 'nb'],
  ł: ['pl'],
  ą: ['pl'],
  ę: ['pl'],
  ś: ['pl'],
  ź: ['pl'],
  ż: ['pl'],
  ć: ['pl'],
  ń: ['pl'],
  ř: ['cs'],
  ě: ['cs'],
  ů: ['cs'],
  š: ['cs'],
  č: ['cs'],
  ž: ['cs'],
  ý: ['cs'],
  ı: ['tr'],
  ğ: ['tr'],
  ş: ['tr'],
  ñ: ['es'],
  ã: ['pt'],
  õ: ['pt'],
  œ: ['fr'],
  ê: ['fr', 'pt'],
  è: ['fr', 'it'],
  ò: ['it'],
  ù: ['it', 'fr'],
  ì: ['it'],
  ç: ['fr', 'pt', 'tr'],
  і: ['uk'],
  ї: ['uk'],
  є: ['uk'],
  ґ: ['uk'],
  ы: ['ru'],
  э: ['ru'],
  ъ: ['ru'],
  ё: ['ru'],
}

/** What one word says: how much, and for which languages. */
interface Evidence {
  weight: number
  codes: LanguageCode[]
}

const evidence = new Map<string, Evidence>()
const [functionWeight, headingWeight, letterWeight] = [2, 1, 0.5]
const leastLetters = 4

const learn = (words: Iterable<string>, code: LanguageCode, weight: number) => {
  for (const word of words) {
    const key = word.toLowerCase().replaceAll('’', "'")
    const known = evidence.get(key)
    if (!known) evidence.set(key, { weight, codes: [code] })
    else {
      known.weight = Math.max(known.weight, weight)
      if (!known.codes.includes(code)) known.codes.push(code)
    }
  }
}

for (const { code, functionWords, headings, composed, dates, script } of languages) {
  if (script !== 'Latin' && script !== 'Cyrillic') continue
  learn(spaced(functionWords), code, functionWeight)
  const phrases = [
    ...Object.values(headings),
    ...Object.values(composed.deciding),
    composed.passing,
    dates.present,
    ...dates.months,
  ]
  learn(
    phrases
      .flatMap((list) => listed(list))
      .flatMap((phrase) => phrase.split(/[\s-]+/))
      .filter((word) => word.length >= leastLetters),
    code,
    headingWeight,
  )
}

/** As much of a text as tells its languages: the rest of a long one is like it. */
const longest = 12_000
const isWordLetter = (alphabet: Alphabet | null) => alphabet === 'latin' || alphabet === 'cyrillic'
const isMark = (code: number) => code === 39 || code === 0x2019

/** The words of the alphabets that several languages share, how often each occurs, and the letters of every alphabet. */
const counted = (text: string) => {
  const letters: Record<Alphabet, number> = { latin: 0, cyrillic: 0, han: 0, kana: 0, hangul: 0, arabic: 0, hebrew: 0 }
  const words = new Map<string, number>()
  const end = Math.min(text.length, longest)
  for (let at = 0; at < end; at += 1) {
    const alphabet = alphabetOf(text.charCodeAt(at))
    if (alphabet === null) continue
    letters[alphabet] += 1
    if (!isWordLetter(alphabet)) continue
    const start = at
    while (at + 1 < end && (alphabetOf(text.charCodeAt(at + 1)) === alphabet || isMark(text.charCodeAt(at + 1)))) {
      at += 1
      letters[alphabet] += 1
    }
    const word = text
      .slice(start, at + 1)
      .toLowerCase()
      .replaceAll('’', "'")
    words.set(word, (words.get(word) ?? 0) + 1)
  }
  return { letters, words }
}

/** What each word says, its letters included; null for words that say nothing. */
const evidenceOf = (word: string): Evidence | null => {
  const known = evidence.get(word)
  if (known) return known
  for (const letter of word) {
    if (letter <= '\u007f') continue
    const codes = tellingLetters[letter]
    // "Ã©" is an é that was read in the wrong encoding
    if (codes && !(letter === 'ã' && !/ã[oes]/.test(word))) return { weight: letterWeight, codes }
  }
  return null
}

/** Whether a word, in lower case, is one of those that tell a language that is read. */
export const tellsLanguage = (word: string): boolean => evidenceOf(word) !== null

const isCyrillic = /[\u0400-\u04ff]/

/**
 * How the words of one alphabet are divided among its languages. What several languages have counts in part for each at first, then
 * as a whole for the one that most other words speak for, so that Danish is not taken for half Norwegian.
 */
const divided = (words: Map<string, number>, ofCyrillic: boolean): Map<LanguageCode, number> => {
  const heard: [Evidence, number][] = []
  for (const [word, times] of words) {
    if (isCyrillic.test(word) !== ofCyrillic) continue
    const found = evidenceOf(word)
    if (found) heard.push([found, Math.min(times, 12)])
  }
  const first = new Map<LanguageCode, number>()
  for (const [{ weight, codes }, times] of heard)
    for (const code of codes) first.set(code, (first.get(code) ?? 0) + (weight * times) / codes.length ** 2)
  const second = new Map<LanguageCode, number>()
  for (const [{ weight, codes }, times] of heard) {
    let best = codes[0]!
    for (const code of codes) if ((first.get(code) ?? 0) > (first.get(best) ?? 0)) best = code
    second.set(best, (second.get(best) ?? 0) + weight * times)
  }
  return second
}

const leastShare = 0.12
/** Japanese writes its grammar in kana; a Chinese text has none. */
const kanaOfJapanese = 0.04
/** A sign of Chinese or Japanese and a syllable of Korean say as much as some letters. */
const lettersPerSign = 2.5

/**
 * The languages of a text, most of it first. Told by alphabets, by the most frequent words, by words of headings and by letters that
 * few languages have. Empty when nothing tells, as for a list of product names.
 */
export const detectLanguage = (text: string): LanguageShare[] => {
  const { letters, words } = counted(text)
  const amounts = new Map<LanguageCode, number>()
  const add = (code: LanguageCode, amount: number) => amount > 0 && amounts.set(code, (amounts.get(code) ?? 0) + amount)
  const signs = letters.han + letters.kana
  if (signs > 0) add(letters.kana > signs * kanaOfJapanese ? 'ja' : 'zh', signs * lettersPerSign)
  add('ko', letters.hangul * lettersPerSign)
  add('ar', letters.arabic)
  add('he', letters.hebrew)
  for (const [alphabet, ofCyrillic] of [
    ['latin', false],
    ['cyrillic', true],
  ] as const) {
    if (letters[alphabet] === 0) continue
    const parts = divided(words, ofCyrillic)
    const sum = [...parts.values()].reduce((total, part) => total + part, 0)
    // names of products and firms beside another alphabet tell nothing
    const told = Math.min(1, sum / Math.max(1, letters[alphabet] / 24))
    for (const [code, part] of parts) add(code, (letters[alphabet] * told * part) / sum)
  }
  const whole = [...amounts.values()].reduce((total, amount) => total + amount, 0)
  const kept = [...amounts].filter(([, amount]) => amount >= whole * leastShare)
  const rest = kept.reduce((total, [, amount]) => total + amount, 0)
  return kept
    .map(([code, amount]) => ({ code, share: amount / rest }))
    .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1))
}
