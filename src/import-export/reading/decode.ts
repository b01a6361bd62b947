import { UnreadableImport } from '../errors.ts'

export const noText = () => new UnreadableImport('This file is not text. Save the table as CSV (UTF-8) and try again.')

/** The text of a file: UTF-8 or UTF-16 with its mark, UTF-8 without, else what Western Windows programs write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  if (bytes.subarray(0, 65_536).includes(0)) throw noText()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isMarked ? 'utf-8' : 'windows-1252').decode(bytes)
  }
}
