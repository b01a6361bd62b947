import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { EditableTitles } from '#src/admin/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { JobTitles } from '#src/ports/job-titles.ts'
import type { Database } from './open.ts'
import { jobTitles } from './schema.ts'

export function databaseJobTitles({ query, transaction }: Database, { clock }: { clock: Clock }): JobTitles & EditableTitles {
  const withName = (name: string) =>
    query()
      .select({ id: jobTitles.id })
      .from(jobTitles)
      .where(eq(jobTitles.sameness, samenessOf(name)))
      .get()
  return {
    offered: async () =>
      query()
        .select({ id: jobTitles.id, name: jobTitles.name })
        .from(jobTitles)
        .where(isNull(jobTitles.retiredAt))
        .orderBy(asc(jobTitles.position))
        .all(),
    all: async () =>
      (await query().select().from(jobTitles).orderBy(asc(jobTitles.position)).all()).map(({ id, name, retiredAt }) => ({
        id,
        name,
        isRetired: retiredAt !== null,
      })),
    add: ({ id, name }) =>
      transaction(async () => {
        if (await withName(name)) return false
        const position = sql`(select coalesce(max(position), 0) + 1 from job_titles)`
        await query()
          .insert(jobTitles)
          .values({ id, name, sameness: samenessOf(name), position: position as never, createdAt: clock.now() })
          .run()
        return true
      }),
    rename: (id, name) =>
      transaction(async () => {
        const other = await withName(name)
        if (other && other.id !== id) return false
        await query()
          .update(jobTitles)
          .set({ name, sameness: samenessOf(name) })
          .where(eq(jobTitles.id, id))
          .run()
        return true
      }),
    retire: (id, isRetired) =>
      transaction(async () => {
        await query()
          .update(jobTitles)
          .set({ retiredAt: isRetired ? clock.now() : null })
          .where(eq(jobTitles.id, id))
          .run()
      }),
    order: (ids) =>
      transaction(async () => {
        const known = await query().select({ id: jobTitles.id }).from(jobTitles).orderBy(asc(jobTitles.position)).all()
        const wanted = [...new Set([...ids, ...known.map(({ id }) => id)])]
        for (const [index, id] of wanted.entries())
          await query()
            .update(jobTitles)
            .set({ position: index + 1 })
            .where(eq(jobTitles.id, id))
            .run()
      }),
  }
}

const samenessOf = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
