import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { CompanySessions } from '#src/jobportal/ports.ts'
import type { Database, Query } from './open.ts'
import { prepared } from './prepared.ts'
import { companySessions } from './schema.ts'
import { writing } from './writing.ts'

const prepareFind = (query: Query) =>
  query
    .select()
    .from(companySessions)
    .where(eq(companySessions.id, sql.placeholder('id')))
    .prepare()

export function databaseCompanySessions(database: Database): CompanySessions {
  const { query, transaction } = database
  const write = writing({ transaction })
  // Asked with every call of a company.
  const find = prepared(database, prepareFind)
  return {
    add: (session) => write(() => query().insert(companySessions).values(session).run()),
    find: async (id) => (await find().get({ id })) ?? null,
    ofCompany: async (companyId, now) =>
      query()
        .select()
        .from(companySessions)
        .where(and(eq(companySessions.companyId, companyId), gt(companySessions.expiresAt, now)))
        .orderBy(desc(companySessions.lastSeenAt))
        .all(),
    seen: (id, lastSeenAt) =>
      write(() => query().update(companySessions).set({ lastSeenAt }).where(eq(companySessions.id, id)).run()),
    noteProof: (id, provenAt) =>
      write(() => query().update(companySessions).set({ provenAt }).where(eq(companySessions.id, id)).run()),
    remove: (companyId, id) =>
      transaction(
        async () =>
          (
            await query()
              .delete(companySessions)
              .where(and(eq(companySessions.companyId, companyId), eq(companySessions.id, id)))
              .returning()
              .all()
          ).length > 0,
      ),
    removeOthers: (companyId, keptId) =>
      transaction(async () =>
        (
          await query()
            .delete(companySessions)
            .where(and(eq(companySessions.companyId, companyId), keptId === null ? undefined : ne(companySessions.id, keptId)))
            .returning()
            .all()
        ).map(({ id }) => id),
      ),
    removeExpired: (now) => write(() => query().delete(companySessions).where(lte(companySessions.expiresAt, now)).run()),
  }
}
