/** Rows of which most were never seen: where each begins, and which is where, without adding them all up. */
export interface RowHeights {
  readonly count: number
  readonly estimate: number
  /** Takes in how high a row is, in pixels; true when it was not known so. */
  set: (index: number, height: number) => boolean
  /** Pixels above a row. With `count` the height of all. */
  top: (index: number) => number
  /** The row at so many pixels from the top: the first or last one beyond the ends. */
  at: (offset: number) => number
}

/** No browser draws elements much higher than this; on a phone a hundred thousand cards would be. */
const highest = 14_000_000

/** Rows not seen yet count as `estimate`. What differs from it is kept in a tree of partial sums (Fenwick's). */
export const createRowHeights = (count: number, guess: number): RowHeights => {
  const estimate = Math.min(guess, count > 0 ? highest / count : guess)
  const known = new Map<number, number>()
  const sums = new Float64Array(count + 1)
  let step = 1
  while (step * 2 <= count) step *= 2

  return {
    count,
    estimate,
    set(index, height) {
      const difference = height - (known.get(index) ?? estimate)
      if (Math.abs(difference) < 0.5) return false
      known.set(index, height)
      for (let at = index + 1; at <= count; at += at & -at) sums[at]! += difference
      return true
    },
    top(index) {
      let difference = 0
      for (let at = index; at > 0; at -= at & -at) difference += sums[at]!
      return index * estimate + difference
    },
    at(offset) {
      let passed = 0
      let left = offset
      for (let size = step; size > 0; size >>= 1) {
        const next = passed + size
        if (next > count) continue
        const height = size * estimate + sums[next]!
        if (height > left) continue
        left -= height
        passed = next
      }
      return Math.max(0, Math.min(count - 1, passed))
    },
  }
}
