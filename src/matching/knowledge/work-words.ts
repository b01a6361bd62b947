import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Excerpt, OccupationProfile, TitleMeaning } from '../facts.ts'
import { type Interval, merged, touches } from './intervals.ts'
import { occupationProfile } from './occupations.ts'
import { schoolNamesIn } from './schools.ts'
import { tellingWordsBetween, termsWithTitles } from './terms.ts'
import { titleMeaning } from './titles.ts'

export interface WorkWordsOptions {
  /** Parts that must not take part in a comparison: contact lines, the person's name, schools. */
  without?: readonly Interval[]
  /** Job titles held, newest first. */
  titles?: readonly string[]
}

/** What the words of a document say about the work, apart from single facts. */
export interface WorkWords {
  occupations: OccupationProfile
  terms: [stem: string, count: number][]
  titles: TitleMeaning[]
  excerpts: Excerpt[]
}

const mostExcerpts = 24
const longestExcerpt = 240
const leastWorth = 2
const mostTitles = 12
/** How many more times the words of a title held count. */
const titleTimes = 1

/** Lines that tell most: those whose terms are rare and not yet told by an earlier choice. */
const excerptsOf = (document: ReadDocument, without: readonly Interval[]): Excerpt[] => {
  const told = new Set<string>()
  const lines = document.lines
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

/**
 * Reads what the words of a document say about the work. Names, contact lines and schools take no part, so that no
 * comparison depends on them.
 */
export const workWords = (document: ReadDocument, { without = [], titles = [] }: WorkWordsOptions = {}): WorkWords => {
  const skipped = merged([...without, ...schoolNamesIn(document.text)])
  const held = [...new Set(titles)].slice(0, mostTitles)
  const terms = termsWithTitles(document.text, skipped, held, titleTimes)
  return {
    occupations: occupationProfile(terms, held),
    terms,
    titles: held.map(titleMeaning),
    excerpts: excerptsOf(document, skipped),
  }
}
