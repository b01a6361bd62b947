import { hasRightToLeft, inReadingOrder, isArabic, mostlyRightToLeft, type Token, tokensOf } from './bidi.ts'
import type { Placed, Row } from './rows.ts'

export interface Piece extends Placed {
  /** True when a space stood before it in the file. */
  spaced: boolean
  /** Where the next letter would stand, in text that is set apart; the end of the piece otherwise. */
  end?: number
  look?: { font: { bold: boolean } }
}

export interface LineText {
  text: string
  /** Offsets into `text`, and the place along the line. */
  segments: { start: number; end: number; x0: number; x1: number }[]
  /** Offset and place along the line of each word, in the order of `text`. */
  words: { start: number; x0: number; x1: number }[]
}

/** Set apart this much (in parts of the font size), two pieces of a line are no longer one phrase. */
const SEGMENT_GAP = 1.5
/** The same where one of the two is bold: a label before what it names, as in narrow tables. */
const LABEL_GAP = 1
const WORD_GAP = 0.1
const SEGMENT_SEPARATOR = '   '

const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/
const BULLET = /^[•·▪*]$/

/** What one line says. `rightToLeft` tells how the page as a whole is read. */
export const rowText = (row: Row<Piece>, rightToLeft = false): LineText => {
  const inRow = row.chunks.flatMap((chunk) => chunk.words)
  const mixed = inRow.some(({ text }) => hasRightToLeft(text))
  const words = joinSpacedLetters(inRow.sort(mixed ? (a, b) => a.x0 + reach(a) - b.x0 - reach(b) : (a, b) => a.x0 - b.x0))
  const texts = words.map((word) => word.text)
  const lineIsRightToLeft = rightToLeft || (mixed && mostlyRightToLeft(texts))
  const segments = segmentsOf(words, lineIsRightToLeft)
  const places: LineText['words'] = []
  let text = ''
  const pieces = (lineIsRightToLeft ? segments.toReversed() : segments).map((segment) => {
    if (text) text += SEGMENT_SEPARATOR
    const start = text.length
    const tokens = segment.some((word) => hasRightToLeft(word.text))
      ? readingOrder(segment, lineIsRightToLeft)
      : withSpaces(segment, start === 0)
    let apart = true
    for (const { text: said, piece } of tokens) {
      if (piece) notePlace(places, text.length, piece, apart)
      apart = piece === null
      text += said
    }
    return {
      start,
      end: text.length,
      x0: Math.min(...segment.map((word) => word.x0)),
      x1: Math.max(...segment.map((word) => word.x1)),
    }
  })
  return { text, segments: pieces, words: places }
}

/** Half the width of what may hang over its neighbours, as signs above Hebrew letters do. */
const reach = ({ text, x0, x1 }: Piece) => (text.length === 1 ? (x1 - x0) / 2 : 0)

/** The pieces of a segment as they stand, with the spaces between them. */
const withSpaces = (segment: Piece[], first: boolean): { text: string; piece: Piece | null }[] =>
  segment.flatMap((piece, index) => {
    const previous = segment[index - 1]
    const token = { text: index === 0 && first && isBullet(piece, segment) ? '•' : piece.text, piece }
    return previous && needsSpace(previous, piece) ? [{ text: ' ', piece: null }, token] : [token]
  })

/** Pieces of a word in several fonts have one place; signs of writing without spaces keep their own. */
const notePlace = (places: LineText['words'], start: number, { text, x0, x1 }: Piece, apart: boolean) => {
  const last = places.at(-1)
  if (apart || !last || EAST_ASIAN.test(text)) {
    places.push({ start, x0, x1 })
  } else {
    last.x0 = Math.min(last.x0, x0)
    last.x1 = Math.max(last.x1, x1)
  }
}

const segmentsOf = (words: Piece[], rightToLeft: boolean) => {
  const segments: Piece[][] = []
  words.forEach((word, index) => {
    const previous = words[index - 1]
    const apart = previous && word.x0 - previous.x1 > gapBetween(previous, word) * Math.max(Math.min(word.size, previous.size), 6)
    const bullet = rightToLeft ? (index === words.length - 1 ? word : undefined) : index === 1 ? previous : undefined
    if (!previous || (apart && !(bullet && BULLET.test(bullet.text)))) segments.push([word])
    else segments.at(-1)!.push(word)
  })
  return segments
}

const gapBetween = (previous: Piece, word: Piece) => (previous.look?.font.bold === word.look?.font.bold ? SEGMENT_GAP : LABEL_GAP)

const needsSpace = (previous: Piece, word: Piece) => {
  const gap = Math.max(word.x0 - Math.max(previous.x1, previous.end ?? 0), previous.x0 - word.x1)
  const size = Math.min(word.size, previous.size)
  if (EAST_ASIAN.test(previous.text.at(-1)!) && EAST_ASIAN.test(word.text[0]!)) return gap > 0.7 * size
  if (BULLET.test(previous.text)) return true
  return word.spaced ? gap > 0.03 * size : gap > WORD_GAP * size
}

/** Word processors draw some bullets as a letter of another font. */
const isBullet = (word: Piece, segment: Piece[]) =>
  segment.length > 1 && (word.text === '·' || (word.text === 'o' && segment[1]!.x0 - word.x1 > 0.6 * word.size))

/** "E X P E R I E N C E" is one word: single letters at even distances, wider ones between words. */
const joinSpacedLetters = (words: Piece[]): Piece[] => {
  let single = 0
  for (const word of words) if (word.text.length === 1) single++
  if (single < 2 || words.length < 4) return words
  const joined: Piece[] = []
  for (let index = 0; index < words.length; ) {
    let end = index
    while (end < words.length && isLetters(words[end]!)) end++
    const alone = words.slice(index, end).filter((word) => word.text.length === 1).length
    if (end - index < 4 || alone * 2 < end - index) {
      joined.push(...words.slice(index, Math.max(end, index + 1)))
      index = Math.max(end, index + 1)
      continue
    }
    const letters = words.slice(index, end)
    const gaps = letters.slice(1).map((word, at) => word.x0 - letters[at]!.x1)
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)]!
    if (usual > 1.5 * letters[0]!.size) {
      joined.push(...letters)
    } else {
      letters.forEach((letter, at) => {
        const last = joined.at(-1)
        if (at > 0 && last && gaps[at - 1]! <= 1.5 * usual + 0.12 * letter.size) {
          joined[joined.length - 1] = { ...last, text: last.text + letter.text, x1: letter.x1 }
        } else {
          joined.push(letter)
        }
      })
    }
    index = end
  }
  return joined
}

/** One letter, or a few capitals that stand closer because they are kerned. */
const isLetters = ({ text }: Piece) => /^(?:[\p{L}&]|\p{Lu}{2,4})$/u.test(text) && !EAST_ASIAN.test(text) && !hasRightToLeft(text)

/** A token of a segment with its place; a space has none. */
interface PlacedToken extends Token {
  piece: Piece | null
}

/** A segment that holds Arabic or Hebrew, its pieces from left to right, in the order it is read in. */
const readingOrder = (segment: Piece[], rightToLeft: boolean): PlacedToken[] => {
  const shown: PlacedToken[] = []
  segment.forEach((piece, index) => {
    const previous = segment[index - 1]
    if (previous && needsSpace(previous, piece)) shown.push({ text: ' ', kind: 'neutral', piece: null })
    if (hasRightToLeft(piece.text)) {
      shown.push({ text: piece.text, kind: 'right', piece })
      return
    }
    const next = segment.slice(index + 1).find(({ text }) => /\p{L}/u.test(text))
    let at = 0
    const step = (piece.x1 - piece.x0) / piece.text.length
    for (const token of tokensOf(piece.text, next !== undefined && isArabic(next.text))) {
      const x0 = piece.x0 + step * at
      at += token.text.length
      shown.push({ ...token, piece: { ...piece, text: token.text, x0, x1: piece.x0 + step * at } })
    }
  })
  return inReadingOrder(shown, rightToLeft)
}
