import { endOfDay } from './local-time.ts'
import { dayKey } from './time-views.ts'

const dayMs = 86_400_000

/** The day that it is in a zone: its first instant, and the first of the next one. */
export function thisDay(zone: string, now: Date): { from: Date; to: Date } {
  const to = endOfDay(dayKey(now, zone), zone) ?? now
  const before = new Date(Date.parse(`${dayKey(now, zone)}T12:00:00Z`) - dayMs).toISOString().slice(0, 10)
  return { from: endOfDay(before, zone) ?? now, to }
}
