import { sql } from 'drizzle-orm'
import type { ApplicationMails } from '#src/jobportal/applying-ports.ts'
import { mailJob } from '#src/shared/mail-queue.ts'
import type { Database } from './open.ts'
import { dropMails } from './privacy-mails.ts'

/**
 * Mails about applications stand in the list of mails about people: a company is a workspace there, and an application takes the
 * place of a candidate. What still waits says itself what it is about.
 */
export function databaseApplicationMails({ query, transaction }: Database): ApplicationMails {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    note: (mailId, applicationId) =>
      transaction(async () => {
        await query().run(sql`insert into candidate_mails (mail_id, workspace_id, candidate_id)
          select ${mailId}, company_id, id from applications where id = ${applicationId} on conflict (mail_id) do nothing`)
        return (await query().all(sql`select 1 from candidate_mails where mail_id = ${mailId}`)).length > 0
      }),
    drop: (applicationId) =>
      transaction(async () =>
        dropMails(
          query(),
          idsOf(
            await query().all<{ id: string }>(sql`
              select mail_id as id from candidate_mails where candidate_id = ${applicationId}
              union select id from jobs where kind = ${mailJob} and json_extract(payload, '$.about') = ${applicationId}`),
          ),
        ),
      ),
    dropDigests: (address, since) =>
      transaction(async () =>
        dropMails(
          query(),
          idsOf(
            await query().all<{ id: string }>(sql`
              select id from mail_records where (kind = 'application-digest' or (kind = '' and subject like '%new application%'))
                and address = ${address.toLowerCase()}
                and queued_at >= ${since.getTime()}
              union select id from jobs where kind = ${mailJob} and created_at >= ${since.getTime()}
                and json_extract(payload, '$.kind') = 'application-digest' and json_extract(payload, '$.to') = ${address.toLowerCase()}`),
          ),
        ),
      ),
  }
}
