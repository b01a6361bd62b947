import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { catalogues } from '#src/words/catalogues.ts'
import type { JobPageRecord } from '../../../api/public-jobs.ts'
import { Providers } from '../../../providers.tsx'
import { blankForm } from '../../jobportal/post/job-form.ts'
import { PreviewCard } from '../../jobportal/post/preview-card.tsx'
import { JobPageView } from './job-page.tsx'

const posted: JobPageRecord = {
  job: {
    _id: 'j1',
    publicId: 'p1',
    title: 'Data Analyst',
    companyName: 'Lantern Works',
    location: 'Oslo',
    jobType: 'Full-Time',
    experience: '',
    salaryRange: '',
    department: '',
    descriptionText: 'Read figures.',
    skillsRequired: [],
    jobDescriptionFile: null,
    status: 'Active',
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: null,
    closesOn: null,
    country: null,
    isRemote: false,
    questions: [],
    postedBy: { name: 'Lantern Works', department: '' },
  },
  company: 'Lantern Works',
  employer: null,
  isOpen: true,
  answers: null,
  mailAddress: null,
  keeping: 'Your application is kept until Lantern Works or you delete it.',
  description: [{ kind: 'paragraph', lines: ['Read figures.'] }],
  summary: 'Read figures.',
  posting: null,
}

const page = (changes: Partial<JobPageRecord> = {}) =>
  renderToStaticMarkup(
    <Providers words={{ language: 'en', ...catalogues.en }}>
      <JobPageView found={{ ...posted, ...changes }} visit={{ isApplying: false, isSent: false, source: '' }} />
    </Providers>,
  )

/** What is read, without what only machines read. */
const words = (html: string) => html.replace(/<[^>]*>/g, '\n').replace(/\n+/g, '\n')

test('the public page says nothing where a company said nothing', () => {
  const html = page()
  for (const text of ['Lantern Works', 'Data Analyst', 'Oslo', 'Full-Time', 'Read figures.', 'Apply Now'])
    expect(html).toContain(text)
  for (const text of ['Additional Details', 'Department', 'Experience', 'Salary', 'Requirements', 'business days', 'PDF'])
    expect(html).not.toContain(text)
})

test('the public page says what was said, and how long an answer takes where that is known', () => {
  const { job } = posted
  const html = page({
    job: { ...job, experience: '3 years', salaryRange: 'Negotiable', department: 'Figures', skillsRequired: ['SQL'] },
    answers: 'Half of the applicants here had an answer within 9 days.',
  })
  for (const text of ['Additional Details', 'Figures', '3 years', 'Negotiable', 'SQL', 'within 9 days'])
    expect(html).toContain(text)
})

test('the preview of a job is its page', () => {
  const { title, location, jobType, descriptionText } = posted.job
  const user = { companyName: 'Lantern Works', answerWords: null } as Parameters<typeof PreviewCard>[0]['posting']['user']
  const preview = renderToStaticMarkup(
    <Providers>
      <PreviewCard
        form={{ ...blankForm, title, location, jobType, descriptionText }}
        posting={{ user, answerDays: null }}
        postedAt={posted.job.createdAt}
        fileName={null}
      />
    </Providers>,
  )
  // What is below the job is only on the page itself.
  expect(words(preview).trim()).toBe(
    words(page())
      .replace(/Already applied\?[\s\S]*$/, '')
      .trim(),
  )
})
