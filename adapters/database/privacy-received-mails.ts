import { sql } from 'drizzle-orm'
import type { KeptAttachment } from '#src/mailin/index.ts'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database, Query } from './open.ts'
import { among, moment } from './privacy-rows.ts'

/** Removes these mails with the rows of their files; resolves to how many, and the keys of those files. In the caller's transaction. */
export async function dropReceived(query: Query, wanted: ReturnType<typeof sql>): Promise<{ mails: number; keys: string[] }> {
  const rows = await query.all<{ attachments: string; workspaceId: string }>(
    sql`delete from received_mails where ${wanted} returning attachments, workspace_id as "workspaceId"`,
  )
  const files = rows.flatMap(({ attachments }) => (JSON.parse(attachments) as KeptAttachment[]).map(({ fileId }) => fileId))
  if (files.length === 0) return { mails: rows.length, keys: [] }
  const owners = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
  const keys = await query.all<{ key: string }>(
    sql`delete from files where id in ${among(files)} and workspace_id in ${among(owners)} returning key`,
  )
  return { mails: rows.length, keys: keys.map(({ key }) => key) }
}

/** What an application brought by mail, for its erasure. */
export const dropMailsOfApplication = async (query: Query, applicationId: string): Promise<string[]> =>
  (await dropReceived(query, sql`application_id = ${applicationId}`)).keys

/** Mails that people sent: filed with them, with their applications, or still unfiled under an address that is theirs. */
export const receivedMailsOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'received mails',
  async erase({ workspaceId, people, candidates }) {
    const ofThem = sql`candidate_id in ${among(candidates)}
      or application_id in (select id from applications where candidate_id in ${among(candidates)})
      or (workspace_id = ${workspaceId} and reason is not null and from_address in (
        select email from people where id in ${among(people)} and email is not null
        union select email from applications where candidate_id in ${among(candidates)}))`
    return { files: (await dropReceived(query(), ofThem)).keys }
  },
  async count({ people }) {
    const counted = await query().all<{ id: string; mails: number }>(sql`
      select resumes.person_id as id, count(*) as mails from received_mails
      join candidates on candidates.id = received_mails.candidate_id
        or candidates.id = (select candidate_id from applications where applications.id = received_mails.application_id)
      join resumes on resumes.id = candidates.resume_id
      where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(counted.map(({ id, mails }) => [id, { 'received mails': mails }]))
  },
  async export({ workspaceId, candidates }) {
    const found = await query().all<{
      at: number
      address: string
      subject: string
      text: string
      quoted: string
      kind: string
      attachments: string
    }>(sql`select received_at as at, from_address as address, subject, text, quoted, kind, attachments from received_mails
      where candidate_id in ${among(candidates)}
        or application_id in (select id from applications where candidate_id in ${among(candidates)}) order by received_at`)
    if (found.length === 0) return []
    const mails = found.map(({ attachments, ...mail }) => ({ ...mail, files: JSON.parse(attachments) as KeptAttachment[] }))
    const ids = mails.flatMap(({ files }) => files.map(({ fileId }) => fileId))
    const stored = await query().all<{ key: string; filename: string }>(
      sql`select key, filename from files where id in ${among(ids)} and workspace_id = ${workspaceId} order by created_at`,
    )
    return [
      {
        title: 'Received mails',
        name: 'receivedMails',
        data: mails,
        columns: ['When', 'From', 'Subject', 'Text', 'Files'],
        rows: mails.map(({ at, address, subject, text, files }) => [
          moment(at) ?? '',
          address,
          subject,
          text,
          files.map(({ filename }) => filename).join(', '),
        ]),
        files: stored,
      },
    ]
  },
})
