import { and, eq } from 'drizzle-orm'
import type { Settings } from '#src/admin/system-ports.ts'
import type { Database } from './open.ts'
import { instanceSettings } from './schema.ts'

export function databaseSettings({ query, transaction }: Database): Settings {
  return {
    async read(key) {
      const row = await query().select().from(instanceSettings).where(eq(instanceSettings.key, key)).get()
      return row ? { value: row.value, revision: row.revision, updatedAt: row.updatedAt } : null
    },
    write: (key, { value, revision, by, at }) =>
      transaction(async () => {
        const next = { value, revision: revision + 1, updatedBy: by, updatedAt: at }
        if (revision === 0)
          return (
            (
              await query()
                .insert(instanceSettings)
                .values({ key, ...next })
                .onConflictDoNothing()
                .returning({ key: instanceSettings.key })
                .all()
            ).length > 0
          )
        return (
          (
            await query()
              .update(instanceSettings)
              .set(next)
              .where(and(eq(instanceSettings.key, key), eq(instanceSettings.revision, revision)))
              .returning({ key: instanceSettings.key })
              .all()
          ).length > 0
        )
      }),
  }
}
