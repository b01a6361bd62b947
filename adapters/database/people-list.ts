import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm'
import type { People, PeopleOrder } from '#src/admin/ports.ts'
import type { Database } from './open.ts'
import { folded } from './portable.ts'
import { users } from './schema.ts'

const orders: Record<PeopleOrder, ReturnType<typeof asc>[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(folded(users.fullName)), asc(users.id)],
  email: [asc(users.email)],
  company: [asc(folded(users.companyName)), asc(users.id)],
}

/** The accounts as a list in pages. */
export function databasePeople({ query }: Database): People {
  return {
    async page({ search, state, sort }, { limit, offset }) {
      const part = search?.trim() ? `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null
      const condition = and(
        part
          ? or(...[users.fullName, users.email, users.companyName].map((column) => sql`${column} like ${part} escape '\\'`))
          : undefined,
        state ? eq(users.state, state) : undefined,
      )
      const rows = await query()
        .select({ id: users.id })
        .from(users)
        .where(condition)
        .orderBy(...orders[sort])
        .limit(limit)
        .offset(offset)
        .all()
      const { total } = (await query().select({ total: count() }).from(users).where(condition).get())!
      return { ids: rows.map(({ id }) => id), total }
    },
  }
}
