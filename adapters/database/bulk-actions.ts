import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { BulkActions, BulkChange, Marks } from '#src/hiring/bulk.ts'
import type { TagColour } from '#src/hiring/constants.ts'
import type { Database, Query } from './open.ts'
import { prepared } from './prepared.ts'
import { bulkActions, candidates, candidateTags, placements, stages, tags } from './schema.ts'
import { subjectsFrom } from './stages-subjects.ts'
import { unindexedEqual } from './unindexed-equal.ts'
import { writing } from './writing.ts'

const among = (column: SQLiteColumn) => sql`${column} in (select value from json_each(${sql.placeholder('ids')}))`

const prepareStages = (connection: Query) =>
  connection
    .select({ id: placements.candidateId, name: stages.name })
    .from(placements)
    .innerJoin(stages, eq(stages.id, placements.stageId))
    .where(and(among(placements.candidateId), gt(stages.position, 0)))
    .prepare()

const prepareFirstStages = (connection: Query) =>
  connection
    .select({ id: stages.jobDescriptionId, name: stages.name })
    .from(stages)
    .where(and(among(stages.jobDescriptionId), eq(stages.position, 0)))
    .prepare()

const prepareTags = (connection: Query) =>
  connection
    .select({ candidateId: candidateTags.candidateId, id: tags.id, name: tags.name, colour: tags.colour })
    .from(candidateTags)
    .innerJoin(tags, eq(tags.id, candidateTags.tagId))
    .where(among(candidateTags.candidateId))
    .orderBy(tags.sameness)
    .prepare()

/** What several candidates are, and what was done with them at once. */
export function databaseBulkActions(database: Database): BulkActions {
  const { query, transaction } = database
  // Asked with every part of a list.
  const stagesOf = prepared(database, prepareStages)
  const tagsOf = prepared(database, prepareTags)
  const firstStages = prepared(database, prepareFirstStages)
  const write = writing({ transaction })
  return {
    async subjects(workspaceId, ids) {
      const rows = await subjectsFrom(query())
        .where(and(unindexedEqual(candidates.workspaceId, workspaceId), inArray(candidates.id, [...ids])))
        .all()
      return new Map(rows.map((row) => [row.id, row]))
    },
    async placements(ids) {
      const rows = await query()
        .select()
        .from(placements)
        .where(inArray(placements.candidateId, [...ids]))
        .all()
      return new Map(rows.map(({ candidateId, ...placement }) => [candidateId, placement]))
    },
    async tagsOf(ids) {
      const rows = await query()
        .select({ candidateId: candidateTags.candidateId, tagId: candidateTags.tagId })
        .from(candidateTags)
        .where(inArray(candidateTags.candidateId, [...ids]))
        .all()
      const carried = new Map<string, string[]>()
      for (const { candidateId, tagId } of rows) carried.set(candidateId, [...(carried.get(candidateId) ?? []), tagId])
      return carried
    },
    async marks(candidateIds) {
      const ids = JSON.stringify(candidateIds)
      const found = new Map<string, Marks>()
      for (const { id, name } of await stagesOf().all({ ids })) found.set(id, { stage: name, tags: [] })
      for (const { candidateId, colour, ...tag } of await tagsOf().all({ ids })) {
        const marks = found.get(candidateId) ?? { stage: null, tags: [] }
        found.set(candidateId, marks)
        marks.tags.push({ ...tag, colour: colour as TagColour })
      }
      return found
    },
    firstStages: async (jobIds) =>
      new Map((await firstStages().all({ ids: JSON.stringify(jobIds) })).map(({ id, name }) => [id, name])),
    keep: (action) => write(() => query().insert(bulkActions).values(action).run()),
    async find(workspaceId, id) {
      const row = await query()
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
