import type { ReadDocument, TextLine, TextSegment } from '#src/ports/document-reader.ts'

/** A text is folded when its line breaks were turned into runs of spaces, as copying out of some programs does. */
const isFolded = (text: string) => {
  if (text.length < 400) return false
  const breaks = text.split('\n').length - 1
  if (breaks > text.length / 300) return false
  return (text.match(/\S {2,}\S/g)?.length ?? 0) >= 8
}

const unfold = (text: string) => text.replace(/ {2,}/g, (run) => (run.length > 3 ? '\n\n' : '\n'))

/** Splits at gaps of three or more spaces, or a tab: what plain text has in place of columns and right margins. */
const segmentsOf = (text: string, start: number, end: number): TextSegment[] => {
  const segments: TextSegment[] = []
  let from = start
  for (const gap of text.slice(start, end).matchAll(/\t+| {3,}/g)) {
    if (start + gap.index > from) segments.push({ start: from, end: start + gap.index, x: 0, width: 0 })
    from = start + gap.index + gap[0].length
  }
  if (end > from) segments.push({ start: from, end, x: 0, width: 0 })
  return segments
}

/** A document without a layout, made from its text. The text may change in its white space; offsets are into the result. */
export const documentFromText = (raw: string): ReadDocument => {
  const normal = raw.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ')
  const text = isFolded(normal) ? unfold(normal) : normal
  const lines: TextLine[] = []
  let position = 0
  let page = 1
  let block = 0
  for (const line of text.split('\n')) {
    if (line.includes('\f')) page += 1
    const start = position + (line.length - line.trimStart().length)
    const end = position + line.trimEnd().length
    if (end > start) {
      lines.push({ start, end, page, box: null, fontSize: 0, bold: false, block, segments: segmentsOf(text, start, end) })
    } else block += 1
    position += line.length + 1
  }
  return { type: 'txt', pageCount: page, pageSizes: [], text, lines, hidden: [], recognised: false }
}
