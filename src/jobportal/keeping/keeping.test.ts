import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readJournal } from '#adapters/erasure-journal/file.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { testServer } from '#adapters/test-server.ts'
import { takeBackup } from '#src/commands/backup/take-backup.ts'
import { eraseAgain } from '#src/commands/restore/erase-again.ts'
import { restoreBackup } from '#src/commands/restore/restore-backup.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import { filesWith, newFolder } from '#src/privacy/test-privacy.ts'
import { applicationOf, applyFor, linkOf, withJob } from '../applying/test-applying.ts'
import { days } from '../test-job-portal.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const name = 'Ada Quillavane'
const email = 'quillavane@example.com'

/** A company with somebody who applied, whose clock can be moved and whose nightly job can be run. */
async function inTime(dataDir?: string) {
  const world = await withJob({}, dataDir)
  const { server, company, job } = world
  await server.app.privacy.start()
  const { token } = company
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token: state.token, body })
  const state = { token }
  await applyFor(server, job.id, { name, email })
  await server.app.worker.runDue()
  const { id } = await applicationOf(server, job.id, email)
  return {
    ...world,
    id,
    call,
    keep: (wanted: number | null) => call('PUT', '/jobportal/retention', { days: wanted }),
    kept: async () => (await call('GET', '/jobportal/retention')).body,
    listed: async () =>
      (await call('GET', `/jobportal/applications/${job.id}`)).body as { _id: string; erasedAt: string | null }[],
    /** Lets days pass and the nights' job do its work. */
    async after(count: number) {
      server.clock.advance(days(count))
      await server.app.worker.runDue()
      const signedIn = await server.call('POST', '/jobportal/login', {
        body: { email: 'cara@example.com', password: 'a company of tests' },
      })
      if (signedIn.status === 200) state.token = signedIn.body.token
    },
  }
}

describe('the period of a company', () => {
  test('deletes nothing until it is switched on', async () => {
    const { after, kept, listed } = await inTime()
    expect(await kept()).toEqual({ days: null, startsAt: null, preview: null, holds: [] })
    await after(4000)
    expect(await listed()).toMatchObject([{ erasedAt: null, hold: null }])
  })

  test('is a number of whole days within bounds, begins after seven days, and is written into the audit log', async () => {
    const { after, keep, kept, server } = await inTime()
    for (const wrong of [29, 3651, 30.5, 0, -1]) {
      const { status, body } = await keep(wrong)
      expect([status, body.field]).toEqual([400, 'days'])
    }
    expect(await kept()).toMatchObject({ days: null })
    const { status, body } = await keep(60)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      days: 60,
      startsAt: '2026-03-09T09:00:00.000Z',
      preview: {
        dueNow: 0,
        held: 0,
        nextAt: '2026-05-02T03:00:00.000Z',
        due: [{ candidateName: name, erasedAt: '2026-05-02T03:00:00.000Z' }],
      },
    })
    await after(20)
    expect((await keep(90)).body.startsAt).toBe('2026-03-09T09:00:00.000Z')
    expect((await keep(45)).body.startsAt).toBe('2026-03-29T09:00:00.000Z')
    await keep(null)
    const { entries } = await server.auditTrail.page({}, { limit: 10, offset: 0 })
    const changes = entries.filter(({ action }) => action === 'change-retention')
    expect(changes.map(({ details }) => details).toReversed()).toEqual([
      { kind: 'applications', before: 'off', after: 60 },
      { kind: 'applications', before: 60, after: 90 },
      { kind: 'applications', before: 90, after: 45 },
      { kind: 'applications', before: 45, after: 'off' },
    ])
  })

  test('can be tried without being saved', async () => {
    const { call, kept } = await inTime()
    const { status, body } = await call('GET', '/jobportal/retention/preview?days=30')
    expect([status, body.nextAt]).toEqual([200, '2026-04-02T03:00:00.000Z'])
    expect((await call('GET', '/jobportal/retention/preview?days=3')).status).toBe(400)
    expect((await kept()).days).toBeNull()
  })

  test('is named on the form and on the private page, and both follow it', async () => {
    const { job, keep, server, call, id } = await inTime()
    const form = async () => (await server.call('GET', `/public/job-page/${job.publicId}`)).body.keeping
    const token = await linkOf(server, email)
    const page = async () => (await server.call('GET', `/api/application/${token}`)).body.keeping
    const off = 'Your application is kept until Lantern Works or you delete it.'
    const on =
      'Lantern Works deletes applications 60 days after the last thing that happened with them, such as a message or a decision. You can delete yours at any time.'
    const before = server.app.jobPortal.jobPageVersion(job.publicId)
    expect(await form()).toBe(off)
    expect(await page()).toEqual({ until: null, text: off, isDeletionAsked: false })
    await keep(60)
    expect(server.app.jobPortal.jobPageVersion(job.publicId)).not.toBe(before)
    expect(await form()).toBe(on)
    expect(await page()).toEqual({
      until: '2026-05-02T03:00:00.000Z',
      text: `Kept until May 2, 2026. ${on}`,
      isDeletionAsked: false,
    })
    await call('PUT', `/jobportal/applications/${id}/hold`, { reason: 'A dispute about the test' })
    const held = await page()
    expect(held).toEqual({
      until: null,
      text: `${on} It has been set aside for now, so that no day can be named.`,
      isDeletionAsked: false,
    })
  })

  test('shows an applicant the words of the version that they agreed to, and no others', async () => {
    const { job, server } = await inTime()
    await applyFor(server, job.id, { email: 'other@example.com', more: { consentVersion: '2019-01' } })
    await server.app.worker.runDue()
    const consentOf = async (of: string) =>
      (await server.call('GET', `/api/application/${await linkOf(server, of)}`)).body.consent
    expect(await consentOf(email)).toMatchObject({ version: '2026-11', text: expect.stringContaining('I agree') })
    expect(await consentOf('other@example.com')).toMatchObject({ version: '2019-01', text: null })
  })
})

describe('the nightly work', () => {
  test('erases who has had their time, through the erasure of applicants, and says before when', async () => {
    const { after, company, job, keep, listed, server } = await inTime()
    const token = await linkOf(server, email)
    await keep(30)
    await after(20)
    await applyFor(server, job.id, { email: 'later@example.com', name: 'Later' })
    await server.app.worker.runDue()
    expect((await listed()).map(({ erasedAt }) => erasedAt).toSorted()).toEqual([
      '2026-04-02T03:00:00.000Z',
      '2026-04-22T03:00:00.000Z',
    ])
    await after(9)
    expect(await listed()).toHaveLength(2)
    await after(2)
    expect(await listed()).toMatchObject([{ candidateName: 'Later' }])
    expect((await server.call('GET', `/api/application/${token}`)).status).toBe(410)
    const { entries } = await server.auditTrail.page({}, { limit: 30, offset: 0 })
    const erased = entries.filter(({ action }) => action === 'delete-application')
    expect(erased).toMatchObject([
      { actorId: null, workspaceId: company.id, details: { by: 'retention', cause: 'retention', days: 30, jobId: job.id } },
    ])
  })

  test('counts from the decision, and for everybody else from the last thing that happened', async () => {
    const { after, call, id, keep, listed } = await inTime()
    await keep(30)
    await after(20)
    await call('POST', `/jobportal/applications/${id}/message`, { subject: 'Hello', body: 'Still here?' })
    expect(await listed()).toMatchObject([{ erasedAt: '2026-04-22T03:00:00.000Z' }])
    await call('GET', `/jobportal/application/${id}`)
    const { status } = await call('PATCH', `/jobportal/applications/${id}`, { status: 'Rejected', reason: 'withdrew', text: '' })
    expect(status).toBe(200)
    await after(5)
    // A friendly word after the decision is no reason to keep it longer.
    await call('POST', `/jobportal/applications/${id}/message`, { subject: 'Thanks', body: 'Good luck' })
    expect(await listed()).toMatchObject([{ erasedAt: '2026-04-22T03:00:00.000Z' }])
    await after(26)
    expect(await listed()).toEqual([])
  })

  test('leaves what came again with the address and waits for its owner', async () => {
    const { after, job, keep, listed, server } = await inTime()
    await keep(30)
    await after(25)
    await applyFor(server, job.id, { name, email })
    await after(10)
    expect(await listed()).toHaveLength(1)
    await after(25)
    expect(await listed()).toEqual([])
  })

  test('leaves what a hold keeps until it is lifted', async () => {
    const { after, call, company, id, keep, kept, listed, server } = await inTime()
    await keep(30)
    for (const reason of ['', ' \n '])
      expect((await call('PUT', `/jobportal/applications/${id}/hold`, { reason })).body.field).toBe('reason')
    const held = await call('PUT', `/jobportal/applications/${id}/hold`, { reason: ' A dispute\nabout the test ' })
    expect([held.status, held.body.hold, held.body.erasedAt]).toEqual([
      200,
      { reason: 'A dispute about the test', heldBy: expect.any(String), heldAt: '2026-03-02T09:00:00.000Z' },
      null,
    ])
    await after(60)
    expect(await listed()).toMatchObject([{ _id: id, erasedAt: null, hold: { reason: 'A dispute about the test' } }])
    expect(await kept()).toMatchObject({
      preview: { dueNow: 0, held: 1 },
      holds: [{ _id: id, reason: 'A dispute about the test' }],
    })
    const refused = await call('DELETE', `/jobportal/applications/${id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'APPLICATION_HELD'])
    expect(await readJournal(join(server.uploadFolder, 'erasures.jsonl'))).toEqual([])
    const lifted = await call('DELETE', `/jobportal/applications/${id}/hold`)
    expect([lifted.status, lifted.body.hold, lifted.body.erasedAt]).toEqual([200, null, '2026-05-02T03:00:00.000Z'])
    await after(1)
    expect(await listed()).toEqual([])
    const { entries } = await server.auditTrail.page({}, { limit: 30, offset: 0 })
    const noted = entries.filter(({ action }) => /hold/.test(action))
    expect(noted.map(({ action, workspaceId, subjectId }) => [action, workspaceId, subjectId])).toEqual([
      ['lift-application-hold', company.id, id],
      ['hold-application', company.id, id],
    ])
  })

  test('stops for whoever is held, or heard from, while others are looked at', async () => {
    const { id, keep, server } = await inTime()
    await keep(30)
    server.clock.advance(days(40))
    const { ofCompany } = server.applicationKeeping
    server.applicationKeeping.ofCompany = async (...asked) => {
      const found = await ofCompany(...asked)
      // Just after they were looked at.
      await server.applicationKeeping.hold(id, { reason: 'A dispute', heldBy: 'Cara', heldAt: server.clock.now() })
      return found
    }
    await server.app.jobPortal.eraseOld()
    expect(await server.applications.find(id)).not.toBeNull()
    expect(await readJournal(join(server.uploadFolder, 'erasures.jsonl'))).toEqual([])
  })
})

test('an applicant who wants to be deleted while a hold keeps them is told so, and the company sees it', async () => {
  const { call, id, listed, server } = await inTime()
  const token = await linkOf(server, email)
  await call('PUT', `/jobportal/applications/${id}/hold`, { reason: 'A dispute about the test' })
  for (let twice = 0; twice < 2; twice += 1) {
    const { status, body, text } = await server.call('DELETE', `/api/application/${token}`)
    expect([status, body.code]).toEqual([409, 'DELETION_LOOKED_AT'])
    expect(text).not.toContain('dispute')
  }
  expect(await listed()).toMatchObject([{ _id: id, asksDeletion: true }])
  const page = await server.call('GET', `/api/application/${token}`)
  expect(page.body.keeping.isDeletionAsked).toBe(true)
  expect(
    page.body.events.filter(({ text }: { text: string }) => text.startsWith('You asked that everything is deleted')),
  ).toHaveLength(1)
  expect(page.text).not.toContain('dispute')
  await call('DELETE', `/jobportal/applications/${id}/hold`)
  expect((await server.call('DELETE', `/api/application/${token}`)).status).toBe(204)
  expect(await listed()).toEqual([])
})

test('a hold on the application keeps its candidate in the workspace, and one on the person keeps the application', async () => {
  const { call, company, id, keep, after, listed, server } = await inTime()
  const candidate = (await server.applications.find(id))!.candidateId!
  const by = { id: 'nobody', workspaceId: company.id, role: 'owner' } as const
  await call('PUT', `/jobportal/applications/${id}/hold`, { reason: 'A dispute about the test' })
  await expect(server.app.privacy.deleteOne(by, candidate, 'r')).rejects.toThrow('A hold keeps the data')
  await call('DELETE', `/jobportal/applications/${id}/hold`)
  await server.transaction(async () => {
    await server.database.query().run(sql`insert into holds (person_id, workspace_id, reason, held_at)
      select person_id, workspace_id, 'A lawsuit', 1 from resumes`)
  })
  await keep(30)
  await after(60)
  expect(await listed()).toMatchObject([{ _id: id, erasedAt: null, hold: { reason: 'A lawsuit' } }])
  expect((await call('DELETE', `/jobportal/applications/${id}`)).body.code).toBe('APPLICATION_HELD')
  expect((await call('DELETE', `/jobportal/applications/${id}/hold`)).body.hold).toBeNull()
  await after(1)
  expect(await listed()).toEqual([])
  expect(await server.candidates.find(company.id, candidate)).toBeNull()
})

test('what the night has erased is erased again from a backup of before', async () => {
  const dataDir = newFolder()
  const backup = join(newFolder(), 'backup.tar.gz')
  const { after, id, job, keep, server } = await inTime(dataDir)
  const instance = () => ({
    ...keptIn(dataDir),
    fileStore: diskStore(join(dataDir, 'files')),
    secretFromOutside: true,
    secrets: ['a secret of tests'],
    lock: null,
  })
  await keep(30)
  await takeBackup(instance(), backup)
  await after(40)
  await server.app.worker.runDue()
  expect(await server.applications.find(id)).toBeNull()
  const words = ['Quillavane', email]
  expect(filesWith(dataDir, words)).toEqual([])
  server.database.close()
  let erased = {}
  await restoreBackup(instance(), backup, {
    force: true,
    eraseAgain: eraseAgain({ places: keptIn(dataDir).places }, (found) => {
      erased = found
    }),
  })
  expect(erased).toEqual({ people: 1, accounts: 0, workspaces: 0, applications: 0 })
  expect(filesWith(dataDir, words)).toEqual([])
  const restored = testServer({}, {}, dataDir)
  expect(await restored.applications.idsOf(job.id)).toEqual([])
  restored.database.close()
})
