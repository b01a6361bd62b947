import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { HomeData } from '../../../api/home.ts'
import { Providers } from '../../../providers.tsx'
import { HomePage } from './home-page.tsx'

const ok = <Data,>(data: Data, total: number | null = null): CallResult<Data> => ({ ok: true, data, total })
const failed: CallResult<never> = {
  ok: false,
  failure: { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: 'r-7' },
}

const nothing: HomeData = {
  interviews: ok({
    interviews: [],
    counts: { upcoming: 0, today: 0, open: 0, past: 0, cancelled: 0 },
    people: [],
    me: 'u',
    canChange: true,
  }),
  toReview: ok([]),
  limit: 5,
  waiting: ok({
    title: 'Waiting',
    definition: '',
    columns: [],
    rows: [],
    total: 0,
    period: { range: 'all', firstDay: null, lastDay: '2026-11-23' },
    jobDescription: null,
  }),
  tasks: ok({ tasks: [], total: 0, mentions: [], colleagues: [], me: 'u', today: '2026-11-23', canChange: true }),
  results: ok([], 0),
  firstRun: ok({ steps: [], isPutAway: true, sample: null }),
  everybody: 3,
}

const shown = (change: Partial<HomeData> = {}, role = 'recruiter') => {
  const session = { state: 'signedIn', user: { _id: 'u', role, workspace: { _id: 'w', name: 'Lindqvist Staffing' } } }
  const router = createMemoryRouter(
    [
      {
        id: 'recruiter',
        Component: Outlet,
        loader: () => session,
        children: [{ id: 'page', path: '*', element: <HomePage />, loader: () => null }],
      },
    ],
    { hydrationData: { loaderData: { recruiter: session, page: { ...nothing, ...change } } } },
  )
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('home says of each part that nothing waits there', () => {
  const page = words(shown())
  for (const sentence of [
    'What is waiting in “Lindqvist Staffing”.',
    'No interview is booked for today.',
    'Nobody has been in one stage for more than 5 working days.',
    'None of your tasks is overdue.',
    'Nobody finished an assessment in the last 7 days.',
  ])
    expect(page).toContain(sentence)
  expect(page).not.toContain('Open all')
})

test('a part that fails says so for itself, and the others stand', () => {
  const page = words(shown({ results: failed, limit: null, waiting: failed }))
  expect(page.match(/This could not be loaded The database is away\./g)).toHaveLength(2)
  expect(page).toContain('No interview is booked for today.')
  expect(page).not.toContain('null')
})

test('new candidates lead to exactly these, and to the review for whoever decides', () => {
  const toReview = ok([{ _id: 'j1', title: 'Gardener', count: 13 }])
  const page = shown({ toReview })
  expect(page).toContain('href="/dashboard/analytics/rows?measure=unseen&amp;range=all&amp;job=j1"')
  expect(page).toContain('href="/dashboard/job-descriptions/j1/review"')
  expect(words(page)).toContain('13 new')
  expect(shown({ toReview }, 'viewer')).not.toContain('/review"')
})

test('an empty workspace is told how to begin, a viewer that others do', () => {
  expect(words(shown({ everybody: 0 }))).toContain('Match resumes with a job')
  const seen = words(shown({ everybody: 0 }, 'viewer'))
  expect(seen).not.toContain('Match resumes')
  expect(seen).toContain('Once an owner or a recruiter has added candidates')
})
