import { sql } from 'drizzle-orm'
import type { OldRecordings, RecordedMedia } from '#src/privacy/ports.ts'
import type { Database } from './open.ts'
import { mediaOf } from './privacy-assessments.ts'

/** An assessment is over when it was completed; one that never was began once. */
const endedAt = sql`coalesce(assessments.completed_at, assessments.started_at)`
const media = sql`(select count(*) from open_answers where assessment_id = assessments.id and file_id is not null)
  + (select count(*) from recordings where assessment_id = assessments.id and state <> 'expired')`
const withPeople = sql`from assessments
  join candidates on candidates.id = assessments.candidate_id
  join resumes on resumes.id = candidates.resume_id
  left join holds on holds.person_id = resumes.person_id`

/** Recordings by their age. */
export const databaseRecordedMedia = ({ query, transaction }: Database): RecordedMedia => ({
  workspacesBefore: async (before) =>
    (
      await query().all<{ id: string }>(sql`
        select distinct workspace_id as id from assessments where ${endedAt} < ${before.getTime()} and ${media} > 0`)
    ).map(({ id }) => id),
  async endedBefore(workspaceId, before, limit) {
    const rows = await query().all<Omit<OldRecordings, 'isHeld' | 'endedAt'> & { isHeld: number; endedAt: number }>(sql`
      select resumes.person_id as personId, assessments.candidate_id as candidateId, assessments.id as assessmentId,
        holds.person_id is not null as isHeld, ${endedAt} as endedAt, ${media} as count
      ${withPeople}
      where assessments.workspace_id = ${workspaceId} and ${endedAt} < ${before.getTime()} and ${media} > 0
      order by endedAt limit ${limit}`)
    return rows.map(({ isHeld, endedAt, ...row }) => ({ ...row, isHeld: isHeld === 1, endedAt: new Date(endedAt) }))
  },
  async firstEndedSince(workspaceId, since) {
    const [row] = await query().all<{ at: number | null }>(sql`
      select min(${endedAt}) as at ${withPeople}
      where assessments.workspace_id = ${workspaceId} and ${endedAt} >= ${since.getTime()} and ${media} > 0
        and holds.person_id is null`)
    return row?.at ? new Date(row.at) : null
  },
  expire: (assessmentId) =>
    transaction(async () => {
      const [{ count } = { count: 0 }] = await query().all<{ count: number }>(
        sql`select ${media} as count from assessments where id = ${assessmentId}`,
      )
      const files = await query().all<{ key: string }>(
        sql`delete from files where id in (${mediaOf(sql`(${assessmentId})`)}) returning key`,
      )
      await query().run(sql`delete from recording_chunks where recording_id in
        (select id from recordings where assessment_id = ${assessmentId})`)
      await query().run(sql`update recordings set file_id = null, state = 'expired' where assessment_id = ${assessmentId}`)
      await query().run(sql`update open_answers set file_id = null where assessment_id = ${assessmentId}`)
      return { removed: count, files: files.map(({ key }) => key) }
    }),
})
