import type { Month } from '../facts.ts'
import { remembering } from '../knowledge/remembering.ts'
import { monthNumbers, monthPattern, presentPattern, seasonMonths, withoutAccents } from './date-words.ts'

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

interface Point {
  start: number
  end: number
  kind: 'month' | 'season' | 'year' | 'present' | 'bare-month' | 'short-year'
  first: Month
  last: Month
}

const year = '(?:19[5-9]\\d|20[0-4]\\d)'

/**
 * Dates in the forms that resumes use, most specific first. Every alternative is bounded, so that the search is linear.
 */
const pointsSource = [
  `(?<cjkYear>${year})\\s?年(?:\\s?(?<cjkMonth>1[0-2]|0?[1-9])\\s?月(?:\\s?\\d{1,2}\\s?日)?)?`,
  `(?<![\\p{L}\\d])(?<iso>${year})(?:\\s?[/.]\\s?|-)(?<isoMonth>1[0-2]|0?[1-9])(?:[/.-](?:[0-2]?\\d|3[01]))?(?![\\d%])`,
  `(?<![\\d.,/$€£])(?:(?<day>[0-3]?\\d)(?:\\s?[/.]\\s?|-))?(?<number>1[0-2]|0?[1-9]|[12]\\d|3[01])(?:\\s?[/.]\\s?|-)(?<numberYear>${year})(?![\\d%])`,
  `(?<![\\d.,/$€£-])(?<shortMonth>0[1-9]|1[0-2])\\/(?<shortMonthYear>[0-3]\\d)(?![\\d%/])`,
  `(?<![\\p{L}])(?:(?:[0-3]?\\d)(?:st|nd|rd|th|\\.)?\\s?(?:of )?)?(?<month>${monthPattern})(?![\\p{L}])\\.?(?:\\s{0,3}[,'’\`‘/-]?\\s{0,3}|\\s(?:of|de|del)\\s)` +
    `(?:(?:[0-3]?\\d)(?:st|nd|rd|th)?,\\s{0,2})?(?:(?<monthYear>${year})|(?<monthShort>(?<=['’\`‘/-]\\s?|\\s)\\d\\d))(?![\\d%+:])`,
  `(?<![\\p{L}])(?<season>spring|summer|fall|autumn|winter|printemps|[ée]t[ée]|automne|hiver|q[1-4])(?:\\s(?:of|term|semester))?[\\s,'’/-]{1,3}(?<seasonYear>${year})(?!\\d)`,
  `(?<present>(?<![\\p{L}\\d])(?:${presentPattern})(?![\\p{L}])|至今|现在|目前|現在)`,
  `(?<![\\d.,$€£#+/-]|[\\p{L}]-?)(?<years>${year})\\s?[-–—/]\\s?['’]?(?<shortEnd>\\d\\d)(?![\\d%.,:/-]|\\s?%)`,
  `(?<![\\d.,$€£#+/]|[\\p{L}]|(?:^|\\D)\\d{1,3}-)(?<yearAlone>${year})(?![\\d%]|[.,]\\d|\\s?[+%])`,
  `(?<![\\p{L}\\d])['’‘](?<apostropheYear>[0-3]\\d|9\\d)(?![\\d%])`,
  `(?<![\\p{L}\\d])(?<bareMonth>${monthPattern})\\.?(?=\\s{0,2}(?:[-–—]|to\\b|à(?![\\p{L}\\d])|bis\\b))`,
].join('|')
const points = new RegExp(pointsSource, 'giu')
/** The same for texts whose letters are those of ASCII: without the flag u it takes half the time. */
const plainPoints = new RegExp(pointsSource.replaceAll('\\p{L}', 'a-z'), 'gi')
const hasOtherLetters = /[^\x00-\x7f\u00a0\u00b7\u2000-\u206f\u2212\u25cf]/

const fullYear = (short: string) => {
  const value = Number(short)
  return value < 50 ? 2000 + value : 1900 + value
}

const monthAt = (yearNumber: number, month: number): Month => yearNumber * 12 + month

const pointOf = (match: RegExpExecArray): Point | null => {
  const groups = match.groups!
  const place = { start: match.index, end: match.index + match[0].length }
  const exact = (yearNumber: number, month: number): Point => ({
    ...place,
    kind: 'month',
    first: monthAt(yearNumber, month),
    last: monthAt(yearNumber, month),
  })
  const whole = (yearNumber: number): Point => ({
    ...place,
    kind: 'year',
    first: monthAt(yearNumber, 0),
    last: monthAt(yearNumber, 11),
  })
  if (groups.cjkYear)
    return groups.cjkMonth ? exact(Number(groups.cjkYear), Number(groups.cjkMonth) - 1) : whole(Number(groups.cjkYear))
  if (groups.iso) return exact(Number(groups.iso), Number(groups.isoMonth) - 1)
  if (groups.numberYear) {
    const number = Number(groups.number)
    const day = groups.day === undefined ? null : Number(groups.day)
    if (number <= 12) {
      // 04/07/2019 may be either order; which of the two is the month hardly moves the sum of years
      const month = day !== null && day >= 1 && day <= 12 ? day : number
      return exact(Number(groups.numberYear), month - 1)
    }
    return day !== null && day >= 1 && day <= 12 ? exact(Number(groups.numberYear), day - 1) : null
  }
  if (groups.shortMonth) return exact(fullYear(groups.shortMonthYear!), Number(groups.shortMonth) - 1)
  if (groups.month) {
    const number = monthNumbers[withoutAccents(groups.month)]
    if (number === undefined) return null
    return exact(groups.monthYear ? Number(groups.monthYear) : fullYear(groups.monthShort!), number)
  }
  if (groups.season) {
    const [first, last] = seasonMonths[withoutAccents(groups.season)]!
    const base = Number(groups.seasonYear)
    return { ...place, kind: 'season', first: monthAt(base, first), last: monthAt(base, last) }
  }
  if (groups.present) return { ...place, kind: 'present', first: 0, last: 0 }
  if (groups.yearAlone) return whole(Number(groups.yearAlone))
  if (groups.apostropheYear) return { ...whole(fullYear(groups.apostropheYear)), kind: 'short-year' }
  if (groups.bareMonth) {
    const number = monthNumbers[withoutAccents(groups.bareMonth)]
    return number === undefined ? null : { ...place, kind: 'bare-month', first: number, last: number }
  }
  return null
}

const between =
  /^[\s\u00a0]*(?:(?:[-–—−‒―‐‑\u00ad~〜～>→/－]|ï¼[\u0080-\u00bf\u200b]*|--|->|to|till|until|til|through|thru|bis|à|au|a|al|hasta|fino a|at[eé]|e|y|and|&|until the|至|到|по|——)[\s\u00a0]*(?:[-–—‐\u00ad]\s*)?){1,2}(?:the\s)?$/iu
const onlySpace = /^[\s\u00a0]{1,12}$/
const openEnd = /^[\s\u00a0]*[-–—−‐‑\u00ad~]+[\s\u00a0]*(?=$|[\n)|,])/u
const openStart = /(?:since|from|depuis|seit|desde|dal|ab|с)[\s:]{1,3}$/iu

const joins = (text: string, left: Point, right: Point) => {
  const gap = text.slice(left.end, right.start)
  if (gap.length > 14) return false
  if (between.test(gap)) return true
  if (!onlySpace.test(gap)) return gap === '' && right.kind === 'present'
  // the dash got lost: "May 2014 Present", "June 2010  August 2012"
  return right.kind === 'present' || (left.kind === 'month' && right.kind === 'month')
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

const joined = (left: Point, right: Point): Period | null => {
  if (left.kind === 'present') return null
  const yearsOnly =
    (left.kind === 'year' || left.kind === 'short-year') &&
    (right.kind === 'year' || right.kind === 'short-year' || right.kind === 'present')
  if (right.kind === 'present') {
    if (left.kind === 'bare-month') return null
    return period(left.start, right.end, left.first, 'present', true, yearsOnly)
  }
  if (right.kind === 'bare-month') return null
  // "Jan - Mar 2020"
  const from = left.kind === 'bare-month' ? monthAt(Math.floor(right.first / 12), left.first) : left.first
  // Years without months meet in January: 2016-2018 and 2018-2020 are four years, not six
  const to = yearsOnly && right.first > left.first ? right.first : right.last
  if (from > to) return left.kind === 'bare-month' ? period(left.start, right.end, from - 12, to, true, false) : null
  if (to - from > 720) return null
  return period(left.start, right.end, from, to, true, yearsOnly)
}

/** The periods and single dates that `text` states, in order. A date that belongs to no range is a period of its own length. */
export const findPeriods = (text: string): readonly Period[] => (mayHoldDate.test(text) ? periodsIn(text) : none)

const none: Period[] = []

const periodsIn = remembering((text) => {
  const found: Point[] = []
  const pattern = hasOtherLetters.test(text) ? points : plainPoints
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const groups = match.groups!
    if (groups.years) {
      const first = Number(groups.years)
      const last = Math.floor(first / 100) * 100 + Number(groups.shortEnd)
      if (last > first && last - first < 50) {
        found.push({ start: match.index, end: match.index + 4, kind: 'year', first: monthAt(first, 0), last: monthAt(first, 11) })
        found.push({
          start: match.index + 4,
          end: match.index + match[0].length,
          kind: 'short-year',
          first: monthAt(last, 0),
          last: monthAt(last, 11),
        })
      } else {
        found.push({ start: match.index, end: match.index + 4, kind: 'year', first: monthAt(first, 0), last: monthAt(first, 11) })
        pattern.lastIndex = match.index + 4
      }
      continue
    }
    const point = pointOf(match)
    if (point) found.push(point)
  }
  return periodsOf(text, found)
}, 1000)

const mayHoldDate = /\d\d|年|至今/

const periodsOf = (text: string, found: Point[]): Period[] => {
  const periods: Period[] = []
  for (let index = 0; index < found.length; index += 1) {
    const left = found[index]!
    const right = found[index + 1]
    const adjacentYears = right !== undefined && right.kind === 'short-year' && right.start === left.end
    if (right && (adjacentYears || joins(text, left, right))) {
      const range = joined(left, right)
      if (range) {
        periods.push(range)
        index += 1
        continue
      }
    }
    if (left.kind === 'present' || left.kind === 'bare-month' || left.kind === 'short-year') continue
    const open = openEnd.exec(text.slice(left.end, left.end + 8))
    if (openStart.test(text.slice(Math.max(0, left.start - 8), left.start)))
      periods.push(period(left.start, left.end, left.first, 'present', true, left.kind === 'year'))
    else if (open && index === found.length - 1 && left.kind !== 'year')
      periods.push(period(left.start, left.end, left.first, 'present', true, false))
    else periods.push(period(left.start, left.end, left.first, left.last, false, left.kind === 'year'))
  }
  return periods
}
