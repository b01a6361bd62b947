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
export async function countVisit(throttle: Throttle, { address }: Pick<Visit, 'address'>): Promise<void> {
  if (address === '') return
  // The narrowest refuses first: who is throttled takes nothing from the neighbors.
  for (const { key, times } of tiersOf(address)) await throttle.count(key, times)
}

/** Lets somebody try under each of the networks they come from; null means that the try has failed, which is counted. */
export function tryAsVisitor<Result>(
  throttle: Throttle,
  { address }: Pick<Visit, 'address'>,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const under = ([tier, ...wider]: ReturnType<typeof tiersOf>): Promise<Result | null> => {
    if (!tier) return attempt()
    const tried = async () => {
      const result = await under(wider)
      return { failed: result === null, result }
    }
    return throttle.attempt(tier.key, tried, tier.times)
  }
  return under(address === '' ? [] : tiersOf(address))
}
