import type { HiddenText } from '#src/ports/document-reader.ts'
import type { PageLine } from '../layout/compose.ts'
import type { Box } from './geometry.ts'
import type { Glyph } from './glyph.ts'
import { isLegible } from './legible.ts'
import { blocksOfWords } from './page-lines.ts'
import type { Scene } from './scene.ts'
import { doubtAbout, whyHidden } from './visibility.ts'
import { joinWords, type Word, withoutShadows } from './words.ts'

export interface PageText {
  blocks: PageLine[][]
  hidden: HiddenText[]
  /** True when the words are the invisible ones that text recognition lays over a scan. */
  recognised: boolean
  /** True when what the page says may be in pictures or drawings rather than in text. */
  mayBePicture: boolean
  /** Text objects of which only a drawing of the page tells whether they are seen, and where they are. */
  doubtful: Doubtful
}

export interface Doubtful {
  objects: Set<number>
  /** Around them all; null when there are none. */
  box: Box | null
}

/** The signs of a page, and what is painted around them. */
export interface PaintedPage {
  glyphs: Glyph[]
  scene: Scene
}

/** Whether the words in a box can be seen when the page is drawn. */
export type SeenWhenDrawn = (word: Word) => boolean

interface LaidOutPage {
  number: number
  width: number
  height: number
  /** Without it words of which it is not sure that they are seen count as seen. */
  isSeen?: SeenWhenDrawn
}

/** From painted signs to lines in reading order, with what cannot be seen kept apart. */
export const layOutPage = ({ glyphs, scene }: PaintedPage, { number, width, height, isSeen }: LaidOutPage): PageText => {
  const seen: Word[][] = []
  const unseen: Unseen[] = []
  const doubtful: Doubtful = { objects: new Set(), box: null }
  const directions = directionsOf(glyphs)
  for (const direction of directions) {
    const visible: Word[] = []
    for (const word of joinWords(glyphs, direction, width, height)) {
      const reason = whyHidden(word, scene)
      const doubt = reason ? null : doubtAbout(word, scene)
      if (doubt) {
        for (const object of word.objects) doubtful.objects.add(object)
        doubtful.box = doubtful.box ? boxAround(doubtful.box, word.box) : word.box
      }
      if (reason) unseen.push({ word, reason, direction })
      else if (doubt && isSeen && !isSeen(word)) unseen.push({ word, reason: doubt, direction })
      else visible.push(word)
    }
    seen.push(visible)
  }
  const overScan = isRecognisedScan(seen.flat(), unseen, scene.pictureShare())
  const hidden = overScan ? unseen.filter(({ reason }) => !LAID_OVER_SCANS.has(reason)) : unseen
  const blocks = directions.flatMap((direction, index) => {
    const laid = overScan ? unseen.filter((each) => each.direction === direction && LAID_OVER_SCANS.has(each.reason)) : []
    const words = [...seen[index]!, ...laid.map(({ word }) => word)]
    return blocksOfWords(withoutShadows(words), { direction, width, height, rules: direction === 0 ? scene.rules : [] })
  })
  return {
    blocks,
    hidden: hiddenTexts(hidden, number),
    recognised: overScan,
    mayBePicture: overScan || mayBePicture(blocks, glyphs, scene),
    doubtful,
  }
}

interface Unseen {
  word: Word
  reason: HiddenText['reason']
  direction: number
}

/** The direction of most signs first. */
const directionsOf = (glyphs: Glyph[]) => {
  const counts = new Map<number, number>()
  for (const { direction } of glyphs) counts.set(direction, (counts.get(direction) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([direction]) => direction)
}

/** Text recognition lays its words invisibly over the picture of a page, or under it. */
const LAID_OVER_SCANS = new Set<HiddenText['reason']>(['invisible', 'covered'])

const isRecognisedScan = (seen: Word[], unseen: Unseen[], pictureShare: number) => {
  if (pictureShare < 0.6) return false
  const lettersOf = (words: Word[]) => words.reduce((sum, word) => sum + word.text.length, 0)
  const laid = lettersOf(unseen.filter(({ reason }) => LAID_OVER_SCANS.has(reason)).map(({ word }) => word))
  return laid > 20 && lettersOf(seen) < laid * 0.02
}

/** Letters a page of text has at least. */
const SOME = 150
const HARDLY_ANY = 20
/** Characters that hold `SOME` letters, whatever else they are. */
const PLENTY = 500
/** As many signs without a letter, or shapes, may be writing all the same. */
const WRITING = 50

const mayBePicture = (blocks: PageLine[][], glyphs: Glyph[], scene: Scene) => {
  const text = blocks.flatMap((block) => block.map((line) => line.text)).join('\n')
  // Nearly all pages are full of text, and counting takes time.
  if (text.length > PLENTY && isLegible(text)) return false
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters > SOME && isLegible(text)) return false
  const pictures = scene.pictureShare()
  if (letters < SOME && pictures > 0.5) return true
  if (letters < HARDLY_ANY && (pictures > 0.02 || scene.shapes.length > WRITING)) return true
  const unknown = glyphs.filter((glyph) => glyph.text === '' && !glyph.look.reason).length
  return (unknown > WRITING && unknown > letters) || (letters > WRITING && !isLegible(text))
}

/** Hidden words in the order they were drawn, joined while they share line and reason. */
const hiddenTexts = (unseen: Unseen[], page: number): HiddenText[] => {
  const texts: (HiddenText & { around: Box })[] = []
  let last: Word | null = null
  for (const { word, reason } of unseen) {
    const current = texts.at(-1)
    const near = last && Math.abs(word.y - last.y) < 3 * Math.max(word.size, last.size, 1)
    if (current?.reason === reason && near) {
      current.text += (word.spaced || word.x0 - last!.x1 > 0.16 * word.size || word.x0 < last!.x0 ? ' ' : '') + word.text
      current.around = boxAround(current.around, word.box)
    } else {
      texts.push({ page, text: word.text, reason, around: word.box })
    }
    last = word
  }
  return texts.map(({ around: [left, top, right, bottom], ...text }) =>
    text.reason === 'off-page'
      ? text
      : { ...text, box: { x: tenth(left), y: tenth(top), width: tenth(right - left), height: tenth(bottom - top) } },
  )
}

const boxAround = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

const tenth = (points: number) => Math.round(points * 10) / 10
