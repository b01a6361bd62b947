import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import type { JobPost } from '../job-post.ts'
import { aJob, days } from '../test-job-portal.ts'
import { contents } from './test-xml.ts'

const base = 'http://localhost:3000'

async function aBoard() {
  const server = testServer()
  const { id: companyId, token } = await server.company('cara@example.com', 'Lantern Works')
  const post = async (facts: Partial<JobPost> = {}) => {
    const job = aJob(companyId, { createdAt: server.clock.now(), ...facts })
    await server.jobPosts.add(job)
    return job
  }
  const get = (path: string, headers: Record<string, string> = {}) => server.call('GET', path, { headers })
  const posting = async ({ publicId }: JobPost) => (await get(`/public/job-page/${publicId}`)).body.posting
  const feed = async () => (await get('/jobs.xml')).text
  return { server, companyId, token, post, get, posting, feed }
}

const everything: Partial<JobPost> = {
  title: 'Data Analyst',
  companyName: 'Lantern Labs',
  location: 'Bern',
  experience: '3 years',
  jobType: 'Contract',
  department: 'Insights',
  skillsRequired: ['SQL', 'Python'],
  salaryRange: 'CHF 100k',
  descriptionText: 'Counts things.\n\n- daily\n- & <well>',
  closesOn: '2030-06-30',
  country: 'CH',
  isRemote: true,
}

describe('the JobPosting of a page', () => {
  test('says everything that the company said', async () => {
    const { post, posting, server } = await aBoard()
    const job = await post(everything)
    expect(await posting(job)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Data Analyst',
      description: '<p>Counts things.</p><ul><li>daily</li><li>&amp; &lt;well&gt;</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Lantern Labs', value: job.publicId },
      url: `${base}/jobs/${job.publicId}`,
      datePosted: server.clock.now().toISOString().slice(0, 10),
      validThrough: '2030-06-30T23:59:59Z',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: 'Lantern Labs' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bern', addressCountry: 'CH' } },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'CH' },
      skills: 'SQL, Python',
      directApply: true,
    })
  })

  test('leaves out what the company left blank, and falls back to the company of the account', async () => {
    const { post, posting } = await aBoard()
    const job = await post({ skillsRequired: [] })
    const said = await posting(job)
    expect(Object.keys(said).toSorted()).toEqual(
      [
        '@context',
        '@type',
        'title',
        'description',
        'identifier',
        'url',
        'datePosted',
        'employmentType',
        'hiringOrganization',
        'jobLocation',
        'directApply',
      ].toSorted(),
    )
    expect(said.hiringOrganization.name).toBe('Lantern Works')
    expect(said.jobLocation.address).toEqual({ '@type': 'PostalAddress', addressLocality: 'Zürich' })
    for (const made of ['Your Company', '0-1 years', 'General', 'Negotiable', 'null'])
      expect(JSON.stringify(said)).not.toContain(made)
  })

  test('names no place for a job that is remote and says so only, and no country that nobody gave', async () => {
    const { post, posting } = await aBoard()
    const said = await posting(await post({ location: 'Remote', isRemote: true }))
    expect(said.jobLocationType).toBe('TELECOMMUTE')
    expect(said.jobLocation).toBeUndefined()
    expect(said.applicantLocationRequirements).toBeUndefined()
  })

  test('is gone once the job is closed, by its company or by its last day', async () => {
    const { post, posting, get, server } = await aBoard()
    const closed = await post({ status: 'Closed' })
    expect(await posting(closed)).toBeNull()
    const today = server.clock.now().toISOString().slice(0, 10)
    const lastDay = await post({ closesOn: today })
    expect(await posting(lastDay)).not.toBeNull()
    server.clock.advance(days(1))
    expect(await posting(lastDay)).toBeNull()
    expect((await get(`/public/job-page/${lastDay.publicId}`)).body.isOpen).toBe(false)
  })
})

describe('the page of a job', () => {
  test('is found by either id, and not at all for a suspended company', async () => {
    const { post, get, server, companyId } = await aBoard()
    const job = await post()
    for (const id of [job.id, job.publicId]) expect((await get(`/public/job-page/${id}`)).body.job.publicId).toBe(job.publicId)
    const cookie = await server.admin()
    await server.call('POST', `/admin/suspend-jobposter/${companyId}`, { cookie, body: {} })
    const answer = await get(`/public/job-page/${job.publicId}`)
    expect(answer.status).toBe(404)
    expect(answer.body.error).toBe("The job you're looking for doesn't exist or may have been removed.")
  })

  test('has another version whenever something on it changes, and the day does', async () => {
    const { post, server, companyId } = await aBoard()
    const { publicId, id } = await post()
    const seen = new Set<string | null>()
    const version = () => server.app.jobPortal.jobPageVersion(publicId)
    const isNew = async () => seen.size < seen.add(await version()).size
    expect(await isNew()).toBe(true)
    expect(await isNew()).toBe(false)
    // What the engine reads is not on the page.
    await server.jobPosts.update(id, { textHash: 'abc' })
    expect(await isNew()).toBe(false)
    for (const changes of [
      { title: 'Other' },
      { status: 'Closed' },
      { questions: [{ id: 'q', question: 'Why?', required: true }] },
    ] as const) {
      await server.jobPosts.update(id, changes as Partial<JobPost>)
      expect(await isNew()).toBe(true)
    }
    for (const changes of [{ companyName: 'Lighthouse Works' }, { answerWords: 'Within a week.' }]) {
      await server.companies.update(companyId, changes)
      expect(await isNew()).toBe(true)
    }
    // Who posted it is not on the page.
    await server.companies.update(companyId, { fullName: 'Cara Renamed' })
    expect(await isNew()).toBe(false)
    server.clock.advance(days(1))
    expect(await isNew()).toBe(true)
    await server.companies.update(companyId, { suspendedAt: server.clock.now() })
    expect(await version()).toBeNull()
    expect(await server.app.jobPortal.jobPageVersion('nothing')).toBeNull()
  })
})

describe('/jobs.xml', () => {
  test('says of each job what the company said', async () => {
    const { post, feed, server } = await aBoard()
    const job = await post(everything)
    const xml = await feed()
    const of = (name: string) => contents(xml, name)
    expect(
      Object.fromEntries(
        [
          'title',
          'date',
          'referencenumber',
          'url',
          'company',
          'city',
          'country',
          'description',
          'jobtype',
          'category',
          'experience',
          'salary',
          'remotetype',
          'expirationdate',
        ].map((name) => [name, of(name)]),
      ),
    ).toEqual({
      title: ['Data Analyst'],
      date: [server.clock.now().toUTCString()],
      referencenumber: [job.publicId],
      url: [`${base}/jobs/${job.publicId}`],
      company: ['Lantern Labs'],
      city: ['Bern'],
      country: ['CH'],
      description: ['<p>Counts things.</p><ul><li>daily</li><li>&amp; &lt;well&gt;</li></ul>'],
      jobtype: ['contract'],
      category: ['Insights'],
      experience: ['3 years'],
      salary: ['CHF 100k'],
      remotetype: ['Fully remote'],
      expirationdate: ['2030-06-30'],
    })
    expect(of('publisherurl')).toEqual([base])
  })

  test('leaves out blank fields, closed jobs, jobs whose day is over and jobs of suspended companies', async () => {
    const { post, feed, server } = await aBoard()
    const job = await post()
    await post({ status: 'Closed' })
    await post({ closesOn: '2020-01-01' })
    const other = await server.company('other@example.com', 'Elsewhere')
    await server.jobPosts.add(aJob(other.id))
    await server.companies.update(other.id, { suspendedAt: new Date() })
    const xml = await feed()
    expect(contents(xml, 'referencenumber')).toEqual([job.publicId])
    expect(contents(xml, 'company')).toEqual(['Lantern Works'])
    for (const name of ['country', 'state', 'category', 'experience', 'salary', 'remotetype', 'expirationdate'])
      expect([name, contents(xml, name)]).toEqual([name, []])
    for (const made of ['Your Company', '0-1 years', 'General', 'Negotiable', 'null', 'undefined'])
      expect(xml).not.toContain(made)
  })

  test('lists more jobs than are read at once, newest first, each once', async () => {
    const { post, feed, server } = await aBoard()
    const made = []
    // Several at the same moment, too.
    for (let number = 0; number < 450; number++)
      made.push(await post({ createdAt: new Date(server.clock.now().getTime() - Math.floor(number / 3) * 1000) }))
    const listed = contents(await feed(), 'referencenumber')
    expect(listed).toHaveLength(450)
    expect(new Set(listed)).toEqual(new Set(made.map(({ publicId }) => publicId)))
    expect(listed.slice(0, 3).toSorted()).toEqual(
      made
        .slice(0, 3)
        .map(({ publicId }) => publicId)
        .toSorted(),
    )
  })

  test('is not sent again to who has it, until something changes', async () => {
    const { post, get, server, companyId } = await aBoard()
    const job = await post()
    const first = await get('/jobs.xml')
    const has = { 'if-none-match': first.headers.get('etag')! }
    const hasOfThen = { 'if-modified-since': first.headers.get('last-modified')! }
    expect(first.headers.get('cache-control')).toContain('max-age')
    for (const known of [has, hasOfThen]) {
      const again = await get('/jobs.xml', known)
      expect([again.status, again.text]).toEqual([304, ''])
    }
    const changes = [
      () => server.jobPosts.update(job.id, { title: 'Renamed', updatedAt: new Date(job.createdAt.getTime() + 1) }),
      () => server.companies.update(companyId, { companyName: 'Lantern United' }),
      () => server.jobPosts.update(job.id, { status: 'Closed' }),
    ]
    for (const change of changes) {
      const before = await get('/jobs.xml')
      await change()
      for (const [name, value] of [
        ['if-none-match', before.headers.get('etag')!],
        ['if-modified-since', before.headers.get('last-modified')!],
      ] as const)
        expect((await get('/jobs.xml', { [name]: value })).status).toBe(200)
    }
    expect((await get('/jobs.rss', has)).status).toBe(200)
  })
})

describe('other lists', () => {
  test('/jobs.rss holds the newest jobs with lasting addresses', async () => {
    const { post, get } = await aBoard()
    const job = await post({ title: 'R&D <lead>' })
    const { text, headers } = await get('/jobs.rss')
    expect(headers.get('content-type')).toStartWith('application/rss+xml')
    expect(contents(text, 'guid')).toEqual([`${base}/jobs/${job.publicId}`])
    expect(contents(text, 'title')).toEqual(['Open jobs', 'R&D <lead> · Lantern Works · Zürich'])
    expect(contents(text, 'pubDate')).toEqual([job.createdAt.toUTCString()])
  })

  test('/sitemap.xml names the list, the pages of open jobs and those of their companies, /robots.txt what is nobody’s business', async () => {
    const { post, get, companyId } = await aBoard()
    const job = await post()
    await post({ status: 'Closed' })
    expect(contents((await get('/sitemap.xml')).text, 'loc')).toEqual([
      `${base}/jobs`,
      `${base}/jobs?company=${companyId}`,
      `${base}/jobs/${job.publicId}`,
    ])
    const robots = (await get('/robots.txt')).text
    expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`)
    for (const path of ['/dashboard', '/jobportal/', '/application/', '/assessment/'])
      expect(robots).toContain(`Disallow: ${path}\n`)
    expect(robots).not.toContain('Disallow: /jobs')
  })

  test('/public/jobs can be searched, also for the jobs of one company', async () => {
    const { post, get, server, companyId } = await aBoard()
    await post({ title: 'Data Analyst' })
    const other = await server.company('other@example.com', 'Elsewhere')
    await server.jobPosts.add(aJob(other.id, { title: 'Data Scientist' }))
    const titles = async (query: string) =>
      (await get(`/public/jobs${query}`)).body.map(({ title }: { title: string }) => title).toSorted()
    expect(await titles('?q=data')).toEqual(['Data Analyst', 'Data Scientist'])
    expect(await titles('?q=analyst')).toEqual(['Data Analyst'])
    expect(await titles('?q=zürich+elsewhere+data')).toEqual(['Data Scientist'])
    expect(await titles('?q=%25')).toEqual([])
    expect(await titles(`?company=${companyId}`)).toEqual(['Data Analyst'])
    expect(await titles('?company=nobody')).toEqual([])
  })

  test('/jobs.js is a script with the jobs of one company, for every site', async () => {
    const { post, get, server, companyId } = await aBoard()
    const job = await post({ title: 'Data Analyst' })
    const other = await server.company('other@example.com', 'Elsewhere')
    await server.jobPosts.add(aJob(other.id, { title: 'Data Scientist' }))
    const { status, headers, text } = await get(`/jobs.js?company=${companyId}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toStartWith('text/javascript')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(text).toContain(`${base}/jobs/${job.publicId}`)
    expect(text).not.toContain('Data Scientist')
    expect(text).not.toMatch(/innerHTML|eval\(|\.style|fetch\(/)
    expect((await get(`/jobs.js?company=${companyId}`, { 'if-none-match': headers.get('etag')! })).status).toBe(304)
    for (const query of ['?company=nobody', '']) {
      const unknown = await get(`/jobs.js${query}`)
      expect(unknown.status).toBe(404)
      expect(unknown.text).toStartWith('//')
    }
  })
})

describe('a script in any field', () => {
  const attacks = [
    '</script><script>alert(1)</script>',
    ']]><job>',
    '"><img src=x onerror=alert(1)>',
    '\u2028\u0007',
    '<!--<script>',
  ]

  test('is text in every list', async () => {
    const { server, companyId, get, feed } = await aBoard()
    for (const attack of attacks) {
      const fields = {
        title: attack,
        companyName: attack,
        location: attack,
        experience: attack,
        department: attack,
        salaryRange: attack,
      }
      await server.jobPosts.add(
        aJob(companyId, { ...fields, skillsRequired: [attack], descriptionText: `${attack}\n- ${attack}` }),
      )
    }
    const clean = attacks.map((attack) => attack.replaceAll('\u0007', ''))
    expect(contents(await feed(), 'title').toSorted()).toEqual(clean.toSorted())
    expect(contents(await feed(), 'job')).toHaveLength(attacks.length)
    const script = (await get(`/jobs.js?company=${companyId}`)).text
    expect(script).not.toContain('<')
    expect(() => new Function(script)).not.toThrow()
    const rss = (await get('/jobs.rss')).text
    expect(contents(rss, 'item')).toHaveLength(attacks.length)
  })
})
