import { and, eq, isNull, sql } from 'drizzle-orm'
import type { DoneWithSample, Samples } from '#src/first-run/ports.ts'
import type { Database } from './open.ts'
import { jobDescriptions, sampleJobs } from './schema.ts'

/** Jobs that came as sample data, also those that are gone: what was done with them stays out of reports. */
export const sampleJobsOf = (workspaceId: string) =>
  sql`(select sample.job_description_id from sample_jobs sample where sample.workspace_id = ${workspaceId})`

const counted = [
  ['moves', sql`timeline_entries row`, sql`row.kind in ('stage-moved', 'rejected') and row.at`],
  ['notes', sql`notes row`, sql`row.created_at`],
  ['tasks', sql`tasks row`, sql`row.created_at`],
  ['tags', sql`candidate_tags row`, sql`row.added_at`],
  ['messages', sql`messages row`, sql`row.queued_at`],
  ['interviews', sql`interview_offers row`, sql`row.created_at`],
  ['assessments', sql`assessments row`, sql`row.sent_at`],
  ['scorecards', sql`scorecards row`, sql`row.saved_at`],
] as const satisfies readonly (readonly [keyof DoneWithSample, ReturnType<typeof sql>, ReturnType<typeof sql>])[]

export function databaseSamples({ query, transaction }: Database): Samples {
  const here = (workspaceId: string) => and(eq(sampleJobs.workspaceId, workspaceId), isNull(sampleJobs.removedAt))
  const first = async (statement: ReturnType<typeof sql>) => (await query().values<[number]>(statement))[0]?.[0] ?? 0
  const numberOf = async (ids: string, table: ReturnType<typeof sql>, when: ReturnType<typeof sql>, since: number) =>
    first(
      sql`select count(*) from ${table} where row.candidate_id in (select value from json_each(${ids})) and ${when} >= ${since}`,
    )

  return {
    mark: (sample) =>
      transaction(async () => {
        await query().insert(sampleJobs).values(sample).onConflictDoNothing().run()
      }),
    ready: (workspaceId, at) =>
      transaction(async () => {
        await query().run(sql`
          update sample_jobs set ready_at = ${at.getTime()}, candidate_ids = (
            select json_group_array(i.candidate_id) from batch_items i where i.candidate_id is not null and i.batch_id = (
              select b.id from batches b where b.job_description_id = sample_jobs.job_description_id
              order by b.created_at limit 1))
          where workspace_id = ${workspaceId} and ready_at is null`)
      }),
    async loaded(workspaceId) {
      const rows = await query()
        .select({
          id: sampleJobs.jobDescriptionId,
          title: jobDescriptions.title,
          loadedAt: sampleJobs.loadedAt,
          readyAt: sampleJobs.readyAt,
        })
        .from(sampleJobs)
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, sampleJobs.jobDescriptionId))
        .where(here(workspaceId))
        .orderBy(jobDescriptions.title)
        .all()
      if (rows.length === 0) return null
      const loadedAt = new Date(Math.min(...rows.map((row) => row.loadedAt.getTime())))
      const since = Math.max(...rows.map(({ readyAt }) => readyAt?.getTime() ?? loadedAt.getTime()))
      const came = await query().values<[string, string]>(sql`
        select c.id, r.person_id from sample_jobs s, json_each(s.candidate_ids) e
        inner join candidates c on c.id = e.value inner join resumes r on r.id = c.resume_id
        where s.workspace_id = ${workspaceId} and s.removed_at is null`)
      const ids = JSON.stringify(came.map(([id]) => id))
      const done: DoneWithSample = {
        moves: 0,
        notes: 0,
        tasks: 0,
        tags: 0,
        messages: 0,
        interviews: 0,
        assessments: 0,
        scorecards: 0,
        otherRankings: 0,
      }
      for (const [name, table, when] of counted) done[name] = await numberOf(ids, table, when, since)
      const among = sql`(select value from json_each(${ids}))`
      done.otherRankings = await first(sql`
        select count(*) from candidates c where c.id not in ${among}
          and c.resume_id in (select resume_id from candidates where id in ${among})`)
      const people = JSON.stringify(came.map(([, person]) => person))
      const kept = await query().values<[string]>(sql`
        select distinct person_id from resumes r where r.person_id in (select value from json_each(${people}))
          and (r.created_at < ${loadedAt.getTime()} or not exists (
            select 1 from candidates c where c.resume_id = r.id and c.id in ${among}))`)
      const staying = new Set(kept.map(([person]) => person))
      return {
        jobs: rows.map(({ id, title }) => ({ id, title })),
        candidates: came.map(([id]) => id),
        loadedAt,
        done,
        ownCandidates: await first(sql`
          select count(*) from candidates c inner join sample_jobs s on s.job_description_id = c.job_description_id
          where s.workspace_id = ${workspaceId} and s.removed_at is null and c.id not in ${among}`),
        kept: came.flatMap(([id, person]) => (staying.has(person) ? id : [])),
      }
    },
    async idsOf(workspaceId) {
      const rows = await query()
        .select({ id: sampleJobs.jobDescriptionId, candidates: sampleJobs.candidateIds })
        .from(sampleJobs)
        .where(here(workspaceId))
        .all()
      return rows.flatMap(({ id, candidates }) => [id, ...candidates])
    },
    has: async (workspaceId, id) =>
      (await first(sql`
        select count(*) from sample_jobs s where s.workspace_id = ${workspaceId} and (s.job_description_id = ${id}
          or exists (select 1 from json_each(s.candidate_ids) where value = ${id})
          or (s.ready_at is null and exists (
            select 1 from candidates c where c.id = ${id} and c.job_description_id = s.job_description_id)))`)) > 0,
    hasCandidate: async (candidateId) =>
      (await first(sql`
        select count(*) from candidates c inner join sample_jobs s on s.workspace_id = c.workspace_id
        where c.id = ${candidateId} and exists (select 1 from json_each(s.candidate_ids) where value = c.id)`)) > 0,
    othersOf: async (jobDescriptionId) =>
      first(sql`select count(*) from candidates where job_description_id = ${jobDescriptionId}`),
    noteRemoved: (jobDescriptionId, at) =>
      transaction(async () => {
        await query().update(sampleJobs).set({ removedAt: at }).where(eq(sampleJobs.jobDescriptionId, jobDescriptionId)).run()
      }),
    release: (jobDescriptionId) =>
      transaction(async () => {
        await query().delete(sampleJobs).where(eq(sampleJobs.jobDescriptionId, jobDescriptionId)).run()
      }),
  }
}
