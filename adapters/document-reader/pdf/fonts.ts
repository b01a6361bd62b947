/** What text needs to know of a font. */
export interface Font {
  name: string
  bold: boolean
  vertical: boolean
  /** A font made of drawings. */
  type3: boolean
  /** From glyph space to text space. */
  matrix: number[]
  /** How far letters reach above and below the baseline, in parts of the font size. */
  ascent: number
  descent: number
}

/** What pdf.js says of a font. */
interface PdfFont {
  name?: string
  bold?: boolean
  black?: boolean
  vertical?: boolean
  isType3Font?: boolean
  fontMatrix?: number[]
  ascent?: number
  descent?: number
  composite?: boolean
  differences?: { size: number }
  defaultEncoding?: string[]
}

/** The fonts of one document. */
export const createFonts = () => {
  const known = new Map<unknown, Font>()
  let needPrograms = false
  return {
    facts(font: PdfFont): Font {
      const seen = known.get(font)
      if (seen) return seen
      needPrograms ||= encodesByProgram(font)
      const facts = {
        name: font.name ?? '',
        bold: Boolean(font.bold || font.black),
        vertical: Boolean(font.vertical),
        type3: Boolean(font.isType3Font),
        matrix: font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0],
        ascent: between(0.75, font.ascent || 0.8, 1),
        descent: between(0.2, -(font.descent || -0.25), 0.35),
      }
      known.set(font, facts)
      return facts
    },
    /** True when only its program may say which letters a font draws. */
    needPrograms: () => needPrograms,
  }
}

/** What fonts say of their height is often nonsense. */
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** A code that the two common encodings name, and the ones built into fonts do not. */
const NAMED_BY_COMMON_ENCODINGS = 0x80

const encodesByProgram = ({ isType3Font, composite, differences, defaultEncoding }: PdfFont) =>
  !isType3Font && !composite && !differences?.size && !defaultEncoding?.[NAMED_BY_COMMON_ENCODINGS]
