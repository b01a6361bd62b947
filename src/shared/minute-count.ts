import type { Clock } from '#src/ports/clock.ts'

export interface MinuteCount {
  /** False for the first one too many, and all after it. */
  isAllowed: boolean
  most: number
  left: number
  resetSeconds: number
}

/** Counts requests by id in fixed minutes. In memory: a restart only forgives. */
export function createMinuteCount(clock: Clock, most: number) {
  let minute = 0
  let counts = new Map<string, number>()
  return (id: string): MinuteCount => {
    const now = clock.now().getTime()
    const current = Math.floor(now / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const used = (counts.get(id) ?? 0) + 1
    const isAllowed = used <= most
    if (isAllowed) counts.set(id, used)
    const resetSeconds = Math.max(1, Math.ceil(((current + 1) * 60_000 - now) / 1000))
    return { isAllowed, most, left: Math.max(0, most - used), resetSeconds }
  }
}
