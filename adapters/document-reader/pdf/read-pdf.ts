import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { compose } from '../layout/compose.ts'
import { type Drawings, drawingsOf } from './drawings.ts'
import { createFonts } from './fonts.ts'
import type { Box, Matrix } from './geometry.ts'
import { layOutPage, type PageText } from './lay-out-page.ts'
import { isLegible } from './legible.ts'
import { OPS, openPdf } from './pdfjs.ts'
import { recogniseWhereNeeded } from './recognise-where-needed.ts'
import { tracePage } from './trace-page.ts'

const PAGE_LIMIT = 50

type Pdf = Awaited<ReturnType<typeof openPdf>['promise']>

type Fonts = ReturnType<typeof createFonts>

/** Milliseconds a file may take while pages are still recognised: enough of the ten seconds is left to use what was read. */
const RECOGNITION_ENDS = 8000

/** Throws UnreadableDocument. `recognise` says whether pages without text may be read with Tesseract where it is installed. */
export const readPdf = async (bytes: Uint8Array, { recognise = true } = {}): Promise<ReadDocument> => {
  const until = performance.now() + RECOGNITION_ENDS
  const { pages, lastFailure } = await readPages(bytes)
  const texts = pages.map((page) => page.text)
  const recognition = await recogniseWhereNeeded(bytes, texts, recognise ? until : null)
  const { text, lines } = compose(pages.map((page) => page.text.blocks))
  if (!isLegible(text)) {
    if (lastFailure) throw asUnreadable(lastFailure)
    throw new UnreadableDocument(recognition?.because === 'time' ? 'TIMED_OUT' : 'NO_TEXT')
  }
  return {
    type: 'pdf',
    pageCount: pages.length,
    pageSizes: pages.map(({ width, height }) => ({ width, height })),
    text,
    lines,
    hidden: pages.flatMap((page) => page.text.hidden),
    recognised: pages.some((page) => page.text.recognised),
    ...(recognition && { recognition }),
  }
}

interface Page {
  width: number
  height: number
  text: PageText
}

const readPages = async (bytes: Uint8Array) => {
  const fonts = createFonts()
  const task = openPdf(bytes)
  const drawings = drawingsOf(bytes)
  try {
    const pdf = await task.promise
    if (pdf.numPages > PAGE_LIMIT) throw new UnreadableDocument('TOO_LONG')
    const pages: Page[] = []
    let lastFailure: unknown = null
    for (let number = 1; number <= pdf.numPages; number++) {
      pages.push(
        await readPage(pdf, number, fonts, drawings.look).catch((error: unknown) => {
          lastFailure = error
          return blankPage
        }),
      )
    }
    return { pages, lastFailure }
  } catch (error) {
    throw asUnreadable(error)
  } finally {
    await task.destroy()
    await drawings.close()
  }
}

/** Stands for a page that cannot be read, when others can. */
const blankPage: Page = {
  width: 0,
  height: 0,
  text: { blocks: [], hidden: [], recognised: false, mayBePicture: false, doubtful: 0 },
}

const asUnreadable = (error: unknown) => {
  if (error instanceof UnreadableDocument) return error
  return new UnreadableDocument(error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED')
}

const readPage = async (pdf: Pdf, number: number, fonts: Fonts, look: Drawings['look']): Promise<Page> => {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { width, height } = viewport
  const operators = await page.getOperatorList({ annotationMode: 1 })
  const layers = await layersOf(pdf, operators.fnArray, operators.argsArray)
  const box: Box = [0, 0, width, height]
  const traced = tracePage(operators, {
    viewport: viewport.transform as unknown as Matrix,
    page: box,
    fontNamed: (name) => (page.commonObjs.has(name) ? fonts.facts(page.commonObjs.get(name)) : null),
    isLayerVisible: layers,
  })
  const place = { number, width, height }
  const text = layOutPage(traced, place)
  if (text.doubtful < WORTH_A_LOOK) return { ...place, text }
  const isSeen = await look(number)
  return { ...place, text: isSeen ? layOutPage(traced, { ...place, isSeen }) : text }
}

/** Letters: less is not worth drawing a page for. */
const WORTH_A_LOOK = 10

/** Most files have no layers, and asking costs. */
const layersOf = async (pdf: Pdf, operations: number[], args: unknown[]): Promise<(layer: unknown) => boolean> => {
  const any = operations.some(
    (operation, index) => operation === OPS.beginMarkedContentProps && (args[index] as unknown[])[0] === 'OC',
  )
  if (!any) return () => true
  const config = await pdf.getOptionalContentConfig()
  return (layer) => config.isVisible(layer as never)
}
