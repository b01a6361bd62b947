import type { Clock } from '#src/ports/clock.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import { createOnce } from './once.ts'
import { createThrottle, type Throttle } from './rate-limiter.ts'

/** Where one process serves an instance: a restart only forgives. */
export function rateLimitsInMemory(clock: Clock): RateLimits {
  const known = new Map<string, Throttle>()
  return {
    of(name, rule) {
      const throttle = known.get(name) ?? createThrottle(rule, clock)
      known.set(name, throttle)
      return throttle
    },
    once: createOnce(clock),
  }
}
