import { tiersOf } from './network.ts'
import type { Throttle } from './rate-limiter.ts'

/** Where a request came from, for throttles and the audit log. */
export interface Visit {
  address: string
  userAgent: string
  requestId: string
  /** The account that acts; absent for visitors, and where a company acts by itself. */
  actorId?: string
}

/** Counts a visit under the networks it came from. One whose address nobody knows is not counted with all the others. */
export function countVisit(throttle: Throttle, { address }: Pick<Visit, 'address'>) {
  if (address === '') return
  // The narrowest refuses first: who is throttled takes nothing from the neighbors.
  for (const { key, times } of tiersOf(address)) throttle.count(key, times)
}
