import { eq, sql } from 'drizzle-orm'
import type { BlindJob } from '#src/blindreview/ports.ts'
import type { Database } from './open.ts'
import { blindJobs, blindReveals } from './schema.ts'

/** The switches of jobs, which candidates of workspaces and applications to companies share. Calls that write stand in a transaction. */
export const blindSettings = ({ query }: Pick<Database, 'query'>) => ({
  /** Grows with every switch and reveal; null where nobody has ever used a switch. */
  number: (ownerId: string): number | null =>
    query().values<[number | null]>(sql`select sum(number) from blind_jobs where owner_id = ${ownerId}`)[0]?.[0] ?? null,

  switch(ownerId: string, { jobId, isOn, changedBy, changedAt }: BlindJob) {
    query()
      .insert(blindJobs)
      .values({ jobId, ownerId, isOn, number: 1, changedBy, changedAt })
      .onConflictDoUpdate({
        target: blindJobs.jobId,
        set: { isOn, changedBy, changedAt, number: sql`${blindJobs.number} + 1` },
      })
      .run()
  },

  reveal(reveal: typeof blindReveals.$inferInsert) {
    query().insert(blindReveals).values(reveal).onConflictDoNothing().run()
    query()
      .update(blindJobs)
      .set({ number: sql`${blindJobs.number} + 1` })
      .where(eq(blindJobs.jobId, reveal.jobId))
      .run()
  },
})
