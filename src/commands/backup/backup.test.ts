import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { tar, untar } from '#adapters/archive/tar.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { randomIds } from '#adapters/ids/random.ts'
import type { Instance } from '#src/commands/instance.ts'
import { NotRestored } from '#src/commands/restore/not-restored.ts'
import { restoreBackup } from '#src/commands/restore/restore-backup.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import { lockInstance } from '#src/instance-lock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { names } from './manifest.ts'
import { takeBackup } from './take-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'ats-backup-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const noUsage = { jobDescriptions: 0, resumes: 0, assessments: 0 }
const eraseAgain = async () => {}
let count = 0
let archive = ''
beforeEach(() => {
  archive = join(folder, `${++count}.tar.gz`)
})

/** An instance with these files, one mail and a secret. */
async function anInstance(files: Record<string, string>, fileStore?: FileStore): Promise<Instance> {
  const empty = await anEmptyInstance(fileStore)
  const database = openDatabase(empty.rows.shown)
  const { workspaces, files: rows } = databaseRepositories(database, { clock: systemClock, ids: randomIds })
  const at = new Date()
  await database.transaction(async () => {
    await workspaces.add({
      id: 'w1',
      name: 'W',
      plan: 'free',
      planEndsAt: null,
      isUnlimited: false,
      usage: noUsage,
      createdAt: at,
    })
    for (const [key, content] of Object.entries(files)) {
      const sha256 = new Bun.CryptoHasher('sha256').update(content).digest('hex')
      await rows.add('w1', [{ id: key, key, sha256, size: content.length, type: 'pdf', filename: 'a.pdf' }], at)
    }
  })
  database.close()
  for (const [key, content] of Object.entries(files)) await empty.fileStore.put(key, Buffer.from(content))
  await Bun.write(join(empty.dataDir, 'outbox/20260101T000000000Z-one.eml'), 'Subject: Hello')
  await writeFile(join(empty.dataDir, names.secret), 'kept secret')
  return empty
}

async function anEmptyInstance(fileStore?: FileStore): Promise<Instance> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  return {
    ...keptIn(dataDir),
    fileStore: fileStore ?? diskStore(join(dataDir, 'files')),
    secretFromOutside: false,
    secrets: ['kept secret'],
    lock: null,
  }
}

const text = async (store: FileStore, key: string) => Buffer.from(await store.read(key)).toString()

test('gives back rows, files, mails and the secret in an empty folder', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first', 'w1/resumes/b': '' })
  const target = await anEmptyInstance()
  await takeBackup(source, archive)
  await restoreBackup(target, archive, { force: false, eraseAgain })
  expect(await text(target.fileStore, 'w1/resumes/a')).toBe('first')
  expect(await text(target.fileStore, 'w1/resumes/b')).toBe('')
  expect(await readFile(join(target.dataDir, names.secret), 'utf8')).toBe('kept secret')
  expect(await readdir(join(target.dataDir, 'outbox'))).toEqual(['20260101T000000000Z-one.eml'])
  expect((await readdir(target.dataDir)).toSorted()).toEqual(['ats.db', 'files', 'outbox', 'server.lock', 'session-secret'])
  const database = openDatabase(target.rows.shown)
  const { files } = databaseRepositories(database, { clock: systemClock, ids: randomIds })
  expect([...(await files.allKeys())].toSorted()).toEqual(['w1/resumes/a', 'w1/resumes/b'])
  database.close()
})

test('moves an instance from the disk to another file store', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first' })
  const target = await anEmptyInstance(memoryStore())
  await takeBackup(source, archive)
  await restoreBackup(target, archive, { force: false, eraseAgain })
  expect(await text(target.fileStore, 'w1/resumes/a')).toBe('first')
})

test('notes a file that was deleted while the backup was taken', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first', 'w1/resumes/b': 'second' })
  await source.fileStore.delete('w1/resumes/a')
  const { deletedMeanwhile, entries } = await takeBackup(source, archive)
  expect(deletedMeanwhile).toEqual(['w1/resumes/a'])
  expect(entries.map(({ name }) => name)).toContain('files/w1/resumes/b')
})

test('names files that have changed since they were received', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first' })
  await source.fileStore.put('w1/resumes/a', Buffer.from('other'))
  expect((await takeBackup(source, archive)).changed).toEqual(['w1/resumes/a'])
})

test('leaves the folder of the backup as it was, but for the backup', async () => {
  const source = await anInstance({})
  const before = await readdir(folder)
  await takeBackup(source, archive)
  expect((await readdir(folder)).filter((name) => !before.includes(name))).toEqual([archive.split('/').at(-1)!])
})

test('refuses a folder that is not empty unless it is forced, and then replaces all of it', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first' })
  const target = await anInstance({ 'w1/resumes/old': 'old' })
  await takeBackup(source, archive)
  await expect(restoreBackup(target, archive, { force: false, eraseAgain })).rejects.toThrow('is not empty')
  expect(await text(target.fileStore, 'w1/resumes/old')).toBe('old')
  await restoreBackup(target, archive, { force: true, eraseAgain })
  expect(await Array.fromAsync(target.fileStore.keys(''))).toEqual(['w1/resumes/a'])
})

test('never restores into a folder whose server runs', async () => {
  const source = await anInstance({})
  await takeBackup(source, archive)
  const server = Bun.spawn(['sleep', '20'])
  const stat = await readFile(`/proc/${server.pid}/stat`, 'utf8')
  await writeFile(join(source.dataDir, 'server.pid'), `${server.pid} ${stat.replace(/^.*\) /, '').split(' ')[19]}`)
  expect(lockInstance(source.dataDir)).toBeNull()
  await expect(restoreBackup(source, archive, { force: true, eraseAgain })).rejects.toThrow('Stop it first')
  server.kill()
})

for (const [what, spoil] of [
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['changed in one place', (bytes: Buffer) => changed(bytes)],
  ['something else', () => Buffer.from('not an archive')],
  ['empty', () => Buffer.alloc(0)],
] as const)
  test(`changes nothing when the backup is ${what}`, async () => {
    const source = await anInstance({ 'w1/resumes/a': 'first' })
    const target = await anInstance({ 'w1/resumes/old': 'old' })
    await takeBackup(source, archive)
    await writeFile(archive, spoil(await readFile(archive)))
    const restoring = restoreBackup(target, archive, { force: true, eraseAgain })
    await expect(restoring).rejects.toThrow(NotRestored)
    await expect(restoring).rejects.toThrow('damaged or not a backup')
    expect(await text(target.fileStore, 'w1/resumes/old')).toBe('old')
    expect(await readFile(join(target.dataDir, names.secret), 'utf8')).toBe('kept secret')
  })

test('changes nothing when a newer version of the program made the backup, and says which', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first' })
  const target = await anInstance({ 'w1/resumes/old': 'old' })
  const sqlite = new Sqlite(source.rows.shown)
  sqlite.run("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)")
  sqlite.run("insert into instance_settings (key, value, revision, updated_at) values ('program', '\"9.1.0\"', 1, 0)")
  sqlite.close()
  await takeBackup(source, archive)
  const restoring = restoreBackup(target, archive, { force: true, eraseAgain })
  await expect(restoring).rejects.toThrow(NotRestored)
  await expect(restoring).rejects.toThrow(
    /^The backup .* was written by a newer version of this program: 9\.1\.0\. This is version .* Nothing was changed\.$/,
  )
  expect(await text(target.fileStore, 'w1/resumes/old')).toBe('old')
})

/** One other letter in a stored file, in an archive that is whole otherwise. */
function changed(archive: Buffer) {
  const content = gunzipSync(archive)
  content.write('F', content.indexOf('first'))
  return gzipSync(content)
}

test('does not bring back what was erased after the backup', async () => {
  const source = await anInstance({ 'w1/resumes/a': 'first', 'w1/resumes/b': 'second' })
  const target = await anEmptyInstance()
  await takeBackup(source, archive)
  await restoreBackup(target, archive, {
    force: false,
    async eraseAgain({ database: path }) {
      const database = openDatabase(path)
      const { files } = databaseRepositories(database, { clock: systemClock, ids: randomIds })
      await files.remove('w1', 'w1/resumes/a')
      database.close()
    },
  })
  expect(await Array.fromAsync(target.fileStore.keys(''))).toEqual(['w1/resumes/b'])
})

test('writes archives that the tar program lists', async () => {
  const long = `files/${'a'.repeat(60)}/${'b'.repeat(60)}/${'c'.repeat(60)}`
  const entries = [
    { name: 'short', content: 'x'.repeat(1000) },
    { name: long, content: '' },
  ]
  async function* given() {
    for (const { name, content } of entries) yield { name, size: content.length, content: new Blob([content]).stream() }
  }
  const bytes = Buffer.concat(await Array.fromAsync(tar(given())))
  const listed = Bun.spawnSync(['tar', '-t'], { stdin: bytes }).stdout.toString()
  expect(listed).toBe(`short\n${long}\n`)
  const read: [string, string][] = []
  for await (const { name, content } of untar(new Blob([bytes]).stream()))
    read.push([name, Buffer.concat(await Array.fromAsync(content)).toString()])
  expect(read).toEqual(entries.map(({ name, content }) => [name, content]))
})
