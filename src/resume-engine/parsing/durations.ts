import { aligned, durationUnits } from '../dates/date-words.ts'
import { isUnspaced } from './unspaced.ts'

/** A length of time that a text states. Offsets are into the text. */
export interface Duration {
  start: number
  end: number
  months: number
}

const amount = /(?<![\d.,/]|(?![\u3040-\ud7af])\p{L})(\d{1,3}(?:[.,]\d)?)\s?([\p{L}]{1,12})(?:\.(?!\p{L}))?/gu
/** What may stand between years and months: "3 anos e 2 meses", "3 yrs, 2 mos". */
const link = /^[\s,]{0,3}(?:(?:and|und|et|y|e|en|i|a|og|och|ja|ve|и|і|та|و|ו)\s)?$/
const mostMonths = 720

/**
 * Lengths of time: "2 yrs 3 mos", "3 lata 2 miesiące", "3年2ヶ月", "3년 2개월". Years of the calendar ("2019年") are none. Rows of
 * positions state them beside their dates.
 */
export const findDurations = (text: string): Duration[] => {
  if (!/[\d٠-٩۰-۹０-９]/.test(text)) return []
  const plain = aligned(text)
  const found: (Duration & { unit: number })[] = []
  for (const match of plain.matchAll(amount)) {
    const unit = unitOf(match[2]!)
    if (!unit) continue
    const end = match.index + match[0].length - (match[2]!.length - unit.letters) * (unit.letters < match[2]!.length ? 1 : 0)
    const months = Math.round(Number(match[1]!.replace(',', '.')) * unit.months)
    if (months === 0 || months > mostMonths) continue
    const last = found.at(-1)
    if (last && last.unit === 12 && unit.months === 1 && link.test(plain.slice(last.end, match.index))) {
      last.months += months
      last.end = end
      last.unit = 1
    } else found.push({ start: match.index, end, months, unit: unit.months })
  }
  return found.map(({ start, end, months }) => ({ start, end, months }))
}

/** The unit that a word is, or, in scripts without spaces, begins with. */
const unitOf = (word: string): { months: number; letters: number } | null => {
  const known = durationUnits.get(word)
  if (known !== undefined) return { months: known, letters: word.length }
  if (!isUnspaced(word)) return null
  for (let letters = Math.min(4, word.length); letters > 0; letters -= 1) {
    const months = durationUnits.get(word.slice(0, letters))
    if (months !== undefined) return { months, letters }
  }
  return null
}
