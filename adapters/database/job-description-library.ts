import { and, count, desc, eq, isNull, max, or, sql } from 'drizzle-orm'
import type { JobDescriptionLibrary } from '#src/matching/library-ports.ts'
import type { Database } from './open.ts'
import { candidates, jobCompositions, jobDescriptions, users } from './schema.ts'

const columns = {
  id: jobDescriptions.id,
  title: jobDescriptions.title,
  filename: jobDescriptions.filename,
  uploadedAt: jobDescriptions.uploadedAt,
  uploadedBy: users.fullName,
  version: jobDescriptions.version,
  firstVersionId: jobDescriptions.firstVersionId,
  isWritten: sql<number>`${jobCompositions.jobDescriptionId} is not null`.mapWith(Boolean),
  candidates: sql<number>`(select ${count()} from ${candidates} where ${candidates.jobDescriptionId} = ${jobDescriptions.id})`,
}

export function databaseJobDescriptionLibrary({ query, transaction }: Database): JobDescriptionLibrary {
  const entries = () =>
    query()
      .select(columns)
      .from(jobDescriptions)
      .leftJoin(jobCompositions, eq(jobCompositions.jobDescriptionId, jobDescriptions.id))
      .leftJoin(users, eq(users.id, jobDescriptions.uploadedBy))
  const saved = (workspaceId: string) => and(eq(jobDescriptions.workspaceId, workspaceId), isNull(jobDescriptions.deletedAt))
  const ofText = (firstVersionId: string) =>
    or(eq(jobDescriptions.id, firstVersionId), eq(jobDescriptions.firstVersionId, firstVersionId))
  return {
    list: async (workspaceId, limit) =>
      entries()
        .where(saved(workspaceId))
        .orderBy(desc(jobDescriptions.uploadedAt), desc(jobDescriptions.version))
        .limit(limit)
        .all(),
    find: async (workspaceId, id) =>
      entries()
        .where(and(saved(workspaceId), eq(jobDescriptions.id, id)))
        .get() ?? null,
    versions: async (workspaceId, firstVersionId) =>
      entries()
        .where(and(saved(workspaceId), ofText(firstVersionId)))
        .orderBy(desc(jobDescriptions.version))
        .all(),
    latestVersion: async (firstVersionId) =>
      query()
        .select({ version: max(jobDescriptions.version) })
        .from(jobDescriptions)
        .where(ofText(firstVersionId))
        .get()?.version ?? 1,
    composition: async (workspaceId, id) =>
      query()
        .select({ composition: jobCompositions.composition })
        .from(jobCompositions)
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, jobCompositions.jobDescriptionId))
        .where(and(saved(workspaceId), eq(jobCompositions.jobDescriptionId, id)))
        .get()?.composition ?? null,
    keep: (id, { composition, version, firstVersionId }) =>
      transaction(async () => {
        query().update(jobDescriptions).set({ version, firstVersionId }).where(eq(jobDescriptions.id, id)).run()
        query().insert(jobCompositions).values({ jobDescriptionId: id, composition }).run()
      }),
  }
}
