/// <reference path="./word-extractor.d.ts" />
import WordExtractor from 'word-extractor'
import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { linesWithoutLayout } from '../plain-lines.ts'
import { pageLimit, pagesOf } from './page-count.ts'

const FILE_INFORMATION = 0xa5ec
const ENCRYPTED = 0x0100

/**
 * Throws UnreadableDocument. Deleted revisions and comments are left out. How text looks is not known for this format: what is
 * marked as hidden, white or tiny in it counts as seen.
 */
export const readDoc = async (bytes: Uint8Array): Promise<ReadDocument> => {
  if (isEncrypted(bytes)) throw new UnreadableDocument('ENCRYPTED')
  const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(() => {
    throw new UnreadableDocument('DAMAGED')
  })
  const body = document.getBody()
  if (pagesOf({ paragraphs: body.split('\n').map((each) => each.length) }) > pageLimit) throw new UnreadableDocument('TOO_LONG')
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({ includeHeadersAndFooters: true, includeBody: true }),
    body,
    document.getFooters(),
  ]
  const { text, lines, hidden } = linesWithoutLayout(
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n\n'),
  )
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableDocument('EMPTY')
  return { type: 'doc', pageCount: 1, pageSizes: [], text, lines, hidden, recognised: false }
}

/** Word notes it at the start of the document's stream, which begins on a sector. */
const isEncrypted = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 512; at + 12 <= bytes.length; at += 512) {
    if (view.getUint16(at, true) === FILE_INFORMATION) return (view.getUint16(at + 10, true) & ENCRYPTED) !== 0
  }
  return false
}
