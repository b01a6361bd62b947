import { DomainError } from '#src/shared/domain-error.ts'

/** What a person would see in a document, as text with positions, and separately what the file hides. */
export interface ReadDocument {
  /** Determined by content, never by name. */
  type: DocumentType
  /** Number of pages; 1 for formats without pages. */
  pageCount: number
  /** Size of each page in points, in page order; empty for formats without pages. */
  pageSizes: { width: number; height: number }[]
  /**
   * The visible text in the order a person reads it: one column after the other, each line on its own line, an empty line between
   * blocks, a form feed (\f) between pages. Every quote is an interval of this string.
   */
  text: string
  /** Every non-empty line of `text`, in the same order. */
  lines: TextLine[]
  /** Text that is in the file but not visible to a person. Never part of `text`. */
  hidden: HiddenText[]
  /** True if the words were recognized in an image (OCR). */
  recognised: boolean
  /** Set if OCR did not finish all pages that are pictures: how many of how many it did, and why not the others. */
  recognition?: { pages: number; of: number; because: 'time' | 'not-possible' }
}

export type DocumentType = 'pdf' | 'docx' | 'doc' | 'txt'

/** One visible line. Offsets are UTF-16 code units into `ReadDocument.text`; `end` is exclusive. */
export interface TextLine {
  start: number
  end: number
  /** From 1. */
  page: number
  /**
   * The line's box in points, origin at the top left of the page as a viewer shows it: cropped and rotated, at scale 1. Null for
   * formats without a layout.
   */
  box: { x: number; y: number; width: number; height: number } | null
  /** The largest font size on the line in points; 0 when unknown. */
  fontSize: number
  bold: boolean
  /**
   * The bold parts of a line that is only partly bold: offsets as above, in order. Absent if the whole line looks
   * the same.
   */
  boldParts?: { start: number; end: number }[]
  /** Number of the block (column, sidebar, table cell) the line belongs to; lines of the same block are consecutive. */
  block: number
  /**
   * Pieces of the line that are separated by a wide gap, such as a company at the left margin and its dates at the right.
   * Offsets as above, in order. If there is no gap, one piece covers the line.
   */
  segments: TextSegment[]
  /**
   * Where each word is, three numbers per word: its offset in the line (code units), its left edge and its width on the page in
   * tenths of a point. On a line that is rotated by one or three quarters they are its top edge and its height. A word extends to
   * the offset of the next. Empty without a layout; absent in documents that were stored before positions were.
   */
  words?: number[]
  /** Quarter turns clockwise that the line is rotated by on the page as a viewer shows it; absent for level lines. */
  turn?: 1 | 2 | 3
}

/** A run of text with one position; `x` and `width` in points along the line's direction, both 0 without a layout. */
export interface TextSegment {
  start: number
  end: number
  x: number
  width: number
}

export interface HiddenText {
  page: number
  text: string
  reason: 'same-colour' | 'invisible' | 'tiny' | 'off-page' | 'covered' | 'transparent' | 'marked-hidden' | 'zero-width'
  /** Where it is on the page, like the box of a line; absent without a layout or if it is outside the page. */
  box?: { x: number; y: number; width: number; height: number }
}

/**
 * Reads a PDF, DOCX, DOC or plain-text file. Hostile files are expected: the work happens in a separate process with limits
 * on time (10 s), memory (600 MB) and pages (50), and no file can slow down or harm the server.
 */
export interface DocumentReader {
  /** Reads the file at `path` and does not change it. Rejects only with `UnreadableDocument`. */
  read(path: string): Promise<ReadDocument>
}

export type UnreadableCode = keyof typeof unreadableReasons

/** All the reasons why a file cannot be read, with the sentence a person sees. */
export const unreadableReasons = {
  ENCRYPTED: 'This file is protected with a password. Remove the password and upload it again.',
  DAMAGED: 'This file is damaged and cannot be opened. Export it again and upload the new file.',
  NO_TEXT: 'This PDF has no text layer. Run OCR on it or upload a text PDF.',
  TOO_LONG: 'This file has more than 50 pages. Upload a shorter version.',
  TOO_LARGE: 'This file is larger than 25 MB.',
  WRONG_TYPE: 'This file is not a PDF, DOCX or DOC document, whatever its name says.',
  EMPTY: 'This file is empty. If it shows a scan, upload that as a PDF.',
  TIMED_OUT: 'This file took too long to read. Export it again in a simpler form and upload the new file.',
} as const

/** The file cannot be read, and why. */
export class UnreadableDocument extends DomainError {
  readonly kind = 'unreadable'
  constructor(override readonly code: UnreadableCode) {
    super(unreadableReasons[code])
  }
}
