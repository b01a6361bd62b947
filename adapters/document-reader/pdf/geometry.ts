/** a b c d e f, as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Left, top, right, bottom; y grows downwards. */
export type Box = readonly [number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: ArrayLike<number>): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = [inner[0]!, inner[1]!, inner[2]!, inner[3]!, inner[4]!, inner[5]!]
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

export const applyX = (m: Matrix, x: number, y: number) => m[0] * x + m[2] * y + m[4]
export const applyY = (m: Matrix, x: number, y: number) => m[1] * x + m[3] * y + m[5]

/** The upright box around a transformed box. */
export const transformBox = (m: Matrix, box: ArrayLike<number>): Box => {
  const xs = [box[0]!, box[2]!]
  const ys = [box[1]!, box[3]!]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const x of xs) {
    for (const y of ys) {
      const px = applyX(m, x, y)
      const py = applyY(m, x, y)
      left = Math.min(left, px)
      right = Math.max(right, px)
      top = Math.min(top, py)
      bottom = Math.max(bottom, py)
    }
  }
  return [left, top, right, bottom]
}

export const intersect = (a: Box, b: Box | null): Box =>
  b ? [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])] : a

export const isEmpty = (box: Box) => box[0] >= box[2] || box[1] >= box[3]

export const contains = (box: Box, x: number, y: number) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]

/** True when the axes stay axes, so that rectangles stay rectangles. */
export const keepsRectangles = (m: Matrix) =>
  (Math.abs(m[1]) < 1e-4 && Math.abs(m[2]) < 1e-4) || (Math.abs(m[0]) < 1e-4 && Math.abs(m[3]) < 1e-4)
