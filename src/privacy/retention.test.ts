import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readJournal } from '#adapters/erasure-journal/file.ts'
import { privacyAdapters } from '#adapters/privacy.ts'
import { applyRetention } from './apply-retention.ts'
import { aWorkspace, canaries } from './test-privacy.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const dayMs = 24 * 60 * 60 * 1000

/** A workspace whose clock can be moved and whose nightly job can be run. */
async function aWorkspaceInTime() {
  const workspace = await aWorkspace()
  const { server, rosa, rita } = workspace
  await server.app.privacy.start()
  let { cookie } = rita
  const asOwner = {
    get: (path: string) => server.call('GET', path, { cookie }),
    put: (path: string, body: unknown) => server.call('PUT', path, { cookie, body }),
    post: (path: string, body: unknown = {}) => server.call('POST', path, { cookie, body }),
  }
  return {
    ...workspace,
    asOwner,
    /** Lets days pass and the night's job do its work. */
    async after(days: number) {
      server.clock.advance(days * dayMs)
      await server.app.worker.runDue()
      cookie = await server.logIn(rita.email, rita.password)
    },
    ids: async () => (await asOwner.get('/api/candidate-filtering')).body.map(({ _id }: { _id: string }) => _id),
    async reject(id: string) {
      const job = (await rosa.get(`/api/candidates/${id}/workflow`)).body.candidate.jobDescriptionId._id
      const stages = (await rosa.get(`/api/job-descriptions/${job}/board`)).body.stages
      const rejected = stages.find(({ kind }: { kind: string }) => kind === 'rejected')._id
      await asOwner.post(`/api/candidates/${id}/evidence-opened`)
      const { status, text } = await asOwner.post(`/api/candidates/${id}/reject`, {
        version: 0,
        stageId: rejected,
        reason: 'withdrew',
        text: '',
      })
      if (status !== 200) throw new Error(text)
    },
  }
}

const previewOf = (body: { previews: { kind: string }[] }, kind: string) => body.previews.find((each) => each.kind === kind)

describe('retention', () => {
  test('deletes nothing while no owner has switched it on', async () => {
    const { after, asOwner, ids } = await aWorkspaceInTime()
    const { body } = await asOwner.get('/api/retention')
    expect(body.periods.map(({ days }: { days: number | null }) => days)).toEqual([null, null, null, null])
    await after(4000)
    expect(await ids()).toHaveLength(3)
  })

  test('is changed by owners, in whole days within bounds', async () => {
    const { asOwner, calls, rita, server } = await aWorkspaceInTime()
    const recruiter = calls(await server.colleague(rita.cookie, 'recruiter'))
    expect((await recruiter.put('/api/retention/rejected', { days: 30 })).status).toBe(403)
    expect((await recruiter.get('/api/retention')).body.canChange).toBe(false)
    for (const days of [29, 3651, 30.5, 0, -1]) expect((await asOwner.put('/api/retention/rejected', { days })).status).toBe(400)
    expect((await asOwner.put('/api/retention/everything', { days: 30 })).status).toBe(400)
    const { body } = await asOwner.put('/api/retention/rejected', { days: 30 })
    expect(body.periods).toContainEqual({ kind: 'rejected', days: 30, startsAt: '2026-03-09T09:00:00.000Z' })
  })

  test('takes who is rejected everywhere, and nobody who is still open for one job', async () => {
    const { after, asOwner, ids, mira, quillon, quillonAgain, reject, server } = await aWorkspaceInTime()
    await asOwner.put('/api/retention/rejected', { days: 30 })
    await reject(mira)
    await reject(quillon)
    const preview = previewOf((await asOwner.get('/api/retention')).body, 'rejected')
    expect(preview).toMatchObject({ dueNow: 0, nextAt: '2026-04-01T09:00:00.000Z', due: [{ name: 'Mira Talvik', count: 1 }] })
    await after(29)
    expect(await ids()).toHaveLength(3)
    await after(2)
    expect((await ids()).toSorted()).toEqual([quillon, quillonAgain].toSorted())
    const entries = await server.database
      .query()
      .all<{ details: string; actor: string | null }>(
        sql`select details, actor_id as actor from audit_entries where action = 'delete-candidate'`,
      )
    expect(entries).toHaveLength(1)
    expect(entries[0]!.actor).toBeNull()
    expect(JSON.parse(entries[0]!.details)).toEqual({ cause: 'retention', kind: 'rejected', days: 30 })
  })

  test('takes whom nobody hired once nothing has happened for as long; a note begins the time anew', async () => {
    const { after, asOwner, ids, quillon, quillonAgain } = await aWorkspaceInTime()
    await asOwner.put('/api/retention/not-hired', { days: 60 })
    await after(40)
    await asOwner.post(`/api/candidates/${quillon}/notes`, { text: canaries.note })
    await after(25)
    expect((await ids()).toSorted()).toEqual([quillon, quillonAgain].toSorted())
    await after(40)
    expect(await ids()).toEqual([])
  })

  test('waits seven days after a period is switched on or shortened', async () => {
    const { after, asOwner, ids } = await aWorkspaceInTime()
    await asOwner.put('/api/retention/not-hired', { days: 300 })
    await after(100)
    await asOwner.put('/api/retention/not-hired', { days: 30 })
    expect(previewOf((await asOwner.get('/api/retention')).body, 'not-hired')).toMatchObject({ dueNow: 2 })
    await after(6)
    expect(await ids()).toHaveLength(3)
    await asOwner.put('/api/retention/not-hired', { days: 40 })
    await after(2)
    expect(await ids()).toEqual([])
  })

  test('leaves whoever is held, and says so', async () => {
    const { after, asOwner, ids, mira } = await aWorkspaceInTime()
    await asOwner.put(`/api/candidates/${mira}/hold`, { reason: 'A lawsuit' })
    await asOwner.put('/api/retention/not-hired', { days: 30 })
    await after(60)
    expect(await ids()).toEqual([mira])
    const { body } = await asOwner.get('/api/retention')
    expect(previewOf(body, 'not-hired')).toMatchObject({ dueNow: 0, held: 1 })
    expect(body.holds).toMatchObject([{ candidateId: mira, name: 'Mira Talvik', reason: 'A lawsuit', heldBy: 'Rita Recruiter' }])
  })

  test('leaves whoever is held, or of whom something was heard, while the others are deleted', async () => {
    const { asOwner, mira, quillon, rosa, server } = await aWorkspaceInTime()
    for (const id of [mira, quillon])
      await rosa.post(`/api/candidates/${id}/message`, { subject: 'Your interview', body: 'Hello' })
    await server.app.worker.runDue()
    for (const kind of ['messages', 'not-hired']) await asOwner.put(`/api/retention/${kind}`, { days: 30 })
    server.clock.advance(40 * dayMs)
    const adapters = privacyAdapters({ ...server, dataDir: server.uploadFolder })
    const session = await server.logIn('rita@example.com', 'a recruiter of tests')
    const call = (method: string, path: string, body: unknown) => server.call(method, path, { cookie: session, body })
    const { withMessagesBefore } = adapters.personDirectory
    await applyRetention({
      ...server,
      ...adapters,
      recordingDays: 90,
      noteOnTimeline: async () => {},
      announce: async () => {},
      eraseOldElsewhere: async () => {},
      personDirectory: {
        ...adapters.personDirectory,
        // Just after they were looked at.
        async withMessagesBefore(...asked) {
          const found = await withMessagesBefore(...asked)
          await call('PUT', `/api/candidates/${mira}/hold`, { reason: 'A lawsuit' })
          return found
        },
      },
      erasureJournal: {
        ...adapters.erasureJournal,
        async append(erasure) {
          if (erasure.people?.length) await call('POST', `/api/candidates/${quillon}/notes`, { text: 'Called back today' })
          return adapters.erasureJournal.append(erasure)
        },
      },
    })()
    const messagesOf = async (id: string) => (await call('GET', `/api/candidates/${id}/workflow`, undefined)).body.messages.length
    expect([await messagesOf(mira), await messagesOf(quillon)]).toEqual([1, 0])
    expect(await readJournal(join(server.uploadFolder, 'erasures.jsonl'))).toEqual([])
  })

  test('takes old messages and their mails, and leaves a line on the timeline', async () => {
    const { after, asOwner, quillon, rosa, server } = await aWorkspaceInTime()
    await rosa.post(`/api/candidates/${quillon}/message`, { subject: 'Your interview', body: canaries.message })
    await server.app.worker.runDue()
    await asOwner.put('/api/retention/messages', { days: 30 })
    expect(previewOf((await asOwner.get('/api/retention')).body, 'messages')).toMatchObject({
      dueNow: 0,
      nextAt: '2026-04-01T09:00:00.000Z',
    })
    await after(20)
    await asOwner.post(`/api/candidates/${quillon}/message`, { subject: 'Second interview', body: 'See you again' })
    await after(11)
    const { messages, timeline } = (await asOwner.get(`/api/candidates/${quillon}/workflow`)).body
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['Second interview'])
    expect(timeline.entries[0]).toMatchObject({ kind: 'messages-expired', details: { count: 1, days: 30 } })
    const listed = await server.database
      .query()
      .all<{ subject: string }>(sql`select subject from mail_records where kind = 'candidate-message'`)
    expect(listed.map(({ subject }) => subject)).toEqual(['Second interview'])
  })
})
