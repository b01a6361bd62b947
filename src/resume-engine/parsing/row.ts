/** A line of the document with what the readers of facts ask of it again and again. Offsets are into the document's text. */
export interface Row {
  index: number
  /** Without surrounding space and without the bullet. */
  start: number
  end: number
  text: string
  page: number
  block: number
  bullet: boolean
  /** The sign of the bullet; empty without one, and where it stood on a line of its own. */
  mark: string
  bold: boolean
  /** Bold parts of a line whose parts look different. */
  boldParts?: { start: number; end: number }[]
  /** 0 when unknown. */
  size: number
  /** Left and right edge in points; 0 without a layout. */
  left: number
  right: number
  top: number
  /** True when an empty line, another block or another page is before the line. */
  afterGap: boolean
  /** Parts of the line that a wide gap sets apart; one part when there is none. */
  parts: Span[]
}

export interface Span {
  start: number
  end: number
  text: string
  /** Left edge in points, where the layout tells. */
  x?: number
}
