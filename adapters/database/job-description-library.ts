import { and, count, desc, eq, inArray, isNull, max, ne, or, sql } from 'drizzle-orm'
import type { JobDescriptionLibrary } from '#src/job-descriptions/ports.ts'
import type { Database } from './open.ts'
import { candidates, jobCompositions, jobDescriptions, jobMembers, users } from './schema.ts'

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
  /** Whoever is named on any version of a text is named on its new version: for people it is the same job. */
  const nameAgain = async (id: string, firstVersionId: string) => {
    const others = query()
      .select({ id: jobDescriptions.id })
      .from(jobDescriptions)
      .where(and(ofText(firstVersionId), isNull(jobDescriptions.deletedAt), ne(jobDescriptions.id, id)))
    const named = await query()
      .selectDistinct({
        workspaceId: jobMembers.workspaceId,
        userId: jobMembers.userId,
        namedBy: jobMembers.namedBy,
        namedAt: jobMembers.namedAt,
      })
      .from(jobMembers)
      .where(inArray(jobMembers.jobDescriptionId, others))
      .all()
    for (const naming of named)
      await query()
        .insert(jobMembers)
        .values({ ...naming, jobDescriptionId: id })
        .onConflictDoNothing()
        .run()
  }
  return {
    list: async (workspaceId, limit) =>
      entries()
        .where(saved(workspaceId))
        .orderBy(desc(jobDescriptions.uploadedAt), desc(jobDescriptions.version))
        .limit(limit)
        .all(),
    find: async (workspaceId, id) =>
      (await entries()
        .where(and(saved(workspaceId), eq(jobDescriptions.id, id)))
        .get()) ?? null,
    versions: async (workspaceId, firstVersionId) =>
      entries()
        .where(and(saved(workspaceId), ofText(firstVersionId)))
        .orderBy(desc(jobDescriptions.version))
        .all(),
    latestVersion: async (firstVersionId) =>
      (
        await query()
          .select({ version: max(jobDescriptions.version) })
          .from(jobDescriptions)
          .where(ofText(firstVersionId))
          .get()
      )?.version ?? 1,
    composition: async (workspaceId, id) =>
      (
        await query()
          .select({ composition: jobCompositions.composition })
          .from(jobCompositions)
          .innerJoin(jobDescriptions, eq(jobDescriptions.id, jobCompositions.jobDescriptionId))
          .where(and(saved(workspaceId), eq(jobCompositions.jobDescriptionId, id)))
          .get()
      )?.composition ?? null,
    keep: (id, { composition, version, firstVersionId }) =>
      transaction(async () => {
        await query().update(jobDescriptions).set({ version, firstVersionId }).where(eq(jobDescriptions.id, id)).run()
        await query().insert(jobCompositions).values({ jobDescriptionId: id, composition }).run()
        if (firstVersionId) await nameAgain(id, firstVersionId)
      }),
  }
}
