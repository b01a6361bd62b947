import { findDegrees } from '../taxonomy/degrees.ts'
import { titleHeadIn } from '../taxonomy/languages/lexicon.ts'
import { schoolNamesIn } from '../taxonomy/schools.ts'
import { anySchool } from './any-school-names.ts'
import { institution } from './degrees.ts'
import type { Replacement } from './rewritten-document.ts'

/** Behind a degree its field may stand, and nothing tells where that ends: two words are the school's. */
const lastWords = /(?:\S+\s+)?\S+$/
const hasField = /^\s*(?:(?:in|of|en)\b|[,(:–-])/i

/** "2011 - Present Harbour College" */
const notItsName = /^[\s,.:–—-]*(?:(?:present|current|now|today|graduated|attended)\s+)?/iu

/** What sets the name of a school apart from a degree before it, and words that lead to the name. */
const apart = /[,;|()–—:]|\s-\s/
const atSchool = /^.*\s(?:at|from)\s+/
/** How far before a name the degree that it belongs to may begin. */
const reach = 160

/** How far behind the name of a school a title may end that begins with it: "University Lecturer". */
const behind = 24
const nextWord = 10

/**
 * Where the name of a school stands, without words that it may have swallowed: "Master of Science Harbour University", "Teaching Assistant
 * Harbour University". Null where it is part of something else: "High School Diploma", "College Principal".
 */
const ownName = (text: string, start: number, last: number): { start: number; end: number } | null => {
  const after = /^[^\n,;|()]*/.exec(text.slice(last, last + behind))![0]
  const line = Math.max(text.lastIndexOf('\n', start) + 1, start - reach)
  const degrees = findDegrees(text.slice(line, last) + after)
    .map((degree) => ({ start: line + degree.start, end: line + degree.end }))
    .filter((degree) => !/^polytechni/i.test(text.slice(degree.start, degree.end)))
  // "University of Lagos Bachelor of Arts": the degree behind it is none of its name
  const next = degrees.find((degree) => degree.start < last && institution.test(text.slice(start, Math.max(start, degree.start))))
  const end = next ? start + text.slice(start, next.start).replace(/[\s,.:;–—-]+$/u, '').length : last
  const name = text.slice(start, end)
  if (degrees.some((degree) => degree.end > end - 4 && degree.start < end)) return null
  if (!next && (titleHeadIn(after)?.start ?? behind) <= nextWord) return null
  let from = start
  const degree = degrees.findLast((one) => one.end < end)
  if (degree && !apart.test(text.slice(degree.end, start))) {
    const isWhole = degree.end >= start && !hasField.test(text.slice(degree.end, end))
    from = Math.max(from, isWhole ? degree.end : end - lastWords.exec(name)![0].length)
  }
  const lead = text.slice(from, end - Math.min(end - from, lastWords.exec(name)![0].length))
  from += titleHeadIn(lead)?.end ?? 0
  const at = atSchool.exec(text.slice(from, end))
  if (at) from += at[0].length
  const trimmed = text.slice(from, end).replace(notItsName, '')
  return /\s/.test(trimmed) ? { start: end - trimmed.length, end } : null
}

/**
 * Schools in a text, and what stands there for every school. Which one somebody went to must not move how anything is read, be it by
 * how long its name is, by capitals in it or by a place that it is named after.
 */
export const schoolPlaces = (text: string): Replacement[] => {
  const known = new Map<string, string>()
  const places: Replacement[] = []
  for (const found of schoolNamesIn(text)) {
    const place = ownName(text, found.start, found.end)
    if (!place || place.start < (places.at(-1)?.end ?? 0)) continue
    const written = text.slice(place.start, place.end)
    const key = written.toLowerCase()
    const name = known.get(key) ?? anySchool[Math.min(known.size, anySchool.length - 1)]!
    known.set(key, name)
    places.push({ ...place, by: written === written.toUpperCase() ? name.toUpperCase() : name })
  }
  return places
}
