import type { Clock } from '#src/ports/clock.ts'
import { networkOf } from '#src/shared/network.ts'
import { createThrottle } from '#src/shared/throttle.ts'
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
}

const mostKeys = 5000

/** What strangers and applicants may do how often. */
export function createApplyingThrottles(clock: Clock) {
  const all = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, createThrottle(rule, clock)])) as {
    [Name in keyof typeof rules]: ReturnType<typeof createThrottle>
  }
  const keys = new Set<string>()
  return {
    ...all,
    /** Counts an application; one that repeats another by its key is no new one. */
    countApplication(visit: Visit, key: string | null) {
      if (visit.address === '') return
      const known = key === null ? null : `${networkOf(visit.address)} ${key}`
      if (known && keys.has(known)) return all.repeats.count(networkOf(visit.address))
      countVisit(all.applications, visit)
      if (!known) return
      keys.add(known)
      if (keys.size > mostKeys) keys.delete(keys.values().next().value!)
    },
    /** Whether an address may be written to once more. */
    mayMail(email: string): boolean {
      try {
        all.mailsPerAddress.count(email)
        return true
      } catch {
        return false
      }
    },
  }
}

export type ApplyingThrottles = ReturnType<typeof createApplyingThrottles>
