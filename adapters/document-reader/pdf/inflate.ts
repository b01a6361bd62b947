import { inflateSync } from 'node:zlib'

/** Bytes one stream of a PDF may inflate to; what is longer counts as empty. */
const LIMIT = 64 * 1024 * 1024

const inflated = (bytes: Uint8Array) => {
  try {
    const { buffer, byteOffset, byteLength } = inflateSync(bytes, { maxOutputLength: LIMIT })
    return new Uint8Array(buffer, byteOffset, byteLength)
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
