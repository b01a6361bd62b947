import { sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { CandidateMails } from '#src/privacy/ports.ts'
import { mailJob } from '#src/shared/mail-queue.ts'
import type { Database, Query } from './open.ts'
import { among } from './privacy-rows.ts'

export function databaseCandidateMails({ query, transaction }: Database): CandidateMails {
  const has = async (mailId: string) =>
    (await query().all(sql`select 1 from candidate_mails where mail_id = ${mailId}`)).length > 0
  return {
    note: (mailId, candidateId) =>
      transaction(async () => {
        await query().run(sql`insert into candidate_mails (mail_id, workspace_id, candidate_id)
          select ${mailId}, workspace_id, id from candidates where id = ${candidateId} on conflict (mail_id) do nothing`)
        return has(mailId)
      }),
    has: async (mailId) => has(mailId),
    dropOfWorkspace: (workspaceId) =>
      transaction(async () => {
        const mails = await query().all<{ id: string }>(
          sql`select mail_id as id from candidate_mails where workspace_id = ${workspaceId}`,
        )
        return dropMails(
          query(),
          mails.map(({ id }) => id),
        )
      }),
  }
}

/** Removes mails from every list, those that wait included; resolves to their ids with those of their repetitions. */
export async function dropMails(query: Query, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const all = await query.all<{ id: string }>(sql`
    with recursive known(id) as (
      select cast(value as text) from json_each(${JSON.stringify(ids)})
      union select mail_records.id from mail_records join known on mail_records.resent_from = known.id)
    select id from known`)
  const every = all.map(({ id }) => id)
  await query.run(sql`delete from candidate_mails where mail_id in ${among(every)}`)
  await query.run(sql`delete from mail_records where id in ${among(every)}`)
  await query.run(sql`delete from jobs where id in ${among(every)} and kind = ${mailJob}`)
  return every
}

/** Mails about candidates: what waits, what is listed, what the outbox keeps. */
export const mailsAboutPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'mails',
  async erase({ candidates }) {
    // Those of older versions were not noted: they are known by what they were, to whom, and what about.
    const found = await query().all<{ id: string }>(sql`
      select mail_id as id from candidate_mails where candidate_id in ${among(candidates)}
      union select mail_records.id from messages
        join mail_records on mail_records.address = lower(messages.address) and mail_records.subject = messages.subject
        where messages.candidate_id in ${among(candidates)} and mail_records.kind = 'candidate-message'
          and mail_records.id not in (select mail_id from candidate_mails)
      union select jobs.id from messages join jobs on jobs.key = 'message:' || messages.id || ':' || messages.round
        where messages.candidate_id in ${among(candidates)}`)
    return {
      mails: await dropMails(
        query(),
        found.map(({ id }) => id),
      ),
    }
  },
  count: async () => new Map(),
  export: async () => [],
})
