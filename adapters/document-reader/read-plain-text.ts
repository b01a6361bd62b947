import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { decodeCodePage } from './code-page.ts'
import { isMarkdown, markdownLines } from './markdown.ts'
import { composePlain, linesWithoutLayout } from './plain-lines.ts'

/**
 * UTF-8, UTF-16 with its mark, or one byte for each letter as older programs write it; anything with control characters is not text.
 * Throws UnreadableDocument.
 */
export const readPlainText = (bytes: Uint8Array): ReadDocument => {
  const text = decode(bytes)?.replace(END_OF_FILE, '') ?? null
  if (text === null || /[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new UnreadableDocument('WRONG_TYPE')
  if (!text.trim()) throw new UnreadableDocument('EMPTY')
  const plain = text.replace(/\r\n?/g, '\n')
  const { lines, ...read } = isMarkdown(plain) ? composePlain(markdownLines(plain)) : linesWithoutLayout(text)
  return { type: 'txt', pageCount: lines.at(-1)?.page ?? 1, pageSizes: [], ...read, lines, recognised: false }
}

/** What DOS wrote at the end. */
const END_OF_FILE = /\u001a+$/

const decode = (bytes: Uint8Array) => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return isWide || bytes.includes(0) ? null : decodeCodePage(bytes)
  }
}
