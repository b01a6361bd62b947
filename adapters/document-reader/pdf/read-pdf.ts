import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { compose } from '../layout/compose.ts'
import { ProcessorBudget } from '../processor-budget.ts'
import { type Drawings, drawingsOf } from './drawings.ts'
import { layOutPage, type PageText } from './lay-out-page.ts'
import { isLegible } from './legible.ts'
import { type OpenDocument, openDocument } from './open-document.ts'
import { glyphsOf } from './page-glyphs.ts'
import { recogniseWhereNeeded } from './recognise-where-needed.ts'
import { surveyPage } from './survey-page.ts'

const PAGE_LIMIT = 50

/** Milliseconds of processor time for recognising the words in pictures: some eight pages. */
const RECOGNITION = 16_000

export interface ReadPdfOptions {
  /** Whether pages without text may be read with Tesseract where it is installed. */
  recognise?: boolean
  /** Called before that begins: it takes longer than reading text. */
  onRecognition?: () => void
}

/** Throws UnreadableDocument. */
export const readPdf = async (
  bytes: Uint8Array,
  { recognise = true, onRecognition = () => {} }: ReadPdfOptions = {},
): Promise<ReadDocument> => {
  const { pages, lastFailure } = readPages(bytes)
  const texts = pages.map((page) => page.text)
  const recognition = await recogniseWhereNeeded(bytes, texts, recognise ? new ProcessorBudget(RECOGNITION) : null, onRecognition)
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

const readPages = (bytes: Uint8Array) => {
  const pages: Page[] = []
  let lastFailure: unknown = null
  try {
    let document = openDocument(bytes)
    const { pageCount } = document
    if (pageCount > PAGE_LIMIT) {
      document.close()
      throw new UnreadableDocument('TOO_LONG')
    }
    const drawings = drawingsOf()
    for (let number = 1; number <= pageCount; number++) {
      try {
        pages.push(readPage(document, number, drawings))
      } catch (error) {
        lastFailure = error
        pages.push(blankPage)
        // What made PDFium give up on one page leaves the others to a fresh one.
        document = openDocument(bytes)
      }
    }
    document.close()
    return { pages, lastFailure }
  } catch (error) {
    throw asUnreadable(error)
  }
}

/** Stands for a page that cannot be read, when others can. */
const blankPage: Page = {
  width: 0,
  height: 0,
  text: { blocks: [], hidden: [], recognised: false, mayBePicture: false, doubtful: { objects: new Set(), box: null } },
}

const asUnreadable = (error: unknown) => (error instanceof UnreadableDocument ? error : new UnreadableDocument('DAMAGED'))

const readPage = (document: OpenDocument, number: number, drawings: Drawings): Page => {
  const page = document.page(number)
  const { width, height } = page
  const surveyed = surveyPage(document, page)
  const painted = { glyphs: glyphsOf(document, page, surveyed), scene: surveyed.scene }
  const place = { number, width, height }
  const text = layOutPage(painted, place)
  const isSeen = text.doubtful.box ? drawings.look(document, page, surveyed, text.doubtful) : null
  const result = { ...place, text: isSeen ? layOutPage(painted, { ...place, isSeen }) : text }
  page.close()
  return result
}
