import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { aJobDescription } from '#adapters/test-documents.ts'
import { limits } from '../constants.ts'
import { aVerifiedCompany, jobFields } from '../test-job-portal.ts'
import { aPoster, formOf, stored } from './test-posts.ts'

describe('posting a job', () => {
  test('keeps what the form says, shows it to everybody, and makes nothing up for what was left blank', async () => {
    const { server, company, post, job } = await aPoster()
    const answer = await post({ skillsRequired: ' Go ,PostgreSQL,, go', questions: [{ question: 'Why us?', required: true }] })
    expect([answer.status, answer.body]).toEqual([201, { message: 'Job posted successfully', jobId: expect.any(String) }])
    const own = await job(answer.body.jobId)
    expect(own).toMatchObject({
      title: 'Backend Developer',
      companyName: 'Lantern Works',
      experience: '',
      department: '',
      salaryRange: '',
      jobType: 'Full-Time',
      skillsRequired: ['Go', 'PostgreSQL'],
      status: 'Active',
      jobDescriptionFile: null,
      postedBy: { name: 'Cara Company', department: '' },
      fields: { companyName: '', experience: '', department: '', salaryRange: '' },
      questions: [{ id: expect.any(String), question: 'Why us?', required: true }],
      applications: [],
      counts: { new: 0, needPerson: 0, unanswered: 0 },
    })
    const { body: seen } = await server.call('GET', `/public/job/${own.publicId}`)
    expect(seen).toMatchObject({ _id: own._id, title: 'Backend Developer', postedBy: { name: 'Lantern Works' } })
    expect((await server.call('GET', `/public/job/${own._id}`)).body).toEqual(seen)
    expect(Object.keys(seen)).not.toContain('fields')
    expect((await server.call('GET', '/jobportal/myjobs', { token: company.token })).body.jobs).toEqual([own])
  })

  test('takes a form with a file, which is kept under the name that the specification builds', async () => {
    const { server, company, call, job } = await aPoster()
    const bytes = await aJobDescription()
    const many = Array.from({ length: 48 }, (_, n) => `Tool ${n}`)
    const form = formOf({ skillsRequired: ['Go', 'C++', ...many], isRemote: 'true' }, { bytes, name: '../../Job <b>.docx' })
    const { body, status } = await call('POST', '/jobportal/post', form)
    expect(status).toBe(201)
    const own = await job(body.jobId)
    expect(own).toMatchObject({
      skillsRequired: ['Go', 'C++', ...many],
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

  test('takes an answer to yes or no only as one, whatever a program sends', async () => {
    const { post, job } = await aPoster()
    for (const isRemote of [{ toString: 1 }, [], null, 'no', 2]) {
      const { status, body } = await post({ isRemote, questions: [{ question: 'Why us?', required: isRemote }] })
      expect(status).toBe(201)
      expect(await job(body.jobId)).toMatchObject({ isRemote: false, questions: [{ required: false }] })
    }
  })
})

describe('a company that is not verified', () => {
  test('is told why, and nothing is stored', async () => {
    const { server, call } = await aPoster()
    const fresh = await server.company('fresh@example.com')
    const form = formOf({}, { bytes: await aJobDescription(), name: 'job.pdf' })
    for (const body of [jobFields(), {}, form]) {
      const answer = await server.call('POST', '/jobportal/post', { token: fresh.token, body })
      expect([answer.status, answer.body.code]).toEqual([403, 'COMPANY_NOT_VERIFIED'])
      expect(answer.body.message).toContain('Please verify your email address')
    }
    await server.companies.update(fresh.id, { emailVerifiedAt: server.clock.now() })
    const answer = await server.call('POST', '/jobportal/post', { token: fresh.token, body: jobFields() })
    expect(answer.body.message).toContain('An administrator still has to verify your company')
    expect((await server.call('GET', '/jobportal/myjobs', { token: fresh.token })).body.jobs).toEqual([])
    expect(await stored(server, fresh.id)).toEqual([])
    expect((await call('GET', '/jobportal/myjobs')).body.jobs).toEqual([])
  })
})

describe('a job is refused in a sentence', () => {
  test('when a field is missing, too long, or cannot be what it says it is', async () => {
    const { server, post, call } = await aPoster()
    for (const [changes, sentence] of [
      [{ title: '' }, 'Please complete all required fields'],
      [{ location: ' ' }, 'Please complete all required fields'],
      [{ descriptionText: '\n\t' }, 'Please complete all required fields'],
      [{ title: 'x'.repeat(121) }, 'The job title can have 120 characters at most.'],
      [{ location: 'x'.repeat(201) }, 'The location can have 200 characters at most.'],
      [{ descriptionText: 'x'.repeat(30_001) }, 'The description can have 30000 characters at most.'],
      [{ jobType: 'Forever' }, 'The job type has to be one of Full-Time, Part-Time, Contract, Internship.'],
      [{ skillsRequired: 'x'.repeat(81) }, 'A skill can have 80 characters at most.'],
      [{ skillsRequired: Array.from({ length: 51 }, (_, n) => `skill ${n}`) }, 'A job can name 50 skills at most.'],
      [{ country: 'ZZ' }, 'This country is not in the list (ISO 3166-1, two letters).'],
      [{ closesOn: '2026-02-30' }, 'The closing date is not a day of the calendar. Write it as year-month-day.'],
      [{ closesOn: '2001-02-03' }, 'The closing date is in the past. Choose today or a later day.'],
      [{ questions: 'not JSON' }, 'The questions cannot be read. They have to be a list.'],
      [{ questions: Array.from({ length: 11 }, () => ({ question: 'Why?' })) }, 'A job can ask 10 questions at most.'],
      [{ title: { $ne: '' } }, 'title has to be a text.'],
    ] as const) {
      const { status, body } = await post(changes)
      expect([status, body.message]).toEqual([400, sentence])
    }
    for (const body of [[], 'a job', null]) expect((await call('POST', '/jobportal/post', body)).status).toBe(400)
    expect((await call('POST', '/jobportal/post', formOf({ descriptionText: '長'.repeat(30_001) }))).body.message).toContain(
      '30000',
    )
    expect((await call('POST', '/jobportal/post', formOf({ descriptionText: '長'.repeat(30_000) }))).status).toBe(201)
    expect((await server.jobPosts.ofCompany((await call('GET', '/jobportal/profile')).body.user._id)).length).toBe(1)
  })

  test('when its file is something else, empty or too large; nothing of it stays', async () => {
    const { server, company, call } = await aPoster()
    const send = (bytes: Uint8Array, name = 'job.pdf') => call('POST', '/jobportal/post', formOf({}, { bytes, name }))
    const text = (words: string) => new TextEncoder().encode(words)
    const archive = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...text('not a document')])
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
    for (const bytes of [text('<script>alert(1)</script>'), archive, old]) {
      const { status, body } = await send(bytes)
      expect([status, body.message]).toEqual([
        415,
        'The job description file is not a PDF or DOCX document, whatever its name says.',
      ])
    }
    expect((await send(new Uint8Array())).status).toBe(422)
    const large = await send(new Uint8Array(limits.fileBytes + 1))
    expect([large.status, large.body.message]).toEqual([413, 'File size should be less than 25MB'])
    const two = formOf({}, { bytes: await aJobDescription(), name: 'one.pdf' })
    two.append('jobDescription', new Blob(['%PDF-1.7']), 'two.pdf')
    expect((await call('POST', '/jobportal/post', two)).status).toBe(413)
    expect((await call('GET', '/jobportal/myjobs')).body.jobs).toEqual([])
    expect(await stored(server, company.id)).toEqual([])
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('but a file that only people can read is taken, and an empty choice of a file is none', async () => {
    const { call, job } = await aPoster()
    const damaged = formOf({}, { bytes: new TextEncoder().encode('%PDF-1.7 and then nothing'), name: 'job.pdf' })
    const { status, body } = await call('POST', '/jobportal/post', damaged)
    expect(status).toBe(201)
    expect((await job(body.jobId)).jobDescriptionFile).toEndWith('.pdf')
    const none = formOf()
    none.append('jobDescription', new Blob([]), '')
    expect((await job((await call('POST', '/jobportal/post', none)).body.jobId)).jobDescriptionFile).toBeNull()
  })
})

test('only what the form asks for is taken from it, also for pages that other programs make', async () => {
  const { server, company, post, job } = await aPoster()
  const other = await aVerifiedCompany(server, 'other@example.com')
  const { body } = await post({
    _id: 'mine',
    publicId: 'mine',
    companyId: other.id,
    postedBy: other.id,
    status: 'Closed',
    createdAt: 0,
    requirements: {},
    fileId: 'x',
    companyName: 'Your Company',
    salaryRange: 'Negotiable',
    descriptionText: 'One\r\ntwo\u202e\u0000 <script>alert(1)</script>',
    location: 'Zürich\r\nBcc: everybody@example.com',
    country: 'ch',
  })
  const own = await job(body.jobId)
  expect(own).toMatchObject({
    status: 'Active',
    location: 'Zürich Bcc: everybody@example.com',
    descriptionText: 'One\ntwo <script>alert(1)</script>',
    country: 'CH',
    // The first is the hint of the form: no page says that a company is called so. The other was said.
    fields: { companyName: '', salaryRange: 'Negotiable' },
  })
  expect(own.publicId).toMatch(/^[0-9a-z]{22,}$/)
  expect((await server.jobPosts.find(body.jobId))?.companyId).toBe(company.id)
  expect((await server.call('GET', '/jobportal/myjobs', { token: other.token })).body.jobs).toEqual([])
})

test('a job that is sent twice with one key is posted once, another one with that key is refused', async () => {
  const { call } = await aPoster()
  const bytes = await aJobDescription()
  const send = (changes = {}) =>
    call('POST', '/jobportal/post', formOf(changes, { bytes, name: 'job.pdf' }), { 'idempotency-key': 'once' })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1)
  expect((await call('GET', '/jobportal/myjobs')).body.jobs).toHaveLength(1)
  expect((await send({ location: 'Bern' })).status).toBe(422)
})
