import type { Row, Span } from './row.ts'

/** Lines that a narrow column breaks a name into. */
const mostLines = 6
/** Lines of another size that may stand between two of them, where contact data stand beside. */
const mostBetween = 2
const longestPart = 28

const isPart = (text: string) => text.length <= longestPart && /^[\p{L}\p{M}'’.,\- ]+$/u.test(text)
const sameSize = (a: Row, b: Row) => Math.abs(a.size - b.size) < 0.5

/** What a name in the largest type of a page reads as over its lines, and the lines that it takes. */
export interface StackedName {
  text: string
  start: number
  end: number
  /** A line broke within a word: "Söderho / lm". */
  isGlued: boolean
}

/**
 * Names that stand on several lines of one large type: given and family name below each other, beside contact data or a photo, or broken
 * anywhere by a narrow column. Without small letters nobody sees where words end, so that all ways are given.
 */
export const stackedNames = (rows: readonly Row[], index: number): StackedName[] => {
  const first = rows[index]!
  return first.parts.length > 1
    ? [first.parts[0]!, first.parts.at(-1)!].flatMap((part, side) => stacked(rows, index, part, side === 1))
    : stacked(rows, index, first.parts[0]!, false)
}

const stacked = (rows: readonly Row[], index: number, part: Span, isLast: boolean): StackedName[] => {
  const first = rows[index]!
  if (!isPart(part.text)) return []
  const found: StackedName[] = []
  const parts = [part]
  let between = 0
  for (const row of rows.slice(index + 1, index + mostLines + mostBetween)) {
    if (row.page !== first.page || parts.length === mostLines || row.bullet) break
    if (!sameSize(row, first)) {
      between += 1
      if (between > mostBetween) break
      continue
    }
    const next = row.parts.length > 1 && isLast ? row.parts.at(-1)! : row.parts[0]!
    if (!isPart(next.text)) break
    between = 0
    parts.push(next)
    for (const { text, isGlued } of readings(parts.map((one) => one.text)))
      found.push({ text, start: part.start, end: next.end, isGlued })
  }
  return found
}

const readings = (parts: string[]): { text: string; isGlued: boolean }[] => {
  let made = [{ text: parts[0]!, isGlued: false }]
  for (const part of parts.slice(1))
    made = made.flatMap(({ text, isGlued }) => {
      if (/^\p{Ll}/u.test(part) && !/^(?:de|da|del|di|dos|van|von|der|le|la|al|bin|i|y|e)\b/u.test(part))
        return [{ text: text + part, isGlued: true }]
      const spaced = { text: `${text} ${part}`, isGlued }
      if (/\p{L}-$/u.test(text)) return [{ text: text + part, isGlued: true }]
      return /\p{Ll}/u.test(text + part) && !/^\p{Lo}/u.test(part) ? [spaced] : [spaced, { text: text + part, isGlued: true }]
    })
  return made
}
