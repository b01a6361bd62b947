import { open } from 'node:fs/promises'
import type { ReceivedFile } from '#src/shared/received-file.ts'

type Type = NonNullable<ReceivedFile['type']>

/** What only a document holds, by type: the folder of a DOCX, and the streams of a DOC or of a document with a password. */
const marks: Partial<Record<Type, Buffer[]>> = {
  docx: [Buffer.from('word/')],
  doc: [Buffer.from('WordDocument', 'utf16le'), Buffer.from('EncryptedPackage', 'utf16le')],
}

const pieceBytes = 1024 * 1024

/**
 * Whether a file of this type, as its first bytes tell it, is a document: archives and tables begin like one. Looks for names that
 * stand in the clear, and unpacks nothing.
 */
export async function isDocument({ path, type }: Pick<ReceivedFile, 'path' | 'type'>): Promise<boolean> {
  if (!type) return false
  const wanted = marks[type]
  if (!wanted) return type === 'pdf'
  const overlap = Math.max(...wanted.map((mark) => mark.length))
  const file = await open(path, 'r')
  try {
    const piece = Buffer.alloc(pieceBytes + overlap)
    let kept = 0
    for (;;) {
      const { bytesRead } = await file.read(piece, kept, pieceBytes)
      if (bytesRead === 0) return false
      const seen = piece.subarray(0, kept + bytesRead)
      if (wanted.some((mark) => seen.includes(mark))) return true
      kept = Math.min(overlap, seen.length)
      seen.copy(piece, 0, seen.length - kept)
    }
  } finally {
    await file.close()
  }
}
