import type { HiddenText } from '#src/ports/document-reader.ts'
import type { PageLine } from '../layout/compose.ts'
import { isLegible } from './legible.ts'
import { blocksOfWords } from './page-lines.ts'
import type { TracedPage } from './trace-page.ts'
import { joinWords, type Word, whyHidden, withoutShadows } from './words.ts'

export interface PageText {
  blocks: PageLine[][]
  hidden: HiddenText[]
  /** True when the words are the invisible ones that text recognition lays over a scan. */
  recognised: boolean
  /** True when what the page says may be in pictures or drawings rather than in text. */
  mayBePicture: boolean
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
    blocks.push(
      ...blocksOfWords(withoutShadows(visible), { direction, width, height, rules: direction === 0 ? scene.rules : [] }),
    )
  }
  return {
    blocks,
    hidden: hiddenTexts(unseen, page),
    recognised: overScan,
    mayBePicture: overScan || mayBePicture(blocks, glyphs, scene),
  }
}

/** Letters a page of text has at least. */
const SOME = 150
const HARDLY_ANY = 20
/** As many signs without a letter, or shapes, may be writing all the same. */
const WRITING = 50

const mayBePicture = (blocks: PageLine[][], glyphs: TracedPage['glyphs'], scene: TracedPage['scene']) => {
  const text = blocks.flatMap((block) => block.map((line) => line.text)).join('\n')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters > SOME && isLegible(text)) return false
  const pictures = scene.pictureShare()
  if (letters < SOME && pictures > 0.5) return true
  if (letters < HARDLY_ANY && (pictures > 0.02 || scene.shapes.length > WRITING)) return true
  const unknown = glyphs.filter((glyph) => glyph.text === '' && !glyph.look.reason).length
  return (unknown > WRITING && unknown > letters) || (letters > WRITING && !isLegible(text))
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
