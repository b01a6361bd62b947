import { describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

describe('GET /api/job-descriptions/:id/archive', () => {
  test('finds resumes that were sent in for other positions, with the reasons', async () => {
    const server = testServer()
    const { cookie } = await server.recruiter()
    const submit = async (resumes: Record<string, Uint8Array>, job: Uint8Array) =>
      (await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, job) })).body.results
    const chef = await aResume({ name: 'Otto Field', email: 'otto@example.com', title: 'Head Chef', skills: ['Menu Planning'] })
    await submit({ 'mira.pdf': await aResume(), 'otto.pdf': chef }, await aJobDescription())
    const other = await aResume({ name: 'Ines Marlow', email: 'ines@example.com', phone: '+1 415 555 0177' })
    const [ranked] = await submit({ 'ines.pdf': other }, await aJobDescription({ title: 'Python Developer' }))
    const job = ranked.jobDescriptionId._id

    const { status, body } = await server.call('GET', `/api/job-descriptions/${job}/archive`, { cookie })
    expect(status).toBe(200)
    expect(body.total).toBe(3)
    const [ines, mira, otto] = ['Ines Marlow', 'Mira Talvik', 'Otto Field'].map((name) =>
      body.results.find((result: { name: string }) => result.name === name),
    )
    expect(ines.candidateId).toBe(ranked._id)
    expect(ines.percentage).toBe(ranked.matchingResult[0]['Resume Data']['Matching Percentage'])
    expect(mira).toMatchObject({ candidateId: null, designation: 'Backend Developer', resumeId: { filename: 'mira.pdf' } })
    expect(mira.components.flatMap(({ evidence }: { evidence: unknown[] }) => evidence).length).toBeGreaterThan(0)
    expect(mira.percentage).toBeGreaterThan(otto.percentage)

    const best = await server.call('GET', `/api/job-descriptions/${job}/archive?limit=1`, { cookie })
    expect(best.body.results).toEqual([body.results[0]])
  })

  test('a result is ranked for the job description without using the quota, once', async () => {
    const server = testServer()
    const { cookie } = await server.recruiter()
    const submit = async (name: string, resume: Uint8Array, title: string) =>
      (
        await server.call('POST', '/api/submit', {
          cookie,
          body: submissionForm({ [name]: resume }, await aJobDescription({ title })),
        })
      ).body.results[0]
    const mira = await submit('mira.pdf', await aResume(), 'Backend Developer')
    const other = await aResume({ name: 'Ines Marlow', email: 'ines@example.com', phone: '+1 415 555 0177' })
    const job = (await submit('ines.pdf', other, 'Python Developer')).jobDescriptionId._id
    const usage = async () => (await server.call('GET', '/user', { cookie })).body.user.usage
    const before = await usage()
    const rank = () => server.call('POST', `/api/job-descriptions/${job}/archive/${mira.resumeId._id}/rank`, { cookie, body: {} })
    const { status, body } = await rank()
    expect(status).toBe(200)
    expect(body).toMatchObject({ resumeId: mira.resumeId, jobDescriptionId: { _id: job } })
    expect((await rank()).body._id).toBe(body._id)
    expect(await usage()).toEqual(before)
    const { results } = (await server.call('GET', `/api/job-descriptions/${job}/archive`, { cookie })).body
    const found = results.find(({ name }: { name: string }) => name === 'Mira Talvik')
    expect([found.candidateId, found.percentage]).toEqual([
      body._id,
      body.matchingResult[0]['Resume Data']['Matching Percentage'],
    ])
    const missing = await server.call('POST', `/api/job-descriptions/${job}/archive/nobody/rank`, { cookie, body: {} })
    expect(missing.status).toBe(404)
  })

  test('knows no job description of another workspace', async () => {
    const server = testServer()
    const owner = await server.recruiter()
    const stranger = await server.recruiter('sam@example.com')
    const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    const { body } = await server.call('POST', '/api/submit', { cookie: owner.cookie, body: form })
    const path = `/api/job-descriptions/${body.results[0].jobDescriptionId._id}/archive`
    expect((await server.call('GET', path, { cookie: stranger.cookie })).status).toBe(404)
    expect((await server.call('GET', path)).status).toBe(401)
  })
})
