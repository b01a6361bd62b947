import { inflateRawSync } from 'node:zlib'
import { UnreadableDocument } from '#src/ports/document-reader.ts'

const ENTRY_LIMIT = 5_000
/** Bytes one part, and all parts together, may take once they are inflated. */
const PART_LIMIT = 24 * 1024 * 1024
const TOTAL_LIMIT = 64 * 1024 * 1024

interface Entry {
  method: number
  compressedSize: number
  size: number
  offset: number
}

export interface Archive {
  has(name: string): boolean
  names(): string[]
  /** The inflated bytes. Throws for what is missing, damaged, encrypted or too large. */
  read(name: string): Uint8Array
}

const END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
/** The flag of an entry that has a password. */
const PASSWORD = 1

/**
 * Reads the directory of a ZIP file, and each part only when it is asked for. Sizes are checked, not believed. Throws UnreadableDocument
 * if parts have a password.
 */
export const openZip = (bytes: Uint8Array): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = directoryOf(bytes, view)
  let total = 0
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      if (!entry || view.getUint32(entry.offset, true) !== LOCAL_ENTRY) throw new Error('The part is missing.')
      if (entry.size > PART_LIMIT) throw new Error('The part is too large.')
      const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
      const packed = bytes.subarray(start, start + entry.compressedSize)
      const part = entry.method === 0 ? packed : inflate(packed, entry.method)
      total += part.length
      if (total > TOTAL_LIMIT) throw new Error('The parts are too large.')
      return part
    },
  }
}

const inflate = (packed: Uint8Array, method: number): Uint8Array => {
  if (method !== 8) throw new Error('The compression is unknown.')
  return inflateRawSync(packed, { maxOutputLength: PART_LIMIT })
}

const directoryOf = (bytes: Uint8Array, view: DataView) => {
  let end = bytes.length - 22
  const lowest = Math.max(0, end - 0xffff)
  while (end >= lowest && view.getUint32(end, true) !== END) end--
  if (end < lowest) throw new Error('There is no directory.')
  const count = view.getUint16(end + 10, true)
  if (count > ENTRY_LIMIT) throw new Error('There are too many entries.')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('The directory is damaged.')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (view.getUint16(at + 8, true) & PASSWORD) throw new UnreadableDocument('ENCRYPTED')
    entries.set(name.replaceAll('\\', '/').replace(/^\/+/, ''), {
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
