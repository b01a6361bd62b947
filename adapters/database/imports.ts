import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ExportedFacts, Imports, StoredImport } from '#src/import-export/ports.ts'
import type { Database } from './open.ts'
import { batchItems, files, importBatches, importedPeople, imports } from './schema.ts'

const moves = 'select p.candidate_id, p.stage_id from json_each(?1) i cross join placements p on p.candidate_id = i.value'
const tagsOf = `
  select t.candidate_id, g.name from json_each(?1) i
    cross join candidate_tags t on t.candidate_id = i.value
    join tags g on g.id = t.tag_id
  where g.workspace_id = ?2 order by cast(i.key as integer), g.sameness`

/** Turned away, and not because a file cannot be read. */
const refusals = new Set(['JOB_DESCRIPTION_DELETED', 'PERSON_OBJECTED'])

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
      const people = await query()
        .select({ isWaiting: sql<number>`${importedPeople.history} is not null`, isMade: importedPeople.isMade })
        .from(importedPeople)
        .where(eq(importedPeople.importId, id))
        .all()
      const untold = people.filter(({ isWaiting }) => isWaiting).length
      const told = people.filter(({ isWaiting, isMade }) => !isWaiting && isMade).length
      const having = (state: string) => items.filter((item) => item.state === state)
      return {
        ranked: having('ranked').length,
        duplicates: having('duplicate').length,
        waiting: Math.max(having('stored').length, untold),
        told,
        rejected: having('rejected').map(({ detail, filename, error }) => ({ place: detail ?? filename, error: error ?? '' })),
      }
    },
    advance: (importId, { batchId, taken, takenBytes }) =>
      transaction(async () => {
        await query().insert(importBatches).values({ importId, batchId }).run()
        await query().update(imports).set({ taken, takenBytes }).where(eq(imports.id, importId)).run()
      }),
    async arrivedBefore(workspaceId, jobDescriptionId, origin, sourceIds) {
      const found = await query().all<{ sourceId: string; rowHash: string; at: number }>(sql`
        select p.source_id as sourceId, p.row_hash as rowHash, i.created_at as at from json_each(${JSON.stringify(sourceIds)}) j
          join imported_people p on p.workspace_id = ${workspaceId} and p.job_description_id = ${jobDescriptionId}
            and p.origin = ${origin} and p.source_id = j.value
          join imports i on i.id = p.import_id`)
      return new Map(found.map(({ sourceId, rowHash, at }) => [sourceId, { rowHash, at: new Date(at) }]))
    },
    addArrived: ({ id: importId, workspaceId, jobDescriptionId }, batchId, people) =>
      transaction(async () => {
        for (const { id, position, history } of people)
          await query()
            .insert(importedPeople)
            .values({
              id,
              workspaceId,
              importId,
              jobDescriptionId,
              origin: history.system ?? 'table',
              sourceId: history.sourceId,
              rowHash: history.rowHash,
              batchId,
              position,
              candidateId: null,
              isMade: false,
              history,
            })
            .onConflictDoNothing()
            .run()
      }),
    async waitingOf(batchId) {
      const rows = await query()
        .select({
          id: importedPeople.id,
          history: importedPeople.history,
          candidateId: batchItems.candidateId,
          errorCode: batchItems.errorCode,
          // Not of this import: there before, or from an upload meanwhile.
          isOlder: sql<number>`exists (select 1 from candidates c join resumes r on r.id = c.resume_id
            join imports i on i.id = ${importedPeople.importId}
            where c.id = ${batchItems.candidateId} and (c.created_at < i.created_at or r.source <> 'import'))`,
        })
        .from(importedPeople)
        .innerJoin(
          batchItems,
          and(eq(batchItems.batchId, importedPeople.batchId), eq(batchItems.position, importedPeople.position)),
        )
        .where(and(eq(importedPeople.batchId, batchId), isNotNull(importedPeople.history)))
        .orderBy(asc(importedPeople.position))
        .all()
      return rows.flatMap(({ id, history, candidateId, errorCode, isOlder }) =>
        history
          ? [
              {
                id,
                history,
                candidateId,
                isMade: candidateId !== null && !isOlder,
                isRefused: refusals.has(errorCode ?? ''),
              },
            ]
          : [],
      )
    },
    addBatch: (importId, batchId) =>
      transaction(async () => {
        await query().insert(importBatches).values({ importId, batchId }).run()
      }),
    moveArrived: (id, batchId, position) =>
      transaction(async () => {
        const row = await query()
          .select({ history: importedPeople.history })
          .from(importedPeople)
          .where(eq(importedPeople.id, id))
          .get()
        const history = row?.history ? { ...row.history, instead: null } : null
        await query().update(importedPeople).set({ batchId, position, history }).where(eq(importedPeople.id, id)).run()
      }),
    settleArrived: (id, { candidateId, isMade }) =>
      transaction(async () => {
        await query().update(importedPeople).set({ candidateId, isMade, history: null }).where(eq(importedPeople.id, id)).run()
      }),
    async madeBy(importId, personIds) {
      const rows = await query().all<{ candidateId: string; personId: string; name: string | null; isTouched: number }>(sql`
        select p.candidate_id as candidateId, r.person_id as personId, json_extract(r.facts, '$.name.value') as name,
          case when exists (select 1 from timeline_entries t where t.candidate_id = p.candidate_id
            and (t.actor_id is not null or t.kind like 'person-%'))
            or exists (select 1 from notes n where n.candidate_id = p.candidate_id and n.author_id is not null)
            or exists (select 1 from messages m where m.candidate_id = p.candidate_id)
            or exists (select 1 from placements s where s.candidate_id = p.candidate_id and s.version > 0)
            then 1 else 0 end as isTouched
        from imported_people p join candidates c on c.id = p.candidate_id join resumes r on r.id = c.resume_id
        where p.import_id = ${importId} and p.is_made = 1
          ${personIds ? sql`and r.person_id in (select value from json_each(${JSON.stringify(personIds)}))` : sql``}`)
      return rows.map((row) => ({ ...row, isTouched: row.isTouched !== 0 }))
    },
    async othersOf(importId, personIds) {
      const rows = await query().all<{ personId: string }>(sql`
        select distinct r.person_id as personId from json_each(${JSON.stringify(personIds)}) j
          join resumes r on r.person_id = j.value
          left join candidates c on c.resume_id = r.id
          left join imported_people p on p.candidate_id = c.id and p.import_id = ${importId} and p.is_made = 1
        where p.id is null`)
      return new Set(rows.map(({ personId }) => personId))
    },
    undone: (importId, undoneAt) =>
      transaction(async () => {
        await query().update(imports).set({ undoneAt }).where(eq(imports.id, importId)).run()
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
