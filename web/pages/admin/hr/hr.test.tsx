import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { JobPosterRecord, OwnJobRecord } from '#src/jobportal/views.ts'
import { type CallResult, createApi } from '../../../api/client.ts'
import { Providers } from '../../../providers.tsx'
import { chosen, type HrData, hrAddress, loadHr, placeOf } from './hr-data.ts'
import { HrManagement } from './hr-page.tsx'

const aPoster = (facts: Partial<JobPosterRecord> = {}): JobPosterRecord => ({
  _id: '1234567890abcdef',
  name: 'Cara Company',
  email: 'cara@example.test',
  phone: '',
  jobCount: 2,
  lastActive: null,
  companyName: 'Lantern Works',
  isVerified: true,
  isApproved: true,
  missing: null,
  isSuspended: false,
  createdAt: '2026-11-01T00:00:00Z',
  ...facts,
})

const aJob = (facts: Partial<OwnJobRecord> = {}): OwnJobRecord => ({
  _id: 'j1',
  jobDescriptionId: null,
  publicId: 'public-1',
  title: 'Backend Developer',
  companyName: 'Lantern Works',
  location: 'Zürich',
  jobType: 'Full-Time',
  experience: '',
  salaryRange: 'Negotiable',
  department: 'General',
  descriptionText: '',
  skillsRequired: ['Go', 'PostgreSQL'],
  jobDescriptionFile: 'backend_developer_1.pdf',
  status: 'Active',
  createdAt: '2026-11-02T00:00:00Z',
  updatedAt: null,
  closesOn: null,
  country: null,
  isRemote: false,
  questions: [],
  postedBy: { name: 'Cara Company', department: 'General' },
  fields: {} as OwnJobRecord['fields'],
  applications: ['a1'],
  counts: { new: 1, needPerson: 0, unanswered: 1 },
  ...facts,
})

const anApplication = (facts: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  _id: 'a1',
  jobId: 'j1',
  candidateName: 'Ada <b>Berg</b>',
  candidateEmail: 'ada@example.test',
  candidatePhone: '+46 8 123 456',
  resumeFile: 'ada.pdf',
  appliedAt: '2026-11-03T00:00:00Z',
  updatedAt: null,
  status: 'New',
  match: { percentage: 84, confidence: 0.9, unreadable: null, isWaiting: false },
  found: [],
  missing: [],
  source: null,
  isWithdrawn: false,
  isAnswered: false,
  needsReview: false,
  hasCorrections: false,
  notes: 0,
  erasedAt: null,
  hold: null,
  asksDeletion: false,
  ...facts,
})

const ok = <T,>(data: T, total: number | null = null): CallResult<T> => ({ ok: true, data, total })
const failed: CallResult<never> = {
  ok: false,
  failure: { error: 'The database is busy.', code: 'UNAVAILABLE', status: 503, requestId: 'r1' },
}

const place = (query: string) => placeOf(new URL(`http://h/${query}`))
const someData = (query: string, facts: Partial<HrData> = {}): HrData => ({
  place: place(query),
  totals: ok({ hrUsers: 3, jobs: 41, applications: 1204 }),
  users: null,
  company: null,
  jobs: null,
  applications: null,
  ...facts,
})
const ofCompany = (query = '?company=c1', facts: Partial<HrData> = {}) =>
  someData(query, { company: ok(aPoster()), jobs: ok(chosen([aJob()], place(query))), ...facts })

const shown = (data: HrData) =>
  renderToStaticMarkup(
    <Providers>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <HrManagement data={data} /> }])} />
    </Providers>,
  )

describe('HR Management', () => {
  test('shows the totals, and every HR user with contact, jobs, last visit and status', () => {
    const users = [
      aPoster({ phone: '+41 44 123', lastActive: '2026-11-05T10:00:00Z' }),
      aPoster({ _id: 'second-company', name: 'élise', isVerified: false, isApproved: false, missing: 'approval' }),
      aPoster({ _id: 'third-company', isSuspended: true }),
      aPoster({ _id: 'fourth-company', isVerified: false, isApproved: true, missing: 'email' }),
    ]
    const html = shown(someData('', { users: ok(users, 4) }))
    for (const words of ['Total HR Users', 'Total Jobs Posted', 'Total Applications', '1,204', '12345678<', '+41 44 123', 'N/A'])
      expect(html).toContain(words)
    for (const words of ['Nov 5, 2026', 'Suspend Lantern Works', 'Verify Lantern Works', 'Unsuspend Lantern Works', '>É<'])
      expect(html).toContain(words)
    expect(html).toContain('only its email is missing')
    expect(html).not.toContain('Jobs &amp; Applications')
  })

  test('says when nobody has registered, when nobody is found, and when the list could not be read', () => {
    expect(shown(someData('', { users: ok([], 0) }))).toContain('No HR users yet')
    expect(shown(someData('?q=%3Ci%3E', { users: ok([], 0) }))).toContain('Nobody found for “&lt;i&gt;”')
    const html = shown(someData('', { users: failed, totals: failed }))
    for (const words of ['Failed to fetch HR users', 'Failed to fetch HR data', 'The database is busy.', 'Try again'])
      expect(html).toContain(words)
  })

  test('shows the jobs of a company as closed cards, with what can be done with the company', () => {
    const html = shown(ofCompany())
    for (const words of [
      'Jobs &amp; Applications',
      'mailto:cara%40example.test',
      '1 application',
      'Posted Nov 2, 2026',
      '>Active<',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('No description provided')
  })

  test('opens a job with everything that is known of it and its applications', () => {
    const html = shown(ofCompany('?company=c1&job=j1', { applications: ok([anApplication()], 1) }))
    for (const words of ['Not specified', 'No description provided', 'View Job Description File', 'PostgreSQL', '/jobs/public-1'])
      expect(html).toContain(words)
    for (const words of ['Ada &lt;b&gt;Berg', '+46 8 123 456', 'Applied Nov 3, 2026', '84% match', '>New<'])
      expect(html).toContain(words)
  })

  test('says what an application without a percentage waits for, and that somebody withdrew', () => {
    const match = { percentage: null, confidence: null, unreadable: null, isWaiting: false }
    const applications = [
      anApplication({ match: { ...match, isWaiting: true } }),
      anApplication({ _id: 'a2', match: { ...match, unreadable: 'It is encrypted.' }, status: 'Rejected', isWithdrawn: true }),
    ]
    const html = shown(ofCompany('?company=c1&job=j1', { applications: ok(applications, 2) }))
    for (const words of ['Being read', 'Needs a person', 'Rejected', 'Withdrawn']) expect(html).toContain(words)
  })

  test('says when there are no applications, no jobs, no such company, or when they could not be read', () => {
    expect(shown(ofCompany('?company=c1&job=j1', { applications: ok([], 0) }))).toContain('No applications yet')
    expect(shown(ofCompany('?company=c1&job=j1', { applications: failed }))).toContain('Failed to fetch HR data')
    expect(shown(ofCompany('?company=c1', { jobs: ok(chosen([], place(''))) }))).toContain('No jobs found')
    expect(shown(ofCompany('?company=c1', { jobs: failed }))).toContain('Failed to fetch HR data')
    const gone: CallResult<never> = { ok: false, failure: { ...failed.failure, status: 404 } }
    expect(shown(ofCompany('?company=c1', { company: gone, jobs: gone }))).toContain('This company is not here')
  })
})

describe('the jobs of a company', () => {
  const jobs = [
    aJob({ _id: '1', title: 'Backend Developer', location: 'ZÜRICH' }),
    aJob({ _id: '2', title: 'Data Scientist', location: 'Basel', status: 'Closed' }),
    aJob({ _id: '3', title: 'HR Manager', location: 'Remote' }),
  ]
  const found = (query: string) => chosen(jobs, place(query)).shown.map(({ _id }) => _id)

  test('are found by a part of title or location in any case, among all, active or closed ones', () => {
    expect([found(''), found('?find=zürich'), found('?find=SCIENT')]).toEqual([['1', '2', '3'], ['1'], ['2']])
    expect([found('?show=active'), found('?show=closed'), found('?show=active&find=data')]).toEqual([['1', '3'], ['2'], []])
  })

  test('come in pages', () => {
    const many = Array.from({ length: 120 }, (_, index) => aJob({ _id: String(index) }))
    const { shown: rows, found: all, total } = chosen(many, place('?from=100'))
    expect([rows.length, rows[0]?._id, all, total]).toEqual([20, '100', 120, 120])
  })
})

test('the page asks for what its address says and for nothing else', async () => {
  const asked: string[] = []
  const api = createApi(async (path) => {
    asked.push(path)
    return Response.json(path.includes('/jobs/') ? [] : {})
  })
  const load = async (address: string) => {
    asked.length = 0
    await loadHr(api, new URL(address, 'http://h'))
    return asked.toSorted()
  }
  expect(await load(hrAddress({ q: 'ann', cursor: '50' }))).toEqual([
    '/admin/jobportal-stats',
    '/admin/jobposters?q=ann&cursor=50&limit=50',
  ])
  expect(await load(hrAddress({ company: 'c/1', job: 'j1', people: '50' }))).toEqual([
    '/admin/jobportal-stats',
    '/admin/jobposters/c%2F1',
    '/jobportal/admin/applications/j1?limit=50&cursor=50',
    '/jobportal/admin/jobs/c%2F1',
  ])
  expect(await load(hrAddress({ company: 'c1', tab: 'users' }))).toEqual(['/admin/jobportal-stats', '/admin/jobposters?limit=50'])
})
