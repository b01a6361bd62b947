import { fitsInHead } from '../entry-rows.ts'
import type { Row } from '../row.ts'
import type { LabelledPiece } from './entry.ts'
import { beginsEntry, fieldOfLabel, type Label, partOf } from './labels.ts'
import type { Piece } from './piece.ts'
import { wordClassesOf } from './word-classes.ts'

/** So sure that something is no employer that it stays what it is. */
const surelyElse = 0.995
const confidence = 0.5

/**
 * A position has an employer. Where the head of one has a title and dates but none, a short line right above it, or a piece beside them,
 * is the employer, unless it is surely something else: names of employers need no word that says so.
 */
export const withEmployers = (labelled: LabelledPiece[]): LabelledPiece[] => {
  const result = [...labelled]
  const looks = new Set(labelled.flatMap(({ label, piece }) => (label.startsWith('employer') ? [lookOf(piece)] : [])))
  const deeds = deedsOf(labelled)
  for (const { first, last, above } of headsOf(labelled)) {
    for (let at = first; at <= last; at += 1)
      if (isDeedBelow(labelled, first, at)) result[at] = { ...labelled[at]!, label: 'work-text' }
    const fields = new Set(result.slice(first, last + 1).map(({ label }) => fieldOfLabel(label)))
    if (!fields.has('title') || !fields.has('dates') || fields.has('employer')) continue
    const beside = range(first, last).find((at) => isFree(labelled[at]!) && !isPlace(labelled[at]!))
    const line = above !== null && isFree(labelled[above]!, looks) && isLineOf(labelled[above]!.piece, deeds) ? above : null
    const chosen = beside ?? line
    if (chosen === null || chosen === undefined) continue
    result[chosen] = {
      ...labelled[chosen]!,
      label: chosen === above || beginsEntry(labelled[chosen]!.label) ? 'employer+' : 'employer',
      confidence,
    }
    // what followed the employer does not begin an entry any more
    if (chosen === above && beginsEntry(labelled[first]!.label))
      result[first] = { ...labelled[first]!, label: labelled[first]!.label.slice(0, -1) as Label }
  }
  return result
}

/** Where the head of a position has no bullet, what has one tells of the work: "• Wheel alignment". */
const isDeedBelow = (labelled: LabelledPiece[], first: number, at: number) =>
  labelled[at]!.piece.row.bullet &&
  labelled[at]!.piece.period === null &&
  !labelled[first]!.piece.row.bullet &&
  ['employer', 'place', 'detail'].includes(fieldOfLabel(labelled[at]!.label)) &&
  labelled.slice(first, at).some(({ label, piece }) => fieldOfLabel(label) === 'title' && !piece.row.bullet)

/** Lines that tell what somebody did, by the sign in front of them. */
const deedsOf = (labelled: LabelledPiece[]) =>
  labelled.filter(({ label, piece: { row } }) => label === 'work-text' && row.bullet).map(({ piece: { row } }) => row)

/** A line of its own that is no item of a list of what somebody did. */
const isLineOf = ({ count, row }: Piece, deeds: Row[]) =>
  count === 1 && !(row.bullet && deeds.some((deed) => deed !== row && deed.mark === row.mark))

interface Head {
  first: number
  last: number
  /** The piece that stands alone on the line above; null when that belongs to an entry. */
  above: number | null
}

/** Runs of lines that hold pieces of the head of a position. */
const headsOf = (labelled: LabelledPiece[]): Head[] => {
  const heads: Head[] = []
  for (let at = 0; at < labelled.length; at += 1) {
    if (partOf(labelled[at]!.label) !== 'work') continue
    let first = at
    while (first > 0 && labelled[first - 1]!.piece.row === labelled[at]!.piece.row) first -= 1
    let last = at
    while (last + 1 < labelled.length && continues(labelled, last)) last += 1
    const before = labelled[first - 1]
    heads.push({ first, last, above: before && partOf(before.label) === null ? first - 1 : null })
    at = last
  }
  return heads
}

const continues = (labelled: LabelledPiece[], at: number) => {
  const [one, next] = [labelled[at]!, labelled[at + 1]!]
  return one.piece.row === next.piece.row || (partOf(next.label) === 'work' && !beginsEntry(next.label))
}

/** Places and details that nobody knows as such may be employers as well. */
const mayBeElse = (label: Label) => partOf(label) === null || isPlaceLabel(label) || fieldOfLabel(label) === 'detail'

const isPlaceLabel = (label: Label) => fieldOfLabel(label) === 'place'

const lookOf = ({ bold, row }: Piece) => `${row.size} ${bold} ${row.bullet}`

/** What looks as other employers of the document do is free however sure it seems to be a heading. */
const isFree = ({ piece, label, confidence: sure }: LabelledPiece, looks = new Set<string>()) =>
  mayBeElse(label) &&
  (sure < surelyElse || isPlaceLabel(label) || (label.startsWith('heading') && looks.has(lookOf(piece)))) &&
  piece.period === null &&
  piece.text.length >= 2 &&
  /\p{L}/u.test(piece.text) &&
  fitsInHead(piece.text) &&
  isName(piece.text)

const isName = (text: string) => {
  const { heading, contact, employment, label, title } = wordClassesOf(text)
  return heading === null && label === null && !contact && !employment && title < 2 && !/^\p{Ll}/u.test(text)
}

const isPlace = ({ piece }: LabelledPiece) => {
  const { place, town } = wordClassesOf(piece.text)
  return place === 2 || town
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
