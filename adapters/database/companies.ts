import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Companies } from '#src/jobportal/ports.ts'
import type { Database } from './open.ts'
import { companies, jobPosts, workspaces } from './schema.ts'
import { writing } from './writing.ts'

/**
 * A company has a workspace with its id: its files, jobs and applicants are there, for whoever signs in with its address. A workspace
 * of recruiters that posts jobs has a company with its id the same way.
 */
export function databaseCompanies({ query, transaction }: Database): Companies {
  const write = writing({ transaction })
  return {
    find: async (id) => (await query().select().from(companies).where(eq(companies.id, id)).get()) ?? null,
    withEmail: async (email) =>
      (await query()
        .select()
        .from(companies)
        .where(and(eq(companies.email, email), eq(companies.isWorkspace, false)))
        .get()) ?? null,
    ofPerson: async (userId) => query().select().from(companies).where(eq(companies.userId, userId)).all(),
    async list({ search, limit, offset }) {
      const columns = [companies.fullName, companies.email, companies.companyName]
      const parts = spellings(search?.trim() ?? '').map((text) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
      const matches = or(...parts.flatMap((part) => columns.map((column) => sql`${column} like ${part} escape '\\'`)))
      const rows = await query()
        .select({ company: companies, jobCount: count(jobPosts.id) })
        .from(companies)
        .leftJoin(jobPosts, eq(jobPosts.companyId, companies.id))
        .where(matches)
        .groupBy(companies.id)
        .orderBy(desc(companies.createdAt), companies.id)
        .limit(limit)
        .offset(offset)
        .all()
      const all = await query().select({ total: count() }).from(companies).where(matches).get()
      return { companies: rows, total: all?.total ?? 0 }
    },
    add: (company) =>
      write(async () => {
        const { id, companyName: name, createdAt } = company
        await query().insert(companies).values(company).run()
        if (!company.isWorkspace) await query().insert(workspaces).values({ id, name, plan: 'free', createdAt }).run()
      }),
    update: (id, changes) =>
      write(async () => {
        if (Object.keys(changes).length > 0) await query().update(companies).set(changes).where(eq(companies.id, id)).run()
        const { companyName: name } = changes
        const isOwn = await query()
          .select({ isWorkspace: companies.isWorkspace })
          .from(companies)
          .where(eq(companies.id, id))
          .get()
        if (name !== undefined && !isOwn?.isWorkspace)
          await query().update(workspaces).set({ name }).where(eq(workspaces.id, id)).run()
      }),
    remove: (id) =>
      write(async () => {
        await query().delete(companies).where(eq(companies.id, id)).run()
        await query().delete(workspaces).where(eq(workspaces.id, id)).run()
      }),
    forgottenBefore: async (before) =>
      (
        await query()
          .select({ id: companies.id })
          .from(companies)
          .where(and(isNull(companies.emailVerifiedAt), lt(companies.createdAt, before)))
          .all()
      ).map((row) => row.id),
  }
}

/** How a text may be written: SQLite's LIKE takes only a to z for the same in both cases. */
function spellings(text: string): string[] {
  if (!text) return []
  const lower = text.toLowerCase()
  const capitalised = lower.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([text, lower, text.toUpperCase(), capitalised])]
}
