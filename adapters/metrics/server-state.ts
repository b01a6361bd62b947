import type { JobOverview } from '#src/admin/job-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { ServerState } from '#src/ports/metrics.ts'

interface Parts {
  repositories: { jobOverview: JobOverview }
  database: { sizeOnDisk(): Promise<number> }
  readers: ServerState['readers']
  clock: Clock
}

/** How the server stands at this moment. */
export const serverState = ({ repositories, database, readers, clock }: Parts): ServerState => ({
  async jobs() {
    const now = clock.now().getTime()
    const counts = await repositories.jobOverview.counts()
    return counts.map(({ waitingSince, ...count }) => ({
      ...count,
      oldestSeconds: waitingSince ? Math.max(0, (now - waitingSince.getTime()) / 1000) : 0,
    }))
  },
  databaseBytes: () => database.sizeOnDisk(),
  readers,
})
