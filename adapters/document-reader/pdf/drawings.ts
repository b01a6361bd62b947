import type { SeenWhenDrawn } from './lay-out-page.ts'
import type { OpenDocument, OpenPage } from './open-document.ts'
import type { Pdfium } from './pdfium.ts'
import type { SurveyedPage } from './survey-page.ts'
import type { Word } from './words.ts'

/** Draws pages of one file, to see what the objects alone do not tell. */
export interface Drawings {
  /** Null when there has been enough drawing. `doubtful` are the text objects in question. */
  look(document: OpenDocument, page: OpenPage, surveyed: SurveyedPage, doubtful: ReadonlySet<number>): SeenWhenDrawn | null
}

/** Pixels a point: letters of five points still leave a trace. */
const SCALE = 1.5
const MOST_PIXELS = 4_000_000
/** Milliseconds after which no further page is drawn. */
const PATIENCE = 3000

export const drawingsOf = (): Drawings => {
  let spent = 0
  return {
    look({ pdfium }, page, surveyed, doubtful) {
      if (spent > PATIENCE) return null
      const start = performance.now()
      try {
        return seenOn(pdfium, page, surveyed, doubtful)
      } finally {
        spent += performance.now() - start
      }
    },
  }
}

// How PDFium numbers the rendering mode of text that only says where to paint, and kinds of pixels.
const STENCIL = 7
const BLUE_GREEN_RED_FREE = 3

/** Draws a page, turned clockwise by so many quarters, and returns what is made of its pixels: four bytes each, blue first. */
export const drawPage = <Result>(
  pdfium: Pdfium,
  page: number,
  width: number,
  height: number,
  quarters: number,
  use: (pixels: Uint8Array) => Result,
): Result => {
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BLUE_GREEN_RED_FREE, 0, 0)
  if (bitmap === 0) throw new Error('There is no room for the picture of a page.')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarters, 0)
    return use(pdfium.bytes(pdfium.FPDFBitmap_GetBuffer(bitmap), 4 * width * height))
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

const WHITE = 0xffffffff | 0

/** Words that can be seen change the picture of the page when they are left out. */
const seenOn = (
  pdfium: Pdfium,
  page: OpenPage,
  { texts, painters }: SurveyedPage,
  doubtful: ReadonlySet<number>,
): SeenWhenDrawn => {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (page.width * page.height)))
  const width = Math.max(1, Math.ceil(page.width * scale))
  const height = Math.max(1, Math.ceil(page.height * scale))
  const isStencil = (object: number) => texts.has(object) && pdfium.FPDFTextObj_GetTextRenderMode(object) === STENCIL
  const stencils = new Set([...doubtful].filter(isStencil))
  const firstStencil = painters.findIndex((object) => stencils.has(object))
  // What is painted through letters goes with them.
  const left = [...doubtful, ...(firstStencil < 0 ? [] : painters.slice(firstStencil))]
  const draw = () => drawPage(pdfium, page.handle, width, height, 0, (pixels) => pixels.slice())
  const complete = draw()
  for (const object of left) pdfium.FPDFPageObj_SetIsActive(object, 0)
  const textless = draw()
  for (const object of left) pdfium.FPDFPageObj_SetIsActive(object, 1)
  return ({ box, look }: Word) => {
    const pixels = box.map((points) => Math.round(points * scale)) as [number, number, number, number]
    const share = shareChanged(complete, textless, pixels, width, height)
    // An area painted over all of a word has not the shape of letters.
    return share > TRACE && !(stencils.has(look.object) && share > WHOLE)
  }
}

/** Differences up to this much in each channel (of 255) cannot be read. */
const INDISTINCT = 14
/** Share of the pixels of a word's box that its letters change at least. */
const TRACE = 0.02
/** The same for a word of which nothing but letters is changed, at most. */
const WHOLE = 0.85

const shareChanged = (a: Uint8Array, b: Uint8Array, box: [number, number, number, number], width: number, height: number) => {
  const [left, top, right, bottom] = [Math.max(0, box[0]), Math.max(0, box[1]), Math.min(width, box[2]), Math.min(height, box[3])]
  let [changed, count] = [0, 0]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x)
      count++
      if ([0, 1, 2].some((channel) => Math.abs(a[at + channel]! - b[at + channel]!) > INDISTINCT)) changed++
    }
  }
  return count === 0 ? 0 : changed / count
}
