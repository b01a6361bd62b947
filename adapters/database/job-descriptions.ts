import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { JobDescriptions } from '#src/matching/ports.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import type { Database } from './open.ts'
import {
  earlierRequirements,
  files,
  jobCompositions,
  jobCriteria,
  jobDescriptions,
  jobMembers,
  readings,
  users,
} from './schema.ts'

export function databaseJobDescriptions({ query, transaction }: Database): JobDescriptions {
  const saved = (workspaceId: string) => and(eq(jobDescriptions.workspaceId, workspaceId), isNull(jobDescriptions.deletedAt))
  return {
    list: async (workspaceId) =>
      query().select().from(jobDescriptions).where(saved(workspaceId)).orderBy(desc(jobDescriptions.uploadedAt)).all(),
    find: async (workspaceId, id) =>
      (await query()
        .select()
        .from(jobDescriptions)
        .where(and(saved(workspaceId), eq(jobDescriptions.id, id)))
        .get()) ?? null,
    findEvenDeleted: async (workspaceId, id) =>
      (await query()
        .select()
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.workspaceId, workspaceId), eq(jobDescriptions.id, id)))
        .get()) ?? null,
    criteria: async (id, version) =>
      (
        await query()
          .select({ choice: jobCriteria.choice })
          .from(jobCriteria)
          .where(and(eq(jobCriteria.jobDescriptionId, id), eq(jobCriteria.version, version)))
          .get()
      )?.choice ?? null,
    saveCriteria: (id, base, choice, savedBy, savedAt) =>
      transaction(async () => {
        const current = await query()
          .select({ version: jobDescriptions.criteriaVersion })
          .from(jobDescriptions)
          .where(eq(jobDescriptions.id, id))
          .get()
        if (current?.version !== base) return false
        const version = base + 1
        await query().insert(jobCriteria).values({ jobDescriptionId: id, version, choice, savedBy, savedAt }).run()
        await query().update(jobDescriptions).set({ criteriaVersion: version }).where(eq(jobDescriptions.id, id)).run()
        return true
      }),
    criteriaHistory: async (id) =>
      query()
        .select({ version: jobCriteria.version, savedAt: jobCriteria.savedAt, savedBy: users.fullName })
        .from(jobCriteria)
        .leftJoin(users, eq(users.id, jobCriteria.savedBy))
        .where(eq(jobCriteria.jobDescriptionId, id))
        .orderBy(desc(jobCriteria.version))
        .all(),
    readByOthers: async (engine, after, limit) =>
      query()
        .select()
        .from(jobDescriptions)
        .where(and(ne(jobDescriptions.engine, engine), gt(jobDescriptions.id, after), isNull(jobDescriptions.deletedAt)))
        .orderBy(jobDescriptions.id)
        .limit(limit)
        .all(),
    readAgain: (id, { requirements, textHash, document }) =>
      transaction(async () => {
        const before = await query().select().from(jobDescriptions).where(eq(jobDescriptions.id, id)).get()
        if (!before) return
        const requirementsHash = jsonHash(before.requirements)
        if (requirementsHash !== jsonHash(requirements))
          await query()
            .insert(earlierRequirements)
            .values({ jobDescriptionId: id, requirementsHash, requirements: before.requirements })
            .onConflictDoNothing()
            .run()
        await query()
          .update(jobDescriptions)
          .set({ requirements, textHash, engine: requirements.engine })
          .where(eq(jobDescriptions.id, id))
          .run()
        await query().update(readings).set({ document }).where(eq(readings.id, id)).run()
      }),
    earlierRequirements: async (id, requirementsHash) =>
      (
        await query()
          .select({ requirements: earlierRequirements.requirements })
          .from(earlierRequirements)
          .where(and(eq(earlierRequirements.jobDescriptionId, id), eq(earlierRequirements.requirementsHash, requirementsHash)))
          .get()
      )?.requirements ?? null,
    withBytes: async (workspaceId, sha256) =>
      (await query()
        .select()
        .from(jobDescriptions)
        .where(and(saved(workspaceId), eq(jobDescriptions.sha256, sha256)))
        .get()) ??
      // A posted job is known by its text as well, which another posted job may share.
      (
        await query()
          .select({ job: jobDescriptions })
          .from(files)
          .innerJoin(jobDescriptions, eq(jobDescriptions.fileId, files.id))
          .where(and(eq(files.workspaceId, workspaceId), eq(files.sha256, sha256), saved(workspaceId)))
          .orderBy(desc(jobDescriptions.uploadedAt))
          .get()
      )?.job ??
      null,
    add: (workspaceId, { requirements, ...job }, document, uploadedBy) =>
      transaction(async () => {
        await query()
          .insert(jobDescriptions)
          .values({ ...job, requirements, engine: requirements.engine, workspaceId, uploadedBy })
          .run()
        await query().insert(readings).values({ id: job.id, document }).run()
      }),
    replaceText: (id, { document, requirements, ...text }) =>
      transaction(async () => {
        await query()
          .update(jobDescriptions)
          .set({ ...text, requirements, engine: requirements.engine })
          .where(eq(jobDescriptions.id, id))
          .run()
        await query().update(readings).set({ document }).where(eq(readings.id, id)).run()
      }),
    rename: (id, title) =>
      transaction(async () => {
        await query().update(jobDescriptions).set({ title }).where(eq(jobDescriptions.id, id)).run()
      }),
    remove: (id, deletedAt) =>
      transaction(async () => {
        const job = await query().select().from(jobDescriptions).where(eq(jobDescriptions.id, id)).get()
        await query().update(jobDescriptions).set({ deletedAt, fileId: null }).where(eq(jobDescriptions.id, id)).run()
        await query().delete(readings).where(eq(readings.id, id)).run()
        await query().delete(jobCompositions).where(eq(jobCompositions.jobDescriptionId, id)).run()
        await query().delete(jobMembers).where(eq(jobMembers.jobDescriptionId, id)).run()
        if (job?.fileId) await query().delete(files).where(eq(files.id, job.fileId)).run()
      }),
  }
}
