import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Companies } from '#src/jobportal/ports.ts'
import type { Database } from './open.ts'
import { companies, jobPosts, workspaces } from './schema.ts'

/** Files belong to workspaces. A company's are those of a workspace with its id and without members, which nobody can enter. */
export function databaseCompanies({ query, transaction }: Database): Companies {
  const write = (work: () => unknown) =>
    transaction(async () => {
      work()
    })
  return {
    find: async (id) => query().select().from(companies).where(eq(companies.id, id)).get() ?? null,
    withEmail: async (email) => query().select().from(companies).where(eq(companies.email, email)).get() ?? null,
    async list({ search, limit, offset }) {
      const part = search?.trim() ? `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null
      const columns = [companies.fullName, companies.email, companies.companyName]
      const matches = part ? or(...columns.map((column) => sql`${column} like ${part} escape '\\'`)) : undefined
      const rows = query()
        .select({ company: companies, jobCount: count(jobPosts.id) })
        .from(companies)
        .leftJoin(jobPosts, eq(jobPosts.companyId, companies.id))
        .where(matches)
        .groupBy(companies.id)
        .orderBy(desc(companies.createdAt), companies.id)
        .limit(limit)
        .offset(offset)
        .all()
      const all = query().select({ total: count() }).from(companies).where(matches).get()
      return { companies: rows, total: all?.total ?? 0 }
    },
    add: (company) =>
      write(() => {
        const { id, companyName: name, createdAt } = company
        query().insert(companies).values(company).run()
        query().insert(workspaces).values({ id, name, plan: 'free', createdAt }).run()
      }),
    update: (id, changes) =>
      write(() => {
        if (Object.keys(changes).length > 0) query().update(companies).set(changes).where(eq(companies.id, id)).run()
      }),
    remove: (id) =>
      write(() => {
        query().delete(companies).where(eq(companies.id, id)).run()
        query().delete(workspaces).where(eq(workspaces.id, id)).run()
      }),
    forgottenBefore: async (before) =>
      query()
        .select({ id: companies.id })
        .from(companies)
        .where(and(isNull(companies.emailVerifiedAt), lt(companies.createdAt, before)))
        .all()
        .map((row) => row.id),
  }
}
