import { headingKind, type SectionKind } from '../taxonomy/sections.ts'
import { findPeriods } from './dates.ts'
import type { Row } from './row.ts'

/** A part of the document under one heading. The first has kind 'head': what stands before any heading. */
export interface Section {
  kind: SectionKind | 'head'
  /** The heading's row; null for the head. */
  heading: Row | null
  /** Rows after the heading. For a heading with its content behind a colon the first row is the rest of that line. */
  rows: Row[]
}

const letterSpaced = /^(?:[\p{L}&]\s{1,3}){3,}[\p{L}&]$/u

/** "S K I L L S" → "SKILLS"; other text as it is. Words of a letter-spaced line survive where their gap is wider. */
export const closeLetterSpacing = (text: string): string => {
  if (text.length < 7 || !letterSpaced.test(text)) return text
  return text
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

const decoration = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu

/** The words of a line that could be a heading, without rules, icons, numbering and the colon. */
const bare = (text: string) =>
  closeLetterSpacing(text.replace(decoration, ''))
    .replace(/^(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i, '')
    .replace(/\s*\((?:s|cont(?:inued|'d|d)?\.?|click[^)]*)\)$/i, '')

const isUpper = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text)

/** Headings that are also ordinary words in lists, labels and titles: they need a look or a place of their own. */
const weak =
  /^(?:role|roles|client|project|tools?|software|languages?|programming|strengths?|details?|description|training|work|research|leadership|service|community|involvement|media|contact|address|place|date|links?|profile|profiles|personal|technologies|databases?|operating systems?|environment|cloud|devops|frameworks|activities|membership|qualification|position|competencies|expertise|other|overview|development|writing|teaching|military|synopsis|availability|travel|online|social|misc|career|stage|stages|certificate|award|reference|objective|highlights|presentations?|talks|books|articles|papers|conferences|workshops|seminars|courses|abilities|community service|area of exposure|stack|soft skills|programming languages|web technologies|school|schools|studies|jobs)$/i

/** Languages that people speak: what follows is no list of programming languages. */
const spoken =
  /\b(?:english|french|german|spanish|italian|portuguese|dutch|russian|polish|arabic|hindi|urdu|mandarin|cantonese|chinese|japanese|korean|turkish|anglais|fran[çc]ais|allemand|espagnol|deutsch|englisch|franz[öo]sisch|ingl[ée]s|espa[ñn]ol|franc[ée]s|inglese|italiano|native|mother ?tongue|fluent|muttersprache|langue maternelle)\b|英语|普通话/iu

interface Style {
  size: number
  bold: boolean
  upper: boolean
}

const styleOf = (row: Row): Style => ({ size: row.size, bold: row.bold, upper: isUpper(closeLetterSpacing(row.text)) })

const sameStyle = (a: Style, b: Style) => Math.abs(a.size - b.size) < 0.3 && a.bold === b.bold && a.upper === b.upper

interface Heading {
  kind: SectionKind
  row: Row
  /** How many rows the heading takes: two for "EXECUTIVE / SUMMARY". */
  rows: number
  /** Where the content begins on the heading's own line, for "Skills: Java"; 0 otherwise. */
  contentFrom: number
}

/** The font size that most of the text has. */
export const bodySize = (rows: Row[]) => {
  const lengths = new Map<number, number>()
  for (const row of rows) lengths.set(row.size, (lengths.get(row.size) ?? 0) + row.text.length)
  let best = 0
  let most = -1
  for (const [size, length] of lengths) if (length > most) [best, most] = [size, length]
  return best
}

/** The last word of a sentence that a line broke: "… strong communication / skills." */
const endsSentence = /^\p{Ll}.*\.$/u

const looksSetApart = (row: Row, next: Row | undefined, body: number) =>
  isUpper(closeLetterSpacing(row.text)) ||
  /[:：]$/.test(row.text) ||
  row.size > body + 0.4 ||
  (row.bold && !next?.bold) ||
  row.afterGap

/** Weak headings that a document has more than once, such as "Highlights" below each position. */
export const repeatedHeadings = (rows: Row[]): ReadonlySet<string> => {
  const met = new Set<string>()
  const again = new Set<string>()
  for (const { text } of rows) {
    if (text.length > 40) continue
    const words = bare(text).toLowerCase()
    if (weak.test(words)) (met.has(words) ? again : met).add(words)
  }
  return again
}

/** Of them those that tell of a position or project whenever they stand in one. */
const insideEntries = /^(?:highlights|details?|description|environment|stack|client|role|technologies|tools?)$/
export const isInsideEntries = (text: string, repeated: ReadonlySet<string>): boolean => {
  const words = text.length <= 40 ? bare(text).toLowerCase() : ''
  return insideEntries.test(words) && repeated.has(words)
}

/** What is known of a document before its headings are. */
interface Known {
  /** The size of most of its text. */
  body: number
  /** See `repeatedHeadings`. */
  repeated: ReadonlySet<string>
}

const headingAt = (rows: Row[], index: number, { body, repeated }: Known, current: SectionKind | 'head'): Heading | null => {
  const row = rows[index]!
  if (row.text.length > 160) return null
  const whole = row.text.length <= 64 ? bare(row.text) : ''
  const next = rows[index + 1]
  if (whole && !row.text.endsWith(',') && !endsSentence.test(row.text)) {
    const kind = headingKind(whole)
    if (kind === 'role-detail') return null
    if (kind) {
      const isWeak = weak.test(whole)
      const strongLook = isUpper(whole) || row.size > body + 0.4 || (row.bold && !next?.bold)
      // inside a list of skills "Languages" or "Databases" are labels of the list
      const isLabel =
        current === 'skills' &&
        !(kind === 'languages' && next && spoken.test(next.text)) &&
        (kind === 'languages' || kind === 'skills' || isWeak) &&
        !strongLook &&
        !row.afterGap
      // so are "Leadership" and "Research" in a resume that groups its deeds by ability
      const groupsDeeds = current === 'skills' && kind === 'volunteering' && isWeak && !strongLook
      // "Volunteer" under the heading of volunteering is what somebody was
      const repeats = kind === current && !strongLook && !row.afterGap
      const isItem = row.bullet && !strongLook && isWeak
      // "Tools:" and "Details:" inside a position or project tell about it
      const tellsOfRole =
        isWeak &&
        (!strongLook || repeated.has(whole.toLowerCase())) &&
        (current === 'experience' || current === 'projects' || current === 'internships')
      const continues = next !== undefined && !row.afterGap && /^[a-z]/.test(next.text) && /^[a-z]/.test(row.text)
      const namesSpoken = kind === 'languages' && next !== undefined && spoken.test(next.text) && !isItem
      const accepted = namesSpoken ? true : isWeak ? looksSetApart(row, next, body) && !isItem && !tellsOfRole : !continues
      if (accepted && !isLabel && !groupsDeeds && !repeats) return { kind, row, rows: 1, contentFrom: 0 }
    }
    // a narrow sidebar breaks its headings: "EXECUTIVE / SUMMARY"
    if (
      !kind &&
      next &&
      next.block === row.block &&
      whole.split(' ').length <= 3 &&
      next.text.length <= 30 &&
      sameStyle(styleOf(row), styleOf(next))
    ) {
      const strongLook = isUpper(whole) || row.size > body + 0.4
      const together = strongLook ? headingKind(`${whole} ${bare(next.text)}`) : null
      if (together && together !== 'role-detail') return { kind: together, row, rows: 2, contentFrom: 0 }
    }
  }
  return inlineHeading(row, current, body)
}

/** "Technical Skills: Java, SQL" and, at the left of its content, "Skills      Java, SQL". */
const inlineHeading = (row: Row, current: SectionKind | 'head', body: number): Heading | null => {
  const colon = row.text.slice(0, 48).search(/[:：]|\s[-–—]\s/)
  const first = row.parts[0]!
  let words: string | null = null
  let contentFrom = 0
  if (colon > 0) {
    words = row.text.slice(0, colon)
    contentFrom = row.start + colon + 1
  } else if (row.parts.length > 1 && first.text.length <= 40) {
    words = first.text
    contentFrom = first.end
  }
  if (words === null) return null
  const kind = headingKind(bare(words))
  if (!kind || kind === 'role-detail' || kind === 'contact' || kind === 'projects') return null
  const isWeak = weak.test(bare(words))
  const strongLook = isUpper(words) && !isUpper(row.text)
  if (current === 'skills' && (kind === 'languages' || kind === 'skills' || isWeak)) return null
  if (kind === 'experience' || kind === 'personal' || kind === 'courses' || kind === 'awards' || kind === 'volunteering') {
    if (!strongLook || row.bullet) return null
  }
  if (isWeak && !(strongLook || row.size > body + 0.4)) return null
  if (row.bullet && kind !== 'skills') return null
  if (current === 'experience' && kind === 'skills' && row.bullet) return null
  return { kind, row, rows: 1, contentFrom }
}

/** Lines in the very style of at least two known headings announce sections too, whatever they are called. */
const styledHeading = (row: Row, next: Row | undefined, styles: Style[], body: number) => {
  if (row.size === 0 || row.bullet || row.text.length > 48 || row.parts.length > 1 || !next) return false
  if (/[.,;]$|\d|@|\|/.test(row.text) || row.text.split(/\s+/).length > 5) return false
  const style = styleOf(row)
  if (style.size <= body + 0.8 && !style.upper) return false
  return styles.filter((known) => sameStyle(known, style)).length >= 2 && !sameStyle(styleOf(next), style)
}

/** Sections made of entries, each of which begins with a line that says what it is about. */
const madeOfEntries = new Set<SectionKind | 'head'>([
  'experience',
  'internships',
  'education',
  'projects',
  'volunteering',
  'courses',
])

/** Letters beside the dates of a row: "Jan 2018 - Dec 2021" alone has none. */
const isOnlyDates = (row: Row) => {
  const [period] = findPeriods(row.text)
  return period !== undefined && !/\p{L}{2}/u.test(`${row.text.slice(0, period.start)} ${row.text.slice(period.end)}`)
}

const hasDates = (row: Row) => !row.bullet && row.text.length <= 120 && findPeriods(row.text).some(({ isRange }) => isRange)

/**
 * Many templates set the first line of an entry in the type of their headings. Within a section of entries such a line begins an
 * entry when dates stand beside, right below or right above it.
 */
const beginsEntry = (rows: Row[], index: number, isHeading: (index: number) => boolean) => {
  const above = rows[index - 1]
  if (above && !isHeading(index - 1) && isOnlyDates(above)) return true
  for (let below = index; below <= index + 2; below += 1) {
    const row = rows[below]
    if (!row || isHeading(below) || row.bullet) return false
    if (hasDates(row)) return true
  }
  return false
}

/** What the place and the look of a line say about it being a heading, by the row's index; rows that are not in it may be either. */
export type LearntHeadings = ReadonlyMap<number, SectionKind | 'none'>

const ofWork = new Set<SectionKind | null>(['experience', 'internships'])

/** A heading by its words, by its place, or by both; place and look decide whether it is one, words what it is about. */
const headingBy = (rows: Row[], index: number, known: Known, current: SectionKind | 'head', learnt: LearntHeadings) => {
  const place = learnt.get(index)
  if (place === 'none') return null
  const byWords = headingAt(rows, index, known, current)
  if (!place || place === 'other') return byWords
  if (place === 'skills' && byWords) return byWords
  const fits = byWords && (byWords.kind === place || (place === 'experience' && ofWork.has(byWords.kind)))
  return fits ? byWords : { kind: place, row: rows[index]!, rows: 1, contentFrom: contentBehind(rows[index]!) }
}

/** Where the content begins that stands on the line of its heading, behind a colon or a gap; 0 where nothing does. */
const contentBehind = ({ text, start, end, parts }: Row): number => {
  if (parts.length > 1) return parts[0]!.end
  const colon = text.slice(0, 48).search(/[:：]/)
  return colon > 0 && start + colon + 1 < end ? start + colon + 1 : 0
}

/** Cuts the document at its headings. */
export const sectionsOf = (rows: Row[], learnt: LearntHeadings = new Map()): Section[] => {
  const body = bodySize(rows)
  const known = { body, repeated: repeatedHeadings(rows) }
  const headings: Heading[] = []
  let current: SectionKind | 'head' = 'head'
  for (let index = 0; index < rows.length; index += 1) {
    const heading = headingBy(rows, index, known, current, learnt)
    if (!heading) continue
    headings.push(heading)
    current = heading.kind
    index += heading.rows - 1
  }
  const styles = headings.filter(({ contentFrom }) => contentFrom === 0).map(({ row }) => styleOf(row))
  const starts = new Map(headings.map((heading) => [heading.row.index, heading]))
  const sections: Section[] = [{ kind: 'head', heading: null, rows: [] }]
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!
    const heading = starts.get(index)
    if (heading) {
      const section: Section = { kind: heading.kind, heading: row, rows: [] }
      if (heading.contentFrom > 0) {
        const rest = restOf(row, heading.contentFrom)
        if (rest) section.rows.push(rest)
      }
      sections.push(section)
      index += heading.rows - 1
    } else if (
      learnt.get(index) !== 'none' &&
      headings.length > 0 &&
      index > headings[0]!.row.index &&
      styledHeading(row, rows[index + 1], styles, body) &&
      !(madeOfEntries.has(sections.at(-1)!.kind) && beginsEntry(rows, index, (at) => starts.has(at)))
    )
      sections.push({ kind: 'other', heading: row, rows: [] })
    else sections.at(-1)!.rows.push(row)
  }
  return sections
}

const restOf = (row: Row, from: number): Row | null => {
  const offset = from - row.start
  const rest = row.text.slice(offset)
  const skipped = rest.length - rest.trimStart().length
  if (rest.trim() === '') return null
  const start = from + skipped
  const parts = row.parts
    .filter((part) => part.end > start)
    .map((part) => (part.start >= start ? part : { start, end: part.end, text: part.text.slice(start - part.start) }))
  return { ...row, start, text: row.text.slice(offset + skipped), parts, afterGap: true }
}
