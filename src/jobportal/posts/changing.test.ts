import { describe, expect, test } from 'bun:test'
import { aJobDescription } from '#adapters/test-documents.ts'
import { anApplication, aReadApplication } from '../applications/test-applications.ts'
import { aVerifiedCompany, jobFields, minutes, postedJob } from '../test-job-portal.ts'
import { aPoster, formOf, type Server, stored } from './test-posts.ts'

describe('editing a job', () => {
  test('changes what it says and when it was changed, keeps the ids of its questions, and is told to who keeps pages', async () => {
    const { server, company, call, job } = await aPoster()
    const questions = [
      { question: 'Why us?', required: true },
      { question: 'When?', required: false },
    ]
    const id = await postedJob(server, company.token, { questions })
    const before = await job(id)
    const changed: string[] = []
    server.app.jobPortal.onJobChanged((publicId) => changed.push(publicId))
    server.clock.advance(minutes(5))
    const wanted = [
      { id: before.questions[1].id, question: 'From when on?', required: true },
      { question: 'Why us?' },
      { question: 'How?' },
    ]
    const edit = { location: 'Bern', questions: JSON.stringify(wanted), isRemote: true, closesOn: '2026-12-24' }
    const { status, body } = await call('PUT', `/jobportal/jobs/${id}`, jobFields(edit))
    expect(status).toBe(200)
    expect(body.job).toEqual(await job(id))
    expect(body.job).toMatchObject({
      location: 'Bern',
      isRemote: true,
      closesOn: '2026-12-24',
      createdAt: before.createdAt,
      updatedAt: server.clock.now().toISOString(),
      publicId: before.publicId,
      questions: [
        { id: before.questions[1].id, question: 'From when on?', required: true },
        { id: before.questions[0].id, question: 'Why us?', required: false },
        { id: expect.any(String), question: 'How?', required: false },
      ],
    })
    expect(changed).toEqual([before.publicId])
  })

  test('replaces and removes its file, also from the disk', async () => {
    const { server, company, call, job } = await aPoster()
    const pdf = { bytes: await aJobDescription(), name: 'job.pdf' }
    const id = (await call('POST', '/jobportal/post', formOf({}, pdf))).body.jobId
    const [first] = await stored(server, company.id)
    server.clock.advance(minutes(1))
    await call('PUT', `/jobportal/jobs/${id}`, formOf({}, pdf))
    expect((await job(id)).jobDescriptionFile).toBe(`backend_developer_${server.clock.now().getTime()}.pdf`)
    await server.app.worker.runDue()
    const [second, ...more] = await stored(server, company.id)
    expect([second === first, more]).toEqual([false, []])

    const kept = await call('PUT', `/jobportal/jobs/${id}`, jobFields({ removeFile: true }))
    expect([kept.status, kept.body.job.jobDescriptionFile]).toEqual([200, null])
    await server.app.worker.runDue()
    expect(await stored(server, company.id)).toEqual([])
    expect((await call('GET', `/jobportal/view-jd/${id}`)).status).toBe(404)
  })
})

test('a copy of a job brings its own copy of the file; no other company can copy it', async () => {
  const { server, company, call, job } = await aPoster()
  const other = await aVerifiedCompany(server, 'other@example.com')
  const bytes = await aJobDescription()
  const from = (await call('POST', '/jobportal/post', formOf({}, { bytes, name: 'job.pdf' }))).body.jobId
  const stolen = await server.call('POST', '/jobportal/post', { token: other.token, body: jobFields({ copyFileFrom: from }) })
  expect(stolen.status).toBe(404)
  const id = await postedJob(server, company.token, { title: 'Data Analyst', copyFileFrom: from })
  expect((await job(id)).jobDescriptionFile).toStartWith('data_analyst_')
  expect((await call('DELETE', `/jobportal/jobs/${from}`)).status).toBe(204)
  await server.app.worker.runDue()
  const [key, ...more] = await stored(server, company.id)
  expect(more).toEqual([])
  expect(Buffer.from(await server.fileStore.read(key!)).equals(bytes)).toBe(true)
})

describe('a job is closed', () => {
  test('and reopened by its company, which the log remembers', async () => {
    const { server, company, call, job } = await aPoster()
    const id = await postedJob(server, company.token)
    const set = (status: string) => call('PATCH', `/jobportal/jobs/${id}`, { status })
    expect((await set('Closed')).body.job.status).toBe('Closed')
    expect((await server.call('GET', '/public/jobs')).body).toEqual([])
    expect((await server.call('GET', `/public/job/${(await job(id)).publicId}`)).body.status).toBe('Closed')
    await set('Closed')
    expect((await set('Active')).body.job.status).toBe('Active')
    expect((await set('Paused')).status).toBe(400)
    await call('PUT', `/jobportal/jobs/${id}`, jobFields({ location: 'Bern' }))
    await call('DELETE', `/jobportal/jobs/${id}`)
    const log = await server.auditTrail.page({}, { limit: 50, offset: 0 })
    const entries = log.entries.filter(({ details }) => details?.job === id).map(({ action }) => action)
    expect(entries.toReversed()).toEqual(['post-job', 'close-job', 'reopen-job', 'edit-job', 'delete-job'])
  })

  test('when its last day is over, once; the day counts to its end, and one that has moved is not kept', async () => {
    const { server, company, call, job } = await aPoster()
    const today = server.app.jobPortal.today()
    const id = await postedJob(server, company.token, { closesOn: today })
    const moved = await postedJob(server, company.token, { closesOn: today })
    await call('PUT', `/jobportal/jobs/${moved}`, jobFields({ closesOn: '2027-01-01' }))
    const changed: string[] = []
    server.app.jobPortal.onJobChanged((publicId) => changed.push(publicId))
    const untilMidnight = Date.parse(`${today}T23:59:59Z`) - server.clock.now().getTime()
    server.clock.advance(untilMidnight)
    await server.app.worker.runDue()
    expect((await server.jobPosts.find(id))?.status).toBe('Active')
    server.clock.advance(2000)
    expect((await server.call('GET', '/public/jobs')).body).toHaveLength(1)
    await server.app.worker.runDue()
    expect((await server.jobPosts.find(id))?.status).toBe('Closed')
    expect((await server.jobPosts.find(moved))?.status).toBe('Active')
    expect(changed).toEqual([(await server.jobPosts.find(id))!.publicId])

    const token = (await server.call('POST', '/jobportal/login', { body: company })).body.token
    const reopened = await server.call('PATCH', `/jobportal/jobs/${id}`, { token, body: { status: 'Active' } })
    expect(reopened.body.job).toMatchObject({ status: 'Active', closesOn: null })
    expect((await job(id))?.status).toBeUndefined()
  })
})

describe('a job that people have applied for', () => {
  test('names their applications, newest first, and counts what is left to do; who withdrew is left out of that', async () => {
    const { server, company, call, job } = await aPoster()
    const id = await postedJob(server, company.token)
    const post = (await server.jobPosts.find(id))!
    const later = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000)
    const first = await anApplication(server, post, { reading: 'unreadable' })
    const second = await anApplication(server, post, { appliedAt: later(1), status: 'Reviewed', answeredAt: later(2) })
    const third = await anApplication(server, post, { appliedAt: later(2), withdrawnAt: later(3) })
    const own = await job(id)
    expect(own.applications).toEqual([third.id, second.id, first.id])
    expect(own.counts).toEqual({ new: 1, needPerson: 1, unanswered: 1 })
    expect((await call('GET', '/jobportal/myjobs')).body.jobs).toEqual([own])
  })

  test('cannot be deleted', async () => {
    const { server, company, call } = await aPoster()
    const id = await postedJob(server, company.token)
    await anApplication(server, (await server.jobPosts.find(id))!)
    const { status, body } = await call('DELETE', `/jobportal/jobs/${id}`)
    expect([status, body.code]).toEqual([409, 'HAS_APPLICATIONS'])
    expect((await call('GET', `/jobportal/jobs/${id}`)).status).toBe(200)
  })

  test('scores them again when it asks for something else', async () => {
    const { server, company, call } = await aPoster()
    const id = await postedJob(server, company.token)
    await server.app.worker.runDue()
    const application = await aReadApplication(server, (await server.jobPosts.find(id))!)
    await call('PUT', `/jobportal/jobs/${id}`, jobFields({ skillsRequired: 'Kafka, Terraform, Ansible' }))
    await server.app.worker.runDue()
    const match = (await server.applications.find(application.id))?.match
    expect(match?.requirements?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Terraform', 'Ansible']))
  })
})

describe('what a job asks for', () => {
  const asked = async (server: Server, id: string) =>
    (await server.jobPosts.find(id))?.requirements?.mustHave.map(({ value }) => value.skill)

  test('is read from its text, its skills and its file right after it was posted', async () => {
    const { server, call } = await aPoster()
    const form = formOf({ experience: '3-5 years', skillsRequired: 'Kafka' }, { bytes: await aJobDescription(), name: 'job.pdf' })
    const { jobId } = (await call('POST', '/jobportal/post', form)).body
    expect(await asked(server, jobId)).toBeUndefined()
    await server.app.worker.runDue()
    const job = await server.jobPosts.find(jobId)
    expect(await asked(server, jobId)).toEqual(expect.arrayContaining(['PostgreSQL', 'Apache Kafka', 'Python', 'Docker']))
    expect(job?.requirements?.minimumYears?.value).toBe(3)
    expect(job?.requirements?.title?.value).toBe('Backend Developer')
  })

  test('is read again only when the text is another and twice at once comes to the same', async () => {
    const { server, company, call } = await aPoster()
    const id = await postedJob(server, company.token)
    await server.app.worker.runDue()
    const first = await server.jobPosts.find(id)
    await call('PUT', `/jobportal/jobs/${id}`, jobFields({ location: 'Bern' }))
    expect((await server.jobPosts.find(id))?.requirements).toEqual(first!.requirements)
    await call('PUT', `/jobportal/jobs/${id}`, jobFields({ skillsRequired: 'Go, Kafka' }))
    const read = server.app.jobPortal.readJobPost
    const reading = await Promise.all([read(id), read(id)])
    expect(reading[0]).toEqual(reading[1])
    expect(reading[0]?.textHash).not.toBe(first!.textHash)
    expect(await asked(server, id)).toContain('Apache Kafka')
    expect(await read('nothing')).toBeNull()
  })
})
