import type { HiddenText } from '#src/ports/document-reader.ts'
import { smuggledText } from '../invisible.ts'
import { isRightToLeft } from '../layout/bidi.ts'
import { applyX, applyY, multiply } from './geometry.ts'
import type { Glyph, Look } from './glyph.ts'
import { spaceOut } from './letter-spacing.ts'
import type { OpenDocument, OpenPage } from './open-document.ts'
import { createFonts, type PageFont } from './page-fonts.ts'
import type { Pdfium } from './pdfium.ts'
import { colourOf, matrixOf, PATTERNS, type SurveyedPage, type TextObject, textFrom } from './survey-page.ts'

/** Below this height (points) nobody reads. */
const TINY = 3.5
const FAINT = 0.06
/** Letters that are pressed together to this part of their width are a line. */
const SQUEEZED = 0.15

/** A text object with what its letters have in common. */
interface Run {
  text: TextObject
  font: PageFont
  look: Look
  size: number
  direction: Glyph['direction']
  /** How far the letters lean: a part of their height by which their boxes are told too wide. */
  lean: number
}

/** A sign with the characters that the font gives it. */
interface ReadGlyph extends Glyph {
  raw: string
}

/** PDFium leaves out text that stands where the same text stands: so often it is asked for what it left out. */
const MOST_LAYERS = 4

/** Every sign of the page. What PDFium adds of its own, spaces and ends of lines, is left out. */
export const glyphsOf = (document: OpenDocument, page: OpenPage, surveyed: SurveyedPage): Glyph[] => {
  const { pdfium } = document
  const { texts } = surveyed
  for (const text of texts.values()) prepare(pdfium, text)
  const runs = new Map<number, Run>()
  const fontOf = createFonts(pdfium)
  const glyphs: ReadGlyph[] = []
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const read = readLayer(document, page, surveyed, runs, fontOf)
    glyphs.push(...read)
    const left = [...texts.values()].filter(({ handle, width }) => !runs.has(handle) && width > NO_WIDTH)
    if (read.length === 0 || left.length === 0) break
    for (const handle of runs.keys()) pdfium.FPDFPageObj_SetIsActive(handle, 0)
  }
  for (const handle of runs.keys()) pdfium.FPDFPageObj_SetIsActive(handle, 1)
  sizeDrawnFonts(glyphs)
  return spaceOut(narrowDrawnFonts(withSpaces(inOrder(glyphs, texts), surveyed, runs)))
}

/**
 * PDFium orders what it takes for lines, and is led astray on turned pages: the order of drawing serves better. But where text is read
 * from right to left it has turned words around, and only in its own order do they hang together.
 */
const inOrder = (glyphs: ReadGlyph[], texts: SurveyedPage['texts']) => {
  if (glyphs.some(({ text }) => isRightToLeft(text))) return glyphs
  return glyphs.toSorted((a, b) => texts.get(a.look.object)!.order - texts.get(b.look.object)!.order)
}

const readLayer = (
  { pdfium, mayHavePatterns }: OpenDocument,
  page: OpenPage,
  { texts, scene }: SurveyedPage,
  runs: Map<number, Run>,
  fontOf: (textObject: number) => PageFont,
): ReadGlyph[] => {
  const handle = pdfium.FPDFText_LoadPage(page.handle)
  if (handle === 0) return []
  const glyphs: ReadGlyph[] = []
  const count = pdfium.FPDFText_CountChars(handle)
  let previous: ReadGlyph | null = null
  for (let index = 0; index < count; index++) {
    const code = pdfium.FPDFText_GetUnicode(handle, index)
    if (isWhite(code) && pdfium.FPDFText_IsGenerated(handle, index) === 1) continue
    const object = pdfium.FPDFText_GetTextObject(handle, index)
    let run = runs.get(object)
    if (!run) {
      const text = texts.get(object)
      if (!text) continue
      run = runOf(pdfium, text, fontOf(object), scene.shapes.length > text.shapes, mayHavePatterns)
      runs.set(object, run)
    }
    const glyph = glyphOf(pdfium, handle, index, code, run)
    if (previous && isSameSign(previous, glyph)) {
      previous.raw = joined(previous.raw, glyph.raw)
      previous.text = run.font.read(previous.raw)
      continue
    }
    glyphs.push(glyph)
    previous = glyph
    const smuggled = code < 0x2000 ? '' : smuggledText(String.fromCodePoint(code))
    if (smuggled) glyphs.push({ ...glyph, text: smuggled, width: 0, advance: 0, look: { ...run.look, reason: 'zero-width' } })
  }
  pdfium.FPDFText_ClosePage(handle)
  return glyphs
}

const isWhite = (code: number) => code === 0x20 || code === 0x0d || code === 0x0a

/** PDFium keeps its hands off a text that is as wide as nothing; it is read all the same, to be reported. */
const NO_WIDTH = 1e-3

/**
 * Makes PDFium read what is painted: not the words that a mark says stand for others, and text that is pressed to nothing as well.
 */
const prepare = (pdfium: Pdfium, text: TextObject) => {
  const { handle } = text
  for (let index = pdfium.FPDFPageObj_CountMarks(handle) - 1; index >= 0; index--) {
    const mark = pdfium.FPDFPageObj_GetMark(handle, index)
    const keys = Array.from({ length: Math.max(0, pdfium.FPDFPageObjMark_CountParams(mark)) }, (_, at) =>
      textFrom(pdfium, (room, bytes, length) => pdfium.FPDFPageObjMark_GetParamKey(mark, at, room, bytes, length)),
    )
    if (keys.includes('ActualText')) pdfium.FPDFPageObj_RemoveMark(handle, mark)
  }
  const [a, b, c, d, e, f] = matrixOf(pdfium, handle)
  if (Math.hypot(a, b) >= NO_WIDTH * Math.hypot(c, d)) return
  const { scratch } = pdfium
  const view = pdfium.view()
  const upright = [d, -c, c, d, e, f]
  for (const [index, value] of upright.entries()) view.setFloat32(scratch + 4 * index, value, true)
  pdfium.FPDFPageObj_SetMatrix(handle, scratch)
  text.pressed = true
}

const runOf = (pdfium: Pdfium, text: TextObject, font: PageFont, paintedLater: boolean, mayHavePatterns: boolean): Run => {
  const toPage = multiply(text.matrix, matrixOf(pdfium, text.handle))
  const [a, b, c, d] = toPage
  const nominal = sizeOf(pdfium, text.handle)
  const sign = nominal < 0 ? -1 : 1
  const along = Math.hypot(a, b)
  const across = along === 0 ? Math.hypot(c, d) : Math.abs(a * d - b * c) / along
  const size = Math.abs(nominal) * across
  const look: Look = {
    font,
    ...appearance(pdfium, text, paintedLater, mayHavePatterns),
    shapes: text.shapes,
    clip: text.clip,
    object: text.handle,
  }
  if (!look.reason && !font.drawn && size < TINY) look.reason = 'tiny'
  if (!look.reason && (text.pressed || along < SQUEEZED * across)) look.reason = 'zero-width'
  return { text, font, look, size, direction: turns(a * sign, b * sign), lean: leanOf(a, b, c, d) }
}

/** A line that is not level, but for this part, is turned by other than a quarter. */
const LEVEL = 1e-3

/** Where a font has no italics its letters are drawn as if pushed to the side. */
const leanOf = (a: number, b: number, c: number, d: number) => {
  const [across, up] = Math.abs(b) < LEVEL * Math.abs(a) ? [c, d] : Math.abs(a) < LEVEL * Math.abs(b) ? [d, c] : [0, 1]
  return up === 0 ? 0 : Math.abs(across / up)
}

const sizeOf = (pdfium: Pdfium, text: number) =>
  pdfium.FPDFTextObj_GetFontSize(text, pdfium.scratch) ? pdfium.view().getFloat32(pdfium.scratch, true) : 0

/** Where the sides of a sign's box stand in the room for answers. */
const [LEFT, TOP, RIGHT, BOTTOM] = [16, 20, 24, 28] as const

const glyphOf = (
  pdfium: Pdfium,
  page: number,
  index: number,
  code: number,
  { text, font, look, size, direction, lean }: Run,
): ReadGlyph => {
  const { scratch } = pdfium
  pdfium.FPDFText_GetCharOrigin(page, index, scratch, scratch + 8)
  pdfium.FPDFText_GetLooseCharBox(page, index, scratch + 16)
  const view = pdfium.view()
  const [originX, originY] = [view.getFloat64(scratch, true), view.getFloat64(scratch + 8, true)]
  const { page: viewport } = text
  const [x, y] = [applyX(viewport, originX, originY), applyY(viewport, originX, originY)]
  const level = direction % 2 === 0
  const turned = Math.abs(viewport[0]) < Math.abs(viewport[1])
  const extent = (from: number, to: number) =>
    Math.abs(view.getFloat32(scratch + to, true) - view.getFloat32(scratch + from, true))
  const [wide, high] = [extent(LEFT, RIGHT), extent(TOP, BOTTOM)]
  const width = level !== turned ? wide - lean * high : high - lean * wide
  // What PDFium does not know is a mere number. Those of a font made of drawings mostly are letters.
  const unnamed = !font.drawn && pdfium.FPDFText_HasUnicodeMapError(page, index) === 1
  const raw = unnamed ? font.builtIn(code) : characterOf(pdfium, page, index, code)
  const said = code === 0x20 ? ' ' : font.read(raw)
  const shows = said !== ' ' && said !== '' && !unnamed && (font.embedded || font.drawn)
  const blank = shows && !look.reason && !look.doubt && isBlank(pdfium, page, index)
  return { text: said, raw, x, y, width, advance: width, size, direction, look: blank ? { ...look, doubt: 'invisible' } : look }
}

const HYPHEN_AT_END = new Set([0, 2, 0xfffe])

const characterOf = (pdfium: Pdfium, page: number, index: number, code: number) => {
  // A hyphen at the end of a line is told apart by PDFium, which may know how the word goes on.
  if (HYPHEN_AT_END.has(code)) return pdfium.FPDFText_IsHyphen(page, index) === 1 ? '-' : ''
  return code > 0x10ffff ? '' : String.fromCodePoint(code)
}

/** Points: the box of a sign that draws nothing is as flat as this. */
const FLAT = 0.02

const isBlank = (pdfium: Pdfium, page: number, index: number) => {
  const { scratch } = pdfium
  pdfium.FPDFText_GetCharBox(page, index, scratch, scratch + 8, scratch + 16, scratch + 24)
  const view = pdfium.view()
  return Math.abs(view.getFloat64(scratch + 24, true) - view.getFloat64(scratch + 16, true)) < FLAT
}

/** PDFium gives each letter of a ligature the place of the whole. */
const isSameSign = (a: Glyph, b: Glyph) =>
  a.look.object === b.look.object && a.x === b.x && a.y === b.y && a.width === b.width && a.width > 0

const LAM = '\u0644'
const ALEF = /^[\u0622\u0623\u0625\u0627]$/

/** Where PDFium turns Arabic around it turns the letters of a ligature around too: there is no sign for alef and lam, but one for lam and alef. */
const joined = (before: string, after: string) => (ALEF.test(before) && after === LAM ? after + before : before + after)

const appearance = (
  pdfium: Pdfium,
  text: TextObject,
  paintedLater: boolean,
  mayHavePatterns: boolean,
): Pick<Look, 'colour' | 'alpha' | 'reason' | 'doubt'> => {
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(text.handle)
  const none = { colour: null, alpha: 1, doubt: null }
  if (mode === 3) return { ...none, reason: 'invisible' }
  // An outline for what is painted through it: seen once something is.
  if (mode === 7) return paintedLater ? { ...none, reason: null, doubt: 'invisible' } : { ...none, reason: 'invisible' }
  const fill = colourOf(pdfium, text.handle, 'fill')
  const stroke = colourOf(pdfium, text.handle, 'stroke')
  const strokes = (mode & 3) === 1 || (mode & 3) === 2
  const fills = (mode & 3) === 0 || (mode & 3) === 2
  const fillAlpha = fills ? fill.alpha * text.alpha : 0
  const strokeAlpha = strokes ? stroke.alpha * text.alpha : 0
  const alpha = Math.max(fillAlpha, strokeAlpha)
  if (alpha < FAINT) return { ...none, reason: 'transparent' }
  const both = fillAlpha >= FAINT && strokeAlpha >= FAINT
  const shown = fillAlpha >= FAINT ? fill : stroke
  const several = both && fill.colour !== stroke.colour
  const unknown = several || (mayHavePatterns && PATTERNS.has(shown.colour))
  const masked = text.mixed || (shown.alpha === 1 && pdfium.FPDFPageObj_HasTransparency(text.handle) !== 0)
  const doubt: HiddenText['reason'] | null =
    text.layered || text.stencilled || !text.clipExact
      ? 'invisible'
      : unknown || (masked && shown.colour === WHITE)
        ? 'same-colour'
        : masked
          ? 'transparent'
          : null
  return { colour: masked || unknown ? null : shown.colour, alpha, reason: null, doubt }
}

/** Mixed with the paper it is as good as not there. */
const WHITE = '#ffffff'

const LETTER = /[\p{L}\p{N}]/u

/** A font made of drawings has no size of its own: about twice the width of its letters. */
const sizeDrawnFonts = (glyphs: ReadGlyph[]) => {
  const parts = new Map<Look['font'], { width: number; size: number }>()
  const drawn = glyphs.filter(({ look, width, size }) => (look.font as PageFont).drawn && width > 0 && size > 0)
  for (const { look, text, width, size } of drawn) {
    if (!LETTER.test(text)) continue
    const sum = parts.get(look.font) ?? { width: 0, size: 0 }
    parts.set(look.font, { width: sum.width + width, size: sum.size + size })
  }
  for (const glyph of drawn) {
    const { width, size } = parts.get(glyph.look.font) ?? { width: 1, size: 2 }
    const factor = (2 * width) / size
    if (factor > 2 || factor < 0.5) glyph.size *= factor
    if (!glyph.look.reason && glyph.size < TINY) glyph.look = { ...glyph.look, reason: 'tiny' }
  }
}

/** Parts of the font size and of the width: what follows nearer is drawn over a letter rather than beside it. */
const [LEAST_STEP, LEAST_SHARE] = [0.15, 0.3]

/**
 * Letters of fonts made of drawings may be told too wide, over the space beside them: none is wider than the way to the one at its right,
 * which is the next, or the one before where text is read from right to left.
 */
const narrowDrawnFonts = (glyphs: Glyph[]): Glyph[] => {
  glyphs.forEach((glyph, index) => {
    if (!(glyph.look.font as PageFont).drawn || glyph.text === ' ') return
    const beside = glyphs[isRightToLeft(glyph.text) ? index - 1 : index + 1]
    if (!beside || glyph.direction !== beside.direction) return
    const level = glyph.direction % 2 === 0
    const [along, across] = level ? [beside.x - glyph.x, beside.y - glyph.y] : [beside.y - glyph.y, beside.x - glyph.x]
    const step = glyph.direction < 2 ? along : -along
    if (Math.abs(across) > 0.05 * glyph.size || step >= glyph.width) return
    if (step < LEAST_STEP * glyph.size || step < LEAST_SHARE * glyph.width) return
    glyph.width = step
    glyph.advance = step
  })
  return glyphs
}

/** PDFium leaves out what is nothing but spaces. They are put back between the signs they were drawn between. */
const withSpaces = (glyphs: ReadGlyph[], { texts }: SurveyedPage, runs: Map<number, Run>): Glyph[] => {
  const left = [...texts.values()].filter(({ handle }) => !runs.has(handle))
  if (left.length === 0) return glyphs
  const spaces = new Map(left.map((text) => [text.order, text]))
  const spaced: Glyph[] = []
  glyphs.forEach((glyph, index) => {
    const before = glyphs[index - 1]
    if (before && before.look.object !== glyph.look.object && before.text !== ' ' && glyph.text !== ' ') {
      const [from, to] = [texts.get(before.look.object)!.order, texts.get(glyph.look.object)!.order]
      for (let order = Math.min(from, to) + 1; order < Math.max(from, to) && order <= Math.min(from, to) + MOST_SPACES; order++) {
        const space = spaces.get(order)
        if (!space || !isBetween(space, before, glyph)) continue
        spaced.push({ ...before, text: ' ', x: space.x, y: space.y, width: 0, advance: 0 })
        break
      }
    }
    spaced.push(glyph)
  })
  return spaced
}

/** Spaces drawn one by one after a word. */
const MOST_SPACES = 3

const isBetween = (space: { x: number; y: number }, before: Glyph, after: Glyph) => {
  const slack = 0.5 * before.size
  const within = (value: number, a: number, b: number) => value > Math.min(a, b) - slack && value < Math.max(a, b) + slack
  return within(space.x, before.x, after.x) && within(space.y, before.y, after.y)
}

const turns = (x: number, y: number) => (Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 0 : 2) : y > 0 ? 1 : 3)
