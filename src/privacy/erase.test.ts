import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readJournal } from '#adapters/erasure-journal/file.ts'
import { aJobDescription } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { aWorkspace, bothResumes, canaries, filesWith, newFolder, somebodyKnown } from './test-privacy.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const storedFiles = (dataDir: string) =>
  (readdirSync(join(dataDir, 'files'), { recursive: true }) as string[]).filter((name) => name.includes('~'))

describe('deleting a candidate', () => {
  test('leaves nothing of the person anywhere in the data folder but ids', async () => {
    const dataDir = newFolder()
    const { rosa, quillon, mira, server } = await somebodyKnown(dataDir)
    const [resume] = await server.database
      .query()
      .all<{ workspaceId: string; textHash: string }>(
        sql`select workspace_id as workspaceId, text_hash as textHash from resumes where filename like 'Xanthopel%'`,
      )
    const said = { ...resume!, kind: 'resume', model: 'm', promptVersion: '1' } as const
    const keepWhatAModelSaid = () => server.modelFacts.keep(said, { skills: [], quote: canaries.sentence } as never)
    await keepWhatAModelSaid()
    const words = Object.values(canaries)
    const before = filesWith(dataDir, words)
    for (const place of ['ats.db', 'outbox/']) expect(before.some((found) => found.startsWith(place))).toBe(true)
    expect(storedFiles(dataDir)).toHaveLength(4)

    const answer = await rosa.remove(`/api/candidates/${quillon}`)
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { message: 'Candidate deleted' } })
    await server.app.worker.runDue()
    // The answer of a model that had been asked before.
    await keepWhatAModelSaid()

    expect(filesWith(dataDir, [...words, 'Xanthopel'])).toEqual([])
    // Hers, and the two job descriptions.
    expect(storedFiles(dataDir)).toHaveLength(3)
    expect((await rosa.get(`/api/candidates/${mira}/evidence`)).status).toBe(200)
    const audit = await server.database
      .query()
      .all(sql`select subject_id as id from audit_entries where action = 'delete-candidate'`)
    expect(audit).toContainEqual({ id: quillon })
    const [entry] = await readJournal(join(dataDir, 'erasures.jsonl'))
    expect(entry).toMatchObject({ people: [expect.any(String)], resumes: [expect.any(String)] })
    server.database.close()
  })

  test('takes the person out of every other job description, out of the lists and out of the archive', async () => {
    const { rosa, quillon, quillonAgain, mira } = await aWorkspace()
    const ids = async (path: string) => (await rosa.get(path)).body.map(({ _id }: { _id: string }) => _id)
    expect((await ids('/api/candidate-filtering')).toSorted()).toEqual([quillon, quillonAgain, mira].toSorted())
    await rosa.get('/api/recommendations/candidates')
    expect((await rosa.remove(`/api/candidates/${quillonAgain}`)).status).toBe(200)
    expect(await ids('/api/candidate-filtering')).toEqual([mira])
    expect((await rosa.get('/api/candidate-filtering?q=Xanthopel')).body).toEqual([])
    for (const id of [quillon, quillonAgain]) expect((await rosa.get(`/api/candidates/${id}`)).status).toBe(404)
    const found = await rosa.get('/api/recommendations/candidates')
    expect(found.text).not.toContain('Xanthopel')
    expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(404)
  })

  test('tells open windows at once which candidates are gone', async () => {
    const { rosa, quillon, quillonAgain, rita, server } = await aWorkspace()
    const frames: { event: string; data: unknown }[] = []
    const { workspace } = (await server.users.member(rita.id))!
    server.app.windows.add({
      userId: rita.id,
      fullName: 'Rita',
      workspaceId: workspace.id,
      sessionId: 's',
      isAdmin: false,
      send: (frame) => void frames.push(JSON.parse(frame)),
      close: () => {},
    })
    await rosa.remove(`/api/candidates/${quillon}`)
    const [removed] = frames.filter(({ event }) => event === 'candidatesRemoved')
    expect((removed!.data as { ids: string[] }).ids.toSorted()).toEqual([quillon, quillonAgain].toSorted())
  })

  test('is for the owner and recruiters of the workspace', async () => {
    const { rosa, calls, quillon, rita, server } = await aWorkspace()
    const viewer = calls(await server.colleague(rita.cookie, 'viewer'))
    const stranger = calls((await server.recruiter('stranger@example.com')).cookie)
    for (const path of [`/api/candidates/${quillon}`]) {
      expect((await viewer.remove(path)).status).toBe(403)
      expect((await stranger.remove(path)).status).toBe(404)
    }
    expect((await viewer.post('/api/candidates/delete', { ids: [quillon] })).status).toBe(403)
    expect((await stranger.post('/api/candidates/delete', { ids: [quillon] })).body).toMatchObject({ deleted: [], held: [] })
    expect((await stranger.post('/api/candidates/deletion-preview', { ids: [quillon] })).body).toEqual({ people: [], missing: 1 })
    expect((await rosa.get(`/api/candidates/${quillon}`)).status).toBe(200)
  })

  test('withdraws a mail that waits, and repeats no upload that a request had remembered', async () => {
    const { rosa, quillon, server, submit } = await aWorkspace()
    await rosa.post(`/api/candidates/${quillon}/message`, { subject: 'Soon', body: 'You hear from us' })
    await rosa.remove(`/api/candidates/${quillon}`)
    expect((await server.sentMails()).filter(({ kind }) => kind === 'candidate-message')).toEqual([])
    const repeated = await submit(await bothResumes(), 'Backend Developer', { 'idempotency-key': 'first' })
    expect(repeated.map(({ resumeId }) => resumeId.filename)).toEqual(['mira.pdf'])
    expect((await rosa.get('/api/candidate-filtering')).body).toHaveLength(1)
  })

  test('does away with a mail that went out while its candidate was being deleted', async () => {
    const dataDir = newFolder()
    const { rosa, quillon, server } = await aWorkspace(dataDir)
    await rosa.post(`/api/candidates/${quillon}/message`, { subject: 'Your interview', body: canaries.message })
    const { send } = server.mailer
    server.mailer.send = async (mail, id) => {
      await rosa.remove(`/api/candidates/${quillon}`)
      await send(mail, id)
    }
    await server.app.worker.runDue()
    expect(filesWith(dataDir, Object.values(canaries))).toEqual([])
    server.database.close()
  })

  test('is finished at the next start when the server is killed before the files are gone', async () => {
    const dataDir = newFolder()
    const child = Bun.spawn([process.execPath, join(import.meta.dir, 'test-killed.ts'), dataDir], {
      stdout: 'pipe',
      stderr: 'pipe',
    })
    await child.exited
    expect(child.signalCode).toBe('SIGKILL')
    expect(storedFiles(dataDir)).toHaveLength(4)
    const { testServer } = await import('#adapters/test-server.ts')
    const server = testServer({}, {}, dataDir)
    await server.jobs.releaseAll()
    await server.app.privacy.start()
    await server.app.worker.runDue()
    expect(storedFiles(dataDir)).toHaveLength(3)
    expect(filesWith(dataDir, [...Object.values(canaries), 'Xanthopel'])).toEqual([])
    server.database.close()
  })
})

test('what another workspace keeps of the same person stays there', async () => {
  const dataDir = newFolder()
  const { rosa, calls, quillon, server } = await aWorkspace(dataDir)
  const stranger = await server.recruiter('stranger@example.com')
  const form = submissionForm(await bothResumes(), await aJobDescription({ title: 'Pilot' }), 'Pilot')
  const theirs = (await server.call('POST', '/api/submit', { cookie: stranger.cookie, body: form })).body.results[0]._id
  const there = calls(stranger.cookie)
  for (const [by, id] of [
    [rosa, quillon],
    [there, theirs],
  ] as const)
    await by.post(`/api/candidates/${id}/message`, { subject: 'Your interview', body: canaries.message })
  await server.app.worker.runDue()
  const mails = () => readdirSync(join(dataDir, 'outbox')).length
  const before = mails()
  await rosa.remove(`/api/candidates/${quillon}`)
  await server.app.worker.runDue()
  expect(mails()).toBe(before - 1)
  const { messages } = (await there.get(`/api/candidates/${theirs}/workflow`)).body
  expect(messages).toMatchObject([{ subject: 'Your interview', state: 'sent' }])
  expect((await there.get(`/api/candidates/${theirs}/evidence`)).status).toBe(200)
  server.database.close()
})

test('somebody who was merged into a deleted person goes along, email address and all', async () => {
  const dataDir = newFolder()
  const { rosa, quillon, mira, server } = await aWorkspace(dataDir)
  const people = await server.database.query().all<{ id: string; email: string }>(sql`select id, email from people`)
  const idOf = (part: string) => people.find(({ email }) => email.startsWith(part))!.id
  const merged = await rosa.post(`/api/people/${idOf('mira')}/merge`, { person: idOf('quillon') })
  expect(merged.status).toBe(200)
  const [preview] = (await rosa.post('/api/candidates/deletion-preview', { ids: [mira] })).body.people
  expect(preview).toMatchObject({ resumes: 2, rankings: 3 })
  await rosa.remove(`/api/candidates/${mira}`)
  await server.app.worker.runDue()
  expect((await rosa.get(`/api/candidates/${quillon}`)).status).toBe(404)
  expect(filesWith(dataDir, [...Object.values(canaries), 'Xanthopel', 'mira@example.org'])).toEqual([])
  server.database.close()
})

test('deleting an account leaves nothing of the people of its workspace', async () => {
  const dataDir = newFolder()
  const { rita, server } = await somebodyKnown(dataDir)
  await server.call('DELETE', `/admin/delete-user/${rita.id}`, { cookie: await server.admin() })
  await server.app.worker.runDue()
  expect(filesWith(dataDir, [...Object.values(canaries), 'Xanthopel', 'rita@example.com'])).toEqual([])
  expect(storedFiles(dataDir)).toEqual([])
  server.database.close()
})

test('the journal takes back what did not happen', async () => {
  const dataDir = newFolder()
  const { rosa, quillon, server } = await aWorkspace(dataDir)
  await server.transaction(async () => {
    await server.database
      .query()
      .run(sql`create trigger nobody_goes before delete on people begin select raise(abort, 'no'); end`)
  })
  expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(500)
  expect(existsSync(join(dataDir, 'erasures.jsonl'))).toBe(true)
  expect(await readJournal(join(dataDir, 'erasures.jsonl'))).toEqual([])
  expect((await rosa.get(`/api/candidates/${quillon}`)).status).toBe(200)
  server.database.close()
})
