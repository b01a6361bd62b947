import { findDegrees } from '../knowledge/degrees.ts'
import { isCity, isPlace, isRegion, organisation } from '../knowledge/places.ts'
import { headingKind } from '../knowledge/sections.ts'
import type { Entry, EntryRow } from './entry-rows.ts'
import type { Row } from './rows.ts'
import { titleLikeness } from './title-likeness.ts'

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
  /^(?:de|du|le|depuis|von|bis|seit|del?|dal|stage|praktikum|full[ -]?time|part[ -]?time|contract|contractor|freelance|permanent|temporary|intern(?:ship)?|seasonal|on-?site|remote|hybrid|company name|city|state|employer|confidential|present|current|till date|to|from|since|until|duration|period|page|n\/a|\d+\s*(?:years?|yrs?|months?|mos?)\b.*|\(?\d+ (?:years?|months?).*|https?:.*|www\..*|.*@.*|cgpa.*|gpa.*)$/i
const legal = /^(?:inc|llc|ltd|limited|co|corp|gmbh|l\.?l\.?c|s\.?a|plc|pvt|jr|sr|ph\.?d)\.?(?: ltd\.?| limited)?$/i

const dateWords =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?(?:\s\d{2,4})?|(?:summer|spring|fall|autumn|winter)s?(?:[\s,]+[\dX]{2,4})*|expected|[\dX\s,/–-]{2,20}|(?:19|20)XX)$/i

const edges = /^[\s,;:|•·()[\]–—\-/、，]+|[\s,;:|•·([–—\-/、，]+$/gu

/** Trims the edges and keeps a closing bracket whose opening one is inside. */
const tidy = (start: number, raw: string): { start: number; text: string } => {
  const lead = /^(?:\(?\d{1,2}[.)]\s+(?=\p{L}))?[\s,;:|•·)\]–—\-/、，\u00ad.]+/u.exec(raw)?.[0].length ?? 0
  let text = raw.slice(lead)
  let from = start + lead
  text = text.replace(/[\s,;:|•·([–—\-/、，\u00ad]+$/u, '')
  if (text.startsWith('(') && text.endsWith(')')) {
    text = text.slice(1, -1)
    from += 1
  } else if ((text.endsWith(')') && !text.includes('(')) || (text.endsWith(']') && !text.includes('['))) text = text.slice(0, -1)
  else if (text.startsWith('(') && !text.includes(')')) {
    text = text.slice(1)
    from += 1
  } else if (/\([^()]*\)$/.test(text) && isPlace(text.slice(text.lastIndexOf('(') + 1, -1)))
    text = text.slice(0, text.lastIndexOf('(')).trimEnd()
  else if (text.includes('(') && !text.includes(')')) {
    const cut = text.lastIndexOf('(')
    if (cut > text.length - 3) text = text.slice(0, cut)
  }
  const trimmed = text.replace(edges, (edge) => (edge.includes(')') || edge.includes('(') ? edge : ''))
  const shift = text.indexOf(trimmed)
  return { start: from + Math.max(0, shift), text: trimmed }
}

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

const splitAt = (start: number, text: string, pattern: RegExp): { start: number; text: string }[] => {
  const parts: { start: number; text: string }[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (isInBrackets(text, match.index)) continue
    parts.push({ start: start + from, text: text.slice(from, match.index) })
    from = match.index + match[0].length
  }
  parts.push({ start: start + from, text: text.slice(from) })
  return parts
}

const isInBrackets = (text: string, at: number) =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) > 0

/** "Kent State University, Kent, Ohio" → "Kent State University" and "Research Intern, Acme" → both; "Acme, Inc." stays whole. */
const splitCommas = (start: number, text: string): { start: number; text: string }[] => {
  const raw = splitAt(start, text, /\s*[,，]\s*/g).filter((part) => part.text !== '')
  const parts: { start: number; text: string }[] = []
  for (const part of raw) {
    const before = parts.at(-1)
    if (before && legal.test(part.text.trim()))
      before.text = text.slice(before.start - start, part.start - start + part.text.length)
    else parts.push({ ...part })
  }
  if (parts.length < 2) return parts.length > 0 ? parts : [{ start, text }]
  // places at the end
  let kept = parts.length
  while (
    kept > 1 &&
    (isRegion(parts[kept - 1]!.text) || isPlace(parts[kept - 1]!.text) || /^\d{5,6}$/.test(parts[kept - 1]!.text))
  )
    kept -= 1
  const droppedRegion = kept < parts.length && isRegion(parts[kept]!.text) && !isCity(parts[kept]!.text)
  if (
    droppedRegion &&
    kept > 1 &&
    parts[kept - 1]!.text.split(' ').length <= 3 &&
    !organisation.test(parts[kept - 1]!.text) &&
    titleLikeness(parts[kept - 1]!.text) < 0.5
  )
    kept -= 1
  // a town that no list knows, behind what is surely an organisation
  const town = parts[kept - 1]
  if (
    kept === 2 &&
    town &&
    organisation.test(parts[0]!.text) &&
    titleLikeness(parts[0]!.text) < 0.4 &&
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town.text) &&
    !organisation.test(town.text) &&
    titleLikeness(town.text) < 0.4
  )
    kept = 1
  return parts.slice(0, Math.max(1, kept))
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
    const { start: from, text } = tidy(start, raw)
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

const toldBefore =
  /^[-–\s]*(?:(?:presently|currently|previously|now|earlier|have|has|i|am|been|was)\s+){0,3}(?:work(?:ing|ed)|employed|associated|serving|served)\s+/i
const connector = /\s+(?:as|for|with|at|in)\s+(?:an?\s+|the\s+|m\/s\.?\s+)?/gi
const afterTold = /[,;]?\s+(?:from|since|during|till|until|between|based|located|where|for the period)\b.*$|[,;(]\s*\d.*$/i

/** "Working as a Java Developer for Acme Ltd from …" and "Worked with Acme Ltd as a Java Developer …". */
const toldRole = (start: number, text: string) => {
  const lead = toldBefore.exec(text)
  if (!lead || text.length > 220) return null
  const spans = connectorSpans(text, lead[0].length)
  if (spans.length < 2) return null
  const title = spans.find((one) => one.word === 'as')
  const company = spans.find((one) => one.word !== 'as')
  if (!title || !company) return null
  const cut = ({ start: a, end: b }: { start: number; end: number }) => ({
    start: start + a,
    text: text.slice(a, b).replace(afterTold, ''),
  })
  const result = { title: cut(title), company: cut(company) }
  return result.title.text.length > 2 &&
    result.title.text.length < 60 &&
    /^\p{Lu}/u.test(result.company.text) &&
    result.company.text.length < 70
    ? result
    : null
}

const connectorSpans = (text: string, from: number) => {
  const padded = text.slice(Math.max(0, from - 1))
  const base = Math.max(0, from - 1)
  const spans: { word: string; start: number; end: number }[] = []
  for (const match of padded.matchAll(connector)) {
    const last = spans.at(-1)
    const word = match[0].trim().split(/\s/)[0]!.toLowerCase()
    // inside a company's name or after both parts are known a preposition divides nothing
    if (last && last.word === 'as' && word === 'in' && titleLikeness(padded.slice(last.start - base, match.index)) < 0.5) continue
    if (last) last.end = Math.min(last.end, base + match.index)
    if (spans.length < 2) spans.push({ word, start: base + match.index + match[0].length, end: text.length })
  }
  return spans
}

/** "Software Engineer at Acme" and the Chinese "Acme公司 工程师". */
const splitAtWord = (start: number, text: string): { start: number; text: string }[] => {
  const at = /\s(?:at|@|with|chez|bei|en)\s(?=\p{Lu}|[\w-]{2,30}\.(?:com|org|net|io|ru|de)\b)/u.exec(text)
  if (at && titleLikeness(text.slice(0, at.index)) > 0.5)
    return [
      { start, text: text.slice(0, at.index) },
      { start: start + at.index + at[0].length, text: text.slice(at.index + at[0].length) },
    ]
  if (/[\u4e00-\u9fff]/.test(text)) {
    const words = text.split(' ')
    if (words.length >= 2 && words[0]!.length > 2 && titleLikeness(words[0]!) < 0.5 && titleLikeness(words.at(-1)!) >= 0.5)
      return [
        { start, text: words[0]! },
        { start: start + words[0]!.length + 1, text: words.slice(1).join(' ') },
      ]
  }
  return [{ start, text }]
}

/** A comma between a title and an employer divides; one inside "Director, Information Technology" does not. */
const worthSplitting = (parts: { text: string }[]) => {
  const titles = parts.filter((part) => titleLikeness(part.text) > 0.5).length
  return titles >= 1 && titles < parts.length
}

const degreeHint = /^(?:bachelor|master|doctor|ph|[bm]\.|[bm][a-z]{1,5}\b|associate|diploma|post)/i
const isDegree = (text: string) =>
  degreeHint.test(text) &&
  findDegrees(text).some(
    ({ start, ambiguous, rank, level }) => start === 0 && !ambiguous && rank !== null && rank > 3 && level !== 'professional',
  )

const companyLikeness = (text: string): number => {
  if (isPlace(text)) return -1
  let score = 0.3
  if (organisation.test(text)) score += 0.6
  if (/^[\p{Lu}\d\u4e00-\u9fff]/u.test(text)) score += 0.1
  const count = text.split(/\s+/).length
  if (count > 7) score -= 0.5
  if (/\s(?:is|was|were|are|has|have|had|will|which|who|that|since|i|we|my)\s/i.test(text)) score -= 0.5
  if (/^(?:trained|worked|working|responsible|performed|having|used|in|on|at|to|for|from)\b/i.test(text)) score -= 0.6
  if (/[.!?]$/.test(text) && !/(?:inc|ltd|co|corp|llc|pvt)\.$/i.test(text)) score -= 0.3
  if (/\b(?:team|department|dept|division|unit|practice|program(?:me)?)\.?$/i.test(text)) score -= 0.3
  if (/^\d|[:;]/.test(text)) score -= 0.2
  if (text === text.toLowerCase() && !/[\u4e00-\u9fff]/.test(text)) score -= 0.3
  return score
}
