import type { DocumentType } from '#src/ports/document-reader.ts'

/** A file of a form or a mail, on disk in the temporary folder and not yet kept. */
export interface ReceivedFile {
  /** As it is shown, never used as a path. */
  filename: string
  /** Where the bytes are until they are stored; nothing is there of a file that was skipped. */
  path: string
  /** In bytes. */
  size: number
  sha256: string
  /** What the first bytes say it is; null for anything that is not a document. Zipped and OLE files may still be something else. */
  type: DocumentType | null
}

/** What the first bytes of a file say it is. Names are not asked. */
export function fileTypeOf(head: Uint8Array): DocumentType | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'docx'
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'doc'
  // Some programs write a few bytes before the header; readers accept it within the first kilobyte.
  return Buffer.from(head.subarray(0, 1024)).includes('%PDF-') ? 'pdf' : null
}
