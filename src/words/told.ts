import { catalogues } from './catalogues.ts'
import type { Language } from './languages.ts'
import { dayIn, numberIn } from './text.ts'
import type { Words } from './words.ts'

type Sentence = keyof Words['told']

/** A sentence with places in it, and how it is known again. */
interface Pattern {
  sentence: Sentence
  /** Its longest piece without a place: what does not contain it need not be looked at. */
  piece: string
  form: RegExp
  places: string[]
}

const english = Object.entries(catalogues.en.told) as [Sentence, string][]
const plain = new Map(english.filter(([, text]) => !text.includes('{')).map(([sentence, text]) => [text, sentence]))

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const patterns: Pattern[] = english
  .filter(([, text]) => text.includes('{'))
  .map(([sentence, text]) => {
    const pieces = text.split(/\{\w+\}/)
    return {
      sentence,
      piece: pieces.toSorted((one, other) => other.length - one.length)[0]!,
      form: new RegExp(`^${pieces.map(escaped).join('(.+?)')}$`, 's'),
      places: [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    }
  })
  // What says more of itself is the better match.
  .toSorted((one, other) => other.piece.length - one.piece.length)

/** Nothing that the server says is longer. */
const longest = 2000

/** Sentences in sentences. */
const deepest = 3

/**
 * A sentence that the server says, or has kept, in English, told in another language; sentences that follow each other are told one
 * by one. What is not known stays as it is, as do names, quotes and whatever people wrote.
 */
export function tell(language: Language, sentence: string): string {
  if (sentence.length > longest) return sentence
  const today = respelled.reduce(
    (text, [before, now]) => (text.startsWith(before) ? now + text.slice(before.length) : text),
    sentence,
  )
  return language === 'en' ? today : (known(language, today, 0) ?? today)
}

/** How sentences begin that were kept before the spelling of today. */
const respelled = [
  ['Text in the colour of', 'Text in the color of'],
  ['The text was recognised', 'The text was recognized'],
  ['Text was recognised', 'Text was recognized'],
] as const

/** The same where there may be none. */
export const tellIfAny = (language: Language, sentence: string | null): string | null =>
  sentence === null ? null : tell(language, sentence)

function known(language: Language, text: string, depth: number): string | null {
  const sentence = plain.get(text)
  if (sentence) return catalogues[language].told[sentence]
  for (const { index, 0: end } of text.matchAll(/[.!?”] (?=\S)/g)) {
    const first = one(language, text.slice(0, index + 1), depth)
    if (first === null) continue
    const rest = known(language, text.slice(index + end.length), depth)
    if (rest !== null) return `${first} ${rest}`
  }
  // A place may hold the end of the sentence before: all of it together comes last.
  return one(language, text, depth)
}

function one(language: Language, text: string, depth: number): string | null {
  const { told } = catalogues[language]
  const sentence = plain.get(text)
  if (sentence) return told[sentence]
  for (const { sentence, piece, form, places } of patterns) {
    const found = text.includes(piece) ? form.exec(text) : null
    const values = found && filled(language, places, found.slice(1), depth)
    if (values) return told[sentence].replace(/\{(\w+)\}/g, (place, name) => values.get(name) ?? place)
  }
  return null
}

/** What stands in the places of a sentence; null when that shows that it is another sentence. */
function filled(language: Language, places: string[], found: string[], depth: number): Map<string, string> | null {
  const values = new Map<string, string>()
  for (const [number, place] of places.entries()) {
    const value = valueIn(language, place, found[number]!, depth)
    if (value === null) return null
    values.set(place, value)
  }
  return values
}

function valueIn(language: Language, place: string, value: string, depth: number): string | null {
  if (place === 'day') return dayIn(language, new Date(`${value} UTC`).getTime() ? `${value} UTC` : null)
  if (place === 'count') return /^[\d,.]+$/.test(value) ? numberIn(language, Number(value.replaceAll(',', ''))) : null
  if (!/(?:Word|Text)$/.test(place)) return value
  const inner = depth < deepest ? one(language, value, depth + 1) : null
  return inner ?? (place.endsWith('Text') ? value : null)
}
