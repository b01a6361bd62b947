/** A piece of a text, in UTF-16 code units, `end` exclusive. */
export interface Interval {
  start: number
  end: number
}

/** The intervals in order, those that touch made one. */
export const merged = (intervals: readonly Interval[]): Interval[] => {
  const result: Interval[] = []
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else if (end > start) result.push({ start, end })
  }
  return result
}

/** Index of the first of `ordered` that ends behind the offset; their number when none does. */
const firstEndingAfter = (ordered: readonly Interval[], offset: number): number => {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ordered[middle]!.end <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether one of the intervals, which are in order and apart, shares a letter with the given one. */
export const touches = (ordered: readonly Interval[], { start, end }: Interval): boolean => {
  const next = ordered[firstEndingAfter(ordered, start)]
  return next !== undefined && next.start < end
}

/** What of an interval lies outside the others, which are in order and apart. */
export const outside = ({ start, end }: Interval, ordered: readonly Interval[]): Interval[] => {
  const parts: Interval[] = []
  let from = start
  for (let at = firstEndingAfter(ordered, start); at < ordered.length && ordered[at]!.start < end; at += 1) {
    const other = ordered[at]!
    if (other.start > from) parts.push({ start: from, end: other.start })
    from = Math.max(from, other.end)
  }
  if (from < end) parts.push({ start: from, end })
  return parts
}
