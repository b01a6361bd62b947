import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { linesWithoutLayout } from './plain-lines.ts'

/** UTF-8 (or UTF-16 with its mark); anything with control characters is not text. */
export const readPlainText = (bytes: Uint8Array): ReadDocument => {
  const text = decode(bytes)
  if (text === null || /[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new UnreadableDocument('WRONG_TYPE')
  if (!text.trim()) throw new UnreadableDocument('EMPTY')
  return { type: 'txt', pageCount: 1, pageSizes: [], ...linesWithoutLayout(text), recognised: false }
}

const decode = (bytes: Uint8Array) => {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
