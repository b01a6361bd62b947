import { type DatePoint, datePoints, isLetterAt, monthWordBefore, wordBefore } from '../dates/date-points.ts'
import {
  aligned,
  between,
  certainPresentAt,
  joinsMonths,
  openEndWord,
  openStart,
  presentAt,
  presentBefore,
  sinceEndings,
} from '../dates/date-words.ts'
import type { Month } from '../facts.ts'
import { remembering } from '../taxonomy/remembering.ts'

/** A period that a text states. Offsets are into the text that was searched. */
export interface Period {
  start: number
  end: number
  from: Month
  to: Month | 'present'
  /** False for a single month, season or year without a second date. */
  isRange: boolean
  /** True when both ends are years without a month. */
  yearsOnly: boolean
}

const onlySpace = /^\s{1,12}$/
const plainDash = /^\s*[-–—]\s*$/
const openEnd = /^\s*[-–—−‐‑\u00ad~〜～→]+\s*(?=$|[\n)|,])/u
/** The same behind a year that stands alone, "2020–": elsewhere something else may follow. */
const onlyOpenYear = /^\s*\(?(?:19|20)\d\d\s*[年년]?\s*[-–—~〜～]+\s*\)?\s*$/u
const openYearBefore = /^[–—]\s+\p{L}/u
const longestGap = 22
/** "since 06/18" in a line that is not longer is a date. */
const longestOpen = 80

const isYear = ({ kind }: DatePoint) => kind === 'year' || kind === 'short-year'

const joins = (text: string, left: DatePoint, right: DatePoint) => {
  const length = right.start - left.end
  if (length > longestGap) return false
  // "2016-18", "2016/17"
  if (length === 0) return right.kind === 'short-year' && isYear(left)
  const gap = text.slice(left.end, right.start)
  if (plainDash.test(gap)) return true
  // "from 1.58 to 3.16" are two figures
  if (between.test(gap)) return left.tentative !== 'dotted' || !/\p{L}/u.test(gap)
  // the dash got lost: "June 2010  August 2012"
  return onlySpace.test(gap) && left.kind === 'month' && right.kind === 'month' && !left.tentative && !right.tentative
}

/** Of "Phase II 2019" the year. */
const yearOf = ({ end, first }: DatePoint, start: number): Period => {
  const january = first - (first % 12)
  return period(start, end, january, january + 11, false, true)
}

/** Where the words end that say that it goes on; 0 when there are none. */
const presentAfter = (text: string, { end: from, tentative }: DatePoint): number => {
  let at = from
  let dashed = false
  for (let turn = 0; turn < 12 && at < text.length; turn += 1) {
    const letter = text[at]!
    if (letter === ' ' || letter === '\n' || letter === '\t' || letter === '\u00a0' || (letter === '.' && !dashed)) at += 1
    else if ('-–—−‒―‐‑\u00ad~〜～>→⟶➔/－('.includes(letter)) {
      dashed = dashed || letter !== '('
      at += 1
    } else break
  }
  if (at >= text.length) return 0
  const phrase = phraseAt(dashed ? presentAt : certainPresentAt, text, at)
  // "08/21 to date" is a date, "08/21 today" may be anything
  const found = tentative && !dashed && !text.slice(at, phrase).includes(' ') ? 0 : phrase
  if (found > 0 || at === from) return found
  // "2015 bis heute" where the phrase has no "bis" of its own
  for (let space = text.indexOf(' ', at), turn = 0; space > 0 && space - at < longestGap && turn < 3; turn += 1) {
    if (between.test(text.slice(from, space))) {
      let next = space
      while (text[next] === ' ') next += 1
      if (text[next] === '-' || text[next] === '–') next += text[next + 1] === ' ' ? 2 : 1
      const end = phraseAt(presentAt, text, next)
      if (end > 0) return end
    }
    space = text.indexOf(' ', space + 1)
  }
  // "から現在", "부터 현재", "至今" and the like, glued to the word before
  const glued = /^(?:から|より|부터|至|到|迄|〜|～)\s?/.exec(text.slice(at, at + 3))
  return glued ? phraseAt(presentAt, text, at + glued[0].length) : 0
}

const phraseAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  if (!match) return 0
  const end = at + match[0].length
  const unspaced = text.charCodeAt(end - 1) >= 0x3040
  if (unspaced) return end + (/^(?:まで|까지|に至る)/.exec(text.slice(end, end + 3))?.[0].length ?? 0)
  return isLetterAt(text, end) || isLetterAt(text, at - 1) ? 0 : end
}

const period = (
  start: number,
  end: number,
  from: Month,
  to: Month | 'present',
  isRange: boolean,
  yearsOnly: boolean,
): Period => ({
  start,
  end,
  from,
  to,
  isRange,
  yearsOnly,
})

const longestMonths = 720

const joined = (left: DatePoint, right: DatePoint, rightToLeft: boolean): Period | null => {
  if (left.tentative && right.tentative && !sameForm(left, right)) return null
  const yearsOnly = isYear(left) && isYear(right)
  const [first, last] = rightToLeft && left.first > right.last ? [right, left] : [left, right]
  // Years without months meet in January: 2016-2018 and 2018-2020 are four years, not six
  const to = yearsOnly && last.first > first.first ? last.first : last.last
  if (first.first > to || to - first.first > longestMonths) return null
  return period(left.start, right.end, first.first, to, true, yearsOnly)
}

/** "09.15 - 12.45" are times of a day, "09.15 - 12.19" months: both dates must be written alike, and points need different years. */
const sameForm = (left: DatePoint, right: DatePoint) =>
  left.tentative === right.tentative &&
  (left.tentative !== 'dotted' || Math.floor(left.first / 12) !== Math.floor(right.first / 12))

/** The periods and single dates that `text` states, in order. A date that belongs to no range is a period of its own length. */
export const findPeriods = (text: string): readonly Period[] => (mayHoldDate.test(text) ? periodsIn(text) : none)

const none: Period[] = []
const mayHoldDate = /\d\d|[年٠-٩۰-۹０-９]/

const periodsIn = remembering((text) => {
  const plain = text.includes('AB') ? withoutSwedishForm(text, aligned(text)) : aligned(text)
  const points = datePoints(plain)
  return points.length === 0 ? none : periodsOf(plain, points)
}, 1000)

/** "Brightwater AB August 2019": the form of a Swedish firm is not the German "ab", since. Letters stay where they are. */
const withoutSwedishForm = (text: string, plain: string): string => {
  let result = plain
  for (const { index } of text.matchAll(/(?<=\p{Ll}\s+)AB(?!\p{L})/gu))
    result = `${result.slice(0, index)}zz${result.slice(index + 2)}`
  return result
}

const isRightToLeft = /[\u0590-\u06ff]/

const periodsOf = (text: string, points: DatePoint[]): Period[] => {
  const periods: Period[] = []
  const rightToLeft = isRightToLeft.test(text)
  for (let index = 0; index < points.length; index += 1) {
    const left = points[index]!
    const right = points[index + 1]
    const school = schoolYears(text, points, index)
    if (school) {
      periods.push(school.period)
      index += school.points - 1
      continue
    }
    if (right && joins(text, left, right)) {
      const range = joined(left, right, rightToLeft)
      if (range) {
        periods.push(range)
        index += 1
        continue
      }
    }
    const presentEnd = right && right.start <= left.end + 2 ? 0 : presentAfter(text, left)
    if (presentEnd > 0 && !(right && right.start < presentEnd)) {
      periods.push(period(left.start, presentEnd, left.first, 'present', true, isYear(left)))
      continue
    }
    if (left.yearStart !== undefined) periods.push(yearOf(left, left.yearStart))
    const open =
      left.tentative === 'slashed' && text.length <= longestOpen
        ? alone(text, left, index === points.length - 1, rightToLeft)
        : null
    if (open?.to === 'present') {
      periods.push(open)
      continue
    }
    if (left.tentative || left.kind === 'short-year') continue
    const months = left.kind === 'month' ? bareMonthBefore(text, left, periods.at(-1)?.end ?? 0) : null
    if (months) periods.push(months)
    else periods.push(alone(text, left, index === points.length - 1, rightToLeft))
  }
  return periods
}

/** Of a year of school: September to June. */
const [firstOfSchool, lastOfSchool] = [8, 5]
const schoolYearWords = /^\s*(?:school|academic) years?(?![\p{L}])/u

/** "2013-14": two years next to each other, written as one. */
const isSchoolYear = (text: string, left: DatePoint | undefined, right: DatePoint | undefined) =>
  left?.kind === 'year' &&
  right !== undefined &&
  isYear(right) &&
  right.first - left.first === 12 &&
  /^[-–/]?$/.test(text.slice(left.end, right.start))

/** "2013-14 to 2015-16", "2016-17 to present", "2018/19 school year": how teachers write when they taught. */
const schoolYears = (text: string, points: DatePoint[], index: number): { period: Period; points: number } | null => {
  const [left, right, other, last] = points.slice(index, index + 4)
  if (!isSchoolYear(text, left, right)) return null
  const from = left!.first + firstOfSchool
  const words = schoolYearWords.exec(text.slice(right!.end, right!.end + longestGap))?.[0].length ?? 0
  const end = right!.end + words
  if (isSchoolYear(text, other, last) && between.test(text.slice(end, other!.start))) {
    const more = schoolYearWords.exec(text.slice(last!.end, last!.end + longestGap))?.[0].length ?? 0
    return { period: period(left!.start, last!.end + more, from, last!.first + lastOfSchool, true, false), points: 4 }
  }
  const present = presentAfter(text, { ...right!, end })
  if (present > 0 && !(other && other.start < present))
    return { period: period(left!.start, present, from, 'present', true, false), points: 2 }
  return words > 0 ? { period: period(left!.start, end, from, right!.first + lastOfSchool, true, false), points: 2 } : null
}

/** A date without a second one: "since 2019", "05/2019 -", "2019 alkaen", or that month or year alone. */
const alone = (text: string, point: DatePoint, isLast: boolean, rightToLeft: boolean): Period => {
  const goesOn = (start: number, end: number) => period(start, end, point.first, 'present', true, point.kind === 'year')
  const before = wordBefore(text, point.start)
  if (before && sinceEndings.has(before.word) && openStart.test(text.slice(Math.max(0, point.start - 24), point.start)))
    return goesOn(point.start, point.end)
  if (point.end < text.length) {
    const after = text.slice(point.end, point.end + 28)
    if (isLast && (point.kind !== 'year' || onlyOpenYear.test(text)) && openEnd.test(after)) return goesOn(point.start, point.end)
    // "2019–  Lecturer", where a hyphen would be between the year and what it is about
    if (point.kind === 'year' && point.start <= 1 && openYearBefore.test(after)) return goesOn(point.start, point.end)
    const word = openEndWord.exec(after)
    if (word) return goesOn(point.start, point.end + word[0].length)
  }
  if (rightToLeft && point.start > 0) {
    const from = Math.max(0, point.start - 30)
    const match = presentBefore.exec(text.slice(from, point.start))
    if (match) return goesOn(from + match.index + (match[0].length - match[0].trimStart().length), point.end)
  }
  return period(point.start, point.end, point.first, point.last, false, point.kind === 'year')
}

/** "Jan - Mar 2020", "Mai bis August 2019". */
const bareMonthBefore = (text: string, point: DatePoint, from: number): Period | null => {
  const lead = text.slice(Math.max(from, point.start - 12), point.start)
  const link = joinsMonths.exec(lead)
  if (!link) return null
  const month = monthWordBefore(text, point.start - link[0].length)
  if (!month || month.start < from) return null
  const first = Math.floor(point.first / 12) * 12 + month.number
  return period(month.start, point.end, first > point.last ? first - 12 : first, point.last, true, false)
}
