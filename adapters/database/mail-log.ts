import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MailFacts, MailRegister, MailState } from '#src/admin/mail-ports.ts'
import { mailJob } from '#src/shared/mail-queue.ts'
import type { Database } from './open.ts'
import { jobs, mailRecords } from './schema.ts'

interface MailRow extends Omit<MailFacts, 'queuedAt' | 'sentAt' | 'retryAt'> {
  queuedAt: number
  sentAt: number | null
  retryAt: number | null
}

/** Mails that wait or failed are jobs, those that were handed over are records: to a reader they are one list. */
const everyMail = sql`(
  select id, case state when 'failed' then 'failed' else 'queued' end as state,
    coalesce(json_extract(payload, '$.kind'), '') as kind, coalesce(json_extract(payload, '$.to'), '') as "to",
    null as subject, created_at as queuedAt, null as sentAt, case state when 'failed' then null else run_at end as retryAt,
    attempts, last_error as lastError, null as resentFrom
  from jobs where kind = ${mailJob}
    and not exists (select 1 from mail_records where mail_records.id = jobs.id)
  union all
  select id, 'sent', kind, address, subject, queued_at, sent_at, null, 0, null, resent_from from mail_records
)`

export function databaseMailRegister({ query, transaction }: Database): MailRegister {
  return {
    async page({ state, address }, { limit, offset }) {
      const part = address?.trim() ? `%${address.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null
      const wanted = sql.join(
        [sql`true`, ...(state ? [sql`state = ${state}`] : []), ...(part ? [sql`"to" like ${part} escape '\\'`] : [])],
        sql` and `,
      )
      const rows = await query().all<MailRow>(
        sql`select * from ${everyMail} where ${wanted} order by queuedAt desc, id desc limit ${limit} offset ${offset}`,
      )
      const [{ total } = { total: 0 }] = await query().all<{ total: number }>(
        sql`select count(*) as total from ${everyMail} where ${wanted}`,
      )
      return { mails: rows.map(factsOf), total }
    },
    async counts() {
      const rows = await query().all<{ state: MailState; count: number }>(
        sql`select state, count(*) as count from ${everyMail} group by state`,
      )
      return { queued: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
    },
    async find(id) {
      const [row] = await query().all<MailRow>(sql`select * from ${everyMail} where id = ${id}`)
      return row ? factsOf(row) : null
    },
    payloadOf: async (id) =>
      (
        await query()
          .select({ payload: jobs.payload })
          .from(jobs)
          .where(and(eq(jobs.id, id), eq(jobs.kind, mailJob)))
          .get()
      )?.payload ?? null,
    noteSent: ({ id, kind, to, subject, sentAt, resentFrom }) =>
      transaction(async () => {
        const job = await query().select({ createdAt: jobs.createdAt }).from(jobs).where(eq(jobs.id, id)).get()
        const record = { id, kind, address: to.toLowerCase(), subject, queuedAt: job?.createdAt ?? sentAt, sentAt, resentFrom }
        await query().insert(mailRecords).values(record).onConflictDoNothing().run()
      }),
    known: async (ids) =>
      new Set(
        (await query().select({ id: mailRecords.id }).from(mailRecords).where(inArray(mailRecords.id, ids)).all()).map(
          ({ id }) => id,
        ),
      ),
    forget: (address) =>
      transaction(async () => {
        const wanted = address.toLowerCase()
        await query().delete(mailRecords).where(eq(mailRecords.address, wanted)).run()
        await query()
          .delete(jobs)
          .where(and(eq(jobs.kind, mailJob), sql`json_extract(${jobs.payload}, '$.to') = ${wanted}`))
          .run()
      }),
  }
}

const dateOf = (time: number | null) => (time === null ? null : new Date(time))

const factsOf = (row: MailRow): MailFacts => ({
  ...row,
  queuedAt: new Date(row.queuedAt),
  sentAt: dateOf(row.sentAt),
  retryAt: dateOf(row.retryAt),
})
