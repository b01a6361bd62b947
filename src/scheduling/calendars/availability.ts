import { usualHours } from '../constants.ts'
import { instantsOf, offsetAt, type WallTime } from '../local-time.ts'
import type { Busy } from '../offer.ts'

/** From when to when somebody works on one day of the week; Monday is 1, Sunday 7. Clock times: 'HH:MM'. */
export interface DayHours {
  day: number
  from: string
  to: string
}

/** When somebody can hold interviews, by the clock where they are. */
export interface WorkingHours {
  zone: string
  days: DayHours[]
  /** Minutes they want free before and after whatever stands in their calendar. */
  bufferMinutes: number
}

/** For whoever has said nothing, by the clock of whoever asks. */
export const usualHoursIn = (zone: string): WorkingHours => ({ zone, days: usualHours, bufferMinutes: 0 })

const dayMs = 86_400_000
const minuteMs = 60_000

/** A clock time as an instant. Where clocks change over it, whichever instant makes the span of work shorter. */
function edge(wall: WallTime, zone: string, side: 'from' | 'to'): number {
  const instants = instantsOf(wall, zone)
  const found = side === 'from' ? instants.at(-1) : instants[0]
  if (found) return found.getTime()
  // The clocks are put forward over it: counted by the clock before, it lies after the change, and by the clock after, before it.
  const utc = Date.parse(`${wall.day}T${wall.time}:00Z`)
  return utc - offsetAt(zone, side === 'from' ? utc - dayMs : utc + dayMs)
}

/** The spans between two instants in which somebody works, earliest first. Hours that meet or overlap are one span. */
export function workingSpans({ zone, days }: Pick<WorkingHours, 'zone' | 'days'>, from: Date, to: Date): Busy[] {
  const spans: Busy[] = []
  // By their own clock it can be the day before or after.
  for (let at = from.getTime() - dayMs; at <= to.getTime() + dayMs; at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10)
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
    for (const hours of days) {
      if (hours.day !== weekday) continue
      const start = Math.max(edge({ day, time: hours.from }, zone, 'from'), from.getTime())
      const end = Math.min(edge({ day, time: hours.to }, zone, 'to'), to.getTime())
      if (start < end) spans.push({ start: new Date(start), end: new Date(end) })
    }
  }
  return merged(spans)
}

/** Spans in order, those that touch as one. */
export function merged(spans: Busy[]): Busy[] {
  const result: Busy[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start.getTime() - other.start.getTime())) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = new Date(Math.max(last.end.getTime(), end.getTime()))
    else result.push({ start, end })
  }
  return result
}

/** What is left of spans without others. Both are in order and do not overlap. */
export function without(spans: Busy[], taken: Busy[]): Busy[] {
  return spans.flatMap(({ start, end }) => {
    const left: Busy[] = []
    let at = start
    for (const other of taken) {
      if (other.end <= at) continue
      if (other.start >= end) break
      if (other.start > at) left.push({ start: at, end: other.start })
      at = other.end
    }
    if (at < end) left.push({ start: at, end })
    return left
  })
}

/** Spans that are in both. Each list is in order and does not overlap itself. */
export const shared = (spans: Busy[], others: Busy[]): Busy[] =>
  spans.flatMap(({ start, end }) =>
    others.flatMap((other) => {
      const from = new Date(Math.max(start.getTime(), other.start.getTime()))
      const to = new Date(Math.min(end.getTime(), other.end.getTime()))
      return from < to ? [{ start: from, end: to }] : []
    }),
  )

/** What is taken, with the time that somebody wants free around it. */
export const withBuffer = (busy: Busy[], minutes: number): Busy[] =>
  merged(
    busy.map(({ start, end }) => ({
      start: new Date(start.getTime() - minutes * minuteMs),
      end: new Date(end.getTime() + minutes * minuteMs),
    })),
  )
