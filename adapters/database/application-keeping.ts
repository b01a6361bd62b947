import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { ApplicationKeeping, ApplicationStanding } from '#src/jobportal/keeping-ports.ts'
import type { Database } from './open.ts'
import { applicationHolds, applications, candidates, companies, holds, jobPosts, resumes, users } from './schema.ts'

const atOnce = 500

const newestOf = (table: string, column: string, more = '') =>
  sql.raw(`coalesce((select max(x.${column}) from ${table} x where x.application_id = applications.id${more}), 0)`)
const orNever = (...columns: (typeof applications.updatedAt)[]) =>
  sql.join(
    columns.map((column) => sql`coalesce(${column}, 0)`),
    sql`, `,
  )

/** See `ApplicationStanding.since`. Software that reads it and a company that only looks at it begin nothing anew. */
const since = sql<number>`max(
  case when ${applications.withdrawnAt} is not null then ${applications.withdrawnAt}
    when ${applications.status} = 'Rejected' then ${applications.statusAt}
    else max(${applications.appliedAt}, ${applications.statusAt},
      ${orNever(applications.updatedAt, applications.answeredAt, applications.reviewAskedAt, applications.reviewedAt)},
      ${newestOf('application_messages', 'created_at', " and x.state != 'cancelled'")}) end,
  ${newestOf('newer_applications', 'sent_at')})`
const asksDeletion = sql<number>`exists (select 1 from application_events x
  where x.application_id = ${applications.id} and x.kind = 'deletion-asked')`

const standing = {
  id: applications.id,
  since,
  asksDeletion,
  reason: sql<string | null>`coalesce(${applicationHolds.reason}, ${holds.reason})`,
  heldBy: sql<string | null>`coalesce(${applicationHolds.heldBy}, ${users.fullName}, '')`,
  heldAt: sql<number | null>`coalesce(${applicationHolds.heldAt}, ${holds.heldAt})`,
}
const kept = {
  ...standing,
  name: applications.name,
  jobId: applications.jobId,
  jobTitle: jobPosts.title,
  status: applications.status,
  withdrawnAt: applications.withdrawnAt,
}

interface StandingRow {
  since: number
  asksDeletion: number
  reason: string | null
  heldBy: string | null
  heldAt: number | null
}

const standingOf = ({ since, asksDeletion, reason, heldBy, heldAt }: StandingRow): ApplicationStanding => ({
  since: new Date(since),
  asksDeletion: asksDeletion === 1,
  hold: reason !== null && heldBy !== null && heldAt ? { reason, heldBy, heldAt: new Date(heldAt) } : null,
})

interface KeptRow extends StandingRow {
  id: string
  name: string
  jobId: string
  jobTitle: string
  status: string
  withdrawnAt: Date | null
}

const keptOf = ({ id, name, jobId, jobTitle, status, withdrawnAt, ...row }: KeptRow) => ({
  ...standingOf(row),
  id,
  name,
  jobId,
  jobTitle,
  isRejected: status === 'Rejected',
  isWithdrawn: withdrawnAt !== null,
})

/** How long applications stay: what decides it, and the holds. */
export function databaseApplicationKeeping({ query, transaction }: Database): ApplicationKeeping {
  const write = transaction
  /** Each with its job, and the hold on it or on the person behind it. */
  const rows = () =>
    query()
      .select(kept)
      .from(applications)
      .innerJoin(jobPosts, eq(jobPosts.id, applications.jobId))
      .leftJoin(applicationHolds, eq(applicationHolds.applicationId, applications.id))
      .leftJoin(candidates, eq(candidates.id, applications.candidateId))
      .leftJoin(resumes, eq(resumes.id, candidates.resumeId))
      .leftJoin(holds, eq(holds.personId, resumes.personId))
      .leftJoin(users, eq(users.id, holds.heldBy))
  return {
    async standings(ids) {
      const found = new Map<string, ApplicationStanding>()
      for (let from = 0; from < ids.length; from += atOnce)
        for (const { id, ...row } of await rows()
          .where(inArray(applications.id, ids.slice(from, from + atOnce)))
          .all())
          found.set(id, standingOf(row))
      return found
    },
    ofCompany: async (companyId, after, limit) =>
      (
        await rows()
          .where(and(eq(applications.companyId, companyId), gt(applications.id, after)))
          .orderBy(asc(applications.id))
          .limit(limit)
          .all()
      ).map(keptOf),
    held: async (companyId) =>
      (
        await rows()
          .where(
            and(eq(applications.companyId, companyId), or(isNotNull(applicationHolds.applicationId), isNotNull(holds.personId))),
          )
          .orderBy(desc(standing.heldAt), applications.id)
          .all()
      ).map(keptOf),
    companiesWithStarted: async (now) =>
      (await query().select({ id: companies.id }).from(companies).where(lte(companies.keepStartsAt, now)).all()).map(
        ({ id }) => id,
      ),
    hold: (applicationId, hold) =>
      write(async () => {
        await query()
          .insert(applicationHolds)
          .values({ applicationId, ...hold })
          .onConflictDoUpdate({ target: applicationHolds.applicationId, set: hold })
          .run()
      }),
    // The person behind it is held in the workspace as well: lifting one lifts the other.
    lift: (applicationId) =>
      write(async () => {
        const own = await query().all(sql`delete from application_holds where application_id = ${applicationId} returning 1`)
        const ofPerson = await query().all(sql`delete from holds where person_id in (select resumes.person_id from applications
          join candidates on candidates.id = applications.candidate_id join resumes on resumes.id = candidates.resume_id
          where applications.id = ${applicationId}) returning 1`)
        return own.length + ofPerson.length > 0
      }),
  }
}
