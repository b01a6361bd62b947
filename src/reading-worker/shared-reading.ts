import { join } from 'node:path'
import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import { listenOn } from '#adapters/postgres/listen.ts'
import { readElsewhere } from '#adapters/reading-requests/read-elsewhere.ts'
import { answeredChannel, askedChannel, readingRequests } from '#adapters/reading-requests/request-rows.ts'
import { serveReadings } from '#adapters/reading-requests/serve-readings.ts'
import type { Log } from '#src/http/log.ts'
import type { Processes } from '#src/ports/processes.ts'
import type { Tracer } from '#src/ports/tracer.ts'

interface Shared {
  databaseUrl: string
  secret: string
  processes: Processes
}

/** How long it is believed who is there. */
const believedMs = 1000

/** A pool that leaves reading to the processes whose role that is, and reads by itself while there is none. */
export async function poolBesideReaders(
  pool: ReadingPool,
  { databaseUrl, secret, processes, tracer }: Shared & { tracer: Tracer | undefined },
) {
  const requests = readingRequests(databaseUrl, { secret, self: processes.self })
  await requests.prepare()
  let known: { at: number; answer: Promise<boolean> } | null = null
  const hasReaders = () => {
    const now = performance.now()
    if (!known || now - known.at > believedMs)
      known = { at: now, answer: processes.living().then((living) => living.some(({ role }) => role === 'reader')) }
    return known.answer
  }
  const shared = readElsewhere({
    pool,
    requests,
    hasReaders,
    hear: (answered) => listenOn({ url: databaseUrl, channel: answeredChannel, heard: answered }),
    tracer,
  })
  const beside: ReadingPool = {
    ...shared,
    async close() {
      await shared.close()
      await requests.close()
    },
  }
  return { pool: beside, readings: requests.heldBy }
}

/** Reads what others ask for, until stopped. */
export async function readForOthers(
  pool: ReadingPool,
  { databaseUrl, secret, processes, folder, log }: Shared & { folder: string; log: Log },
) {
  const requests = readingRequests(databaseUrl, { secret, self: processes.self })
  await requests.prepare()
  const serving = serveReadings({
    pool,
    requests,
    folder: join(folder, 'requests'),
    hear: (asked) => listenOn({ url: databaseUrl, channel: askedChannel, heard: asked }),
    log,
  })
  return {
    inHand: serving.inHand,
    async stop() {
      await serving.stop()
      await requests.close()
    },
  }
}
