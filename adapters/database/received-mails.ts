import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { KnownSender, Outcome, ReceivedMails, Thread } from '#src/mailin/ports.ts'
import type { ReceivedMail } from '#src/mailin/received-mail.ts'
import type { Database } from './open.ts'
import { among } from './privacy-rows.ts'
import { applications, candidates, mailboxPlaces, mailReceipts, receivedMails, workspaces } from './schema.ts'

type Row = typeof receivedMails.$inferSelect

const mailOf = ({ fromAddress, fromName, ...row }: Row): ReceivedMail => ({
  ...row,
  from: { address: fromAddress, name: fromName },
})

/** Mails that people sent, and which of them were taken from the mailbox. */
export function databaseReceivedMails({ query, transaction }: Database): ReceivedMails {
  const threadOf = async (kind: 'candidate' | 'application', id: string): Promise<Thread | null> => {
    if (kind === 'candidate') {
      const row = await query()
        .select({ workspaceId: candidates.workspaceId })
        .from(candidates)
        .where(eq(candidates.id, id))
        .get()
      return row ? { workspaceId: row.workspaceId, candidateId: id, applicationId: null } : null
    }
    const row = await query()
      .select({ workspaceId: applications.companyId, candidateId: applications.candidateId })
      .from(applications)
      .where(eq(applications.id, id))
      .get()
    return row ? { ...row, applicationId: id } : null
  }
  const ofPlace = ({ mailbox, uidValidity }: { mailbox: string; uidValidity: string }) =>
    and(eq(mailReceipts.mailbox, mailbox), eq(mailReceipts.uidValidity, uidValidity))
  const write = (work: () => Promise<unknown>) =>
    transaction(async () => {
      await work()
    })
  return {
    async place(mailbox) {
      const row = await query().select().from(mailboxPlaces).where(eq(mailboxPlaces.mailbox, mailbox)).get()
      return row ? { uidValidity: row.uidValidity, lastUid: row.lastUid } : null
    },
    savePlace: (place) =>
      write(() =>
        query()
          .insert(mailboxPlaces)
          .values(place)
          .onConflictDoUpdate({ target: mailboxPlaces.mailbox, set: { uidValidity: place.uidValidity, lastUid: place.lastUid } })
          .run(),
      ),
    isKnown: async (sameness) =>
      (await query()
        .select({ uid: mailReceipts.uid })
        .from(mailReceipts)
        .where(eq(mailReceipts.sameness, sameness))
        .limit(1)
        .get()) !== undefined,
    noteReceipt: (receipt) => write(() => query().insert(mailReceipts).values(receipt).onConflictDoNothing().run()),
    untidied: async (place) =>
      (
        await query()
          .select({ uid: mailReceipts.uid })
          .from(mailReceipts)
          .where(and(ofPlace(place), eq(mailReceipts.isUntidy, true)))
          .all()
      ).map(({ uid }) => uid),
    noteTidied: (place, uids) =>
      write(() =>
        query()
          .update(mailReceipts)
          .set({ isUntidy: false })
          .where(and(ofPlace(place), inArray(mailReceipts.uid, uids)))
          .run(),
      ),
    async counts(since) {
      const rows = await query().all<{ outcome: Outcome; count: number }>(
        sql`select outcome, count(*) as count from mail_receipts where at >= ${since.getTime()} group by outcome`,
      )
      const counted: Record<Outcome, number> = { filed: 0, applied: 0, unfiled: 0, nobody: 0, passed: 0, repeated: 0, failed: 0 }
      for (const { outcome, count } of rows) counted[outcome] = count
      return counted
    },
    add: ({ from, ...mail }) =>
      write(() =>
        query()
          .insert(receivedMails)
          .values({ ...mail, fromAddress: from.address, fromName: from.name })
          .run(),
      ),
    async find(workspaceId, id) {
      const row = await query()
        .select()
        .from(receivedMails)
        .where(and(eq(receivedMails.workspaceId, workspaceId), eq(receivedMails.id, id)))
        .get()
      return row ? mailOf(row) : null
    },
    update: (id, changes) => write(() => query().update(receivedMails).set(changes).where(eq(receivedMails.id, id)).run()),
    remove: (id) => write(() => query().delete(receivedMails).where(eq(receivedMails.id, id)).run()),
    async ofCandidate(candidateId) {
      const own = query().select({ id: applications.id }).from(applications).where(eq(applications.candidateId, candidateId))
      const rows = await query()
        .select()
        .from(receivedMails)
        .where(or(eq(receivedMails.candidateId, candidateId), inArray(receivedMails.applicationId, own)))
        .orderBy(desc(receivedMails.receivedAt))
        .all()
      return rows.map(mailOf)
    },
    ofApplication: async (applicationId) =>
      (
        await query()
          .select()
          .from(receivedMails)
          .where(eq(receivedMails.applicationId, applicationId))
          .orderBy(desc(receivedMails.receivedAt))
          .all()
      ).map(mailOf),
    async unfiled(workspaceId, { limit, offset }) {
      const wanted = and(eq(receivedMails.workspaceId, workspaceId), isNotNull(receivedMails.reason))
      const rows = await query()
        .select()
        .from(receivedMails)
        .where(wanted)
        .orderBy(desc(receivedMails.receivedAt), desc(receivedMails.id))
        .limit(limit)
        .offset(offset)
        .all()
      const counted = await query().select({ count: sql<number>`count(*)` }).from(receivedMails).where(wanted).get()
      return { mails: rows.map(mailOf), total: counted?.count ?? 0 }
    },
    unfiledBefore: async (before, limit) =>
      (
        await query()
          .select()
          .from(receivedMails)
          .where(and(isNotNull(receivedMails.reason), lt(receivedMails.receivedAt, before)))
          .orderBy(receivedMails.receivedAt)
          .limit(limit)
          .all()
      ).map(mailOf),
    threadOf,
    async threadOfSent(mailId) {
      // A mail that was sent once more has an id of its own.
      const [row] = await query().all<{ id: string }>(sql`
        with recursive before(id) as (
          select ${mailId} union select mail_records.resent_from from mail_records join before on mail_records.id = before.id
            where mail_records.resent_from is not null)
        select candidate_id as id from candidate_mails where mail_id in (select id from before) limit 1`)
      return row ? ((await threadOf('candidate', row.id)) ?? (await threadOf('application', row.id))) : null
    },
    isWorkspace: async (id) =>
      (await query().select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id)).get()) !== undefined,
    async onlyWorkspace() {
      const rows = await query().select({ id: workspaces.id }).from(workspaces).limit(2).all()
      return rows.length === 1 ? (rows[0]?.id ?? null) : null
    },
    async withAddresses(workspaceId, addresses) {
      const wanted = among(addresses)
      const own = sql`lower(json_extract(resumes.facts, '$.email.value'))`
      const rows = await query().all<{
        address: string
        isOwn: number
        candidateId: string
        personId: string
        name: string | null
        jobTitle: string
        jobDescriptionId: string
        lastWrittenTo: number | null
      }>(sql`
        with known(address, candidate_id) as (
          select people.email, candidates.id from people join resumes on resumes.person_id = people.id
            join candidates on candidates.resume_id = resumes.id
            where people.workspace_id = ${workspaceId} and people.email in ${wanted}
          union select email, candidate_id from applications
            where company_id = ${workspaceId} and email in ${wanted} and candidate_id is not null
          union select ${own}, candidates.id from resumes join candidates on candidates.resume_id = resumes.id
            where resumes.workspace_id = ${workspaceId} and ${own} in ${wanted})
        select known.address, candidates.id as candidateId, resumes.person_id as personId, job_descriptions.title as jobTitle,
          json_extract(resumes.facts, '$.name.value') as name, candidates.job_description_id as jobDescriptionId,
          coalesce((select max(email) from applications where applications.candidate_id = candidates.id), ${own}) = known.address as isOwn,
          (select max(queued_at) from messages where messages.candidate_id = candidates.id and state != 'cancelled') as lastWrittenTo
        from known join candidates on candidates.id = known.candidate_id
          join resumes on resumes.id = candidates.resume_id
          join job_descriptions on job_descriptions.id = candidates.job_description_id
        where candidates.workspace_id = ${workspaceId}
        order by isOwn desc, lastWrittenTo desc, candidates.created_at desc limit 1000`)
      const byAddress = new Map<string, KnownSender[]>()
      for (const { address, isOwn: _, lastWrittenTo, ...row } of rows)
        byAddress.set(address, [
          ...(byAddress.get(address) ?? []),
          { ...row, lastWrittenTo: lastWrittenTo === null ? null : new Date(lastWrittenTo) },
        ])
      return byAddress
    },
  }
}
