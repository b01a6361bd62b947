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
/** Beyond every window: as far right, or as far down, as there is room. */
const far = 100_000

/** Where the box would like to be before anybody has moved it: at the bottom right of whatever window. */
export const usualBox: Box = { x: far, y: far, ...usualSize }

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

/** The next corner of the window, going round: for people who press instead of dragging. */
export const inNextCorner = (box: Box, room: Room): Box => {
  const isRight = box.x + box.width / 2 > room.width / 2
  const isLow = box.y + box.height / 2 > room.height / 2
  const [x, y] = isLow ? (isRight ? [0, far] : [0, 0]) : isRight ? [far, far] : [far, 0]
  return { ...box, x, y }
}

const steps = [
  { width: 250, height: 150 },
  { width: 250, height: 200 },
  { width: 360, height: 280 },
]

/** The next of three sizes. */
export const inNextSize = (box: Box): Box => ({
  ...box,
  ...(steps.find(({ width, height }) => width * height > box.width * box.height + 1) ?? steps[0]!),
})

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
