import type { Quote } from '#src/resume-engine/facts.ts'
import type { Piece } from './shown-pieces.ts'

/** The text that may be quoted, its white space made even, with the way back to the document's offsets. */
export interface Quotable {
  text: string
  /** `text` in lower case, of the same length. */
  lower: string
  /** Offset into the document of each character. */
  offsets: number[]
  document: string
  pieces: Piece[]
}

/** Stands between pieces that no quote may run across: no quote contains it. */
const gap = '\u0001'

const typographic: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‐': '-', '‑': '-' }

/** Lower case letter by letter, so that offsets stay. */
const lowered = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const small = text[at]!.toLowerCase()
    return small.length === 1 ? small : text[at]!
  }).join('')

export function quotable(document: string, pieces: Piece[]): Quotable {
  let text = ''
  const offsets: number[] = []
  const add = (character: string, offset: number) => {
    text += character
    offsets.push(offset)
  }
  for (const { start, end, joined } of pieces) {
    if (text !== '') add(joined ? ' ' : gap, start)
    for (let at = start; at < end; at += 1) {
      const character = document[at]!
      if (!/\s/.test(character)) add(typographic[character] ?? character, at)
      else if (!text.endsWith(' ')) add(' ', at)
    }
  }
  return { text, lower: lowered(text), offsets, document, pieces }
}

export interface FoundQuote {
  quote: Quote
  /** The sentence that it stands in, with even white space. */
  sentence: string
}

const longestQuote = 240

const even = (words: string) =>
  words
    .replace(/[‘’“”–—‐‑]/g, (character) => typographic[character]!)
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'.…•*-]+|[\s"'…]+$/g, '')

const isWordLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether a cut here goes through a word, or through one of two that a hyphen joins. */
const insideWord = (text: string, at: number) =>
  (isWordLetter(text[at - 1]) && (isWordLetter(text[at]) || (text[at] === '-' && isWordLetter(text[at + 1])))) ||
  (text[at - 1] === '-' && isWordLetter(text[at - 2]) && isWordLetter(text[at]))

/**
 * Where the document says these words; null when it does not. Line breaks, runs of spaces, case and the shape of quotation marks may
 * differ; words and their order may not.
 */
export const findQuote = (quotable: Quotable, words: string): FoundQuote | null => findQuotes(quotable, words, 1)[0] ?? null

/** All places of the words, `most` at most, in reading order. */
export function findQuotes({ lower, text, offsets, document, pieces }: Quotable, words: string, most = 20): FoundQuote[] {
  const found: FoundQuote[] = []
  const sought = lowered(even(words))
  if (sought.length < 2 || sought.length > longestQuote || sought.includes(gap)) return found
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
    const end = at + sought.length
    if (insideWord(lower, at) || insideWord(lower, end)) continue
    const start = offsets[at]!
    const stop = offsets[end - 1]! + 1
    const page = pieces.findLast((piece) => piece.start <= start)?.page ?? 1
    if (stop - start > longestQuote * 2) continue
    found.push({ quote: { page, start, end: stop, quote: document.slice(start, stop) }, sentence: sentenceAround(text, at, end) })
    if (found.length >= most) break
  }
  return found
}

function sentenceAround(text: string, start: number, end: number) {
  const before = text.slice(0, start)
  const from = Math.max(before.lastIndexOf(gap), before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? ')) + 1
  const after = text.slice(end - 1).search(/[.!?](?=\s|$)|\u0001/)
  return text.slice(from, after < 0 ? text.length : end - 1 + after + 1).trim()
}
