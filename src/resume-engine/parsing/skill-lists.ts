import type { LabelledPiece } from './entries/entry.ts'
import { partOf } from './entries/labels.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'

/** From so sure on the model's word counts for more than the heading's. */
const surely = 0.9

/** Parts in which skills stand that are no list of skills, whatever they look like. */
const elsewhere = new Set(['languages', 'interests', 'references', 'education', 'contact', 'personal', 'publications'])

/** Lines with an address of mail are the contact at the foot of a page. */
const address = /[^\s@]@[^\s@]+\.\p{L}/u

interface Seen {
  pieces: number
  skills: number
  others: number
  /** A head of a position or of a course of study. */
  heads: number
}

const seenBy = (labelled: LabelledPiece[]): Map<number, Seen> => {
  const seen = new Map<number, Seen>()
  for (const { piece, label, confidence } of labelled) {
    const row = seen.get(piece.row.index) ?? { pieces: 0, skills: 0, others: 0, heads: 0 }
    seen.set(piece.row.index, row)
    row.pieces += 1
    if (confidence < surely) continue
    if (label === 'skill') row.skills += 1
    else if (label !== 'heading-skills') row.others += 1
    if (partOf(label) !== null) row.heads += 1
  }
  return seen
}

/**
 * The lists of skills of a document: what stands under their headings, up to where a position or a course of study begins that no heading
 * announces, and lines under headings that nobody knows when all that stands there is a skill.
 */
export const skillLists = (sections: Section[], labelled: LabelledPiece[]): Section[] => {
  const seen = seenBy(labelled)
  const lists: Section[] = []
  for (const section of sections) {
    if (section.kind === 'skills') {
      lists.push({ ...section, rows: untilEntry(section.rows, seen).filter(({ text }) => !address.test(text)) })
      continue
    }
    if (elsewhere.has(section.kind)) continue
    const rows = section.rows.filter(({ index }) => isList(seen.get(index)))
    if (rows.length > 0) lists.push({ kind: 'skills', heading: null, rows })
  }
  return lists
}

const isList = (row: Seen | undefined) => row !== undefined && row.skills === row.pieces

const untilEntry = (rows: Row[], seen: Map<number, Seen>): Row[] => {
  const end = rows.findIndex(({ index }) => {
    const row = seen.get(index)
    return row !== undefined && row.heads > 0 && row.others === row.pieces
  })
  const own = end < 0 ? rows : rows.slice(0, end)
  const kept = own.filter(({ index }) => {
    const row = seen.get(index)
    return row === undefined || row.others < row.pieces
  })
  // where the model sees no list at all the heading is believed
  return kept.some(({ index }) => (seen.get(index)?.skills ?? 0) > 0) ? kept : own
}
