import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { CompanyProfile, OwnJobRecord } from '#src/jobportal/views.ts'
import type { CallFailure } from '../../api/client.ts'
import { Providers } from '../../providers.tsx'
import type { Fetched } from '../../state/company.ts'
import { createTestSite, visit } from '../../test-site.ts'
import { CompanyDashboard } from './dashboard-page.tsx'

const { site } = createTestSite()
const page = async (path: string) => (await visit(site, path)).text()

describe('the still pages of the job portal', () => {
  test('the entry says who may post jobs and leads to login and registration', async () => {
    const html = await page('/jobportal')
    for (const text of [
      'Welcome',
      'Only verified companies can post jobs',
      'href="/jobportal/login"',
      'href="/jobportal/register"',
    ])
      expect(html).toContain(text)
  })

  test('the landing page leads to it', async () => {
    expect(await page('/')).toContain('href="/jobportal"')
  })

  test('forms of companies go to the calls of companies', async () => {
    for (const [path, action] of [
      ['/jobportal/login', '/jobportal/login'],
      ['/jobportal/register', '/jobportal/register'],
      ['/jobportal/forgot-password', '/api/jobportal/forgot-password'],
      ['/jobportal/reset-password?token=t&email=a@b.test', '/api/jobportal/reset-password'],
    ] as const) {
      const html = await page(path)
      expect(html).toContain(`action="${action}"`)
      expect(html).not.toContain('href="/forgot-password">Forgot')
    }
    expect(await page('/forgot-password')).toContain('action="/api/forgot-password"')
  })

  test('a reset page without a link leads to where one is asked for', async () => {
    const answer = await visit(site, '/jobportal/reset-password?token=t')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/jobportal/forgot-password'])
  })

  test('verifying also works without a script, and an incomplete link says so', async () => {
    expect(await page('/jobportal/verify-email?token=t&email=a@b.test')).toContain('data-island="confirm-company-email"')
    expect(await page('/jobportal/verify-email')).toContain('This link is incomplete')
  })

  test('the dashboard comes with its frame and says that it is loading; whose it is, only the browser knows', async () => {
    const answer = await visit(site, '/jobportal/dashboard', { cookie: 'session=known' })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const text of ['My Profile', 'My Job Posts', 'Sign Out', 'Loading profile...', 'Loading job posts...', 'noindex'])
      expect(html).toContain(text)
    expect(html).not.toContain('Maya')
  })

  test('the form of a job comes with its frame, too, and says whether a job is new or edited', async () => {
    const html = await page('/jobportal/post')
    for (const text of ['Post a job', 'Loading the form...', 'Logout', 'noindex', 'href="/jobportal/dashboard"'])
      expect(html).toContain(text)
    expect(await page('/jobportal/post?job=j1')).toContain('Edit job')
  })
})

const cara: CompanyProfile = {
  _id: 'c1',
  name: 'Cara Maria Company',
  email: 'cara@lantern.test',
  companyName: 'Lantern Works',
  isVerified: true,
  applicationMails: 'each',
  answerWords: null,
  missing: null,
  unverifiedReason: null,
}
const failure: CallFailure = { error: 'The disk is full.', code: 'STORAGE_FULL', status: 507, requestId: 'r-9' }
const failed = { state: 'failed', failure } as const

const shown = (
  profile: Fetched<{ user: CompanyProfile }>,
  jobs: Fetched<{ jobs: OwnJobRecord[] }> = { state: 'ready', data: { jobs: [] } },
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Providers>
        <CompanyDashboard
          profile={profile}
          jobs={jobs}
          openJob={null}
          onOpenJob={() => {}}
          onRetryProfile={() => {}}
          onRetryJobs={() => {}}
          onProfileChanged={async () => {}}
          onJobsChanged={async () => {}}
          onSignOut={() => {}}
        />
      </Providers>
    </MemoryRouter>,
  )
const ready = (facts: Partial<CompanyProfile> = {}) => ({ state: 'ready' as const, data: { user: { ...cara, ...facts } } })
const aJob = (facts: Partial<OwnJobRecord> = {}): OwnJobRecord => ({
  _id: 'j1',
  jobDescriptionId: null,
  publicId: 'p1',
  title: 'Backend Developer',
  companyName: 'Lantern Works',
  location: 'Berlin',
  jobType: 'Full-Time',
  experience: '0-1 years',
  salaryRange: 'Negotiable',
  department: 'General',
  descriptionText: 'Build things.',
  skillsRequired: ['Python'],
  jobDescriptionFile: null,
  status: 'Active',
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: null,
  closesOn: null,
  country: null,
  isRemote: false,
  questions: [],
  postedBy: { name: 'Cara Maria Company', department: 'General' },
  fields: {} as OwnJobRecord['fields'],
  applications: [],
  counts: { new: 0, needPerson: 0, unanswered: 0 },
  ...facts,
})
const withJobs = (...jobs: OwnJobRecord[]) => shown(ready(), { state: 'ready', data: { jobs } })

describe('the dashboard of a company', () => {
  test('greets by the first name, and shows who is signed in and that the company is verified', () => {
    const html = shown(ready())
    for (const text of ['Welcome, Cara<', 'Lantern Works', 'Cara Maria Company', 'cara@lantern.test', '>Verified<'])
      expect(html).toContain(text)
    expect(html).not.toContain('Unverified')
  })

  test('greets a recruiter whose name is not known', () => {
    expect(shown(ready({ name: ' ' }))).toContain('Welcome, Recruiter')
    expect(shown(failed)).toContain('Welcome, Recruiter')
  })

  test('says in words why a company is not verified, and offers a new link only while one is needed', () => {
    const waiting = shown(ready({ isVerified: false, missing: 'approval', unverifiedReason: 'An administrator still has to.' }))
    expect(waiting).toContain('>Unverified<')
    expect(waiting).toContain('An administrator still has to.')
    expect(waiting).not.toContain('Send a new verification link')
    const unproved = shown(ready({ isVerified: false, missing: 'email', unverifiedReason: 'Open the link.' }))
    expect(unproved).toContain('Send a new verification link')
  })

  test('leads to a new job, and with none yet offers the first one', () => {
    const none = shown(ready())
    for (const text of ['Post New Job', 'No job posts yet', 'Post Your First Job', '>0<', 'href="/jobportal/post"'])
      expect(none).toContain(text)
    expect(withJobs(aJob())).not.toContain('Post Your First Job')
  })

  test('counts and lists the jobs with their days, their applicants, and what waits for somebody', () => {
    const html = withJobs(
      aJob({ applications: ['a', 'b', 'c'], counts: { new: 2, needPerson: 1, unanswered: 3 } }),
      aJob({ _id: 'j2', title: 'Data Analyst', applications: ['d'], status: 'Closed', closesOn: '2026-03-09' }),
    )
    for (const text of ['>2<', 'Backend Developer', 'Mar 2, 2026', '3 applicants', '2 new', '1 needs a person'])
      expect(html).toContain(text)
    for (const text of ['Data Analyst', '>Closed<', 'last day was Mar 9, 2026', '1 applicant<', '/jobportal/applications/j2'])
      expect(html).toContain(text)
    expect(html.match(/>Closed</g)).toHaveLength(1)
  })

  test('a hundred jobs can be searched; a few cannot, because they are seen at once', () => {
    const jobs = (count: number) => Array.from({ length: count }, (_, at) => aJob({ _id: `j${at}` }))
    expect(withJobs(...jobs(100))).toContain('Search your jobs')
    expect(withJobs(...jobs(5))).not.toContain('Search your jobs')
  })

  test('offers the list for the own site of the company, and the mails that it wants', () => {
    const html = shown(ready({ applicationMails: 'daily' }))
    expect(html).toContain('/jobs.js?company=c1&quot; async&gt;&lt;/script&gt;')
    expect(html).toMatch(/checked=""\/?><span>A daily digest/)
  })

  test('each card that could not be filled says why and how to find it in the logs, and can be asked again', () => {
    const html = shown(failed, failed)
    for (const text of ['Failed to load profile', 'Failed to load job posts', 'The disk is full.', 'r-9', 'Try again'])
      expect(html).toContain(text)
  })

  test('shows what a company typed as text', () => {
    const bad = '<img src=x onerror=alert(1)>'
    expect(shown(ready({ companyName: bad }), { state: 'ready', data: { jobs: [aJob({ title: bad })] } })).not.toContain('<img')
  })
})
