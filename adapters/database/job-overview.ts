import { and, count, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { JobOverview } from '#src/admin/job-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Database } from './open.ts'
import { jobs } from './schema.ts'

const columns = {
  id: jobs.id,
  kind: jobs.kind,
  state: jobs.state,
  attempts: jobs.attempts,
  lastError: jobs.lastError,
  createdAt: jobs.createdAt,
  runAt: jobs.runAt,
}

export function databaseJobOverview({ query, transaction }: Database, { clock }: { clock: Clock }): JobOverview {
  const isIdle = () => or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, clock.now()))
  return {
    async counts() {
      const now = clock.now().getTime()
      const waiting = sql`${jobs.state} = 'open' and ${jobs.runAt} <= ${now} and coalesce(${jobs.leasedUntil}, 0) <= ${now}`
      // What is planned for a later day, such as a reminder, is no work that waits.
      const isWork = sql`${jobs.state} = 'open' and (${jobs.runAt} <= ${now} or ${jobs.attempts} > 0)`
      const rows = await query()
        .select({
          kind: jobs.kind,
          open: sql<number>`sum(${isWork})`,
          failed: sql<number>`sum(${jobs.state} = 'failed')`,
          all: count(),
          since: sql<number | null>`min(case when ${waiting} then ${jobs.runAt} end)`,
        })
        .from(jobs)
        .groupBy(jobs.kind)
        .orderBy(jobs.kind)
        .all()
      const counted = rows.filter(({ open, failed }) => open + failed > 0)
      return counted.map(({ kind, open, failed, since }) => ({
        kind,
        open,
        failed,
        waitingSince: since === null ? null : new Date(since),
      }))
    },
    troubled: async (limit) =>
      query().select(columns).from(jobs).where(isNotNull(jobs.lastError)).orderBy(desc(jobs.createdAt)).limit(limit).all(),
    find: async (id) => (await query().select(columns).from(jobs).where(eq(jobs.id, id)).get()) ?? null,
    retry: (id) =>
      transaction(async () => {
        await query()
          .update(jobs)
          .set({ state: 'open', runAt: clock.now(), attempts: 0, leasedUntil: null })
          .where(and(eq(jobs.id, id), isIdle()))
          .run()
      }),
    forget: (id) =>
      transaction(async () => {
        await query()
          .delete(jobs)
          .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
          .run()
      }),
  }
}
