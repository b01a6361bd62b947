import type { ReadDocument } from '#src/ports/document-reader.ts'
import { rowsOf } from '#src/resume-engine/parsing/rows.ts'
import { sectionsOf } from '#src/resume-engine/parsing/sections.ts'
import type { Exchange } from './exchanges.ts'

const birth =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|born|geboren|geburtsdatum|né(?:e)? le|fecha de nacimiento|data de nascimento|data di nascita)\b/iu
const year = /\b(?:19|20)\d\d\b/g
const age = /\bage[d]?\s*:?\s*(\d\d)\b/gi
/** So many years older, and so many younger. */
const shifts = [-20, -8, 6]

/** Years of birth, ages, and the years in which somebody studied: the same person, older or younger. */
export function agePlaces(document: ReadDocument): Exchange[] {
  const { text } = document
  const places: { start: number; end: number; value: number; isAge: boolean }[] = []
  const yearsIn = (start: number, end: number) => {
    for (const match of text.slice(start, end).matchAll(year)) {
      const at = start + match.index
      places.push({ start: at, end: at + match[0].length, value: Number(match[0]), isAge: false })
    }
  }
  const rows = rowsOf(document)
  for (const { kind, rows: own } of sectionsOf(rows))
    for (const row of own)
      if (kind === 'education' || (birth.test(row.text) && row.text.length < 100)) yearsIn(row.start, row.end)
  for (const match of text.matchAll(age)) {
    const start = match.index + match[0].length - 2
    places.push({ start, end: start + 2, value: Number(match[1]), isAge: true })
  }
  if (places.length === 0) return []
  return shifts.map((shift) => ({
    one: [],
    other: places.map(({ start, end, value, isAge }) => ({
      start,
      end,
      by: String(isAge ? Math.max(18, value - shift) : value + shift),
    })),
  }))
}
