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

/** Milliseconds in days, to the tenth. */
export const inDays = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.round(milliseconds / 8_640_000) / 10

/** To the whole; null stays null. */
export const rounded = (number: number | null): number | null => (number === null ? null : Math.round(number))

/** Milliseconds from the first contact to the hiring, of those who had one. */
export const sinceContact = (hires: readonly { hiredAt: number; contactAt: number | null }[]): number[] =>
  hires.flatMap(({ hiredAt, contactAt }) => (contactAt === null ? [] : [hiredAt - contactAt]))

/** A share in whole percent; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole))
