import { type RangeKey, ranges, usualRange } from './constants.ts'
import { InvalidPeriod } from './errors.ts'

export const dayMs = 86_400_000
/** Later than anything that happens. */
const never = 9e15

/** Whole days in UTC. */
export interface Period {
  range: RangeKey | 'dates'
  /** 'YYYY-MM-DD', both included; null for the beginning of everything. */
  firstDay: string | null
  lastDay: string
  from: number
  to: number
}

export interface AskedPeriod {
  range?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** 'YYYY-MM-DD', in UTC. */
export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

function startOf(day: string): number {
  const instant = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(instant) || dayOf(instant) !== day)
    throw new InvalidPeriod('Please write days like 2026-03-31.')
  return instant
}

/** The days that are asked for; the usual range when nothing is. Rejects days that do not exist. */
export function periodFrom({ range, from, to }: AskedPeriod, now: Date): Period {
  const today = startOf(dayOf(now.getTime()))
  if (from || to) {
    const first = from ? startOf(from) : null
    const last = to ? startOf(to) : today
    if (first !== null && first > last) throw new InvalidPeriod('The first day must not be after the last.')
    const firstDay = first === null ? null : dayOf(first)
    return { range: 'dates', firstDay, lastDay: dayOf(last), from: first ?? 0, to: last + dayMs }
  }
  const key = ranges.find((each) => each === range) ?? usualRange
  if (key === 'all') return { range: key, firstDay: null, lastDay: dayOf(today), from: 0, to: never }
  const first = today - (Number(key) - 1) * dayMs
  return { range: key, firstDay: dayOf(first), lastDay: dayOf(today), from: first, to: today + dayMs }
}
