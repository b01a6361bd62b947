import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Quote, ResumeFacts } from '#src/resume-engine/facts.ts'
import { readsAsProse } from '#src/resume-engine/parsing/entry-rows.ts'
import { rowsOf } from '#src/resume-engine/parsing/rows.ts'
import { type Section, sectionsOf } from '#src/resume-engine/parsing/sections.ts'
import { type FoundQuote, findQuotes, quotable } from './find-quote.ts'
import { piecesShownOfResume } from './shown-pieces.ts'

/** A part of the document in which something of one kind may stand. */
export interface Place {
  /** Every place of these words. */
  find(words: string): FoundQuote[]
  /** Number of the line that a quote begins on. */
  rowOf(quote: Quote): number
  /** Whether the line is the head of an entry, rather than a sentence or an item of a list. */
  isHead(quote: Quote): boolean
  /** False where no heading says what the part is about. */
  isAnnounced: boolean
  /** Whether lines can be the head of one entry: few, and no text about the work among them. */
  isOneHead(rows: readonly number[]): boolean
}

const ofWork = new Set<Section['kind']>(['experience', 'internships'])
/** Where work may stand that no heading announces. */
const unannounced = new Set<Section['kind']>(['head', 'other', 'summary'])
/** Lines of a head after its first. */
const longestHead = 4
/** The same words stand in so many places at most that are looked at. */
const mostPlaces = 8

/** Where in a resume a claim about employment, and one about education, may be quoted from: only what a model was shown. */
export const placesFor = (document: ReadDocument, facts: Pick<ResumeFacts, 'name' | 'degrees' | 'roles'>) => {
  const rows = rowsOf(document)
  const sections = sectionsOf(rows)
  const shown = piecesShownOfResume(document, facts)
  const isAnnounced = sections.some(({ kind }) => ofWork.has(kind))
  const place = (kinds: Set<Section['kind']>, announced: boolean): Place => {
    const within = sections.filter(({ kind }) => kinds.has(kind)).flatMap(({ rows }) => rows)
    const pieces = shown.filter((piece) => within.some(({ start, end }) => start < piece.end && piece.start < end))
    const text = quotable(document.text, pieces)
    const rowAt = ({ start }: Quote) => rows.findLast((row) => row.start <= start) ?? rows[0]!
    return {
      find: (words) => findQuotes(text, words).slice(0, mostPlaces),
      rowOf: (quote) => rowAt(quote).index,
      isHead: (quote) => !readsAsProse(rowAt(quote).text),
      isAnnounced: announced,
      isOneHead: (numbers) => {
        const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
        const between = rows.slice(first + 1, last)
        return last - first <= longestHead && !between.some(({ bullet, text }) => bullet || readsAsProse(text))
      },
    }
  }
  return {
    employment: place(isAnnounced ? ofWork : unannounced, isAnnounced),
    education: place(new Set<Section['kind']>(['education']), true),
  }
}
