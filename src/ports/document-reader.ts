import { DomainError } from '#src/shared/domain-error.ts'

/** What a person would see in a document, as text with places, and apart from it what the file hides. */
export interface ReadDocument {
  /** Recognised by content, never by name. */
  type: DocumentType
  /** Number of pages; 1 for formats without pages. */
  pageCount: number
  /** Size of each page in points, in page order; empty for formats without pages. */
  pageSizes: { width: number; height: number }[]
  /**
   * The visible text in the order a person reads it: one column after the other, one line a line, an empty line between
   * blocks, a form feed (\f) between pages. Every quote is an interval of this string.
   */
  text: string
  /** Every non-empty line of `text`, in that order. */
  lines: TextLine[]
  /** Text that is in the file but that a person does not see. Never part of `text`. */
  hidden: HiddenText[]
  /** True when the words were recognised in an image (OCR) rather than read. */
  recognised: boolean
  /** Set when not all pages that are pictures were recognised: so many of so many were, and why not the others. */
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
   * The line's box in points, origin at the top left of the page as a viewer shows it: cropped and turned, at scale 1. Null for
   * formats without a layout.
   */
  box: { x: number; y: number; width: number; height: number } | null
  /** The largest font size on the line in points; 0 when unknown. */
  fontSize: number
  bold: boolean
  /**
   * Bold parts of a line that is not bold as a whole, or parts of a bold line that are: offsets as above, in order. Absent where all of
   * the line looks alike.
   */
  boldParts?: { start: number; end: number }[]
  /** Number of the block (column, sidebar, table cell) the line belongs to; lines of one block follow each other. */
  block: number
  /**
   * Pieces of the line that are set apart by a wide gap, such as a company at the left and its dates at the right margin.
   * Offsets as above, in order. One piece covering the line when there is no gap.
   */
  segments: TextSegment[]
  /**
   * Where each word stands, three numbers a word: its offset in the line (code units), its left edge and its width on the page in
   * tenths of a point. On a line that is turned by one or three quarters they are its top edge and its height. A word goes on to
   * the offset of the next. Empty without a layout; absent in documents that were stored before places were.
   */
  words?: number[]
  /** Quarter turns clockwise that the line is rotated by on the page as a viewer shows it; absent for level lines. */
  turn?: 1 | 2 | 3
}

/** A run of text with one place; `x` and `width` in points along the line's direction, both 0 when there is no layout. */
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
  /** Where it stands on the page, as the box of a line; absent where there is no layout or it lies beside the page. */
  box?: { x: number; y: number; width: number; height: number }
}

/**
 * Reads a PDF, DOCX, DOC or plain-text file. Hostile files are expected: the work happens in a separate process under limits
 * of time (10 s), memory (600 MB) and pages (50), and no file can slow or harm the server.
 */
export interface DocumentReader {
  /** Reads the file at `path`, which it does not change. Rejects with `UnreadableDocument`, and with nothing else. */
  read(path: string): Promise<ReadDocument>
}

export type UnreadableCode = keyof typeof unreadableReasons

/** The closed set of ways a file can fail to be read, with the sentence a person sees. */
export const unreadableReasons = {
  ENCRYPTED: 'This file is protected with a password. Remove the password and upload it again.',
  DAMAGED: 'This file is damaged and cannot be opened. Export it again and upload the new file.',
  NO_TEXT: 'This PDF has no text layer. Run OCR on it or upload a text PDF.',
  TOO_LONG: 'This file has more than 50 pages. Upload a shorter version.',
  TOO_LARGE: 'This file is larger than 25 MB.',
  WRONG_TYPE: 'This file is not a PDF, DOCX or DOC document, whatever its name says.',
  EMPTY: 'This file is empty.',
  TIMED_OUT: 'This file took too long to read. Export it again in a simpler form and upload the new file.',
} as const

/** The file cannot be read, and why. */
export class UnreadableDocument extends DomainError {
  readonly kind = 'unreadable'
  constructor(override readonly code: UnreadableCode) {
    super(unreadableReasons[code])
  }
}
