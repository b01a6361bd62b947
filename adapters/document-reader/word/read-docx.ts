import mammoth from 'mammoth'
import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { linesWithoutLayout } from '../plain-lines.ts'

export const readDocx = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) }).catch(() => {
    throw new UnreadableDocument('DAMAGED')
  })
  if (!value.trim()) throw new UnreadableDocument('NO_TEXT')
  return { type: 'docx', pageCount: 1, pageSizes: [], ...linesWithoutLayout(value), hidden: [], recognised: false }
}
