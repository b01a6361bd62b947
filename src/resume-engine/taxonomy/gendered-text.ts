import { type GenderedPlace, likeWritten, notationPlaces } from './gender-notations.ts'
import { genderedPhrases, wordInOneGender } from './gendered-titles.ts'
import { remembering } from './remembering.ts'

export type { GenderedPlace } from './gender-notations.ts'

interface Word {
  start: number
  end: number
  /** As it is written, in lower case. */
  lower: string
  one: string
}

const wordPattern = /\p{L}[\p{L}\p{M}]*/gu
const asciiPattern = /[a-z]+/gi

/** Words in lower case and composed letters, of a text whose letters are composed anyhow nothing more than in lower case. */
const lowering = (text: string) =>
  text.normalize('NFC') === text
    ? (written: string) => written.toLowerCase()
    : (written: string) => written.normalize('NFC').toLowerCase()

const wordsOf = (text: string): Word[] => {
  const lowered = lowering(text)
  return Array.from(text.matchAll(wordPattern), ({ index, 0: written }) => {
    const lower = lowered(written)
    return { start: index, end: index + written.length, lower, one: wordInOneGender(lower) }
  })
}

/** "WaitressLocation": two words that lost the line break between them. */
const glued = /\p{Ll}\p{Lu}\p{Ll}{2}/u
const gluedPart = /.+?(?:(?<=\p{Ll})(?=\p{Lu}\p{Ll}{2})|$)/gu

/** Single words that tell a gender: most texts have none, so that nothing is kept of the others. */
const wordPlaces = (text: string): GenderedPlace[] => {
  const found: GenderedPlace[] = []
  const isAscii = /^[\x00-\x7f]*$/.test(text)
  const lowered = lowering(text)
  const add = (written: string, start: number) => {
    const lower = lowered(written)
    const one = wordInOneGender(lower)
    if (one !== lower) found.push({ start, end: start + written.length, by: likeWritten(written, one) })
  }
  for (const { index, 0: written } of text.matchAll(isAscii ? asciiPattern : wordPattern)) {
    if (!glued.test(written)) add(written, index)
    else for (const part of written.matchAll(gluedPart)) add(part[0], index + part.index)
  }
  return found
}

/** Addresses are nobody's title, whatever word they are made of. */
const addresses = /(?:https?:\/\/|www\.)[^\s<>"]{1,500}|[\p{L}\d.+_-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/giu

const addressPlaces = (text: string): GenderedPlace[] =>
  text.includes('@') || /https?:|www\./i.test(text)
    ? Array.from(text.matchAll(addresses), ({ index, 0: { length } }) => ({ start: index, end: index + length, by: '' }))
    : []

/** Kinds of work that are written with a man or a woman behind them: "sales lady", "camera man". */
const workOfMan =
  /(?<![\p{L}\d])(sales|camera|maintenance|utility|delivery|repair|service|sound|garbage|business|fire|police|mail|crew|chair|news|weather|anchor|front|garage)([ -])(?:wom[ae]n|lady|ladies|m[ae]n|persons?|people|girl)(?![\p{L}\d])/giu

/** "Male nurse", "lady doctor": somebody of that trade. */
const saidGender =
  /(?<![\p{L}\d])(?:(?:fe)?male|lady|woman) (nurse|doctor|engineer|teacher|officer|attendant|coach|trainer|vocalist|singer|presenter|warden|guard|carer|caregiver|assistant|secretary)(?![\p{L}\d])/giu

/** "Wardrobe Mistress" → "Wardrobe Master". */
const wordsLikeWritten = (written: string, words: string) =>
  /\s\p{Lu}\p{Ll}/u.test(written)
    ? words.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : likeWritten(written, words)

interface Phrases {
  all: RegExp
  /** What each of them has in it: most texts have none of these. */
  telling: RegExp
}

let phrases: Phrases | undefined

const loadPhrases = (known: ReadonlyMap<string, string>): Phrases => ({
  all: new RegExp(`(?<![\\p{L}\\d])(?:${[...known.keys()].join('|')})(?![\\p{L}\\d])`, 'giu'),
  telling: new RegExp(
    `\\b(?:wom[ae]n|lady|ladies|m[ae]n|persons?|people|girl|(?:fe)?male|${[...new Set([...known.keys()].map((phrase) => phrase.split(' ').at(-1)))].join('|')})\\b`,
    'i',
  ),
})

const phrasePlaces = (text: string): GenderedPlace[] => {
  const known = genderedPhrases()
  phrases ??= loadPhrases(known)
  if (!phrases.telling.test(text)) return []
  return [
    ...Array.from(text.matchAll(phrases.all), ({ index, 0: written }) => ({
      start: index,
      end: index + written.length,
      by: wordsLikeWritten(written, known.get(written.toLowerCase()) ?? written),
    })),
    ...Array.from(text.matchAll(workOfMan), ({ index, 0: written, 1: work }) => ({
      start: index,
      end: index + written.length,
      by: likeWritten(written, `${work!.toLowerCase()}man`),
    })),
    ...Array.from(text.matchAll(saidGender), ({ index, 0: written, 1: work }) => ({
      start: index,
      end: index + written.length,
      by: likeWritten(written, work!.toLowerCase()),
    })),
  ]
}

const longestPair = 5
const beside = /^[ \u00a0'’-]{1,2}$/
const or = /^(?:or|oder|ou|o|of|lub|nebo|und|and|et|y|e|en|i|a)$/

/** "Kellner/Kellnerin", "directeur commercial / directrice commerciale", "actor or actress": what follows says nothing more. */
const pairPlaces = (text: string): GenderedPlace[] => {
  const words = wordsOf(text)
  const gap = (at: number) => text.slice(words[at]!.end, words[at + 1]?.start ?? text.length)
  const isRun = (from: number, count: number) =>
    Array.from({ length: count - 1 }, (_, i) => gap(from + i)).every((between) => beside.test(between))
  /** Where the words begin that a sign or a word joins to the one at `at`; null when nothing does. */
  const joinedTo = (at: number): number | null => {
    if (at + 1 >= words.length) return null
    const sign = gap(at)
    if (sign.length <= 4 && /^ ?(?:[/|] ?-?|\()$/.test(sign)) return at + 1
    return sign === ' ' && or.test(words[at + 1]!.lower) && at + 2 < words.length && gap(at + 1) === ' ' ? at + 2 : null
  }
  const isSame = (first: number, second: number, count: number) =>
    second + count <= words.length &&
    isRun(second, count) &&
    words.slice(first, first + count).every(({ one }, i) => one === words[second + i]!.one)
  const differs = (first: number, second: number, count: number) =>
    words.slice(first, first + count).some(({ lower }, i) => lower !== words[second + i]!.lower)
  const oneForm = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const { start, end, one } = words[from + i]!
      return likeWritten(text.slice(start, end), one) + (i < count - 1 ? gap(from + i) : '')
    }).join('')

  const found: GenderedPlace[] = []
  for (let at = 0; at < words.length; at += 1) {
    const second = joinedTo(at)
    if (second === null) continue
    for (let count = Math.min(longestPair, at + 1); count > 0; count -= 1) {
      const first = at - count + 1
      if (!isRun(first, count) || !isSame(first, second, count) || !differs(first, second, count)) continue
      let last: number = second + count - 1
      for (let next = joinedTo(last); next !== null && isSame(first, next, count); next = joinedTo(last)) last = next + count - 1
      const end = words[last]!.end
      const isOpened = gap(at).includes('(')
      const isClosed = isOpened && text[end] === ')'
      // "Manageress (Manager of the year)": what stands in the brackets is more than the same title
      if (isOpened && !isClosed) continue
      found.push({ start: words[first]!.start, end: isClosed ? end + 1 : end, by: oneForm(first, count) })
      at = last
      break
    }
  }
  return found
}

/** Without those that touch an earlier one of the list, in order of the text. */
const apart = (places: readonly GenderedPlace[], length: number): GenderedPlace[] => {
  const taken = new Uint8Array(length)
  return places
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false
      taken.fill(1, start, end)
      return true
    })
    .toSorted((a, b) => a.start - b.start)
}

/**
 * Where a text tells the gender of a title, in order, and what stands there for every gender. Words that tell none have no place, so
 * most texts have few.
 */
export const genderedPlaces = (text: string): GenderedPlace[] => {
  const words = wordPlaces(text)
  const pairs = words.length > 0 ? pairPlaces(text) : words
  const found = [...phrasePlaces(text), ...pairs, ...notationPlaces(text), ...words]
  if (found.length === 0) return found
  const addressed = new Set(addressPlaces(text))
  return apart([...addressed, ...found], text.length).filter((place) => !addressed.has(place))
}

/** The text with every title in one gender: "Waitress (m/f)" → "Waiter". Two texts that differ in nothing else come out the same. */
export const inOneGender: (text: string) => string = remembering((text: string) => {
  let result = ''
  let from = 0
  for (const { start, end, by } of genderedPlaces(text)) {
    result += text.slice(from, start) + by
    from = end
  }
  return result + text.slice(from)
})

/** What two titles have in common when they differ in nothing but gender, capitals and spaces. */
export const titleKey = (title: string): string =>
  inOneGender(title).normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
