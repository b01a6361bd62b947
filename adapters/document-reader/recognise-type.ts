import { isWordArchive } from './word/main-part.ts'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** What the content is, whatever the name says; null when it is none of the supported formats. */
export const recogniseType = (bytes: Uint8Array): 'pdf' | 'docx' | 'doc' | null => {
  const buffer = latin1(bytes)
  if (buffer.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (buffer.length > 4) {
    const magic = buffer.readUInt32BE(0)
    if (magic === 0x504b0304 && (buffer.includes('word/document') || isWordArchive(bytes))) return 'docx'
    // In a compound file names are UTF-16.
    if (magic === 0xd0cf11e0 && buffer.includes(Buffer.from('WordDocument', 'utf16le'))) return 'doc'
    if (magic === 0xd0cf11e0 && buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return 'docx'
  }
  return null
}
