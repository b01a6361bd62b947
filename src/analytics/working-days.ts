const dayMs = 86_400_000

/** The working days after which candidates can be said to wait. */
export const shortestWait = 1
export const longestWait = 60
/** Until a workspace decides. */
export const usualWait = 5

export const isWaitingLimit = (days: number): boolean => Number.isInteger(days) && days >= shortestWait && days <= longestWait

export const workingDaysInWords = (days: number): string => (days === 1 ? '1 working day' : `${days} working days`)

/** The instant this many working days before: Saturdays and Sundays are skipped, in UTC. */
export function workingDaysBefore(now: number, days: number): number {
  let instant = now
  for (let left = days; left > 0; ) {
    instant -= dayMs
    const weekday = new Date(instant).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return instant
}
