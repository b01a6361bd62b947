import { OPS } from './pdfjs.ts'

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
  /** Names of signs, in a font made of drawings, whose drawing is empty; null when there is none. */
  blank: Set<string> | null
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
  charProcOperatorList?: Map<string, { fnArray: number[] }>
}

const PAINTING = new Set<number>(
  (
    ['constructPath', 'fill', 'stroke', 'shadingFill', 'showText', 'paintXObject', 'paintFormXObjectBegin', 'beginGroup'] as const
  ).map((name) => OPS[name]),
)
for (const [name, code] of Object.entries(OPS)) if (/Image/.test(name)) PAINTING.add(code)

/** The fonts of one document. */
export const createFonts = () => {
  const known = new Map<unknown, Font>()
  return {
    facts(font: PdfFont): Font {
      const seen = known.get(font)
      if (seen) return seen
      const facts = {
        name: font.name ?? '',
        bold: Boolean(font.bold || font.black),
        vertical: Boolean(font.vertical),
        type3: Boolean(font.isType3Font),
        matrix: font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0],
        ascent: between(0.75, font.ascent || 0.8, 1),
        blank: blankSigns(font),
        descent: between(0.2, -(font.descent || -0.25), 0.35),
      }
      known.set(font, facts)
      return facts
    },
  }
}

/** A drawing that sets its width, and at most a place and colours, draws nothing. */
const blankSigns = ({ charProcOperatorList }: PdfFont) => {
  const blank = new Set<string>()
  for (const [name, { fnArray }] of charProcOperatorList ?? [])
    if (!fnArray.some((operation) => PAINTING.has(operation))) blank.add(name)
  return blank.size > 0 ? blank : null
}

/** What fonts say of their height is often nonsense. */
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
