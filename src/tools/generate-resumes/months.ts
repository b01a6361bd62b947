/** A month as a number, so that it can be counted with: year × 12 + month, January 0. */
export type Month = number

export const month = (year: number, ofYear: number): Month => year * 12 + ofYear - 1
export const yearOf = (value: Month) => Math.floor(value / 12)
/** 1 to 12. */
export const monthOf = (value: Month) => (value % 12) + 1
/** '2019-05' */
export const iso = (value: Month) => `${yearOf(value)}-${String(monthOf(value)).padStart(2, '0')}`

/** Whole years of the union of periods, both ends included. */
export function yearsOf(periods: { start: Month; end: Month }[]): number {
  let total = 0
  let reached = 0
  for (const { start, end } of periods.toSorted((one, other) => one.start - other.start)) {
    total += Math.max(0, end + 1 - Math.max(start, reached))
    reached = Math.max(reached, end + 1)
  }
  return Math.floor(total / 12)
}
