import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Fact, Quote } from '../facts.ts'
import { type GenderedPlace, genderedPlaces } from '../taxonomy/gendered-text.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { type RewrittenDocument, rewritten } from './rewritten-document.ts'

/**
 * Reads a document as if every title in it had one gender, so that nothing read of it can depend on whether somebody was a waiter or a
 * waitress; `others` are more places that read alike whatever stands there. What was read is quoted and told in the words of the
 * document as it is.
 */
export const readInOneGender = <Read extends object>(
  document: ReadDocument,
  read: (document: ReadDocument) => Read,
  others: readonly GenderedPlace[] = [],
): Read => {
  const places = together(others, withoutHeadings(document.text, genderedPlaces(document.text)))
  if (places.length === 0) return read(document)
  const changed = rewritten(document, places)
  return asWritten(read(changed.document), document.text, changed, places)
}

/** Both kinds in order of the text; where two overlap the first kind stands. */
const together = (first: readonly GenderedPlace[], second: readonly GenderedPlace[]): GenderedPlace[] =>
  first.length === 0
    ? [...second]
    : [...first, ...second.filter(({ start, end }) => !first.some((other) => start < other.end && other.start < end))].toSorted(
        (a, b) => a.start - b.start,
      )

/** "Expérience professionnelle": a heading is a set phrase, which is known as it is. */
const withoutHeadings = (text: string, places: GenderedPlace[]) => {
  let line = { end: -1, isHeading: false }
  return places.filter(({ start }) => {
    if (start > line.end) {
      const from = text.lastIndexOf('\n', start) + 1
      const next = text.indexOf('\n', start)
      const end = next < 0 ? text.length : next
      line = { end, isHeading: headingKind(text.slice(from, end).trim()) !== null }
    }
    return !line.isHeading
  })
}

interface Change {
  /** Place in the text that was read. */
  start: number
  end: number
  by: string
  written: string
}

const changesOf = (text: string, places: readonly GenderedPlace[]): Change[] => {
  let moved = 0
  return places.map(({ start, end, by }) => {
    const at = start + moved
    moved += by.length - (end - start)
    return { start: at, end: at + by.length, by, written: text.slice(start, end) }
  })
}

/** The words with what was changed in them put back; `changes` are those of the place they come from, in order. */
const putBack = (words: string, changes: readonly Change[]) => {
  let result = ''
  let from = 0
  for (const { by, written } of changes) {
    const at = by === '' ? -1 : words.indexOf(by, from)
    if (at < 0) continue
    result += words.slice(from, at) + written
    from = at + by.length
  }
  return result + words.slice(from)
}

const isQuote = (part: object): part is Quote => 'quote' in part && 'page' in part
const isFact = (part: object): part is Fact<unknown> => 'value' in part && 'quotes' in part

const asWritten = <Read extends object>(
  read: Read,
  text: string,
  { document, original }: RewrittenDocument,
  places: readonly GenderedPlace[],
): Read => {
  const changes = changesOf(text, places)
  const within = (start: number, end: number) => changes.filter((change) => change.start >= start && change.end <= end)
  /** What a title was written as: what it means was told of the words that were read. */
  const titles = new Map<string, string>()
  const titleAsWritten = (title: string) => {
    const known = titles.get(title)
    if (known !== undefined) return known
    const at = document.text.indexOf(title)
    return at < 0 ? title : putBack(title, within(at, at + title.length))
  }
  const valueAsWritten = (value: unknown, [first]: readonly Quote[]): unknown => {
    const inQuote = first ? within(first.start, first.end) : []
    if (typeof value === 'string') {
      const written = putBack(value, inQuote)
      if (!titles.has(value)) titles.set(value, written)
      return written
    }
    if (inQuote.length === 0 || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        typeof part === 'string' && namesOfDocument.has(name) && !isKnown(value) ? putBack(part, inQuote) : part,
      ]),
    )
  }
  const known = new Map<object, unknown>()
  const back = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const before = known.get(part)
    if (before !== undefined) return before
    const result = Array.isArray(part) ? part.map(back) : backObject(part)
    known.set(part, result)
    return result
  }
  const backObject = (part: object): object => {
    if (isQuote(part)) {
      const place = original(part.start, part.end)
      return { ...part, ...place, quote: text.slice(place.start, place.end) }
    }
    if (isFact(part)) return { ...part, value: valueAsWritten(part.value, part.quotes), quotes: part.quotes.map(back) }
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, back(each)]))
  }
  const facts = back(read) as Read
  return withTitles(facts, titleAsWritten)
}

/** Of a fact that is more than words, what stands in the document; the rest is the taxonomy's. */
const namesOfDocument = new Set(['title', 'field', 'skill'])

const isKnown = (value: object) => 'known' in value && value.known === true

interface Titled {
  title: string
}

/** Meanings of titles name them as the facts do. */
const withTitles = <Read extends object>(read: Read, written: (title: string) => string): Read => {
  const named = <Meaning extends Titled>(meaning: Meaning): Meaning => ({ ...meaning, title: written(meaning.title) })
  const { titles, titleMeaning } = read as { titles?: Titled[]; titleMeaning?: Titled | null }
  return {
    ...read,
    ...(titles ? { titles: titles.map(named) } : {}),
    ...(titleMeaning ? { titleMeaning: named(titleMeaning) } : {}),
  }
}
