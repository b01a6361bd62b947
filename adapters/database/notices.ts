import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PersonNotice } from '#src/notices/notice.ts'
import type { Notices } from '#src/notices/ports.ts'
import type { Database } from './open.ts'
import { noticeLinks, noticeMessages, noticeTexts, people, personCorrections, personNotices, resumes } from './schema.ts'

/** What was told to people, and what they want. */
export function databaseNotices({ query, transaction }: Database): Notices {
  const write = transaction
  /** The person and everybody who was merged into them. */
  const group = async (personId: string) =>
    (
      await query().all<{ id: string }>(sql`select ${personId} as id union select merged_person_id from person_merges
        where kept_person_id = ${personId} and undone_at is null`)
    ).map(({ id }) => id)
  const keptOf = async (personId: string) =>
    (
      await query().all<{ id: string }>(sql`select kept_person_id as id from person_merges
      where merged_person_id = ${personId} and undone_at is null`)
    )[0]?.id ?? personId
  const rowsOf = async (personId: string) =>
    query()
      .select()
      .from(personNotices)
      .where(inArray(personNotices.personId, await group(personId)))
      .all()
  const ofPerson = async (personId: string) =>
    (
      await query()
        .select({ correction: personCorrections })
        .from(personCorrections)
        .innerJoin(resumes, eq(resumes.id, personCorrections.resumeId))
        .where(eq(resumes.personId, personId))
        .orderBy(asc(personCorrections.at), sql`person_corrections.rowid`)
        .all()
    ).map(({ correction: { at, ...correction } }) => ({ ...correction, quote: correction.quote ?? null, at: at.toISOString() }))

  return {
    async texts(workspaceId) {
      const row = await query().select().from(noticeTexts).where(eq(noticeTexts.workspaceId, workspaceId)).get()
      if (!row) return null
      const { controller, contact, purpose, basis, words } = row
      return { controller, contact, purpose, basis, words }
    },
    saveTexts: (workspaceId, texts, changedBy, changedAt) =>
      write(async () => {
        await query()
          .insert(noticeTexts)
          .values({ workspaceId, ...texts, changedBy, changedAt })
          .onConflictDoUpdate({ target: noticeTexts.workspaceId, set: { ...texts, changedBy, changedAt } })
          .run()
      }),
    of: async (personId) => together(await rowsOf(personId)),
    sent: (workspaceId, personId, { by: sentBy, address, at }) =>
      write(async () => {
        await query()
          .insert(personNotices)
          .values({ personId, workspaceId, firstSentAt: at, sentAt: at, sentBy, address })
          .onConflictDoUpdate({ target: personNotices.personId, set: { sentAt: at, sentBy, address } })
          .run()
      }),
    update: (personId, changes) =>
      write(async () => {
        await query()
          .update(personNotices)
          .set(changes)
          .where(inArray(personNotices.personId, await group(personId)))
          .run()
      }),
    addLink: (personId, tokenHash, createdAt, expiresAt) =>
      write(async () => {
        await query().insert(noticeLinks).values({ tokenHash, personId, createdAt, expiresAt }).run()
      }),
    async link(tokenHash) {
      const row = await query()
        .select({ personId: noticeLinks.personId, expiresAt: noticeLinks.expiresAt, workspaceId: people.workspaceId })
        .from(noticeLinks)
        .innerJoin(people, eq(people.id, noticeLinks.personId))
        .where(eq(noticeLinks.tokenHash, tokenHash))
        .get()
      return row ? { ...row, personId: await keptOf(row.personId) } : null
    },
    addMessage: (messageId, personId) =>
      write(async () => {
        await query().insert(noticeMessages).values({ messageId, personId }).run()
      }),
    async personOfMessage(messageId) {
      const row = await query().select().from(noticeMessages).where(eq(noticeMessages.messageId, messageId)).get()
      return row ? keptOf(row.personId) : null
    },
    objectors: async (workspaceId) =>
      new Set(
        (
          await query().all<{ id: string }>(sql`
            select person_id as id from person_notices where workspace_id = ${workspaceId} and objected_at is not null
            union select kept_person_id from person_merges join person_notices on person_id = merged_person_id
              where undone_at is null and person_notices.workspace_id = ${workspaceId} and objected_at is not null`)
        ).map(({ id }) => id),
      ),
    untoldSince: async (workspaceId, before) =>
      (
        await query().all<{ id: string }>(sql`
          select candidates.id from candidates join resumes on resumes.id = candidates.resume_id
          where candidates.workspace_id = ${workspaceId}
            and (select min(created_at) from resumes first where first.person_id = resumes.person_id) <= ${before.getTime()}
            and not exists (select 1 from applications join candidates own on own.id = applications.candidate_id
              join resumes theirs on theirs.id = own.resume_id where theirs.person_id = resumes.person_id)
            and resumes.person_id not in (select person_id from person_notices where workspace_id = ${workspaceId}
              union select kept_person_id from person_merges join person_notices on person_id = merged_person_id
                where undone_at is null and person_notices.workspace_id = ${workspaceId})`)
      ).map(({ id }) => id),
    hasApplied: async (personId) =>
      (
        await query().all(sql`select 1 from applications join candidates on candidates.id = applications.candidate_id
        join resumes on resumes.id = candidates.resume_id where resumes.person_id = ${personId} limit 1`)
      ).length > 0,
    origins: async (personId) =>
      query().all(sql`select id as resumeId, filename, received_on as receivedOn, source, source_detail as detail
        from resumes where person_id = ${personId} order by created_at desc, id`),
    async knownSince(personId) {
      const [row] = await query().all<{ at: number | null }>(
        sql`select min(created_at) as at from resumes where person_id = ${personId}`,
      )
      return row?.at ? new Date(row.at) : null
    },
    corrections: async (personId) => ofPerson(personId),
    addCorrection: ({ at, ...correction }) =>
      write(async () => {
        await query()
          .insert(personCorrections)
          .values({ ...correction, at: new Date(at) })
          .run()
        // Whoever is under blind review is hidden under the name that they say, too: blind review follows the changes of candidates.
        await query().run(sql`update candidates set percentage = percentage where resume_id = ${correction.resumeId}`)
      }),
    removeCorrection: (personId, id) =>
      write(
        async () =>
          (
            await query().all(sql`delete from person_corrections where id = ${id}
            and resume_id in (select id from resumes where person_id = ${personId}) returning id`)
          ).length > 0,
      ),
  }
}

type Row = typeof personNotices.$inferSelect

/** Told once is told; the newest wish counts, and an objection stands until it is taken back. */
function together(rows: Row[]): PersonNotice | null {
  const newestFirst = rows.toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
  const [newest] = newestFirst
  if (!newest) return null
  const known = <Name extends keyof Row>(name: Name) => (newestFirst.find((row) => row[name] !== null) ?? newest)[name]
  return {
    firstSentAt: new Date(Math.min(...rows.map(({ firstSentAt }) => firstSentAt.getTime()))),
    sentAt: newest.sentAt,
    sentBy: newest.sentBy,
    address: newest.address,
    openedAt: known('openedAt'),
    objectedAt: known('objectedAt'),
    objection: known('objection'),
    reviewAskedAt: known('reviewAskedAt'),
    reviewReason: known('reviewReason'),
    reviewedAt: known('reviewedAt'),
    deletionAskedAt: known('deletionAskedAt'),
  }
}
