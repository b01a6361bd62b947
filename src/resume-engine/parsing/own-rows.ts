import { headingKind } from '../taxonomy/sections.ts'
import type { Row } from './row.ts'

/** The person's own head comes first: a line called "Reference" up there is the number of an advertisement. */
const headLength = 3

const kindOf = ({ text }: Row) => (text.length <= 48 ? headingKind(text.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')) : null)

/**
 * The rows with everything under the heading of references emptied: the names, addresses and numbers there are other people's.
 * Indexes stay as they are.
 */
export const ownRows = (rows: Row[]): Row[] => {
  let inside = false
  let changed = false
  const own = rows.map((row) => {
    const kind = kindOf(row)
    if (kind !== null && kind !== 'role-detail') inside = kind === 'references' && row.index >= headLength
    if (!inside || kind !== null) return row
    changed = true
    return { ...row, text: '', parts: [] }
  })
  return changed ? own : rows
}
