import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Excerpt, Fact, OccupationProfile, Role, TitleMeaning } from '../facts.ts'
import { type Interval, merged, outside, touches } from './intervals.ts'
import { bearing, withBearing } from './occupation-likeness.ts'
import { occupationProfile } from './occupations.ts'
import { schoolNamesIn } from './schools.ts'
import { tellingWordsBetween, termsWithin, termsWithTitles } from './terms.ts'
import { titleMeaning } from './titles.ts'

export interface WorkWordsOptions {
  /** Parts that must not take part in a comparison: contact lines, the person's name, schools. */
  without?: readonly Interval[]
  /** Job titles held, newest first. */
  titles?: readonly string[]
  /** The positions that bear titles out; unless told, every title is. */
  roles?: readonly Role[] | null
  /** Titles that stand above all positions, with their places. */
  headlines?: readonly Fact<string>[]
  /** Where positions and projects are told. */
  atWork?: readonly Interval[]
  /** What the document says, cut into what can be quoted. Unless told, its lines. */
  sentences?: readonly Place[]
}

/** What the words of a document say about the work, apart from single facts. */
export interface WorkWords {
  occupations: OccupationProfile
  terms: [stem: string, count: number][]
  /** By place in `terms`: how often of that in positions and projects. */
  termsAtWork: number[]
  titles: TitleMeaning[]
  excerpts: Excerpt[]
}

const mostExcerpts = 32
const longestExcerpt = 240
const leastWorth = 2
const mostTitles = 12
/** How many more times the words of a title held count. */
export const titleTimes = 1

type Place = Interval & { page: number }

/** Lines or sentences that tell most: those whose terms are rare and not yet told by an earlier choice. */
const excerptsOf = (document: ReadDocument, places: readonly Place[], without: readonly Interval[]): Excerpt[] => {
  const told = new Set<string>()
  const lines = places
    .filter((line) => line.end - line.start > 8 && !touches(without, line))
    .map((line) => {
      const end = Math.min(line.end, line.start + longestExcerpt)
      const terms: string[] = []
      const rarities: number[] = []
      let worth = 0
      for (const { term, rarity } of tellingWordsBetween(document.text, { start: line.start, end })) {
        if (term === null || rarity <= 0) continue
        terms.push(term)
        rarities.push(rarity)
        worth += rarity
      }
      return { page: line.page, start: line.start, end, terms, rarities, worth }
    })
    .toSorted((a, b) => b.worth - a.worth || a.start - b.start)
  const chosen: Excerpt[] = []
  for (const { page, start, end, terms, rarities, worth } of lines) {
    // what a line is worth only falls while others are chosen
    if (chosen.length >= mostExcerpts || worth < leastWorth) break
    let untold = 0
    for (const [i, term] of terms.entries()) if (!told.has(term)) untold += rarities[i]!
    if (untold < leastWorth) continue
    for (const term of terms) told.add(term)
    chosen.push({ quote: { page, start, end, quote: document.text.slice(start, end) }, terms })
  }
  return chosen
}

/** How much a word outside positions and projects says about the field of work. */
const elsewhere = 0.5

/** The occupations that terms speak of, those of positions and projects more than others. */
export const profileOf = (
  terms: readonly (readonly [string, number])[],
  atWork: readonly number[],
  titles: readonly string[],
): OccupationProfile => {
  const isPlaced = atWork.some((count) => count > 0)
  const weighed = terms.map(([term, count], place): [string, number] => [
    term,
    isPlaced ? (atWork[place] ?? 0) + elsewhere * (count - (atWork[place] ?? 0)) : count,
  ])
  return occupationProfile(weighed, titles)
}

/**
 * Reads what the words of a document say about the work. Names, contact lines and schools take no part, so that no
 * comparison depends on them; nor does what somebody claims to be without a position that bears it out.
 */
export const workWords = (
  document: ReadDocument,
  { without = [], titles = [], roles = null, headlines = [], atWork = [], sentences = document.lines }: WorkWordsOptions = {},
): WorkWords => {
  const schools = schoolNamesIn(document.text)
  const held = [...new Set(titles)].slice(0, mostTitles)
  const personal = merged([...without, ...schools])
  const shown = termsWithin(
    document.text,
    atWork.flatMap((place) => outside(place, personal)),
  )
  const placesOf = (terms: WorkWords['terms']) => terms.map(([term, count]) => Math.min(count, shown.get(term) ?? 0))
  const told = () => {
    const places = merged([...personal, ...headlines.flatMap(({ quotes }) => quotes)])
    const terms = termsWithTitles(document.text, places, [], 0)
    return profileOf(terms, placesOf(terms), [])
  }
  const borneOut = roles ? bearing(held, roles, told) : held.map(() => 1)
  const borne = held.filter((_, place) => borneOut[place]! > 0)
  const claims = headlines.filter(({ value }) => !borne.includes(value)).flatMap(({ quotes }) => quotes)
  const skipped = merged([...personal, ...claims])
  const terms = termsWithTitles(document.text, skipped, borne, titleTimes)
  const termsAtWork = placesOf(terms)
  return {
    occupations: profileOf(terms, termsAtWork, borne),
    terms,
    termsAtWork,
    titles: held.map((title, place) => withBearing(titleMeaning(title), borneOut[place]!)),
    excerpts: excerptsOf(document, sentences, skipped),
  }
}
