import type { HiddenText } from '#src/ports/document-reader.ts'
import { columnsOf } from '../layout/columns.ts'
import type { PageLine } from '../layout/compose.ts'
import { type LineText, rowText } from '../layout/row-text.ts'
import { chunksOf, linesOf, type Row } from '../layout/rows.ts'
import type { TracedPage } from './trace-page.ts'
import { joinWords, pageBox, type Word, whyHidden, withoutShadows } from './words.ts'

export interface PageText {
  blocks: PageLine[][]
  hidden: HiddenText[]
  /** True when the words are the invisible ones that text recognition lays over a scan. */
  recognised: boolean
}

/** From traced signs to lines in reading order, with what cannot be seen kept apart. */
export const layOutPage = ({ glyphs, scene }: TracedPage, page: number, width: number, height: number): PageText => {
  const blocks: PageLine[][] = []
  const unseen: { word: Word; reason: HiddenText['reason'] }[] = []
  const overScan = isRecognisedScan(glyphs, scene.pictureShare())
  for (const direction of directionsOf(glyphs)) {
    const visible: Word[] = []
    for (const word of joinWords(glyphs, direction, width, height)) {
      const reason = overScan && word.look.reason === 'invisible' ? null : whyHidden(word, scene)
      if (reason) unseen.push({ word, reason })
      else visible.push(word)
    }
    for (const column of columnsOf(chunksOf(withoutShadows(visible)), direction === 0 ? scene.rules : [])) {
      const lines = linesOf(column)
      for (const block of blocksOf(lines)) blocks.push(block.map((line) => pageLine(line, direction, width, height)))
    }
  }
  return { blocks, hidden: hiddenTexts(unseen, page), recognised: overScan }
}

/** The direction of most signs first. */
const directionsOf = (glyphs: TracedPage['glyphs']) => {
  const counts = new Map<number, number>()
  for (const { direction } of glyphs) counts.set(direction, (counts.get(direction) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([direction]) => direction)
}

const isRecognisedScan = (glyphs: TracedPage['glyphs'], pictureShare: number) => {
  if (pictureShare < 0.6) return false
  let invisible = 0
  let visible = 0
  for (const { text, look } of glyphs) {
    if (text.trim() === '') continue
    if (look.reason === 'invisible') invisible++
    else visible++
  }
  return invisible > 20 && visible < invisible * 0.02
}

/** Cuts a column where the distance between lines is larger than usual. */
const blocksOf = (lines: Row<Word>[]) => {
  const steps = lines.slice(1).map((line, index) => (line.y - lines[index]!.y) / Math.max(line.size, lines[index]!.size))
  const usual = Math.min(1.8, Math.max(1.1, steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 1.2))
  const blocks: Row<Word>[][] = []
  lines.forEach((line, index) => {
    if (index === 0 || steps[index - 1]! > usual * 1.35) blocks.push([line])
    else blocks.at(-1)!.push(line)
  })
  return blocks
}

const round = (value: number) => Math.round(value * 10) / 10

/** Offset, near edge and extent on the page's own axis, in tenths of a point. */
const wordPlaces = (places: LineText['words'], direction: number, width: number, height: number) => {
  const numbers: number[] = []
  const far = direction === 2 ? width : height
  for (const { start, x0, x1 } of places) {
    const from = Math.round(10 * (direction < 2 ? x0 : far - x1))
    const to = Math.round(10 * (direction < 2 ? x1 : far - x0))
    numbers.push(start, from, to - from)
  }
  return numbers
}

const pageLine = (row: Row<Word>, direction: number, width: number, height: number): PageLine => {
  const { text, segments, words: places } = rowText(row)
  const words = row.chunks.flatMap((chunk) => chunk.words)
  const fontSize = Math.max(...words.map((word) => word.size))
  const x0 = Math.min(...words.map((word) => word.x0))
  const x1 = Math.max(...words.map((word) => word.x1))
  const ascent = Math.max(...words.map((word) => word.size * word.look.font.ascent))
  const descent = Math.max(...words.map((word) => word.size * word.look.font.descent))
  const [left, top, right, bottom] = pageBox(x0, row.y - ascent, x1, row.y + descent, direction, width, height)
  const letters = (chosen: Word[]) => chosen.reduce((sum, word) => sum + word.text.length, 0)
  return {
    text,
    segments: segments.map((segment) => ({
      start: segment.start,
      end: segment.end,
      x: round(segment.x0),
      width: round(segment.x1 - segment.x0),
    })),
    words: wordPlaces(places, direction, width, height),
    ...(direction > 0 && { turn: direction as 1 | 2 | 3 }),
    box: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    fontSize: round(fontSize),
    bold: letters(words.filter((word) => word.look.font.bold)) * 2 > letters(words),
  }
}

/** Hidden words in the order they were drawn, joined while they share line and reason. */
const hiddenTexts = (unseen: { word: Word; reason: HiddenText['reason'] }[], page: number): HiddenText[] => {
  const texts: HiddenText[] = []
  let last: Word | null = null
  for (const { word, reason } of unseen) {
    const current = texts.at(-1)
    const near = last && Math.abs(word.y - last.y) < 3 * Math.max(word.size, last.size, 1)
    if (current?.reason === reason && near)
      current.text += (word.spaced || word.x0 - last!.x1 > 0.16 * word.size || word.x0 < last!.x0 ? ' ' : '') + word.text
    else texts.push({ page, text: word.text, reason })
    last = word
  }
  return texts
}
