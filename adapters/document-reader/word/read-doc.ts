/// <reference path="./word-extractor.d.ts" />
import WordExtractor from 'word-extractor'
import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { linesWithoutLayout } from '../plain-lines.ts'

export const readDoc = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch(() => {
    throw new UnreadableDocument('DAMAGED')
  })
  const value = [document.getHeaders(), document.getTextboxes(), document.getBody()].join('\n\n')
  if (!value.trim()) throw new UnreadableDocument('NO_TEXT')
  return { type: 'doc', pageCount: 1, pageSizes: [], ...linesWithoutLayout(value), hidden: [], recognised: false }
}
