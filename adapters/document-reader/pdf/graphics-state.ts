import type { Font } from './fonts.ts'
import { type Box, identity, type Matrix } from './geometry.ts'

/** How text or a shape would be painted at one moment of a page's drawing instructions. */
export interface GraphicsState {
  matrix: Matrix
  /** What may still be painted; null for everything. */
  clip: Box | null
  /** False once the clip is something else than a rectangle; `clip` is then the box around it. */
  clipExact: boolean
  /** `#rrggbb`, or null for a pattern. */
  fill: string | null
  stroke: string | null
  fillAlpha: number
  strokeAlpha: number
  /** Product of the alphas of the groups around. */
  groupAlpha: number
  plainBlend: boolean
  softMask: boolean
  lineWidth: number
  font: Font | null
  fontSize: number
  fontDirection: number
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  renderingMode: number
}

export const initialState = (matrix: Matrix): GraphicsState => ({
  matrix,
  clip: null,
  clipExact: true,
  fill: '#000000',
  stroke: '#000000',
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  plainBlend: true,
  softMask: false,
  lineWidth: 1,
  font: null,
  fontSize: 0,
  fontDirection: 1,
  textMatrix: identity,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
})
