import { and, asc, count, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuditFilter, AuditTrail, ReadableEntry } from '#src/admin/ports.ts'
import { chainHead, chainOldEntries } from './audit-log.ts'
import type { Database } from './open.ts'
import { apiKeys, auditEntries, companies, users } from './schema.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

const columns = {
  ...getTableColumns(auditEntries),
  actorName: sql<string | null>`coalesce(nullif(${actors.fullName}, ''), ${actors.email}, 'Key “' || ${apiKeys.name} || '”')`,
  subjectName: sql<string | null>`coalesce(nullif(${subjects.fullName}, ''), ${subjects.email}, ${companies.companyName})`,
}

/** The audit log as people read it. */
export function databaseAuditTrail(database: Database): AuditTrail {
  const { query } = database
  const head = chainHead(database)
  const rows = (filter: AuditFilter, more?: SQL) =>
    query()
      .select(columns)
      .from(auditEntries)
      .leftJoin(actors, eq(actors.id, auditEntries.actorId))
      .leftJoin(apiKeys, eq(apiKeys.id, auditEntries.actorId))
      .leftJoin(subjects, and(eq(auditEntries.subjectKind, 'user'), eq(subjects.id, auditEntries.subjectId)))
      .leftJoin(companies, and(eq(auditEntries.subjectKind, 'company'), eq(companies.id, auditEntries.subjectId)))
      .where(and(isNotNull(auditEntries.number), conditionOf(filter), more))
      .$dynamic()
  return {
    page: async (filter, { limit, offset }) => ({
      entries: (await rows(filter).orderBy(desc(auditEntries.number)).limit(limit).offset(offset).all()) as ReadableEntry[],
      total: (await query()
        .select({ total: count() })
        .from(auditEntries)
        .where(and(isNotNull(auditEntries.number), conditionOf(filter)))
        .get())!.total,
    }),
    after: async (number, filter, limit) =>
      (await rows(filter, gt(auditEntries.number, number))
        .orderBy(asc(auditEntries.number))
        .limit(limit)
        .all()) as ReadableEntry[],
    head: async () => head(),
    numberOf: async (hash) =>
      (await query().select({ number: auditEntries.number }).from(auditEntries).where(eq(auditEntries.hash, hash)).get())
        ?.number ?? null,
    actions: async () =>
      (await query().selectDistinct({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.action).all()).map(
        ({ action }) => action,
      ),
    async size() {
      const entries = (await query().select({ entries: count() }).from(auditEntries).get())!.entries
      return { entries, bytes: await database.sizeOnDisk('audit_entries') }
    },
    chainOldEntries: () => chainOldEntries(database),
    unplaced: async () =>
      (await query()
        .select({ entries: count() })
        .from(auditEntries)
        .where(or(isNull(auditEntries.number), isNull(auditEntries.hash)))
        .get())!.entries,
    hashesAfter: async (number, limit) =>
      (await query()
        .select({ number: auditEntries.number, hash: auditEntries.hash })
        .from(auditEntries)
        .where(gt(auditEntries.number, number))
        .orderBy(asc(auditEntries.number))
        .limit(limit)
        .all()) as { number: number; hash: string }[],
  }
}

function conditionOf({ actor, action, subject, from, until }: AuditFilter) {
  return and(
    actor ? personCondition(auditEntries.actorId, actor) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    subject ? personCondition(auditEntries.subjectId, subject) : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  )
}

/** Somebody by their id, also when they are gone, or by a part of what they are called now. */
function personCondition(column: typeof auditEntries.actorId | typeof auditEntries.subjectId, words: string) {
  const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    eq(column, words),
    sql`${column} in (select id from users where full_name like ${part} escape '\\' or email like ${part} escape '\\')`,
    sql`${column} in (select id from companies where company_name like ${part} escape '\\' or email like ${part} escape '\\')`,
  )
}
