import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ArchiveLoss, ArchiveReport, ToldOfParts } from '#src/import-export/archive-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { type TarEntry, tar } from '../archive/tar.ts'
import type { Database, SnapshotRows } from '../database/open.ts'
import { columnsOf, rowsLeftOf, rowsOf } from './columns.ts'
import { type Head, type Manifest, names } from './layout.ts'
import { kindsOf } from './report.ts'
import { travels } from './table-plan.ts'

interface Carried {
  database: Database
  fileStore: FileStore
  clock: Clock
}

/** Rows read at once: few enough that large ones need no memory. */
const atOnce = 200

interface StoredFile {
  id: string
  key: string
}

/**
 * Writes everything of a workspace to one file at `path`. Rows are read at one moment, while others go on writing; files are copied after them, and
 * one that is gone meanwhile is counted as missing.
 */
export async function writeArchive(
  { database, fileStore, clock }: Carried,
  workspaceId: string,
  path: string,
  told: ToldOfParts,
): Promise<ArchiveReport> {
  const folder = `${path}.rows`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const madeAt = clock.now().toISOString()
    const read = await database.snapshot((rows) => readRows(rows, workspaceId, folder))
    const sized = await sizesOf(fileStore, read.files)
    const head: Head = {
      format: 'ats-workspace-1',
      madeAt,
      workspace: { id: workspaceId, name: read.name },
      people: read.people,
      tables: read.tables,
      losses: read.losses,
      missingFiles: read.files.length - sized.length,
    }
    await pipeline(
      tar(entriesOf(fileStore, folder, head, sized, told)),
      createGzip({ level: 1 }),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    )
    const { people: _, tables, workspace, format: __, ...said } = head
    return { ...said, name: workspace.name, kinds: kindsOf(tables), colleagues: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readRows(rows: SnapshotRows, workspaceId: string, folder: string) {
  const [workspace] = await rows('select name from workspaces where id = ?', [workspaceId])
  const accounts = new Set<string>()
  const files: StoredFile[] = []
  const tables: Head['tables'] = []
  const losses: ArchiveLoss[] = []
  for (const [name, { kind, only }] of Object.entries(travels)) {
    const columns = columnsOf(name)
    const condition = rowsOf(name)
    const values = Array<string>(condition.split('?').length - 1).fill(workspaceId)
    const selected = columns.map((column) => `"${column.name}"`).join(', ')
    const statement = `select rowid, ${selected} from "${name}" where (${condition}) and rowid > ? order by rowid limit ${atOnce}`
    const ofAccounts = columns.flatMap((column, index) => (column.leads.includes('users') ? [index + 1] : []))
    const key = columns.findIndex((column) => column.name === 'key') + 1
    const file = await open(join(folder, name), 'wx', 0o600)
    let count = 0
    try {
      for (let after = 0; ; ) {
        const found = await rows(statement, [...values, after])
        let lines = ''
        for (const row of found) {
          for (const index of ofAccounts) if (row[index] !== null) accounts.add(String(row[index]))
          if (name === 'files') files.push({ id: String(row[1]), key: String(row[key]) })
          lines += `${JSON.stringify(row.slice(1))}\n`
        }
        await file.write(lines)
        count += found.length
        if (found.length < atOnce) break
        after = Number(found.at(-1)![0])
        // Others have their turn.
        await new Promise((resolve) => setImmediate(resolve))
      }
    } finally {
      await file.close()
    }
    tables.push({ name, columns: columns.map((column) => column.name), rows: count })
    const left = rowsLeftOf(name)
    if (!left || name === 'files') continue
    const [[stayed] = []] = await rows(`select count(*) from "${name}" where ${left}`, [workspaceId])
    if (Number(stayed) > 0) losses.push({ kind, count: Number(stayed), because: only!.because })
  }
  for (const [table, kind, because] of countedBehind) {
    const [[stayed] = []] = await rows(`select count(*) from "${table}" where workspace_id = ?`, [workspaceId])
    if (Number(stayed) > 0) losses.push({ kind, count: Number(stayed), because })
  }
  const people: Head['people'] = []
  for (const id of [...accounts].toSorted())
    for (const [name, email] of await rows('select full_name, email from users where id = ?', [id]))
      people.push({ id, name: String(name), email: String(email) })
  return { name: String(workspace?.[0] ?? ''), people, tables, losses, files }
}

/** What people would look for afterwards. */
const countedBehind = [
  ['webhooks', 'Webhooks', 'to be set up again, because their secrets belong to this instance'],
  ['api_keys', 'Keys', 'to be made again, because they open this instance only'],
] as const

/** Those that are there, with their sizes. */
async function sizesOf(fileStore: FileStore, files: readonly StoredFile[]) {
  const found: (StoredFile & { size: number })[] = []
  for (let from = 0; from < files.length; from += 20) {
    const some = files.slice(from, from + 20)
    const sizes = await Promise.all(some.map(({ key }) => fileStore.size(key)))
    for (const [index, size] of sizes.entries()) if (size !== null) found.push({ ...some[index]!, size })
  }
  return found
}

async function* entriesOf(
  fileStore: FileStore,
  folder: string,
  head: Head,
  files: readonly (StoredFile & { size: number })[],
  told: ToldOfParts,
): AsyncGenerator<TarEntry> {
  const manifest: Manifest = { entries: [] }
  const total = head.tables.length + files.length
  let done = 0
  yield whole(names.head, JSON.stringify(head), manifest)
  for (const { name } of head.tables) {
    const path = join(folder, name)
    const { size } = await stat(path)
    yield { name: names.rows(name), size, content: hashed(names.rows(name), createReadStream(path), manifest) }
    await told(++done, total)
  }
  for (const { id, key, size } of files) {
    const bytes = await fileStore.stream(key).catch(nullWhenMissing)
    // Deleted since its row was read: whoever deletes somebody does not wait.
    if (bytes) yield { name: names.file(id), size, content: hashed(names.file(id), bytes, manifest) }
    await told(++done, total)
  }
  yield whole(names.manifest, JSON.stringify(manifest))
}

function whole(name: string, text: string, manifest?: Manifest): TarEntry {
  const bytes = Buffer.from(text)
  manifest?.entries.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  return { name, size: bytes.length, content: new Blob([bytes]).stream() }
}

async function* hashed(name: string, content: AsyncIterable<Uint8Array>, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  manifest.entries.push({ name, size, sha256: hash.digest('hex') })
}

const nullWhenMissing = (error: unknown) => {
  if (error instanceof FileMissing) return null
  throw error
}
