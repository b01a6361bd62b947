import type { ReadDocument, TextLine } from '#src/ports/document-reader.ts'

/** A rectangle on a page; points from the top left of the page as a viewer shows it. `page` counts from 1. */
export interface QuoteBox {
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** From and to on one axis of the page, in points. */
type Span = readonly [from: number, to: number]

/**
 * Where a quote stands on the pages: one box for each line it touches, in the order of the text, around the words it touches. In
 * writing without spaces it is around the signs. Of documents stored without the places of words it is the run of text or the
 * line. Empty for formats without a layout. `text` is needed for quotes that may begin or end with a space.
 */
export const boxesOf = (
  document: Pick<ReadDocument, 'lines'> & Partial<Pick<ReadDocument, 'text'>>,
  quote: { start: number; end: number },
): QuoteBox[] => {
  const boxes: QuoteBox[] = []
  const { text = '' } = document
  const { start, end } = trimmed(text, quote)
  for (const line of document.lines) {
    if (line.start >= end) break
    if (line.end <= start || !line.box) continue
    const spans = line.words?.length ? wordSpans(line, text, start, end) : segmentSpans(line, start, end)
    if (spans.length === 0) continue
    const { x, y, width, height } = line.box
    const from = Math.min(...spans.map((span) => span[0]))
    const length = Math.max(...spans.map((span) => span[1])) - from
    boxes.push(
      runsDown(line)
        ? { page: line.page, x, y: tenth(from), width, height: tenth(length) }
        : { page: line.page, x: tenth(from), y, width: tenth(length), height },
    )
  }
  return boxes
}

const tenth = (points: number) => Math.round(points * 10) / 10

const runsDown = ({ turn }: TextLine) => turn === 1 || turn === 3

const trimmed = (text: string, { start, end }: { start: number; end: number }) => {
  const quoted = text.slice(start, end)
  if (!text) return { start, end }
  if (!quoted.trim()) return { start: end, end: start }
  return { start: end - quoted.trimStart().length, end: start + quoted.trimEnd().length }
}

/** The words of a line that the quote touches. */
const wordSpans = (line: TextLine, text: string, start: number, end: number): Span[] => {
  const words = line.words ?? []
  const spans: Span[] = []
  for (let index = 0; index < words.length; index += 3) {
    const first = line.start + words[index]!
    const past = line.start + (words[index + 3] ?? line.end - line.start)
    if (first >= end || past <= start) continue
    const from = words[index + 1]! / 10
    const length = words[index + 2]! / 10
    const word = text.slice(first, past).trimEnd()
    const isWhole = start <= first && end >= first + word.length
    if (isWhole || !(UNSPACED.test(word) || isLongOfLetters(word))) {
      spans.push([from, from + length])
      continue
    }
    // Signs are equally wide, near enough; those of letters are not, and get half a letter more at both ends.
    const spare = UNSPACED.test(word) ? 0 : length / word.length / 2
    const before = Math.max(0, start - first) / word.length
    const upTo = Math.min(word.length, end - first) / word.length
    const backwards = line.turn === 2 || line.turn === 3
    const [near, far] = backwards ? [1 - upTo, 1 - before] : [before, upTo]
    spans.push([Math.max(from, from + length * near - spare), Math.min(from + length, from + length * far + spare)])
  }
  return spans
}

/** "Kochi|+91-98765-17952": things that a sign parts and no space. Not for writing that runs from right to left. */
const isLongOfLetters = (word: string) => word.length >= 8 && !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(word)

/** Words of more than one sign in scripts that write without spaces. */
const UNSPACED = /^[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]{2,}$/

const segmentSpans = (line: TextLine, start: number, end: number): Span[] => {
  const { x, y, width, height } = line.box!
  // Places of segments run along the line, and are those of the page on a level line only.
  const level = width >= height && !line.turn
  const touched = line.segments.filter((segment) => segment.start < end && segment.end > start)
  if (level && touched.length > 0 && touched.every((segment) => segment.width > 0))
    return touched.map((segment) => [segment.x, segment.x + segment.width])
  return [runsDown(line) ? [y, y + height] : [x, x + width]]
}
