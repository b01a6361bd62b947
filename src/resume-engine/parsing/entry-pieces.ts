import { findDegrees } from '../taxonomy/degrees.ts'
import { isCity, isPlace, isRegion } from '../taxonomy/places.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { companyLikeness } from './company-likeness.ts'
import type { Entry, EntryRow } from './entry-rows.ts'
import { splitAt, splitAtWord, splitCommas, tidy, worthSplitting } from './piece-cuts.ts'
import type { Row } from './row.ts'
import { titleLikeness } from './title-likeness.ts'
import { toldRole } from './told-roles.ts'

/** A part of an entry's head that could be its title or its company. Offsets into the document. */
export interface Piece {
  start: number
  end: number
  text: string
  row: Row
  /** Place among the pieces of the entry, from 0. */
  order: number
  title: number
  company: number
  place: boolean
  /** What a label before it says it is: "Designation: QA Lead". */
  label: 'title' | 'company' | null
}

const labels: [RegExp, 'title' | 'company' | 'skip' | 'none'][] = [
  // the part somebody played in a project is not always the title of the position
  [/^(?:key )?roles?\s*[:：–-]\s*/i, 'none'],
  [/^(?:designation|position(?: held)?|job title|title|poste|fonction|puesto|cargo|职位|岗位)\s*[:：–-]\s*/i, 'title'],
  [
    /^(?:company(?: name)?|organi[sz]ation(?: name)?|employer|firm|worked (?:at|with)|entreprise|société|empresa|firma|公司|单位)\s*[:：–-]\s*|^(?:ORGANI[SZ]ATION|COMPANY|EMPLOYER)\s+(?=[A-Z])/i,
    'company',
  ],
  [/^(?:client|project|end client)\s+(?=\p{Lu})/u, 'skip'],
  [
    /^(?:client|project(?: name| title)?|duration|period|location|team size|environment|technolog(?:y|ies)|tools?|website|domain|platform|url|tech stack|responsibilities|reporting to|supervisor|salary|ctc|department|project description|description|dates?|from|reason for leaving)\s*[:：–-]/i,
    'skip',
  ],
]

const separator = /\s*[|¦•·‖➢◆▪~]\s*|\s+[–—−-]+\s+|\s*[–—]\s*|\s+-+$|\t+|\s{3,}|\s+@\s+|\s*：\s*/gu
const noise =
  /^(?:de|du|le|depuis|von|bis|seit|del?|dal|stage|praktikum|full[ -]?time|part[ -]?time|contract|contractor|freelance|permanent|temporary|internship|seasonal|on-?site|remote|hybrid|company name|city|state|employer|confidential|present|current|till date|to|from|since|until|duration|period|page|n\/a|\d+\s*(?:years?|yrs?|months?|mos?)\b.*|\(?\d+ (?:years?|months?).*|https?:.*|www\..*|.*@.*|cgpa.*|gpa.*)$/i

const dateWords =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?(?:\s\d{2,4})?|(?:summer|spring|fall|autumn|winter)s?(?:[\s,]+[\dX]{2,4})*|expected|[\dX\s,/–-]{2,20}|(?:19|20)XX)$/i

/** Intervals of the row without its dates. */
const withoutDates = ({ row, period }: EntryRow): { start: number; text: string }[] => {
  const spans: { start: number; text: string }[] = []
  for (const part of row.parts) {
    if (!period || period.end <= part.start || period.start >= part.end) {
      spans.push({ start: part.start, text: part.text })
      continue
    }
    if (period.start > part.start) spans.push({ start: part.start, text: part.text.slice(0, period.start - part.start) })
    if (period.end < part.end) spans.push({ start: period.end, text: part.text.slice(period.end - part.start) })
  }
  return spans
}

/** The employer in what was taken for a place: "Zalora, Singapore". Null when it begins with a known town. */
export const employerOf = (piece: Piece): Piece | null => {
  const [first, ...rest] = piece.text.split(/\s*,\s*/)
  if (!piece.place || !first || rest.length === 0 || first.length < 2 || isCity(first) || isRegion(first)) return null
  return { ...piece, end: piece.start + first.length, text: first, place: false, company: 0.3 }
}

/** The pieces of an entry's head, dates and noise taken out. */
export const piecesOf = (entry: Entry): Piece[] => {
  const pieces: Piece[] = []
  const add = (start: number, raw: string, row: Row, label: Piece['label']) => {
    const { start: from, text: whole } = tidy(start, raw)
    // "Lakeside Lumber from" had its dates behind it
    const text = whole.replace(/\s(?:from|since|von|depuis|desde)$/i, '')
    if (
      text.length < 2 ||
      text.length > 110 ||
      !/\p{L}/u.test(text) ||
      noise.test(text) ||
      dateWords.test(text) ||
      /\d{6}|\(\d{3}\)/.test(text)
    )
      return
    if (isDegree(text) || headingKind(text) !== null) return
    const place = label === null && isPlace(text)
    pieces.push({
      start: from,
      end: from + text.length,
      text,
      row,
      order: pieces.length,
      title: place || label === 'company' ? 0 : label === 'title' ? 1 : titleLikeness(text),
      company: label === 'company' ? 2 : label === 'title' ? 0 : companyLikeness(text),
      place,
      label,
    })
  }
  for (const entryRow of entry.rows) {
    for (const part of withoutDates(entryRow)) {
      let { start } = part
      let text = part.text
      const lead = text.length - text.trimStart().length
      start += lead
      text = text.trim()
      const numbered = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u.exec(text)?.[0].length ?? 0
      start += numbered
      text = text.slice(numbered)
      const told = toldRole(start, text)
      if (told) {
        add(told.title.start, told.title.text, entryRow.row, 'title')
        add(told.company.start, told.company.text, entryRow.row, 'company')
        continue
      }
      const label = labels.find(([pattern]) => pattern.test(text))
      if (label?.[1] === 'skip') continue
      if (label) {
        const skip = label[0].exec(text)![0].length
        start += skip
        text = text.slice(skip)
      }
      const kind = label?.[1] === 'title' || label?.[1] === 'company' ? label[1] : null
      for (const piece of splitAt(start, text, separator)) {
        if (kind === null && isPlace(piece.text.trim())) {
          add(piece.start, piece.text, entryRow.row, null)
          continue
        }
        for (const inner of splitAtWord(piece.start, piece.text)) {
          const commas = splitCommas(inner.start, inner.text)
          if (commas.length > 1 && kind === null && worthSplitting(commas))
            for (const one of commas) add(one.start, one.text, entryRow.row, null)
          else {
            const last = commas.at(-1)!
            add(inner.start, inner.text.slice(0, last.start - inner.start + last.text.length), entryRow.row, kind)
          }
        }
      }
    }
  }
  return pieces
}

const degreeHint = /^(?:bachelor|master|doctor|ph|[bm]\.|[bm][a-z]{1,5}\b|associate|diploma|post)/i
const isDegree = (text: string) =>
  degreeHint.test(text) &&
  !/\b(?:fellow|researcher|scientist|engineer|technician)s?$/i.test(text) &&
  findDegrees(text).some(
    ({ start, ambiguous, rank, level }) => start === 0 && !ambiguous && rank !== null && rank > 3 && level !== 'professional',
  )
