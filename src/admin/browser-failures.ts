import { createHash } from 'node:crypto'
import { deviceOf } from '#src/shared/device.ts'
import { createThrottle } from '#src/shared/rate-limiter.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { AdminPorts } from './ports.ts'
import type { BrowserFailure } from './system-ports.ts'

const minute = 60_000
/** How many of them one network, one session and all together may tell of in a minute. */
const limits = { address: 30, session: 20, all: 300 }
const mostGroups = 200
export const shownGroups = 50

/** Writes down that something broke in a browser. Rejects with `TooManyRequests`, having written nothing. */
export function noteBrowserFailure({ browserFailures, clock, log, pageAt, transaction }: AdminPorts) {
  const of = (limit: number) => createThrottle({ limit, windowMs: minute }, clock)
  const [addresses, sessions, all] = [of(limits.address), of(limits.session), of(limits.all)]
  return async (failure: BrowserFailure, visit: Visit, session: string | null): Promise<void> => {
    await countVisit(addresses, visit)
    if (session) await sessions.count(hashOf(session))
    await all.count('')
    // Only patterns that we know: what stands in an address may be a secret, or somebody's name.
    const page = pageAt?.(failure.page) ?? 'another page'
    const { name, positions, version } = failure
    const browser = deviceOf(visit.userAgent)
    const id = hashOf(JSON.stringify([page, name, positions]))
    const times = await transaction(() =>
      browserFailures.count({ id, page, name, positions, version, browser }, clock.now(), mostGroups),
    )
    // A page that breaks for everybody says so four times, and not thousands of times.
    if (isRound(times)) log.warn('broke in a browser', { page, name, positions, version, browser, times })
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** 1, 10, 100 and so on. */
const isRound = (times: number) => /^10*$/.test(String(times))
