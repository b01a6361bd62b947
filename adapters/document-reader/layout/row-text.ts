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
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const BULLET = /^[•·▪*]$/

/** What one line says. */
export const rowText = (row: Row<Piece>): LineText => {
  const words = joinSpacedLetters(row.chunks.flatMap((chunk) => chunk.words).sort((a, b) => a.x0 - b.x0))
  const segments = segmentsOf(words).map((segment) => inReadingDirection(segment))
  const places: LineText['words'] = []
  let text = ''
  const pieces = segments.map((segment) => {
    if (text) text += SEGMENT_SEPARATOR
    const start = text.length
    segment.forEach((word, index) => {
      const previous = segment[index - 1]
      const apart = !previous || needsSpace(previous, word)
      if (previous && apart) text += ' '
      notePlace(places, text.length, word, apart)
      text += index === 0 && start === 0 && isBullet(word, segment) ? '•' : word.text
    })
    return {
      start,
      end: text.length,
      x0: Math.min(...segment.map((word) => word.x0)),
      x1: Math.max(...segment.map((word) => word.x1)),
    }
  })
  return { text, segments: pieces, words: places }
}

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

const segmentsOf = (words: Piece[]) => {
  const segments: Piece[][] = []
  words.forEach((word, index) => {
    const previous = words[index - 1]
    const apart = previous && word.x0 - previous.x1 > gapBetween(previous, word) * Math.max(Math.min(word.size, previous.size), 6)
    if (!previous || (apart && !(index === 1 && BULLET.test(previous.text)))) segments.push([word])
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
const isLetters = ({ text }: Piece) => /^(?:[\p{L}&]|\p{Lu}{2,4})$/u.test(text) && !EAST_ASIAN.test(text)

/** Words come sorted from left to right; lines of Arabic or Hebrew are read the other way, apart from numbers and names in them. */
const inReadingDirection = (words: Piece[]): Piece[] => {
  const rightToLeft = words.filter((word) => RIGHT_TO_LEFT.test(word.text)).length
  if (rightToLeft * 2 < words.length || rightToLeft === 0) return words
  const ordered: Piece[] = []
  let run: Piece[] = []
  for (const word of words.toReversed()) {
    if (RIGHT_TO_LEFT.test(word.text)) {
      ordered.push(...run, word)
      run = []
    } else {
      run.unshift(word)
    }
  }
  return [...ordered, ...run]
}
