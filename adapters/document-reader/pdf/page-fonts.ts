import { type FontReading, fontReading } from './characters.ts'
import type { Pdfium } from './pdfium.ts'

/** What text needs to know of a font. */
export interface PageFont extends FontReading {
  /** False for a font whose letters are drawn in another's place. */
  embedded: boolean
  /** A font made of drawings (Type 3), without a program. */
  drawn: boolean
  /** What a sign says that only the font's program names; empty when it does not either. */
  builtIn(code: number): string
}

/** The fonts of one page. */
export const createFonts = (pdfium: Pdfium) => {
  const known = new Map<number, PageFont>()
  return (textObject: number): PageFont => {
    const handle = pdfium.FPDFTextObj_GetFont(textObject)
    let font = known.get(handle)
    if (!font) {
      font = factsOf(pdfium, handle)
      known.set(handle, font)
    }
    return font
  }
}

const factsOf = (pdfium: Pdfium, handle: number): PageFont => {
  const { scratch, scratchBytes } = pdfium
  const length = handle ? Math.min(pdfium.FPDFFont_GetBaseFontName(handle, scratch, scratchBytes), scratchBytes) : 0
  const name = new TextDecoder().decode(pdfium.bytes(scratch, Math.max(0, length - 1)))
  const measure = (ask: Pdfium['FPDFFont_GetAscent']) =>
    handle && ask(handle, 1, scratch) ? pdfium.view().getFloat32(scratch, true) : 0
  const program = handle && pdfium.FPDFFont_GetFontData(handle, 0, 0, scratch) ? pdfium.view().getUint32(scratch, true) : 0
  const embedded = handle !== 0 && pdfium.FPDFFont_GetIsEmbedded(handle) === 1
  return {
    ...fontReading({
      name,
      ascent: between(0.75, measure(pdfium.FPDFFont_GetAscent) || 0.8, 1),
      descent: between(0.2, -(measure(pdfium.FPDFFont_GetDescent) || -0.25), 0.35),
    }),
    embedded,
    drawn: program === 0,
    builtIn: builtInNames(pdfium, handle, program),
  }
}

/** Bytes in which a program says which codes its signs have. */
const HEAD = 20_000
const LARGEST_PROGRAM = 4_000_000

/** The names that a Type 1 program gives to codes, which PDFium leaves aside when the file calls the font an ordinary one. */
const builtInNames = (pdfium: Pdfium, handle: number, length: number) => {
  let names: Map<number, string> | undefined
  const read = () => {
    const found = new Map<number, string>()
    if (length === 0 || length > LARGEST_PROGRAM) return found
    const program = pdfium.malloc(length)
    if (program === 0) return found
    pdfium.FPDFFont_GetFontData(handle, program, length, pdfium.scratch)
    const head = Buffer.from(pdfium.bytes(program, Math.min(length, HEAD))).toString('latin1')
    pdfium.free(program)
    if (!head.includes('%!')) return found
    for (const [, code, name] of head.matchAll(/dup\s+(\d+)\s*\/(\S+)\s+put/g)) found.set(Number(code), characterNamed(name!))
    return found
  }
  return (code: number) => {
    names ??= read()
    return names.get(code) ?? ''
  }
}

const LIGATURES = new Set(['ff', 'fi', 'fl', 'ffi', 'ffl', 'ft', 'st'])

/** The names that turn up beside those of the common encodings, which PDFium knows. */
const characterNamed = (name: string) => {
  if (LIGATURES.has(name) || /^[A-Za-z]$/.test(name)) return name
  const code = /^uni([\dA-F]{4})$/.exec(name)?.[1]
  return code ? String.fromCharCode(Number.parseInt(code, 16)) : ''
}

/** What fonts say of their height is often nonsense. */
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
