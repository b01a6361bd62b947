import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { aJobDescription, aPdf, aPng, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { maximumFileBytes } from './constants.ts'

async function aRecruiter(environment?: Record<string, string>) {
  const server = testServer(environment)
  const { cookie } = await server.recruiter()
  const submit = (resumes: Record<string, Uint8Array>, job: Uint8Array | null, headers?: Record<string, string>) =>
    server.call('POST', '/api/submit', { body: submissionForm(resumes, job), cookie, headers })
  return { server, cookie, submit, get: (path: string) => server.call('GET', path, { cookie }) }
}

const tooLarge = () => new Uint8Array(maximumFileBytes + 1).fill(37)
const aHundredAndOne = (last = new Uint8Array([100])) =>
  Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`${i}.pdf`, i === 100 ? last : new Uint8Array([i])]))

describe('POST /api/submit', () => {
  test('answers with the records of the specification, best match first', async () => {
    const { submit } = await aRecruiter()
    const { status, body } = await submit({ 'mira.pdf': await aResume(), 'photo.pdf': aPng() }, await aJobDescription())
    expect(status).toBe(200)
    expect(body.duplicateCount).toBe(0)
    expect(body.rejected).toEqual([
      {
        filename: 'photo.pdf',
        code: 'WRONG_TYPE',
        error: 'This file is not a PDF document, whatever its name says.',
      },
    ])
    expect(body.results[0]).toMatchObject({
      _id: expect.any(String),
      resumeId: { _id: expect.any(String), filename: 'mira.pdf' },
      jobDescriptionId: { _id: expect.any(String), title: 'Backend Developer' },
      assessmentSession: null,
      testScore: null,
      candidateConsent: { allowedToShare: false },
    })
    expect(body.results[0].matchingResult[0]['Resume Data']).toMatchObject({ name: 'Mira Talvik', total_experience: '5 years' })
  })

  test.each([
    ['no resume', {}, true, 400, 'Please upload at least one resume'],
    ['no job description', { 'a.pdf': aPng() }, false, 400, 'Please upload a job description'],
    ['a job description of 25 MB and one byte', { 'a.pdf': aPng() }, tooLarge(), 413, 'File size should be less than 25MB'],
    ['101 resumes', aHundredAndOne(), true, 413, 'You can upload at most 100 resumes at once'],
    ['101 resumes, one of them too large', aHundredAndOne(tooLarge()), true, 413, 'You can upload at most 100 resumes at once'],
  ])('refuses %s', async (_what, resumes, job, status, sentence) => {
    const { submit, get, server } = await aRecruiter()
    const jobBytes = job === true ? await aJobDescription() : job || null
    const answer = await submit(resumes as Record<string, Uint8Array>, jobBytes)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      error: sentence,
      message: sentence,
      code: expect.any(String),
      requestId: expect.any(String),
    })
    expect((await get('/api/candidate-filtering')).body).toEqual([])
    expect(await Array.fromAsync(server.fileStore.keys(''))).toEqual([])
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('lists a resume of 25 MB and one byte with the reason, ranks the others and keeps nothing of it', async () => {
    const { submit, get, server } = await aRecruiter()
    const answer = await submit({ 'huge.pdf': tooLarge(), 'mira.pdf': await aResume() }, await aJobDescription())
    expect(answer.status).toBe(200)
    expect(answer.body.results.map((each: { resumeId: { filename: string } }) => each.resumeId.filename)).toEqual(['mira.pdf'])
    expect(answer.body.rejected).toEqual([{ filename: 'huge.pdf', code: 'TOO_LARGE', error: 'This file is larger than 25 MB.' }])
    expect((await get('/api/submissions/latest')).body.rejected).toEqual(answer.body.rejected)
    expect((await get('/user')).body.user.usage).toMatchObject({ resumeUploads: 1 })
    expect(await Array.fromAsync(server.fileStore.keys(''))).toHaveLength(2)
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('answers 200 when all resumes are too large', async () => {
    const { submit } = await aRecruiter()
    const { status, body } = await submit({ 'a.pdf': tooLarge(), 'b.pdf': tooLarge() }, await aJobDescription())
    expect([status, body.results]).toEqual([200, []])
    expect(body.rejected.map(({ filename }: { filename: string }) => filename)).toEqual(['a.pdf', 'b.pdf'])
  })

  test('refuses a job description that is no PDF, and one that cannot be read', async () => {
    const { submit } = await aRecruiter()
    const resume = await aResume()
    expect((await submit({ 'a.pdf': resume }, aPng())).status).toBe(415)
    const blank = await submit({ 'a.pdf': resume }, await aPdf([]))
    expect([blank.status, blank.body.code]).toEqual([422, 'NO_TEXT'])
  })

  test('refuses a batch over the quota whole, with the sentence of the specification', async () => {
    const { submit, get } = await aRecruiter({ PLAN_TRIAL: '1/1/1' })
    const { status, body } = await submit(
      { 'a.pdf': await aResume(), 'b.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com' }) },
      await aJobDescription(),
    )
    expect([status, body.code, body.error]).toEqual([
      403,
      'LIMIT_REACHED',
      'You can only upload 1 more resumes with your current plan',
    ])
    expect((await get('/user')).body.user.usage).toEqual({ jdUploads: 0, resumeUploads: 0, assessments: 0 })
  })

  test('with the same Idempotency-Key files once', async () => {
    const { submit, get } = await aRecruiter()
    const [resume, job] = [await aResume(), await aJobDescription()]
    const answers = await Promise.all([1, 2, 3].map(() => submit({ 'a.pdf': resume }, job, { 'idempotency-key': 'k' })))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect((await get('/user')).body.user.usage).toMatchObject({ jdUploads: 1, resumeUploads: 1 })
    expect((await submit({ 'b.pdf': await aResume({ name: 'Jon Vale' }) }, job, { 'idempotency-key': 'k' })).status).toBe(422)
  })

  test('an expired plan reads everything and creates nothing', async () => {
    const { server, submit, get } = await aRecruiter()
    await submit({ 'a.pdf': await aResume() }, await aJobDescription())
    server.clock.advance(14 * 24 * 3600_000 + 1)
    const cookie = await server.logIn('rita@example.com', 'a recruiter of tests')
    const again = await server.call('POST', '/api/submit', {
      cookie,
      body: submissionForm({ 'b.pdf': await aResume({ name: 'Jon Vale' }) }, await aJobDescription()),
    })
    expect([again.status, again.body.code]).toEqual([403, 'PLAN_EXPIRED'])
    expect((await server.call('GET', '/api/candidate-filtering', { cookie })).body).toHaveLength(1)
    expect((await get('/api/job-descriptions')).status).toBe(401)
  })
})

describe('lists', () => {
  test('candidates come in pages, with the total and the address of the next', async () => {
    const { submit, get } = await aRecruiter()
    await submit(
      {
        'a.pdf': await aResume(),
        'b.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0188' }),
      },
      await aJobDescription(),
    )
    const first = await get('/api/candidate-filtering?limit=1')
    expect(first.headers.get('x-total-count')).toBe('2')
    const next = first.headers.get('link')!.match(/<(.*)>; rel="next"/)![1]!
    const second = await get(next)
    expect(second.body).toHaveLength(1)
    expect(second.body[0]._id).not.toBe(first.body[0]._id)
    expect(second.headers.get('link')).toBeNull()
    expect((await get('/api/candidate-filtering?limit=5000')).body).toHaveLength(2)
  })

  test('the search finds words of names and skills, and takes wildcards as letters', async () => {
    const { submit, get } = await aRecruiter()
    await submit(
      {
        'a.pdf': await aResume(),
        'b.pdf': await aResume({
          name: 'Jon Vale',
          email: 'jon@example.com',
          phone: '+1 415 555 0188',
          skills: ['Kotlin', 'Gradle'],
        }),
      },
      await aJobDescription(),
    )
    const names = async (q: string) =>
      (await get(`/api/candidate-filtering?q=${encodeURIComponent(q)}`)).body.map(
        (each: { resumeId: { filename: string } }) => each.resumeId.filename,
      )
    expect(await names('kotlin')).toEqual(['b.pdf'])
    expect(await names('MIRA python')).toEqual(['a.pdf'])
    expect(await names('%')).toEqual([])
    expect(await names("' or 1=1 --")).toEqual([])
  })

  test('recent candidates become history after RECENT_DAYS', async () => {
    const { server, submit, get } = await aRecruiter()
    await submit({ 'a.pdf': await aResume() }, await aJobDescription())
    const sizes = async (cookie: string) => {
      const { body } = await server.call('GET', '/api/candidates/segmented', { cookie })
      return [body.recent.length, body.history.length]
    }
    expect((await get('/api/candidates/segmented')).body.recent).toHaveLength(1)
    server.clock.advance(7 * 24 * 3600_000 + 1)
    expect(await sizes(await server.logIn('rita@example.com', 'a recruiter of tests'))).toEqual([0, 1])
  })

  test('the last upload is there again after a reload', async () => {
    const { submit, get } = await aRecruiter()
    expect((await get('/api/submissions/latest')).body).toBeNull()
    const sent = await submit({ 'a.pdf': await aResume(), 'b.pdf': aPng() }, await aJobDescription())
    const { finished, ...again } = (await get('/api/submissions/latest')).body
    expect(again).toEqual(sent.body)
    expect(finished).toBe(true)
  })
})

describe('files', () => {
  test('a resume opens, and downloads under its own name', async () => {
    const { submit, get } = await aRecruiter()
    const resume = await aResume()
    const { body } = await submit({ 'Mira Talvik.pdf': resume }, await aJobDescription())
    const id = body.results[0].resumeId._id
    const shown = (await get(`/api/resumes/${id}`)).body
    expect(shown).toMatchObject({ success: true, filename: 'Mira Talvik.pdf' })
    const download = (await get(`/api/resumes/${id}?download=true`)).body
    const file = await get(download.url)
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="Mira Talvik.pdf"')
    expect((await get(shown.url)).headers.get('content-disposition')).toStartWith('inline')
  })

  test('a saved job description can be listed, loaded, renamed and deleted', async () => {
    const { server, cookie, submit, get } = await aRecruiter()
    const job = await aJobDescription()
    await submit({ 'a.pdf': await aResume() }, job)
    const [saved] = (await get('/api/job-descriptions')).body
    expect(saved).toEqual({
      _id: expect.any(String),
      title: 'Backend Developer',
      filename: 'job.pdf',
      uploadedAt: expect.any(String),
    })
    const content = await get(`/api/job-descriptions/${saved._id}/content`)
    expect(content.headers.get('content-type')).toBe('application/pdf')
    expect((await get((await get(`/api/job-descriptions/${saved._id}`)).body.url)).status).toBe(200)
    const rename = (title: string) => server.call('PUT', `/api/job-descriptions/${saved._id}/title`, { cookie, body: { title } })
    expect((await rename('Platform Engineer')).body.title).toBe('Platform Engineer')
    expect((await rename('  ')).status).toBe(400)
    expect((await server.call('DELETE', `/api/job-descriptions/${saved._id}`, { cookie })).status).toBe(200)
    expect((await get('/api/job-descriptions')).body).toEqual([])
    expect((await get(`/api/job-descriptions/${saved._id}/content`)).status).toBe(404)
  })

  test('of a deleted account, their texts and the answers that quote them are all gone', async () => {
    const { server, cookie, get } = await aRecruiter()
    await server.call('POST', '/api/submit', {
      cookie,
      body: submissionForm({ 'a.pdf': await aResume() }, await aJobDescription()),
      headers: { 'idempotency-key': 'k' },
    })
    const { _id } = (await get('/user')).body.user
    expect(await Array.fromAsync(server.fileStore.keys(''))).toHaveLength(2)
    await server.call('DELETE', `/admin/delete-user/${_id}`, { cookie: await server.admin() })
    await server.app.worker.runDue()
    expect(await Array.fromAsync(server.fileStore.keys(''))).toEqual([])
    const query = server.database.query()
    const tables = ['files', 'people', 'resumes', 'readings', 'job_descriptions', 'candidates', 'batches', 'idempotent_answers']
    const left = []
    for (const table of tables) left.push(...(await query.all(sql.raw(`select '${table}' from ${table}`))))
    expect(left).toEqual([])
  })
})
