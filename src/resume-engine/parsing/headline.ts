import type { Fact } from '../facts.ts'
import { isFamilyName, soundsLikePerson } from '../taxonomy/name-words.ts'
import { findPeriods } from './dates.ts'
import { readsAsProse } from './entry-rows.ts'
import { quoteAt } from './quotes.ts'
import type { Row } from './row.ts'
import { closeLetterSpacing, type Section } from './sections.ts'
import { titleLikeness } from './title-likeness.ts'

const notTitle =
  /(?<![\p{L}\d_])(?:resume|résumé|cv|curriculum|vitae|template|sample|example|name|page|profile|summary)(?![\p{L}\d_])/iu
const isClear = (text: string) =>
  text.length >= 4 &&
  /[\s\u4e00-\u9fff]|[a-z]er\b|or\b|ist\b/iu.test(text) &&
  !notTitle.test(text) &&
  text.length <= 60 &&
  text.split(/\s+/).length <= 7 &&
  !/[.!?@:]|\d{3}/.test(text) &&
  titleLikeness(text) >= 0.62 &&
  !soundsLikePerson(text) &&
  (text.includes(' ') || !isFamilyName(text))

/** Titles that the person carries under the name: "DevOps Engineer · Software Architect". A sentence about oneself is none. */
export const headlineTitles = (text: string, rows: Row[], sections: Section[]): Fact<string>[] => {
  const facts: Fact<string>[] = []
  const head = sections[0]!.rows.slice(0, 8)
  const top = head.length > 0 ? head : rows.slice(0, 2)
  for (const row of top) {
    if (row.bullet || row.text.length > 110 || /@|\d{5}|[.!]$/.test(row.text) || readsAsProse(row.text)) continue
    if (findPeriods(row.text).some(({ isRange }) => isRange)) continue
    let from = row.start
    const titles: Fact<string>[] = []
    let others = 0
    for (const piece of row.text.split(/(\s*[|·•,/–—]\s*|\s-\s|\s{3,})/)) {
      const value = closeLetterSpacing(piece.trim())
      if (isClear(value)) {
        const start = from + piece.indexOf(piece.trim())
        titles.push({ value, confidence: 0.7, quotes: [quoteAt(text, row.page, start, start + piece.trim().length)] })
      } else if (/\p{L}/u.test(value)) others += 1
      from += piece.length
    }
    // a line of nothing but titles is one headline
    if (titles.length > 1 && others === 0)
      facts.push({ value: row.text, confidence: 0.7, quotes: [quoteAt(text, row.page, row.start, row.end)] })
    else facts.push(...titles)
  }
  return facts.slice(0, 3)
}
