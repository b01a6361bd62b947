import type { PageLine } from '../layout/compose.ts'
import { openDocument } from '../pdf/open-document.ts'
import { blocksOfWords } from '../pdf/page-lines.ts'
import type { ProcessorBudget } from '../processor-budget.ts'
import { type Recognition, wordsOfHocr } from './hocr.ts'
import { imageOfPage, isBlank, looksSideways } from './page-image.ts'
import { findTesseract, type GreyImage, type Tesseract } from './tesseract.ts'

export interface RecognisedPage {
  blocks: PageLine[][]
  /** Letters and digits that were recognised; 0 when they are too few to be a page of text. */
  letters: number
  /** True when there are many and they are hardly wrong. */
  sure: boolean
}

/** Dots an inch. Many pages are read a little less closely, so that more of them are read in time. */
const FINE = 300
const COARSE = 200
const FEW_PAGES = 1
/** Pages recognised at the same time. */
const AT_ONCE = 2
/** A page on which fewer letters are sure may be lying on its side. */
const LEAST_LETTERS = 40
/** With fewer it is a picture with a name in it, such as a logo. */
const FEWEST_LETTERS = 20
/** Milliseconds of processor time that a second look takes at least. */
const SECOND_LOOK = 2000

/**
 * Recognises the words in the pictures of some pages. Those for which there was no processor time left are
 * missing from the result; null when nothing can be recognised here.
 */
export const recognisePages = async (bytes: Uint8Array, numbers: number[], budget: ProcessorBudget) => {
  const tesseract = await findTesseract()
  if (!tesseract) return null
  const pages = new Map<number, RecognisedPage>()
  const document = openDocument(bytes)
  try {
    const resolution = numbers.length > FEW_PAGES ? COARSE : FINE
    const waiting = [...numbers]
    const work = async () => {
      for (let number = waiting.shift(); number && budget.left() > 0; number = waiting.shift()) {
        const page = document.page(number)
        const draw = (turn: number) => imageOfPage(document, page, resolution, turn)
        const read = await recognisePage(tesseract, draw, budget).catch(() => null)
        const { width, height } = page
        page.close()
        if (!read) continue
        const blocks = blocksOfWords(read.words, { direction: read.direction, width, height, rules: [] })
        pages.set(number, { blocks, letters: read.sureLetters < FEWEST_LETTERS ? 0 : read.letters, sure: isConvincing(read) })
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, numbers.length) }, work))
  } finally {
    document.close()
  }
  return pages
}

type Draw = (turn: number) => GreyImage

const recognisePage = async (tesseract: Tesseract, draw: Draw, budget: ProcessorBudget) => {
  const image = draw(0)
  if (isBlank(image)) return { words: [], letters: 0, sureLetters: 0, sideways: false, direction: 0 }
  const turn = looksSideways(image) ? await tesseract.uprightTurn(image, budget) : null
  if (turn) {
    const turned = await recogniseImage(tesseract, draw(turn), budget)
    if (turned && isConvincing(turned)) return { ...turned, direction: directionOf(turn) }
  }
  const level = await recogniseImage(tesseract, image, budget)
  const settled = !level || isConvincing(level) || level.letters < FEWEST_LETTERS
  if (settled || budget.left() < SECOND_LOOK) return level && { ...level, direction: 0 }
  const told = turn ?? (await tesseract.uprightTurn(image, budget))
  let best = { ...level, direction: 0, sureLetters: level.sideways ? 0 : level.sureLetters }
  for (const turn of told === null && level.sideways ? [90, 270] : told ? [told] : []) {
    const turned = await recogniseImage(tesseract, draw(turn), budget)
    if (turned && turned.sureLetters > best.sureLetters) best = { ...turned, direction: directionOf(turn) }
  }
  return best
}

/** How lines run on a page that has to be turned clockwise by so many degrees. */
const directionOf = (turn: number) => (4 - turn / 90) % 4

const isConvincing = ({ letters, sureLetters, sideways }: Recognition) =>
  !sideways && sureLetters >= LEAST_LETTERS && sureLetters > 0.5 * letters

const recogniseImage = async (tesseract: Tesseract, image: GreyImage, budget: ProcessorBudget) => {
  const hocr = await tesseract.recognise(image, budget)
  return hocr === null ? null : wordsOfHocr(hocr, image.resolution / 72, image.width)
}
