import { expect, setDefaultTimeout, test } from 'bun:test'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { applicationOf, applyFor, followLink } from '#src/jobportal/applying/test-applying.ts'
import { aVerifiedCompany, postedJob } from '#src/jobportal/test-job-portal.ts'

setDefaultTimeout(60_000)

const broken = new TextEncoder().encode('%PDF-1.7\nthis is the start of a file that never was one')

/** A company whose job somebody applied for with a broken file, beside somebody whose file was read. */
async function twoApplicants() {
  const server = testServer({ TRUST_PROXY: 'on' })
  const company = await aVerifiedCompany(server)
  const jobId = await postedJob(server, company.token)
  await server.app.worker.runDue()
  await applyFor(server, jobId, {
    resume: await aResume({ skills: ['Go', 'PostgreSQL'] }),
    name: 'Una Readable',
    email: 'una@example.com',
  })
  expect((await applyFor(server, jobId, { resume: broken, filename: 'scan.pdf' })).status).toBe(201)
  await server.app.worker.runDue()
  const cookie = await server.logIn(company.email, company.password)
  const get = async (path: string) => (await server.call('GET', path, { cookie })).body
  const send = (method: string, path: string, body: unknown) => server.call(method, path, { cookie, body })
  const application = await applicationOf(server, jobId)
  const job = (await server.jobPosts.find(jobId))!.jobDescriptionId!
  return { server, company, cookie, jobId, job, get, send, application }
}

const shownOf = ({
  matchingResult: [{ 'Resume Data': data, Analysis }],
}: {
  matchingResult: [Record<string, Record<string, unknown>>]
}) => ({
  name: data!.name,
  email: data!.email,
  percentage: data!['Matching Percentage'],
  unreadable: Analysis!.unreadable,
})

test('whose resume could not be read is a candidate without a score, below everybody, with the reason', async () => {
  const { job, get, application } = await twoApplicants()
  expect(application).toMatchObject({ reading: 'unreadable', percentage: null })
  const id = application.candidateId!
  const board = await get(`/api/job-descriptions/${job}/board`)
  expect(board.cards.map(({ name, percentage }: Record<string, unknown>) => [name, percentage === null])).toEqual([
    [expect.any(String), false],
    ['Mira Talvik', true],
  ])
  const ranking = await get(`/api/job-descriptions/${job}/ranking`)
  expect([ranking.rows.length, ranking.total]).toEqual([1, 2])
  expect(ranking.unread).toEqual([{ _id: id, name: 'Mira Talvik', filename: 'scan.pdf', reason: application.unreadableReason }])
  expect(shownOf(await get(`/api/candidates/${id}`))).toEqual({
    name: 'Mira Talvik',
    email: 'mira@example.com',
    percentage: null,
    unreadable: application.unreadableReason,
  })
  for (const sort of ['match', '-match']) expect((await get(`/api/candidate-filtering?sort=${sort}`)).at(-1)._id).toBe(id)
  const kinds = (await get(`/api/candidates/${id}/timeline`)).map(({ kind }: { kind: string }) => kind)
  expect(kinds).not.toContain('scored')
  expect((await get(`/api/candidates/${id}/evidence`)).file.url).toContain('/files/')
  expect((await get(`/api/candidates/export.csv?ids=${id}`)) ?? '').not.toContain('-1')
})

test('they are decided about by a person, and keep no score when others are scored again', async () => {
  const { server, cookie, jobId, job, get, send, application } = await twoApplicants()
  const id = application.candidateId!
  const { base = 1, weights, skills, years, degree } = await get(`/api/job-descriptions/${job}/criteria`)
  const wanted = skills.map(({ skill, alternatives, must, weight }: Record<string, unknown>) => ({
    skill,
    alternatives,
    must,
    weight,
  }))
  const choice = { weights, skills: [...wanted, { skill: 'Fortran', alternatives: [], must: true, weight: 3 }], years, degree }
  expect((await send('PUT', `/api/job-descriptions/${job}/criteria`, { base, choice })).status).toBe(200)
  expect((await send('POST', `/api/job-descriptions/${job}/rescore`, {})).status).toBeLessThan(300)
  await server.app.worker.runDue()
  expect(shownOf(await get(`/api/candidates/${id}`)).percentage).toBeNull()
  expect((await applicationOf(server, jobId)).percentage).toBeNull()
  expect((await get(`/api/job-descriptions/${job}/archive`)).total).toBe(1)
  const receipt = await server.call('GET', `/api/candidates/${id}/receipt`, { cookie })
  expect(receipt.status).toBe(409)

  await send('POST', `/api/candidates/${id}/evidence-opened`, {})
  const { placement } = await get(`/api/candidates/${id}/workflow`)
  const rejected = await send('POST', `/api/candidates/${id}/reject`, { version: placement.version, reason: 'filled', text: '' })
  expect([rejected.status, (await applicationOf(server, jobId)).status]).toEqual([200, 'Rejected'])
})

test('a newer file that can be read takes its place, on the same card', async () => {
  const { server, jobId, job, get, application } = await twoApplicants()
  await applyFor(server, jobId, { resume: await aResume({ skills: ['Go'] }) })
  await followLink(server)
  await server.app.worker.runDue()
  const now = await applicationOf(server, jobId)
  expect(now).toMatchObject({ reading: 'read', candidateId: application.candidateId })
  const board = await get(`/api/job-descriptions/${job}/board`)
  expect(board.cards).toHaveLength(2)
  expect(shownOf(await get(`/api/candidates/${now.candidateId}`)).percentage).toBe(now.percentage)
})

test('applications from before are brought to the board at the start', async () => {
  const { server, jobId, get, application, job } = await twoApplicants()
  await server.applications.update(application.id, { candidateId: null })
  const { transaction, query } = server.database
  await transaction(async () => query().run(`delete from candidates where id = '${application.candidateId}'`))
  await server.app.pipeline.takeInEarlier()
  expect((await applicationOf(server, jobId)).candidateId).toBeString()
  expect((await get(`/api/job-descriptions/${job}/board`)).cards).toHaveLength(2)
})
