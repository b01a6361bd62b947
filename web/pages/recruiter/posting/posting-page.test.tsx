import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { PostingRecord } from '../../../api/posting.ts'
import { Providers } from '../../../providers.tsx'
import { PostingPage } from './posting-page.tsx'

const shown = (data: unknown) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: PostingPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const start = { title: 'Gardener', descriptionText: 'Keep the park alive.' }
const posting = (change: Partial<PostingRecord> = {}) => ({
  ok: true,
  total: null,
  data: { job: null, employer: null, start, answerDays: null, titles: ['Gardener'], ...change } satisfies PostingRecord,
})

const employer = { _id: 'w', companyName: 'Harbor Lane Analytics', answerWords: null, refusal: null }
const fields = {
  title: 'Gardener',
  closesOn: null,
  location: 'Oslo',
  questions: [],
  jobType: 'Full-Time' as const,
  descriptionText: 'Keep the park alive.',
  skillsRequired: [],
  country: null,
  isRemote: false,
  experience: '',
  companyName: '',
  department: '',
  salaryRange: '',
}
const job = {
  ...fields,
  _id: 'j',
  publicId: 'p',
  companyName: 'Harbor Lane Analytics',
  jobDescriptionFile: null,
  status: 'Active' as const,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: null,
  postedBy: { name: 'Harbor Lane Analytics', department: '' },
  fields,
  applications: [] as string[],
  counts: { new: 0, needPerson: 0, unanswered: 0 },
  jobDescriptionId: 'd',
  publicUrl: 'https://jobs.example.test/jobs/p',
}

test('has a face for gone and failed', () => {
  const failure = { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: 'r-7' }
  expect(shown({ ok: false, failure })).toContain('The posting could not be loaded')
  expect(shown({ ok: false, failure: { ...failure, status: 404 } })).toContain('This job description is not here')
})

test('begins with what the job description says, and asks once who offers the jobs of the workspace', () => {
  const first = shown(posting())
  for (const text of ['value="Gardener"', 'Keep the park alive.', 'location, company name', 'never the name of a person'])
    expect(first).toContain(text)
  for (const ofCompanies of ['Save as template', 'Start from a template', 'it counts when resumes are compared'])
    expect(first).not.toContain(ofCompanies)
  const later = shown(posting({ employer }))
  expect(later).toContain('Without a company name the job is offered by Harbor Lane Analytics.')
  expect(later).not.toContain('location, company name')
})

test('says whether it is open, how many have applied, and where its public page is', () => {
  const open = shown(posting({ employer, job }))
  for (const text of ['Open', 'Nobody has applied yet.', 'https://jobs.example.test/jobs/p', 'Close posting', 'Delete posting'])
    expect(open).toContain(text)
  const closed = shown(posting({ employer, job: { ...job, status: 'Closed', applications: ['a', 'b'] } }))
  for (const text of ['Closed', '2 people have applied', 'Reopen posting', 'takes no applications'])
    expect(closed).toContain(text)
  expect(closed).not.toContain('Delete posting')
})

test('says why nobody sees it, or why it cannot be posted', () => {
  const refusal = 'An administrator has taken the jobs of your workspace offline.'
  for (const page of [posting({ employer: { ...employer, refusal } }), posting({ employer: { ...employer, refusal }, job })])
    expect(shown(page)).toContain(refusal)
})
