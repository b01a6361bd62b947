import type { RateLimits } from '#src/ports/rate-limits.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { networkOf } from '#src/shared/network.ts'
import type { Throttle } from '#src/shared/rate-limiter.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'

const minute = 60_000
const hour = 60 * minute

const rules = {
  applications: { limit: 10, windowMs: minute },
  /** The same application sent once more under its key, because the answer was lost or the button pressed twice. */
  repeats: { limit: 100, windowMs: minute },
  /** Anybody can type an address: its owner's mailbox is not filled by it. */
  mailsPerAddress: { limit: 20, windowMs: hour },
  linksPerAddress: { limit: 5, windowMs: hour },
  linkRequests: { limit: 20, windowMs: minute },
  strangers: { limit: 60, windowMs: minute },
  /** What one applicant may change: each correction looks through the resume and scores it again. */
  changes: { limit: 60, windowMs: minute },
  /** Each is written down, and reads every file that was sent. */
  exports: { limit: 10, windowMs: minute },
}

const mostKeys = 5000

/** What strangers and applicants may do how often. */
export function createApplyingThrottles(rateLimits: RateLimits) {
  const all = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rateLimits.of(`applying ${name}`, rule)]),
  ) as {
    [Name in keyof typeof rules]: Throttle
  }
  /** What was sent under a key of a network, as hashes: a key may be as long as a header. Null until it has arrived. */
  const keys = new LruMap<string, string | null>(mostKeys)
  const nameOf = ({ address }: Visit, key: string) => hashOf(`${networkOf(address)} ${key}`)
  return {
    ...all,
    /** Counts an application; one that seems to repeat another, by its key, is no new one. */
    async countApplication(visit: Visit, key: string | null): Promise<void> {
      if (visit.address === '') return
      if (key !== null && keys.has(nameOf(visit, key))) return all.repeats.count(networkOf(visit.address))
      if (key === null) return countVisit(all.applications, visit)
      // Known before it is counted: the same one may come again at the same time.
      keys.set(nameOf(visit, key), null)
      await countVisit(all.applications, visit).catch((error: unknown) => {
        keys.delete(nameOf(visit, key))
        throw error
      })
    },
    /** Counts an application after all when its key was used for another one before. */
    async countContent(visit: Visit, key: string | null, content: string): Promise<void> {
      if (visit.address === '' || key === null) return
      const name = nameOf(visit, key)
      const [before, now] = [keys.get(name), hashOf(content)]
      if (before === null) keys.set(name, now)
      else if (before !== undefined && before !== now) await countVisit(all.applications, visit)
    },
    /** Whether an address may be written to once more. */
    async mayMail(email: string): Promise<boolean> {
      try {
        await all.mailsPerAddress.count(email)
        return true
      } catch {
        return false
      }
    },
  }
}

export type ApplyingThrottles = ReturnType<typeof createApplyingThrottles>
