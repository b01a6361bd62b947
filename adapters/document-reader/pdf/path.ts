import { applyX, applyY, type Matrix } from './geometry.ts'

// The commands of a path as pdf.js packs them.
const MOVE = 0
const LINE = 1
const CURVE = 2
const QUADRATIC = 3

/** True for one rectangle along the axes and nothing else. */
export const isRectangle = (path: Float32Array) => {
  const points: [number, number][] = []
  for (let index = 0; index < path.length; ) {
    const command = path[index++]!
    if (command > LINE) {
      if (command === CURVE || command === QUADRATIC) return false
      continue
    }
    if (command === MOVE && points.length > 0) {
      if (index + 2 < path.length) return false
      break
    }
    points.push([path[index++]!, path[index++]!])
    if (points.length > 5) return false
  }
  if (points.length === 5 && !same(points[0]!, points[4]!)) return false
  if (points.length < 4) return false
  const [a, b, c, d] = points as [number, number][]
  const along = (p: [number, number], q: [number, number]) => near(p[0], q[0]) || near(p[1], q[1])
  return along(a!, b!) && along(b!, c!) && along(c!, d!) && along(d!, a!) && !along(a!, c!)
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.01
const same = (p: [number, number], q: [number, number]) => near(p[0], q[0]) && near(p[1], q[1])

/** Whether a filled path covers a point of the page; curves are taken as short lines. */
export const pathCovers = (path: Float32Array, matrix: Matrix, x: number, y: number, evenOdd: boolean) => {
  let winding = 0
  let crossings = 0
  let [startX, startY, fromX, fromY] = [0, 0, 0, 0]
  const side = (toX: number, toY: number) => {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) {
      crossings++
      winding += toY > fromY ? 1 : -1
    }
    fromX = toX
    fromY = toY
  }
  const curve = (at: (t: number) => [number, number]) => {
    for (let step = 1; step <= 8; step++) {
      const [px, py] = at(step / 8)
      side(applyX(matrix, px, py), applyY(matrix, px, py))
    }
  }
  let [lastX, lastY] = [0, 0]
  for (let index = 0; index < path.length; ) {
    const command = path[index++]!
    if (command === MOVE || command === LINE) {
      lastX = path[index++]!
      lastY = path[index++]!
      const px = applyX(matrix, lastX, lastY)
      const py = applyY(matrix, lastX, lastY)
      if (command === LINE) side(px, py)
      else {
        side(startX, startY)
        startX = fromX = px
        startY = fromY = py
      }
    } else if (command === CURVE) {
      const [x0, y0] = [lastX, lastY]
      const [x1, y1, x2, y2, x3, y3] = path.subarray(index, index + 6) as unknown as number[]
      curve((t) => [cubic(t, x0, x1!, x2!, x3!), cubic(t, y0, y1!, y2!, y3!)])
      lastX = x3!
      lastY = y3!
      index += 6
    } else if (command === QUADRATIC) {
      const [x0, y0] = [lastX, lastY]
      const [x1, y1, x2, y2] = path.subarray(index, index + 4) as unknown as number[]
      curve((t) => [cubic(t, x0, x1!, x1!, x2!), cubic(t, y0, y1!, y1!, y2!)])
      lastX = x2!
      lastY = y2!
      index += 4
    } else {
      side(startX, startY)
    }
  }
  side(startX, startY)
  return evenOdd ? crossings % 2 === 1 : winding !== 0
}

const cubic = (t: number, a: number, b: number, c: number, d: number) => {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}
