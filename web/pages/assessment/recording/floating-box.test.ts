import { expect, test } from 'bun:test'
import { type Box, fitted, inNextCorner, inNextSize, usualBox } from './floating-box.ts'

const room = { width: 1200, height: 800 }

test('the camera preview opens at its usual size at the bottom right, also when the window was small in between', () => {
  expect(fitted(usualBox, room)).toEqual({ x: 938, y: 588, width: 250, height: 200 })
  expect(fitted(usualBox, { width: 390, height: 844 })).toEqual({ x: 128, y: 632, width: 250, height: 200 })
})

test('it never leaves the window and never gets smaller than 250 by 150', () => {
  expect(fitted({ x: -500, y: 9000, width: 10, height: 10 }, room)).toEqual({ x: 12, y: 638, width: 250, height: 150 })
  expect(fitted({ x: 0, y: 0, width: 5000, height: 5000 }, room)).toEqual({ x: 12, y: 12, width: 1176, height: 776 })
})

test('pressing instead of dragging takes it through all four corners and three sizes', () => {
  const pressed = (change: (box: Box) => Box, times: number) => {
    const boxes = [fitted(usualBox, room)]
    while (boxes.length <= times) boxes.push(fitted(change(boxes.at(-1)!), room))
    return boxes
  }
  expect(pressed((box) => inNextCorner(box, room), 4).map(({ x, y }) => [x, y])).toEqual([
    [938, 588],
    [12, 588],
    [12, 12],
    [938, 12],
    [938, 588],
  ])
  expect(pressed(inNextSize, 3).map(({ width, height }) => [width, height])).toEqual([
    [250, 200],
    [360, 280],
    [250, 150],
    [250, 200],
  ])
})
