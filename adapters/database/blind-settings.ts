import { eq, sql } from 'drizzle-orm'
import type { BlindJob } from '#src/blindreview/ports.ts'
import type { Database } from './open.ts'
import { blindJobs, blindReveals } from './schema.ts'

/** The switches of jobs, which candidates of workspaces and applications to companies share. Calls that write stand in a transaction. */
export const blindSettings = ({ query }: Pick<Database, 'query'>) => ({
  /** Grows with every switch and reveal; null where nobody has ever used a switch. */
  number: async (ownerId: string): Promise<number | null> =>
    (await query().values<[number | null]>(sql`select sum(number) from blind_jobs where owner_id = ${ownerId}`))[0]?.[0] ?? null,

  /** A posted job is a job description of its company's workspace as well: who is hidden in one is hidden in the other. */
  async switch(ownerId: string, { jobId, isOn, changedBy, changedAt }: BlindJob) {
    const same = await query().all<{ id: string }>(sql`
      select job_description_id as id from job_posts where id = ${jobId} and job_description_id is not null
      union select id from job_posts where job_description_id = ${jobId}`)
    for (const id of [jobId, ...same.map((job) => job.id)])
      await query()
        .insert(blindJobs)
        .values({ jobId: id, ownerId, isOn, number: 1, changedBy, changedAt })
        .onConflictDoUpdate({
          target: blindJobs.jobId,
          set: { isOn, changedBy, changedAt, number: sql`${blindJobs.number} + 1` },
        })
        .run()
  },

  /** Of an application and of the candidate that it is. */
  async reveal(reveal: typeof blindReveals.$inferInsert) {
    const { candidateId, applicationId, ...facts } = reveal
    const same = await query().all<{ candidateId: string | null; applicationId: string | null; jobId: string }>(sql`
      select candidate_id as candidateId, null as applicationId, job_description_id as jobId from applications
        join job_posts on job_posts.id = job_id
        where applications.id = ${applicationId ?? ''} and candidate_id is not null and job_description_id is not null
      union all select null, applications.id, job_id from applications where candidate_id = ${candidateId ?? ''}`)
    for (const [at, each] of [reveal, ...same].entries()) {
      const id = at === 0 ? facts.id : `${facts.id}-${at}`
      await query()
        .insert(blindReveals)
        .values({
          ...facts,
          id,
          candidateId: each.candidateId ?? null,
          applicationId: each.applicationId ?? null,
          jobId: each.jobId,
        })
        .onConflictDoNothing()
        .run()
      await query()
        .update(blindJobs)
        .set({ number: sql`${blindJobs.number} + 1` })
        .where(eq(blindJobs.jobId, each.jobId))
        .run()
    }
  },
})
