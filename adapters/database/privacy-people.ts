import { type SQL, sql } from 'drizzle-orm'
import type { KnownPerson, OldMessages, PersonDirectory, PersonStanding } from '#src/privacy/ports.ts'
import type { Database } from './open.ts'
import { asNumber } from './portable.ts'
import { dropMails } from './privacy-mails.ts'
import { dropReceived } from './privacy-received-mails.ts'
import { among } from './privacy-rows.ts'

/** What the product notes by itself, or what only looks: nobody did anything with the candidate. */
/** What was sent to candidates and what they sent. */
const written = sql`(select workspace_id, candidate_id, queued_at, state from messages
  union all select workspace_id, candidate_id, received_at, 'sent' from received_mails where candidate_id is not null)`

const idle = sql`('scored-again', 'verified', 'evidence-opened', 'data-exported', 'messages-expired', 'recordings-expired',
  'notice-sent', 'person-asked-review', 'person-reviewed', 'person-objected', 'person-agreed-again', 'person-asked-deletion')`

/** Messages that wait for nothing any more. */
const isHeld = asNumber(sql`holds.person_id is not null`)
const settled = sql`('sent', 'failed', 'cancelled')`

export function databasePersonDirectory(database: Database): PersonDirectory {
  const { query, transaction } = database

  const byIds = async (workspaceId: string, personIds: string[]): Promise<KnownPerson[]> => {
    if (personIds.length === 0) return []
    const people = await query().all<PersonRow>(sql`
      select people.id, coalesce(holds.reason, application.reason) as reason, holds.held_by as heldBy,
        coalesce(holds.held_at, application.held_at) as heldAt
      from people left join holds on holds.person_id = people.id
      left join application_holds as application on application.application_id = (
        select held.application_id from application_holds held join applications on applications.id = held.application_id
        join candidates on candidates.id = applications.candidate_id join resumes on resumes.id = candidates.resume_id
        where resumes.person_id = people.id order by held.held_at desc limit 1)
      where people.id in ${among(personIds)} and +people.workspace_id = ${workspaceId}`)
    const resumes = await query().all<ResumeRow>(sql`
      select id, person_id as personId, coalesce(json_extract(facts, '$.name.value'), filename) as name
      from resumes where person_id in ${among(people.map(({ id }) => id))} order by created_at desc, id`)
    const candidates = await query().all<CandidateRow>(sql`
      select candidates.id, candidates.resume_id as resumeId, job_descriptions.title as jobTitle,
        candidates.job_description_id as jobDescriptionId
      from candidates join job_descriptions on job_descriptions.id = candidates.job_description_id
      where candidates.resume_id in ${among(resumes.map(({ id }) => id))} order by candidates.id`)
    const ofResume = Map.groupBy(candidates, ({ resumeId }) => resumeId)
    const ofPerson = Map.groupBy(resumes, ({ personId }) => personId)
    const order = new Map(personIds.map((id, index) => [id, index]))
    return people
      .toSorted((a, b) => order.get(a.id)! - order.get(b.id)!)
      .map(({ id, reason, heldBy, heldAt }) => {
        const own = ofPerson.get(id) ?? []
        return {
          id,
          name: own[0]?.name ?? '',
          resumes: own.map((resume) => resume.id),
          candidates: own.flatMap((resume) => ofResume.get(resume.id) ?? []).map(({ resumeId: _, ...candidate }) => candidate),
          hold: reason === null ? null : { reason, heldBy, heldAt: new Date(heldAt ?? 0) },
        }
      })
  }

  const standingsOf = async (people: SQL): Promise<PersonStanding[]> =>
    (
      await query().all<StandingRow>(sql`
        select person.id as personId, max(${isHeld}) as isHeld,
          count(candidates.id) as rankings,
          coalesce(sum(stages.kind = 'rejected'), 0) as rejected,
          coalesce(sum(stages.kind = 'hired'), 0) as hired,
          max(case when stages.kind = 'rejected' then placements.entered_at end) as rejectedAt,
          max(max(person.created_at, cast(unixepoch(resumes.received_on) as integer) * 1000, coalesce(ranked.created_at, 0),
            coalesce(placements.entered_at, 0),
            coalesce((select max(at) from timeline_entries
              where timeline_entries.candidate_id = candidates.id and timeline_entries.kind not in ${idle}), 0))) as activeAt
        from (${people}) as person
        join resumes on resumes.person_id = person.id
        left join candidates on candidates.resume_id = resumes.id
        left join candidate_changes as ranked on ranked.candidate_id = candidates.id
        left join placements on placements.candidate_id = candidates.id
        left join stages on stages.id = placements.stage_id
        left join holds on holds.person_id = person.id
        group by person.id order by person.id`)
    ).map(({ isHeld, rejectedAt, activeAt, ...row }) => ({
      ...row,
      isHeld: isHeld === 1,
      rejectedAt: rejectedAt === null ? null : new Date(rejectedAt),
      activeAt: new Date(activeAt),
    }))

  return {
    byIds,
    async behind(workspaceId, candidateIds) {
      const rows = await query().all<{ id: string }>(sql`
        select distinct resumes.person_id as id from candidates join resumes on resumes.id = candidates.resume_id
        where candidates.id in ${among(candidateIds)} and +candidates.workspace_id = ${workspaceId}`)
      return byIds(
        workspaceId,
        rows.map(({ id }) => id),
      )
    },
    // Read in the order of the primary key: by an index of the workspace every slice would sort all people anew.
    standings: async (workspaceId, after, limit) =>
      standingsOf(sql`select id, created_at from people
        where id > ${after} and +workspace_id = ${workspaceId} order by id limit ${limit}`),
    standingsNow: async (workspaceId, personIds) =>
      standingsOf(sql`select id, created_at from people where id in ${among(personIds)} and +workspace_id = ${workspaceId}`),
    async withMessagesBefore(workspaceId, before, limit) {
      const rows = await query().all<MessagesRow>(sql`
        select max(resumes.person_id) as personId, messages.candidate_id as candidateId, max(${isHeld}) as isHeld,
          count(*) as count, min(messages.queued_at) as oldestAt
        from ${written} as messages
        join candidates on candidates.id = messages.candidate_id
        join resumes on resumes.id = candidates.resume_id
        left join holds on holds.person_id = resumes.person_id
        where messages.workspace_id = ${workspaceId} and messages.queued_at < ${before.getTime()} and messages.state in ${settled}
        group by messages.candidate_id order by oldestAt limit ${limit}`)
      return rows.map(
        ({ isHeld, oldestAt, ...row }): OldMessages => ({ ...row, isHeld: isHeld === 1, oldestAt: new Date(oldestAt) }),
      )
    },
    async oldestMessageSince(workspaceId, since) {
      const [row] = await query().all<{ at: number | null }>(sql`
        select min(messages.queued_at) as at from ${written} as messages
        join candidates on candidates.id = messages.candidate_id
        join resumes on resumes.id = candidates.resume_id
        where messages.workspace_id = ${workspaceId} and messages.queued_at >= ${since.getTime()} and messages.state in ${settled}
          and resumes.person_id not in (select person_id from holds where holds.workspace_id = ${workspaceId})`)
      return row?.at ? new Date(row.at) : null
    },
    removeMessages: (workspaceId, candidateId, before) =>
      transaction(async () => {
        const old = sql`candidate_id = ${candidateId} and workspace_id = ${workspaceId}`
        const time = before.getTime()
        const removed = (
          await query().all<{ id: string }>(
            sql`delete from messages where ${old} and queued_at < ${time} and state in ${settled} returning id`,
          )
        ).length
        const files = await dropReceived(query(), sql`${old} and received_at < ${time}`)
        await query().run(sql`delete from timeline_entries where ${old} and at < ${time}
          and kind in ('message', 'mail-received', 'mail-auto-reply', 'mail-returned')`)
        const mails = await query().all<{ id: string }>(sql`
          select candidate_mails.mail_id as id from candidate_mails join mail_records on mail_records.id = candidate_mails.mail_id
          where candidate_mails.candidate_id = ${candidateId} and mail_records.sent_at < ${time}`)
        return {
          removed: removed + files.mails,
          files: files.keys,
          mails: await dropMails(
            query(),
            mails.map(({ id }) => id),
          ),
        }
      }),
    async nameOfUser(userId) {
      const [row] = await query().all<{ name: string }>(sql`select full_name as name from users where id = ${userId}`)
      return row?.name ?? null
    },
  }
}

interface PersonRow {
  id: string
  reason: string | null
  heldBy: string | null
  heldAt: number | null
}

interface ResumeRow {
  id: string
  personId: string
  name: string
}

interface CandidateRow {
  id: string
  resumeId: string
  jobTitle: string
  jobDescriptionId: string
}

interface StandingRow extends Omit<PersonStanding, 'isHeld' | 'rejectedAt' | 'activeAt'> {
  isHeld: number
  rejectedAt: number | null
  activeAt: number
}

interface MessagesRow extends Omit<OldMessages, 'isHeld' | 'oldestAt'> {
  isHeld: number
  oldestAt: number
}
