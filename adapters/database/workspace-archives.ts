import { and, desc, eq } from 'drizzle-orm'
import type { WorkspaceArchive, WorkspaceArchives } from '#src/import-export/archive-ports.ts'
import type { Database } from './open.ts'
import { files, workspaceArchives } from './schema.ts'
import { writing } from './writing.ts'

export function databaseWorkspaceArchives({ query, transaction }: Database): WorkspaceArchives {
  const write = writing({ transaction })
  const select = () =>
    query()
      .select({ archive: workspaceArchives, key: files.key, size: files.size })
      .from(workspaceArchives)
      .leftJoin(files, eq(files.id, workspaceArchives.fileId))
  type Found = Awaited<ReturnType<typeof select>>[number]
  const asArchive = (row: Found | undefined): WorkspaceArchive | null => {
    if (!row) return null
    const { fileId, ...archive } = row.archive
    return { ...archive, file: fileId && row.key && row.size !== null ? { id: fileId, key: row.key, size: row.size } : null }
  }
  return {
    add: (archive) => write(() => query().insert(workspaceArchives).values(archive).run()),
    find: async (workspaceId, id) =>
      asArchive(
        await select()
          .where(and(eq(workspaceArchives.id, id), eq(workspaceArchives.workspaceId, workspaceId)))
          .get(),
      ),
    stored: async (id) => asArchive(await select().where(eq(workspaceArchives.id, id)).get()),
    latest: async (workspaceId, direction) =>
      asArchive(
        await select()
          .where(and(eq(workspaceArchives.workspaceId, workspaceId), eq(workspaceArchives.direction, direction)))
          .orderBy(desc(workspaceArchives.createdAt), desc(workspaceArchives.id))
          .limit(1)
          .get(),
      ),
    update: (id, changes) =>
      write(() => query().update(workspaceArchives).set(changes).where(eq(workspaceArchives.id, id)).run()),
  }
}
