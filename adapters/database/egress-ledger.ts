import { and, asc, count, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { EgressFilter, EgressLedger } from '#src/admin/egress-ports.ts'
import type { ApplicantEgress } from '#src/jobportal/applying-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { EgressRow } from '#src/ports/outgoing.ts'
import type { Database } from './open.ts'
import { outgoingConnections } from './schema.ts'

/** How long a connection is remembered. */
export const keptDays = 400
const dayMs = 24 * 60 * 60_000
const pruneEveryMs = 60 * 60_000
/** An applicant reads the newest ones. */
const mostForApplicant = 200

/** The list of connections that were made or refused. */
export function databaseEgressLedger(database: Database, { clock }: { clock: Clock }): EgressLedger {
  const { query } = database
  let prunedAt = Number.NEGATIVE_INFINITY
  const rows = (condition: SQL | undefined) => query().select().from(outgoingConnections).where(condition).$dynamic()
  return {
    add: (entries) =>
      database.transaction(async () => {
        for (const { subject, ...entry } of entries)
          await query()
            .insert(outgoingConnections)
            .values({ ...entry, subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null })
            .run()
        const now = clock.now().getTime()
        if (now - prunedAt < pruneEveryMs) return
        prunedAt = now
        await query()
          .delete(outgoingConnections)
          .where(lt(outgoingConnections.at, new Date(now - keptDays * dayMs)))
          .run()
      }),
    async page(filter, { limit, offset }) {
      const condition = conditionOf(filter)
      const total = (await query().select({ total: count() }).from(outgoingConnections).where(condition).get())!.total
      return {
        rows: (await rows(condition).orderBy(desc(outgoingConnections.number)).limit(limit).offset(offset).all()).map(rowOf),
        total,
      }
    },
    after: async (number, filter, limit) =>
      (
        await rows(and(conditionOf(filter), sql`${outgoingConnections.number} > ${number}`))
          .orderBy(asc(outgoingConnections.number))
          .limit(limit)
          .all()
      ).map(rowOf),
  }
}

/** What of it is about one application. */
export const databaseApplicantEgress = ({ query }: Database): ApplicantEgress => ({
  ofApplication: async (id) =>
    (
      await query()
        .select()
        .from(outgoingConnections)
        .where(and(eq(outgoingConnections.outcome, 'sent'), aboutApplication(id)))
        .orderBy(desc(outgoingConnections.number))
        .limit(mostForApplicant)
        .all()
    ).map(rowOf),
})

type Stored = typeof outgoingConnections.$inferSelect

const rowOf = ({ subjectKind, subjectId, ...row }: Stored): EgressRow => ({
  ...row,
  subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null,
})

function conditionOf({ purpose, outcome, host, subject, from, until }: EgressFilter) {
  return and(
    purpose ? eq(outgoingConnections.purpose, purpose) : undefined,
    outcome ? eq(outgoingConnections.outcome, outcome) : undefined,
    host
      ? like(outgoingConnections.host, sql`${`%${host.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
      : undefined,
    subject ? eq(outgoingConnections.subjectId, subject) : undefined,
    from ? gte(outgoingConnections.at, from) : undefined,
    until ? lt(outgoingConnections.at, until) : undefined,
  )
}

const about = (kind: NonNullable<Stored['subjectKind']>, ids: SQL) =>
  and(eq(outgoingConnections.subjectKind, kind), inArray(outgoingConnections.subjectId, ids))

/** The application, its candidate, what the candidate answered, and its file. */
const aboutApplication = (id: string) =>
  or(
    about('application', sql`(select ${id})`),
    about('candidate', sql`(select candidate_id from applications where id = ${id} and candidate_id is not null)`),
    about(
      'answer',
      sql`(select open_answers.id from applications
        join assessments on assessments.candidate_id = applications.candidate_id
        join open_answers on open_answers.assessment_id = assessments.id where applications.id = ${id})`,
    ),
    about(
      'file',
      sql`(select files.key from applications join files on files.id = applications.file_id where applications.id = ${id})`,
    ),
  )
