import type { Clock } from '#src/ports/clock.ts'
import { DomainError } from './domain-error.ts'

/** Too many tries in too short a time. */
export class TooManyRequests extends DomainError {
  readonly kind = 'too-many'
  override readonly retryAfter: number
  constructor(retryAfterMs: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
    const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
    super(`Too many attempts. Please wait ${wait} and try again.`)
    this.retryAfter = seconds
  }
}

export interface ThrottleRule {
  /** How many events are allowed in the window. */
  limit: number
  windowMs: number
}

/** Counts events per key. */
export interface Throttle {
  /** Counts one event; rejects with `TooManyRequests` when that is one too many. `times` the limit is allowed for this key. */
  count(key: string, times?: number): Promise<void>
  /**
   * Counts only failures: `work` says whether it failed. After `limit` failures within the window there is a pause of one
   * window, in which this rejects with `TooManyRequests` before `work` begins. Never are more attempts under way than
   * could still fail, so that parallel guesses are not checked beyond the limit; an attempt too many waits for its turn.
   */
  attempt<Result>(key: string, work: () => Promise<{ failed: boolean; result: Result }>, times?: number): Promise<Result>
}

/** Beyond this many keys the oldest are forgotten, so that memory stays bounded under attack. */
const maximumKeys = 20_000

interface Entry {
  times: number[]
  pausedUntil: number
  underWay: number
  waiting: (() => void)[]
}

/** Counts in the memory of this process; `RateLimits` counts for all of them. */
export function createThrottle({ limit, windowMs }: ThrottleRule, clock: Clock): Throttle {
  const entries = new Map<string, Entry>()
  const entryOf = (key: string): Entry => {
    const known = entries.get(key)
    if (known) return known
    if (entries.size >= maximumKeys) forgetSome()
    const entry: Entry = { times: [], pausedUntil: 0, underWay: 0, waiting: [] }
    entries.set(key, entry)
    return entry
  }
  const forgetSome = () => {
    const now = clock.now().getTime()
    for (const [key, entry] of entries) {
      const isOld = entry.pausedUntil <= now && (entry.times.at(-1) ?? 0) <= now - windowMs
      if (entry.underWay === 0 && (isOld || entries.size >= maximumKeys)) entries.delete(key)
    }
  }
  const recent = (entry: Entry, now: number) => {
    entry.times = entry.times.filter((time) => time > now - windowMs)
    return entry.times
  }

  return {
    async count(key, times = 1) {
      const now = clock.now().getTime()
      const entry = entryOf(key)
      const counted = recent(entry, now)
      const most = limit * times
      if (counted.length >= most) throw new TooManyRequests(counted[counted.length - most]! + windowMs - now)
      counted.push(now)
    },
    async attempt(key, work, times = 1) {
      const most = limit * times
      const entry = entryOf(key)
      for (;;) {
        const now = clock.now().getTime()
        if (entry.pausedUntil > now) throw new TooManyRequests(entry.pausedUntil - now)
        if (recent(entry, now).length + entry.underWay < most) break
        await new Promise<void>((resolve) => entry.waiting.push(resolve))
      }
      entry.underWay++
      try {
        const { failed, result } = await work()
        if (failed) noteFailure(entry, most)
        return result
      } finally {
        entry.underWay--
        for (const wake of entry.waiting.splice(0)) wake()
      }
    },
  }

  function noteFailure(entry: Entry, most: number) {
    const now = clock.now().getTime()
    recent(entry, now).push(now)
    if (entry.times.length < most) return
    entry.times = []
    entry.pausedUntil = now + windowMs
  }
}
