import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aVerifiedCompany, jobFields, postedJob } from '../test-job-portal.ts'

async function aDesk() {
  const server = testServer()
  const company = await aVerifiedCompany(server)
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token: company.token, body })
  return { server, company, call }
}

describe('the profile of a company', () => {
  test('can be changed in parts; the pages of its jobs then say so, and their keepers are told', async () => {
    const { server, company, call } = await aDesk()
    const id = await postedJob(server, company.token)
    const { publicId } = (await call('GET', `/jobportal/jobs/${id}`)).body.job
    const changed: string[] = []
    server.app.jobPortal.onJobChanged((each) => changed.push(each))
    const { status, body } = await call('PUT', '/jobportal/profile', { fullName: ' Cara  Cooper ', isVerified: false })
    expect([status, body.user.name, body.user.companyName]).toEqual([200, 'Cara Cooper', 'Lantern Works'])
    expect(body.user.isVerified).toBe(true)
    expect(changed).toEqual([])
    await call('PUT', '/jobportal/profile', { companyName: 'Lighthouse Works' })
    expect((await server.call('GET', `/public/job/${publicId}`)).body.postedBy.name).toBe('Lighthouse Works')
    expect(changed).toEqual([publicId])
    await call('PUT', '/jobportal/profile', { applicationMails: 'daily' })
    expect((await call('GET', '/jobportal/profile')).body.user).toMatchObject({ name: 'Cara Cooper', applicationMails: 'daily' })
    expect(changed).toHaveLength(1)
    for (const [changes, sentence] of [
      [{ companyName: ' ' }, 'Company Name is required.'],
      [{ applicationMails: 'hourly' }, 'Emails about applications are one of each, daily, off.'],
    ] as const) {
      const refused = await call('PUT', '/jobportal/profile', changes)
      expect([refused.status, refused.body.message]).toEqual([400, sentence])
    }
  })
})

test('keepers of pages are told when a company is suspended, and when it is let in again', async () => {
  const { server, company } = await aDesk()
  for (const title of ['Data Analyst', 'Product Manager']) await postedJob(server, company.token, { title })
  const publicIds = (await server.jobPosts.ofCompany(company.id)).map(({ publicId }) => publicId)
  const changed: string[] = []
  server.app.jobPortal.onJobChanged((publicId) => changed.push(publicId))
  const cookie = await server.admin()
  for (const step of ['suspend', 'unsuspend']) {
    await server.call('POST', `/admin/${step}-jobposter/${company.id}`, { cookie, body: {} })
    expect(changed.splice(0).toSorted()).toEqual(publicIds.toSorted())
  }
})

test('the form offers the titles of the list, and skills by how they begin', async () => {
  const { server, call } = await aDesk()
  const { titles } = (await call('GET', '/jobportal/titles')).body
  expect(titles).toHaveLength(12)
  expect(titles[0]).toEqual({ _id: expect.any(String), name: 'AI Engineer' })
  const [last] = (await server.jobTitles.offered()).slice(-1)
  await server.jobTitles.retire(last!.id, true)
  expect((await call('GET', '/jobportal/titles')).body.titles).toHaveLength(11)

  const skillsFor = async (typed: string) =>
    (await call('GET', `/jobportal/skills?${new URLSearchParams({ q: typed })}`)).body.skills as string[]
  expect((await skillsFor('PY'))[0]).toBe('Python')
  expect((await skillsFor('java')).slice(0, 2)).toEqual(['Java', 'JavaScript'])
  expect((await skillsFor('k8s'))[0]).toBe('Kubernetes')
  expect(await skillsFor('s')).toHaveLength(10)
  expect(await skillsFor(' ')).toEqual([])
  expect(await skillsFor('%_\\')).toEqual([])
})

test('titles are suggested by how they or a word of them begin: first those of the list, then those of O*NET', async () => {
  const { server, call } = await aDesk()
  const recruiter = await server.recruiter()
  await server.jobTitles.add({ id: 'own', name: 'Gardening Poet' })
  const of = (path: string) => async (typed: string) => {
    const { titles } = (await server.call('GET', `${path}?${new URLSearchParams({ q: typed })}`, { cookie: recruiter.cookie }))
      .body
    return titles as string[]
  }
  const forCompany = async (typed: string) =>
    (await call('GET', `/jobportal/titles/like?${new URLSearchParams({ q: typed })}`)).body.titles as string[]
  for (const titlesFor of [forCompany, of('/api/titles')]) {
    expect((await titlesFor('  GARD'))[0]).toBe('Gardening Poet')
    expect((await titlesFor('poe'))[0]).toBe('Gardening Poet')
    expect((await titlesFor('forklift d'))[0]).toBe('Forklift Driver')
    // In the list and in O*NET: once.
    expect((await titlesFor('data sci')).filter((title) => title === 'Data Scientist')).toHaveLength(1)
    expect(await titlesFor('e')).toHaveLength(10)
    for (const typed of [' ', '%_\\', 'no such title at all']) expect(await titlesFor(typed)).toEqual([])
  }
  expect((await server.call('GET', '/jobportal/titles/like?q=a')).status).toBe(401)
  expect((await server.call('GET', '/api/titles?q=a')).status).toBe(401)
})

describe('texts to start a job from', () => {
  test('are there for every title that is offered, and can be posted as they are', async () => {
    const { server, company, call } = await aDesk()
    const { templates } = (await call('GET', '/jobportal/templates')).body
    expect(templates.map(({ name }: { name: string }) => name)).toEqual(
      (await server.jobTitles.offered()).map(({ name }) => name),
    )
    for (const { fields, isOwn } of templates) {
      expect(isOwn).toBe(false)
      await postedJob(server, company.token, { ...fields, location: 'Zürich' })
    }
    expect((await call('DELETE', `/jobportal/templates/${templates[0]._id}`)).status).toBe(404)
    const [title] = await server.jobTitles.offered()
    await server.jobTitles.retire(title!.id, true)
    expect((await call('GET', '/jobportal/templates')).body.templates).toHaveLength(11)
  })

  test('can be a company’s own: as much as was filled in, without a date, and never another company’s', async () => {
    const { server, call } = await aDesk()
    const other = await aVerifiedCompany(server, 'other@example.com')
    const fields = {
      ...jobFields(),
      jobType: 'Contract',
      closesOn: '2030-01-01',
      questions: [{ question: 'Why?' }],
      companyId: other.id,
      department: '',
    }
    const kept = await call('POST', '/jobportal/templates', { name: ' Our  developers ', fields })
    expect(kept.status).toBe(201)
    expect(kept.body).toEqual({
      _id: expect.any(String),
      name: 'Our developers',
      isOwn: true,
      fields: {
        title: 'Backend Developer',
        location: 'Zürich',
        jobType: 'Contract',
        skillsRequired: ['Go', 'PostgreSQL'],
        descriptionText: expect.any(String),
        questions: [{ id: expect.any(String), question: 'Why?', required: false }],
      },
    })
    expect((await call('GET', '/jobportal/templates')).body.templates[0]).toEqual(kept.body)
    const again = await call('POST', '/jobportal/templates', { name: 'our developers', fields: {} })
    expect([again.status, again.body.code]).toEqual([409, 'TEMPLATE_EXISTS'])
    for (const [name, wanted] of [
      ['', {}],
      ['x'.repeat(201), {}],
      ['Long', { title: 'x'.repeat(121) }],
    ] as const)
      expect((await call('POST', '/jobportal/templates', { name, fields: wanted })).status).toBe(400)
    const path = `/jobportal/templates/${kept.body._id}`
    expect((await server.call('GET', '/jobportal/templates', { token: other.token })).text).not.toContain('Our developers')
    expect((await server.call('DELETE', path, { token: other.token })).status).toBe(404)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(404)
  })

  test('are fifty at most for one company', async () => {
    const { call } = await aDesk()
    for (let count = 0; count < 50; count++)
      expect((await call('POST', '/jobportal/templates', { name: `Text ${count}`, fields: {} })).body.fields).toEqual({})
    const refused = await call('POST', '/jobportal/templates', { name: 'One more', fields: {} })
    expect([refused.status, refused.body.code]).toEqual([403, 'LIMIT_REACHED'])
  })
})

test('the public address of a job is the one the server is known by', async () => {
  const { server, company, call } = await aDesk()
  const id = await postedJob(server, company.token)
  const { publicId } = (await server.jobPosts.find(id))!
  const { body } = await call('POST', `/jobportal/generate-public-url/${id}`, {})
  expect(body).toEqual({ publicUrl: `http://localhost:3000/jobs/${publicId}` })
})

test('a suspended company has no public jobs and no files for strangers; an unknown job is not there', async () => {
  const { server, company } = await aDesk()
  const id = await postedJob(server, company.token)
  const { publicId } = (await server.jobPosts.find(id))!
  const cookie = await server.admin()
  await server.call('POST', `/admin/suspend-jobposter/${company.id}`, { cookie, body: {} })
  for (const path of [`/public/job/${publicId}`, `/public/job/${id}`, `/public/view-jd/${id}`, '/public/job/nothing']) {
    const { status, body } = await server.call('GET', path)
    expect([status, body.error]).toEqual([404, "The job you're looking for doesn't exist or may have been removed."])
  }
})
