import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aJob, days } from './test-job-portal.ts'

const elsewhere = { origin: 'https://careers.example' }
const corsHeaders = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))

async function aBoard() {
  const server = testServer()
  const { id } = await server.company('cara@example.com', 'Lantern Works')
  const list = (path = '/public/jobs', headers: Record<string, string> = {}) => server.call('GET', path, { headers })
  return { server, companyId: id, list }
}

describe('GET /public/jobs', () => {
  test('is empty until a job is there', async () => {
    const { list } = await aBoard()
    expect(await list()).toMatchObject({ status: 200, body: [] })
  })

  test('lists active jobs as bare objects, newest first, without what is not for strangers', async () => {
    const { server, companyId, list } = await aBoard()
    const older = aJob(companyId)
    const newer = aJob(companyId, {
      title: 'Data Analyst',
      companyName: 'Lantern Labs',
      experience: '3 years',
      department: 'Insights',
      salaryRange: 'CHF 100k',
      jobType: 'Contract',
      createdAt: new Date(older.createdAt.getTime() + days(1)),
    })
    for (const job of [older, newer, aJob(companyId, { title: 'Filled already', status: 'Closed' })])
      await server.jobPosts.add(job)
    const { body, text } = await list()
    expect(body).toEqual([
      {
        _id: newer.id,
        publicId: newer.publicId,
        title: 'Data Analyst',
        companyName: 'Lantern Labs',
        location: 'Zürich',
        jobType: 'Contract',
        experience: '3 years',
        salaryRange: 'CHF 100k',
        department: 'Insights',
        descriptionText: 'Runs the payments API.',
        skillsRequired: ['Go', 'PostgreSQL'],
        jobDescriptionFile: null,
        status: 'Active',
        createdAt: '2026-03-02T09:00:00.000Z',
        updatedAt: null,
        closesOn: null,
        country: null,
        isRemote: false,
        questions: [],
        postedBy: { name: 'Lantern Labs', department: 'Insights' },
      },
      expect.objectContaining({
        title: 'Backend Developer',
        companyName: 'Lantern Works',
        experience: '',
        department: '',
        salaryRange: '',
        postedBy: { name: 'Lantern Works', department: '' },
      }),
    ])
    expect(text).not.toContain('Cara')
    expect(text).not.toContain('cara@example.com')
    expect(text).not.toContain(companyId)
  })

  test('comes in pages, and says how many jobs there are', async () => {
    const { server, companyId, list } = await aBoard()
    for (const title of ['One', 'Two', 'Three']) await server.jobPosts.add(aJob(companyId, { title }))
    const first = await list('/public/jobs?limit=2')
    expect(first.body).toHaveLength(2)
    expect(first.headers.get('x-total-count')).toBe('3')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await list(next)).body).toHaveLength(1)
    expect((await list('/public/jobs?limit=0')).status).toBe(400)
  })

  test('leaves out the jobs of a suspended company', async () => {
    const { server, companyId, list } = await aBoard()
    await server.jobPosts.add(aJob(companyId))
    const cookie = await server.admin()
    await server.call('POST', `/admin/suspend-jobposter/${companyId}`, { cookie, body: {} })
    expect((await list()).body).toEqual([])
  })
})

describe('pages of other sites', () => {
  test('may read the list of jobs, without cookies, and may only read', async () => {
    const { server, list } = await aBoard()
    const { headers } = await list('/public/jobs', elsewhere)
    expect(headers.get('access-control-allow-origin')).toBe(elsewhere.origin)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('access-control-expose-headers')).toContain('x-total-count')
    expect(headers.get('content-security-policy')).toBeTruthy()
    const asked = { ...elsewhere, 'access-control-request-method': 'DELETE' }
    const preflight = await server.call('OPTIONS', '/public/jobs', { headers: asked })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET')
    const posted = await server.call('POST', '/public/jobs', { headers: elsewhere, body: {} })
    expect(posted.status).toBe(403)
  })

  test('may read nothing else', async () => {
    const { server } = await aBoard()
    const { token } = await server.company('other@example.com')
    const cookie = await server.admin()
    const paths = server.app.server.routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/:\w+/g, 'x'))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of [...paths, '/public/job/x', '/nowhere'].filter((each) => each !== '/public/jobs')) {
      const answer = await server.call('GET', path, { headers: elsewhere, cookie, token })
      expect([path, corsHeaders(answer.headers)]).toEqual([path, []])
      const preflight = await server.call('OPTIONS', path, {
        headers: { ...elsewhere, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      })
      expect([path, preflight.status, corsHeaders(preflight.headers)]).toEqual([path, 404, []])
    }
  })
})

describe('a company', () => {
  test('sees its own jobs, active and closed', async () => {
    const { server, companyId } = await aBoard()
    const other = await server.company('other@example.com', 'Elsewhere')
    await server.jobPosts.add(aJob(companyId, { title: 'Ours', status: 'Closed' }))
    await server.jobPosts.add(aJob(other.id, { title: 'Theirs' }))
    const { body } = await server.call('GET', '/jobportal/myjobs', { token: other.token })
    expect(body.jobs.map((job: { title: string }) => job.title)).toEqual(['Theirs'])
  })
})

describe('GET /admin/jobposters', () => {
  test('lists the companies with the number of their jobs and when they were last here', async () => {
    const { server, companyId } = await aBoard()
    await server.company('other@example.com', 'Élan Söhne')
    for (const status of ['Active', 'Closed'] as const) await server.jobPosts.add(aJob(companyId, { status }))
    const cookie = await server.admin()
    const { body, headers } = await server.call('GET', '/admin/jobposters', { cookie })
    expect(headers.get('x-total-count')).toBe('2')
    expect(body.find(({ _id }: { _id: string }) => _id === companyId)).toMatchObject({
      name: 'Cara Company',
      email: 'cara@example.com',
      phone: '',
      jobCount: 2,
      lastActive: server.clock.now().toISOString(),
      companyName: 'Lantern Works',
      isVerified: false,
      isSuspended: false,
    })
    for (const q of ['OTHER@', 'éLAN', 'SÖHNE', 'élan sö'])
      expect((await server.call('GET', `/admin/jobposters?${new URLSearchParams({ q })}`, { cookie })).body).toHaveLength(1)
    expect((await server.call('GET', '/admin/jobposters?q=%25', { cookie })).body).toEqual([])
  })

  test('answers one company the same way, and whether an administrator has vouched for it', async () => {
    const { server, companyId } = await aBoard()
    const cookie = await server.admin()
    const one = async () => (await server.call('GET', `/admin/jobposters/${companyId}`, { cookie })).body
    expect(await one()).toEqual((await server.call('GET', '/admin/jobposters', { cookie })).body[0])
    expect(await one()).toMatchObject({ isApproved: false, isVerified: false })
    await server.call('POST', `/admin/verify-jobposter/${companyId}`, { cookie, body: {} })
    expect((await one()).isApproved).toBe(true)
    expect((await server.call('GET', '/admin/jobposters/nobody', { cookie })).status).toBe(404)
  })

  test('answers 404 for a company that is not there', async () => {
    const { server } = await aBoard()
    const cookie = await server.admin()
    for (const step of ['verify', 'suspend', 'unsuspend'])
      expect((await server.call('POST', `/admin/${step}-jobposter/nobody`, { cookie, body: {} })).status).toBe(404)
  })
})
