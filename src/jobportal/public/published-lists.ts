import { createHash } from 'node:crypto'
import type { Clock } from '#src/ports/clock.ts'
import { LruMap } from '#src/shared/lru-map.ts'

interface Known {
  version: string
  since: Date
}

/** Whose lists are remembered at most; beyond that a list seems to have changed just now. */
const mostKnown = 1000

/** Remembers since when each list has been what it is: what readers of a feed compare with what they have. */
export function createPublishedLists(clock: Clock) {
  const known = new LruMap<string, Known>(mostKnown)
  return {
    /** `etag` names this content of this list and no other; `changedAt` is in whole seconds, as headers say it. */
    state(name: string, version: string): { etag: string; changedAt: Date } {
      const before = known.get(name)
      const current = before?.version === version ? before : { version, since: nextSecond(clock.now(), before?.since) }
      known.set(name, current)
      const etag = createHash('sha256').update(`${name} ${version}`).digest('base64url').slice(0, 22)
      return { etag: `"${etag}"`, changedAt: current.since }
    },
  }
}

/** Two contents of a list never share a second. */
function nextSecond(now: Date, before: Date | undefined): Date {
  const second = Math.floor(now.getTime() / 1000) * 1000
  return new Date(before && second <= before.getTime() ? before.getTime() + 1000 : second)
}
