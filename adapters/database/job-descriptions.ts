import { and, desc, eq, isNull } from 'drizzle-orm'
import type { JobDescriptions } from '#src/matching/ports.ts'
import type { Database } from './open.ts'
import { files, jobDescriptions, readings } from './schema.ts'

export function databaseJobDescriptions({ query, transaction }: Database): JobDescriptions {
  const saved = (workspaceId: string) => and(eq(jobDescriptions.workspaceId, workspaceId), isNull(jobDescriptions.deletedAt))
  return {
    list: async (workspaceId) =>
      query().select().from(jobDescriptions).where(saved(workspaceId)).orderBy(desc(jobDescriptions.uploadedAt)).all(),
    find: async (workspaceId, id) =>
      query()
        .select()
        .from(jobDescriptions)
        .where(and(saved(workspaceId), eq(jobDescriptions.id, id)))
        .get() ?? null,
    withBytes: async (workspaceId, sha256) =>
      query()
        .select()
        .from(jobDescriptions)
        .where(and(saved(workspaceId), eq(jobDescriptions.sha256, sha256)))
        .get() ?? null,
    add: (workspaceId, { requirements, ...job }, document, uploadedBy) =>
      transaction(async () => {
        query()
          .insert(jobDescriptions)
          .values({ ...job, requirements, engine: requirements.engine, workspaceId, uploadedBy })
          .run()
        query().insert(readings).values({ id: job.id, document }).run()
      }),
    rename: (id, title) =>
      transaction(async () => {
        query().update(jobDescriptions).set({ title }).where(eq(jobDescriptions.id, id)).run()
      }),
    remove: (id, deletedAt) =>
      transaction(async () => {
        const job = query().select().from(jobDescriptions).where(eq(jobDescriptions.id, id)).get()
        query().update(jobDescriptions).set({ deletedAt, fileId: null }).where(eq(jobDescriptions.id, id)).run()
        query().delete(readings).where(eq(readings.id, id)).run()
        if (job?.fileId) query().delete(files).where(eq(files.id, job.fileId)).run()
      }),
  }
}
