import { and, eq, sql } from 'drizzle-orm'
import type { FirstSteps } from '#src/first-run/ports.ts'
import type { Database } from './open.ts'
import { sampleJobsOf } from './samples.ts'
import { firstStepsPutAway } from './schema.ts'

export function databaseFirstSteps({ query, transaction }: Database): FirstSteps {
  const mine = (workspaceId: string, userId: string) =>
    and(eq(firstStepsPutAway.workspaceId, workspaceId), eq(firstStepsPutAway.userId, userId))
  return {
    async taken(workspaceId) {
      const [row] = await query().values<[number, number, number, number, number]>(sql`select
        exists (select 1 from candidates c where c.workspace_id = ${workspaceId}
          and c.job_description_id not in ${sampleJobsOf(workspaceId)}),
        exists (select 1 from job_descriptions j inner join audit_entries a on a.subject_id = j.id
          where j.workspace_id = ${workspaceId} and a.action = 'see-ranking'),
        exists (select 1 from invitations where workspace_id = ${workspaceId})
          or (select count(*) from memberships where workspace_id = ${workspaceId}) > 1,
        exists (select 1 from assessments a inner join candidates c on c.id = a.candidate_id
          where a.workspace_id = ${workspaceId} and c.job_description_id not in ${sampleJobsOf(workspaceId)}),
        exists (select 1 from job_posts where company_id = ${workspaceId})`)
      const [upload, ranking, invitation, assessment, posting] = row ?? [0, 0, 0, 0, 0]
      return {
        upload: upload === 1,
        ranking: ranking === 1,
        invitation: invitation === 1,
        assessment: assessment === 1,
        posting: posting === 1,
      }
    },
    isPutAway: async (workspaceId, userId) =>
      (await query().select().from(firstStepsPutAway).where(mine(workspaceId, userId)).get()) !== undefined,
    setPutAway: (workspaceId, userId, at) =>
      transaction(async () => {
        if (at) await query().insert(firstStepsPutAway).values({ workspaceId, userId, at }).onConflictDoNothing().run()
        else await query().delete(firstStepsPutAway).where(mine(workspaceId, userId)).run()
      }),
  }
}
