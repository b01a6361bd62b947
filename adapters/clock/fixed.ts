import type { Clock } from '#src/ports/clock.ts'

/** A clock for tests: it stands still until it is told to move on. */
export interface FixedClock extends Clock {
  /** Lets time pass; a negative number turns it back. */
  advance(milliseconds: number): void
  set(date: Date | string): void
}

export function fixedClock(start: Date | string = '2026-03-02T09:00:00Z'): FixedClock {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds
    },
    set(date) {
      now = new Date(date).getTime()
    },
  }
}
