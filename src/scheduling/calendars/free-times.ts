import { offsetAt } from '../local-time.ts'
import type { Busy } from '../offer.ts'
import { shared, type WorkingHours, withBuffer, without, workingSpans } from './availability.ts'

export interface Participant {
  hours: WorkingHours
  /** When they are taken, in any order. */
  busy: Busy[]
}

interface Wanted {
  minutes: number
  from: Date
  to: Date
  /** Whose clock says what a round time is. */
  zone: string
  limit: number
}

const minuteMs = 60_000
/** Interviews begin on the hour and at half past. */
const stepMinutes = 30

/** The beginnings at which everybody works and nobody is taken, earliest first. */
export function freeTimes(people: Participant[], { minutes, from, to, zone, limit }: Wanted): Date[] {
  const [first, ...others] = people.map(({ hours, busy }) =>
    without(workingSpans(hours, from, to), withBuffer(busy, hours.bufferMinutes)),
  )
  const free = others.reduce(shared, first ?? [])
  const times: Date[] = []
  for (const { start, end } of free)
    for (let at = roundUp(start.getTime(), zone); at + minutes * minuteMs <= end.getTime(); at = roundUp(at + minuteMs, zone)) {
      times.push(new Date(at))
      if (times.length === limit) return times
    }
  return times
}

/** The first instant from here on that is a round time on the clocks of a zone; they may be off by a quarter of an hour from others. */
function roundUp(at: number, zone: string): number {
  const step = stepMinutes * minuteMs
  const offset = offsetAt(zone, at)
  const rounded = Math.ceil((at + offset) / step) * step - offset
  const there = offsetAt(zone, rounded)
  return there === offset ? rounded : Math.max(at, Math.ceil((rounded + there) / step) * step - there)
}
