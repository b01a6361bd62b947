import { findPeriods } from '../dates.ts'
import type { Row } from '../row.ts'
import type { Piece } from './piece.ts'

/** Words that lead to the end of a period, and signs that do. */
const endsOpen = /(?:[-–—−~](?:\s*\p{L}{2,12}\.?)?|(?<!\p{L})(?:to|till|until|bis|à|au|al|a|do|til|tot|hasta|até|по|до))\s*$/iu
const beginsOpen = /^[-–—−~]/
/** "07/2020– Engineer": the dash right behind the date, then something else. */
const dashBehind = /^\s?[-–—−]\s/
const onlyDash = /^[-–—−~]$/
/** More than the longest second half of a period has. */
const longestRest = 40

/**
 * A narrow column breaks its dates, "03/2019 –" on one line and "06/2021" or "present" on the next: together they are one period.
 * `lines` are the pieces of each row.
 */
export const joinBrokenDates = (rows: readonly Row[], lines: Piece[][]) => {
  for (let at = 0; at + 1 < lines.length; at += 1)
    if (!joinWithNext(lines[at]!, lines[at + 1]!) && isDash(rows[at + 1]!)) joinWithNext(lines[at]!, lines[at + 2] ?? [], '– ')
}

/** "August 2013", "–" and "May 2015", each on a line: the dash alone in its column. */
const isDash = ({ parts }: Row) => onlyDash.test(parts.at(-1)?.text.trim() ?? '')

/** `between` is a dash that stood on a line of its own. */
const joinWithNext = (pieces: Piece[], below: Piece[], between = ''): boolean => {
  const row = pieces[0]?.row
  const next = below[0]?.row
  if (!row || !next || row.page !== next.page || (next.bullet && !onlyDash.test(next.mark))) return false
  // "– Present" looks like something in a list
  const dash = next.bullet ? '– ' : between
  for (const piece of pieces) {
    if (!piece.period || (piece.period.isRange && piece.period.to !== 'present')) continue
    const at = row.parts.findIndex(({ start, end }) => start <= piece.start && piece.end <= end)
    const part = row.parts[at]
    const under = part && (at === 0 ? next.parts[0] : at === row.parts.length - 1 ? next.parts.at(-1) : undefined)
    if (!under) continue
    const first = row.text.slice(piece.start - row.start, part.end - row.start)
    const whole = wholePeriod(piece, first, dash + under.text.slice(0, longestRest), next.parts.length)
    // behind a dash of its own only a date is the rest, not what somebody did
    if (!whole || (dash !== '' && whole.reach < dash.length + under.text.length)) continue
    piece.period = { ...whole.period, start: piece.start, end: piece.end }
    const reach = whole.reach - dash.length
    const rest = below.find(({ start, end }) => start >= under.start && end <= under.start + reach + 1)
    if (rest) rest.period = { ...whole.period, isRange: false, start: rest.start, end: rest.end }
    return true
  }
  return false
}

const wholePeriod = (piece: Piece, first: string, second: string, partsBelow: number) => {
  const isLed = dashBehind.test(first.slice(piece.text.length)) && piece.order === 0 && partsBelow > 1
  if (!(isLed || endsOpen.test(first) || beginsOpen.test(second))) return null
  const lead = isLed ? `${piece.text} –` : first
  const period = findPeriods(`${lead} ${second}`)[0]
  const reach = period ? period.end - lead.length - 1 : 0
  if (!period?.isRange || period.start > 0 || reach <= 0) return null
  // beside the words of another column only dates that stand alone are the rest
  return isLed && reach < second.length ? null : { period, reach }
}
