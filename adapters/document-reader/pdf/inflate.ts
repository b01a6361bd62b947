import { inflateSync } from 'node:zlib'

/** Bytes one stream of a PDF may inflate to; what is longer counts as empty. */
const LIMIT = 64 * 1024 * 1024

/** How the programs of fonts begin: TrueType (twice), OpenType, Type 1, and CFF by its first three bytes. */
const FONT_PROGRAMS = new Set([0x00010000, 0x74727565, 0x4f54544f, 0x25215053])
const COMPACT_FONT = 0x010004

let keeping = 0
let dropped = 0

/**
 * Font programs say how letters look. To know which letters they are, the tables beside them suffice almost always, and reading
 * takes a quarter less time without them. While `work` runs, they are kept all the same.
 */
export const keepingFontPrograms = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  keeping++
  try {
    return await work()
  } finally {
    keeping--
  }
}

/** How many font programs have been dropped in this process. */
export const droppedFontPrograms = () => dropped

const isFontProgram = (bytes: Uint8Array) => {
  if (bytes.length < 4) return false
  const start = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return FONT_PROGRAMS.has(start) || start >>> 8 === COMPACT_FONT
}

const inflated = (bytes: Uint8Array) => {
  try {
    const { buffer, byteOffset, byteLength } = inflateSync(bytes, { maxOutputLength: LIMIT })
    const result = new Uint8Array(buffer, byteOffset, byteLength)
    if (keeping > 0 || !isFontProgram(result)) return result
    dropped++
    return new Uint8Array()
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return new Uint8Array()
    throw error
  }
}

/** What pdf.js asks of a decompressor: write everything, close, read until done. */
const oneStepInflater = () => {
  let source: Uint8Array | null = null
  const write = async (bytes: Uint8Array) => {
    source = bytes
  }
  const read = async () => {
    const value = source && inflated(source)
    source = null
    return { value, done: value === null }
  }
  return { writable: { getWriter: () => ({ write, close: async () => {} }) }, readable: { getReader: () => ({ read }) } }
}

/**
 * Puts a decompressor in place of the streaming one, for streams whose bytes are there already: it works in one step, and it has a
 * limit. Formats that PDF does not use get the real one.
 */
export const inflateInOneStep = () => {
  const Streaming = globalThis.DecompressionStream
  // Called with `new`, a function may answer with any object.
  function decompressor(format: CompressionFormat) {
    return format === 'deflate' ? oneStepInflater() : new Streaming(format)
  }
  Object.assign(globalThis, { DecompressionStream: decompressor })
}
