import { expect, test } from 'bun:test'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { FirstRunRecord } from '../../../api/first-run.ts'
import type { ScorecardsAnswer } from '../../../api/scorecards.ts'
import { Providers } from '../../../providers.tsx'
import { HelpPage } from '../help/help-page.tsx'
import { HelpTextPage } from '../help/help-text-page.tsx'
import { FirstSteps } from '../home/first-steps.tsx'
import { whatGoes } from '../home/sample-panel.tsx'
import { KitPage } from './kit-page.tsx'
import { ScorecardPage } from './scorecard-page.tsx'

const ok = <Data,>(data: Data): CallResult<Data> => ({ ok: true, data, total: null })
const kit = {
  jobDescriptionId: 'j',
  criteria: [{ key: 'skill:python', label: 'Python', questions: ['What is a generator for?'] }],
  version: 0,
  changedAt: null,
}
const card = {
  _id: 's',
  author: 'Ivo Interviewer',
  recommendation: 'yes' as const,
  note: 'Calm',
  ratings: [{ key: 'skill:python', label: 'Python', rating: 3, note: 'Knew generators' }],
  version: 1,
  savedAt: '2026-11-23T10:00:00.000Z',
  submittedAt: '2026-11-23T10:00:00.000Z',
  readFirst: false,
}
const answer: ScorecardsAnswer = {
  candidate: { _id: 'c', name: 'Ada Berg', filename: 'ada.pdf', jobDescriptionId: { _id: 'j', title: 'Backend Developer' } },
  kit,
  mine: null,
  others: [],
  waiting: 0,
  canReadFirst: false,
  agreement: [],
  canWrite: true,
  canChangeKit: false,
}

const shown = (element: ReactNode, data: unknown = null, role = 'recruiter') => {
  const user = { _id: 'u', role, workspace: { _id: 'w', name: 'Lindqvist Staffing' }, samples: ['c'] }
  const session = { state: 'signedIn', user }
  const page = [{ id: 'page', path: '*', element, loader: () => null }]
  const router = createMemoryRouter([{ id: 'recruiter', Component: Outlet, loader: () => session, children: page }], {
    hydrationData: { loaderData: { recruiter: session, page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('a scorecard has each line of the kit, with its questions and four ratings', () => {
  const page = words(shown(<ScorecardPage />, ok(answer)))
  for (const part of [
    'Scorecard: Ada Berg',
    'Sample',
    'Python',
    'What is a generator for?',
    '1 Weak',
    '4 Strong',
    'Submit scorecard',
  ])
    expect(page).toContain(part)
  expect(page).toContain('Nobody else has submitted one yet.')
  expect(page).not.toContain('Interview kit')
})

test('whoever has not submitted theirs reads how many wait, and nothing of them', () => {
  const page = words(shown(<ScorecardPage />, ok({ ...answer, waiting: 2 })))
  expect(page).toContain('2 colleagues have submitted scorecards')
})

test('others stand beside the own one, with how far they agree; a viewer fills in nothing', () => {
  const agreement = [{ key: 'skill:python', label: 'Python', ratings: [1, 3], average: 2, gap: 2 }]
  const page = words(shown(<ScorecardPage />, ok({ ...answer, others: [card], agreement, canWrite: false })))
  for (const part of ['Ivo Interviewer', 'Knew generators', '3 · Good', '1, 3', 'Two apart']) expect(page).toContain(part)
  expect(page).not.toContain('Submit scorecard')
})

test('a kit is changed by whoever may, and read by everybody else', () => {
  expect(words(shown(<KitPage />, ok(kit)))).toContain('Save the kit')
  const read = words(shown(<KitPage />, ok(kit), 'interviewer'))
  expect(read).toContain('What is a generator for?')
  expect(read).not.toContain('Save the kit')
})

const firstRun: FirstRunRecord = {
  steps: [
    { key: 'upload', isDone: true },
    { key: 'ranking', isDone: false },
  ],
  isPutAway: false,
  sample: null,
}

test('the first steps say which are done, and offer sample data to whoever may load it', () => {
  const of = (mayChange: boolean) =>
    words(shown(<FirstSteps record={firstRun} mayChange={mayChange} onChanged={async () => undefined} />))
  expect(of(true)).toContain('1 of 2 done')
  expect(of(true)).toContain('(done)')
  expect(of(true)).toContain('Load sample data')
  expect(of(false)).not.toContain('Load sample data')
})

test('removing sample data says before what goes and what stays', () => {
  const sample = { jobs: [{ _id: 'j', title: 'J' }], candidates: 3, loadedAt: '', done: ['1 note'], ownCandidates: 1, kept: 1 }
  expect(whatGoes(sample)).toBe(
    '2 sample candidates and the sample job go for good. What was done with them goes too: 1 note. One candidate whom you added stays, with the job. 1 sample candidate stays, because somebody added a resume to them.',
  )
})

test('help lists texts and shows one', () => {
  const topic = { name: 'roles', title: 'Who may do what', about: 'The roles.' }
  expect(words(shown(<HelpPage />, ok([topic])))).toContain('Who may do what')
  const text = words(shown(<HelpTextPage />, ok({ topic, text: '## Owners\n\nDo everything.\n\n- One' })))
  for (const part of ['Who may do what', 'Owners', 'Do everything.', 'One']) expect(text).toContain(part)
})
