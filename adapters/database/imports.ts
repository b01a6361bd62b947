import { and, desc, eq, sql } from 'drizzle-orm'
import type { ExportedFacts, Imports, StoredImport } from '#src/import-export/ports.ts'
import type { Database } from './open.ts'
import { batchItems, files, importBatches, imports } from './schema.ts'

const moves = 'select p.candidate_id, p.stage_id from json_each(?1) i cross join placements p on p.candidate_id = i.value'
const tagsOf = `
  select t.candidate_id, g.name from json_each(?1) i
    cross join candidate_tags t on t.candidate_id = i.value
    join tags g on g.id = t.tag_id
  where g.workspace_id = ?2 order by cast(i.key as integer), g.sameness`

export function databaseImports(database: Database): Imports {
  const { query, transaction } = database
  const select = () =>
    query().select({ entry: imports, key: files.key }).from(imports).leftJoin(files, eq(files.id, imports.fileId))
  type Row = Awaited<ReturnType<typeof select>>[number]
  const asImport = (row: Row | undefined): StoredImport | null => {
    if (!row) return null
    const { fileId, ...entry } = row.entry
    return { ...entry, file: fileId && row.key ? { id: fileId, key: row.key } : null }
  }
  /** Those of the values that a column of the workspace has. */
  const among = async (
    workspaceId: string,
    table: 'resumes' | 'people',
    column: 'text_hash' | 'email' | 'phone',
    values: string[],
  ) =>
    new Set(
      (
        await query().all<{ value: string }>(
          sql`select distinct value from json_each(${JSON.stringify(values)}) where exists (
            select 1 from ${sql.identifier(table)} where workspace_id = ${workspaceId} and ${sql.identifier(column)} = value)`,
        )
      ).map(({ value }) => value),
    )
  return {
    known: async (workspaceId, { hashes, emails, phones }) => ({
      hashes: await among(workspaceId, 'resumes', 'text_hash', hashes),
      emails: await among(workspaceId, 'people', 'email', emails),
      phones: await among(workspaceId, 'people', 'phone', phones),
    }),
    exportedFacts: async (workspaceId, ids) =>
      ids.length === 0
        ? new Map()
        : new Map(
            (
              await query().all<{ id: string; fields: string }>(
                sql`select c.candidate_id as id, f.fields as fields from json_each(${JSON.stringify(ids)}) i
                join candidate_changes c on c.candidate_id = i.value join resume_fields f on f.resume_id = c.resume_id
                where c.workspace_id = ${workspaceId}`,
              )
            ).map(({ id, fields }) => [id, JSON.parse(fields) as ExportedFacts]),
          ),
    add: ({ file, ...entry }) =>
      transaction(async () => {
        await query()
          .insert(imports)
          .values({ ...entry, fileId: file?.id ?? null })
          .run()
      }),
    find: async (workspaceId, id) =>
      asImport(
        await select()
          .where(and(eq(imports.id, id), eq(imports.workspaceId, workspaceId)))
          .get(),
      ),
    stored: async (id) => asImport(await select().where(eq(imports.id, id)).get()),
    latest: async (workspaceId) =>
      asImport(await select().where(eq(imports.workspaceId, workspaceId)).orderBy(desc(imports.createdAt)).limit(1).get()),
    async progress(id) {
      const items = await query()
        .select({
          state: batchItems.state,
          detail: batchItems.sourceDetail,
          filename: batchItems.filename,
          error: batchItems.error,
        })
        .from(importBatches)
        .innerJoin(batchItems, eq(batchItems.batchId, importBatches.batchId))
        .where(eq(importBatches.importId, id))
        .all()
      const having = (state: string) => items.filter((item) => item.state === state)
      return {
        ranked: having('ranked').length,
        duplicates: having('duplicate').length,
        waiting: having('stored').length,
        rejected: having('rejected').map(({ detail, filename, error }) => ({ place: detail ?? filename, error: error ?? '' })),
      }
    },
    advance: (importId, { batchId, taken, takenBytes }) =>
      transaction(async () => {
        await query().insert(importBatches).values({ importId, batchId }).run()
        await query().update(imports).set({ taken, takenBytes }).where(eq(imports.id, importId)).run()
      }),
    async marks(workspaceId, ids) {
      const marks = new Map<string, { stageId: string | null; tags: string[] }>()
      const of = (id: string) => {
        const known = marks.get(id) ?? { stageId: null, tags: [] }
        marks.set(id, known)
        return known
      }
      const given = JSON.stringify(ids)
      const moved = await database.reading<[string, string]>(moves)(given)
      for (const [id, stageId] of moved) of(id).stageId = stageId
      const tagged = await database.reading<[string, string]>(tagsOf)(given, workspaceId)
      for (const [id, name] of tagged) of(id).tags.push(name)
      return marks
    },
    finish: (id) =>
      transaction(async () => {
        await query().update(imports).set({ fileId: null }).where(eq(imports.id, id)).run()
      }),
  }
}
