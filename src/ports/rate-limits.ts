import type { Once } from '#src/shared/once.ts'
import type { Throttle, ThrottleRule } from '#src/shared/rate-limiter.ts'

/**
 * How often something may be done. All processes of an instance count together; a single process counts in memory. For limits that
 * protect people and accounts. Limits that only protect one process from too much work are counted in that process.
 */
export interface RateLimits {
  /** One limit per name: the same name counts the same events. Keys are stored as hashes. */
  of(name: string, rule: ThrottleRule): Throttle
  once: Once
}
