import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdDecompressSync } from 'node:zlib'
import { systemClock } from '#adapters/clock/system.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { filesOfPeople } from '#adapters/file-store/own-keys.ts'
import { placesInStore } from '#adapters/kept-places.ts'
import { postgresRows } from '#adapters/postgres/kept-rows.ts'
import { movedTables, rowsHash, selectOf, type Value } from '#adapters/postgres/moved-tables.ts'
import { serverForTests } from '#adapters/postgres/test-server-of-postgres.ts'
import { auditOf } from '#src/commands/audit/audit-of.ts'
import { takeBackup } from '#src/commands/backup/take-backup.ts'
import type { Instance } from '#src/commands/instance.ts'
import { root } from '#src/commands/prepare.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import { type ErasedAgain, eraseAgain } from './erase-again.ts'
import { NotRestored } from './not-restored.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

setDefaultTimeout(240_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-moved-'))
const older = join(folder, 'older.gz')
let postgres: Awaited<ReturnType<typeof serverForTests>>
let secret = ''
let moved: Instance

beforeAll(async () => {
  postgres = await serverForTests()
  const kept = join(root, 'e2e/older-instances/before-one-pipeline/backup.tar.zst')
  await Bun.write(older, gzipSync(zstdDecompressSync(readFileSync(kept)), { level: 1 }))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

let count = 0
function onSqlite(): Instance {
  const dataDir = join(folder, `sqlite-${++count}`)
  const fileStore = diskStore(join(dataDir, 'files'))
  return { ...keptIn(dataDir), fileStore, secretFromOutside: false, secrets: secret ? [secret] : [], lock: null }
}
async function onPostgres(): Promise<Instance> {
  const dataDir = join(folder, `scratch-${++count}`)
  const store = memoryStore()
  const rows = postgresRows(await postgres.emptyDatabase())
  const places = placesInStore(store, { dataDir, clock: systemClock })
  return { dataDir, rows, fileStore: filesOfPeople(store), places, secretFromOutside: true, secrets: [secret], lock: null }
}

let erased: ErasedAgain
const options = (to: Instance, force = false) => ({
  force,
  eraseAgain: eraseAgain({ places: to.places }, (found) => {
    erased = found
  }),
})
async function through(from: Instance, to: Instance, force = false): Promise<string> {
  const archive = join(folder, `${++count}.tar.gz`)
  await takeBackup(from, archive)
  await restoreBackup(to, archive, options(to, force))
  return archive
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Hashes of everything that an instance keeps: rows by tables, files, mails, lists. */
async function hashesOf({ rows, fileStore, places }: Instance) {
  const snapshot = join(folder, `${++count}.db`)
  await rows.snapshot(snapshot)
  using sqlite = new Sqlite(snapshot)
  const tables = movedTables().map((table) => {
    const hash = rowsHash()
    for (const row of sqlite.query<Value[], []>(selectOf(table)).values()) hash.add(row as Value[])
    return [table.name, hash.end()] as const
  })
  const hashed = async (keys: AsyncIterable<string> | string[], read: (key: string) => Promise<Uint8Array>) => {
    const found: string[] = []
    for await (const key of keys) found.push(`${key} ${sha256(await read(key))}`)
    return found.toSorted()
  }
  return {
    tables: Object.fromEntries(tables),
    files: await hashed(fileStore.keys(''), (key) => fileStore.read(key)),
    mails: await hashed(await places.mails.names(), (name) => places.mails.read(name)),
    erasures: Buffer.from((await places.erasures.read()) ?? '').toString(),
    anchors: Buffer.from((await places.anchorNotes.read()) ?? '').toString(),
  }
}

test('an instance goes from SQLite to PostgreSQL and back, equal in rows, files, mails and lists', async () => {
  const first = onSqlite()
  await restoreBackup(first, older, options(first))
  secret = readFileSync(join(first.dataDir, 'session-secret'), 'utf8').trim()
  first.rows.open().close()
  first.secrets = [secret]
  const before = await hashesOf(first)
  expect(Object.values(before.tables).filter((hash) => !hash.startsWith('0:')).length).toBeGreaterThan(30)
  expect([before.files.length > 3, before.mails.length > 3, before.anchors.length > 0]).toEqual([true, true, true])

  moved = await onPostgres()
  await through(first, moved)
  expect(await hashesOf(moved)).toEqual(before)
  const { verify, close } = auditOf({ anchors: moved.places.anchors, rows: moved.rows, secrets: [secret] })
  expect(await verify()).toMatchObject({ intact: true, broken: null })
  close()

  const back = onSqlite()
  const archive = await through(moved, back)
  expect(await hashesOf(back)).toEqual(before)
  const { problems, figures } = await verifyBackup(moved, archive, { identities: [], passphrase: null })
  expect(problems).toEqual([])
  expect(figures.receiptsSame).toBeGreaterThan(0)
})

test('a place that holds something, or that a process uses, is left alone', async () => {
  const archive = join(folder, 'refused.tar.gz')
  await takeBackup(moved, archive)
  const before = await hashesOf(moved)
  await expect(restoreBackup(moved, archive, options(moved))).rejects.toThrow('is not empty')
  const used: Instance = { ...moved, rows: { ...moved.rows, users: async () => 'process 7 on box' } }
  await expect(restoreBackup(used, archive, options(used, true))).rejects.toThrow('process 7 on box')
  await expect(restoreBackup(used, archive, options(used, true))).rejects.toBeInstanceOf(NotRestored)
  expect(await hashesOf(moved)).toEqual(before)
})

test('whoever was erased after the backup stays erased when it is restored over PostgreSQL', async () => {
  const archive = join(folder, 'erased.tar.gz')
  await takeBackup(moved, archive)
  const database = moved.rows.openForReading()
  const [person] = await database.reading<[string]>('select id from people order by id limit 1')()
  await moved.places.erasureJournal.append({ people: [person![0]] })
  await restoreBackup(moved, archive, options(moved, true))
  expect(erased).toMatchObject({ people: 1 })
  expect(await database.reading('select id from people where id = ?')(person![0])).toEqual([])
  database.close()
  expect(Buffer.from((await moved.places.erasures.read())!).toString()).toContain(person![0])
})
