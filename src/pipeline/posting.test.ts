import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { applicationOf, applyFor, linkOf } from '#src/jobportal/applying/test-applying.ts'
import { aVerifiedCompany, postedJob } from '#src/jobportal/test-job-portal.ts'

setDefaultTimeout(60_000)

/** A recruiter with a job description that somebody was ranked against, and calls about its posting. */
async function aRankedJob() {
  const server = testServer({ TRUST_PROXY: 'on' })
  const { cookie } = await server.recruiter()
  const resume = await aResume({ skills: ['Go'] })
  const form = submissionForm({ 'uploaded.pdf': resume }, await aJobDescription(), 'Senior Platform Engineer')
  const submitted = await server.call('POST', '/api/submit', { cookie, body: form })
  expect(submitted.status).toBe(200)
  const [candidate] = submitted.body.results
  const job: string = candidate.jobDescriptionId._id
  const send = (method: string, path: string, body?: unknown, as = cookie) => server.call(method, path, { cookie: as, body })
  const posting = (method: string, body?: unknown, as = cookie) => send(method, `/api/job-descriptions/${job}/posting`, body, as)
  const get = async (path: string) => (await server.call('GET', path, { cookie })).body
  return { server, cookie, job, candidate, send, posting, get }
}

const fields = (changes: Record<string, unknown> = {}) => ({
  title: 'Senior Platform Engineer',
  companyName: 'Harbor Lane Analytics',
  location: 'Oslo',
  descriptionText: 'Keep the platform running, and make it boring.',
  questions: [{ question: 'When can you begin?', required: true }],
  ...changes,
})

describe('a job description of recruiters', () => {
  test('is posted under the name of a company, and keeps its file, ranking and candidates', async () => {
    const { server, cookie, job, candidate, posting, get } = await aRankedJob()
    const other = await server.recruiter('second@example.com')
    expect((await posting('GET', undefined, other.cookie)).status).toBe(404)
    const bytes = async () => (await server.call('GET', `/api/job-descriptions/${job}/content`, { cookie })).text
    const file = await bytes()
    const before = await get(`/api/job-descriptions/${job}/ranking`)
    const offered = (await posting('GET')).body
    expect(offered).toMatchObject({ job: null, employer: null, start: { title: 'Senior Platform Engineer' } })
    expect(offered.start.descriptionText).not.toBe('')

    const nameless = await posting('POST', fields({ companyName: '' }))
    expect([nameless.status, nameless.body.details?.field ?? nameless.body.field]).toEqual([400, 'companyName'])
    const posted = await posting('POST', fields())
    expect(posted.status).toBe(201)
    expect(posted.body).toMatchObject({
      job: { status: 'Active', companyName: 'Harbor Lane Analytics', jobDescriptionId: job, applications: [] },
      employer: { companyName: 'Harbor Lane Analytics', refusal: null },
    })
    await server.app.worker.runDue()
    const { publicId, _id: postId } = posted.body.job
    expect(posted.body.job.publicUrl).toEndWith(`/jobs/${publicId}`)
    const shown = (await server.call('GET', `/public/job/${publicId}`)).body
    expect(shown).toMatchObject({ title: 'Senior Platform Engineer', postedBy: { name: 'Harbor Lane Analytics' } })
    for (const list of ['/jobs.xml', '/sitemap.xml']) expect((await server.call('GET', list)).text).toContain(publicId)
    expect(await get(`/api/job-descriptions/${job}/ranking`)).toEqual(before)
    expect((await get('/api/job-description-library')).length).toBe(1)
    expect(await bytes()).toBe(file)
    const again = await posting('POST', fields())
    expect([again.status, again.body.code]).toEqual([409, 'POSTED_ALREADY'])

    const [question] = posted.body.job.questions
    const sent = await applyFor(server, postId, {
      resume: await aResume({ skills: ['Go', 'PostgreSQL'] }),
      more: { [`answer-${question.id}`]: 'In May' },
    })
    expect(sent.status).toBe(201)
    await server.app.worker.runDue()
    const board = await get(`/api/job-descriptions/${job}/board`)
    expect(board.cards.map(({ _id }: { _id: string }) => _id)).toContain(candidate._id)
    expect(board.cards).toHaveLength(2)
    const application = await applicationOf(server, postId)
    expect(application.candidateId).toBeString()
    const receipt = await get(`/api/candidates/${application.candidateId}`)
    expect(receipt.matchingResult[0]['Resume Data']['Matching Percentage']).toBe(application.percentage)
    expect((await posting('GET')).body.job.applications).toEqual([application.id])

    const candidatePath = `/api/candidates/${application.candidateId}`
    const send = (path: string, body: unknown) => server.call('POST', `${candidatePath}/${path}`, { cookie, body })
    await send('evidence-opened', {})
    const { placement } = await get(`${candidatePath}/workflow`)
    const message = { subject: 'Your application', body: 'Thank you for applying.' }
    expect((await send('reject', { version: placement.version, reason: 'filled', text: '', message })).status).toBe(200)
    server.clock.advance(11 * 60_000)
    expect((await server.sentMails()).findLast(({ kind }) => kind === 'candidate-message')).toMatchObject({
      to: 'mira@example.com',
    })
    const page = await server.call('GET', `/api/application/${await linkOf(server, 'mira@example.com')}`)
    expect([page.status, page.body.status]).toEqual([200, 'Rejected'])
  })

  test('is closed, opened, changed and taken offline by whoever may work there', async () => {
    const { server, cookie, job, send, posting } = await aRankedJob()
    const viewer = await server.colleague(cookie, 'viewer')
    expect((await posting('POST', fields(), viewer)).status).toBe(403)
    const manager = await server.colleague(cookie, 'hiring-manager', 'manager@example.com', [job])
    expect((await posting('GET', undefined, manager)).status).toBe(403)
    expect((await posting('POST', fields(), manager)).status).toBe(403)
    expect((await posting('PATCH', { status: 'Closed' })).status).toBe(404)

    const { publicId } = (await posting('POST', fields())).body.job
    expect((await posting('GET', undefined, viewer)).body.job.publicId).toBe(publicId)
    expect((await posting('PATCH', { status: 'Closed' }, viewer)).status).toBe(403)
    const deleted = await send('DELETE', `/api/job-descriptions/${job}`, {})
    expect([deleted.status, deleted.body.code]).toEqual([409, 'JOB_IS_POSTED'])
    const changed = await posting('PUT', fields({ title: 'Platform Engineer (Oslo)', companyName: '', location: 'Bergen' }))
    expect([changed.status, changed.body.job.location, changed.body.job.companyName]).toEqual([
      200,
      'Bergen',
      'Harbor Lane Analytics',
    ])
    await server.app.worker.runDue()
    expect((await send('GET', `/api/job-descriptions/${job}`)).status).toBe(200)
    expect((await posting('PATCH', { status: 'Closed' })).body.job.status).toBe('Closed')
    expect((await server.call('GET', '/jobs.xml')).text).not.toContain(publicId)
    expect((await posting('PATCH', { status: 'Active' })).body.job.status).toBe('Active')

    const admin = await server.admin()
    const [employer] = (await server.call('GET', '/admin/jobposters', { cookie: admin })).body
    expect(employer).toMatchObject({ companyName: 'Harbor Lane Analytics', email: '', isVerified: true })
    await server.call('POST', `/admin/suspend-jobposter/${employer._id}`, { cookie: admin, body: {} })
    expect((await server.call('GET', `/public/job/${publicId}`)).status).toBe(404)
    expect((await send('GET', '/user')).status).toBe(200)
    expect((await posting('GET')).body.employer.refusal).toContain('administrator')
    const actions = (await server.call('GET', '/admin/audit', { cookie: admin })).body
    expect(JSON.stringify(actions)).toContain('post-job')
  })

  test('of a company that is deleted while its job is closed is made anew when the job opens again', async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    const company = await aVerifiedCompany(server)
    const postId = await postedJob(server, company.token)
    await server.app.worker.runDue()
    const cookie = await server.logIn(company.email, company.password)
    const before = (await server.jobPosts.find(postId))!.jobDescriptionId!
    const remove = () => server.call('DELETE', `/api/job-descriptions/${before}`, { cookie, body: {} })
    expect((await remove()).status).toBe(409)
    const set = (status: string) => server.call('PATCH', `/jobportal/jobs/${postId}`, { token: company.token, body: { status } })
    await set('Closed')
    expect((await remove()).status).toBeLessThan(300)
    expect((await set('Active')).status).toBe(200)
    await server.app.worker.runDue()
    await applyFor(server, postId, { resume: await aResume({ skills: ['Go'] }) })
    await server.app.worker.runDue()
    const { jobDescriptionId } = (await server.jobPosts.find(postId))!
    expect(jobDescriptionId).not.toBe(before)
    const board = await server.call('GET', `/api/job-descriptions/${jobDescriptionId}/board`, { cookie })
    expect(board.body.cards).toHaveLength(1)
  })

  test('goes with its workspace, with the applications', async () => {
    const { server, posting } = await aRankedJob()
    const { _id: postId, publicId } = (await posting('POST', fields({ questions: [] }))).body.job
    await applyFor(server, postId, { resume: await aResume({ skills: ['Go', 'PostgreSQL'] }) })
    await server.app.worker.runDue()
    const admin = await server.admin()
    const { users } = (await server.call('GET', '/admin/dashboard', { cookie: admin })).body
    const { _id } = users.find(({ email }: { email: string }) => email === 'rita@example.com')
    expect((await server.call('DELETE', `/admin/delete-user/${_id}`, { cookie: admin, body: {} })).status).toBe(200)
    expect((await server.call('GET', `/public/job/${publicId}`)).status).toBe(404)
    expect(await server.jobPosts.find(postId)).toBeNull()
  })

  test('nobody signs in as the public half of a workspace', async () => {
    const { server, posting } = await aRankedJob()
    const { employer } = (await posting('POST', fields())).body
    const email = `workspace:${employer._id}`
    expect((await server.call('POST', '/jobportal/login', { body: { email, password: '' } })).status).not.toBe(200)
    expect((await server.call('POST', '/jobportal/login', { body: { email, password: 'anything at all' } })).status).toBe(401)
    await server.call('POST', '/api/jobportal/forgot-password', { body: { email } })
    expect((await server.sentMails()).filter(({ to }) => to.startsWith('workspace:'))).toEqual([])
  })
})
