import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkInChild } from '#adapters/backups/backup-child.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { testSecret } from '#adapters/test-ports.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

// Commands are processes of their own and read files anew.
setDefaultTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-proven-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const source = join(folder, 'source')
const environment = { PATH: process.env.PATH ?? '', DATA_DIR: source, OCR: 'off' }
const backupTo = (path: string, more: Record<string, string> = {}) =>
  Bun.spawnSync([process.execPath, join(import.meta.dir, '../backup.ts'), path], { env: { ...environment, ...more } }).exitCode
const check = (path: string, more: Record<string, string> = {}) =>
  checkInChild(join(import.meta.dir, '../../backup-check-process.ts'), { ...environment, ...more })(path)

beforeAll(async () => {
  const server = testServer({}, {}, source)
  const { cookie } = await server.recruiter()
  const resumes = {
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({ name: 'Jon Berg', email: 'jon.berg@example.com', phone: '+1 415 555 0101' }),
    'gone.pdf': await aResume({ name: 'Gone Person', email: 'gone@example.com', phone: '+1 415 555 0202' }),
  }
  const { body } = await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, await aJobDescription()) })
  expect(body.results).toHaveLength(3)
  await server.sentMails()
  writeFileSync(join(source, 'session-secret'), testSecret, { mode: 0o600 })
  expect(backupTo(join(folder, 'before.tar.gz'))).toBe(0)
  const gone = body.results.find(({ resumeId }: { resumeId: { filename: string } }) => resumeId.filename === 'gone.pdf')
  expect((await server.call('DELETE', `/api/candidates/${gone._id}`, { cookie })).status).toBe(200)
  server.database.close()
})

test('a backup that would do says so: scores come out again, who was erased since stays away, and nothing is left behind', async () => {
  // The database's own journal comes and goes with whoever has it open.
  const contents = () =>
    readdirSync(source)
      .filter((name) => !/^ats\.db-(?:wal|shm)$/.test(name))
      .toSorted()
  const before = contents()
  const { told, problems, figures, isCopy } = await check(join(folder, 'before.tar.gz'))
  expect([problems, isCopy]).toEqual([[], false])
  // One of the three was erased since.
  expect(figures).toMatchObject({ receipts: 2, receiptsSame: 2 })
  expect(told.join(' ')).toContain('Whoever was erased since stays away: 1')
  expect(told.join(' ')).toContain('2 of 2 scores')
  expect(contents()).toEqual(before)
})

test('a score that does not come out again is named', async () => {
  const database = new Database(join(source, 'ats.db'))
  const { id, match } = database.query<{ id: string; match: string }, []>('select id, match from candidates limit 1').get()!
  const changed = { ...JSON.parse(match), percentage: 3 }
  database.run('update candidates set match = ? where id = ?', [JSON.stringify(changed), id])
  expect(backupTo(join(folder, 'changed.tar.gz'))).toBe(0)
  database.run('update candidates set match = ? where id = ?', [match, id])
  database.close()
  const { problems, figures } = await check(join(folder, 'changed.tar.gz'))
  expect(figures).toMatchObject({ receipts: 2, receiptsSame: 1 })
  expect(problems).toEqual([expect.stringContaining(`The score of candidate ${id} does not come out again`)])
})

test('what only the key opens is tried as a copy, what a passphrase opens itself; a damaged one is called so', async () => {
  const recipient = 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z'
  const sealed = join(folder, 'sealed.tar.gz.age')
  expect(backupTo(sealed, { BACKUP_RECIPIENT: recipient })).toBe(0)
  expect(await check(sealed, { BACKUP_RECIPIENT: recipient })).toMatchObject({ isCopy: true, problems: [] })
  const words = { BACKUP_PASSPHRASE: 'correct horse battery staple' }
  const withWords = join(folder, 'words.tar.gz.age')
  expect(backupTo(withWords, words)).toBe(0)
  expect(await check(withWords, words)).toMatchObject({ isCopy: false, problems: [] })
  const damaged = join(folder, 'damaged.tar.gz')
  writeFileSync(damaged, 'nothing of the kind')
  expect((await check(damaged)).problems).toHaveLength(1)
})
