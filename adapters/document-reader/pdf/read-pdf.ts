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

/** Throws UnreadableDocument. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const fonts = createFonts()
  const dropped = droppedFontPrograms()
  const reading = readOnce(bytes, fonts)
  await reading.catch(() => {})
  if (!fonts.needPrograms() || droppedFontPrograms() === dropped) return reading
  return keepingFontPrograms(() => readOnce(bytes, createFonts()))
}

const readOnce = async (bytes: Uint8Array, fonts: Fonts): Promise<ReadDocument> => {
  const task = openPdf(bytes)
  try {
    const pdf = await task.promise
    if (pdf.numPages > PAGE_LIMIT) throw new UnreadableDocument('TOO_LONG')
    const pageSizes: ReadDocument['pageSizes'] = []
    const pages: PageText[] = []
    let lastFailure: unknown = null
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await readPage(pdf, number, fonts).catch((error: unknown) => {
        lastFailure = error
        return blankPage
      })
      pageSizes.push({ width: page.width, height: page.height })
      pages.push(page.text)
    }
    const { text, lines } = compose(pages.map((page) => page.blocks))
    if (!isLegible(text)) throw lastFailure ?? new UnreadableDocument('NO_TEXT')
    const hidden = pages.flatMap((page) => page.hidden)
    return {
      type: 'pdf',
      pageCount: pdf.numPages,
      pageSizes,
      text,
      lines,
      hidden,
      recognised: pages.some((page) => page.recognised),
    }
  } catch (error) {
    throw asUnreadable(error)
  } finally {
    await task.destroy()
  }
}

/** Stands for a page that cannot be read, when others can. */
const blankPage = { width: 0, height: 0, text: { blocks: [], hidden: [], recognised: false } satisfies PageText }

const asUnreadable = (error: unknown) => {
  if (error instanceof UnreadableDocument) return error
  return new UnreadableDocument(error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED')
}

const readPage = async (pdf: Pdf, number: number, fonts: Fonts) => {
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
