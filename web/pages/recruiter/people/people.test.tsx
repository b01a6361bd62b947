import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { duplicatesAddress, type PersonHistoryAnswer, type SideRecord, type VersionRecord } from '../../../api/people.ts'
import { Providers } from '../../../providers.tsx'
import { type DuplicatesData, DuplicatesPage } from './duplicates-page.tsx'
import { type HistoryData, HistoryPage } from './history-page.tsx'

const shown = (Component: () => unknown, data: DuplicatesData | HistoryData) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: Component as never, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const refusal = (status: number) => ({ ok: false, failure: { error: 'Away.', code: 'X', status, requestId: null } }) as const
const found = <Data,>(data: Data) => ({ ok: true, data, total: null }) as const

const side = (id: string, change: Partial<SideRecord> = {}): SideRecord => ({
  _id: id,
  revision: '0',
  name: 'Mira Talvik',
  email: `${id}@example.com`,
  phone: null,
  designation: 'Gardener',
  companies: ['Orchard Works'],
  degrees: [],
  experience: null,
  skills: ['Pruning'],
  versions: 1,
  newest: { _id: `${id}-resume`, filename: `${id}.pdf`, receivedAt: '2026-03-01T09:00:00.000Z', receivedBy: 'Rita Recruiter' },
  ranked: [],
  ...change,
})

const open = (change: { waiting?: number; canChange?: boolean; pairs?: number; person?: string | null }): DuplicatesData => ({
  of: 'open',
  page: 1,
  person: change.person ?? null,
  answer: found({
    pairs: Array.from({ length: change.pairs ?? 1 }, (_, index) => ({
      _id: `pair-${index}`,
      strength: 90,
      reasons: [{ kind: 'name', text: 'The same name, Mira Talvik' }],
      people: [side('one'), side('two', { name: 'M. Talvik' })] as [SideRecord, SideRecord],
    })),
    total: change.pairs ?? 1,
    waiting: change.waiting ?? 0,
    canChange: change.canChange ?? true,
  }),
})

const version = (id: string, change: Partial<VersionRecord> = {}): VersionRecord => ({
  _id: id,
  filename: `${id}.pdf`,
  type: 'pdf',
  receivedAt: '2026-03-01T09:00:00.000Z',
  receivedBy: null,
  newest: false,
  mergeId: null,
  name: 'Mira Talvik',
  email: null,
  phone: null,
  designation: 'Gardener',
  experience: '4 years',
  ...change,
})

const history = (change: Partial<PersonHistoryAnswer> = {}): HistoryData => ({
  candidateId: 'candidate',
  answer: found({
    _id: 'person',
    name: 'Mira Talvik',
    revision: '0',
    versions: [version('new', { newest: true }), version('old', { mergeId: 'merge' })],
    ranked: [
      {
        candidateId: 'candidate',
        resumeId: 'old',
        jobDescriptionId: { _id: 'job', title: 'Head Gardener', deleted: true },
        percentage: 71,
        stage: 'Interview',
        rankedAt: '2026-03-01T09:00:00.000Z',
      },
    ],
    merges: [{ _id: 'merge', at: '2026-03-02T09:00:00.000Z', by: 'Rita Recruiter', resumes: 1 }],
    possible: 0,
    canChange: true,
    ...change,
  }),
})

test('possible duplicates have a face for failed, none, some and still looking', () => {
  expect(words(shown(DuplicatesPage, { of: 'open', page: 1, person: null, answer: refusal(503) }))).toContain(
    'The possible duplicates could not be loaded Away.',
  )
  expect(words(shown(DuplicatesPage, open({ pairs: 0 })))).toContain('No possible duplicates')
  const page = words(shown(DuplicatesPage, open({ waiting: 1200 })))
  expect(page).toContain('1,200 people are still being looked at')
  expect(page).toContain('Mira Talvik and M. Talvik Very likely The same name, Mira Talvik')
  expect(page).toMatch(/one@example\.com two@example\.com Phone Not found Not found/)
  expect(page).toContain('Not the same person')
})

test('who may only look has nothing to press', () => {
  expect(words(shown(DuplicatesPage, open({ canChange: false })))).not.toContain('Not the same person')
  expect(words(shown(HistoryPage, history({ canChange: false })))).not.toContain('Take the merge back')
})

test('pairs of one person say so, and decisions have a face without any', () => {
  expect(shown(DuplicatesPage, open({ person: 'someone' }))).toContain('Only pairs with one person are shown')
  const none: DuplicatesData = { of: 'decided', page: 1, answer: found({ decisions: [], total: 0, canChange: true }) }
  expect(words(shown(DuplicatesPage, none))).toContain('Nothing decided yet')
  expect(duplicatesAddress({ page: 2, person: 'a b' })).toBe('/dashboard/duplicates?person=a+b&page=2')
})

test('a history names every resume, where it was ranked, and the merges', () => {
  const page = words(shown(HistoryPage, history({ possible: 2 })))
  for (const part of [
    '2 resumes, ranked for one job description',
    'new.pdf Newest',
    'old.pdf This candidate By a merge',
    'by a former colleague',
    'Head Gardener (deleted)',
    '71% Interview old.pdf',
    'One resume came from another person: merged by Rita Recruiter',
    '2 others look like the same person',
  ])
    expect(page).toContain(part)
})

test('a history of somebody who was deleted says so, and one that cannot be loaded offers another try', () => {
  expect(words(shown(HistoryPage, { candidateId: 'x', answer: refusal(404) }))).toContain('was deleted in the meantime')
  expect(words(shown(HistoryPage, { candidateId: 'x', answer: refusal(503) }))).toContain('Try again')
})
