import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { AnyJobQueue } from '#src/ports/job-queue.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { noTracer } from '#src/shared/no-tracer.ts'
import type { Database } from './open.ts'
import { jobs } from './schema.ts'

/** The job queue in the product's own database: a job is kept by the same commit as what it belongs to. */
export function databaseJobQueue(
  database: Database,
  { clock, ids, tracer = noTracer }: { clock: Clock; ids: Ids; tracer?: Tracer },
): AnyJobQueue {
  const { query, transaction } = database
  const isDue = (kinds: string[], now: Date) =>
    and(
      eq(jobs.state, 'open'),
      inArray(jobs.kind, kinds),
      lte(jobs.runAt, now),
      or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)),
    )
  return {
    add: ({ kind, payload, runAt, key, leaseSeconds }) =>
      transaction(async () => {
        const now = clock.now()
        const leasedUntil = leaseSeconds ? new Date(now.getTime() + leaseSeconds * 1000) : null
        const row = {
          id: ids.id(),
          kind,
          payload,
          key: key ?? null,
          runAt: runAt ?? now,
          leasedUntil,
          traceparent: tracer.traceparent(),
          createdAt: now,
        }
        await query().insert(jobs).values(row).onConflictDoNothing({ target: jobs.key }).run()
      }),
    async take(kinds, leaseSeconds) {
      // Looking costs nothing; the write lock is taken only when there is something to do.
      if (!(await query().select({ id: jobs.id }).from(jobs).where(isDue(kinds, clock.now())).limit(1).get())) return null
      return transaction(async () => {
        const now = clock.now()
        const job = await query().select().from(jobs).where(isDue(kinds, now)).orderBy(asc(jobs.runAt)).limit(1).get()
        if (!job) return null
        const attempts = job.attempts + 1
        const leasedUntil = new Date(now.getTime() + leaseSeconds * 1000)
        await query().update(jobs).set({ attempts, leasedUntil }).where(eq(jobs.id, job.id)).run()
        return { id: job.id, kind: job.kind, payload: job.payload, attempts, traceparent: job.traceparent }
      })
    },
    finish: (id) =>
      transaction(async () => {
        await query().delete(jobs).where(eq(jobs.id, id)).run()
      }),
    finishKey: (key) =>
      transaction(async () => {
        await query().delete(jobs).where(eq(jobs.key, key)).run()
      }),
    fail: (id, reason, retryAt) =>
      transaction(async () => {
        const next = retryAt ? { runAt: retryAt } : { state: 'failed' as const, key: null }
        await query()
          .update(jobs)
          .set({ ...next, lastError: reason.slice(0, 500), leasedUntil: null })
          .where(eq(jobs.id, id))
          .run()
      }),
    releaseAll: () =>
      transaction(async () => {
        await query().update(jobs).set({ leasedUntil: null }).run()
      }),
  }
}
