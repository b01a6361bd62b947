import { sql } from 'drizzle-orm'
import type { ErasedPeople } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { among } from './privacy-people.ts'

/**
 * Everything that this database has of erased people and resumes, by workspace. At the time of a backup a resume may have been
 * filed under somebody else: who has no other resume goes with it.
 */
export function rowsToErase({ query }: Database, people: string[], resumes: string[]): ErasedPeople[] {
  const found = query().all<{ id: string; personId: string; workspaceId: string }>(sql`
    select id, person_id as personId, workspace_id as workspaceId from resumes
    where person_id in ${among(people)} or id in ${among(resumes)}`)
  const alone = query().all<{ id: string; workspaceId: string }>(sql`
    select id, workspace_id as workspaceId from people where id in ${among(people)} or id in (
      select person_id from resumes where id in ${among(resumes)}
      except select person_id from resumes where id not in ${among(found.map(({ id }) => id))})`)
  const candidates = query().all<{ id: string; workspaceId: string }>(sql`
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
