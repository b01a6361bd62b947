import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Row } from '#src/resume-engine/parsing/row.ts'
import { rowsOf } from '#src/resume-engine/parsing/rows.ts'
import { type Section, sectionsOf } from '#src/resume-engine/parsing/sections.ts'
import { divide } from '#src/resume-engine/requirements/requirements-sections.ts'
import { type Interval, merged, touches } from '#src/resume-engine/taxonomy/intervals.ts'
import { schoolWordIn } from '#src/resume-engine/taxonomy/languages/lexicon.ts'
import { schoolNamesIn } from '#src/resume-engine/taxonomy/schools.ts'
import { mayInstruct } from './may-instruct.ts'

/** A part of the visible text that a model may see and quote. */
export interface Piece extends Interval {
  page: number
  /** True when it goes on where the piece before ends, so that a quote may run across. */
  joined: boolean
}

/** What a model reads of one document, in characters: the newest work stands first. */
const mostShown = 12_000

const contact =
  /\S@\S|https?:|www\.|\b(?:linkedin|github|gitlab|behance|dribbble)\b|\b[\w-]{2,}\.(?:com|org|net|io|dev|me)\b|(?:\+|\b00)\d[\d\s().-]{6,}\d/i
const manyDigits = /\(?\d[\d\s().-]{8,}\d/g
const personal =
  /\b(?:street|avenue|p\.? ?o\.? box|postal code|zip code|date of birth|birth ?date|nationality|citizenship|marital status|passport|gender|religion)\b/i
const longestPersonal = 100

/** A telephone number, and not the years of two positions. */
const holdsNumber = (line: string) =>
  [...line.matchAll(manyDigits)].some(
    ([digits]) => digits.replace(/\D/g, '').length >= 10 && !/\b(?:19|20)\d\d\b/.test(digits.replace(/[().]/g, ' ')),
  )

const saysWhoOrWhere = (line: string) =>
  contact.test(line) || holdsNumber(line) || (line.length < longestPersonal && personal.test(line))

/** Sections about the person; of the head only sentences about the work remain. */
const personalSections = new Set<Section['kind']>(['personal', 'contact', 'references', 'education'])
const wordsOfSentence = 8

const nameIn = ({ name }: Pick<ResumeFacts, 'name'>): RegExp | null => {
  const words = name?.value.split(/[\s,]+/).filter((word) => word.length > 2 || /[^\x20-\x7e]/.test(word)) ?? []
  const written = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.')).flatMap((word) => [word, word.toUpperCase()])
  return written.length > 0 ? new RegExp(`(?<!\\p{L})(?:${written.join('|')})(?!\\p{L})`, 'u') : null
}

const goesOn = (row: Row, before: Row | undefined) =>
  before !== undefined &&
  row.index === before.index + 1 &&
  !row.bullet &&
  !row.afterGap &&
  row.block === before.block &&
  row.page === before.page

const sentenceEnd = /[.!?。]["')\]]?(?=\s)/g

/** Sentences that may be meant for a model; rows that belong together are read together. */
const instructingSentences = (text: string, rows: Row[]): Interval[] => {
  const found: Interval[] = []
  for (let first = 0; first < rows.length; ) {
    let last = first
    while (last + 1 < rows.length && goesOn(rows[last + 1]!, rows[last])) last += 1
    const { start } = rows[first]!
    const words = text.slice(start, rows[last]!.end)
    const ends = [...words.matchAll(sentenceEnd)].map((match) => match.index + match[0].length)
    let from = 0
    for (const end of [...ends, words.length]) {
      if (mayInstruct(words.slice(from, end), 'resume')) found.push({ start: start + from, end: start + end })
      from = end
    }
    first = last + 1
  }
  return merged(found)
}

const bounded = (pieces: Piece[]): Piece[] => {
  let length = 0
  const end = pieces.findIndex((piece) => {
    length += piece.end - piece.start + 1
    return length > mostShown
  })
  return end < 0 ? pieces : pieces.slice(0, end)
}

/**
 * The lines of a resume that a model may see: no name, contact data, address or school, and no sentence that may be meant for it.
 * Two resumes that differ in these alone show the same.
 */
export const piecesOfResume = (document: ReadDocument, facts: Pick<ResumeFacts, 'name'>): Piece[] =>
  bounded(piecesIn(document, facts, { studies: false, head: false }))

/**
 * All that a model is shown of a resume: the same, and what code could not read for itself. Where it read no degree, the lines of the
 * education part that name no school; where it found no parts at all, the short lines under the first ones.
 */
export const piecesShownOfResume = (document: ReadDocument, facts: Pick<ResumeFacts, 'name' | 'degrees' | 'roles'>): Piece[] =>
  bounded(piecesIn(document, facts, { studies: isUnsure(facts.degrees), head: facts.name !== null && facts.roles.length === 0 }))

/** From so sure on what code read is not asked of anybody else. */
export const sure = 0.5

export const isUnsure = (facts: readonly { confidence: number }[]): boolean => facts.every(({ confidence }) => confidence < sure)

/** Who somebody is stands in the first lines, whatever else is among them. */
const ownLines = 6

interface Wider {
  /** Also lines of the education part. */
  studies: boolean
  /** Also short lines of the head, where no heading is known. */
  head: boolean
}

const piecesIn = (document: ReadDocument, facts: Pick<ResumeFacts, 'name'>, { studies, head }: Wider): Piece[] => {
  const { text } = document
  const rows = rowsOf(document)
  const sections = sectionsOf(rows)
  const hasOnlyHead = sections.length === 1
  const name = nameIn(facts)
  const schools = merged(schoolNamesIn(text))
  const instructing = instructingSentences(text, rows)
  const shown = sections.flatMap(({ kind, rows }) =>
    rows.filter((row) => {
      if (kind === 'education' ? !studies : personalSections.has(kind)) return false
      if (saysWhoOrWhere(row.text) || name?.test(row.text)) return false
      if (kind === 'education' && (schoolWordIn(row.text) || /\d{4}/.test(row.text))) return false
      const isShort = row.text.split(/\s+/).length < wordsOfSentence
      if (kind === 'head' && isShort && !(head && hasOnlyHead && row.index >= ownLines)) return false
      return !touches(schools, row) && !touches(instructing, row)
    }),
  )
  return shown.map((row, index) => ({ start: row.start, end: row.end, page: row.page, joined: goesOn(row, shown[index - 1]) }))
}

/** The statements of a job description that a model may see: what asks for something, without addresses. */
export const piecesOfJob = ({ text, lines }: ReadDocument): Piece[] =>
  bounded(
    divide(text)
      .statements.filter(({ kind, heading, start, end }) => {
        const words = text.slice(start, end)
        return (
          kind !== 'boilerplate' &&
          !heading &&
          !contact.test(words) &&
          !holdsNumber(words) &&
          !mayInstruct(words, 'job-description')
        )
      })
      .map(({ start, end }) => ({
        start,
        end,
        page: lines.findLast((line) => line.start <= start)?.page ?? 1,
        joined: false,
      })),
  )

/** The pieces as a model reads them, one a line. */
export const shownText = (text: string, pieces: Piece[]): string =>
  pieces.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join('\n')
