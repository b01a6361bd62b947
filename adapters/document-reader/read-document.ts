import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import type { ReadPdfOptions } from './pdf/read-pdf.ts'
import { recogniseType } from './recognise-type.ts'

const SIZE_LIMIT = 25 * 1024 * 1024

/**
 * Reads a document in this process, without any limit of time or memory: for tests and for the kept child processes.
 * Throws UnreadableDocument. `allowText` also admits plain UTF-8 text;
 * with `recognise`, pages of a PDF that are pictures are read with Tesseract where it is installed.
 */
export const readDocument = async (
  bytes: Uint8Array,
  { allowText = false, ...reading }: ReadPdfOptions & { allowText?: boolean } = {},
): Promise<ReadDocument> => {
  if (bytes.length === 0) throw new UnreadableDocument('EMPTY')
  if (bytes.length > SIZE_LIMIT) throw new UnreadableDocument('TOO_LARGE')
  const type = recogniseType(bytes)
  if (type === 'pdf') return (await import('./pdf/read-pdf.ts')).readPdf(bytes, reading)
  if (type === 'docx') return (await import('./word/read-docx.ts')).readDocx(bytes)
  if (type === 'doc') return (await import('./word/read-doc.ts')).readDoc(bytes)
  if (allowText) return (await import('./read-plain-text.ts')).readPlainText(bytes)
  throw new UnreadableDocument('WRONG_TYPE')
}
