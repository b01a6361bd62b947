import { sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import {
  contactPart,
  correctionsPart,
  type ExportedResume,
  type ExportedScore,
  factsPart,
  filesPart,
  type KnownContact,
  scoresPart,
} from './privacy-resume-parts.ts'
import { among } from './privacy-rows.ts'

/** Resumes, rankings, and the people themselves. The last room: nothing may point here any more. */
export const resumesOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'matching',
  async erase({ workspaceId, people, resumes, candidates }) {
    const [inResumes, inCandidates] = [among(resumes), among(candidates)]
    const files = await query().all<{ id: string; key: string }>(sql`
      select id, key from files where not exists (select 1 from applications where applications.file_id = files.id)
        and id in (select file_id from resumes where id in ${inResumes}
          union select file_id from batch_items where candidate_id in ${inCandidates})`)
    const inFiles = among(files.map(({ id }) => id))
    const statements = [
      sql`delete from batch_items where candidate_id in ${inCandidates} or file_id in ${inFiles}`,
      sql`delete from model_facts where workspace_id = ${workspaceId} and kind = 'resume'
        and text_hash in (select text_hash from resumes where id in ${inResumes})`,
      sql`delete from readings where id in ${inResumes}`,
      sql`delete from candidates where id in ${inCandidates}`,
      sql`delete from resumes where id in ${inResumes}`,
      sql`delete from files where id in ${inFiles}`,
      sql`delete from people where id in ${among(people)}
        and not exists (select 1 from resumes where resumes.person_id = people.id)`,
    ]
    for (const statement of statements) await query().run(statement)
    return { files: files.map(({ key }) => key) }
  },
  async count({ people }) {
    const rows = await query().all<{ id: string; resumes: number; rankings: number }>(sql`
      select resumes.person_id as id, count(distinct resumes.id) as resumes, count(candidates.id) as rankings
      from resumes left join candidates on candidates.resume_id = resumes.id
      where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  },
  async export({ people, resumes, candidates }) {
    const stored = await query().all<ExportedResume>(sql`
      select resumes.id, resumes.filename, resumes.received_on as receivedOn, resumes.facts, resumes.corrections, files.key, files.type
      from resumes join files on files.id = resumes.file_id where resumes.id in ${among(resumes)}
      order by resumes.created_at, resumes.id`)
    const known = await query().all<KnownContact>(sql`select email, phone from people where id in ${among(people)}`)
    const ranked = await query().all<ExportedScore>(sql`
      select candidates.id, job_descriptions.title as jobTitle, candidates.created_at as rankedAt, resumes.filename, candidates.match
      from candidates join resumes on resumes.id = candidates.resume_id
      join job_descriptions on job_descriptions.id = candidates.job_description_id
      where candidates.id in ${among(candidates)} order by candidates.created_at, candidates.id`)
    return [contactPart(known), filesPart(stored), factsPart(stored), ...correctionsPart(stored), scoresPart(ranked)]
  },
})
