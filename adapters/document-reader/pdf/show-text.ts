import type { HiddenText } from '#src/ports/document-reader.ts'
import { smuggledText } from '../invisible.ts'
import { type FontReading, fontReading } from './characters.ts'
import type { Font } from './fonts.ts'
import { applyX, applyY, type Box, multiply } from './geometry.ts'
import type { GraphicsState } from './graphics-state.ts'

/** What the glyphs of one instruction have in common. */
export interface Look {
  font: FontReading
  fontName: string
  /** `#rrggbb`; null when it is not one colour. */
  colour: string | null
  /** Set when the text cannot be seen whatever surrounds it. */
  reason: HiddenText['reason'] | null
  /** Set when it may not be seen, for a reason that the instructions alone do not decide. */
  doubt: HiddenText['reason'] | null
  /** How many shapes had been painted before. */
  shapes: number
  clip: Box | null
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

type PdfGlyph = { unicode: string; width: number; isSpace: boolean; vmetric?: number[] | null; operatorListId?: string }

/** Below this height (points) nobody reads. */
const TINY = 3.5
const FAINT = 0.06
/** Letters that are pressed together to this part of their width are a line. */
const SQUEEZED = 0.15

const readings = new WeakMap<Font, FontReading>()

/** Adds the signs of one instruction and moves the pen. Returns what they share, or null when nothing is drawn. */
export const showText = (
  state: GraphicsState,
  shown: (PdfGlyph | number)[],
  glyphs: Glyph[],
  shapes: number,
  layerVisible: boolean,
) => {
  const { font, fontSize, fontDirection, charSpacing, wordSpacing } = state
  if (!font || fontSize === 0) return null
  let reading = readings.get(font)
  if (!reading) {
    reading = fontReading(font)
    readings.set(font, reading)
  }

  const toPage = multiply(state.matrix, state.textMatrix)
  const [a, b, c, d] = toPage
  const scale = state.horizontalScale * fontDirection
  const unit = fontSize * font.matrix[0]!
  const alongX = Math.hypot(a, b) * (scale < 0 ? -1 : 1)
  const area = Math.abs(a * d - b * c)
  const across = alongX === 0 ? Math.hypot(c, d) : area / Math.hypot(a, b)
  const size = heightOf(font, shown, fontSize, unit) * across
  const vertical = font.vertical
  const direction = vertical ? turns(-c, -d) : turns(a * Math.sign(scale || 1), b * Math.sign(scale || 1))
  const step = vertical ? Math.hypot(c, d) : Math.abs(alongX * scale)

  const look: Look = {
    font: reading,
    fontName: font.name,
    ...appearance(state, layerVisible),
    shapes,
    clip: state.clip,
  }
  if (!look.reason && size < TINY) look.reason = 'tiny'
  if (!look.reason && step < SQUEEZED * across) look.reason = 'zero-width'

  let pen = 0
  for (const glyph of shown) {
    if (typeof glyph === 'number') {
      pen += ((vertical ? 1 : -1) * glyph * fontSize) / 1000
      continue
    }
    const spacing = ((glyph.isSpace ? wordSpacing : 0) + charSpacing) * fontDirection
    const width = (vertical ? -(glyph.vmetric?.[0] ?? -1000) : glyph.width) * unit
    const advance = vertical ? width - spacing : width + spacing
    const penX = state.x + (vertical ? -((glyph.vmetric?.[1] ?? 500) * unit) / 2 : pen * scale)
    const penY = state.y + state.rise + (vertical ? -pen : 0)
    const text = glyph.isSpace && glyph.unicode.length <= 1 && !glyph.unicode.trim() ? ' ' : reading.read(glyph.unicode)
    const x = applyX(toPage, penX, penY)
    const y = applyY(toPage, penX, penY)
    const blank =
      font.blank !== null && text !== ' ' && glyph.operatorListId !== undefined && font.blank.has(glyph.operatorListId)
    const ownLook: Look = blank && !look.reason ? { ...look, reason: 'invisible' } : look
    glyphs.push({ text, x, y, width: Math.abs(width) * step, advance: advance * step, size, direction, look: ownLook })
    const smuggled = isCommon(glyph.unicode) ? '' : smuggledText(glyph.unicode)
    if (smuggled)
      glyphs.push({ text: smuggled, x, y, width: 0, advance: 0, size, direction, look: { ...look, reason: 'zero-width' } })
    pen += advance
  }
  if (vertical) state.y -= pen
  else state.x += pen * scale
  if (!look.reason && scale === 0) look.reason = 'zero-width'
  return look
}

const appearance = (state: GraphicsState, layerVisible: boolean): Pick<Look, 'colour' | 'reason' | 'doubt'> => {
  const mode = state.renderingMode & 3
  const strokes = mode === 1 || mode === 2
  const fills = mode === 0 || mode === 2
  if (!layerVisible || state.renderingMode === 3) return { colour: null, reason: 'invisible', doubt: null }
  if (state.renderingMode === 7) return { colour: null, reason: null, doubt: null }
  const alpha = Math.max(fills ? state.fillAlpha : 0, strokes ? state.strokeAlpha : 0) * state.groupAlpha
  if (alpha < FAINT) return { colour: null, reason: 'transparent', doubt: null }
  const strokeOnly = mode === 1 || (mode === 2 && state.fillAlpha < FAINT)
  const both = mode === 2 && !strokeOnly && state.strokeAlpha >= FAINT
  const colour = both && state.fill !== state.stroke ? null : strokeOnly ? state.stroke : state.fill
  const masked = state.softMask ? 'transparent' : null
  const mixed = !state.plainBlend || colour === null ? 'same-colour' : null
  return {
    colour: masked || mixed ? null : colour,
    reason: null,
    doubt: masked ?? mixed ?? (state.clipExact ? null : 'invisible'),
  }
}

/** A font made of drawings has no size of its own: about twice the width of its letters. */
const heightOf = (font: Font, shown: (PdfGlyph | number)[], fontSize: number, unit: number) => {
  if (!font.type3 || Math.abs(font.matrix[0]! - 0.001) < 1e-6) return fontSize
  let [total, count] = [0, 0]
  for (const glyph of shown) {
    if (typeof glyph === 'number' || glyph.width === 0) continue
    total += Math.abs(glyph.width * unit)
    count++
  }
  return count ? (2 * total) / count : fontSize
}

/** Nearly every sign is one, and a closer look at each would cost more than all the rest. */
const isCommon = (unicode: string) => unicode.length === 1 && unicode.charCodeAt(0) < 0x2000

const turns = (x: number, y: number) => (Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 0 : 2) : y > 0 ? 1 : 3)
