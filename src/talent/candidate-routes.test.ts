import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { candidates, savedViews } from '#adapters/database/schema.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

// The first of them also loads the knowledge that resumes are read by.
setDefaultTimeout(20_000)

interface Named {
  resumeId: { filename: string }
}

interface Employed {
  matchingResult: [{ 'Resume Data': { company_names: string[] } }]
}

const files = (body: Named[]) => body.map(({ resumeId }) => resumeId.filename)

async function aTeam() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const get = (path: string, as = cookie) => server.call('GET', path, { cookie: as })
  const upload = {
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({
      name: 'Jon Vale',
      email: 'jon@example.com',
      phone: '+1 415 555 0188',
      skills: ['Kotlin', 'Gradle', 'C'],
    }),
  }
  const job = await aJobDescription()
  await server.call('POST', '/api/submit', { cookie, body: submissionForm(upload, job) })
  return { server, cookie, get }
}

describe('the list of candidates', () => {
  test('takes filters that may be repeated, and pages keep them', async () => {
    const { get } = await aTeam()
    const all = await get('/api/candidate-filtering?skills=kotlin&skills=nothing')
    expect(files(all.body)).toEqual(['jon.pdf'])
    expect(all.headers.get('x-total-count')).toBe('1')
    expect(files((await get('/api/candidate-filtering?skills=kotlin&jobType=Fresher&job_title=nobody')).body)).toEqual([])
    const first = await get('/api/candidate-filtering?skills=kotlin&skills=python&limit=1&sort=newest')
    const next = first.headers.get('link')!.match(/<(.*)>; rel="next"/)![1]!
    expect(files([...first.body, ...(await get(next)).body]).toSorted()).toEqual(['jon.pdf', 'mira.pdf'])
    expect(files((await get('/api/candidate-filtering?q=C')).body)).toEqual(['jon.pdf'])
  })

  test('is in the order that a heading asks for, and each row says its place for the position', async () => {
    const { get } = await aTeam()
    const list = async (sort: string) => (await get(`/api/candidate-filtering?fields=list&sort=${sort}`)).body
    expect(files(await list('name'))).toEqual(['jon.pdf', 'mira.pdf'])
    expect(files(await list('-name'))).toEqual(['mira.pdf', 'jon.pdf'])
    const byRank: { rank: number; stage: string }[] = await list('rank')
    expect(byRank.map(({ rank, stage }) => [rank, stage])).toEqual([
      [1, 'New'],
      [2, 'New'],
    ])
    expect(files(await list('-match'))).toEqual(files(await list('match')).toReversed())
    const one = (await get('/api/candidate-filtering?fields=list&skills=kotlin&q=C')).body[0]
    expect(one.rank).toBe(files(await list('match')).indexOf('jon.pdf') + 1)
  })

  test('takes a value with a comma as one value, in every call that filters', async () => {
    const server = testServer()
    const { cookie } = await server.recruiter()
    const get = (path: string) => server.call('GET', path, { cookie })
    const upload = {
      'stark.pdf': await aResume({ company: 'Stark Industries, Inc.' }),
      'wayne.pdf': await aResume({
        name: 'Jon Vale',
        email: 'jon@example.com',
        phone: '+1 415 555 0188',
        company: 'Wayne Works, Inc.',
      }),
    }
    await server.call('POST', '/api/submit', { cookie, body: submissionForm(upload, await aJobDescription()) })
    const all = (await get('/api/candidate-filtering')).body
    expect(all.flatMap((each: Employed) => each.matchingResult[0]['Resume Data'].company_names).toSorted()).toEqual([
      'Stark Industries, Inc.',
      'Wayne Works, Inc.',
    ])
    const filter = 'company_names=Stark+Industries%2C+Inc'
    expect(files((await get(`/api/candidate-filtering?${filter}`)).body)).toEqual(['stark.pdf'])
    expect(files((await get('/api/candidate-filtering?company_names=Stark Industries, Inc')).body)).toEqual(['stark.pdf'])
    expect((await get(`/api/candidate-filtering?${filter}&company_names=wayne`)).body).toHaveLength(2)
    expect((await get(`/api/candidates/facets?${filter}`)).body.job_title.values[0].count).toBe(1)
    expect(files((await get(`/api/recommendations/candidates?${filter}`)).body)).toEqual(['stark.pdf'])
    expect((await get(`/api/candidates/export.json?${filter}`)).body).toHaveLength(1)
    await server.call('POST', `/api/candidates/${all[0]._id}/tags`, { cookie, body: { name: 'Later, maybe' } })
    expect((await get('/api/candidate-filtering?tag=Later, maybe')).body).toHaveLength(1)
  })

  test('comes without its analysis and lists for those who show a list', async () => {
    const { get } = await aTeam()
    const full = (await get('/api/candidate-filtering')).body
    const listed = await get('/api/candidate-filtering?fields=list&limit=1')
    expect(listed.headers.get('x-total-count')).toBe('2')
    const { mobile_number: _, skills: __, degree: ___, company_names: ____, ...data } = full[0].matchingResult[0]['Resume Data']
    data.designation = data.designation.slice(0, 1)
    const { confidence } = full[0].matchingResult[0].Analysis
    expect(listed.body).toEqual([
      { ...full[0], matchingResult: [{ 'Resume Data': data, Analysis: { confidence } }], rank: 1, stage: 'New' },
    ])
  })

  test('counts values, with the filters of the other categories applied', async () => {
    const { get } = await aTeam()
    const { body } = await get('/api/candidates/facets')
    expect(Object.keys(body).toSorted()).toEqual(['company_names', 'degree', 'designation', 'jobType', 'job_title', 'skills'])
    expect(body.skills.values).toContainEqual({ value: 'Kotlin', count: 1 })
    expect(body.job_title).toEqual({ values: [{ value: 'Backend Developer', count: 2 }], total: 1 })
    const filtered = (await get('/api/candidates/facets?skills=Kotlin')).body
    expect(filtered.job_title.values[0].count).toBe(1)
    expect(filtered.skills).toEqual(body.skills)
    const found = (await get('/api/candidates/facets?only=skills&find=KOT&values=5')).body
    expect(found).toEqual({ skills: { values: [{ value: 'Kotlin', count: 1 }], total: 1 } })
  })

  test('follows deletions, new scores and new titles at once', async () => {
    const { server, cookie, get } = await aTeam()
    const [best, other] = (await get('/api/candidate-filtering')).body
    await server.transaction(async () => {
      await server.database.query().update(candidates).set({ percentage: 100 }).where(eq(candidates.id, other._id)).run()
    })
    expect((await get('/api/candidate-filtering')).body.map(({ _id }: { _id: string }) => _id)).toEqual([other._id, best._id])
    await server.transaction(async () => {
      await server.database.query().delete(candidates).where(eq(candidates.id, best._id)).run()
    })
    expect((await get('/api/candidate-filtering')).headers.get('x-total-count')).toBe('1')
    expect((await get('/api/candidates/summary')).body).toMatchObject({ all: 1, recent: 1 })
    const job = other.jobDescriptionId._id
    await server.call('PUT', `/api/job-descriptions/${job}/title`, { cookie, body: { title: 'Platform Engineer' } })
    expect((await get('/api/candidate-filtering?job_title=platform')).body).toHaveLength(1)
    expect((await get('/api/candidates/facets')).body.job_title.values).toEqual([{ value: 'Platform Engineer', count: 1 }])
  })

  test('belongs to one workspace, as do its counts and recommendations', async () => {
    const { server, get } = await aTeam()
    const { cookie } = await server.recruiter('somebody.else@example.com')
    expect((await get('/api/candidate-filtering?skills=kotlin', cookie)).body).toEqual([])
    expect((await get('/api/candidates/facets', cookie)).body.skills).toEqual({ values: [], total: 0 })
    expect((await get('/api/recommendations/candidates', cookie)).body).toEqual([])
  })

  test('refuses nothing that is merely odd', async () => {
    const { get } = await aTeam()
    for (const odd of [
      'skills=',
      'jobType=Astronaut',
      'sort=%27',
      'view=odd',
      'q=%5B%28%2A',
      'cursor=999999999',
      'degree=%0a%00',
    ])
      expect((await get(`/api/candidate-filtering?${odd}`)).status).toBe(200)
  })
})

describe('recommended profiles', () => {
  test('are stored resumes that fit a current job description, with the reason, and from history when never submitted for it', async () => {
    const { server, cookie, get } = await aTeam()
    const sent = (await get('/api/recommendations/candidates')).body
    expect(files(sent)).toEqual(['mira.pdf'])
    expect(sent[0].recommendation).toEqual({
      reason: expect.stringMatching(/^Shows .*Python/),
      fromHistory: false,
    })
    const job = await aJobDescription({ title: 'Python Engineer' })
    const newcomer = await aResume({ name: 'Ida Holm', email: 'ida@example.com', phone: '+1 415 555 0142', skills: ['Baking'] })
    await server.call('POST', '/api/submit', { cookie, body: submissionForm({ 'ida.pdf': newcomer }, job) })
    const [{ _id }] = (await get('/api/job-descriptions')).body.filter(
      ({ title }: { title: string }) => title !== 'Backend Developer',
    )
    const [old] = (await get('/api/job-descriptions')).body.filter(
      ({ title }: { title: string }) => title === 'Backend Developer',
    )
    await server.call('DELETE', `/api/job-descriptions/${old._id}`, { cookie })
    const found = (await get('/api/recommendations/candidates')).body
    const mira = found.find(({ resumeId }: Named) => resumeId.filename === 'mira.pdf')
    expect(mira).toMatchObject({ jobDescriptionId: { _id }, recommendation: { fromHistory: true } })
    expect((await get('/api/recommendations/candidates?q=nobody')).body).toEqual([])
    const counted = (await get('/api/candidates/facets?view=recommended&only=job_title')).body
    expect(counted.job_title.values[0].count).toBe(found.length)
  })
})

describe('saved views', () => {
  test('are made, renamed and deleted, each person has their own, and a name only once', async () => {
    const { server, cookie, get } = await aTeam()
    const viewer = await server.colleague(cookie, 'viewer')
    const save = (name: string, as = cookie) =>
      server.call('POST', '/api/candidate-views', { cookie: as, body: { name, query: 'skills=Go&view=recent' } })
    const { body } = await save(' Go people ')
    const query = 'skills=Go&view=recent'
    expect(body).toEqual({ _id: expect.any(String), name: 'Go people', query, isShared: false, isOwn: true })
    expect([(await save('go people')).status, (await save('  ')).status]).toEqual([409, 400])
    expect((await save('Go people', viewer)).status).toBe(200)
    const change = (as: string, name: string) =>
      server.call('PUT', `/api/candidate-views/${body._id}`, { cookie: as, body: { name } })
    expect((await change(viewer, 'Mine')).status).toBe(404)
    expect((await change(cookie, 'Gophers')).body).toMatchObject({ name: 'Gophers', query: 'skills=Go&view=recent' })
    expect((await get('/api/candidate-views')).body).toHaveLength(1)
    const remove = (as: string) => server.call('DELETE', `/api/candidate-views/${body._id}`, { cookie: as })
    expect([(await remove(viewer)).status, (await remove(cookie)).status, (await remove(cookie)).status]).toEqual([404, 200, 404])
    expect((await get('/api/candidate-views')).body).toEqual([])
  })

  test('that are shared stand beside those of everybody, and only who saved one changes it', async () => {
    const { server, cookie } = await aTeam()
    const viewer = await server.colleague(cookie, 'viewer')
    const stranger = (await server.recruiter('stranger@example.com')).cookie
    const call = (method: string, path: string, as: string, body?: object) => server.call(method, path, { cookie: as, body })
    const { body } = await call('POST', '/api/candidate-views', cookie, { name: 'Gophers', query: 'skills=Go', isShared: true })
    const seenBy = async (as: string) => (await call('GET', '/api/candidate-views', as)).body
    expect(await seenBy(viewer)).toEqual([{ ...body, isOwn: false }])
    expect(await seenBy(stranger)).toEqual([])
    expect((await call('PUT', `/api/candidate-views/${body._id}`, viewer, { name: 'Mine' })).status).toBe(404)
    expect((await call('DELETE', `/api/candidate-views/${body._id}`, viewer)).status).toBe(404)
    expect((await call('PUT', `/api/candidate-views/${body._id}`, cookie, { isShared: false })).body.isShared).toBe(false)
    expect(await seenBy(viewer)).toEqual([])
  })

  test('keep a value with a comma whole, and values that a program had joined by commas apart', async () => {
    const { server, cookie, get } = await aTeam()
    const save = (name: string, query: string) => server.call('POST', '/api/candidate-views', { cookie, body: { name, query } })
    const { body } = await save('Whole', 'company_names=Stark Industries, Inc')
    expect(body.query).toBe('company_names=Stark+Industries%2C+Inc')
    await save('Before', 'skills=')
    await server.transaction(async () => {
      const query = 'skills=kotlin,gradle&skills=go%2C+too&q=a,b'
      await server.database.query().update(savedViews).set({ query }).where(eq(savedViews.name, 'Before')).run()
    })
    const queries = Object.fromEntries(
      (await get('/api/candidate-views')).body.map(({ name, query }: { name: string; query: string }) => [name, query]),
    )
    expect(queries).toEqual({
      Whole: 'company_names=Stark+Industries%2C+Inc',
      Before: 'skills=kotlin&skills=gradle&skills=go%2C+too&q=a%2Cb',
    })
    expect(files((await get(`/api/candidate-filtering?${queries.Before.replace('&q=a%2Cb', '')}`)).body)).toEqual(['jon.pdf'])
  })
})
