import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkInChild } from '#adapters/backups/backup-child.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { openSealing } from '#adapters/sealed-file-store/open-sealing.ts'
import { newSealingKey } from '#adapters/sealed-file-store/sealing-keys.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { testSecret } from '#adapters/test-ports.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

// Commands are processes of their own and read files anew.
setDefaultTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-sealed-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const source = join(folder, 'source')
const backups = join(folder, 'backups')
const at = (name: string) => join(backups, name)
const key = newSealingKey()
const environment = { PATH: process.env.PATH ?? '', DATA_DIR: source, OCR: 'off', SEALING_KEY: key }

function run(command: string, given: string[], more: Record<string, string> = {}) {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, join(import.meta.dir, `../${command}.ts`), ...given], {
    env: { ...environment, ...more },
    stdin: 'ignore',
  })
  return { exitCode, said: stderr.toString(), printed: stdout.toString() }
}

let places = 0
const newPlace = () => join(folder, `place-${++places}`)

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const isIn = (path: string, bytes: Uint8Array) => filesIn(path).some((file) => readFileSync(file).includes(bytes))

let erased: Uint8Array = new Uint8Array()
let kept: Uint8Array = new Uint8Array()

/** Three resumes, a backup, one person erased, and a backup after that. */
beforeAll(async () => {
  const sealing = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: key }, source)!
  const fileStore = sealing.over(diskStore(join(source, 'files')))
  const server = testServer({}, { fileStore }, source)
  const { cookie } = await server.recruiter()
  const resumes = {
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({ name: 'Jon Berg', email: 'jon.berg@example.com', phone: '+1 415 555 0101' }),
    'gone.pdf': await aResume({ name: 'Gone Person', email: 'gone@example.com', phone: '+1 415 555 0202' }),
  }
  kept = resumes['mira.pdf']
  erased = resumes['gone.pdf']
  const { body } = await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, await aJobDescription()) })
  expect(body.results).toHaveLength(3)
  await server.sentMails()
  writeFileSync(join(source, 'session-secret'), testSecret, { mode: 0o600 })
  // Both lie in other folders than their keys, as backups do that were taken away.
  const first = run('backup', [at('before/backup.tar.gz')])
  expect([first.exitCode, first.said]).toEqual([
    0,
    expect.stringContaining('The keys of sealed files are in keys-latest.db beside it'),
  ])
  const gone = body.results.find(({ resumeId }: { resumeId: { filename: string } }) => resumeId.filename === 'gone.pdf')
  expect((await server.call('DELETE', `/api/candidates/${gone._id}`, { cookie })).status).toBe(200)
  await server.sentMails()
  expect(run('backup', [at('after/backup.tar.gz')]).exitCode).toBe(0)
  server.database.close()
  sealing.vault.close()
})

test('resumes are in the clear neither in the data folder nor in a backup', () => {
  expect(isIn(join(source, 'files'), kept.subarray(0, 60))).toBe(false)
  for (const name of ['before', 'after']) {
    const archive = gunzipSync(readFileSync(at(`${name}/backup.tar.gz`)))
    expect(archive.includes('files/')).toBe(true)
    expect(archive.includes(kept.subarray(0, 200))).toBe(false)
    expect(archive.includes(key)).toBe(false)
  }
})

test('an old backup with the newest keys gives back who stayed; who was erased is nowhere in the clear and does not open', async () => {
  const place = newPlace()
  const restored = run('restore', [at('before/backup.tar.gz'), '--keys', at('after/keys-latest.db')], { DATA_DIR: place })
  expect([restored.exitCode, restored.said]).toEqual([0, expect.stringContaining('1 of its 4 sealed files stay closed')])
  // The list of erasures is not in this place: all that keeps them away is that their key is gone.
  expect(isIn(place, erased.subarray(0, 200))).toBe(false)
  const sealing = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: key }, place)!
  const store = sealing.over(diskStore(join(place, 'files')))
  const keys = await Array.fromAsync(store.keys(''))
  const contents = await Promise.all(keys.map((each) => store.read(each)))
  expect(contents).toHaveLength(3)
  expect(contents.some((bytes) => Buffer.from(bytes).equals(kept))).toBe(true)
  expect(contents.some((bytes) => Buffer.from(bytes).equals(erased))).toBe(false)
  sealing.vault.close()

  // The sealed bytes themselves, taken out of the old archive, do not open with any key that is left.
  const old = newPlace()
  run('restore', [at('before/backup.tar.gz')], { DATA_DIR: old })
  const oldStore = diskStore(join(old, 'files'))
  const closed = (await Array.fromAsync(oldStore.keys(''))).filter((each) => !keys.includes(each))
  expect(closed).toHaveLength(1)
  const again = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: key }, place)!
  const target = diskStore(join(place, 'files'))
  await target.put(closed[0]!, await oldStore.read(closed[0]!))
  expect(await again.over(target).size(closed[0]!)).toBeNull()
  again.vault.close()
})

test('without the key, with another one or without the keys of files nothing is restored, and it says why', () => {
  const place = newPlace()
  const backup = at('after/backup.tar.gz')
  const none = run('restore', [backup], { DATA_DIR: place, SEALING_KEY: '' })
  expect([none.exitCode, none.said]).toEqual([1, expect.stringContaining('holds 3 sealed files: set SEALING_KEY')])
  const other = run('restore', [backup], { DATA_DIR: place, SEALING_KEY: newSealingKey() })
  expect([other.exitCode, other.said]).toEqual([1, expect.stringContaining('The sealing key does not open')])
  const alone = join(folder, 'alone.tar.gz')
  cpSync(backup, alone)
  const away = run('restore', [alone], { DATA_DIR: place })
  expect([away.exitCode, away.said]).toEqual([1, expect.stringContaining('name the file with their keys with --keys FILE')])
  expect(existsSync(join(place, 'ats.db'))).toBe(false)
  expect(run('restore', [alone, '--keys', at('after/keys-latest.db')], { DATA_DIR: place }).exitCode).toBe(0)
})

test('in its own place it takes what is there, and forgets the keys of what is not', () => {
  const place = newPlace()
  run('restore', [at('after/backup.tar.gz')], { DATA_DIR: place })
  const again = run('restore', [at('after/backup.tar.gz'), '--force'], { DATA_DIR: place })
  expect(again.exitCode).toBe(0)
  const sealing = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: key }, place)!
  expect(sealing.vault.count()).toBe(3)
  sealing.vault.close()
})

test('the weekly check opens sealed files, and says how many stay closed', async () => {
  const check = (path: string, more: Record<string, string> = {}) =>
    checkInChild(join(import.meta.dir, '../../backup-check-process.ts'), { ...environment, ...more })(path)
  const after = await check(at('after/backup.tar.gz'))
  expect(after).toMatchObject({ problems: [], figures: { receipts: 2, receiptsSame: 2 } })
  expect(after.told.join(' ')).toContain('All 3 sealed files open with the keys beside it.')
  const mixed = join(folder, 'mixed')
  cpSync(at('before/backup.tar.gz'), join(mixed, 'backup.tar.gz'))
  cpSync(at('after/keys-latest.db'), join(mixed, 'keys-latest.db'))
  const before = await check(join(mixed, 'backup.tar.gz'))
  expect(before.problems).toEqual([])
  expect(before.told.join(' ')).toContain('3 of 4 sealed files open')
  expect(filesIn(dirname(source)).some((path) => path.endsWith('.open'))).toBe(false)
})

test('the keys are encrypted to whom the backup is, and replace those before', () => {
  const keyFile = join(folder, 'key.txt')
  const recipient = run('backup-key', [keyFile]).printed.trim().split('=')[1]!
  const file = at('locked/backup.tar.gz.age')
  expect(run('backup', [file], { BACKUP_RECIPIENT: recipient }).exitCode).toBe(0)
  expect(readdirSync(at('locked')).toSorted()).toEqual(['backup.tar.gz.age', 'keys-latest.age'])
  expect(readFileSync(at('locked/keys-latest.age')).includes('SQLite format')).toBe(false)
  const place = newPlace()
  expect(run('restore', [file, '--key', keyFile], { DATA_DIR: place }).exitCode).toBe(0)
  expect(run('restore', [file, '--key', keyFile, '--verify']).exitCode).toBe(0)
  expect(run('backup', [at('locked/plain.tar.gz')]).exitCode).toBe(0)
  expect(readdirSync(at('locked')).toSorted()).toEqual(['backup.tar.gz.age', 'keys-latest.db', 'plain.tar.gz'])
})
