import { createHmac, randomBytes } from 'node:crypto'
import { startingStages } from '#src/hiring/stage.ts'
import { BrokenArchive } from '#src/import-export/archive-errors.ts'
import type { ArchiveLoss } from '#src/import-export/archive-ports.ts'
import type { Ids } from '#src/ports/ids.ts'
import { type Column, columnsOf } from './columns.ts'
import { isId, type Row, rowsIn, type Value, wrong } from './rows.ts'
import { travels } from './table-plan.ts'
import type { Unpacked } from './unpack.ts'

/** More would not fit into memory while ids are made anew. */
const mostRows = 5_000_000

interface Into {
  workspaceId: string
  ids: Ids
  /** Members of the workspace, by their addresses in lower case. */
  members: ReadonlyMap<string, string>
}

export interface MovedRows {
  /** The rows of a table as they are written here. */
  of(table: string): AsyncGenerator<Row>
  /** The id that a row has here; null for one that the archive does not hold. */
  newId(id: string): string | null
  /** What rows lose on the way, as far as they were asked for. */
  losses(): ArchiveLoss[]
}

const broken = () => new BrokenArchive('a row of it names something that it does not hold.')
const withoutName = 'kept without the name of the colleague, who is no member here'
const ofStrangers = 'of colleagues who are no members here'
const anId = /(?<![0-9A-Za-z])[0-9a-f]{32}(?![0-9A-Za-z])/g

/**
 * Gives every row of an archive a new id, and follows it wherever it is named, also inside texts. An id that the archive does not hold, because what
 * it named was deleted, becomes a new one as well: nothing in an archive can name a row of somebody else.
 */
export async function movedRows(unpacked: Unpacked, { workspaceId, ids, members }: Into): Promise<MovedRows> {
  const { head } = unpacked
  const made = new Map<string, { id: string; of: string }>()
  // Of what the archive does not hold: as many as somebody likes, so that none is remembered.
  const key = randomBytes(32)
  const gone = (id: string) => createHmac('sha256', key).update(id).digest('hex').slice(0, id.length)
  const accounts = new Map<string, string>()
  for (const { id, email } of head.people) {
    const member = members.get(email.toLowerCase())
    if (member !== undefined) accounts.set(id, member)
  }
  let count = 0
  for (const table of Object.keys(travels)) {
    if (!columnsOf(table).some((column) => column.isId)) continue
    for await (const { id } of rowsIn(unpacked, table)) {
      if (typeof id !== 'string' || id === head.workspace.id || ++count > mostRows) throw broken()
      const known = made.get(id)
      // The first stages of a job have ids that follow from its own.
      if (known && !(known.of === 'first stages' && table === 'stages')) throw broken()
      const next = known?.id ?? ids.id()
      made.set(id, { id: next, of: table })
      if (table !== 'job_descriptions') continue
      const stages = startingStages(next)
      for (const [index, stage] of startingStages(id).entries()) made.set(stage.id, { id: stages[index]!.id, of: 'first stages' })
    }
  }

  const lost = new Map<string, ArchiveLoss>()
  const lose = (kind: string, because: string) => {
    const loss = lost.get(kind + because) ?? { kind, count: 0, because }
    loss.count += 1
    lost.set(kind + because, loss)
  }
  const anew = (id: string): string => {
    if (id === head.workspace.id) return workspaceId
    return made.get(id)?.id ?? accounts.get(id) ?? gone(id)
  }
  const led = (value: string, { leads, isLoose }: Column): string => {
    const found = made.get(value)
    if (found && leads.includes(found.of)) return found.id
    if (!isLoose || !isId(value)) throw broken()
    return anew(value)
  }
  /** Undefined for a row that nobody here can have. */
  const moved = (value: Value, column: Column, kind: string): Value | undefined => {
    if (value === null) return null
    if (column.isPublicName) return ids.id()
    if (typeof value !== 'string') return value
    if (column.isId) return anew(value)
    if (column.leads.includes('workspaces')) {
      if (value !== head.workspace.id) throw broken()
      return workspaceId
    }
    if (column.leads.includes('users')) {
      const account = accounts.get(value)
      if (account !== undefined) return account
      lose(kind, column.isNullable ? withoutName : ofStrangers)
      return column.isNullable ? null : undefined
    }
    if (column.leads.length > 0) return led(value, column)
    return column.holdsIds ? value.replaceAll(anId, anew) : value
  }

  return {
    async *of(table) {
      const { kind, settled, isWritten } = travels[table]!
      const columns = new Map(columnsOf(table).map((column) => [column.name, column]))
      rows: for await (const row of rowsIn(unpacked, table)) {
        if (isWritten && !isWritten(row)) throw wrong()
        const next: Row = {}
        for (const [name, value] of Object.entries(row)) {
          const to = moved(value, columns.get(name)!, kind)
          if (to === undefined) continue rows
          next[name] = to
        }
        if (table === 'files') next.key = ownKey(next.key, workspaceId)
        yield settled ? { ...next, ...settled(next) } : next
      }
    },
    newId: (id) => made.get(id)?.id ?? null,
    losses: () => [...lost.values()],
  }
}

/** Where a file lies here: in the workspace's own folder, under a name of ours. */
function ownKey(key: Value | undefined, workspaceId: string): string {
  if (
    typeof key === 'string' &&
    key.length <= 200 &&
    key.startsWith(`${workspaceId}/`) &&
    /^[a-z0-9_-]+(\/[a-z0-9_][a-z0-9_.-]*)+$/.test(key)
  )
    return key
  throw broken()
}
