import { expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { testServer } from '#adapters/test-server.ts'
import { takeBackup } from '#src/commands/backup/take-backup.ts'
import type { Instance } from '#src/commands/instance.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import { aWorkspace, canaries, filesWith, newFolder } from '#src/privacy/test-privacy.ts'
import { type ErasedAgain, eraseAgain } from './erase-again.ts'
import { restoreBackup } from './restore-backup.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const instanceIn = (dataDir: string): Instance => ({
  ...keptIn(dataDir),
  fileStore: diskStore(join(dataDir, 'files')),
  secretFromOutside: true,
  secrets: ['a secret of tests'],
  lock: null,
})

/** A backup with two people and an account, one person and the account of which were erased after it was taken. */
async function aBackupOfBefore() {
  const dataDir = newFolder()
  const backup = join(newFolder(), 'backup.tar.gz')
  const { server, rosa, quillon, mira, rita } = await aWorkspace(dataDir)
  await rosa.post(`/api/candidates/${quillon}/message`, { subject: 'Your interview', body: canaries.message })
  const leaver = await server.recruiter('leaver@example.com')
  await server.app.worker.runDue()
  await takeBackup(instanceIn(dataDir), backup)
  expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(200)
  const admin = await server.admin()
  expect((await server.call('DELETE', `/admin/delete-user/${leaver.id}`, { cookie: admin })).status).toBe(200)
  await server.app.worker.runDue()
  server.database.close()
  return { dataDir, backup, mira, rita, leaver }
}

async function restore(dataDir: string, backup: string, erasures?: string): Promise<ErasedAgain> {
  let erased: ErasedAgain | null = null
  await restoreBackup(instanceIn(dataDir), backup, {
    force: true,
    eraseAgain: eraseAgain({ places: keptIn(dataDir).places, erasures }, (found) => {
      erased = found
    }),
  })
  return erased!
}

test('a restore leaves out whoever was erased after the backup, in a folder that knows of it', async () => {
  const { dataDir, backup, mira, rita, leaver } = await aBackupOfBefore()
  expect(await restore(dataDir, backup)).toEqual({ people: 1, accounts: 1, workspaces: 1, applications: 0 })
  const words = [...Object.values(canaries), 'Xanthopel']
  // The administrators' mails about the account speak of it too; what went to its own address is gone.
  expect(filesWith(dataDir, words)).toEqual([])
  expect(readdirSync(join(dataDir, 'files'), { recursive: true }).filter((name) => String(name).includes('~'))).toHaveLength(3)
  const server = testServer({}, {}, dataDir)
  const cookie = await server.logIn(rita.email, rita.password)
  const list = await server.call('GET', '/api/candidate-filtering', { cookie })
  expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual([mira])
  expect((await server.call('POST', '/login', { body: leaver })).status).toBe(401)
  await server.app.privacy.start()
  server.database.close()
  // Once more: the list has come along, and so the next backup and the next restore know as well.
  expect(await restore(dataDir, backup)).toEqual({ people: 1, accounts: 1, workspaces: 1, applications: 0 })
})

test('in another folder it takes the list of the old one, and without it says that nothing is known', async () => {
  const { dataDir, backup } = await aBackupOfBefore()
  const kept = join(newFolder(), 'kept.jsonl')
  await rename(join(dataDir, 'erasures.jsonl'), kept)
  const target = newFolder()
  expect(await restore(target, backup)).toEqual({ people: 0, accounts: 0, workspaces: 0, applications: 0 })
  expect(filesWith(target, [canaries.name])).not.toEqual([])
  expect(await restore(target, backup, kept)).toEqual({ people: 1, accounts: 1, workspaces: 1, applications: 0 })
  expect(filesWith(target, [canaries.name])).toEqual([])
  expect(existsSync(join(target, 'erasures.jsonl'))).toBe(true)

  const later = join(newFolder(), 'later.tar.gz')
  const { entries } = await takeBackup(instanceIn(target), later)
  expect(entries.map(({ name }) => name)).toContain('erasures.jsonl')
})

test('whoever was merged with them at the time of the backup, and taken apart since, stays', async () => {
  const dataDir = newFolder()
  const backup = join(newFolder(), 'backup.tar.gz')
  const { server, rosa, rita, quillon, quillonAgain, mira } = await aWorkspace(dataDir)
  const personOf = async (id: string) => (await rosa.get(`/api/candidates/${id}/history`)).body._id as string
  const keep = await personOf(quillon)
  const merged = await rosa.post(`/api/people/${keep}/merge`, { person: await personOf(mira) })
  await takeBackup(instanceIn(dataDir), backup)
  await rosa.remove(`/api/people/merges/${merged.body._id}`)
  expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(200)
  await server.app.worker.runDue()
  server.database.close()
  expect(await restore(dataDir, backup)).toMatchObject({ people: 1 })
  expect(filesWith(dataDir, [...Object.values(canaries), 'Xanthopel'])).toEqual([])
  const after = testServer({}, {}, dataDir)
  const cookie = await after.logIn(rita.email, rita.password)
  const get = (path: string) => after.call('GET', path, { cookie })
  expect((await get(`/api/candidates/${quillonAgain}`)).status).toBe(404)
  expect((await get(`/api/candidates/${mira}/history`)).body).toMatchObject({ name: 'Mira Talvik', merges: [] })
  after.database.close()
})
