import { expect, setDefaultTimeout, test } from 'bun:test'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { applicationOf, applyFor, linkOf } from '#src/jobportal/applying/test-applying.ts'
import { aVerifiedCompany, postedJob } from '#src/jobportal/test-job-portal.ts'

setDefaultTimeout(60_000)

test('what a company writes in the job portal and what recruiters write is read on both sides', async () => {
  const server = testServer({ TRUST_PROXY: 'on' })
  const company = await aVerifiedCompany(server)
  const jobId = await postedJob(server, company.token)
  await server.app.worker.runDue()
  await applyFor(server, jobId, { resume: await aResume({ skills: ['Go', 'PostgreSQL'] }) })
  await server.app.worker.runDue()
  const cookie = await server.logIn(company.email, company.password)
  const { id, candidateId } = await applicationOf(server, jobId)
  const asCompany = async (method: string, path: string, body?: unknown) =>
    server.call(method, `/jobportal/applications/${path}`, { token: company.token, body })
  const asRecruiter = async (method: string, path: string, body?: unknown) =>
    server.call(method, `/api/candidates/${candidateId}/${path}`, { cookie, body })

  expect((await asCompany('POST', `${id}/notes`, { text: 'Asked for part time.' })).status).toBe(201)
  const letter = { subject: 'Your application', body: 'Thank you, {name}.' }
  expect((await asCompany('POST', `${id}/message`, letter)).status).toBeLessThan(300)
  server.clock.advance(1000)
  expect((await asRecruiter('POST', 'notes', { text: 'Speaks Norwegian.' })).status).toBeLessThan(300)
  expect((await asRecruiter('POST', 'message', { subject: 'A talk', body: 'When could we talk?' })).status).toBeLessThan(300)

  // The applicant reads on their page what was sent to them, whoever wrote it, and nothing that has not gone out.
  const token = await linkOf(server, 'mira@example.com')
  const onTheirPage = async () =>
    (await server.call('GET', `/api/application/${token}`)).body.messages.map(
      ({ subject, body, sentBy }: { subject: string; body: string; sentBy: string }) => [subject, body, sentBy],
    )
  expect((await onTheirPage()).map(([subject]: string[]) => subject)).toEqual(['Your application'])
  await server.app.worker.runDue()
  expect(await onTheirPage()).toEqual([
    ['Your application', 'Thank you, Mira Talvik.', expect.any(String)],
    ['A talk', 'When could we talk?', expect.stringMatching(/\w/)],
  ])

  const workflow = (await asRecruiter('GET', 'workflow')).body
  const texts = (notes: { text: string }[]) => notes.map(({ text }) => text)
  const subjects = (messages: { subject: string }[]) => messages.map(({ subject }) => subject)
  expect(texts(workflow.notes)).toEqual(['Speaks Norwegian.', 'Asked for part time.'])
  expect(subjects(workflow.messages)).toEqual(['A talk', 'Your application'])
  expect(workflow.notes[1]).toMatchObject({ authorId: null, writtenBy: 'Cara Company' })
  const written = workflow.timeline.entries.filter(({ kind }: { kind: string }) => kind === 'note-added' || kind === 'message')
  expect(written.map(({ kind }: { kind: string }) => kind)).toHaveLength(4)
  const paged = (await asRecruiter('GET', 'timeline?limit=2')).body
  expect(paged.map(({ _id }: { _id: string }) => _id)).toEqual(
    workflow.timeline.entries.slice(0, 2).map(({ _id }: { _id: string }) => _id),
  )

  const detail = (await server.call('GET', `/jobportal/application/${id}`, { token: company.token })).body
  expect(texts(detail.notesWritten)).toEqual(['Speaks Norwegian.', 'Asked for part time.'])
  expect(subjects(detail.messages)).toEqual(['A talk', 'Your application'])
  expect(detail.notesWritten[0]).toMatchObject({ isRecruiters: true })
  const [listed] = (await server.call('GET', `/jobportal/applications/${jobId}`, { token: company.token })).body
  expect(listed.notes).toBe(2)

  // An interviewer comes to a judgment of their own: they read their own notes only.
  const interviewer = await server.colleague(cookie, 'interviewer', 'i@example.com', [workflow.candidate.jobDescriptionId._id])
  const seen = (await server.call('GET', `/api/candidates/${candidateId}/workflow`, { cookie: interviewer })).body
  expect([seen.notes, seen.messages, seen.timeline.entries]).toEqual([[], [], []])
})
