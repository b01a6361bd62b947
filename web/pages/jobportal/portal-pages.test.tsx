import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CompanyProfile, JobRecord } from '#src/jobportal/views.ts'
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
    expect(await page('/jobportal/verify-email?token=t&email=a@b.test')).toContain('href="/api/jobportal/verify-email?token=t')
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
})

const cara: CompanyProfile = {
  _id: 'c1',
  name: 'Cara Maria Company',
  email: 'cara@lantern.test',
  companyName: 'Lantern Works',
  isVerified: true,
  applicationMails: 'each',
  missing: null,
  unverifiedReason: null,
}
const failure: CallFailure = { error: 'The disk is full.', code: 'STORAGE_FULL', status: 507, requestId: 'r-9' }
const failed = { state: 'failed', failure } as const

const shown = (
  profile: Fetched<{ user: CompanyProfile }>,
  jobs: Fetched<{ jobs: JobRecord[] }> = { state: 'ready', data: { jobs: [] } },
) =>
  renderToStaticMarkup(
    <Providers>
      <CompanyDashboard profile={profile} jobs={jobs} onRetryProfile={() => {}} onRetryJobs={() => {}} onSignOut={() => {}} />
    </Providers>,
  )
const ready = (facts: Partial<CompanyProfile> = {}) => ({ state: 'ready' as const, data: { user: { ...cara, ...facts } } })

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

  test('counts and lists the jobs; with none it says so and offers nothing that leads nowhere', () => {
    const job = { _id: 'j1', title: 'Backend Developer', createdAt: '2026-03-02T09:00:00.000Z' } as JobRecord
    const one = shown(ready(), { state: 'ready', data: { jobs: [job] } })
    for (const text of ['Backend Developer', '2 Mar 2026', '>1<']) expect(one).toContain(text)
    const none = shown(ready())
    expect(none).toContain('No job posts yet')
    expect(none).toContain('>0<')
    expect(none.match(/<button/g)).toHaveLength(1)
  })

  test('each card that could not be filled says why and how to find it in the logs, and can be asked again', () => {
    const html = shown(failed, failed)
    for (const text of ['Failed to load profile', 'Failed to load job posts', 'The disk is full.', 'r-9', 'Try again'])
      expect(html).toContain(text)
  })

  test('shows what a company typed as text', () => {
    expect(shown(ready({ companyName: '<img src=x onerror=alert(1)>' }))).not.toContain('<img')
  })
})
