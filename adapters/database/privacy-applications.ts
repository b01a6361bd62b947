import { sql } from 'drizzle-orm'
import type { ExportedPart, OwnsPersonalData } from '#src/ports/personal-data.ts'
import { mailJob } from '#src/shared/mail-queue.ts'
import type { Database } from './open.ts'
import { dropMails } from './privacy-mails.ts'
import { among, moment } from './privacy-rows.ts'

/** What people sent for posted jobs goes with the candidates that it made of them, private links included. */
export const applicationsOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'jobportal',
  async erase({ workspaceId, candidates }) {
    const ids = (
      await query().all<{ id: string }>(sql`select id from applications where candidate_id in ${among(candidates)}`)
    ).map(({ id }) => id)
    if (ids.length === 0) return {}
    const of = among(ids)
    const links = await query().all<{ hash: string }>(
      sql`select token_hash as hash from application_links where application_id in ${of}`,
    )
    const mails = await query().all<{ id: string }>(sql`
      select mail_id as id from candidate_mails where candidate_id in ${of}
      union select id from jobs where kind = ${mailJob} and json_extract(payload, '$.about') in ${of}
      union select mail_records.id from applications join companies on companies.id = applications.company_id
        join mail_records on mail_records.address = companies.email and mail_records.queued_at >= applications.applied_at
        where applications.id in ${of} and mail_records.kind = 'application-digest'
      union select jobs.id from applications join companies on companies.id = applications.company_id
        join jobs on jobs.kind = ${mailJob} and jobs.created_at >= applications.applied_at
          and json_extract(jobs.payload, '$.kind') = 'application-digest' and json_extract(jobs.payload, '$.to') = companies.email
        where applications.id in ${of}`)
    // Files that a resume is as well go with the resume.
    const files = await query().all<{ id: string; key: string }>(sql`
      select id, key from files where workspace_id = ${workspaceId}
        and not exists (select 1 from resumes where resumes.file_id = files.id) and id in (
        select file_id from applications where id in ${of}
        union select file_id from newer_applications where application_id in ${of}
        union select json_extract(earlier.value, '$.fileId') from applications, json_each(applications.earlier) as earlier
          where applications.id in ${of}
        union select json_extract(answer.value, '$.fileId') from applications, json_each(applications.answers) as answer
          where applications.id in ${of}
        union select json_extract(answer.value, '$.fileId') from applications, json_each(applications.earlier) as earlier,
          json_each(earlier.value, '$.answers') as answer where applications.id in ${of}
        union select json_extract(answer.value, '$.fileId') from newer_applications,
          json_each(newer_applications.form, '$.answers') as answer where application_id in ${of})`)
    await query().run(sql`delete from applications where id in ${of}`)
    await query().run(sql`delete from files where id in ${among(files.map(({ id }) => id))}`)
    return {
      files: files.map(({ key }) => key),
      links: links.map(({ hash }) => hash),
      mails: await dropMails(
        query(),
        mails.map(({ id }) => id),
      ),
    }
  },
  async count({ people }) {
    const rows = await query().all<{ id: string; applications: number }>(sql`
      select resumes.person_id as id, count(*) as applications from applications
      join candidates on candidates.id = applications.candidate_id join resumes on resumes.id = candidates.resume_id
      where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(rows.map(({ id, applications }) => [id, { applications }]))
  },
  async export({ workspaceId, candidates }): Promise<ExportedPart[]> {
    const found = await query().all<{
      appliedAt: number
      jobTitle: string
      status: string
      source: string | null
      answers: string
    }>(sql`
      select applied_at as appliedAt, job_posts.title as jobTitle, applications.status, source, answers from applications
      join job_posts on job_posts.id = job_id where candidate_id in ${among(candidates)} order by applied_at`)
    const sent = found.map(({ answers, ...row }) => ({
      ...row,
      answers: JSON.parse(answers) as { question: string; answer: string }[],
    }))
    if (sent.length === 0) return []
    const enclosed = await query().all<{ key: string; filename: string }>(sql`
      select files.key, files.filename from applications, json_each(applications.answers) as answer
        join files on files.id = json_extract(answer.value, '$.fileId') and files.workspace_id = ${workspaceId}
      where candidate_id in ${among(candidates)}`)
    return [
      {
        title: 'Applications',
        name: 'applications',
        data: sent,
        columns: ['Applied', 'Job', 'Status', 'Came from', 'Answers'],
        rows: sent.map(({ appliedAt, jobTitle, status, source, answers }) => [
          moment(appliedAt),
          jobTitle,
          status,
          source ?? '',
          answers.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
        ]),
        files: enclosed,
      },
    ]
  },
})
