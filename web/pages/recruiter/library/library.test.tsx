import { expect, test } from 'bun:test'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { ShelfAnswer } from '../../../api/library.ts'
import { Providers } from '../../../providers.tsx'
import { ConcernList } from './concern-list.tsx'
import { EditTextPage, NewTextPage } from './editor-page.tsx'
import { aRecord } from './job-description.fixture.ts'
import { LibraryPage } from './library-page.tsx'
import { ReadingView } from './reading-view.tsx'
import { SaveFailure } from './save-failure.tsx'
import { VersionLinks } from './version-note.tsx'

const shown = (element: ReactElement, data: unknown, role = 'recruiter') => {
  const user = {
    _id: 'u',
    role,
    isUnlimited: false,
    isAdmin: false,
    subscription: { limits: { jdUploads: 10 } },
    usage: { jdUploads: 9 },
  }
  const session = { state: 'signedIn', user }
  const router = createMemoryRouter(
    [
      {
        id: 'recruiter',
        Component: Outlet,
        loader: () => session,
        children: [{ id: 'page', path: '*', element, loader: () => data }],
      },
    ],
    { hydrationData: { loaderData: { recruiter: session, page: data } } },
  )
  return words(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const words = (element: ReactNode) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

const ok = (data: unknown) => ({ ok: true, data, total: null })
const failed = (status: number) => ({
  ok: false,
  failure: { error: 'The database is away.', code: 'UNAVAILABLE', status, requestId: 'r-7' },
})
const text = { title: 'Gardener', sections: [{ heading: 'Duties', text: '- digs' }] }
const shelf = (change: Partial<ShelfAnswer> = {}): ShelfAnswer => ({
  jobDescription: aRecord('a'),
  versions: [aRecord('a')],
  latestVersion: 1,
  composition: text,
  ...change,
})

test('the library has a face for failed and empty', () => {
  expect(shown(<LibraryPage />, failed(503))).toContain('Failed to load the job descriptions The database is away.')
  expect(shown(<LibraryPage />, ok([]))).toContain('No job descriptions yet Begin with a template')
})

test('a row says what it is, what was ranked against it and which versions came before', () => {
  const page = shown(
    <LibraryPage />,
    ok([aRecord('b', { series: 'a', version: 2, candidates: 3 }), aRecord('a', { candidates: 1 })]),
  )
  expect(page).toContain('1 job description')
  expect(page).toContain('Title b Version 2 b.pdf · written Mar 2, 2026 by Rosa Lindqvist 1 earlier version')
  expect(page).toContain('3 candidates Mar 2, 2026 Edit Title b')
  expect(page).toContain('1 earlier version Version 1')
  expect(page).not.toContain('Edit Title a')
})

test('an upload has no edit, and a viewer nothing that changes', () => {
  expect(shown(<LibraryPage />, ok([aRecord('a', { isWritten: false })]))).not.toContain('Edit')
  const seen = shown(<LibraryPage />, ok([aRecord('a')]), 'viewer')
  for (const forbidden of ['Edit', 'Rename', 'Delete', 'Write your own', 'New from template'])
    expect(seen).not.toContain(forbidden)
  expect(seen).toContain('Download')
  expect(shown(<NewTextPage />, { template: '', answer: ok(text) }, 'viewer')).toContain('You have read-only access')
})

test('the editor says what saving costs, and has a face for gone, failed and uploaded', () => {
  const page = shown(<EditTextPage />, ok(shelf({ latestVersion: 4 })))
  expect(page).toContain('Saving makes version 5')
  expect(page).toContain('1 job description upload left.')
  expect(shown(<EditTextPage />, failed(404))).toContain('This job description is not here')
  expect(shown(<EditTextPage />, failed(503))).toContain('Try again')
  expect(shown(<EditTextPage />, ok(shelf({ composition: null })))).toContain('This one was uploaded as a file')
  expect(shown(<NewTextPage />, { template: 'Gardener', answer: failed(503) })).toContain('Failed to load the template')
})

test('what is read has a face for nothing, waiting and failed', () => {
  const reading = { answer: null, isReading: false, failure: null, retry: () => {} }
  expect(words(<ReadingView reading={reading} />)).toContain('Write something')
  expect(words(<ReadingView reading={{ ...reading, isReading: true }} />)).toContain('Reading...')
  expect(words(<ReadingView reading={{ ...reading, failure: 'Away.' }} />)).toContain('Away. Try again')
  const answer = { title: null, mustHave: [], niceToHave: [], years: null, degree: null, concerns: [] }
  expect(words(<ReadingView reading={{ ...reading, answer }} />)).toContain('0 must-have, 0 nice to have')
})

test('a concern goes when its words have been changed since', () => {
  const concern = { field: 'title', kind: 'exclusionary' as const, quote: 'ninja', sentence: 'Why.', suggestion: 'expert' }
  const told = (title: string) =>
    words(
      <Providers>
        <ConcernList field="title" concerns={[concern]} composition={{ title, sections: [] }} onReword={() => {}} />
      </Providers>,
    )
  expect(told('A ninja')).toContain('ninja Why. Better: expert Use this')
  expect(told('A gardener').trim()).toBe('')
})

test('who was overtaken can save on top, and a lost connection says that nothing is lost', () => {
  const failure = { error: 'Somebody else has saved version 3', code: 'NEWER_VERSION_EXISTS', status: 409, requestId: null }
  const page = (given: typeof failure) =>
    words(
      <Providers>
        <SaveFailure failure={given} saving={false} onKeepMine={() => {}} />
      </Providers>,
    )
  expect(page(failure)).toContain('Save mine as the next version')
  expect(page({ ...failure, code: 'NETWORK_ERROR', status: 0 })).toContain('kept in this browser')
})

test('a ranking says which text version it belongs to and leads to the others', () => {
  const versions = [aRecord('b', { version: 2, series: 'a' }), aRecord('a', { candidates: 1 })]
  const ofVersion = (at: number) =>
    shown(<VersionLinks shelf={shelf({ jobDescription: versions[at]!, versions, latestVersion: 2 })} />, null)
  expect(ofVersion(0)).toContain('Text version 2 of Title a , the newest. Candidates keep the score')
  expect(ofVersion(0)).toContain('version 1 (1 candidate)')
  expect(ofVersion(1)).toContain('Text version 1 .')
  expect(shown(<VersionLinks shelf={shelf({ composition: null })} />, null).trim()).toBe('')
})
