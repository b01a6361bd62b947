import { expect, test } from 'bun:test'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { PreviewedPerson, RetentionAnswer, RetentionPreview } from '../../../api/privacy.ts'
import { Providers } from '../../../providers.tsx'
import { inWords } from './due-list.tsx'
import { HoldNote } from './hold-note.tsx'
import { PreviewList } from './preview-list.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const shown = (Component: ComponentType, data: unknown) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return words(
    renderToStaticMarkup(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const preview: RetentionPreview = {
  kind: 'rejected',
  dueNow: 12,
  held: 1,
  nextAt: '2026-12-03T10:00:00.000Z',
  due: [
    {
      kind: 'rejected',
      candidateId: 'c1',
      name: 'Ada Berg',
      dueAt: '2026-11-20T10:00:00.000Z',
      why: 'Rejected everywhere, the last time on Oct 20, 2026',
      count: 1,
    },
  ],
}

const retention = (changes: Partial<RetentionAnswer> = {}): RetentionAnswer => ({
  periods: [
    { kind: 'rejected', days: 31, startsAt: '2026-11-28T10:00:00.000Z' },
    { kind: 'not-hired', days: null, startsAt: null },
    { kind: 'messages', days: null, startsAt: null },
    { kind: 'recordings', days: null, startsAt: null },
  ],
  previews: [preview],
  holds: [{ candidateId: 'c2', name: 'Bo Lind', reason: 'A lawsuit', heldBy: null, heldAt: '2026-11-02T10:00:00.000Z' }],
  canChange: true,
  recordingDays: 90,
  ...changes,
})

test('the page has a face for failed, for owners and for everybody else', () => {
  const failure = { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: 'r-7' }
  expect(shown(PrivacyPage, { ok: false, failure })).toContain('The database is away. Reference r-7 Try again')
  const owner = shown(PrivacyPage, { ok: true, data: retention(), total: null })
  expect(owner).toContain('Deleted after 31 days , and nothing before Nov 28, 2026. Delete after (days)')
  expect(owner).toContain('Ada Berg Nov 20, 2026 Rejected everywhere')
  expect(owner).toContain('Bo Lind A lawsuit Somebody who has left Nov 2, 2026')
  const other = shown(PrivacyPage, { ok: true, data: retention({ canChange: false, holds: [] }), total: null })
  expect(other).toContain('owners can change them')
  expect(other).toContain('Nobody is on hold.')
  expect(other).not.toContain('Switch')
})

test('a preview says how many, when the next, and who is kept', () => {
  expect(inWords(preview)).toBe('12 people would go today; the next on Dec 3, 2026. 1 is kept by a hold. The first 1 are shown.')
  expect(inWords({ ...preview, dueNow: 0, held: 0, nextAt: null, due: [] })).toBe(
    'No person would go today, nor later as things stand.',
  )
  expect(inWords({ ...preview, kind: 'messages', dueNow: 1, held: 0, nextAt: null })).toBe('1 message would go today.')
})

test('a deletion names who goes with what, who stays and why, and who is gone already', () => {
  const person = (changes: Partial<PreviewedPerson>): PreviewedPerson => ({
    candidateIds: ['c1'],
    name: 'Ada Berg',
    resumes: 2,
    rankings: 1,
    notes: 0,
    messages: 3,
    held: null,
    jobTitles: ['Nurse', 'Midwife'],
    others: { interviews: 1, tasks: 2 },
    ...changes,
  })
  const people = [person({}), person({ candidateIds: ['c2'], name: 'Bo Lind', held: 'A lawsuit' })]
  const html = words(renderToStaticMarkup(<PreviewList preview={{ people, missing: 1 }} />))
  expect(html).toContain('Ada Berg 2 resumes, 1 ranking, 3 messages, 1 interview, 2 tasks')
  expect(html).toContain('Ranked for: Nurse, Midwife')
  expect(html).toContain('One person stays, because a hold keeps them: Bo Lind A lawsuit')
  expect(html).toContain('One is deleted already.')
})

test('a hold says why, who and since when', () => {
  const hold = { reason: 'A lawsuit', heldBy: 'Olga Stern', heldAt: '2026-11-02T10:00:00.000Z' }
  expect(words(renderToStaticMarkup(<HoldNote hold={hold} />))).toContain('On hold: A lawsuit Olga Stern, Nov 2, 2026.')
})
