import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { Box, Matrix } from './geometry.ts'
import { type Pdfium, takePdfium } from './pdfium.ts'

/** A PDF that is open in a PDFium of its own. Close it unless a call has failed. */
export interface OpenDocument {
  pdfium: Pdfium
  pageCount: number
  /** True when parts of the file may be switched off, as layers are. Not sure when it is true. */
  mayHaveLayers: boolean
  /** True when something may be painted in a pattern. Not sure when it is true. */
  mayHavePatterns: boolean
  /** Loads a page (from 1), with what is stuck onto it, such as the values of a form. */
  page(number: number): OpenPage
  close(): void
}

export interface OpenPage {
  handle: number
  /** Size in points as a viewer shows it. */
  width: number
  height: number
  /** From the page's own coordinates to points from its top left. */
  viewport: Matrix
  close(): void
}

/** Why PDFium did not open a file. */
const PASSWORD = 4
/** A kind of protection that it does not know. */
const SECURITY = 5

/** Throws UnreadableDocument. */
export const openDocument = (bytes: Uint8Array): OpenDocument => {
  const { pdfium, giveBack } = takePdfium()
  const address = pdfium.put(bytes)
  const handle = pdfium.FPDF_LoadMemDocument(address, bytes.length, 0)
  if (handle === 0) {
    const isProtected = [PASSWORD, SECURITY].includes(pdfium.FPDF_GetLastError())
    giveBack()
    throw new UnreadableDocument(isProtected ? 'ENCRYPTED' : 'DAMAGED')
  }
  return {
    pdfium,
    pageCount: pdfium.FPDF_GetPageCount(handle),
    ...hintsOf(bytes),
    page: (number) => openPage(pdfium, handle, number - 1),
    close() {
      pdfium.FPDF_CloseDocument(handle)
      giveBack()
    },
  }
}

/** A name in a file, any letter of which may be written as a number. */
const named = (name: string) =>
  new RegExp(`/${Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}`, 'i')

/** Objects that are packed, in which anything may stand. */
const PACKED = named('ObjStm')
const LAYERS = named('OCProperties')
const PATTERNS = named('PatternType')

const hintsOf = (bytes: Uint8Array) => {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const packed = PACKED.test(source)
  return { mayHaveLayers: packed || LAYERS.test(source), mayHavePatterns: packed || PATTERNS.test(source) }
}

const openPage = (pdfium: Pdfium, document: number, index: number): OpenPage => {
  let handle = load(pdfium, document, index)
  if (stickNotesOn(pdfium, handle)) {
    pdfium.FPDF_ClosePage(handle)
    handle = load(pdfium, document, index)
  }
  return { handle, ...placeOf(pdfium, handle), close: () => pdfium.FPDF_ClosePage(handle) }
}

const load = (pdfium: Pdfium, document: number, index: number) => {
  const handle = pdfium.FPDF_LoadPage(document, index)
  if (handle === 0) throw new UnreadableDocument('DAMAGED')
  return handle
}

/** Size of the page as it is shown, and the way from its own coordinates there. */
const placeOf = (pdfium: Pdfium, page: number) => {
  const { scratch } = pdfium
  pdfium.FPDF_GetPageBoundingBox(page, scratch)
  const view = pdfium.view()
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(scratch + at, true)) as unknown as Box
  const turns = pdfium.FPDFPage_GetRotation(page) & 3
  const [wide, high] = [right - left, top - bottom]
  const viewports: Matrix[] = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ]
  const [width, height] = turns % 2 === 0 ? [wide, high] : [high, wide]
  return { width, height, viewport: viewports[turns]! }
}

// Kinds and flags of annotations, and ways to draw them, as PDFium numbers them.
const POPUP = 16
const HIDDEN = 2
const NOT_ON_SCREEN = 32
const AS_SHOWN = 0
const STUCK_ON = 1
const NORMAL_LOOK = 0
/** Bytes of a look that says nothing: the end of a text. */
const EMPTY = 2

/**
 * Makes the drawings of annotations part of the page, as far as a viewer shows them: they hold the values of forms, and notes. True when
 * the page has to be loaded anew.
 */
const stickNotesOn = (pdfium: Pdfium, page: number) => {
  let drawn = 0
  for (let index = pdfium.FPDFPage_GetAnnotCount(page) - 1; index >= 0; index--) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const unseen =
      pdfium.FPDFAnnot_GetSubtype(annotation) === POPUP || pdfium.FPDFAnnot_GetFlags(annotation) & (HIDDEN | NOT_ON_SCREEN)
    const hasLook = pdfium.FPDFAnnot_GetAP(annotation, NORMAL_LOOK, 0, 0) > EMPTY
    pdfium.FPDFPage_CloseAnnot(annotation)
    if (unseen) pdfium.FPDFPage_RemoveAnnot(page, index)
    else if (hasLook) drawn++
  }
  return drawn > 0 && pdfium.FPDFPage_Flatten(page, AS_SHOWN) === STUCK_ON
}
