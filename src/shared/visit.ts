import { networkOf } from './network.ts'
import type { Throttle } from './throttle.ts'

/** Where a request came from, for throttles and the audit log. */
export interface Visit {
  address: string
  userAgent: string
  requestId: string
}

/** Counts a visit under the network it came from. One whose address nobody knows is not counted with all the others. */
export function countVisit(throttle: Throttle, { address }: Visit) {
  if (address !== '') throttle.count(networkOf(address))
}
