import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titleWordsOf } from './title-tokens.ts'

interface Lexicon {
  /** Form of one or more words, set apart by single spaces → English words. */
  forms: Map<string, string[]>
  /** Last parts of compounds, longest first. */
  tails: [tail: string, english: string[]][]
  /** First and middle parts of compounds. */
  longest: number
}

let data: Lexicon | undefined

const load = (): Lexicon => {
  if (data) return data
  const forms: Lexicon['forms'] = new Map()
  const tails: Lexicon['tails'] = []
  for (const line of readFileSync(join(import.meta.dir, 'title-lexicon.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [english, list] = line.split('\t')
    if (!english || !list) continue
    const words = titleWordsOf(english)
    for (const written of list.split('|')) {
      const form = titleWordsOf(written.replace(/^-/, '')).join(' ')
      if (!form) continue
      if (!forms.has(form)) forms.set(form, words)
      if (written.startsWith('-')) tails.push([form, words])
    }
  }
  const longest = Math.max(...[...forms.keys()].map((form) => form.split(' ').length))
  data = { forms, tails: tails.toSorted((a, b) => b[0].length - a[0].length), longest }
  return data
}

/** Scripts that set no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The longest known words one after the other: "数据分析师" is "数据" and "分析师". */
const cut = (word: string, forms: Lexicon['forms']): string[] => {
  const found: string[] = []
  for (let at = 0; at < word.length; ) {
    let length = word.length - at
    while (length > 0 && !forms.has(word.slice(at, at + length))) length -= 1
    if (length > 0) found.push(...forms.get(word.slice(at, at + length))!)
    at += Math.max(1, length)
  }
  return found
}

/** Letters that join the parts of a compound: "Vertriebsleiter", "Datenanalyst". */
const joints = ['', 's', 'n', 'en', 'es', 'e', '-']

/** "vertriebsleiter" → sales manager; null when its last part is none that heads a title. */
const ofCompound = (word: string, { forms, tails }: Lexicon): string[] | null => {
  for (const [tail, english] of tails) {
    if (word.length < tail.length + 3 || !word.endsWith(tail)) continue
    const first = word.slice(0, -tail.length)
    for (const joint of joints) {
      if (!first.endsWith(joint)) continue
      const known = forms.get(first.slice(0, first.length - joint.length))
      if (known) return [...known, ...english]
    }
    return [first, ...english]
  }
  return null
}

/**
 * The words of a title in order with those of other languages put into English, as far as a list of a hundred occupations knows them; the
 * others stay. `isKnown` tells words that titles of the tables have: they are left alone.
 */
export const inEnglish = (words: readonly string[], isKnown: (word: string) => boolean): string[] => {
  const lexicon = load()
  const result: string[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(lexicon.longest, words.length - at)
    while (length > 0 && !lexicon.forms.has(words.slice(at, at + length).join(' '))) length -= 1
    const word = words[at]!
    if (length > 1 || (length === 1 && !isKnown(word))) result.push(...lexicon.forms.get(words.slice(at, at + length).join(' '))!)
    else if (isKnown(word)) result.push(word)
    else result.push(...((unspaced.test(word) ? cut(word, lexicon.forms) : ofCompound(word, lexicon)) ?? [word]))
    at += Math.max(1, length)
  }
  return [...new Set(result)]
}
