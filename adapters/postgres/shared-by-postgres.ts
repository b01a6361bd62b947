import type { Clock } from '#src/ports/clock.ts'
import type { Database } from '../database/open.ts'
import { askOutside } from './ask-outside.ts'
import { postgresLiveLog } from './live-log.ts'
import { postgresPresenceLink } from './presence-link.ts'
import { postgresRateLimits } from './rate-limits.ts'

interface Options {
  database: Pick<Database, 'query' | 'transaction' | 'atCommit' | 'currentTransaction'>
  url: string
  clock: Clock
}

/** What the processes of an instance tell each other through their database. */
export async function sharedByPostgres({ database, url, clock }: Options) {
  const outside = askOutside(url)
  const [row] = await outside.ask('select life from __live_life', [])
  const liveLog = postgresLiveLog({ database, url })
  const presenceLink = postgresPresenceLink(url)
  return {
    liveLog,
    presenceLink,
    rateLimits: postgresRateLimits({ ask: outside.ask, clock, run: String(row?.life) }),
    async close() {
      await liveLog.close()
      await presenceLink.close()
      await outside.close()
    },
  }
}
