import { isRightToLeft } from '../layout/bidi.ts'
import { accentMarks } from './characters.ts'
import type { Box } from './geometry.ts'
import type { Glyph, Look } from './glyph.ts'

/** Signs that stand together. Coordinates are those of the reading direction: x along the line, y down the lines. */
export interface Word {
  text: string
  x0: number
  x1: number
  /** Where the next letter would stand, in text that is set apart. */
  end: number
  /** Baseline. */
  y: number
  size: number
  look: Look
  /** The text objects that drew it. */
  objects: Set<number>
  /** True for letters that are read from right to left. */
  rightToLeft: boolean
  /** True when a space or a picture was drawn just before it. */
  spaced: boolean
  /** Where it stands on the page, whatever its direction. */
  box: Box
}

/** Gaps wider than this part of the font size separate words. */
const WORD_GAP = 0.1
const COMBINING = /^\p{M}/u

/**
 * Signs above and below letters that are read from right to left are drawn somewhere over their letter, and may be told before it: each
 * comes behind the letter that it stands on.
 */
const marksBehindLetters = (glyphs: Glyph[]): Glyph[] => {
  if (!glyphs.some(isMark)) return glyphs
  const ordered: Glyph[] = []
  for (let index = 0; index < glyphs.length; ) {
    const letter = glyphs[index]!
    let end = index + 1
    while (end < glyphs.length && isMark(glyphs[end]!)) end++
    const next = glyphs[end]
    const marks = glyphs.slice(index + 1, end)
    const [moved, kept] = partition(marks, (mark) => next !== undefined && standsOn(mark, next) && !standsOn(mark, letter))
    ordered.push(letter, ...kept)
    if (moved.length > 0) ordered.push(next!, ...moved)
    index = moved.length > 0 ? end + 1 : end
  }
  return ordered
}

const isMark = ({ text, direction }: Glyph) => direction === 0 && COMBINING.test(text) && isRightToLeft(text)

const partition = <Each>(all: Each[], holds: (each: Each) => boolean): [Each[], Each[]] => [
  all.filter(holds),
  all.filter((each) => !holds(each)),
]

/** Parts of the font size: how far a sign may stand above or below its letter, and beside it. */
const [MARK_HEIGHT, MARK_SLACK] = [0.5, 0.02]

/** The sign for -an is written before the alef that it may be drawn above. */
const AN = '\u064b'
const ALEF = '\u0627'

const standsOn = (mark: Glyph, letter: Glyph) =>
  mark.direction === letter.direction &&
  !(mark.text === AN && letter.text === ALEF) &&
  isRightToLeft(letter.text) &&
  !COMBINING.test(letter.text) &&
  Math.abs(mark.y - letter.y) < MARK_HEIGHT * letter.size &&
  mark.x > letter.x - MARK_SLACK * letter.size &&
  mark.x < letter.x + letter.width + MARK_SLACK * letter.size

/** Joins signs to words in the order they were drawn. `width` and `height` are those of the page. */
export const joinWords = (glyphs: Glyph[], direction: number, width: number, height: number): Word[] => {
  const words: Word[] = []
  let word: Word | null = null
  let pen = 0
  let lastStart = 0
  let spaced = false
  for (const glyph of marksBehindLetters(glyphs)) {
    if (glyph.direction !== direction) continue
    const x = alongLine(glyph.x, glyph.y, direction, width, height)
    const y = downLines(glyph.x, glyph.y, direction, width, height)
    if (glyph.text === ' ' || glyph.text === '') {
      word = null
      spaced = true
      continue
    }
    const previous: Word | null = word
    const isOne = previous && (previous.look === glyph.look || isMarkOf(glyph, previous))
    if (isOne && compose(previous, glyph, x, y, lastStart)) {
      if (!isAccent(glyph.text)) pen = Math.max(pen, x + glyph.advance)
      continue
    }
    const gap: number = x - pen
    const rightToLeft = isRightToLeft(glyph.text)
    if (previous?.rightToLeft && rightToLeft && goesOn(previous, glyph, x, y)) {
      // PDFium tells words in the order they are read; what it leaves as it stands is put in front.
      previous.text = x < lastStart ? previous.text + glyph.text : glyph.text + previous.text
      previous.x0 = Math.min(previous.x0, x)
      previous.x1 = Math.max(previous.x1, x + glyph.width)
      previous.end = previous.x1
      previous.objects.add(glyph.look.object)
    } else if (
      previous &&
      !previous.rightToLeft &&
      !rightToLeft &&
      sameLook(previous.look, glyph.look) &&
      Math.abs(y - previous.y) < 0.12 * glyph.size &&
      Math.abs(glyph.size - previous.size) < 0.1 * glyph.size &&
      gap < WORD_GAP * glyph.size &&
      gap > -0.5 * glyph.size &&
      x > previous.x0 - 0.1 * glyph.size
    ) {
      previous.text += glyph.text
      previous.x1 = Math.max(previous.x1, x + glyph.width)
      previous.end = x + glyph.advance
      previous.objects.add(glyph.look.object)
    } else {
      const { text, width: wide, size, look } = glyph
      word = {
        text,
        x0: x,
        x1: x + wide,
        end: x + glyph.advance,
        y,
        size,
        look,
        objects: new Set([look.object]),
        rightToLeft,
        spaced,
        box: [0, 0, 0, 0],
      }
      words.push(word)
    }
    spaced = false
    lastStart = x
    pen = x + glyph.advance
  }
  for (const each of words) {
    each.text = each.text.normalize('NFC')
    each.box = pageBox(each.x0, each.y - 0.75 * each.size, each.x1, each.y + 0.2 * each.size, direction, width, height)
  }
  return words
}

/** Whether a letter stands close to a word that is read from right to left, at either side. */
const goesOn = (word: Word, { look, size, width, advance }: Glyph, x: number, y: number) => {
  if (!sameLook(word.look, look) || Math.abs(y - word.y) >= 0.12 * size || Math.abs(size - word.size) >= 0.1 * size) return false
  const gap = x < word.x0 ? word.x0 - (x + Math.max(advance, width)) : x - word.x1
  return gap < WORD_GAP * size && gap > -0.7 * size
}

const sameLook = (a: Look, b: Look) =>
  a === b ||
  (a.colour === b.colour && a.alpha === b.alpha && a.reason === b.reason && a.doubt === b.doubt && a.font.bold === b.font.bold)

/** Letters that are read from right to left are drawn one by one, and so are the signs above and below them. */
const isMarkOf = ({ text, look }: Glyph, word: Word) => word.rightToLeft && COMBINING.test(text) && sameLook(look, word.look)

/** Most letters are neither an accent nor a combining mark; a look at the code says so. */
const isPlain = (code: number) => code < 0xa8 && code !== 0x5e && code !== 0x60 && code !== 0x7e

const isAccent = (text: string) => accentMarks[text] !== undefined

/** An accent drawn over the letter before or after it becomes one with it. */
const compose = (word: Word, glyph: Glyph, x: number, y: number, lastStart: number) => {
  if (isPlain(glyph.text.charCodeAt(0)) && isPlain(word.text.charCodeAt(word.text.length - 1))) return false
  if (Math.abs(y - word.y) > 0.5 * glyph.size) return false
  if (COMBINING.test(glyph.text)) {
    word.text += glyph.text
    return true
  }
  const last = word.text.at(-1)!
  const mark = accentMarks[glyph.text]
  if (mark && /\p{L}/u.test(last) && x < word.x1 - 0.15 * glyph.size) {
    word.text += mark
    return true
  }
  const before = accentMarks[last]
  if (before && /^\p{L}/u.test(glyph.text) && Math.abs(x - lastStart) < 0.3 * glyph.size) {
    word.text = word.text.slice(0, -1) + (glyph.text === 'ı' ? 'i' : glyph.text) + before
    word.x1 = Math.max(word.x1, x + glyph.width)
    word.y = y
    return true
  }
  return false
}

/** Page coordinates → coordinates in which the line runs to the right. */
const alongLine = (x: number, y: number, direction: number, width: number, height: number) =>
  direction === 0 ? x : direction === 1 ? y : direction === 2 ? width - x : height - y
const downLines = (x: number, y: number, direction: number, width: number, height: number) =>
  direction === 0 ? y : direction === 1 ? width - x : direction === 2 ? height - y : x

/** The way back, for a box. */
export const pageBox = (x0: number, y0: number, x1: number, y1: number, direction: number, width: number, height: number): Box =>
  direction === 0
    ? [x0, y0, x1, y1]
    : direction === 1
      ? [width - y1, x0, width - y0, x1]
      : direction === 2
        ? [width - x1, height - y1, width - x0, height - y0]
        : [y0, height - x1, y1, height - x0]

/** Leaves out words that were drawn twice in nearly the same place, as shadows and false bold are. */
export const withoutShadows = <Each extends Word>(words: Each[]): Each[] => {
  const seen = new Map<string, Word[]>()
  return words.filter((word) => {
    const others = seen.get(word.text)
    if (!others) {
      seen.set(word.text, [word])
      return true
    }
    const reach = 0.25 * word.size
    if (others.some((other) => Math.abs(other.x0 - word.x0) < reach && Math.abs(other.y - word.y) < reach)) return false
    others.push(word)
    return true
  })
}
