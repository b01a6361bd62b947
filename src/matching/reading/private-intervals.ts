import type { Degree, Fact } from '../facts.ts'
import { isPlace } from '../knowledge/places.ts'
import { institution } from './degrees.ts'
import type { Row } from './rows.ts'
import type { Section } from './sections.ts'

interface Interval {
  start: number
  end: number
}

const address =
  /@|https?:|www\.|linkedin|github\.com|\b\d{5,6}\b|\b(?:street|road|avenue|lane|drive|apartment|nagar|colony|tel|phone|mobile|address|born|birth|nationality|gender|married|single|passport)\b/i

/**
 * Parts of the text that say who and where somebody is, and at which school: they never take part in a comparison. Of the education
 * section only the degrees themselves remain.
 */
export const privateIntervals = (
  text: string,
  rows: Row[],
  sections: Section[],
  name: Fact<string> | null,
  emails: Interval[],
  phone: Interval | null,
  degrees: Fact<Degree>[],
): { intervals: Interval[]; names: string[] } => {
  const hidden: Interval[] = [...emails]
  if (phone) hidden.push(phone)
  if (name) {
    const written = name.quotes[0]!.quote
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + written.length))
      hidden.push({ start: at, end: at + written.length })
    for (const row of rows.slice(0, 3))
      if (row.start <= name.quotes[0]!.start && row.end >= name.quotes[0]!.end && row.text.length < 60) hidden.push(row)
  }
  const byLine = degrees.flatMap(({ quotes }) => quotes).toSorted((a, b) => a.start - b.start)
  for (const section of sections) {
    if (section.kind === 'personal' || section.kind === 'contact' || section.kind === 'references') hidden.push(...section.rows)
    if (section.kind === 'head') hidden.push(...section.rows.filter((row) => address.test(row.text) || isPlace(row.text)))
    if (section.kind === 'education') for (const row of section.rows) hidden.push(...outside(row, byLine))
    else if (section.kind !== 'experience')
      hidden.push(...section.rows.filter((row) => row.text.length < 80 && institution.test(row.text)))
  }
  return { intervals: hidden, names: name ? [name.value] : [] }
}

/** What of the row lies outside the degrees, which are given in order. */
const outside = (row: Row, degrees: Interval[]): Interval[] => {
  const parts: Interval[] = []
  let from = row.start
  for (let at = firstFrom(degrees, row.start); at < degrees.length && degrees[at]!.start < row.end; at += 1) {
    const { start, end } = degrees[at]!
    if (start > from) parts.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  if (from < row.end) parts.push({ start: from, end: row.end })
  return parts
}

const firstFrom = (intervals: Interval[], offset: number) => {
  let low = 0
  let high = intervals.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (intervals[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
