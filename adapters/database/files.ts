import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Files } from '#src/matching/ports.ts'
import type { StoredFile } from '#src/matching/resume.ts'
import type { Database } from './open.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { files } from './schema.ts'

export function databaseFiles(database: Database): Files {
  const { query, transaction } = database
  const owned = prepared(database, (connection) =>
    connection
      .select()
      .from(files)
      .where(and(eq(files.id, sql.placeholder('id')), eq(files.workspaceId, sql.placeholder('workspaceId'))))
      .prepare(),
  )
  const insert = preparedInsert(database, files)
  return {
    add: (workspaceId, stored, createdAt) =>
      transaction(async () => {
        for (const file of stored) await insert({ ...file, workspaceId, createdAt })
      }),
    async find(workspaceId, id) {
      const found = await owned().get({ workspaceId, id })
      return found && isDocument(found) ? found : null
    },
    remove: (workspaceId, id) =>
      transaction(async () => {
        await query()
          .delete(files)
          .where(and(eq(files.id, id), eq(files.workspaceId, workspaceId)))
          .run()
      }),
    async keysOf(workspaceId) {
      const rows = await query().select({ key: files.key }).from(files).where(eq(files.workspaceId, workspaceId)).all()
      return rows.map((row) => row.key)
    },
    async known(keys) {
      const known = new Set<string>()
      for (let from = 0; from < keys.length; from += 500) {
        const some = keys.slice(from, from + 500)
        for (const { key } of await query().select({ key: files.key }).from(files).where(inArray(files.key, some)).all())
          known.add(key)
      }
      return known
    },
    allKeys: async () => new Set((await query().select({ key: files.key }).from(files).all()).map((row) => row.key)),
  }
}

type FileRow = typeof files.$inferSelect

/** What candidates record lies among the files as well, and is the business of another room. */
const isDocument = (file: FileRow): file is FileRow & { type: StoredFile['type'] } =>
  !['wav', 'webm', 'mp4', 'bin'].includes(file.type)
