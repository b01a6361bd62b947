import type { PDFPageProxy } from 'pdfjs-dist'
import { loadCanvas } from '../ocr/page-image.ts'
import type { Box } from './geometry.ts'
import type { SeenWhenDrawn } from './lay-out-page.ts'
import { OPS, openPdf } from './pdfjs.ts'

/** Draws pages of one document, to see what the drawing instructions alone do not tell. */
export interface Drawings {
  /** Null when the page cannot be drawn here, or when there has been enough drawing. */
  look(number: number): Promise<SeenWhenDrawn | null>
  close(): Promise<void>
}

/** Pixels a point: letters of five points still leave a trace. */
const SCALE = 1.5
const MOST_PIXELS = 4_000_000
const MOST_PAGES = 5
/** Milliseconds after which no further page is drawn. */
const PATIENCE = 3000

export const drawingsOf = (bytes: Uint8Array): Drawings => {
  let task: ReturnType<typeof openPdf> | undefined
  let spent = 0
  let count = 0
  return {
    async look(number) {
      if (count++ >= MOST_PAGES || spent > PATIENCE) return null
      const start = performance.now()
      try {
        task ??= openPdf(bytes, { toDraw: true })
        const page = await (await task.promise).getPage(number)
        return await seenOn(page)
      } catch {
        return null
      } finally {
        spent += performance.now() - start
      }
    },
    async close() {
      await task?.destroy()
    },
  }
}

const TEXT = new Set<number>([OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText])

/** Words that can be seen change the picture of the page when they are left out. */
const seenOn = async (page: PDFPageProxy): Promise<SeenWhenDrawn | null> => {
  const canvas = await loadCanvas()
  if (!canvas) return null
  const plain = page.getViewport({ scale: 1 })
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)))
  const viewport = page.getViewport({ scale })
  const width = Math.max(1, Math.ceil(viewport.width))
  const height = Math.max(1, Math.ceil(viewport.height))
  const draw = async (withText: boolean) => {
    const surface = canvas.createCanvas(width, height)
    const { fnArray } = await page.getOperatorList()
    const operationsFilter = (index: number) => withText || !TEXT.has(fnArray[index]!)
    const target = { canvas: surface as unknown as HTMLCanvasElement, viewport, background: '#ffffff' }
    await page.render({ ...target, operationsFilter }).promise
    return surface.getContext('2d').getImageData(0, 0, width, height).data
  }
  const complete = await draw(true)
  const textless = await draw(false)
  return (box) => differ(complete, textless, box.map((points) => Math.round(points * scale)) as unknown as Box, width, height)
}

/** Differences up to this much in each channel (of 255) cannot be read. */
const INDISTINCT = 14
/** Share of the pixels of a word's box that its letters change at least. */
const TRACE = 0.02

const differ = (a: Uint8ClampedArray, b: Uint8ClampedArray, box: Box, width: number, height: number) => {
  const [left, top, right, bottom] = [Math.max(0, box[0]), Math.max(0, box[1]), Math.min(width, box[2]), Math.min(height, box[3])]
  let [changed, count] = [0, 0]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x)
      count++
      if ([0, 1, 2].some((channel) => Math.abs(a[at + channel]! - b[at + channel]!) > INDISTINCT)) changed++
    }
  }
  return changed > TRACE * count
}
