import { labelMeanings } from '../../taxonomy/languages/lexicon.ts'
import { findPeriods } from '../dates.ts'
import type { Row } from '../row.ts'
import type { LabelledPiece } from './entry.ts'
import { fieldOfLabel, type Label, partOf } from './labels.ts'

type Meaning = ReturnType<typeof labelMeanings>[number]
type Part = 'work' | 'study'

const fewestColumns = 3
const confidence = 0.9
/** Points by which the left edges of one column may differ. */
const slack = 3

const fields: Record<Part, Partial<Record<Meaning, Label>>> = {
  work: { title: 'title', employer: 'employer', dates: 'dates', place: 'place', description: 'work-text', tools: 'work-text' },
  study: { degree: 'degree', school: 'school', dates: 'study-dates', field: 'study-detail', place: 'study-detail' },
}
const telling: Record<Part, Meaning[]> = { work: ['title', 'employer'], study: ['degree', 'school'] }
const textOf: Record<Part, Label> = { work: 'work-text', study: 'study-text' }

interface Header {
  row: Row
  part: Part
  /** What each column is about; null for one that nobody knows. */
  columns: (Label | null)[]
}

/** "Company | Position | From | To": a line of at least three cells, two of which say what their column is about. */
const headerIn = (row: Row): Header | null => {
  if (row.parts.length < fewestColumns || row.bullet) return null
  const meanings = row.parts.map(({ text }) => labelMeanings(text))
  const parts = (['work', 'study'] as const).map((part) => {
    const columns = meanings.map(
      (all) => all.map((meaning) => fields[part][meaning]).find((label) => label !== undefined) ?? null,
    )
    const heads = telling[part].filter((meaning) => columns.includes(fields[part][meaning]!)).length
    return { row, part, columns, heads, known: columns.filter((label) => label !== null).length }
  })
  const best = parts.reduce((one, other) => (other.heads > one.heads ? other : one))
  return best.heads > 0 && best.known >= 2 ? best : null
}

/** The column of each part of a line of the table; null for a line that is none. */
const columnsOf = (row: Row, { row: header, columns }: Header): number[] | null => {
  if (row.left > 0 && header.left > 0) {
    const places = row.parts.map(({ x = 0 }) => header.parts.findIndex((part) => Math.abs((part.x ?? 0) - x) <= slack))
    return row.parts.length > 1 && places.every((place) => place >= 0) ? places : null
  }
  return row.parts.length === columns.length ? row.parts.map((_, index) => index) : null
}

/** Where the table has a header, its columns say what stands in them, whatever it looks like. */
export const withColumns = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const result: LabelledPiece[] = []
  let header: Header | null = null
  for (let at = 0; at < labelled.length; ) {
    const { row } = labelled[at]!.piece
    let end = at
    while (end < labelled.length && labelled[end]!.piece.row === row) end += 1
    const own = labelled.slice(at, end)
    at = end
    const begun = headerIn(row)
    if (begun) {
      header = begun
      result.push(...own.map((each): LabelledPiece => ({ ...each, label: textOf[begun.part], confidence })))
      continue
    }
    if (header && (row.block !== header.row.block || row.afterGap)) header = null
    const columns = header && columnsOf(row, header)
    result.push(...(header && columns ? inColumns(own, header, columns) : own))
  }
  return result
}

const inColumns = (own: LabelledPiece[], { part, columns }: Header, places: number[]): LabelledPiece[] => {
  const cellOf = ({ piece: { row, start } }: LabelledPiece) =>
    row.parts.findIndex((cell) => cell.start <= start && start < cell.end)
  const named = own.map((each, index): LabelledPiece => {
    const column = columns[places[cellOf(each)] ?? -1] ?? null
    if (column === null) return partOf(each.label) === null ? each : { ...each, label: 'other', confidence }
    // a town behind the name of an employer
    const isFirst = index === 0 || cellOf(own[index - 1]!) !== cellOf(each)
    if (!isFirst && fieldOfLabel(each.label) === 'place') return { ...each, label: part === 'work' ? 'place' : 'study-detail' }
    return { ...each, label: column, confidence }
  })
  const first = named.findIndex(({ label }) => partOf(label) === part)
  return withWholePeriod(named).map((each, index) => (index === first ? { ...each, label: `${each.label}+` as Label } : each))
}

const isDates = ({ label }: LabelledPiece) => fieldOfLabel(label).endsWith('dates')

/** The beginning in one column and the end in the next are one period: "Mar 2014", "present". */
const withWholePeriod = (named: LabelledPiece[]): LabelledPiece[] => {
  const [from, to, another] = named.filter(isDates)
  if (!from || !to || another || from.piece.period?.isRange || to.piece.period?.isRange) return named
  const [period] = findPeriods(`${from.piece.text} – ${to.piece.text}`)
  if (!period?.isRange) return named
  const { start, end } = from.piece
  return named.map((each) => (each === from ? { ...each, piece: { ...each.piece, period: { ...period, start, end } } } : each))
}
