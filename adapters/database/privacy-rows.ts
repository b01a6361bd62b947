import { sql } from 'drizzle-orm'
import type { ErasedPeople } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'

/**
 * For a database from before somebody was erased: whoever was one with them at that time, by a merge that was taken back since,
 * becomes a person of their own again, with the resumes that were not erased.
 */
export async function separateSurvivors({ query }: Database, people: string[], resumes: string[]): Promise<void> {
  const merges = await query().all<{ id: string; keptId: string; mergedId: string }>(sql`
    select id, kept_person_id as keptId, merged_person_id as mergedId from person_merges
    where undone_at is null and kept_person_id in ${among(people)} and merged_person_id not in ${among(people)}
    order by merged_at desc, id`)
  for (const { id, keptId, mergedId } of merges) {
    const left = sql`person_id = ${keptId} and id not in ${among(resumes)}`
    await query().run(sql`update resumes set person_id = ${mergedId} where ${left}
      and (id in (select resume_id from person_merge_resumes where merge_id = ${id} and side = 'merged')
        or lower(json_extract(facts, '$.email.value')) = (select email from people where id = ${mergedId}))`)
    const isSomebody = (await query().all(sql`select 1 from resumes where person_id = ${mergedId} limit 1`)).length > 0
    if (!isSomebody) continue
    await query().run(sql`update person_merges set undone_at = merged_at where id = ${id}`)
    await query().run(sql`update person_merges set kept_person_id = ${mergedId}
      where undone_at is null and kept_person_id = ${keptId} and into_person_id = ${mergedId}`)
  }
}

/**
 * Everything that this database has of erased people and resumes, by workspace. At the time of a backup a resume may have been
 * filed under somebody else: who has no other resume goes with it.
 */
export async function rowsToErase({ query }: Database, people: string[], resumes: string[]): Promise<ErasedPeople[]> {
  const found = await query().all<{ id: string; personId: string; workspaceId: string }>(sql`
    select id, person_id as personId, workspace_id as workspaceId from resumes
    where person_id in ${among(people)} or id in ${among(resumes)}`)
  const alone = await query().all<{ id: string; workspaceId: string }>(sql`
    select id, workspace_id as workspaceId from people where id in ${among(people)} or id in (
      select person_id from resumes where id in ${among(resumes)}
      except select person_id from resumes where id not in ${among(found.map(({ id }) => id))})`)
  const candidates = await query().all<{ id: string; workspaceId: string }>(sql`
    select id, workspace_id as workspaceId from candidates where resume_id in ${among(found.map(({ id }) => id))}`)
  const workspaces = new Set([...found, ...alone].map(({ workspaceId }) => workspaceId))
  const of = (rows: { id: string; workspaceId: string }[], workspaceId: string) =>
    rows.filter((row) => row.workspaceId === workspaceId).map(({ id }) => id)
  return [...workspaces].map((workspaceId) => ({
    workspaceId,
    people: of(alone, workspaceId),
    resumes: of(found, workspaceId),
    candidates: of(candidates, workspaceId),
  }))
}

/**
 * Ids as one parameter, however many there are. A condition on the workspace beside it gets a `+`: SQLite cannot know that the ids
 * are few, and would read the whole workspace by its index instead.
 */
export const among = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

/** A moment for whoever reads an archive; '' for none. */
export const moment = (at: number | null) =>
  at === null ? '' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
