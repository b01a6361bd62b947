/** The middle of numbers in any order, or between the two in the middle; null for none. */
export function median(numbers: number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = Float64Array.from(numbers).sort()
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The smallest of the numbers that so many percent do not exceed; null for none. */
export function percentile(numbers: number[], percent: number): number | null {
  if (numbers.length === 0) return null
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]!
}

/** The middle of values that are given with how often each is there. */
export function weightedMedian(values: { value: number; count: number }[]): number | null {
  const total = values.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const sorted = values.toSorted((one, other) => one.value - other.value)
  const at = (position: number) => {
    let passed = 0
    for (const { value, count } of sorted) {
      passed += count
      if (position < passed) return value
    }
    return sorted.at(-1)!.value
  }
  const middle = total >> 1
  return total % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2
}

/** Milliseconds in days, to the tenth. */
export const inDays = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.round(milliseconds / 8_640_000) / 10

/** A share in whole percent; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole))
