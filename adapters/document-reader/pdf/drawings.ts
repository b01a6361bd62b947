import { ProcessorBudget } from '../processor-budget.ts'
import type { Box } from './geometry.ts'
import type { Doubtful, SeenWhenDrawn } from './lay-out-page.ts'
import type { OpenDocument, OpenPage } from './open-document.ts'
import type { Pdfium } from './pdfium.ts'
import type { SurveyedPage } from './survey-page.ts'
import type { Word } from './words.ts'

/** Draws pages of one file, to see what the objects alone do not tell. */
export interface Drawings {
  /** Null when there has been enough drawing. */
  look(document: OpenDocument, page: OpenPage, surveyed: SurveyedPage, doubtful: Doubtful): SeenWhenDrawn | null
}

/** Pixels a point: letters of five points still leave a trace. */
const SCALE = 1.5
const MOST_PIXELS = 4_000_000
/** Milliseconds of processor time after which no further page is drawn. */
const PATIENCE = 3000

export const drawingsOf = (): Drawings => {
  const budget = new ProcessorBudget(PATIENCE)
  return {
    look({ pdfium }, page, surveyed, doubtful) {
      return budget.left() > 0 ? budget.during(() => seenOn(pdfium, page, surveyed, doubtful)) : null
    },
  }
}

// How PDFium numbers the rendering mode of text that only says where to paint, and kinds of pixels.
const STENCIL = 7
const BLUE_GREEN_RED_FREE = 3

/** What of a page is drawn: it is `across` and `down` pixels large as a whole, of which this picture shows a part. */
export interface Frame {
  across: number
  down: number
  left?: number
  top?: number
  width: number
  height: number
  /** Quarters by which the page is turned clockwise. */
  quarters?: number
}

/** Draws a page and returns what is made of its pixels: four bytes each, blue first. */
export const drawPage = <Result>(pdfium: Pdfium, page: number, frame: Frame, use: (pixels: Uint8Array) => Result): Result => {
  const { across, down, left = 0, top = 0, width, height, quarters = 0 } = frame
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BLUE_GREEN_RED_FREE, 0, 0)
  if (bitmap === 0) throw new Error('There is no room for the picture of a page.')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, across, down, quarters, 0)
    return use(pdfium.bytes(pdfium.FPDFBitmap_GetBuffer(bitmap), 4 * width * height))
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

const WHITE = 0xffffffff | 0

/** Words that can be seen change the picture of the page when they are left out. */
const seenOn = (pdfium: Pdfium, page: OpenPage, { texts, painters }: SurveyedPage, { objects, box }: Doubtful): SeenWhenDrawn => {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (page.width * page.height)))
  const [across, down] = [Math.max(1, Math.ceil(page.width * scale)), Math.max(1, Math.ceil(page.height * scale))]
  const pixelsOf = ([x0, y0, x1, y1]: Box): Box => [
    Math.max(0, Math.round(x0 * scale)),
    Math.max(0, Math.round(y0 * scale)),
    Math.min(across, Math.round(x1 * scale)),
    Math.min(down, Math.round(y1 * scale)),
  ]
  const [left, top, right, bottom] = pixelsOf(box ?? [0, 0, page.width, page.height])
  const frame = { across, down, left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  const isStencil = (object: number) => texts.has(object) && pdfium.FPDFTextObj_GetTextRenderMode(object) === STENCIL
  const stencils = new Set([...objects].filter(isStencil))
  const firstStencil = painters.findIndex((object) => stencils.has(object))
  // What is painted through letters goes with them.
  const inQuestion = [...objects, ...(firstStencil < 0 ? [] : painters.slice(firstStencil))]
  const draw = () => drawPage(pdfium, page.handle, frame, (pixels) => pixels.slice())
  const complete = draw()
  for (const object of inQuestion) pdfium.FPDFPageObj_SetIsActive(object, 0)
  const textless = draw()
  for (const object of inQuestion) pdfium.FPDFPageObj_SetIsActive(object, 1)
  return (word: Word) => {
    const share = shareChanged(complete, textless, pixelsOf(word.box), frame)
    // An area painted over all of a word has not the shape of letters.
    return share > TRACE && !(stencils.has(word.look.object) && share > WHOLE)
  }
}

/** Differences up to this much in each channel (of 255) cannot be read. */
const INDISTINCT = 14
/** Share of the pixels of a word's box that its letters change at least. */
const TRACE = 0.02
/** The same for a word of which nothing but letters is changed, at most. */
const WHOLE = 0.85

const shareChanged = (
  a: Uint8Array,
  b: Uint8Array,
  [x0, y0, x1, y1]: Box,
  { left, top, width, height }: Required<Pick<Frame, 'left' | 'top' | 'width' | 'height'>>,
) => {
  let [changed, count] = [0, 0]
  for (let y = Math.max(y0 - top, 0); y < Math.min(y1 - top, height); y++) {
    for (let x = Math.max(x0 - left, 0); x < Math.min(x1 - left, width); x++) {
      const at = 4 * (y * width + x)
      count++
      if (differ(a[at]!, b[at]!) || differ(a[at + 1]!, b[at + 1]!) || differ(a[at + 2]!, b[at + 2]!)) changed++
    }
  }
  return count === 0 ? 0 : changed / count
}

const differ = (a: number, b: number) => a - b > INDISTINCT || b - a > INDISTINCT
