import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { BulkActions, BulkChange } from '#src/hiring/bulk.ts'
import type { Database } from './open.ts'
import { bulkActions, candidates, candidateTags, jobDescriptions, placements, resumes } from './schema.ts'

/** What several candidates are, and what was done with them at once. */
export function databaseBulkActions({ query, transaction }: Database): BulkActions {
  const write = (work: () => unknown) =>
    transaction(async () => {
      work()
    })
  return {
    async subjects(workspaceId, ids) {
      const rows = query()
        .select({
          id: candidates.id,
          workspaceId: candidates.workspaceId,
          name: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
          email: sql<string | null>`json_extract(${resumes.facts}, '$.email.value')`,
          filename: resumes.filename,
          jobDescriptionId: candidates.jobDescriptionId,
          jobTitle: jobDescriptions.title,
          createdAt: candidates.createdAt,
        })
        .from(candidates)
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
        .where(and(eq(candidates.workspaceId, workspaceId), inArray(candidates.id, [...ids])))
        .all()
      return new Map(rows.map((row) => [row.id, row]))
    },
    async placements(ids) {
      const rows = query()
        .select()
        .from(placements)
        .where(inArray(placements.candidateId, [...ids]))
        .all()
      return new Map(rows.map(({ candidateId, ...placement }) => [candidateId, placement]))
    },
    async tagsOf(ids) {
      const rows = query()
        .select({ candidateId: candidateTags.candidateId, tagId: candidateTags.tagId })
        .from(candidateTags)
        .where(inArray(candidateTags.candidateId, [...ids]))
        .all()
      const tags = new Map<string, string[]>()
      for (const { candidateId, tagId } of rows) tags.set(candidateId, [...(tags.get(candidateId) ?? []), tagId])
      return tags
    },
    keep: (action) => write(() => query().insert(bulkActions).values(action).run()),
    async find(workspaceId, id) {
      const row = query()
        .select()
        .from(bulkActions)
        .where(and(eq(bulkActions.workspaceId, workspaceId), eq(bulkActions.id, id)))
        .get()
      return row ? { ...row, changes: row.changes as BulkChange[] } : null
    },
    undone: (id, undoneAt) => write(() => query().update(bulkActions).set({ undoneAt }).where(eq(bulkActions.id, id)).run()),
    forgetBefore: (at) => write(() => query().delete(bulkActions).where(lt(bulkActions.at, at)).run()),
  }
}
