import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { aCompanyWithJob, anApplication } from '../jobportal/applications/test-applications.ts'

setDefaultTimeout(120_000)

async function aJob() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const resumes = {
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0199', title: 'Barman' }),
  }
  const { body } = await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, await aJobDescription()) })
  const job: string = body.results[0].jobDescriptionId._id
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
  return { server, cookie, job, call, lab: `/api/job-descriptions/${job}/flip-lab` }
}

describe('the flip lab', () => {
  test('compares candidates and invented people with their twins in the background', async () => {
    const { server, call, lab } = await aJob()
    expect((await call('GET', lab)).body).toMatchObject({ run: null, isBusy: false })
    const started = await call('POST', lab)
    expect(started).toMatchObject({ status: 202, body: { isBusy: true, run: { state: 'waiting' } } })
    expect(await call('POST', lab)).toMatchObject({ status: 409, body: { code: 'FLIP_LAB_BUSY' } })
    await server.app.worker.runDue()
    const { body } = await call('GET', lab)
    expect(body).toMatchObject({
      isBusy: false,
      run: { state: 'done', result: { candidates: 2, failed: 0, criteriaVersion: 1 } },
    })
    const { counts, differing, differences } = body.run.result
    const twins = counts.reduce((sum: number, each: { twins: number }) => sum + each.twins, 0)
    expect(twins).toBeGreaterThan(150)
    expect(counts.map(({ kind }: { kind: string }) => kind)).toContain('gender')
    const differ = counts.reduce((sum: number, each: { twins: number; same: number }) => sum + each.twins - each.same, 0)
    expect(differing).toBe(differ)
    for (const { from, to, components, cause } of differences)
      expect([from, to, components.length > 0, cause !== '']).toEqual([from, to, true, true])
  })

  test('a viewer may look and not start, and another workspace finds nothing', async () => {
    const { server, cookie, lab } = await aJob()
    const viewer = await server.colleague(cookie, 'viewer')
    const stranger = (await server.recruiter('stan@example.com')).cookie
    expect((await server.call('GET', lab, { cookie: viewer })).status).toBe(200)
    expect((await server.call('POST', lab, { cookie: viewer })).status).toBe(403)
    expect((await server.call('GET', lab, { cookie: stranger })).status).toBe(404)
    expect((await server.call('POST', lab, { cookie: stranger })).status).toBe(404)
  })

  test('says who would move before other criteria are applied to all', async () => {
    const { call, job } = await aJob()
    const preview = () => call('GET', `/api/job-descriptions/${job}/rescore-preview`).then(({ body }) => body)
    expect(await preview()).toMatchObject({ candidates: 2, outdated: 0, moves: [] })
    const { body: criteria } = await call('GET', `/api/job-descriptions/${job}/criteria`)
    const { weights, skills, years, degree } = criteria
    const choice = {
      weights: { ...weights, title: 100 },
      skills: skills.map(({ skill, alternatives, must, weight }: Record<string, unknown>) => ({
        skill,
        alternatives,
        must,
        weight,
      })),
      years,
      degree,
    }
    await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice })
    const { outdated, moves } = await preview()
    expect(outdated).toBe(2)
    expect(moves.length).toBeGreaterThan(0)
    const { body: ranking } = await call('GET', `/api/job-descriptions/${job}/ranking`)
    for (const { candidateId, from } of moves)
      expect(ranking.rows.find((row: { _id: string }) => row._id === candidateId).percentage).toBe(from.percentage)
  })
})

describe('what applicants say of themselves', () => {
  async function withApplicants() {
    const server = testServer()
    const company = await aCompanyWithJob(server)
    const applicants: { id: string; token: string }[] = []
    for (let i = 0; i < 24; i += 1) {
      const { id } = await anApplication(server, company.job, { status: i % 4 === 0 ? 'Shortlisted' : 'New' })
      const token = `a private link of an applicant, number ${i}`
      await server.applications.addLink(id, hashOf(token), server.clock.now())
      applicants.push({ id, token })
    }
    const say = (token: string, sex: string | null, ethnicity: string | null) =>
      server.call('PUT', `/api/application/${encodeURIComponent(token)}/self-identification`, { body: { sex, ethnicity } })
    return { server, company, applicants, say }
  }

  test('is theirs to say, read, change and take back, with their link alone', async () => {
    const { server, applicants, say } = await withApplicants()
    const { token } = applicants[0]!
    const read = () => server.call('GET', `/api/application/${encodeURIComponent(token)}/self-identification`)
    expect((await say(token, 'female', 'asian')).body).toEqual({ sex: 'female', ethnicity: 'asian' })
    expect((await read()).body).toEqual({ sex: 'female', ethnicity: 'asian' })
    expect((await say(token, null, 'something else')).body).toEqual({ sex: null, ethnicity: null })
    expect((await read()).body).toEqual({ sex: null, ethnicity: null })
    expect((await say('a link that nobody was given', 'male', null)).status).toBeGreaterThanOrEqual(400)
  })

  test('is in no answer to the company, but for counts of whole months', async () => {
    const { server, company, applicants, say } = await withApplicants()
    for (const [i, { token }] of applicants.entries()) await say(token, i % 2 ? 'another' : 'male', 'pacific')
    const call = (path: string) => server.call('GET', path, { token: company.token })
    const fresh = await call('/jobportal/impact-ratios')
    expect(fresh.body).toMatchObject({ answered: 0, tables: [] })
    for (const { path } of server.app.server.routes.filter(({ method }) => method === 'GET'))
      for (const id of [company.job.id, applicants[0]!.id]) {
        if (path.includes('impact-ratios')) continue
        const answer = await call(path.replace(':id', id).replace(/:\w+/g, 'x'))
        expect({ path, leaks: /pacific|non-binary|"another"/i.test(answer.text) && !path.includes('openapi') }).toEqual({
          path,
          leaks: false,
        })
      }
    server.clock.advance(40 * 86_400_000)
    const { token } = (
      await server.call('POST', '/jobportal/login', { body: { email: company.email, password: company.password } })
    ).body
    const { body } = await server.call('GET', '/jobportal/impact-ratios', { token })
    expect(body).toMatchObject({ answered: 20, smallestGroup: 10 })
    expect(body.tables[0].rows).toEqual([
      expect.objectContaining({ group: 'Male', people: 12, selected: 6, selectionRate: 0.5, impactRatio: 1 }),
      expect.objectContaining({ group: 'Non-binary or another', people: 12, selected: 0, impactRatio: 0 }),
    ])
    const stranger = await aCompanyWithJob(server, 'stan@example.com', 'Stray Works')
    expect((await server.call('GET', '/jobportal/impact-ratios', { token: stranger.token })).body.answered).toBe(0)
    const admin = await server.admin()
    expect((await server.call('GET', '/admin/impact-ratios', { cookie: admin })).body.answered).toBe(20)
    const { cookie } = await server.recruiter()
    expect((await server.call('GET', '/admin/impact-ratios', { cookie })).status).toBe(403)
  })

  test('goes with the application', async () => {
    const { server, company, applicants, say } = await withApplicants()
    const { id, token } = applicants[0]!
    await say(token, 'male', 'asian')
    await server.call('DELETE', `/jobportal/applications/${id}`, { token: company.token })
    expect(await server.selfIdentifications.find(id)).toBeNull()
  })
})
