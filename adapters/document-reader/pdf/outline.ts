import { applyX, applyY, type Box, keepsRectangles, type Matrix } from './geometry.ts'
import type { Pdfium } from './pdfium.ts'

/** The lines of a path or a clip, as PDFium hands them out one by one. Coordinates are the page's own once `matrix` is applied. */
export interface Segments {
  count: number
  at(index: number): number
  matrix: Matrix
}

// Kinds of segments, as PDFium numbers them.
const CURVE = 1
const MOVE = 2

/** More points than a rectangle has: it need not be looked at. */
const RECTANGLE_POINTS = 6

interface Point {
  x: number
  y: number
  kind: number
  closes: boolean
}

const pointOf = (pdfium: Pdfium, segments: Segments, index: number): Point => {
  const segment = segments.at(index)
  const { scratch } = pdfium
  pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
  const view = pdfium.view()
  const [x, y] = [view.getFloat32(scratch, true), view.getFloat32(scratch + 4, true)]
  return {
    x: applyX(segments.matrix, x, y),
    y: applyY(segments.matrix, x, y),
    kind: pdfium.FPDFPathSegment_GetType(segment),
    closes: pdfium.FPDFPathSegment_GetClose(segment) !== 0,
  }
}

export const pointsOf = (pdfium: Pdfium, segments: Segments): Point[] =>
  Array.from({ length: segments.count }, (_, index) => pointOf(pdfium, segments, index))

/** True for one upright rectangle and nothing else. */
export const isUprightRectangle = (pdfium: Pdfium, segments: Segments) =>
  segments.count <= RECTANGLE_POINTS && keepsRectangles(segments.matrix) && isRectangle(pointsOf(pdfium, segments))

export const isRectangle = (points: Point[]) => {
  const corners = points.filter(({ kind }, index) => kind !== MOVE || index === 0)
  if (corners.some(({ kind }) => kind === CURVE) || corners.length < 4 || corners.length > 5) return false
  const [a, b, c, d, end] = corners as [Point, Point, Point, Point, Point?]
  if (end && !(near(a.x, end.x) && near(a.y, end.y))) return false
  const along = (p: Point, q: Point) => near(p.x, q.x) || near(p.y, q.y)
  return along(a, b) && along(b, c) && along(c, d) && along(d, a) && !along(a, c)
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.01

export const boxOf = (points: Point[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return [left, top, right, bottom]
}

/** Straight lines that stand for one curve. */
const STEPS = 8

/** Whether a filled path covers a point of the page; curves are taken as short lines. */
export const outlineCovers = (points: Point[], x: number, y: number, evenOdd: boolean) => {
  let winding = 0
  let crossings = 0
  let [start, from]: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  const side = (to: { x: number; y: number }) => {
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) {
      crossings++
      winding += to.y > from.y ? 1 : -1
    }
    from = to
  }
  for (let index = 0; index < points.length; index++) {
    const point = points[index]!
    if (point.kind === MOVE) {
      side(start)
      start = from = point
    } else if (point.kind === CURVE) {
      // A curve comes as three points in a row.
      const [first, second, last] = [point, points[index + 1] ?? point, points[index + 2] ?? point]
      const begin = from
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS
        side({ x: cubic(t, begin.x, first.x, second.x, last.x), y: cubic(t, begin.y, first.y, second.y, last.y) })
      }
      index += 2
    } else {
      side(point)
    }
  }
  side(start)
  return evenOdd ? crossings % 2 === 1 : winding !== 0
}

const cubic = (t: number, a: number, b: number, c: number, d: number) => {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}
