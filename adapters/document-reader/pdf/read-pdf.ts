import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { compose } from '../layout/compose.ts'
import { createFonts } from './fonts.ts'
import type { Box, Matrix } from './geometry.ts'
import { droppedFontPrograms, keepingFontPrograms } from './inflate.ts'
import { layOutPage, type PageText } from './lay-out-page.ts'
import { isLegible } from './legible.ts'
import { OPS, openPdf } from './pdfjs.ts'
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
  const recognition = recognise ? await recogniseWhereNeeded(bytes, pages, until) : undefined
  const { text, lines } = compose(pages.map((page) => page.text.blocks))
  if (!isLegible(text)) throw lastFailure ? asUnreadable(lastFailure) : new UnreadableDocument('NO_TEXT')
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

/** Puts what can be recognised in the place of pages that are pictures. */
const recogniseWhereNeeded = async (bytes: Uint8Array, pages: Page[], until: number): Promise<ReadDocument['recognition']> => {
  const numbers = pages.flatMap((page, index) => (page.text.mayBePicture ? [index + 1] : []))
  if (numbers.length === 0) return undefined
  const { recognisePages } = await import('../ocr/recognise-pages.ts')
  const recognised = await recognisePages(bytes, numbers, until).catch(() => null)
  if (!recognised) return undefined
  for (const [number, { blocks, letters }] of recognised) {
    const { text } = pages[number - 1]!
    if (letters > lettersIn(text.blocks)) pages[number - 1]!.text = { ...text, blocks, recognised: true }
  }
  return recognised.size < numbers.length ? { pages: recognised.size, of: numbers.length } : undefined
}

const lettersIn = (blocks: PageText['blocks']) =>
  blocks.flat().reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)

interface Page {
  width: number
  height: number
  text: PageText
}

const readPages = async (bytes: Uint8Array) => {
  const fonts = createFonts()
  const dropped = droppedFontPrograms()
  const reading = readOnce(bytes, fonts)
  await reading.catch(() => {})
  if (!fonts.needPrograms() || droppedFontPrograms() === dropped) return reading
  return keepingFontPrograms(() => readOnce(bytes, createFonts()))
}

const readOnce = async (bytes: Uint8Array, fonts: Fonts) => {
  const task = openPdf(bytes)
  try {
    const pdf = await task.promise
    if (pdf.numPages > PAGE_LIMIT) throw new UnreadableDocument('TOO_LONG')
    const pages: Page[] = []
    let lastFailure: unknown = null
    for (let number = 1; number <= pdf.numPages; number++) {
      pages.push(
        await readPage(pdf, number, fonts).catch((error: unknown) => {
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
  }
}

/** Stands for a page that cannot be read, when others can. */
const blankPage: Page = { width: 0, height: 0, text: { blocks: [], hidden: [], recognised: false, mayBePicture: false } }

const asUnreadable = (error: unknown) => {
  if (error instanceof UnreadableDocument) return error
  return new UnreadableDocument(error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED')
}

const readPage = async (pdf: Pdf, number: number, fonts: Fonts): Promise<Page> => {
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
  return { width, height, text: layOutPage(traced, number, width, height) }
}

/** Most files have no layers, and asking costs. */
const layersOf = async (pdf: Pdf, operations: number[], args: unknown[]): Promise<(layer: unknown) => boolean> => {
  const any = operations.some(
    (operation, index) => operation === OPS.beginMarkedContentProps && (args[index] as unknown[])[0] === 'OC',
  )
  if (!any) return () => true
  const config = await pdf.getOptionalContentConfig()
  return (layer) => config.isVisible(layer as never)
}
