import { expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJournal } from '#adapters/erasure-journal/file.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { privacyAdapters } from '#adapters/privacy.ts'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { takeBackup } from '#src/commands/backup/take-backup.ts'
import { eraseAgain } from '#src/commands/restore/erase-again.ts'
import { restoreBackup } from '#src/commands/restore/restore-backup.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import { filesWith, newFolder } from '#src/privacy/test-privacy.ts'
import { eraseApplication } from './erase.ts'
import { applicationOf, applyFor, followLink, linkOf, withJob } from './test-applying.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const words = ['Quillavane', 'quillavane@example.com', 'Zephyrine Logistics', 'A secret answer']

/** Somebody who applied twice, corrected something and was written about, beside somebody else. */
async function somebodyKnown(dataDir?: string) {
  const question = { id: 'q1', question: 'Why?', required: false }
  const world = await withJob({ questions: [question] }, dataDir)
  const { server, job, company } = world
  const sent = {
    name: 'Ada Quillavane',
    email: 'quillavane@example.com',
    filename: 'quillavane.pdf',
    more: { 'answer-q1': 'A secret answer' },
  }
  const resume = await aResume({ name: 'Ada Quillavane', email: sent.email, company: 'Zephyrine Logistics' })
  const headers = { 'idempotency-key': `${sent.email} once` }
  await applyFor(server, job.id, { ...sent, resume }, { headers })
  await server.app.worker.runDue()
  await applyFor(server, job.id, { ...sent, resume: await aResume({ name: 'Ada Quillavane', company: 'Zephyrine Logistics' }) })
  await followLink(server, sent.email)
  await server.app.worker.runDue()
  // One more, which nobody has followed.
  await applyFor(server, job.id, { ...sent, resume })
  const token = await linkOf(server, sent.email)
  const comment = 'Quillavane says so.'
  await server.call('POST', `/api/application/${token}/corrections`, {
    body: { about: 'other', kind: 'wrong', value: '', comment },
  })
  await applyFor(server, job.id, { email: 'other@example.com' })
  await server.app.worker.runDue()
  return { ...world, token, company, id: (await applicationOf(server, job.id, sent.email)).id }
}

/** What applicants sent; the text of the job is stored beside it. */
const storedFiles = (dataDir: string) =>
  (readdirSync(join(dataDir, 'files'), { recursive: true }) as string[]).filter(
    (name) => name.includes('~') && !name.includes('job-descriptions'),
  )

const instanceIn = (dataDir: string) => ({
  ...keptIn(dataDir),
  fileStore: diskStore(join(dataDir, 'files')),
  secretFromOutside: true,
  secrets: ['a secret of tests'],
  lock: null,
})

test('deleting an application leaves nothing of it anywhere in the data folder but ids, and a restore does not bring it back', async () => {
  const dataDir = newFolder()
  const backup = join(newFolder(), 'backup.tar.gz')
  const { server, id, token, job, company } = await somebodyKnown(dataDir)
  const places = filesWith(dataDir, words)
  for (const place of ['ats.db', 'outbox/']) expect(places.some((found) => found.startsWith(place))).toBe(true)
  expect(storedFiles(dataDir)).toHaveLength(4)
  await takeBackup(instanceIn(dataDir), backup)

  const { status, text } = await server.call('DELETE', `/api/application/${token}`)
  expect([status, text]).toEqual([204, ''])
  await server.app.worker.runDue()
  expect(filesWith(dataDir, words)).toEqual([])
  expect(storedFiles(dataDir)).toHaveLength(1)
  expect(await server.applications.idsOf(job.id)).toHaveLength(1)
  for (const method of ['GET', 'DELETE']) {
    const ended = await server.call(method, `/api/application/${token}`)
    expect([ended.status, ended.body.code]).toEqual([410, 'LINK_ENDED'])
  }
  const [entry] = await readJournal(join(dataDir, 'erasures.jsonl'))
  expect(entry).toMatchObject({ applications: [id] })
  const noted = (await server.auditTrail.page({}, { limit: 5, offset: 0 })).entries[0]!
  expect(noted).toMatchObject({
    action: 'delete-application',
    workspaceId: company.id,
    subjectId: id,
    details: { by: 'applicant' },
  })
  server.database.close()

  let erased = {}
  await restoreBackup(instanceIn(dataDir), backup, {
    force: true,
    eraseAgain: eraseAgain({ places: keptIn(dataDir).places }, (found) => {
      erased = found
    }),
  })
  expect(erased).toEqual({ people: 1, accounts: 0, workspaces: 0, applications: 0 })
  expect(filesWith(dataDir, words)).toEqual([])
  expect(storedFiles(dataDir)).toHaveLength(1)
  const restored = testServer({}, {}, dataDir)
  expect((await restored.call('GET', `/api/application/${token}`)).status).toBe(410)
  expect(await restored.applications.idsOf(job.id)).toHaveLength(1)
  restored.database.close()
})

test('no mail about a deleted application goes out any more', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  const { id } = await applicationOf(server, job.id)
  await server.app.jobPortal.eraseApplication({ id }, 'company')
  expect((await server.sentMails()).filter(({ kind }) => kind.startsWith('application'))).toEqual([])
})

test('an erasure that fails is taken back, and the application stays', async () => {
  const dataDir = newFolder()
  const { server, job, id } = await somebodyKnown(dataDir)
  const finishErasure = () => Promise.reject(new Error('no room'))
  const failing = {
    ...server,
    ...privacyAdapters({ ...server, dataDir }),
    workspace: server.app.pipeline.workspace,
    finishErasure,
  } as never
  await expect(eraseApplication(failing)({ id }, 'applicant')).rejects.toThrow('no room')
  expect(await server.applications.find(id)).not.toBeNull()
  expect(await readJournal(join(dataDir, 'erasures.jsonl'))).toEqual([])
  expect(await server.applications.idsOf(job.id)).toHaveLength(2)
  server.database.close()
})
