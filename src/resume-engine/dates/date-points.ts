import type { Month } from '../facts.ts'
import {
  behindMonth,
  eras,
  monthEndings,
  monthLinks,
  months,
  type NamedPart,
  partsBehind,
  partsByEnding,
  yearMarkAt,
  yearMarkStarts,
} from './date-words.ts'

/** One date of a text: a month, a season or a year. Offsets are into the text. */
export interface DatePoint {
  start: number
  end: number
  kind: 'month' | 'season' | 'year' | 'short-year'
  first: Month
  last: Month
  /** Forms that mean many other things as well ("05/11", "IX 2015") and count only as an end of a range. */
  tentative?: 'slashed' | 'dotted' | 'spaced' | 'roman' | 'short-date'
  /** Where the year of such a form begins, if it has one of four digits: that counts by itself. */
  yearStart?: number
}

/** Digits that stand together. */
interface Run {
  start: number
  end: number
  value: number
  length: number
}

const isDigit = (code: number) => code >= 48 && code <= 57

const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charCodeAt(at))) continue
    const start = at
    while (isDigit(text.charCodeAt(at + 1))) at += 1
    const length = at + 1 - start
    runs.push({ start, end: at + 1, length, value: length <= 4 ? Number(text.slice(start, at + 1)) : Number.NaN })
  }
  return runs
}

const letter = /[\p{L}\p{M}]/u
const isLetterCode = (code: number) =>
  code < 0x80 ? code >= 97 && code <= 122 : code !== 0xa0 && code > 0xaa && letter.test(String.fromCharCode(code))

/** Whether the aligned text has a letter there. */
export const isLetterAt = (text: string, at: number) => at >= 0 && at < text.length && isLetterCode(text.charCodeAt(at))

const isSpaceCode = (code: number) => code === 32 || code === 9 || code === 10 || code === 13 || code === 160 || code === 0x3000

const longestWord = 20

/** The word that ends there or before the space there. */
export const wordBefore = (text: string, to: number): { word: string; start: number } | null => {
  let end = to
  while (end > 0 && (isSpaceCode(text.charCodeAt(end - 1)) || text[end - 1] === ':' || text[end - 1] === '-')) end -= 1
  return wordEndingAt(text, end)
}

const wordEndingAt = (text: string, end: number): { word: string; start: number } | null => {
  let start = end
  while (start > 0 && end - start <= longestWord && isWordCode(text.charCodeAt(start - 1))) start -= 1
  if (start === end || end - start > longestWord) return null
  const word = text.slice(start, end)
  return { word: marks.test(word) ? word.replace(/\p{M}+/gu, '') : word, start }
}

const marks = /\p{M}/u
const isWordCode = (code: number) => isDigit(code) || isLetterCode(code) || code === 0x5f3 || code === 0x5f4

/** The name of a month that ends there, with its full stop. */
export const monthWordBefore = (text: string, to: number): { number: number; start: number } | null => {
  let end = to
  if (text[end - 1] === '.') end -= 1
  const last = wordEndingAt(text, end)
  if (!last) return null
  if (monthEndings.has(last.word)) {
    let at = last.start
    while (at > 0 && isSpaceCode(text.charCodeAt(at - 1))) at -= 1
    const first = wordEndingAt(text, at)
    const number = first ? months.get(`${first.word} ${last.word}`) : undefined
    if (number !== undefined) return { number, start: first!.start }
  }
  const number = months.get(last.word)
  if (number !== undefined) return { number, start: last.start }
  // "vonmai" is no month, "2019年五月" is one: scripts without spaces glue it to what stands before
  return null
}

const isYearRun = ({ length, value }: Run) => length === 4 && value >= 1950 && value <= 2049
const fullYear = (short: number) => (short < 50 ? 2000 + short : 1900 + short)
const monthAt = (year: number, month: number): Month => year * 12 + month

const exact = (start: number, end: number, year: number, month: number, tentative?: DatePoint['tentative']): DatePoint => ({
  start,
  end,
  kind: 'month',
  first: monthAt(year, month),
  last: monthAt(year, month),
  ...(tentative && { tentative }),
})

const whole = (start: number, end: number, year: number, kind: 'year' | 'short-year' = 'year'): DatePoint => ({
  start,
  end,
  kind,
  first: monthAt(year, 0),
  last: monthAt(year, 11),
})

const part = (start: number, end: number, year: number, { from, to }: NamedPart): DatePoint => ({
  start,
  end,
  kind: 'season',
  first: monthAt(year, from),
  last: monthAt(year, to),
})

const looseSeparator = /^(?:\s?[/.]\s?|-)$/
const isMonthNumber = (value: number) => value >= 1 && value <= 12
const isDayNumber = (value: number) => value >= 1 && value <= 31
/** A sum, a version, a number with more digits: no date begins behind these. */
const speaksAgainst = /[\d.,/$€£¥₹#]/
const percents = /^\s?%/

/** The dates of an aligned text, in order, and not one of them over another. */
export const datePoints = (text: string): DatePoint[] => {
  const runs = runsOf(text)
  const points: DatePoint[] = []
  let reached = 0
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index]!
    if (run.start < reached || run.length > 4) continue
    const found = isYearRun(run)
      ? fromYear(text, runs, index, reached)
      : run.length <= 3
        ? fromNumber(text, runs, index, reached)
        : null
    for (const point of found ?? []) {
      points.push(point)
      reached = point.end
    }
  }
  return points
}

const gapBetween = (text: string, left: Run, right: Run) => text.slice(left.end, right.start)

const separated = (text: string, left: Run | undefined, right: Run | undefined) =>
  left !== undefined && right !== undefined && right.start - left.end <= 3 && looseSeparator.test(gapBetween(text, left, right))

/** The end of a year with the mark behind it: "2019 г.", "2019 r.", "2019'dan". */
const endOfYear = (text: string, end: number): number => {
  let at = end
  if (text[at] === ' ') at += 1
  const next = text[at]
  if (next === undefined || !yearMarkStarts.has(next)) return end
  yearMarkAt.lastIndex = end
  const match = yearMarkAt.exec(text)
  return match ? end + match[0].length : end
}

const fromYear = (text: string, runs: Run[], index: number, reached: number): DatePoint[] | null => {
  const run = runs[index]!
  const next = runs[index + 1]
  const before = text[run.start - 1]
  const year = run.value
  if (percents.test(text.slice(run.end, run.end + 2))) return null
  const unspaced = unspacedDate(text, run, runs, index, year, run.start)
  if (unspaced) return unspaced
  const named = namedBefore(text, runs, index, reached)
  if (named) return [named]
  if (before !== undefined && isLetterAt(text, run.start - 1) && text.charCodeAt(run.start - 1) < 0x3040) return null
  const follows = before === '-' && isDigit(text.charCodeAt(run.start - 2)) && reached !== run.start - 1
  if (before !== undefined && /[$€£¥₹#+]/.test(before)) return null
  if (!follows && next && next.length <= 2 && isMonthNumber(next.value) && separated(text, run, next)) {
    const point = yearFirst(text, runs, index)
    if (point) return [point]
  }
  if (before !== undefined && speaksAgainst.test(before) && reached !== run.start - 1) return null
  if (follows) return null
  // "2012/2013" is a year of school, "Server 2008/2012" are two versions
  if (before === '/' && !onlyTwoYears.test(text) && (runs[index - 1]?.value !== year - 1 || text[run.end] === '/')) return null
  if (before === ':' && isDigit(text.charCodeAt(run.start - 2))) return null
  const short = shortEnd(text, run, next)
  if (short) return short
  const after = monthBehind(text, run) ?? quarterBehind(text, run)
  if (after) return [after]
  if (standsForElse(text, run, next, runs[index - 1], reached)) return null
  return [whole(run.start, endOfYear(text, run.end), year)]
}

/** "2019/05", "2019-05-12", "2019. 5." */
const yearFirst = (text: string, runs: Run[], index: number): DatePoint | null => {
  const run = runs[index]!
  const next = runs[index + 1]!
  if (isLetterAt(text, run.start - 1) && text.charCodeAt(run.start - 1) < 0x3040) return null
  const day = runs[index + 2]
  let end = next.end
  const hasDay = day !== undefined && day.length <= 2 && isDayNumber(day.value) && separated(text, next, day)
  if (hasDay) end = day.end
  else if (day && day.start === next.end + 1 && day.length > 2 && text[next.end] === '.') return null
  if (text[end] === '%' || (text[end] === ',' && isDigit(text.charCodeAt(end + 1)))) return null
  const gap = gapBetween(text, run, next)
  const spacedStop = /^\.\s$/.test(gap)
  // "in 2019. 5 engineers" is a year and the next sentence
  if (spacedStop && !hasDay && text[end] !== '.' && !/^\s*[~–—-]/.test(text.slice(end, end + 3))) return null
  if (text[end] === '.' && (spacedStop || /^\.\s*[~〜～–—-]/.test(text.slice(end, end + 4)))) end += 1
  return exact(run.start, end, run.value, next.value - 1)
}

/** "2016-18", "2016/17", "2016–'18". */
const shortEnd = (text: string, run: Run, next: Run | undefined): DatePoint[] | null => {
  if (next?.length !== 2 || next.start - run.end > 4) return null
  if (!/^\s?[-–—/]\s?'?$/.test(gapBetween(text, run, next)) || /^[%.,:/-]\d|^\s?%/.test(text.slice(next.end, next.end + 2)))
    return null
  if (/[%:/-]/.test(text[next.end] ?? '')) return null
  const last = Math.floor(run.value / 100) * 100 + next.value
  if (last <= run.value || last - run.value >= 50) return null
  return [whole(run.start, run.end, run.value), whole(run.end, next.end, last, 'short-year')]
}

/** "2016 Sep - 2018 Jan". */
const monthBehind = (text: string, run: Run): DatePoint | null => {
  const gap = /^(?: |-|\/|, )(?=\p{L})/u.exec(text.slice(run.end, run.end + 3))
  if (!gap) return null
  const start = run.end + gap[0].length
  let end = start
  while (end - start < longestWord && isLetterAt(text, end)) end += 1
  const number = months.get(text.slice(start, end))
  if (number === undefined) return null
  if (text[end] === '.') end += 1
  return behindMonth.test(text.slice(end, end + 24)) ? exact(run.start, end, run.value, number) : null
}

/** "(2023/2025)": two years alone in their place are no versions of something. */
const onlyTwoYears = /^\s*[([]?\s*(?:19|20)\d\d\s*\/\s*(?:19|20)\d\d\s*[)\]]?\s*$/

const unitBehind =
  /^\s?(?:[€$£%+]|zł|kč|kr(?!\p{L})|eur(?!\p{L})|usd(?!\p{L})|km(?!\p{L})|kg(?!\p{L})|m²|px|dpi|mb(?!\p{L})|gb(?!\p{L})|руб|грн)/u

/** Digits of a telephone number, an amount, a measure. */
const standsForElse = (text: string, run: Run, next: Run | undefined, previous: Run | undefined, reached: number) => {
  const behind = text.slice(run.end, run.end + 6)
  if (unitBehind.test(behind) || /^[.,]\d/.test(behind)) return true
  // "2019/0012"
  if (next && next.start - run.end === 1 && next.length >= 3 && !isYearRun(next) && /[/-]/.test(text[run.end]!)) return true
  // "0171 2019 555"
  if (!previous || previous.start < reached || previous.length < 3 || !isClose(text, previous, run) || isYearRun(previous))
    return false
  return (
    /[+(]/.test(text[previous.start - 1] ?? '') ||
    text[previous.start] === '0' ||
    (next !== undefined && isClose(text, run, next))
  )
}

const isClose = (text: string, left: Run, right: Run) => right.start - left.end === 1 && /[ .()]/.test(text[left.end]!)

/** "2019年5月3日", "2019년 5월", "2019年上半年". */
const unspacedDate = (text: string, run: Run, runs: Run[], index: number, year: number, start: number): DatePoint[] | null => {
  const mark = /^\s?(?:年度|年|년도|년)/.exec(text.slice(run.end, run.end + 4))
  if (!mark) return null
  const end = run.end + mark[0].length
  const next = runs[index + 1]
  if (
    next &&
    next.length <= 2 &&
    isMonthNumber(next.value) &&
    next.start - end <= 1 &&
    text.slice(end, next.start).trim() === ''
  ) {
    const month = /^\s?[月월]/.exec(text.slice(next.end, next.end + 2))
    if (month) {
      let reached = next.end + month[0].length
      const day = runs[index + 2]
      if (day && day.length <= 2 && day.start - reached <= 1 && /^\s?[日일]/.test(text.slice(day.end, day.end + 2)))
        reached = day.end + /^\s?[日일]/.exec(text.slice(day.end, day.end + 2))![0].length
      const first = exact(start, reached, year, next.value - 1)
      // "2019年3月-5月": the second month has no year of its own
      const same = /^\s?[-–—~〜～－至到]\s?(\d{1,2})\s?[月월](?!\d)/.exec(text.slice(reached, reached + 9))
      if (same && isMonthNumber(Number(same[1])) && Number(same[1]) >= next.value)
        return [first, exact(reached + same[0].search(/\d/), reached + same[0].length, year, Number(same[1]) - 1)]
      return [first]
    }
  }
  const words = /^\s?([\u3040-\u9fff]{1,4}月|[一-鿿가-힣\d]{2,5})/.exec(text.slice(end, end + 7))
  if (words) {
    const name = words[1]!
    const month = months.get(name)
    if (month !== undefined) return [exact(start, end + words[0].length, year, month)]
    const named = partsBehind.find((one) => one.name.length > 1 && name.startsWith(one.name))
    if (named) return [part(start, end + words[0].length - name.length + named.name.length, year, named)]
  }
  return [whole(start, end, year)]
}

const connectors = ",،'/-."

/** Where the word before a year ends: behind "Mai", "May,", "mayo de". */
const beforeConnector = (text: string, start: number): number => {
  let at = start
  let spaces = 0
  while (spaces < 3 && at > 0 && isSpaceCode(text.charCodeAt(at - 1))) {
    at -= 1
    spaces += 1
  }
  if (at > 0 && connectors.includes(text[at - 1]!)) {
    at -= 1
    spaces = 0
    while (spaces < 3 && at > 0 && isSpaceCode(text.charCodeAt(at - 1))) {
      at -= 1
      spaces += 1
    }
  }
  return at
}

const ordinal = /^(?:st|nd|rd|th|er|\.|o|a|e)?\s?(?:of |de |of the )?$/

/** "1st May", "1. Mai", "1 de mayo": the day is part of the date. */
const withDay = (text: string, runs: Run[], index: number, start: number, reached: number): number => {
  const day = runs[index - 1]
  if (!day || day.length > 2 || !isDayNumber(day.value) || day.start < reached || day.end > start || start - day.end > 9)
    return start
  return ordinal.test(text.slice(day.end, start)) && !/[\d/:.,]/.test(text[day.start - 1] ?? ' ') ? day.start : start
}

const romans: Record<string, number> = { i: 0, ii: 1, iii: 2, iv: 3, v: 4, vi: 5, vii: 6, viii: 7, ix: 8, x: 9, xi: 10, xii: 11 }

/** Czech abbreviations of January and December are words as well: they count as an end of a range. */
const alsoWords: Record<string, number> = { led: 0, pro: 11 }

/** The month, season or quarter that stands before a year: "May 2019", "1. Mai 2019", "May 5, 2019", "WS 2019/20", "Q1 2019". */
const namedBefore = (text: string, runs: Run[], index: number, reached: number): DatePoint | null => {
  const run = runs[index]!
  let end = beforeConnector(text, run.start)
  if (end === 0 || end <= reached) return null
  const quarterly = quarterBefore(text, end, reached)
  if (quarterly) return part(quarterly.start, endOfYear(text, run.end), run.value, quarterly.part)
  // "May 5, 2019": the day in between
  let day = index
  const previous = runs[index - 1]
  if (previous && previous.end >= end - 2 && previous.length <= 2 && isDayNumber(previous.value) && previous.start >= reached) {
    const bare = /^(?:st|nd|rd|th|er|\.|º)?$/.test(text.slice(previous.end, end))
    if (bare && (text[previous.start - 1] === ' ' || text[previous.start - 1] === '.')) {
      const month = monthWordBefore(text, beforeConnector(text, previous.start))
      if (month) return exact(month.start, endOfYear(text, run.end), run.value, month.number)
    }
    day = index - 1
    if (isDigit(text.charCodeAt(end - 1)) && !isLetterAt(text, previous.start - 1)) return null
  }
  // "nov./2023": the full stop is the month's
  const word = wordBefore(text, text[end - 1] === '.' ? end - 1 : end)
  if (!word || word.start < reached) return null
  if (monthLinks.has(word.word) && !months.has(word.word)) {
    end = beforeConnector(text, word.start)
    if (end <= reached) return null
    // "مايو من عام 2019"
    const other = wordBefore(text, end)
    if (other && monthLinks.has(other.word) && !months.has(other.word)) end = beforeConnector(text, other.start)
  }
  const month = monthWordBefore(text, end)
  if (month && month.start >= reached)
    return exact(withDay(text, runs, day, month.start, reached), endOfYear(text, run.end), run.value, month.number)
  const wordy = alsoWords[word.word]
  if (wordy !== undefined)
    return {
      ...exact(word.start, endOfYear(text, run.end), run.value, wordy, 'roman'),
      yearStart: run.start,
    }
  const named = partBefore(text, end, reached)
  if (named) {
    const next = runs[index + 1]
    // "WS 2019/20" is one winter
    const runsOn =
      next &&
      next.start - run.end === 1 &&
      /[/-]/.test(text[run.end]!) &&
      (next.value === (run.value + 1) % 100 || next.value === run.value + 1)
    return part(named.start, endOfYear(text, runsOn ? next.end : run.end), run.value, named.part)
  }
  const roman = wordEndingAt(text, end)
  if (roman && romans[roman.word] !== undefined && roman.start >= reached)
    return { ...exact(roman.start, endOfYear(text, run.end), run.value, romans[roman.word]!, 'roman'), yearStart: run.start }
  return null
}

/** "2. kw.", "4 кв.", "1º trim.", "Q3" with the words for a quarter of a year of all languages; some put the number behind. */
const quarterWord =
  '(?:q|quarter|qtr|quartal|quart|trimestre|trimester|trim|kwartal|kw|ctvrtleti|kvartal|kv|kwartaal|квартал|кв|neljannes|vuosineljannes|ceyrek|الربع|ربع|רבעון|τριμηνο)'
const numberFirst = new RegExp(
  `(?<![\\p{L}\\d])([1-4])\\s?(?:-?(?:st|nd|rd|th|er|e|eme|re|o|a|й)|[.º°ª])?\\s?${quarterWord}\\.?$`,
  'u',
)
const numberLast = new RegExp(`(?<!\\p{L})${quarterWord}\\.?\\s?([1-4])$`, 'u')

const quarterBefore = (text: string, end: number, reached: number): { start: number; part: NamedPart } | null => {
  const from = Math.max(reached, end - longestPart)
  const before = text.slice(from, end)
  const match = numberFirst.exec(before) ?? numberLast.exec(before)
  return match && { start: from + match.index, part: quarter(Number(match[1])) }
}
const quarter = (number: number): NamedPart => ({ name: '', from: 3 * number - 3, to: 3 * number - 1 })

/** "2022 4. Çeyrek" */
const quarterFirst = new RegExp(`^\\s([1-4])\\s?[.º°]?\\s?${quarterWord}(?!\\p{L})\\.?`, 'u')
const quarterBehind = (text: string, run: Run): DatePoint | null => {
  const match = quarterFirst.exec(text.slice(run.end, run.end + longestPart))
  return match && part(run.start, run.end + match[0].length, run.value, quarter(Number(match[1])))
}

const longestPart = 24

const partBefore = (text: string, end: number, reached: number): { start: number; part: NamedPart } | null => {
  const last = wordEndingAt(text, text[end - 1] === '.' ? end - 1 : end)
  const candidates = last && partsByEnding.get(last.word)
  if (!candidates) return null
  const lead = text.slice(Math.max(reached, end - longestPart), end).replace(/\.$/, '')
  for (const one of candidates) {
    const name = one.name.replace(/\.$/, '')
    if (!lead.endsWith(name)) continue
    const start = end - (text[end - 1] === '.' ? 1 : 0) - name.length
    if (!isWordCode(text.charCodeAt(start - 1))) return { start, part: one }
  }
  return null
}

/** Dates that begin with a number of one to three digits. */
const fromNumber = (text: string, runs: Run[], index: number, reached: number): DatePoint[] | null => {
  const run = runs[index]!
  const era = ofEra(text, run, runs, index)
  if (era) return era
  if (run.length > 2) return null
  const before = text[run.start - 1] ?? ' '
  const next = runs[index + 1]
  const third = runs[index + 2]
  const afterPoint = reached === run.start - 1
  if (before === "'")
    return (
      monthWithShortYear(text, runs, index, reached) ??
      (isWordCode(text.charCodeAt(run.start - 2)) ? null : apostropheYear(text, run))
    )
  const free = afterPoint || !(speaksAgainst.test(before) || (before === '-' && isDigit(text.charCodeAt(run.start - 2))))
  if (next && free && !(run.length === 1 && isLetterAt(text, run.start - 1))) {
    if (third && isYearRun(third) && next.length <= 2 && separated(text, run, next) && separated(text, next, third)) {
      const point = dayMonthYear(text, run, next, third)
      if (point) return [point]
    }
    if (isYearRun(next) && separated(text, run, next) && text[next.end] !== '%') {
      if (isMonthNumber(run.value)) return [exact(run.start, endOfYear(text, next.end), next.value, run.value - 1)]
      return null
    }
    const tentative = shortDate(text, run, next, third, before)
    if (tentative) return [tentative]
  }
  return monthWithShortYear(text, runs, index, reached)
}

const nearby = 30
/** A date beside that begins with its day: "30/06/2016". */
const dayStandsFirst = /(?<!\d)(?:1[3-9]|2\d|3[01])[/-](?:0?[1-9]|1[0-2])[/-](?:19|20)\d\d/

/**
 * 04/07/2019 may be either order, unless it is written with points or another date beside it tells; which of the two is the month
 * hardly moves the sum of years.
 */
const dayMonthYear = (text: string, first: Run, second: Run, year: Run): DatePoint | null => {
  if (!isDayNumber(first.value) || !isDayNumber(second.value) || text[year.end] === '%') return null
  const dayFirst =
    isMonthNumber(second.value) &&
    (first.value > 12 ||
      text[first.end] === '.' ||
      dayStandsFirst.test(text.slice(Math.max(0, first.start - nearby), year.end + nearby)))
  const month = dayFirst ? second.value : first.value
  return isMonthNumber(month) ? exact(first.start, endOfYear(text, year.end), year.value, month - 1) : null
}

const isShortYear = ({ length, value }: Run) => length === 2 && (value <= 39 || value >= 50)

/** "05/11", "05.11", "01.05.11" and "05 2011": ends of ranges only. */
const shortDate = (text: string, run: Run, next: Run, third: Run | undefined, before: string): DatePoint | null => {
  const gap = gapBetween(text, run, next)
  if (/[$€£]/.test(before) || isLetterAt(text, run.start - 1)) return null
  if (gap === ' ' && isYearRun(next) && run.length === 2 && isMonthNumber(run.value))
    return { ...exact(run.start, next.end, next.value, run.value - 1, 'spaced'), yearStart: next.start }
  if (gap !== '/' && gap !== '.') return null
  if (third && third.length === 2 && third.start === next.end + 1 && text[next.end] === gap && next.length <= 2) {
    const month = gap === '.' || next.value <= 12 ? next.value : run.value
    if (!isMonthNumber(month) || !isDayNumber(run.value) || !isDayNumber(next.value) || !isShortYear(third)) return null
    return /[\d%/]/.test(text[third.end] ?? ' ')
      ? null
      : exact(run.start, third.end, fullYear(third.value), month - 1, 'short-date')
  }
  if (!isShortYear(next) || /^[%/:]|^[.,]\d/.test(text.slice(next.end, next.end + 2))) return null
  if (!isMonthNumber(run.value)) return null
  return exact(run.start, next.end, fullYear(next.value), run.value - 1, gap === '/' ? 'slashed' : 'dotted')
}

const apostropheYear = (text: string, run: Run): DatePoint[] | null =>
  run.length === 2 && (run.value <= 39 || run.value >= 90) && text[run.end] !== '%'
    ? [whole(run.start - 1, run.end, fullYear(run.value), 'short-year')]
    : null

/** "Mar '18", "Mar-18", "Mar 18" and "HT19". */
const monthWithShortYear = (text: string, runs: Run[], index: number, reached: number): DatePoint[] | null => {
  const run = runs[index]!
  if (run.length !== 2 || run.start === 0 || /^[%+:]|^(?:st|nd|rd|th)(?!\p{L})/u.test(text.slice(run.end, run.end + 3)))
    return null
  const next = runs[index + 1]
  // "March 18, 2019": the day
  if (
    next &&
    isYearRun(next) &&
    next.start - run.end <= 4 &&
    /^(?:st|nd|rd|th|er|\.)?,?\s{0,2}$/.test(gapBetween(text, run, next))
  )
    return null
  const last = text[run.start - 1]!
  if (last !== ' ' && last !== "'" && last !== '-' && last !== '/') {
    const term = /(?:^|[^\p{L}])(ht|vt|ws|ss)$/u.exec(text.slice(Math.max(0, run.start - 4), run.start))
    const named = term && partsByEnding.get(term[1]!)?.[0]
    return named ? [part(run.start - 2, run.end, fullYear(run.value), named)] : null
  }
  const end = beforeConnector(text, run.start)
  if (end <= reached && reached > 0) return null
  const month = monthWordBefore(text, end)
  if (month && month.start >= reached)
    return [exact(withDay(text, runs, index, month.start, reached), run.end, fullYear(run.value), month.number)]
  const named = last === ' ' && run.value <= 12 ? null : partBefore(text, end, reached)
  return named && /^(?:q\d|[hv]t|ws|wise|ss|sose|spring|summer|fall|autumn|winter)$/.test(named.part.name)
    ? [part(named.start, run.end, fullYear(run.value), named.part)]
    : null
}

const eraName = /(令和|平成|昭和|大正|民國|民国)\s?$/

/** "令和5年4月", "民國108年". */
const ofEra = (text: string, run: Run, runs: Run[], index: number): DatePoint[] | null => {
  if (run.start < 2 || (text.charCodeAt(run.start - 1) < 0x3000 && text[run.start - 1] !== ' ')) return null
  const era = eraName.exec(text.slice(Math.max(0, run.start - 3), run.start))
  if (!era) return null
  const year = eras[era[1]!]! + run.value
  return year >= 1950 && year <= 2049 ? unspacedDate(text, run, runs, index, year, run.start - era[0].length) : null
}
