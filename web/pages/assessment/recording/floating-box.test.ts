import { expect, test } from 'bun:test'
import { atBottomRight, fitted, inNextCorner, inNextSize } from './floating-box.ts'

const room = { width: 1200, height: 800 }

test('the camera preview opens at its usual size at the bottom right', () => {
  expect(atBottomRight(room)).toEqual({ x: 938, y: 588, width: 250, height: 200 })
})

test('it never leaves the window and never gets smaller than 250 by 150', () => {
  expect(fitted({ x: -500, y: 9000, width: 10, height: 10 }, room)).toEqual({ x: 12, y: 638, width: 250, height: 150 })
  expect(fitted({ x: 0, y: 0, width: 5000, height: 5000 }, room)).toEqual({ x: 12, y: 12, width: 1176, height: 776 })
})

test('pressing instead of dragging takes it through all four corners and three sizes', () => {
  const corners = [1, 2, 3, 4].reduce((boxes) => [...boxes, inNextCorner(boxes.at(-1)!, room)], [atBottomRight(room)])
  expect(corners.map(({ x, y }) => [x, y])).toEqual([
    [938, 588],
    [12, 588],
    [12, 12],
    [938, 12],
    [938, 588],
  ])
  const sizes = [1, 2, 3].reduce((boxes) => [...boxes, inNextSize(boxes.at(-1)!, room)], [atBottomRight(room)])
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [250, 200],
    [360, 280],
    [250, 150],
    [250, 200],
  ])
})
