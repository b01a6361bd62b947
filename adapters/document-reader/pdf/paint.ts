import { type Box, intersect, isEmpty, keepsRectangles, transformBox } from './geometry.ts'
import type { GraphicsState } from './graphics-state.ts'
import { isRectangle } from './path.ts'
import { OPS } from './pdfjs.ts'
import type { Scene, Shape } from './scene.ts'

/** Stroked lines at least this thick (points) count as painted areas. */
const THICK = 4
const SHAPE_LIMIT = 50_000
/** Points: what is this flat and this long is a line across the page. */
const RULE_HEIGHT = 3
const RULE_WIDTH = 60
const RULE_LIMIT = 1000

/** A path and the box around it on the page. */
interface DrawnPath {
  path: Float32Array
  box: Box
}

/** Notes what filling or stroking a path leaves on the page. */
export const paintPath = (scene: Scene, state: GraphicsState, operation: number, drawn: DrawnPath) => {
  const { box } = drawn
  const fills = operation !== OPS.stroke && operation !== OPS.closeStroke && operation !== OPS.endPath
  const strokes = operation !== OPS.endPath && operation !== OPS.fill && operation !== OPS.eoFill
  const width = box[2] - box[0]
  const height = box[3] - box[1]
  if ((fills || strokes) && height <= RULE_HEIGHT && width >= RULE_WIDTH && scene.rules.length < RULE_LIMIT) {
    scene.rules.push({ x0: box[0], x1: box[2], y: (box[1] + box[3]) / 2 })
  }
  if (fills && width > 1 && height > 1) fillPath(scene, state, operation, drawn)
  const thickness = state.lineWidth * Math.hypot(state.matrix[0], state.matrix[1])
  if (strokes && thickness >= THICK) {
    const half = thickness / 2
    paintArea(scene, state, [box[0] - half, box[1] - half, box[2] + half, box[3] + half])
  }
}

const fillPath = (scene: Scene, state: GraphicsState, operation: number, { path, box }: DrawnPath) => {
  const alpha = state.fillAlpha * state.groupAlpha
  if (alpha < 0.1) return
  const rectangle = isUprightRectangle(state, path)
  const sure = alpha > 0.97 && state.plainBlend && !state.softMask && state.clipExact
  const evenOdd = operation === OPS.eoFill || operation === OPS.eoFillStroke || operation === OPS.closeEOFillStroke
  add(scene, state, box, {
    colour: sure ? state.fill : null,
    opaqueRectangle: rectangle && sure && state.fill !== null,
    outline: rectangle ? null : { path, matrix: state.matrix, evenOdd },
  })
}

/** Notes that something of unknown colours was painted over a box. */
export const paintArea = (scene: Scene, state: GraphicsState, box: Box) => add(scene, state, box, {})

/** Notes a picture in the place that the matrix gives it. */
export const paintPicture = (scene: Scene, state: GraphicsState) =>
  add(scene, state, transformBox(state.matrix, [0, 0, 1, 1]), { picture: true })

const add = (scene: Scene, state: GraphicsState, box: Box, shape: Partial<Shape>) => {
  const visible = intersect(box, state.clip)
  if (isEmpty(visible) || scene.shapes.length >= SHAPE_LIMIT) return
  scene.shapes.push({ colour: null, opaqueRectangle: false, picture: false, outline: null, ...shape, box: visible })
}

export const isUprightRectangle = (state: GraphicsState, path: Float32Array) => keepsRectangles(state.matrix) && isRectangle(path)

/** Lets nothing be painted outside the box any more; `exact` is false when the clip is smaller than its box. */
export const clipTo = (state: GraphicsState, box: Box, exact: boolean) => {
  state.clip = intersect(box, state.clip)
  state.clipExact &&= exact
}
