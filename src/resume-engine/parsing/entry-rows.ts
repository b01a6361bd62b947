import { isPlace } from '../taxonomy/places.ts'
import { findPeriods, type Period } from './dates.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'
import { tellsOfPosition } from './told-roles.ts'

/** A row of a work history, and whether it belongs to the head of an entry (title, company, place, dates) or to its story. */
export interface EntryRow {
  row: Row
  /** The period the row states, offsets into the document; null when it states none or only tells of one. */
  period: Period | null
  isBody: boolean
  /** True where a publisher of resumes has put a placeholder for the employer. */
  isBlanked?: boolean
}

/** Heads of one entry, in reading order: at least one row. */
export interface Entry {
  rows: EntryRow[]
  section: Section
  /** True when text of the story follows. */
  hasBody: boolean
}

const furniture =
  /(?:\bpage\s+\d+(?:\s*(?:of|\/)\s*\d+)?|\b(?:résumé|resume|curriculum vitae|cv)\s*[·•|–—-]?\s*\d{0,2}$|^\d{1,2}$|^https?:\/\/\S+$)/i

const wordsOf = (text: string) => text.split(/\s+/).filter(hasLetter)

const small = new Set(
  'and or of the for in at to with by on a an as from de la le les du des et en y e und der die das für von'.split(' '),
)

const anyLetter = /\p{L}/u
const lowerFirst = /^\p{Ll}/u
const isAsciiLower = (code: number) => code >= 97 && code <= 122
const isAsciiUpper = (code: number) => code >= 65 && code <= 90

/** Most words begin with an ASCII letter, which needs no pattern. */
const hasLetter = (word: string) => {
  const code = word.charCodeAt(0)
  return isAsciiLower(code) || isAsciiUpper(code) || anyLetter.test(word)
}
const startsLower = (word: string) => {
  const code = word.charCodeAt(0)
  return isAsciiLower(code) || (code > 127 && lowerFirst.test(word))
}

/** Prose has mostly words in lower case; names and titles have capitals. */
export const readsAsProse = (text: string) => {
  if (/[\u4e00-\u9fff]/.test(text)) return text.length > 34 || /[，。；]/.test(text)
  let count = 0
  let content = 0
  let lower = 0
  for (const word of text.split(' ')) {
    if (!hasLetter(word)) continue
    count += 1
    if (small.has(word.toLowerCase())) continue
    content += 1
    if (startsLower(word)) lower += 1
  }
  if (count < 5) return false
  if (count > 22 || (count >= 9 && /[.;]$/.test(text) && !/(?:inc|ltd|co|corp)\.$/i.test(text))) return true
  return lower >= content / 2
}

const withoutPeriod = (text: string, period: Period) => `${text.slice(0, period.start)} ${text.slice(period.end)}`

const placeholder = /\bCompany Name\b[^\p{L}\p{N}]{0,4}(?:ï¼[^\p{L}\p{N}]{0,3})?(?:City\s?,\s?State\b)?[\s,]*/u

/** A part of the row as a row; null when nothing stands there. */
const cutRow = (row: Row, start: number, end: number): Row | null => {
  const raw = row.text.slice(start - row.start, end - row.start)
  const text = raw.trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const from = start + raw.indexOf(text)
  return { ...row, start: from, end: from + text.length, text, parts: [{ start: from, end: from + text.length, text }] }
}

/** The period of a row, if dates are what the row is there for. */
const headPeriod = (row: Row): Period | null => {
  if (row.text.length > 220) return null
  const periods = findPeriods(row.text)
  const best = periods.find(({ isRange }) => isRange) ?? periods[0]
  if (!best) return null
  const rest = withoutPeriod(row.text, best).trim()
  const words = wordsOf(rest).length
  const atEdge = best.start <= 2 || best.end >= row.text.length - 14 || /[|([]\s*$/.test(row.text.slice(0, best.start))
  if (best.isRange ? words > 18 : words > 10) return null
  if (!best.isRange && (row.bullet || !atEdge)) return null
  if (words > 5 && readsAsProse(rest) && !(best.isRange && atEdge)) return null
  if (row.bullet && words > 12 && !tellsOfPosition(row.text)) return null
  if (/^(?:duration|period|dates?|from|tenure)\b/i.test(row.text) && words > 8) return null
  return { ...best, start: row.start + best.start, end: row.start + best.end }
}

/** Dates at the margin beside the first line of the story: the line is both, so it is taken apart. */
const dateAtMargin = (row: Row): { dates: Row; rest: Row; period: Period } | null => {
  if (row.parts.length < 2) return null
  const part = row.parts.at(-1)!
  const main = row.parts[0]!
  if (!(row.bullet || readsAsProse(main.text)) || part.text.length > 40) return null
  const found = findPeriods(part.text)[0]
  if (!found?.isRange || found.end - found.start < part.text.length - 6) return null
  const cut = (start: number, end: number): Row => {
    const text = row.text.slice(start - row.start, end - row.start)
    return { ...row, start, end, text, parts: [{ start, end, text }] }
  }
  return {
    dates: { ...cut(part.start, part.end), bullet: false },
    rest: cut(row.start, row.parts.at(-2)!.end),
    period: { ...found, start: part.start + found.start, end: part.start + found.end },
  }
}

const notDeeds =
  /^(?:certified|licensed|registered|limited|united|advanced|applied|allied|associated|integrated|embedded|unlimited|red|retired|self-employed|skilled|chartered|distributed|automated|accredited|animated|led|shared|contracted)\b/i
/** "Evaluated student performance", "Managing the daily business": what was done, not what somebody was. */
export const startsWithDeed = (text: string) => {
  if (notDeeds.test(text)) return false
  if (
    /^(?:\p{Lu}\p{Ll}+ed|Made|Did|Wrote|Built|Ran|Took|Held|Gave|Sold|Taught|Oversaw|Drove|Grew|Kept|Set up|Responsible for|Involved in|Train and|Supervise|Manage and|Assist|Provide|Prepare|Ensure|Maintain|Develop and|Conduct|Perform|Create|Handle|Coordinate and|Respond|Process and|Monitor)\s+\S+\s+\S/u.test(
      text,
    )
  )
    return true
  return (
    /^\p{Lu}\p{Ll}+ing\s+(?:\p{Ll}|[A-Z]{2,}\b)/u.test(text) &&
    !/^(?:acting|managing|visiting|teaching|consulting|engineering|marketing|accounting)\b/i.test(text)
  )
}

const longestInHead = 60
/** Words that could stand in the head of an entry, as far as their form tells: no sentence, and nothing that was done. */
export const fitsInHead = (text: string): boolean =>
  text.length <= longestInHead && !/[.!?;]$/.test(text) && !readsAsProse(text) && !startsWithDeed(text)

/** A period that the end of the line broke: "(March 2008" / "To date)". */
const brokenPeriod = (row: Row, next: Row | undefined): Period | null => {
  if (!next || next.bullet || next.text.length > 90 || next.page !== row.page || row.text.length > 140) return null
  const opens = /(?:[-–—−]|\bto|\btill|\buntil)\s*$/i.test(row.text)
  const continues = /^(?:[-–—−]|to\b|till\b|until\b|present\b|current\b|\(?to date)/i.test(next.text)
  if (!(opens || continues)) return null
  const own = findPeriods(row.text).at(-1)
  if (!own || own.end < row.text.length - 12) return null
  const together = findPeriods(`${row.text} ${next.text}`).find(({ start, isRange }) => isRange && start === own.start)
  if (!together || together.end <= row.text.length + 1) return null
  if (wordsOf(row.text.slice(0, own.start)).length > 14) return null
  return { ...together, start: row.start + together.start, end: next.start + together.end - row.text.length - 1 }
}

/** Bullets of one kind stand at one place and have one sign. */
const kindOfBullet = (row: Row) => `${row.mark} ${Math.round(row.left / 4)}`

/** A name or a title rather than a deed, with or without its dates. */
const couldHeadEntry = (row: Row) =>
  row.text.length <= 90 && !readsAsProse(row.text) && !/^\p{Ll}/u.test(row.text) && !startsWithDeed(row.text)

/** Share of the bullets of one kind that have to begin an entry. */
const mostBegin = 0.6

/**
 * Kinds of bullets that stand before employers or titles instead of deeds ("• Google", dates on the line or right below): those of
 * which most begin an entry, other lines following the last of them.
 */
const bulletsOfEntries = (rows: Row[]): Set<string> => {
  const kinds = new Map<string, { all: number; begin: number }>()
  for (const [index, row] of rows.entries()) {
    if (!row.bullet) continue
    const count = kinds.get(kindOfBullet(row)) ?? { all: 0, begin: 0 }
    kinds.set(kindOfBullet(row), count)
    count.all += 1
    if (couldHeadEntry(row) && hasPeriodBelow(rows, index)) count.begin += 1
  }
  return new Set([...kinds].filter(([, { all, begin }]) => begin >= mostBegin * all).map(([kind]) => kind))
}

/** Dates on the row's own line or on one of the next two, before the next bullet of its kind. */
const hasPeriodBelow = (rows: Row[], at: number) => {
  for (let index = at; index <= at + 2; index += 1) {
    const row = rows[index]
    if (!row || (index > at && (row.bullet || readsAsProse(row.text)))) return false
    if (headPeriod({ ...row, bullet: false })?.isRange) return true
  }
  return false
}

const endsOpen = (text: string) => !/[.!?:;。]$/.test(text)

/** Marks which rows of a section are heads of entries. */
const entryRows = (section: Section): EntryRow[] => {
  const result: EntryRow[] = []
  const kept = section.rows.filter((row) => row.text.length > 60 || (/[\p{L}\p{N}]/u.test(row.text) && !furniture.test(row.text)))
  const ofEntries = bulletsOfEntries(kept)
  for (let index = 0; index < kept.length; index += 1) {
    const written = kept[index]!
    // a bullet before an employer says nothing
    const row = written.bullet && ofEntries.has(kindOfBullet(written)) ? { ...written, bullet: false } : written
    const previous = result.at(-1)
    const blank = placeholder.exec(row.text)
    if (blank) {
      const sides = [
        cutRow(row, row.start, row.start + blank.index),
        cutRow(row, row.start + blank.index + blank[0].length, row.end),
      ]
      for (const side of sides) {
        if (side === null) continue
        const period = headPeriod(side)
        const isBody = period === null && (side.text.length > 90 || readsAsProse(side.text))
        result.push({ row: side, period, isBody, isBlanked: true })
      }
      if (previous && !previous.isBody && sides.every((side) => side === null)) previous.isBlanked = true
      continue
    }
    const broken = brokenPeriod(row, kept[index + 1])
    if (broken) {
      result.push({ row, period: broken, isBody: false })
      const next = kept[index + 1]!
      const rest = { ...next, start: broken.end, text: next.text.slice(broken.end - next.start) }
      if (/\p{L}{2}/u.test(rest.text))
        result.push({
          row: { ...rest, parts: [{ start: rest.start, end: rest.end, text: rest.text }] },
          period: null,
          isBody: readsAsProse(rest.text),
        })
      index += 1
      continue
    }
    const margin = dateAtMargin(row)
    if (margin) {
      result.push({ row: margin.dates, period: margin.period, isBody: false }, { row: margin.rest, period: null, isBody: true })
      continue
    }
    const period = headPeriod(row)
    let isBody =
      period === null &&
      (row.bullet || row.text.length > 130 || readsAsProse(row.text) || /^\p{Ll}/u.test(row.text) || startsWithDeed(row.text))
    if (!isBody && period === null && previous?.isBody && !row.afterGap && row.block === previous.row.block) {
      // the rest of a wrapped line
      const indented = previous.row.bullet && row.left > 0 && row.left > previous.row.left + 3
      const sameLook = row.size === previous.row.size && row.bold === previous.row.bold
      const wrapped = endsOpen(previous.row.text) && previous.row.text.length > 60 && sameLook && !row.bold
      if (indented || (wrapped && (row.left === 0 || Math.abs(row.left - previous.row.left) < 14))) isBody = true
    }
    result.push({ row, period, isBody })
  }
  return result
}

/** Cuts the rows of a section into the heads of its entries. */
export const entriesOf = (section: Section): Entry[] => {
  const rows = entryRows(section)
  const runs: { rows: EntryRow[]; hasBody: boolean }[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (row.isBody) {
      if (last) last.hasBody = true
    } else if (!last || last.hasBody) runs.push({ rows: [row], hasBody: false })
    else last.rows.push(row)
  }
  const above = rowsAboveDate(runs.map((run) => run.rows))
  const entries: Entry[] = []
  for (const run of runs) {
    const dates = run.rows.flatMap((row, index) => (row.period ? [index] : []))
    if (dates.length === 0) {
      entries.push({ rows: run.rows, section, hasBody: run.hasBody })
      continue
    }
    const starts = dates.map((date, order) => {
      const floor = order === 0 ? 0 : dates[order - 1]! + 1
      // the first date takes what is above it in its run, up to three lines; later ones what the document usually has there
      const most = order === 0 ? 3 : above
      return startAbove(run.rows, floor, date, most)
    })
    for (const [order, date] of dates.entries()) {
      const end = order + 1 < dates.length ? starts[order + 1]! : Math.min(run.rows.length, date + 4)
      entries.push({ rows: run.rows.slice(starts[order]!, end), section, hasBody: run.hasBody && order === dates.length - 1 })
    }
  }
  return entries
}

/** Goes up from the dates by `most` lines; lines that hold nothing but a place are free. */
const startAbove = (rows: EntryRow[], floor: number, date: number, most: number) => {
  let start = date
  for (let left = most; start > floor && left > 0; start -= 1) if (!isPlace(rows[start - 1]!.row.text)) left -= 1
  return start
}

/** How many lines of an entry usually stand above the line with its dates. */
const rowsAboveDate = (runs: EntryRow[][]): number => {
  const counts = runs.flatMap((run) => {
    const first = run.findIndex(({ period }) => period !== null)
    return first >= 0 ? [Math.min(first, 3)] : []
  })
  if (counts.length === 0) return 0
  const single = counts.toSorted((a, b) => a - b)
  return single[Math.floor((single.length - 1) / 2)]!
}
