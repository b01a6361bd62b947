import { bytesThenRows } from '#src/shared/bytes-then-rows.ts'
import type { AssessmentBasePorts } from '../ports.ts'

/** How long the clean-up waits for the request that is at work. A server that starts anew does it at once. */
const leaseSeconds = 3600

type Ports = Pick<AssessmentBasePorts, 'fileStore' | 'jobs' | 'transaction' | 'ids'>

/** Keys of the file store that are swept when no row ever names them, even if the server dies. */
export interface Reservation {
  /** Names the clean-up. */
  sweep: string
  /** Resolves when it is written down; from then on something may be stored. */
  begin(): Promise<void>
  /** Takes it back when nothing was stored. Never rejects: where it fails, the queue cleans up later. */
  giveBack(): Promise<void>
}

export function reserve({ jobs, ids }: Ports, keys: string[]): Reservation {
  const sweep = `sweep:${ids.id()}`
  const noted = jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys }, leaseSeconds })
  // Whoever stores something hears of it; nobody else has to.
  noted.catch(() => undefined)
  let isUsed = false
  return {
    sweep,
    begin() {
      isUsed = true
      return noted
    },
    async giveBack() {
      if (isUsed) return
      await noted.then(() => jobs.finishKey(sweep)).catch(() => undefined)
    },
  }
}

/**
 * Bytes first, rows second: moves files to the store and then, in one transaction, writes the rows that name them. Wherever
 * it ends, a crash included, no row is without its bytes and what no row names is swept. `rows` says of what it wrote nothing
 * after all that it is unused.
 */
export async function keepFiles<Result>(
  ports: Ports,
  arrived: { key: string; path: string }[],
  rows: () => Promise<{ result: Result; unused?: boolean }>,
  reservation = reserve(
    ports,
    arrived.map(({ key }) => key),
  ),
): Promise<Result> {
  const { fileStore, jobs, transaction } = ports
  const { sweep } = reservation
  const cleanUp = async () => {
    for (const { key } of arrived) await fileStore.delete(key)
    await jobs.finishKey(sweep)
  }
  await reservation.begin()
  const { result, unused } = await bytesThenRows({
    transaction,
    async store() {
      // All of them come to an end before anything is cleaned up: a file that arrives later would stay for ever.
      const puts = await Promise.allSettled(arrived.map(({ key, path }) => fileStore.put(key, { path })))
      for (const put of puts) if (put.status === 'rejected') throw put.reason
    },
    async write() {
      const written = await rows()
      if (!written.unused) await jobs.finishKey(sweep)
      return written
    },
    cleanUp,
  })
  if (unused) await cleanUp().catch(() => undefined)
  return result
}
