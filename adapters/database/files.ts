import { and, eq } from 'drizzle-orm'
import type { Files } from '#src/matching/ports.ts'
import type { Database } from './open.ts'
import { files } from './schema.ts'

export function databaseFiles({ query, transaction }: Database): Files {
  return {
    add: (workspaceId, stored, createdAt) =>
      transaction(async () => {
        for (const file of stored)
          query()
            .insert(files)
            .values({ ...file, workspaceId, createdAt })
            .run()
      }),
    async find(workspaceId, id) {
      const owned = and(eq(files.id, id), eq(files.workspaceId, workspaceId))
      return query().select().from(files).where(owned).get() ?? null
    },
    remove: (id) =>
      transaction(async () => {
        query().delete(files).where(eq(files.id, id)).run()
      }),
    async keysOf(workspaceId) {
      const rows = query().select({ key: files.key }).from(files).where(eq(files.workspaceId, workspaceId)).all()
      return rows.map((row) => row.key)
    },
    allKeys: async () =>
      new Set(
        query()
          .select({ key: files.key })
          .from(files)
          .all()
          .map((row) => row.key),
      ),
  }
}
