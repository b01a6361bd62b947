import { desc, sql } from 'drizzle-orm'
import type { BrowserFailures } from '#src/admin/system-ports.ts'
import type { Database } from './open.ts'
import { browserFailures } from './schema.ts'

export function databaseBrowserFailures({ query, transaction }: Database): BrowserFailures {
  return {
    count: ({ id, browser, version, ...failure }, at, most) =>
      transaction(async () => {
        const [counted] = await query()
          .insert(browserFailures)
          .values({ ...failure, id, browser, version, times: 1, firstAt: at, lastAt: at })
          .onConflictDoUpdate({
            target: browserFailures.id,
            set: { browser, version, lastAt: at, times: sql`${browserFailures.times} + 1` },
          })
          .returning({ times: browserFailures.times })
          .all()
        await query().run(sql`
          delete from ${browserFailures} where id in
            (select id from ${browserFailures} order by last_at desc, id limit -1 offset ${most})`)
        return counted?.times ?? 1
      }),
    list: async (limit) => query().select().from(browserFailures).orderBy(desc(browserFailures.lastAt)).limit(limit).all(),
  }
}
