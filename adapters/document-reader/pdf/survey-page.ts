import { type Box, identity, intersect, isEmpty, keepsRectangles, type Matrix, multiply, transformBox } from './geometry.ts'
import type { OpenDocument, OpenPage } from './open-document.ts'
import { boxOf, isRectangle, isUprightRectangle, outlineCovers, pointsOf, type Segments } from './outline.ts'
import type { Pdfium } from './pdfium.ts'
import { Scene, type Shape } from './scene.ts'

/** What is around an object: the page, or the forms it is part of. */
export interface Surroundings {
  /** From the object's coordinates to points from the page's top left. */
  matrix: Matrix
  /** What may still be painted; null for everything. */
  clip: Box | null
  /** False once the clip is something else than a rectangle; `clip` is then the box around it. */
  clipExact: boolean
  /** Product of the alphas of the forms around. */
  alpha: number
  /** True when a form around is masked or mixed with what lies behind it. */
  mixed: boolean
  /** True when a layer may be switched off here. */
  layered: boolean
}

/** A text object of the page. */
export interface TextObject extends Surroundings {
  handle: number
  /** From the page's own coordinates, in which its letters are told, to points from its top left. */
  page: Matrix
  /** True when it is as wide as nothing. */
  pressed?: boolean
  /** Place among the text objects of the page, and where on the page it starts. */
  order: number
  x: number
  y: number
  /** Points; 0 when nothing is drawn, as by spaces. */
  width: number
  /** How many shapes had been painted before. */
  shapes: number
  /** True after text through which the following is painted. */
  stencilled: boolean
}

export interface SurveyedPage {
  scene: Scene
  texts: Map<number, TextObject>
  /** Every object that paints, in order: those inside forms, not the forms. */
  painters: number[]
}

// Kinds of objects, as PDFium numbers them.
const TEXT = 1
const PATH = 2
const IMAGE = 3
const SHADING = 4
const FORM = 5

/** Forms within forms within forms: deeper than any honest file. */
const DEEPEST = 12
const OBJECT_LIMIT = 200_000
const SHAPE_LIMIT = 50_000

/** Stroked lines at least this thick (points) count as painted areas. */
const THICK = 4
/** Points: what is this flat and this long is a line across the page. */
const RULE_HEIGHT = 3
const RULE_WIDTH = 60
const RULE_LIMIT = 1000

/** Goes through everything a page paints, in order. */
export const surveyPage = ({ pdfium, mayHaveLayers, mayHavePatterns }: OpenDocument, page: OpenPage): SurveyedPage => {
  const scene = new Scene([0, 0, page.width, page.height])
  const texts = new Map<number, TextObject>()
  const painters: number[] = []
  let stencilled = false

  const add = (box: Box, around: Surroundings, shape: Partial<Shape>) => {
    const visible = intersect(box, around.clip)
    if (isEmpty(visible) || scene.shapes.length >= SHAPE_LIMIT) return
    scene.shapes.push({ colour: null, opaqueRectangle: false, picture: false, covers: null, ...shape, box: visible })
  }
  const visit = (object: number, outer: Surroundings, depth: number) => {
    if (painters.length >= OBJECT_LIMIT) return
    const around = clippedBy(pdfium, object, layeredBy(pdfium, object, outer))
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === FORM) {
      if (depth >= DEEPEST) return
      const { alpha } = colourOf(pdfium, object, 'fill')
      const inner: Surroundings = {
        ...around,
        matrix: multiply(around.matrix, matrixOf(pdfium, object)),
        alpha: around.alpha * alpha,
        mixed: around.mixed || (alpha === 1 && pdfium.FPDFPageObj_HasTransparency(object) !== 0),
        layered: around.layered || mayHaveLayers,
      }
      const count = pdfium.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count; index++) visit(pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1)
      return
    }
    painters.push(object)
    if (type === TEXT) {
      const [, , , , e, f] = multiply(around.matrix, matrixOf(pdfium, object))
      const box = boundsOf(pdfium, object, around.matrix)
      const width = Math.max(box[2] - box[0], box[3] - box[1])
      const place = { order: texts.size, x: e, y: f, width }
      texts.set(object, { ...around, ...place, handle: object, page: page.viewport, shapes: scene.shapes.length, stencilled })
      if (pdfium.FPDFTextObj_GetTextRenderMode(object) >= STENCIL) stencilled = true
    } else if (type === PATH) {
      surveyPath(pdfium, object, around, scene, add, mayHavePatterns)
    } else if (type === IMAGE) {
      add(transformBox(multiply(around.matrix, matrixOf(pdfium, object)), [0, 0, 1, 1]), around, { picture: true })
    } else if (type === SHADING) {
      add(boundsOf(pdfium, object, around.matrix), around, {})
    }
  }
  const everything: Surroundings = { matrix: page.viewport, clip: null, clipExact: true, alpha: 1, mixed: false, layered: false }
  const count = pdfium.FPDFPage_CountObjects(page.handle)
  for (let index = 0; index < count; index++) visit(pdfium.FPDFPage_GetObject(page.handle, index), everything, 0)
  return { scene, texts, painters }
}

/** From this rendering mode on, what follows is painted only where the letters are. */
const STENCIL = 4

type Add = (box: Box, around: Surroundings, shape: Partial<Shape>) => void

const surveyPath = (pdfium: Pdfium, object: number, around: Surroundings, scene: Scene, add: Add, mayHavePatterns: boolean) => {
  const { scratch } = pdfium
  pdfium.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
  const view = pdfium.view()
  const [fillMode, strokes] = [view.getInt32(scratch, true), view.getInt32(scratch + 4, true) !== 0]
  const fills = fillMode !== 0
  const matrix = multiply(around.matrix, matrixOf(pdfium, object))
  const box = boundsOf(pdfium, object, around.matrix)
  const [width, height] = [box[2] - box[0], box[3] - box[1]]
  if ((fills || strokes) && height <= RULE_HEIGHT && width >= RULE_WIDTH && scene.rules.length < RULE_LIMIT) {
    scene.rules.push({ x0: box[0], x1: box[2], y: (box[1] + box[3]) / 2 })
  }
  if (fills && width > 1 && height > 1) {
    const { colour, alpha } = colourOf(pdfium, object, 'fill')
    const seen = alpha * around.alpha
    if (seen >= FAINT) {
      const mixed = around.mixed || (alpha === 1 && pdfium.FPDFPageObj_HasTransparency(object) !== 0)
      const sure = seen > 0.97 && !mixed && around.clipExact && !around.layered
      const outline = {
        matrix,
        count: pdfium.FPDFPath_CountSegments(object),
        at: (index: number) => pdfium.FPDFPath_GetPathSegment(object, index),
      }
      const rectangle = isUprightRectangle(pdfium, outline)
      add(box, around, {
        colour: sure && !(mayHavePatterns && PATTERNS.has(colour)) ? colour : null,
        opaqueRectangle: rectangle && sure,
        covers: rectangle ? null : coveredBy(pdfium, outline, fillMode === EVEN_ODD),
      })
    }
  }
  if (!strokes) return
  const thickness = strokeWidthOf(pdfium, object) * Math.hypot(matrix[0], matrix[1])
  // The bounds of what is stroked take in the strokes.
  if (thickness >= THICK) add(box, around, {})
}

/** Shapes fainter than this do not change what can be read on them. */
const FAINT = 0.1
const EVEN_ODD = 1

const coveredBy = (pdfium: Pdfium, outline: Segments, evenOdd: boolean) => {
  let points: ReturnType<typeof pointsOf> | undefined
  return (x: number, y: number) => {
    points ??= pointsOf(pdfium, outline)
    return outlineCovers(points, x, y, evenOdd)
  }
}

const floats = (pdfium: Pdfium, count: number) => {
  const view = pdfium.view()
  return Array.from({ length: count }, (_, index) => view.getFloat32(pdfium.scratch + 4 * index, true))
}

export const matrixOf = (pdfium: Pdfium, object: number): Matrix =>
  pdfium.FPDFPageObj_GetMatrix(object, pdfium.scratch) ? (floats(pdfium, 6) as unknown as Matrix) : identity

const boundsOf = (pdfium: Pdfium, object: number, matrix: Matrix): Box => {
  const { scratch } = pdfium
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return [0, 0, 0, 0]
  return transformBox(matrix, floats(pdfium, 4))
}

const strokeWidthOf = (pdfium: Pdfium, object: number) =>
  pdfium.FPDFPageObj_GetStrokeWidth(object, pdfium.scratch) ? floats(pdfium, 1)[0]! : 0

/** What PDFium calls the colour of a pattern. */
export const PATTERNS: ReadonlySet<string> = new Set(['#ffffff', '#bfbfbf'])

/** Colour as `#rrggbb`. */
export const colourOf = (pdfium: Pdfium, object: number, which: 'fill' | 'stroke') => {
  const { scratch } = pdfium
  const ask = which === 'fill' ? pdfium.FPDFPageObj_GetFillColor : pdfium.FPDFPageObj_GetStrokeColor
  if (!ask(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return { colour: '#000000', alpha: 1 }
  const view = pdfium.view()
  const [red, green, blue, alpha] = [0, 4, 8, 12].map((at) => view.getUint32(scratch + at, true)) as [
    number,
    number,
    number,
    number,
  ]
  return { colour: `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`, alpha: alpha / 255 }
}

/** What a clip of the object's own leaves of its surroundings. PDFium drops clips that cut nothing off. */
const clippedBy = (pdfium: Pdfium, object: number, around: Surroundings): Surroundings => {
  const handle = pdfium.FPDFPageObj_GetClipPath(object)
  const count = handle ? pdfium.FPDFClipPath_CountPaths(handle) : -1
  // A clip without a path is one of letters.
  if (count <= 0) return count < 0 ? around : { ...around, clipExact: false }
  let { clip, clipExact } = around
  for (let path = 0; path < count; path++) {
    const points = pointsOf(pdfium, {
      matrix: around.matrix,
      count: Math.max(0, pdfium.FPDFClipPath_CountPathSegments(handle, path)),
      at: (index) => pdfium.FPDFClipPath_GetPathSegment(handle, path, index),
    })
    clip = intersect(points.length > 0 ? boxOf(points) : [0, 0, 0, 0], clip)
    clipExact &&= keepsRectangles(around.matrix) && isRectangle(points)
  }
  return { ...around, clip, clipExact }
}

/** Whether the object is marked as part of a layer. */
const layeredBy = (pdfium: Pdfium, object: number, around: Surroundings): Surroundings => {
  const count = around.layered ? 0 : pdfium.FPDFPageObj_CountMarks(object)
  for (let index = 0; index < count; index++) {
    if (
      textFrom(pdfium, (room, bytes, length) =>
        pdfium.FPDFPageObjMark_GetName(pdfium.FPDFPageObj_GetMark(object, index), room, bytes, length),
      ) === 'OC'
    )
      return { ...around, layered: true }
  }
  return around
}

/** A text that PDFium writes as UTF-16 into room that it is given, with its length in bytes. */
export const textFrom = (pdfium: Pdfium, write: (room: number, bytes: number, length: number) => number) => {
  const { scratch, scratchBytes } = pdfium
  if (!write(scratch + 4, scratchBytes - 4, scratch)) return ''
  const length = Math.min(pdfium.view().getUint32(scratch, true), scratchBytes - 4)
  return new TextDecoder('utf-16le').decode(pdfium.bytes(scratch + 4, Math.max(0, length - 2)))
}
