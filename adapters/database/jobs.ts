import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { AnyJobQueue, TakenJob } from '#src/ports/job-queue.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { noTracer } from '#src/shared/no-tracer.ts'
import type { Database } from './open.ts'
import { jobs } from './schema.ts'

/** The job queue in the product's own database: a job is kept by the same commit as what it belongs to. */
export function databaseJobQueue(
  database: Database,
  { clock, ids, holder = null, tracer = noTracer }: { clock: Clock; ids: Ids; holder?: string | null; tracer?: Tracer },
): AnyJobQueue {
  const { query } = database
  /** Jobs are rows by themselves, and each statement here is right beside any other: nobody waits for anybody. */
  const transaction: Database['transaction'] = (work) => database.transaction(work, { on: [] })
  const isShared = database.engine === 'postgres'
  const isDue = (kinds: string[], now: Date) =>
    and(
      eq(jobs.state, 'open'),
      inArray(jobs.kind, kinds),
      lte(jobs.runAt, now),
      or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)),
    )
  /** A job as this process took it; not any more once somebody else has it. */
  const asTaken = ({ id, attempts }: TakenJob) =>
    and(eq(jobs.id, id), eq(jobs.attempts, attempts), holder === null ? undefined : eq(jobs.holder, holder))
  const leaseEnd = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  return {
    add: ({ kind, payload, runAt, key, leaseSeconds }) =>
      transaction(async () => {
        const now = clock.now()
        const lease = leaseSeconds ? { leasedUntil: leaseEnd(leaseSeconds), holder } : {}
        const row = {
          id: ids.id(),
          kind,
          payload,
          key: key ?? null,
          runAt: runAt ?? now,
          ...lease,
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
        const first = query().select({ id: jobs.id }).from(jobs).where(isDue(kinds, now)).orderBy(asc(jobs.runAt)).limit(1)
        // Who looks at the same moment takes the next one instead of waiting for this one.
        const [next] = isShared ? await query().values<[string]>(sql`${first} for update skip locked`) : await first.values()
        const job =
          next &&
          (await query()
            .select()
            .from(jobs)
            .where(eq(jobs.id, String(next[0])))
            .get())
        if (!job) return null
        const attempts = job.attempts + 1
        await query()
          .update(jobs)
          .set({ attempts, leasedUntil: leaseEnd(leaseSeconds), holder })
          .where(eq(jobs.id, job.id))
          .run()
        return { id: job.id, kind: job.kind, payload: job.payload, attempts, traceparent: job.traceparent }
      })
    },
    keep: (job, leaseSeconds) =>
      transaction(async () => {
        const kept = await query()
          .update(jobs)
          .set({ leasedUntil: leaseEnd(leaseSeconds) })
          .where(asTaken(job))
          .returning({ id: jobs.id })
          .all()
        return kept.length > 0
      }),
    finish: (job) =>
      transaction(async () => {
        const done = await query().delete(jobs).where(asTaken(job)).returning({ id: jobs.id }).all()
        return done.length > 0
      }),
    finishKey: (key) =>
      transaction(async () => {
        await query().delete(jobs).where(eq(jobs.key, key)).run()
      }),
    fail: (job, reason, retryAt) =>
      transaction(async () => {
        const next = retryAt ? { runAt: retryAt } : { state: 'failed' as const, key: null }
        await query()
          .update(jobs)
          .set({ ...next, lastError: reason.slice(0, 500), leasedUntil: null, holder: null })
          .where(asTaken(job))
          .run()
      }),
    releaseAll: () =>
      database.transaction(async () => {
        await query().update(jobs).set({ leasedUntil: null, holder: null }).run()
      }),
  }
}
