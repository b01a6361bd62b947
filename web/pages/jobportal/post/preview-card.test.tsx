import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CompanyProfile } from '#src/jobportal/views.ts'
import { Providers } from '../../../providers.tsx'
import { blankForm, type JobForm } from './job-form.ts'
import { PreviewCard } from './preview-card.tsx'

const user: CompanyProfile = {
  _id: 'c1',
  name: 'Cara Company',
  email: 'cara@example.com',
  companyName: 'Lantern Works',
  isVerified: true,
  applicationMails: 'each',
  answerWords: null,
  missing: null,
  unverifiedReason: null,
}

const employer = { path: '/jobs?company=c1', logo: '/public/companies/c1/logo?v=1' }

const preview = (form: Partial<JobForm> = {}, fileName: string | null = null, answerDays: number | null = null) =>
  renderToStaticMarkup(
    <Providers>
      <PreviewCard form={{ ...blankForm, ...form }} posting={{ user, answerDays }} employer={employer} fileName={fileName} />
    </Providers>,
  )

test('a blank job shows the company and the job type that the form begins with, and makes nothing up', () => {
  const html = preview()
  for (const text of ['Lantern Works', '>Job title<', 'Full-Time']) expect(html).toContain(text)
  for (const text of ['Cara', 'Our Company', 'Your Company', 'Negotiable', '0-1 years', 'General', 'Remote', 'business days'])
    expect(html).not.toContain(text)
  for (const part of ['Job Description', 'Requirements', 'Additional Details', 'Location', 'Salary', 'Questions', 'Apply by'])
    expect(html).not.toContain(part)
})

test('shows the logo that the public page shows, and none beside the name of another company', () => {
  expect(preview()).toContain(`src="${employer.logo}"`)
  expect(preview({ companyName: 'Lantern Works' })).toContain(`src="${employer.logo}"`)
  expect(preview({ companyName: 'Harbor Lane' })).not.toContain('<img')
})

test('says how long an answer takes only where that is known', () => {
  expect(preview()).not.toContain('applicants here')
  expect(preview({}, null, 9)).toContain('Half of the applicants here had an answer within 9 days.')
})

test('a job shows everything that was filled in', () => {
  const html = preview(
    {
      title: 'Data Analyst',
      companyName: 'Lantern Works',
      location: 'Oslo',
      country: 'NO',
      isRemote: true,
      jobType: 'Contract',
      experience: '2-4 years',
      salaryRange: '€50,000',
      department: 'Figures',
      skills: 'SQL, Excel, SQL',
      descriptionText: 'Read figures.',
      closesOn: '2026-12-31',
      questions: [{ key: 'k', question: 'When?', required: false }],
    },
    'job.pdf',
  )
  for (const text of ['Data Analyst', 'Lantern Works', 'Oslo, Norway', '>Remote<', 'Contract', '2-4 years', '€50,000'])
    expect(html).toContain(text)
  for (const text of ['Figures', '>SQL<', '>Excel<', 'Read figures.', 'Dec 31, 2026', 'When?', '(optional)', 'job.pdf'])
    expect(html).toContain(text)
  expect(html.match(/>SQL</g)).toHaveLength(1)
})

test('a script in any field is shown as text', () => {
  const bad = '<script>alert(1)</script>'
  const html = preview({ title: bad, companyName: bad, location: bad, skills: bad, descriptionText: bad, department: bad }, bad)
  expect(html).not.toContain('<script>')
})
