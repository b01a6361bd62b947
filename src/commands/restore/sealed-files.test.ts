import { afterAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { systemClock } from '#adapters/clock/system.ts'
import { openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { openSealing } from '#adapters/sealed-file-store/open-sealing.ts'
import { noteSealing } from '#adapters/sealed-file-store/seal-old-files.ts'
import { newSealingKey } from '#adapters/sealed-file-store/sealing-keys.ts'
import { takeBackup } from '#src/commands/backup/take-backup.ts'
import type { Instance } from '#src/commands/instance.ts'
import { rotateKeys } from '#src/commands/sealing/rotate-keys.ts'
import { unsealAll } from '#src/commands/sealing/unseal-all.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { restoreBackup } from './restore-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-sealed-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const noUsage = { jobDescriptions: 0, resumes: 0, assessments: 0 }
const fromText = (text: string): SealingSource => ({ kind: 'environment', variable: 'SEALING_KEY', text })

function anInstance(sealing: SealingSource | null): Instance {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  return {
    ...keptIn(dataDir),
    fileStore: diskStore(join(dataDir, 'files')),
    secretFromOutside: true,
    secrets: ['a secret of tests'],
    lock: null,
    sealing,
  }
}

const opened = (instance: Instance) => {
  const sealing = openSealing(instance.sealing ?? null, instance.dataDir)!
  return { ...sealing, store: sealing.over(instance.fileStore) }
}

/** Sealed files and a sealed mail, as a server would have stored them. */
async function filled(instance: Instance, files: Record<string, string>) {
  const database = openDatabase(instance.rows.shown)
  const repositories = databaseRepositories(database, { clock: systemClock, ids: randomIds })
  const sealing = opened(instance)
  await noteSealing(repositories.instanceSettings, sealing, systemClock)
  const at = new Date()
  await database.transaction(async () => {
    await repositories.workspaces.add({
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
      await repositories.files.add('w1', [{ id: key, key, sha256, size: content.length, type: 'pdf', filename: 'a.pdf' }], at)
    }
  })
  database.close()
  for (const [key, content] of Object.entries(files)) await sealing.store.put(key, Buffer.from(content))
  const name = '20260101T000000000Z-one.eml'
  await Bun.write(join(instance.dataDir, 'outbox', name), await sealing.mails.close(name, Buffer.from('Subject: Hello')))
  sealing.vault.close()
}

const eraseAgain = async () => {}
const isIn = (path: string, words: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(words))

async function contents(instance: Instance) {
  const { store, vault } = opened(instance)
  const found: Record<string, string> = {}
  for await (const key of store.keys('')) found[key] = Buffer.from(await store.read(key)).toString()
  vault.close()
  return found
}

let count = 0
const newBackup = () => join(folder, `backup-${++count}`, 'backup.tar.gz')
const keysOf = (backup: string) => join(dirname(backup), 'keys-latest.db')

test('an old backup with the newest keys opens what stayed; what was removed since stays closed', async () => {
  const source = anInstance(fromText(newSealingKey()))
  await filled(source, { 'w1/resumes/kept': 'Mira stays here', 'w1/resumes/gone': 'Jon leaves here' })
  const [before, after] = [newBackup(), newBackup()]
  expect((await takeBackup(source, before)).changed).toEqual([])
  const { store, vault } = opened(source)
  await store.delete('w1/resumes/gone')
  vault.close()
  expect((await takeBackup(source, after)).deletedMeanwhile).toEqual(['w1/resumes/gone'])

  const target = anInstance(source.sealing ?? null)
  const restored = await restoreBackup(target, before, { force: false, eraseAgain, keysFile: keysOf(after) })
  expect([restored.sealedFiles, restored.closedFiles]).toEqual([3, 1])
  expect(await contents(target)).toEqual({ 'w1/resumes/kept': 'Mira stays here' })
  for (const words of ['Mira stays here', 'Jon leaves here', 'Subject: Hello']) expect(isIn(target.dataDir, words)).toBe(false)
  const there = opened(target)
  const [name] = readdirSync(join(target.dataDir, 'outbox'))
  expect(Buffer.from(there.mails.open(name!, readFileSync(join(target.dataDir, 'outbox', name!)))).toString()).toBe(
    'Subject: Hello',
  )
  expect(there.vault.count()).toBe(2)
  there.vault.close()

  // With the keys of then it opens: that is the file which must not be kept.
  const then = anInstance(source.sealing ?? null)
  expect((await restoreBackup(then, before, { force: false, eraseAgain })).closedFiles).toBe(0)
  expect(Object.keys(await contents(then))).toHaveLength(2)
})

test('a restore without the key, with another or without the keys of files changes nothing and says why', async () => {
  const source = anInstance(fromText(newSealingKey()))
  await filled(source, { 'w1/resumes/a': 'first' })
  const backup = newBackup()
  await takeBackup(source, backup)
  const restore = (sealing: SealingSource | null, path = backup) =>
    restoreBackup(anInstance(sealing), path, { force: false, eraseAgain })
  await expect(restore(null)).rejects.toThrow('holds 2 sealed files: set SEALING_KEY')
  await expect(restore(fromText(newSealingKey()))).rejects.toThrow('The sealing key does not open')
  const alone = join(folder, 'alone.tar.gz')
  cpSync(backup, alone)
  await expect(restore(source.sealing ?? null, alone)).rejects.toThrow('name the file with their keys with --keys FILE')
})

test('in its own place a restore replaces what is there, with its keys', async () => {
  const source = anInstance(fromText(newSealingKey()))
  await filled(source, { 'w1/resumes/a': 'first' })
  const backup = newBackup()
  await takeBackup(source, backup)
  const { store, vault } = opened(source)
  await store.put('w1/resumes/later', Buffer.from('later'))
  vault.close()
  await restoreBackup(source, backup, { force: true, eraseAgain })
  expect(await contents(source)).toEqual({ 'w1/resumes/a': 'first' })
  const again = opened(source)
  expect(again.vault.count()).toBe(2)
  again.vault.close()
  // What another key had sealed goes as well.
  const other = anInstance(fromText(newSealingKey()))
  await filled(other, { 'w1/resumes/other': 'other' })
  await restoreBackup({ ...other, sealing: source.sealing }, backup, { force: true, eraseAgain })
  expect(await contents({ ...other, sealing: source.sealing })).toEqual({ 'w1/resumes/a': 'first' })
  expect(readdirSync(other.dataDir).filter((name) => name.startsWith('keys.db.replaced'))).toEqual([])
})

test('a changed file is named by the backup, and without the vault none is made that would replace the keys', async () => {
  const source = anInstance(fromText(newSealingKey()))
  await filled(source, { 'w1/resumes/a': 'first', 'w1/resumes/b': 'second' })
  const path = await source.fileStore.withLocalFile('w1/resumes/a', async (place) => place)
  const bytes = readFileSync(path)
  bytes[30]! ^= 1
  writeFileSync(path, bytes)
  const backup = newBackup()
  expect((await takeBackup(source, backup)).changed).toEqual(['w1/resumes/a'])
  const keys = readFileSync(keysOf(backup))
  for (const ending of ['', '-wal', '-shm']) rmSync(join(source.dataDir, `keys.db${ending}`), { force: true })
  await expect(takeBackup(source, backup)).rejects.toThrow('keys.db with their keys is not in its folder any more')
  expect(readFileSync(keysOf(backup)).equals(keys)).toBe(true)
})

test('a new key opens what the old one sealed, and everything is taken out again', async () => {
  const [old, fresh] = [newSealingKey(), newSealingKey()]
  const source = anInstance(fromText(old))
  await filled(source, { 'w1/resumes/a': 'first' })
  expect(await rotateKeys({ ...source, sealing: fromText(`${fresh} ${old}`) })).toEqual({ wrapped: 2, total: 2 })
  const now = { ...source, sealing: fromText(fresh) }
  expect(await rotateKeys(now)).toEqual({ wrapped: 0, total: 2 })
  expect(await contents(now)).toEqual({ 'w1/resumes/a': 'first' })
  expect(await unsealAll(now)).toBe(2)
  expect(Buffer.from(await source.fileStore.read('w1/resumes/a')).toString()).toBe('first')
  expect(readFileSync(join(source.dataDir, 'outbox/20260101T000000000Z-one.eml'), 'utf8')).toBe('Subject: Hello')
  expect([existsSync(join(source.dataDir, 'keys.db')), await unsealAll({ ...source, sealing: null })]).toEqual([false, null])
})
