import { expect, test } from 'bun:test'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Providers } from '../../providers.tsx'
import type { CandidateList } from '../../state/candidates.ts'
import { aUser } from '../../test-site.ts'
import { aCandidate } from './candidate.fixture.ts'
import { CandidatesPage } from './candidates-page.tsx'
import { ReasonsPanel } from './reasons/reasons-panel.tsx'
import { ResponsePage } from './response-page.tsx'
import { UploadPage } from './upload-page.tsx'

/** The page as the server sends it with this data. */
const shown = (Component: ComponentType, data: unknown) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"')

const list = (change: Partial<CandidateList>): CandidateList => ({
  view: 'all',
  q: '',
  page: 1,
  sort: 'match',
  filters: {},
  rows: [],
  total: 0,
  fields: [],
  recent: 0,
  recentSince: null,
  failure: null,
  ...change,
})

const failure = { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: 'r-7' }

test('the list of candidates has a face for empty, failed, nothing found and full', () => {
  expect(words(shown(CandidatesPage, list({})))).toContain('No candidates yet')
  expect(words(shown(CandidatesPage, list({ q: 'zoology' })))).toContain('Nobody found for “zoology”')
  const failed = words(shown(CandidatesPage, list({ failure })))
  expect(failed).toContain('The database is away.')
  expect(failed).toContain('Try again')
  const full = words(
    shown(CandidatesPage, list({ rows: [aCandidate()], total: 51, recent: 1, recentSince: '2000-01-01T00:00:00.000Z', page: 2 })),
  )
  expect(full).toContain('51 Ada Berg New Head Gardener #51 · Gardener Gardener 3 years 62% High confidence')
  expect(words(shown(CandidatesPage, list({ filters: { skills: ['Go'] } })))).toContain('Nobody matches these filters')
  expect(words(shown(CandidatesPage, list({ view: 'recommended' })))).toContain('No recommended profiles')
  expect(full).toContain('Not Sent N/A')
  expect(full).toContain('Latest Profiles 1 new')
  expect(full).toContain('51 candidates')
})

test('what is not known is marked as not found and never looks like a fact', () => {
  const unknown = aCandidate({ filename: 'cv-3.pdf', data: { name: null, total_experience: null } })
  const full = words(shown(CandidatesPage, list({ rows: [unknown], total: 1 })))
  expect(full).toContain('N/A not found cv-3.pdf')
  expect(full).toContain('Gardener 0 not found')
})

test('the results have a face for failed, none ranked, still at work and full', () => {
  const answer = (data: object) => ({
    ok: true,
    data: { duplicateCount: 0, rejected: [], results: [], finished: true, ...data },
    total: null,
  })
  expect(words(shown(ResponsePage, { ok: false, failure }))).toContain('The results could not be loaded')
  const rejected = [{ filename: '../x.pdf', error: 'This file is empty.', code: 'EMPTY' }]
  const none = words(shown(ResponsePage, answer({ rejected })))
  expect(none).toContain('No candidate could be ranked')
  expect(none).toContain('1 file was not ranked ../x.pdf This file is empty.')
  expect(words(shown(ResponsePage, answer({ finished: false })))).toContain('Still reading and ranking.')
  expect(words(shown(ResponsePage, answer({ results: [aCandidate()] })))).toContain('1 candidate for Gardener')
})

test('the upload page starts with a disabled button', () => {
  expect(shown(UploadPage, { types: ['pdf'] })).toMatch(/<button[^>]* disabled=""[^>]*>Submit Files/)
})

test('the reasons show points, summaries, quotes with their page, what is missing, warnings and what did not count', () => {
  const record = aCandidate({ analysis: { warnings: ['Text too small to read was left out of the score.'] } })
  const router = createMemoryRouter([{ path: '*', element: <ReasonsPanel record={record} id="panel" /> }])
  const said = words(
    renderToStaticMarkup(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
  expect(said).toContain('Where the 62% comes from')
  expect(said).toContain('Must-have skills 50 of 63 points 4 of 5 required skills. Pruning p. 2')
  expect(said).toContain('Experience 12 of 37 points')
  expect(said).toContain('Degree: No degree is asked for.')
  expect(said).toContain('Required skill: Beekeeping')
  expect(said).toContain('Text too small to read was left out of the score.')
  expect(said).toContain('Phone N/A not found')
})

test('somebody whose plan has ended reads so before choosing files, with what an administrator can do', () => {
  const page = (isActive: boolean) => {
    const user = aUser({ subscription: { ...aUser().subscription, isActive } })
    const router = createMemoryRouter(
      [{ id: 'recruiter', children: [{ id: 'page', path: '*', Component: UploadPage, loader: () => null }], loader: () => null }],
      { hydrationData: { loaderData: { recruiter: { state: 'signedIn', user }, page: { types: ['pdf'] } } } },
    )
    return words(
      renderToStaticMarkup(
        <Providers>
          <RouterProvider router={router} />
        </Providers>,
      ),
    )
  }
  expect(page(false)).toContain('An administrator finds your account under Users and gives it another plan')
  expect(page(true)).not.toContain('Your plan has ended')
})
