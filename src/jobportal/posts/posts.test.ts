import { describe, expect, test } from 'bun:test'
import { aJobDescription } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { aVerifiedCompany, jobFields, postedJob } from '../test-job-portal.ts'

type Server = ReturnType<typeof testServer>

async function aPoster(environment?: Record<string, string>) {
  const server = testServer(environment)
  const company = await aVerifiedCompany(server)
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    server.call(method, path, { token: company.token, body, headers })
  const post = (changes: Record<string, unknown> = {}) => call('POST', '/jobportal/post', jobFields(changes))
  const job = async (id: string) => (await call('GET', `/jobportal/jobs/${id}`)).body.job
  return { server, company, call, post, job }
}

/** The form that a browser sends. */
function formOf(changes: Record<string, unknown> = {}, file?: { bytes: Uint8Array; name: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(jobFields(changes)))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, String(each))
  if (file) form.append('jobDescription', new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

const stored = async (server: Server, companyId: string) => {
  const keys: string[] = []
  for await (const key of server.fileStore.keys(`${companyId}/`)) keys.push(key)
  return keys
}

describe('posting a job', () => {
  test('keeps what the form says, shows it to everybody, and fills blanks with the words that stand for them', async () => {
    const { server, company, post, job } = await aPoster()
    const answer = await post({ skillsRequired: ' Go ,PostgreSQL,, go', questions: [{ question: 'Why us?', required: true }] })
    expect([answer.status, answer.body]).toEqual([201, { message: 'Job posted successfully', jobId: expect.any(String) }])
    const own = await job(answer.body.jobId)
    expect(own).toMatchObject({
      title: 'Backend Developer',
      companyName: 'Your Company',
      experience: '0-1 years',
      department: 'General',
      salaryRange: 'Negotiable',
      jobType: 'Full-Time',
      skillsRequired: ['Go', 'PostgreSQL'],
      status: 'Active',
      jobDescriptionFile: null,
      postedBy: { name: 'Cara Company', department: 'General' },
      fields: { companyName: '', experience: '', department: '', salaryRange: '' },
      questions: [{ id: expect.any(String), question: 'Why us?', required: true }],
      applications: [],
      counts: { new: 0, needPerson: 0, unanswered: 0 },
    })
    const { body: seen } = await server.call('GET', `/public/job/${own.publicId}`)
    expect(seen).toMatchObject({ _id: own._id, title: 'Backend Developer', postedBy: { name: 'Cara Company' } })
    expect((await server.call('GET', `/public/job/${own._id}`)).body).toEqual(seen)
    expect(Object.keys(seen)).not.toContain('fields')
    expect((await server.call('GET', '/jobportal/myjobs', { token: company.token })).body.jobs).toEqual([own])
  })

  test('takes a form with a file, which is kept under the name that the specification builds', async () => {
    const { server, company, call, job } = await aPoster()
    const bytes = await aJobDescription()
    const form = formOf({ skillsRequired: ['Go', 'C++'], isRemote: 'true' }, { bytes, name: '../../Job <b>.docx' })
    const { body, status } = await call('POST', '/jobportal/post', form)
    expect(status).toBe(201)
    const own = await job(body.jobId)
    expect(own).toMatchObject({
      skillsRequired: ['Go', 'C++'],
      isRemote: true,
      jobDescriptionFile: `backend_developer_${server.clock.now().getTime()}.pdf`,
    })
    expect(await stored(server, company.id)).toHaveLength(1)
    for (const path of [`/jobportal/view-jd/${own._id}`, `/public/view-jd/${own._id}`, `/public/view-jd/${own.publicId}`]) {
      const { url } = (await call('GET', path)).body
      const file = await server.app.server.handle(new Request(`http://localhost:3000${url}`))
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
      expect(file.headers.get('content-disposition')).toContain(own.jobDescriptionFile)
    }
  })
})

test('a job can be edited', async () => {
  const { server, company, call, job } = await aPoster()
  const id = await postedJob(server, company.token)
  const { status, body } = await call('PUT', `/jobportal/jobs/${id}`, jobFields({ location: 'Bern' }))
  expect([status, body.job.location]).toEqual([200, 'Bern'])
  expect((await job(id)).location).toBe('Bern')
})
