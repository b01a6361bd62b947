import type { ReadDocument } from '#src/ports/document-reader.ts'
import { findPeriods } from '#src/resume-engine/parsing/dates.ts'
import type { Replacement } from '#src/resume-engine/parsing/rewritten-document.ts'
import { findDegrees } from '#src/resume-engine/taxonomy/degrees.ts'
import { isPlace } from '#src/resume-engine/taxonomy/places.ts'
import { titlePairs } from './title-pairs.ts'

/** What is known of the person whose resume is changed. */
export interface Person {
  document: ReadDocument
  name: string | null
}

export type Swap = (person: Person) => Replacement[][]

/** Two copies that must come out the same. */
export interface Exchange {
  one: Replacement[]
  other: Replacement[]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const places = (text: string, sought: RegExp): { start: number; end: number; text: string }[] =>
  [...text.matchAll(sought)].map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }))

const likeWritten = (written: string, name: string) => (written === written.toUpperCase() ? name.toUpperCase() : name)

const otherNames = [
  'Priya Venkataraman',
  'Mohammed Al-Rashid',
  'Olumide Adeyemi',
  'Wei Zhang',
  'Siobhán O’Connor',
  'Søren Kierkegaard Nielsen',
  'Jesús García Márquez',
  'Mary Ann Smith',
  'Mason Baker',
  'Grace Law',
  'Hunter Shepherd',
  'Paige Turner',
  'Jean-Luc Picard',
  'Nguyễn Thị Minh Khai',
  'JAMES COOK',
  'Chandra S. Rao',
  'Tyler Carpenter',
  'Li Na',
  'Dakota Rivers',
  'Ruby Pearl',
]

/** The name wherever it is written in full. */
const names: Swap = ({ document: { text }, name }) => {
  if (!name) return []
  const sought = new RegExp(`(?<![\\p{L}])${name.trim().split(/\s+/).map(escaped).join('\\s+')}(?![\\p{L}])`, 'giu')
  const found = places(text, sought).filter(({ text }) => !text.includes('\n'))
  if (found.length === 0) return []
  return otherNames.map((other) => found.map(({ start, end, text }) => ({ start, end, by: likeWritten(text, other) })))
}

const addresses = [
  'jobs4me@gmail.com',
  'python.developer@data-engineering.dev',
  'x@y.co.uk',
  'teacher.maria_1990@school-mail.org',
]

const emails: Swap = ({ document: { text } }) => {
  const found = places(text, /[\w.+%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g)
  return found.length === 0 ? [] : addresses.map((by) => found.map(({ start, end }) => ({ start, end, by })))
}

const otherPlaces = ['Nagpur, India', 'Paris, France', 'Lagos, Nigeria', 'Houston, TX', 'Accra, Ghana']

/** Towns in the first lines of the document. */
const towns: Swap = ({ document: { text, lines } }) => {
  const found: { start: number; end: number }[] = []
  for (const line of lines.slice(0, 8)) {
    for (const piece of text.slice(line.start, line.end).matchAll(/[^|•·\t]+?(?=\s*[|•·\t]|\s{3,}|$)/g)) {
      const lead = piece[0].length - piece[0].trimStart().length
      if (isPlace(piece[0].trim()) && !/^(?:remote|hybrid)/i.test(piece[0].trim()))
        found.push({ start: line.start + piece.index + lead, end: line.start + piece.index + piece[0].trimEnd().length })
    }
  }
  return found.length === 0 ? [] : otherPlaces.map((by) => found.map((one) => ({ ...one, by })))
}

const otherSchools = [
  'Stanford University',
  'Government Polytechnic Nagpur',
  'Institute of Data Science',
  'University of Lagos',
  'École Polytechnique Fédérale de Lausanne',
  'Harrisburg Community College',
  'Indian Institute of Technology Bombay',
  'Howard University',
]

/** "2011 - Present Harbour College": the first word is none of the school's. "Universität Wien" has its own behind it. */
const school =
  /(?:(?!(?:Present|Current)\b)\p{Lu}[\p{L}\p{M}.'’&-]*\s+(?:(?:of|and|for|de)\s+)?){0,5}(?:(?:University|College|Institute|Polytechnic|Academy)|(?:Universität|Université|Universidad)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)?)(?:\s+(?:of|for|de)(?:\s+(?:the\s+)?\p{Lu}[\p{L}\p{M}'’&-]*)+)?/gu

/** Names of schools in lines that also, or whose neighbours, tell of studies. */
const schools: Swap = ({ document: { text, lines } }) => {
  const found: { start: number; end: number }[] = []
  for (const [index, line] of lines.entries()) {
    const written = text.slice(line.start, line.end)
    if (written.length > 200) continue
    const around = [lines[index - 1], line, lines[index + 1]].map((one) => (one ? text.slice(one.start, one.end) : ''))
    if (!around.some((one) => one.length < 200 && findDegrees(one).length > 0)) continue
    for (const match of written.matchAll(school)) {
      let name = match[0]
      // "Master of Science University of X": what was studied is not part of the school
      for (const degree of findDegrees(name)) {
        const rest = name.slice(degree.end)
        const own = /(?:University|College|Institute|Universidad|Universität|Université)\s+(?:of|de)\b.*$/.exec(rest)?.[0]
        name = own ?? rest.split(/\s+/).slice(-2).join(' ')
        break
      }
      const start = line.start + match.index + match[0].length - name.length
      if (name.trim().length > 6) found.push({ start: start + name.length - name.trimStart().length, end: start + name.length })
    }
  }
  return found.length === 0 ? [] : otherSchools.map((by) => found.map((one) => ({ ...one, by })))
}

const range = /(?:\b(?:19|20)\d\d)/g

/** Everything before the newest position three years earlier: a gap appears, each position lasts as long as it did. */
const gaps =
  (intervals: (document: ReadDocument) => { start: number; end: number }[]): Swap =>
  ({ document }) => {
    const found = intervals(document).flatMap(({ start, end }) => {
      const written = document.text.slice(start, end)
      // a period whose years are written in two digits cannot be moved by its years
      if (findPeriods(written).length === 0) return []
      return places(written, range).map((year) => ({
        start: start + year.start,
        end: start + year.end,
        by: String(Number(year.text) - 3),
      }))
    })
    return found.length === 0 ? [] : [found]
  }

const wording: [RegExp, (word: string) => string][] = [
  [
    /\b(?:he|she|his|her|him|himself|herself)\b/gi,
    (word) => (/^s?he$/i.test(word) ? 'they' : /self/i.test(word) ? 'themself' : 'their'),
  ],
]

const pronouns: Swap = ({ document: { text } }) => {
  const found = wording.flatMap(([sought, by]) =>
    places(text, sought).map(({ start, end, text }) => ({ start, end, by: by(text) })),
  )
  return found.length === 0 ? [] : [found]
}

interface Place {
  start: number
  end: number
}

/** Each pair of titles in all of the places: what stood there may have had no gender. */
export const titleExchanges = (places: readonly Place[]): Exchange[] =>
  places.length === 0
    ? []
    : titlePairs.map(([one, other]) => ({
        one: places.map(({ start, end }) => ({ start, end, by: one })),
        other: places.map(({ start, end }) => ({ start, end, by: other })),
      }))

/** By kind. Each exchange gives several changed copies, or none where the document has nothing of that kind. */
export const exchanges = (
  person: Person,
  { older, titles }: { older: () => Place[]; titles: () => Place[] },
): Record<string, Exchange[]> => {
  const fromOriginal = (swap: Swap) => swap(person).map((other): Exchange => ({ one: [], other }))
  return {
    name: fromOriginal(names),
    'e-mail': fromOriginal(emails),
    place: fromOriginal(towns),
    school: fromOriginal(schools),
    gap: fromOriginal(gaps(older)),
    pronouns: fromOriginal(pronouns),
    title: titleExchanges(titles()),
  }
}
