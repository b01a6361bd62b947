import type { Period } from '#src/resume-engine/parsing/dates.ts'
import type { Label } from '#src/resume-engine/parsing/entries/labels.ts'
import type { Piece } from '#src/resume-engine/parsing/entries/piece.ts'
import { wordClassesOf } from '#src/resume-engine/parsing/entries/word-classes.ts'
import { readsAsProse } from '#src/resume-engine/parsing/entry-rows.ts'
import type { Row } from '#src/resume-engine/parsing/row.ts'
import { tokensOf } from './tokens.ts'
import type { TrueResume } from './truth.ts'

/** Labels for the pieces of a document, from the truth about it; and how much of the truth was found in it. */
export interface Alignment {
  labels: Label[]
  /** Facts of the truth that stand in the document, and all of them. */
  found: number
  all: number
}

/** Pieces from `first` to `last` whose words are those that were looked for. */
interface Match {
  first: number
  last: number
}

/** Lines that a role or a course of study may take before its text begins. */
const reach = 7

export const align = (pieces: Piece[], truth: TrueResume): Alignment => {
  const labels: Label[] = pieces.map(() => 'other')
  const tokens = pieces.map(({ text }) => tokensOf(text))
  const rows = [...new Set(pieces.map(({ row }) => row))]
  const rowAt = new Map(rows.map((row, index) => [row, index]))
  const rowOf = (piece: number) => rowAt.get(pieces[piece]!.row)!
  const used = new Set<number>()
  const counts = { found: 0, all: 0 }

  const matchesOf = (wanted: string): Match[] => {
    const sought = tokensOf(wanted)
    if (sought.length === 0) return []
    const found: Match[] = []
    for (let first = 0; first < pieces.length; first += 1) {
      if (pieces[first]!.period) continue
      let at = 0
      let last = first
      let extra = 0
      for (; last < pieces.length && rowOf(last) <= rowOf(first) + 1; last += 1) {
        const own = tokens[last]!
        if (own.length === 0) continue
        if (at + own.length <= sought.length && own.every((token, index) => token === sought[at + index])) {
          at += own.length
          if (at === sought.length) break
          continue
        }
        // the piece goes on after what was looked for, or begins before it
        const rest = sought.slice(at)
        const inside = indexOfAll(own, rest)
        if (inside >= 0 && rest.length >= 0.5 * own.length && (at === 0 || inside === 0)) {
          extra = own.length - rest.length
          at = sought.length
        }
        break
      }
      if (at === sought.length && extra <= 4) found.push({ first, last })
    }
    return found
  }

  const dateMatches = (start: string, end: string): number[] =>
    pieces.flatMap(({ period }, index) => (period && isPeriod(period, start, end) ? [index] : []))

  const distance = (a: number, b: number) => Math.abs(rowOf(a) - rowOf(b))

  interface Head {
    fields: [Match, string][]
    kind: 'work' | 'study'
  }
  const heads: Head[] = []
  const assign = (
    kind: 'work' | 'study',
    wanted: { main: string; other: string; start: string; end: string },
    names: { main: string; other: string; dates: string },
    after: number,
  ) => {
    const mains = matchesOf(wanted.main)
    const others = matchesOf(wanted.other)
    const dates = dateMatches(wanted.start, wanted.end)
    let best: { cost: number; main: Match | null; other: Match | null; date: number | null } | null = null
    for (const main of mains.length > 0 ? mains : [null])
      for (const other of others.length > 0 ? others : [null])
        for (const date of dates.length > 0 ? dates : [null]) {
          if (main && used.has(main.first)) continue
          if (date !== null && used.has(date)) continue
          if (main && other && main.first <= other.last && other.first <= main.last) continue
          const anchor = main?.first ?? date ?? other?.first
          if (anchor === undefined) continue
          const shared = other !== null && used.has(other.first)
          const far = other ? distance(anchor, other.first) : 3
          const cost =
            (main ? 0 : 6) +
            (date === null ? 4 : 2 * distance(anchor, date)) +
            (shared ? 2 + Math.min(far, 20) * 0.2 : Math.min(far, 30) * 1.5) +
            (anchor < after ? 2.5 : 0) +
            (main && pieces[main.first]!.row.text.length > 130 ? 4 : 0)
          if (!best || cost < best.cost) best = { cost, main, other, date }
        }
    counts.all += 3
    if (!best || best.cost > 30) return after
    const fields: [Match, string][] = []
    const near = best.main?.first ?? best.date ?? best.other!.first
    if (best.main) fields.push([best.main, names.main])
    if (best.date !== null && distance(near, best.date) <= reach)
      fields.push([{ first: best.date, last: best.date }, names.dates])
    if (best.other && !used.has(best.other.first) && distance(near, best.other.first) <= reach)
      fields.push([best.other, names.other])
    counts.found += fields.length + Number(best.other !== null && used.has(best.other.first))
    for (const [{ first, last }] of fields) for (let at = first; at <= last; at += 1) used.add(at)
    heads.push({ fields, kind })
    return near
  }
  let after = 0
  for (const { title, employer, start, end } of truth.roles)
    after = assign(
      'work',
      { main: title, other: employer, start, end },
      { main: 'title', other: 'employer', dates: 'dates' },
      after,
    )
  after = 0
  for (const { degree, field, school, start, end } of truth.education) {
    const whole = field && matchesOf(`${degree} ${field}`).length > 0 ? `${degree} ${field}` : degree
    const dated = dateMatches(start, end).length > 0
    after = assign(
      'study',
      { main: whole, other: school, start: dated ? start : end, end },
      { main: 'degree', other: 'school', dates: 'study-dates' },
      after,
    )
  }

  for (const { fields } of heads)
    for (const [{ first, last }, name] of fields) for (let at = first; at <= last; at += 1) labels[at] = name as Label
  markPieces(pieces, labels, rows, rowAt, heads, truth)
  return { labels, ...counts }
}

const indexOfAll = (own: string[], wanted: string[]) => {
  if (wanted.length === 0) return -1
  for (let at = 0; at + wanted.length <= own.length; at += 1)
    if (wanted.every((token, index) => own[at + index] === token)) return at
  return -1
}

const monthOf = (date: string) => {
  const [year, month] = date.split('-').map(Number)
  return { year: year!, month: month === undefined ? null : month - 1 }
}

/** Whether the dates of a piece are those of the truth, as exactly as the piece is. */
const isPeriod = (period: Period, start: string, end: string) => {
  const from = monthOf(start)
  const sameStart = near(period.from, from, period.yearsOnly)
  if (end === 'present') return period.to === 'present' ? sameStart : !period.isRange && sameStart
  const to = monthOf(end)
  if (period.to === 'present') return false
  if (!period.isRange) return near(period.to, to, period.yearsOnly) || sameStart
  return sameStart && near(period.to, to, period.yearsOnly)
}

const near = (at: number, { year, month }: ReturnType<typeof monthOf>, yearsOnly: boolean) =>
  yearsOnly || month === null ? Math.floor(at / 12) === year : Math.abs(at - (year * 12 + month)) <= 2

interface FoundHead {
  fields: [Match, string][]
  kind: 'work' | 'study'
}

/** Labels what stands around the facts: begins of entries, their details and text, and headings. */
const markPieces = (
  pieces: Piece[],
  labels: Label[],
  rows: Row[],
  rowAt: Map<Row, number>,
  heads: FoundHead[],
  truth: TrueResume,
) => {
  const rowOf = (piece: number) => rowAt.get(pieces[piece]!.row)!
  const ordered = heads
    .filter(({ fields }) => fields.length > 0)
    .map((head) => ({
      ...head,
      first: Math.min(...head.fields.map(([match]) => match.first)),
      last: Math.max(...head.fields.map(([match]) => match.last)),
    }))
    .toSorted((a, b) => a.first - b.first)
  const own = new Map<number, 'work' | 'study'>()
  for (const { kind, first, last } of ordered) {
    const from = pieces.findIndex(({ row }) => row === pieces[first]!.row)
    let to = last
    while (to + 1 < pieces.length && pieces[to + 1]!.row === pieces[last]!.row) to += 1
    for (let at = from; at <= to; at += 1) {
      own.set(at, kind)
      if (labels[at] === 'other') labels[at] = detailOf(pieces[at]!, kind, truth)
    }
    labels[from] = `${labels[from]!.replace('+', '')}+` as Label
    if (/text|heading|other/.test(labels[from]!)) labels[from] = labels[from]!.replace('+', '') as Label
  }
  // headings: the line above the first entry of a part, and lines of its look
  const looks = new Set<string>()
  const heading = new Set<number>()
  const starts = ordered.filter((head, index) => index === 0 || ordered[index - 1]!.kind !== head.kind)
  for (const { first, kind } of starts) {
    const row = rowOf(first)
    const above = rows[row - 1]
    const start = pieces.findIndex((piece) => piece.row === above)
    if (!above || own.has(start) || !couldBeHeading(above)) continue
    looks.add(lookOf(above))
    heading.add(row - 1)
    for (let at = start; pieces[at]?.row === above; at += 1) labels[at] = kind === 'work' ? 'heading-work' : 'heading-education'
  }
  for (const [index, row] of rows.entries()) {
    const start = pieces.findIndex((piece) => piece.row === row)
    if (start < 0 || heading.has(index) || own.has(start) || !couldBeHeading(row)) continue
    const said = wordClassesOf(row.text.replace(/[:：]$/, '')).heading
    const isHeading =
      said !== null && said !== 'role-detail' ? looks.size === 0 || looks.has(lookOf(row)) : looks.has(lookOf(row)) && index > 2
    if (!isHeading) continue
    heading.add(index)
    for (let at = start; pieces[at]?.row === row; at += 1) labels[at] = 'heading-other'
  }
  // the text of an entry reaches to the next entry or heading
  let current: 'work' | 'study' | null = null
  let lastHead = -1
  for (let at = 0; at < pieces.length; at += 1) {
    const row = rowOf(at)
    if (heading.has(row)) current = null
    const kind = own.get(at)
    if (kind) {
      current = kind
      lastHead = row
    } else if (current && labels[at] === 'other') labels[at] = current === 'work' ? 'work-text' : 'study-text'
    if (current && pieces[at]!.row.page > rows[lastHead]!.page + 1) current = null
  }
}

const lookOf = (row: Row) =>
  `${Math.round(row.size * 2)} ${row.bold} ${/\p{Ll}/u.test(row.text)} ${row.block === 0}`.replace(/ (?:true|false)$/, '')

const couldBeHeading = (row: Row) =>
  row.text.length <= 50 && !/[.;,]$/.test(row.text) && !/\d{4}/.test(row.text) && !/@/.test(row.text)

const detailOf = (piece: Piece, kind: 'work' | 'study', { city }: TrueResume): Label => {
  if (piece.row.bullet && readsAsProse(piece.row.text)) return kind === 'work' ? 'work-text' : 'study-text'
  if (kind === 'study') return 'study-detail'
  if (piece.period) return 'detail'
  if ((city && piece.text.includes(city)) || wordClassesOf(piece.text).place === 2) return 'place'
  return readsAsProse(piece.text) ? 'work-text' : 'detail'
}
