import { remembering } from '../remembering.ts'
import { languages } from './index.ts'
import type { EmploymentKind, LabelMeaning } from './language.ts'
import { folded, listed, spaced } from './words.ts'

/** A word of a text in the form in which the lists are looked up. */
interface Word {
  key: string
  start: number
  end: number
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’"״׳](?=[\p{L}])[\p{L}\p{M}]+)*/gu

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), (match) => ({
    key: keyOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

const keyOf = (word: string) => folded(word).replace(/['’"״׳]/g, '')

/** "Sp. z o.o." and "sp z oo" by their words. */
const phraseKey = (phrase: string) =>
  wordsOf(phrase)
    .map(({ key }) => key)
    .join(' ')

const isCjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const leastBefore = 3
/** Articles and prepositions that Arabic and Hebrew write as part of the word. */
const prefixes = /^(?:وال|بال|لل|ال|و|ב|ה|ו|ל|מ)(?=.{3})/

/** Words, phrases and last parts of compounds, found in a text wherever they stand. */
class Vocabulary {
  private readonly phrases = new Set<string>()
  private readonly suffixes = new Set<string>()
  private readonly suffixLengths: number[]
  private readonly longest: number

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const bare = word.startsWith('-') ? word.slice(1) : word
      const key = phraseKey(bare)
      if (key === '') continue
      this.phrases.add(key)
      if (word.startsWith('-')) this.suffixes.add(key)
    }
    this.suffixLengths = [...new Set(Array.from(this.suffixes, ({ length }) => length))].sort((a, b) => b - a)
    this.longest = Math.max(1, ...Array.from(this.phrases, (phrase) => phrase.split(' ').length))
  }

  private hasWord(key: string): boolean {
    if (this.phrases.has(key)) return true
    const before = isCjk.test(key) ? 0 : leastBefore
    for (const length of this.suffixLengths)
      if (key.length >= length + before && this.suffixes.has(key.slice(-length))) return true
    return prefixes.test(key) && this.phrases.has(key.replace(prefixes, ''))
  }

  /** The first place in the text where one of the words stands, longest phrase first. */
  find(text: string): { start: number; end: number } | null {
    const words = wordsOf(text)
    for (let at = 0; at < words.length; at += 1) {
      let key = words[at]!.key
      let end = this.hasWord(key) ? words[at]!.end : 0
      for (let next = at + 1; next < words.length && next < at + this.longest; next += 1) {
        key = `${key} ${words[next]!.key}`
        if (this.phrases.has(key)) end = words[next]!.end
      }
      if (end > 0) return { start: words[at]!.start, end }
    }
    return null
  }

  /** Whether the text as a whole is one of the words. */
  is(text: string): boolean {
    const key = phraseKey(text)
    return this.phrases.has(key) || (!key.includes(' ') && this.hasWord(key))
  }
}

const later = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const titleHeads = later(
  () => new Vocabulary(languages.flatMap(({ titles }) => [...spaced(titles.heads), ...listed(titles.phrases)])),
)
const levels = later(() => new Vocabulary(languages.flatMap(({ titles }) => listed(titles.levels))))
const employers = later(() => new Vocabulary(languages.flatMap(({ organisations }) => listed(organisations.words))))
const schools = later(() => new Vocabulary(languages.flatMap((language) => listed(language.schools))))

/** The word that heads the title of a job: "Pflegefachkraft", "chef de projet", "ソフトウェアエンジニア". */
export const titleHeadIn = (text: string) => titleHeads().find(text)

/** A word for a level or rank: "stellvertretender", "kierownik", "senior". */
export const levelIn = (text: string) => levels().find(text)

/** A word that says what an employer is: "Krankenhaus", "szpital", "病院". */
export const employerWordIn = (text: string) => employers().find(text)

/** A word that says what a school is: "politechnika", "Fachhochschule", "大学". */
export const schoolWordIn = (text: string) => schools().find(text)

const legalForms = later(() => {
  const forms = new Set<string>()
  for (const { organisations } of languages)
    for (const form of listed(organisations.legalForms)) {
      forms.add(phraseKey(form))
      const joined = phraseKey(form).replaceAll(' ', '')
      if (joined.length >= 3) forms.add(joined)
    }
  return forms
})
const cjkForm = /株式会社|有限会社|合同会社|㈱|㈲|[（(][株有주유][）)]|有限公司|股份有限|有限责任|有限責任|주식회사|유한회사/
const mostFormWords = 7

/** The legal form of a firm: "GmbH", "Sp. z o.o.", "株式会社". Forms that are also words ("as", "se") count only in capitals. */
export const legalFormIn = (text: string): { start: number; end: number } | null => {
  const cjk = cjkForm.exec(text)
  if (cjk) return { start: cjk.index, end: cjk.index + cjk[0].length }
  const words = wordsOf(text)
  const forms = legalForms()
  for (let at = 0; at < words.length; at += 1) {
    let key = ''
    let end = 0
    for (let next = at; next < words.length && next < at + mostFormWords; next += 1) {
      key = next === at ? words[next]!.key : `${key} ${words[next]!.key}`
      const written = text.slice(words[at]!.start, words[next]!.end)
      if (forms.has(key) && (written.length > 3 || isShortForm(written, at))) end = words[next]!.end
    }
    if (end > 0) return { start: words[at]!.start, end }
  }
  return null
}

const isShortForm = (written: string, at: number) =>
  /[./]/.test(written) || /^(?:Oy|Ky|Ay|Co|Inc|Ltd|Pty|Llc|Tmi|ApS|Ug)$/.test(written)
    ? true
    : (at > 0 || /^[\u0400-\u04ff]/.test(written)) && written === written.toUpperCase() && /^\p{L}+$/u.test(written)

const labels = later(() => {
  const meanings = new Map<string, LabelMeaning[]>()
  for (const language of languages)
    for (const [meaning, words] of Object.entries(language.labels) as [LabelMeaning, string][])
      for (const word of listed(words)) {
        const key = phraseKey(word)
        const known = meanings.get(key)
        if (!known) meanings.set(key, [meaning])
        else if (!known.includes(meaning)) known.push(meaning)
      }
  return meanings
})

/** What a label with these words announces, most likely first; the caller leaves the colon out. Empty for words that are no label. */
export const labelMeanings = (words: string): readonly LabelMeaning[] =>
  words.length > 80 ? [] : (labels().get(phraseKey(words)) ?? [])

const employmentKinds = later(() =>
  (Object.keys(languages[0]!.employment) as EmploymentKind[]).map(
    (kind) => [kind, new Vocabulary(languages.flatMap(({ employment }) => listed(employment[kind])))] as const,
  ),
)

/** What the words of a text say about the kind of an employment: "Praktikum, Vollzeit" says two things. */
export const employmentKindsIn = (text: string): EmploymentKind[] =>
  employmentKinds().flatMap(([kind, words]) => (words.find(text) ? [kind] : []))

const nameLabels = later(() => new Vocabulary(languages.flatMap(({ people }) => listed(people.nameLabels))))
const readingLabels = later(() => new Vocabulary(languages.flatMap(({ people }) => listed(people.readingLabels))))
const documentNames = later(() => new Vocabulary(languages.flatMap(({ people }) => listed(people.documents))))

/** "Name", "Imię i nazwisko", "氏名": what stands before the name of the person. */
export const isNameLabel = remembering((words) => words.length <= 40 && nameLabels().is(words))

/** "ふりがな": what stands before a reading aid of the name, which is not the name. */
export const isReadingLabel = remembering((words) => words.length <= 40 && readingLabels().is(words))

/** "Lebenslauf", "履歴書": what the document calls itself. */
export const isDocumentName = remembering((words) => words.length <= 40 && documentNames().is(words))
