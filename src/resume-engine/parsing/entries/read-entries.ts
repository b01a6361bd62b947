import type { SectionKind } from '../../taxonomy/sections.ts'
import type { Row } from '../row.ts'
import { isInsideEntries, repeatedHeadings } from '../sections.ts'
import { withColumns } from './columns.ts'
import type { LabelledPiece, ReadEntry } from './entry.ts'
import { type EntryModel, entryModel } from './entry-model.ts'
import { type PiecePosition, positionsOf } from './features.ts'
import { signsOf } from './hints.ts'
import { beginsEntry, fieldOfLabel, labelCount, labels, partOf } from './labels.ts'
import { bestLabels, labelProbabilities, stateScores } from './linear-chain.ts'
import { withoutItems } from './list-items.ts'
import { withBegins } from './missing-begins.ts'
import { withEmployers } from './missing-employers.ts'
import { withHeads } from './missing-heads.ts'
import { withTitles } from './missing-titles.ts'
import type { Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { wordClassesOf } from './word-classes.ts'

/** More lines than any resume has; what a hostile document has beyond them is left to the other readers. */
const mostPieces = 6000

/** How much the other pieces of a column count: weight of the log of what they are taken for on the average. */
const ofColumn = 1
const leastShare = 0.02

/**
 * Documents are consistent: what stands in the same place of lines of one style is the same thing, be it a title, an employer or a
 * place. Adds to the scores of each piece what the pieces of its column are taken for without that knowledge.
 */
const consistency = (positions: PiecePosition[], probabilities: Float64Array): Float64Array => {
  const columns = new Map<string, { count: number; sums: Float64Array }>()
  for (const [at, { column }] of positions.entries()) {
    const known = columns.get(column) ?? { count: 0, sums: new Float64Array(labelCount) }
    columns.set(column, known)
    known.count += 1
    for (let label = 0; label < labelCount; label += 1)
      known.sums[fieldNumbers[label]!]! += probabilities[at * labelCount + label]!
  }
  const more = new Float64Array(probabilities.length)
  for (const [at, { column }] of positions.entries()) {
    const { count, sums } = columns.get(column)!
    if (count < 2) continue
    for (let label = 0; label < labelCount; label += 1)
      more[at * labelCount + label] = ofColumn * Math.log(leastShare + sums[fieldNumbers[label]!]! / count)
  }
  return more
}

/** What is no date is no date, wherever it stands, and "Highlights" below every position is no part of the document. */
const withoutImpossible = (pieces: Piece[], rows: Row[], scores: Float64Array) => {
  const repeated = repeatedHeadings(rows)
  if (repeated.size > 0)
    for (const [at, { row }] of pieces.entries())
      if (isInsideEntries(row.text, repeated)) for (const label of ofHeadings) scores[at * labelCount + label]! -= impossible

  for (const [at, { period, text }] of pieces.entries())
    if (period === null && !/\p{N}/u.test(text)) for (const label of ofDates) scores[at * labelCount + label]! -= impossible
}
const impossible = 50
const ofHeadings = labels.flatMap((label, number) => (label.startsWith('heading') ? [number] : []))
const ofDates = labels.flatMap((label, number) => (fieldOfLabel(label).endsWith('dates') ? [number] : []))

/** For each label the first one of the same field: a title is a title, whether it begins an entry or not. */
const fieldNumbers = labels.map((label) => labels.findIndex((other) => fieldOfLabel(other) === fieldOfLabel(label)))

/** A document as the model sees it. */
export interface DocumentChain {
  pieces: Piece[]
  positions: PiecePosition[]
  /** Scores of all labels at all pieces: of the features, of the other pieces of the column, and of what cannot be. */
  together: Float64Array
}

export const chainOf = (text: string, rows: Row[], model: EntryModel): DocumentChain => {
  const pieces = piecesOf(rows).slice(0, mostPieces)
  const positions = positionsOf(pieces, signsOf(text, rows))
  const scores = stateScores(model.weights, positions)
  const alone = labelProbabilities(model.weights, positions, model.step, scores)
  const together = consistency(positions, alone)
  withoutImpossible(pieces, rows, together)
  for (let at = 0; at < scores.length; at += 1) together[at]! += scores[at]!
  return { pieces, positions, together }
}

/** Says of every piece of a document what it is: heading, title, employer, dates, degree, school, or text. */
export const labelPieces = (text: string, rows: Row[], model: EntryModel = entryModel()): LabelledPiece[] =>
  labelled(chainOf(text, rows, model), model)

/** The labels of a chain, with what is put in by code. */
export const labelled = ({ pieces, positions, together }: DocumentChain, model: EntryModel): LabelledPiece[] => {
  const best = bestLabels(model.weights, positions, together)
  const probabilities = labelProbabilities(model.weights, positions, model.step, together)
  const byModel = pieces.map((piece, at) => {
    const label = labels[best[at]!]!
    const field = fieldOfLabel(label)
    let sure = 0
    for (let other = 0; other < labelCount; other += 1)
      if (fieldOfLabel(labels[other]!) === field) sure += probabilities[at * labelCount + other]!
    // Two digits: the last ones depend on how a machine rounds.
    return { piece, label, confidence: Math.round(Math.min(1, sure) * 100) / 100 }
  })
  return withEmployers(withTitles(withBegins(withHeads(withoutItems(withColumns(byModel))))))
}

/** The entries of a document, in reading order. */
export const entriesOf = (labelled: LabelledPiece[]): ReadEntry[] => {
  const entries: ReadEntry[] = []
  let current = null as ReadEntry | null
  let last = -1
  for (let at = 0; at < labelled.length; at += 1) {
    const { piece, label, confidence } = labelled[at]!
    const part = partOf(label)
    if (part === null) {
      if (label === 'work-text' || label === 'study-text') {
        // "Position   Engineer": a label before something is no text yet
        const next = labelled[at + 1]
        if (current && !(next?.piece.row === piece.row && partOf(next.label) === current.part)) current.hasText = true
      } else if (label.startsWith('heading')) current = null
      continue
    }
    const field = fieldOfLabel(label)
    const before = current?.runs.at(-1)
    const goesOn = before?.field === field && last === at - 1 && joins(before.pieces.at(-1)!, piece, field)
    const continues =
      current?.part === part &&
      !(field === 'dates' && beginsByDates(current, piece)) &&
      (isAnnounced(current, labelled, at, field) ||
        (beginsEntry(label)
          ? isBare(current) || isOnItsLine(current, piece)
          : (goesOn && isNextOnLine(before.pieces.at(-1)!, piece)) || !startsAnother(current, field)))
    if (!current || !continues) {
      current = { part, runs: [], hasText: false }
      entries.push(current)
    }
    const run = current.runs.at(-1)
    if (run && goesOn && run === before) {
      run.pieces.push(piece)
      run.confidence = Math.min(run.confidence, confidence)
    } else current.runs.push({ field, pieces: [piece], confidence })
    last = at
  }
  return entries
}

/** "Manager, Sales" behind its dates is one title; what stands in brackets is another thing. */
const isNextOnLine = (before: Piece, piece: Piece) => before.row === piece.row && piece.separator !== 'bracket'

const has = (entry: ReadEntry, field: string) => entry.runs.some((run) => run.field === field)

/** Dates or a place alone are the first line of an entry: what follows belongs to it, even where it looks like another beginning. */
const isBare = (entry: ReadEntry) =>
  !entry.hasText && !['title', 'employer', 'degree', 'school'].some((field) => has(entry, field))

/**
 * "Name of employer    Acme": what a label announces, and the label itself, belong to the entry that still lacks such a thing, whatever
 * text is in between.
 */
const isAnnounced = (entry: ReadEntry, labelled: LabelledPiece[], at: number, field: string) => {
  const { row, text } = labelled[at]!.piece
  const own = wordClassesOf(text).label
  if (own !== null) return fieldsOfWork.has(own) && !has(entry, own)
  const before = labelled[at - 1]?.piece
  return before?.row === row && wordClassesOf(before.text).label !== null && !has(entry, field)
}
const fieldsOfWork = new Set<string>(['title', 'employer', 'dates'])

/** Where dates stand above what they belong to, the next ones at the beginning of a line are those of the next position. */
const beginsByDates = ({ runs }: ReadEntry, piece: Piece) => {
  const first = runs[0]?.pieces[0]
  return (
    runs[0]?.field === 'dates' &&
    first?.period?.isRange === true &&
    piece.period?.isRange === true &&
    piece.order === 0 &&
    piece.row !== first.row &&
    runs.some(({ field }) => field === 'title' || field === 'employer')
  )
}

/** One line begins one entry, unless it tells of several periods or is part of a sentence: another may follow there. */
const isOnItsLine = (entry: ReadEntry, { row, period, isTold }: Piece) => {
  if (isTold) return false
  const own = entry.runs.flatMap(({ pieces }) => pieces.filter((piece) => piece.row === row))
  return !entry.hasText && own.length > 0 && !(period?.isRange && own.some((piece) => piece.period?.isRange))
}

/** Behind the text of an entry that is complete, or that has such a thing already, the next one begins. */
const startsAnother = (entry: ReadEntry, field: string) => {
  const isDated = has(entry, 'dates') || has(entry, 'study-dates')
  if (entry.hasText) return isDated || has(entry, field)
  return (field === 'title' || field === 'degree') && has(entry, field) && isDated
}

/** Dates never join; words do over what stands between them on a line, and over a line break that left no room for more. */
const joins = (before: Piece, piece: Piece, field: string) => {
  if (field === 'dates' || field === 'study-dates') return false
  if (before.row === piece.row) return piece.separator !== 'gap' && piece.separator !== 'bar'
  const between = piece.start - before.end
  return piece.order === 0 && before.order === before.count - 1 && !piece.row.bullet && between >= 0 && between <= lineBreak
}

/** Signs between a line and the next; lines of a margin stand elsewhere in the text. */
const lineBreak = 6

/** From so sure on a line is a heading, or none, whatever its words say. */
const [sureHeading, sureText] = [0.6, 0.9]
const kindOfHeading = {
  'heading-work': 'experience',
  'heading-education': 'education',
  'heading-skills': 'skills',
  'heading-other': 'other',
} as const

/** Which lines are headings by their place and look, and which surely are not: by the row's index. */
export const headingsOf = (labelled: LabelledPiece[]): Map<number, SectionKind | 'none'> => {
  const headings = new Map<number, SectionKind | 'none'>()
  for (const { piece, label, confidence } of labelled) {
    const kind = kindOfHeading[label as keyof typeof kindOfHeading]
    const { index } = piece.row
    if (kind) {
      if (piece.order === 0 && confidence >= sureHeading) headings.set(index, kind)
    } else if (label !== 'other' && confidence >= sureText && !headings.has(index)) headings.set(index, 'none')
  }
  return headings
}
