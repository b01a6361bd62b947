import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { DecisionEntry, DecisionTrail } from '#src/ledger/ports.ts'
import type { Database } from './open.ts'
import { auditEntries, jobDescriptions, jobPosts, sampleJobs, users } from './schema.ts'

/** Entries that say where somebody stands. */
const decisive = ['move-candidate', 'reject-candidate', 'undo-rejection', 'undo-move', 'change-application']

/** The audit log as a list of decisions. */
export function databaseDecisionTrail({ query }: Database): DecisionTrail {
  return {
    after: async (number, { workspaceId, until }, limit) =>
      query()
        .select({
          number: sql<number>`${auditEntries.number}`,
          at: auditEntries.at,
          action: auditEntries.action,
          actorId: auditEntries.actorId,
          actorName: users.fullName,
          workspaceId: auditEntries.workspaceId,
          subjectKind: auditEntries.subjectKind,
          subjectId: auditEntries.subjectId,
          isThere: sql`(exists (select 1 from candidates c where c.id = audit_entries.subject_id)
            or exists (select 1 from applications a where a.id = audit_entries.subject_id))`.mapWith(Boolean),
          details: auditEntries.details,
        })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.actorId))
        .where(
          and(
            gt(auditEntries.number, number),
            inArray(auditEntries.action, decisive),
            lt(auditEntries.at, until),
            workspaceId === null ? undefined : eq(auditEntries.workspaceId, workspaceId),
          ),
        )
        .orderBy(asc(auditEntries.number))
        .limit(limit)
        .all() satisfies Promise<DecisionEntry[]>,
    sampleJobs: async () =>
      new Set((await query().select({ id: sampleJobs.jobDescriptionId }).from(sampleJobs).all()).map(({ id }) => id)),
    async jobTitles(ids) {
      const wanted = sql`(select value from json_each(${JSON.stringify(ids)}))`
      const described = await query()
        .select({ id: jobDescriptions.id, title: jobDescriptions.title })
        .from(jobDescriptions)
        .where(sql`${jobDescriptions.id} in ${wanted}`)
        .all()
      const posted = await query()
        .select({ id: jobPosts.id, title: jobPosts.title })
        .from(jobPosts)
        .where(sql`${jobPosts.id} in ${wanted}`)
        .all()
      return new Map([...described, ...posted].flatMap(({ id, title }) => (title ? [[id, title] as const] : [])))
    },
  }
}
