import { expect, test } from 'bun:test'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { AssessmentRow, AssessmentsPageData } from '../../../api/assessments.ts'
import type { ListedRecord } from '../../../api/candidates.ts'
import { Providers } from '../../../providers.tsx'
import { sendingRefusal } from '../../../state/assessments.ts'
import { aUser } from '../../../test-site.ts'
import { aCandidate } from '../candidate.fixture.ts'
import { CandidateRow } from '../candidates/candidate-row.tsx'
import { candidateColumns } from '../candidates/columns.ts'
import { AssessmentsPage } from './assessments-page.tsx'

const aRow = (facts: Partial<AssessmentRow> = {}): AssessmentRow => ({
  _id: 'a1',
  candidateId: 'c1',
  candidateName: 'Ada Berg',
  candidateEmail: 'ada@example.test',
  jobTitle: 'Gardener',
  kind: 'assessment',
  practice: false,
  status: 'pending',
  sentAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  completedAt: null,
  testScore: null,
  ...facts,
})

/** In the app of a signed-in person. */
const shown = (element: ReactNode, role: 'owner' | 'viewer', loaded: unknown = null) => {
  const session = { state: 'signedIn', user: aUser({ role }) }
  const children = [{ id: 'page', path: '*', element, loader: () => loaded }]
  const routes = [{ id: 'recruiter', Component: Outlet, loader: () => session, children }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { recruiter: session, page: loaded } } })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const page = (data: Partial<AssessmentsPageData>, role: 'owner' | 'viewer' = 'owner') => {
  const loaded: AssessmentsPageData = {
    state: '',
    q: '',
    page: 1,
    finished: null,
    answer: { ok: true, data: [], total: 0 },
    settings: { ok: true, data: { reviewsQuestions: true, mailsWhenFinished: true }, total: null },
    ...data,
  }
  return words(shown(<AssessmentsPage />, role, loaded))
}

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const rows = (...data: AssessmentRow[]): AssessmentsPageData['answer'] => ({ ok: true, data, total: data.length })

test('the list of assessments has a face for empty, nothing found, failed and full', () => {
  expect(page({})).toContain('Nothing was sent yet')
  expect(page({ state: 'expired' })).toContain('No link has expired')
  expect(page({ q: 'zzz' })).toContain('Nothing was found for “zzz”')
  const failure = { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: null }
  const failed = page({ answer: { ok: false, failure }, settings: { ok: false, failure } })
  expect(failed).toContain('The assessments could not be loaded The database is away.')
  expect(failed).toContain('The settings could not be loaded.')
  const scores = { score: 80, audioScore: 63.6, textScore: null, videoScore: null, combinedScore: 74 }
  const done = aRow({ status: 'completed', completedAt: '2026-11-21T09:00:00.000Z', testScore: scores })
  const full = page({ answer: rows(aRow(), done) })
  for (const text of ['Ada Berg', 'Gardener · ada@example.test', 'Pending', 'Nov 27, 2026', 'Completed', '74%'])
    expect(full).toContain(text)
  expect(full).toContain('Multiple choice 80%, spoken 64%')
})

test('what can be done with a link follows from its state, and a viewer only looks', () => {
  const buttons = (row: AssessmentRow, role?: 'viewer') =>
    ['See the result', 'See so far', 'Resend', 'Extend', 'Revoke the'].filter((text) =>
      page({ answer: rows(row) }, role).includes(`${text} `),
    )
  expect(buttons(aRow())).toEqual(['Resend', 'Extend', 'Revoke the'])
  expect(buttons(aRow({ status: 'in-progress' }))).toEqual(['See so far', 'Resend', 'Revoke the'])
  expect(buttons(aRow({ status: 'completed' }))).toEqual(['See the result'])
  expect(buttons(aRow({ status: 'revoked' }))).toEqual([])
  expect(buttons(aRow(), 'viewer')).toEqual([])
})

const row = (facts: Partial<ListedRecord>, maySend = true) => {
  const record = { ...aCandidate(), ...facts } as ListedRecord
  const html = shown(
    <table>
      <tbody>
        <CandidateRow
          record={record}
          columns={candidateColumns}
          mark=""
          yearsUnsure={false}
          index={0}
          isNew={false}
          selected={false}
          expanded={false}
          current
          panel="p"
          mayChange={maySend}
        />
      </tbody>
    </table>,
    'owner',
  )
  return { html, text: words(html) }
}
const session = (status: 'pending' | 'in-progress' | 'completed') => ({ _id: 'a1', status, sentAt: '2026-11-20T09:00:00.000Z' })
const scored = (combinedScore: number | null) => ({
  score: 80,
  audioScore: null,
  textScore: null,
  videoScore: null,
  combinedScore,
})

test('a row of the candidates says how far the assessment is, and sends one unless it was begun', () => {
  const none = row({})
  expect(none.text).toContain('Not Sent')
  expect(none.html).toMatch(/<button[^>]*data-do="send"[^>]*aria-label="Send Assessment to Ada Berg"[^>]*>Send Assessment</)
  const pending = row({ assessmentSession: session('pending') })
  expect(pending.text).toContain('Pending')
  expect(pending.text).toContain('Send Assessment')
  const begun = row({ assessmentSession: session('in-progress') })
  expect(begun.text).toContain('In Progress')
  expect(begun.html).toMatch(/<button[^>]*disabled=""[^>]*>Sent</)
  expect(row({ assessmentSession: session('completed') }).text).toContain('Completed Calculating... Sent')
  expect(row({ assessmentSession: session('completed'), testScore: scored(null) }).text).toContain('Calculating...')
  expect(row({ assessmentSession: session('completed'), testScore: scored(79.6) }).text).toContain('80%')
  expect(row({ candidateConsent: { allowedToShare: true } }).text).toContain('Shared')
  expect(row({}, false).html).toMatch(/<button[^>]*disabled=""[^>]*>Send Assessment</)
})

test('an empty plan is said before anything is prepared, except to those without limits and for what was paid for', () => {
  const sentence = "You've reached your assessment limit (20)"
  expect(sendingRefusal(aUser(), { again: false })).toBe(sentence)
  expect(sendingRefusal(aUser(), { again: true })).toBeNull()
  expect(sendingRefusal(aUser({ isAdmin: true }), { again: false })).toBeNull()
  const ended = aUser({ subscription: { ...aUser().subscription, isActive: false } })
  expect(sendingRefusal(ended, { again: true })).toContain('Your plan has ended.')
})
