import type { ReadDocument, TextLine } from '#src/ports/document-reader.ts'

/** A piece of the text and what stands in its place. */
export interface Replacement {
  start: number
  end: number
  by: string
}

export interface RewrittenDocument {
  document: ReadDocument
  /** The interval of the first text that an interval of the new one stands for; what was replaced is one whole. */
  original(start: number, end: number): { start: number; end: number }
}

/** Pieces in order, what overlaps an earlier one cut off or left out. */
const ordered = (replacements: readonly Replacement[]): Replacement[] => {
  const result: Replacement[] = []
  let reached = 0
  for (const one of replacements.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.end <= reached) continue
    result.push(one.start < reached ? { ...one, start: reached } : one)
    reached = one.end
  }
  return result
}

/**
 * The document with pieces of its text replaced: lines and their parts keep their places on the page. A replacement stays within one
 * line.
 */
export const rewritten = (document: ReadDocument, replacements: readonly Replacement[]): RewrittenDocument => {
  const cuts = ordered(replacements)
  /** Where each replacement begins in the new text. */
  const starts: number[] = []
  let text = ''
  let from = 0
  for (const { start, end, by } of cuts) {
    text += document.text.slice(from, start)
    starts.push(text.length)
    text += by
    from = end
  }
  text += document.text.slice(from)
  const forward = (offset: number, isEnd: boolean): number => {
    const at = lastBefore(cuts, offset, isEnd)
    const cut = cuts[at]
    if (!cut) return offset
    const start = starts[at]!
    if (offset < cut.end) return isEnd ? start + cut.by.length : start
    return start + cut.by.length + offset - cut.end
  }
  const moved = <Part extends { start: number; end: number }>(part: Part): Part => ({
    ...part,
    start: forward(part.start, false),
    end: forward(part.end, true),
  })
  const back = (offset: number, isEnd: boolean): number => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isEnd ? starts[middle]! < offset : starts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    const cut = cuts[low - 1]
    if (!cut) return offset
    const end = starts[low - 1]! + cut.by.length
    if (offset < end) return isEnd ? cut.end : cut.start
    return cut.end + offset - end
  }
  const lineOf = ({ words: _, ...line }: TextLine): TextLine => ({
    ...moved(line),
    segments: line.segments.map(moved),
    ...(line.boldParts && { boldParts: line.boldParts.map(moved) }),
  })
  return {
    document: cuts.length === 0 ? document : { ...document, text, lines: document.lines.map(lineOf) },
    original: (start, end) => ({ start: back(start, false), end: back(end, true) }),
  }
}

const lastBefore = (cuts: Replacement[], offset: number, isEnd: boolean): number => {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isEnd ? cuts[middle]!.start < offset : cuts[middle]!.start <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
