import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { ProcessesAtWork } from '#src/admin/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Processes } from '#src/ports/processes.ts'
import type { Database } from './open.ts'
import { jobs } from './schema.ts'

interface Tools {
  processes: Pick<Processes, 'self' | 'living'>
  clock: Clock
  /** How many files each process reads for others, by its id; none where nobody does. */
  readings?: (() => Promise<Map<string, number>>) | undefined
}

/** Who serves the instance, with the jobs that each has in hand. */
export const databaseProcessWork = ({ query }: Database, { processes, clock, readings }: Tools): ProcessesAtWork => ({
  async list() {
    const living = await processes.living()
    const held = await query()
      .select({ holder: jobs.holder, kind: jobs.kind, count: count() })
      .from(jobs)
      .where(
        and(
          eq(jobs.state, 'open'),
          gt(jobs.leasedUntil, clock.now()),
          inArray(
            jobs.holder,
            living.map(({ id }) => id),
          ),
        ),
      )
      .groupBy(jobs.holder, jobs.kind)
      .orderBy(jobs.kind)
      .all()
    const read = (await readings?.()) ?? new Map<string, number>()
    return living.map((process) => {
      const reading = read.get(process.id)
      return {
        ...process,
        isThis: process.id === processes.self,
        works: [
          ...held.filter(({ holder }) => holder === process.id).map(({ kind, count }) => ({ kind, count })),
          ...(reading ? [{ kind: 'reading', count: reading }] : []),
        ],
      }
    })
  },
})
