export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Room {
  width: number
  height: number
}

/** The specification's sizes of the camera preview, in pixels. */
export const usualSize = { width: 250, height: 200 }
export const smallest = { width: 250, height: 150 }
const margin = 12

/** The box as it fits into the window: never smaller than it may be, never outside. */
export const fitted = ({ x, y, width, height }: Box, room: Room): Box => {
  const wide = between(width, smallest.width, Math.max(smallest.width, room.width - 2 * margin))
  const high = between(height, smallest.height, Math.max(smallest.height, room.height - 2 * margin))
  return {
    x: between(x, margin, Math.max(margin, room.width - wide - margin)),
    y: between(y, margin, Math.max(margin, room.height - high - margin)),
    width: wide,
    height: high,
  }
}

export const atBottomRight = (room: Room): Box => fitted({ x: room.width, y: room.height, ...usualSize }, room)

/** The next corner of the window, going round: for people who press instead of dragging. */
export const inNextCorner = (box: Box, room: Room): Box => {
  const isRight = box.x + box.width / 2 > room.width / 2
  const isLow = box.y + box.height / 2 > room.height / 2
  const [x, y] = isLow ? (isRight ? [0, room.height] : [0, 0]) : isRight ? [room.width, room.height] : [room.width, 0]
  return fitted({ ...box, x, y }, room)
}

const steps = [
  { width: 250, height: 150 },
  { width: 250, height: 200 },
  { width: 360, height: 280 },
]

/** The next of three sizes. */
export const inNextSize = (box: Box, room: Room): Box => {
  const bigger = steps.find(({ width, height }) => width * height > box.width * box.height + 1) ?? steps[0]!
  return fitted({ ...box, ...bigger }, room)
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
