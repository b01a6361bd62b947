import { sql } from 'drizzle-orm'
import type { ApplicationCandidates, PostOfJob } from '#src/pipeline/ports.ts'
import type { Database } from './open.ts'
import { among } from './privacy-rows.ts'

/** Which application is which candidate, over the database. */
export const databaseApplicationCandidates = ({ query, transaction }: Database): ApplicationCandidates => ({
  ofCandidate: async (candidateId) =>
    (
      await query().all<{ id: string }>(
        sql`select id from applications where candidate_id = ${candidateId} order by applied_at, id`,
      )
    ).map(({ id }) => id),
  jobOf: async (candidateId) =>
    (await query().all<{ id: string }>(sql`select job_description_id as id from candidates where id = ${candidateId}`))[0]?.id ??
    null,
  async postsOf(workspaceId, jobDescriptionId) {
    const [job] = await query().all(sql`
      select 1 from job_descriptions where id = ${jobDescriptionId} and workspace_id = ${workspaceId} and deleted_at is null`)
    if (!job) return null
    return (
      await query().all<Omit<PostOfJob, 'createdAt'> & { createdAt: number }>(sql`
        select p.public_id as publicId, p.title, p.company_name as companyName, p.location, p.status, p.created_at as createdAt,
          p.closes_on as closesOn, (select count(*) from applications a where a.job_id = p.id) as applications
        from job_posts p where p.job_description_id = ${jobDescriptionId} order by p.created_at desc, p.id`)
    ).map(({ createdAt, ...post }) => ({ ...post, createdAt: new Date(createdAt) }))
  },
  async rowsOfPerson(candidateId) {
    const [person] = await query().all<{ id: string; held: number }>(sql`
      select resumes.person_id as id, exists (select 1 from holds where holds.person_id = resumes.person_id) as held
      from candidates join resumes on resumes.id = candidates.resume_id where candidates.id = ${candidateId}`)
    if (!person) return null
    const resumes = await query().all<{ id: string; fileId: string; candidates: string }>(sql`
      select resumes.id, resumes.file_id as fileId, (select json_group_array(candidates.id) from candidates where candidates.resume_id = resumes.id) as candidates
      from resumes where resumes.person_id = ${person.id}`)
    return {
      people: [person.id],
      isHeld: person.held === 1,
      resumes: resumes.map(({ id, fileId, candidates }) => ({ id, fileId, candidates: JSON.parse(candidates) as string[] })),
    }
  },
  filesOfResumes: async (fileIds) =>
    new Set(
      (await query().all<{ id: string }>(sql`select file_id as id from resumes where file_id in ${among(fileIds)}`)).map(
        ({ id }) => id,
      ),
    ),
  shareBlindReview: (jobId, sameJobId) =>
    transaction(async () => {
      await query().run(sql`insert into blind_jobs (job_id, owner_id, is_on, number, changed_by, changed_at)
        select ${sameJobId}, owner_id, is_on, 1, changed_by, changed_at from blind_jobs where job_id = ${jobId}
        on conflict do nothing`)
    }),
  unreadWithoutCandidate: async () =>
    (
      await query().all<{
        id: string
      }>(sql`select applications.id from applications join job_posts on job_posts.id = applications.job_id
        where reading = 'unreadable' and candidate_id is null and job_description_id is not null`)
    ).map(({ id }) => id),
  jobsWithoutDescription: async () =>
    (
      await query().all<{ id: string }>(
        sql`select id from job_posts where job_description_id is null and requirements is not null`,
      )
    ).map(({ id }) => id),
})
