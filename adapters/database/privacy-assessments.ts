import { type SQL, sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { assessmentParts } from './privacy-assessment-parts.ts'
import { among } from './privacy-rows.ts'

/** Files of these assessments: spoken answers, recordings and the pieces of those that are not whole. */
export const mediaOf = (assessments: SQL) => sql`
  select file_id from open_answers where assessment_id in ${assessments} and file_id is not null
  union select file_id from recordings where assessment_id in ${assessments} and file_id is not null
  union select recording_chunks.file_id from recording_chunks
    join recordings on recordings.id = recording_chunks.recording_id where recordings.assessment_id in ${assessments}`

/** Assessments and interviews with all that was answered and recorded. The rows go with the candidates', and the links end with them. */
export const assessmentsOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'assessment',
  async erase({ candidates }) {
    const taken = sql`(select id from assessments where candidate_id in ${among(candidates)})`
    const files = await query().all<{ key: string }>(sql`delete from files where id in (${mediaOf(taken)}) returning key`)
    return { files: files.map(({ key }) => key) }
  },
  async count({ people }) {
    const counted = await query().all<{ id: string; assessments: number; recordings: number }>(sql`
      select resumes.person_id as id, count(*) as assessments,
        sum((select count(*) from open_answers where assessment_id = assessments.id and file_id is not null)
          + (select count(*) from recordings where assessment_id = assessments.id and state <> 'expired')) as recordings
      from assessments join candidates on candidates.id = assessments.candidate_id
      join resumes on resumes.id = candidates.resume_id
      where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(counted.map(({ id, ...counts }) => [id, counts]))
  },
  export: async ({ candidates }) => assessmentParts(query, candidates),
})
