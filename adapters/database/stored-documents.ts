import { and, eq } from 'drizzle-orm'
import type { StoredDocuments } from '#src/matching/ports.ts'
import type { Database } from './open.ts'
import { jobDescriptions, readings, resumes } from './schema.ts'

export function databaseStoredDocuments({ query }: Database): StoredDocuments {
  const of = (owner: typeof resumes | typeof jobDescriptions) => async (workspaceId: string, id: string) =>
    (
      await query()
        .select({ document: readings.document })
        .from(readings)
        .innerJoin(owner, eq(owner.id, readings.id))
        .where(and(eq(owner.workspaceId, workspaceId), eq(owner.id, id)))
        .get()
    )?.document ?? null
  return { ofResume: of(resumes), ofJobDescription: of(jobDescriptions) }
}
