import type { HiddenText } from '#src/ports/document-reader.ts'
import type { FontReading } from './characters.ts'
import type { Box } from './geometry.ts'

/** What the glyphs of one text object have in common. */
export interface Look {
  font: FontReading
  /** `#rrggbb`; null when it is not one colour. */
  colour: string | null
  /** How much of what lies behind it the colour hides, from 0 to 1. */
  alpha: number
  /** Set when the text cannot be seen whatever surrounds it. */
  reason: HiddenText['reason'] | null
  /** Set when it may not be seen, for a reason that only drawing the page decides. */
  doubt: HiddenText['reason'] | null
  /** How many shapes had been painted before. */
  shapes: number
  clip: Box | null
  /** The text object that drew it. */
  object: number
}

/** One sign on the page. */
export interface Glyph {
  /** Empty for a picture, a space for a space. */
  text: string
  /** Start of the sign on its baseline, in points from the top left of the page. */
  x: number
  y: number
  /** Points along the line, without and with the spacing that follows. */
  width: number
  advance: number
  /** Height of the font in points. */
  size: number
  /** Quarter turns clockwise that the line is rotated by. */
  direction: 0 | 1 | 2 | 3
  look: Look
}
