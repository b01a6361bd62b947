import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { linesWithoutLayout } from '../plain-lines.ts'
import { openPdf } from './pdfjs.ts'

const PAGE_LIMIT = 50

export const readPdf = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const task = openPdf(bytes)
  try {
    const pdf = await task.promise.catch((error: Error) => {
      throw new UnreadableDocument(error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED')
    })
    if (pdf.numPages > PAGE_LIMIT) throw new UnreadableDocument('TOO_LONG')
    const pages: string[] = []
    const pageSizes: ReadDocument['pageSizes'] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      pageSizes.push({ width, height })
      const { items } = await page.getTextContent()
      let text = ''
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
      pages.push(text)
    }
    const text = pages.join('\n\f')
    if (!text.trim()) throw new UnreadableDocument('NO_TEXT')
    return { type: 'pdf', pageCount: pdf.numPages, pageSizes, ...linesWithoutLayout(text), hidden: [], recognised: false }
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('DAMAGED')
  } finally {
    await task.destroy()
  }
}
