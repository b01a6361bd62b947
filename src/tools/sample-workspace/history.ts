import type { Clock } from '#src/ports/clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A clock that runs as fast as any other and can be set to another day. */
export interface Past extends Clock {
  /** Makes it so many days before today, at this hour (UTC). Never goes back. */
  go(daysAgo: number, hour?: number): void
  /** The day so many days after today as YYYY-MM-DD, also when it is asked for in the past. */
  day(daysAhead: number): string
}

export function createPast(): Past {
  const today = Math.floor(Date.now() / dayMs) * dayMs
  let offset = 0
  const now = () => new Date(Date.now() - offset)
  return {
    now,
    go(daysAgo, hour = 9) {
      const wanted = Math.min(today - daysAgo * dayMs + hour * 60 * 60 * 1000, Date.now())
      if (offset > 0 && wanted < now().getTime()) return
      offset = Date.now() - wanted
    },
    day: (daysAhead) => new Date(today + daysAhead * dayMs).toISOString().slice(0, 10),
  }
}
