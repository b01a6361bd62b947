import { LruMap } from '#src/shared/lru-map.ts'
import type { CandidateRow } from '../ports.ts'

/** Rows that are remembered, over all workspaces; more than these on one page are read as they come. */
const mostRows = 4000
const mostAtOnce = 100

/** What an answer was made from: an index, and how often it had changed by then. */
interface Seen {
  index: object
  version: number
}

const isSame = (a: Seen, b: Seen) => a.index === b.index && a.version === b.version

/** Rows as they were last read, for as long as nothing of their workspace has changed. */
export function createRowMemory() {
  const workspaces = new LruMap<string, Seen & { rows: Map<string, CandidateRow> }>(mostRows, ({ rows }) => rows.size)
  return {
    /** The rows of these ids in their order; `read` is asked for those that are not known. */
    async get(
      workspaceId: string,
      seen: Seen,
      ids: readonly string[],
      read: (ids: readonly string[]) => Promise<CandidateRow[]>,
    ): Promise<CandidateRow[]> {
      if (ids.length > mostAtOnce) return read(ids)
      const before = workspaces.get(workspaceId)
      if (before && !isSame(before, seen)) workspaces.delete(workspaceId)
      const { rows } = workspaces.get(workspaceId) ?? { rows: new Map<string, CandidateRow>() }
      const missing = ids.filter((id) => !rows.has(id))
      if (missing.length === 0) return ids.map((id) => rows.get(id)!)
      const found = new Map((await read(missing)).map((row) => [row.id, row]))
      const answer = ids.flatMap((id) => rows.get(id) ?? found.get(id) ?? [])
      // Somebody may have read another version meanwhile.
      const current = workspaces.get(workspaceId)
      if (current && !isSame(current, seen)) return answer
      for (const [id, row] of found) rows.set(id, row)
      workspaces.set(workspaceId, { ...seen, rows })
      return answer
    },
  }
}
