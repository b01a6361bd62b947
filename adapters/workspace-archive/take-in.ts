import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { BrokenArchive, WorkspaceNotEmpty } from '#src/import-export/archive-errors.ts'
import type { ArchiveLoss, ArchiveReport, LeftToDo, ToldOfParts } from '#src/import-export/archive-ports.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Database, Query } from '../database/open.ts'
import { rowsOf } from './columns.ts'
import { type MovedRows, movedRows } from './moved-rows.ts'
import { kindsOf } from './report.ts'
import type { Row } from './rows.ts'
import { filledByTriggers, travels } from './table-plan.ts'
import { filesOf, type Unpacked, unpackArchive } from './unpack.ts'

export interface Tools {
  database: Database
  fileStore: FileStore
  ids: Ids
  /** Where parts of an archive lie while it is read. */
  folder: string
}

/** Kinds that an empty workspace may have some of: what was chosen there gives way, and uploads of what is gone say nothing. */
const notCounted = new Set(['batches'])
/** One row, or one of each kind, for a workspace: that of the archive takes its place. */
const settings = ['retention_periods', 'notice_texts', 'waiting_limits', 'assessment_choices', 'retired_questions']

/** What a workspace holds, in words; null when it is empty. */
export async function holdingOf(query: Query, workspaceId: string): Promise<string | null> {
  for (const [table, { kind, isCounted }] of Object.entries(travels)) {
    if (!isCounted || notCounted.has(table)) continue
    const still = table === 'job_descriptions' ? sql` and deleted_at is null` : sql``
    const condition = sql.join(
      rowsOf(table)
        .split('?')
        .flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${workspaceId}`, sql.raw(part)])),
      sql``,
    )
    const [row] = await query.values<[number]>(sql`select count(*) from ${sql.identifier(table)} where (${condition})${still}`)
    const count = Number(row?.[0] ?? 0)
    if (count > 0) return `${kind.toLowerCase()} (${count})`
  }
  return null
}

const membersOf = async (query: Query, workspaceId: string) =>
  new Map(
    await query.values<[string, string]>(
      sql`select users.email, users.id from memberships join users on users.id = user_id where workspace_id = ${workspaceId}`,
    ),
  )

interface Opened {
  unpacked: Unpacked
  moved: MovedRows
  members: ReadonlyMap<string, string>
}

/** Unpacks an archive, and puts its parts away at the end. */
async function opened<Result>(tools: Tools, workspaceId: string, key: string, use: (archive: Opened) => Promise<Result>) {
  const { database, fileStore, ids } = tools
  const folder = join(tools.folder, `archive-${ids.id()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const unpacked = await unpackArchive(await fileStore.stream(key), folder)
    const members = await membersOf(database.query(), workspaceId)
    const moved = await movedRows(unpacked, { workspaceId, ids, members })
    return await use({ unpacked, moved, members })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function reportOf({ unpacked: { head, rows, files }, members }: Opened, losses: ArchiveLoss[]): ArchiveReport {
  const named = head.tables.find(({ name }) => name === 'files')
  return {
    name: head.workspace.name,
    madeAt: head.madeAt,
    kinds: kindsOf(head.tables.filter(({ name }) => rows.has(name))),
    losses: [...head.losses, ...losses],
    missingFiles: Math.max(0, (named?.rows ?? 0) - files.size),
    colleagues: head.people.map(({ name, email }) => ({ name, email, isHere: members.has(email.toLowerCase()) })),
  }
}

/** Looks through an archive, down to every row, and keeps nothing. */
export const checkArchive = (tools: Tools, workspaceId: string, key: string): Promise<ArchiveReport> =>
  opened(tools, workspaceId, key, async (archive) => {
    for (const table of Object.keys(travels)) for await (const _ of archive.moved.of(table));
    return reportOf(archive, archive.moved.losses())
  })

export const takeInArchive = (
  tools: Tools,
  workspaceId: string,
  key: string,
  {
    told,
    announce,
    alongside,
  }: { told: ToldOfParts; announce(keys: string[]): Promise<void>; alongside(left: LeftToDo): Promise<void> },
): Promise<ArchiveReport> =>
  opened(tools, workspaceId, key, async (archive) => {
    const { database } = tools
    const total = archive.unpacked.files.size + 1
    await storeFiles(tools, archive, key, { announce, told: (done) => told(done, total) })
    const left: LeftToDo = { applications: [], answers: [], usage: { resumes: 0, jobDescriptions: 0, assessments: 0 } }
    try {
      await database.transaction(async () => {
        const holds = await holdingOf(database.query(), workspaceId)
        if (holds !== null) throw new WorkspaceNotEmpty(holds)
        await writeRows(database.query(), archive, workspaceId, left)
        await alongside(left)
      })
    } catch (error) {
      throw isContradiction(error) ? new BrokenArchive('its rows contradict each other.') : error
    }
    await told(total, total)
    return reportOf(archive, archive.moved.losses())
  })

/** Files come first: whoever sees a row can open what it names. */
async function storeFiles(
  { fileStore, folder, ids }: Tools,
  { unpacked, moved }: Opened,
  key: string,
  { announce, told }: { announce(keys: string[]): Promise<void>; told(done: number): Promise<void> },
) {
  const places = new Map<string, string>()
  for await (const row of moved.of('files')) places.set(String(row.id), String(row.key))
  const placeOf = (id: string) => places.get(moved.newId(id) ?? '')
  const keys = [...places.values()]
  if (new Set(keys).size < keys.length || [...unpacked.files.keys()].some((id) => placeOf(id) === undefined))
    throw new BrokenArchive('its files are not those that it names.')
  await announce(keys)
  let done = 0
  await filesOf(await fileStore.stream(key), async (id, content) => {
    const path = join(folder, `archive-file-${ids.id()}`)
    try {
      const hash = createHash('sha256')
      async function* hashed() {
        for await (const chunk of content) {
          hash.update(chunk)
          yield chunk
        }
      }
      await pipeline(hashed, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      if (hash.digest('hex') !== unpacked.files.get(id)?.sha256) throw new BrokenArchive('it was changed while it was read.')
      await fileStore.put(placeOf(id)!, { path })
    } finally {
      await rm(path, { force: true })
    }
    await told(++done)
  })
}

/** Rows after which others have their turn. */
const turn = 500

async function writeRows(query: Query, { moved }: Opened, workspaceId: string, left: LeftToDo) {
  let count = 0
  for (const table of Object.keys(travels)) {
    if (settings.includes(table)) await clear(query, table, workspaceId)
    // What triggers have made of the rows before, and of each other's.
    const at = filledByTriggers.indexOf(table)
    if (at >= 0) for (const filled of filledByTriggers.slice(at)) await clear(query, filled, workspaceId)
    for await (const row of moved.of(table)) {
      if (table === 'companies' && (await hasPublicHalf(query, workspaceId))) continue
      if (table === 'interviews') await freeInterviewer(query, row)
      await insert(query, table, row)
      note(left, table, row)
      if (++count % turn === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

const clear = (query: Query, table: string, workspaceId: string) =>
  query.run(sql`delete from ${sql.identifier(table)} where workspace_id = ${workspaceId}`)

async function insert(query: Query, table: string, row: Row) {
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  )
  await query.run(sql`insert into ${sql.identifier(table)} (${columns}) values (${values})`)
}

function note({ applications, answers, usage }: LeftToDo, table: string, row: Row) {
  if (table === 'applications' && row.reading === 'waiting') applications.push(String(row.id))
  if (table === 'transcripts' && row.state === 'waiting') answers.push(String(row.answer_id))
  if (table === 'resumes') usage.resumes += 1
  if (table === 'job_descriptions' && row.deleted_at === null) usage.jobDescriptions += 1
  if (table === 'assessments') usage.assessments += 1
}

const hasPublicHalf = async (query: Query, workspaceId: string) =>
  (await query.values(sql`select 1 from companies where id = ${workspaceId}`)).length > 0

/** Nobody sits in two interviews that begin together, also not in those of another workspace. */
async function freeInterviewer(query: Query, row: Row) {
  if (row.interviewer_id === null || row.cancelled_at !== null) return
  const taken = await query.values(
    sql`select 1 from interviews where interviewer_id = ${row.interviewer_id} and starts_at = ${row.starts_at} and cancelled_at is null`,
  )
  if (taken.length > 0) row.interviewer_id = null
}

/** The rows break a rule of the database: SQLite's name for it, or PostgreSQL's class. */
const isContradiction = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (code.startsWith('SQLITE_CONSTRAINT') || /^(22|23)...$/.test(code))) return true
  return cause !== undefined && cause !== null && isContradiction(cause)
}
