import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { anApplication } from '../applications/test-applications.ts'
import { aVerifiedCompany, days, postedJob } from '../test-job-portal.ts'

const made = ['Your Company', 'Our Company', '0-1 years', 'General', 'Negotiable', 'business days']

async function aBoard(changes: Record<string, unknown> = {}) {
  const server = testServer()
  const company = await aVerifiedCompany(server)
  const id = await postedJob(server, company.token, changes)
  const job = (await server.jobPosts.find(id))!
  const own = (path: string) => server.call('GET', path, { token: company.token })
  const page = async () => (await server.call('GET', `/public/job-page/${job.publicId}`)).body
  const apply = async (facts: { waited?: number; ago?: number; withdrawn?: boolean } = {}) => {
    const appliedAt = new Date(server.clock.now().getTime() - days(facts.ago ?? 60))
    const answeredAt = facts.waited === undefined ? null : new Date(appliedAt.getTime() + days(facts.waited))
    return anApplication(server, job, { appliedAt, answeredAt, ...(facts.withdrawn && { withdrawnAt: appliedAt }) })
  }
  return { server, company, id, job, own, page, apply }
}

describe('a field that a company left blank', () => {
  test('is nothing in any call, and the job is offered by the company, never by a person', async () => {
    const { server, id, job, own } = await aBoard()
    const answers = [
      await server.call('GET', `/public/job/${job.publicId}`),
      await server.call('GET', '/public/jobs'),
      await server.call('GET', `/public/job-page/${job.publicId}`),
      await server.call('GET', '/jobs.xml'),
      await server.call('GET', '/jobs.rss'),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).toContain('Lantern Works')
      for (const words of [...made, 'Cara Company']) expect(text).not.toContain(words)
    }
    const nothing = { companyName: 'Lantern Works', experience: '', department: '', salaryRange: '', jobType: 'Full-Time' }
    expect(answers[0]!.body).toMatchObject({ ...nothing, postedBy: { name: 'Lantern Works', department: '' } })
    expect(answers[1]!.body).toMatchObject([nothing])
    expect(answers[2]!.body).toMatchObject({ job: nothing, company: 'Lantern Works', answers: null })
    for (const path of [`/jobportal/jobs/${id}`, '/jobportal/myjobs']) {
      const { body, text } = await own(path)
      expect(body.job ?? body.jobs[0]).toMatchObject({ ...nothing, fields: { companyName: '', salaryRange: '' } })
      for (const words of made) expect(text).not.toContain(words)
    }
  })

  test('follows the company when it changes its name', async () => {
    const { server, company, page } = await aBoard()
    await server.call('PUT', '/jobportal/profile', { token: company.token, body: { companyName: 'Lighthouse Works' } })
    expect(await page()).toMatchObject({ company: 'Lighthouse Works', job: { companyName: 'Lighthouse Works' } })
  })

  test('is not one that says what others leave to be said', async () => {
    const { page } = await aBoard({ experience: '0-1 years', department: 'General', salaryRange: 'Negotiable' })
    expect((await page()).job).toMatchObject({ experience: '0-1 years', department: 'General', salaryRange: 'Negotiable' })
  })

  test('leaves mails to applicants to name the company', async () => {
    const { server, id } = await aBoard()
    const form = new FormData()
    form.set('name', 'Mira Talvik')
    form.set('email', 'mira@example.com')
    form.set('resume', new File(['%PDF-1.4 nothing to see'], 'cv.pdf'))
    expect((await server.call('POST', `/public/apply/${id}`, { body: form })).status).toBe(201)
    const mail = (await server.sentMails()).find(({ kind }) => kind === 'application-sent')
    expect(mail).toMatchObject({ companyName: 'Lantern Works', jobTitle: 'Backend Developer' })
  })
})

describe('how long an answer takes', () => {
  test('is a measured figure, from 20 answers on', async () => {
    const { page, apply } = await aBoard()
    for (let answered = 0; answered < 19; answered += 1) await apply({ waited: answered + 0.5 })
    expect((await page()).answers).toBeNull()
    await apply({ waited: 40 })
    // The tenth of twenty waited nine and a half days.
    expect((await page()).answers).toBe('Half of the applicants here had an answer within 10 days.')
  })

  test('counts those who still wait, and is not said while they are more than half', async () => {
    const { page, apply } = await aBoard()
    for (let answered = 0; answered < 20; answered += 1) await apply({ waited: answered < 15 ? 0.1 : 30 })
    expect((await page()).answers).toBe('Half of the applicants here had an answer within one day.')
    for (let waiting = 0; waiting < 19; waiting += 1) await apply()
    expect((await page()).answers).toBe('Half of the applicants here had an answer within 30 days.')
    for (let waiting = 0; waiting < 3; waiting += 1) await apply()
    expect((await page()).answers).toBeNull()
  })

  test('leaves out who withdrew before an answer, and what is more than a year ago', async () => {
    const { page, apply } = await aBoard()
    for (let answered = 0; answered < 20; answered += 1) await apply({ waited: 2 })
    for (let gone = 0; gone < 30; gone += 1) await apply({ withdrawn: true })
    for (let old = 0; old < 30; old += 1) await apply({ waited: 200, ago: 400 })
    expect((await page()).answers).toBe('Half of the applicants here had an answer within 2 days.')
  })

  test('is what the company says in its own words, where it says something', async () => {
    const { server, company, page, own, apply } = await aBoard()
    for (let answered = 0; answered < 20; answered += 1) await apply({ waited: 2 })
    const say = (answerWords: string) => server.call('PUT', '/jobportal/profile', { token: company.token, body: { answerWords } })
    expect((await say('  We answer\neverybody within two weeks. ')).body.user.answerWords).toBe(
      'We answer everybody within two weeks.',
    )
    expect((await page()).answers).toBe('We answer everybody within two weeks.')
    expect((await own('/jobportal/profile')).body).toMatchObject({
      user: { answerWords: 'We answer everybody within two weeks.' },
      answerDays: 2,
    })
    expect((await say('x'.repeat(301))).status).toBe(400)
    await say('')
    expect((await page()).answers).toBe('Half of the applicants here had an answer within 2 days.')
  })

  test('is of this company alone', async () => {
    const { server, page, apply } = await aBoard()
    for (let answered = 0; answered < 20; answered += 1) await apply({ waited: 2 })
    const other = await aVerifiedCompany(server, 'other@example.com', 'Other Works')
    const { publicId } = (await server.jobPosts.find(await postedJob(server, other.token)))!
    expect((await server.call('GET', `/public/job-page/${publicId}`)).body.answers).toBeNull()
    expect((await page()).answers).not.toBeNull()
  })
})
