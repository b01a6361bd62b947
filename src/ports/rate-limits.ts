import type { Once } from '#src/shared/once.ts'
import type { Throttle, ThrottleRule } from '#src/shared/rate-limiter.ts'

/**
 * How often something may be done. All processes of an instance count together; where there is one, it counts in its memory. For what
 * protects people and accounts; what only protects one process from too much work counts there.
 */
export interface RateLimits {
  /** One limit for each name: the same name counts the same events. Keys are kept as hashes. */
  of(name: string, rule: ThrottleRule): Throttle
  once: Once
}
