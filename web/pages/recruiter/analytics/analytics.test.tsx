import { expect, test } from 'bun:test'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { RowsAnswer } from '../../../api/analytics.ts'
import { Providers } from '../../../providers.tsx'
import { AnalyticsPage } from './analytics-page.tsx'
import { someFigures } from './figures.fixture.ts'
import { AnalyticsRowsPage } from './rows-page.tsx'

/** The page as the server sends it with this data. */
const shown = (Component: ComponentType, data: unknown, address = '/') => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => data }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const ok = (data: unknown) => ({ ok: true, data, total: null })
const failed = (status = 503) => ({
  ok: false,
  failure: { error: 'The database is away.', code: 'UNAVAILABLE', status, requestId: 'r-7' },
})

test('the numbers have a face for failed, empty, nobody in these days, and full', () => {
  expect(words(shown(AnalyticsPage, failed()))).toContain('The database is away. Reference r-7 Try again')
  expect(words(shown(AnalyticsPage, failed(404)))).toContain('Start with the last 90 days')
  expect(words(shown(AnalyticsPage, ok(someFigures({ jobDescriptions: [] }))))).toContain(
    'Numbers come with the first candidates',
  )
  const { funnel } = someFigures()
  const nobody = someFigures({ funnel: { ...funnel, ranked: { ...funnel.ranked, count: 0 } } })
  expect(words(shown(AnalyticsPage, ok(nobody)))).toContain('Nobody was ranked in these days. Show all time')
  const full = words(shown(AnalyticsPage, ok(someFigures())))
  for (const text of [
    'Jan 1, 2026 to Mar 31, 2026, all job descriptions',
    'Hired 25% of the stage before',
    '1 day',
    'nine of ten within 2.5 days',
    'No task is open.',
    'No message was written in these days.',
  ])
    expect(full).toContain(text)
  expect(full).not.toContain('Assessments')
})

test('every number leads to its rows for the same days, and zero leads nowhere', () => {
  const full = shown(AnalyticsPage, ok(someFigures()), '/dashboard/analytics?range=365&job=j1&other=1')
  expect(full).toContain('href="/dashboard/analytics/rows?range=365&amp;job=j1&amp;measure=reached&amp;of=1"')
  expect(full).not.toContain('measure=stopped-here&amp;of=1"')
  expect(full).not.toContain('measure=messages')
})

test('each chart is there as a table too, and nothing is styled in line', () => {
  const full = shown(AnalyticsPage, ok(someFigures()))
  // What each recruiter did is a table only.
  expect(full.match(/<figure/g)?.length).toBe(full.match(/<table/g)!.length - 1)
  expect(full).toContain('<th scope="row">0 to 9%</th><td>0</td>')
  expect(full.slice(full.indexOf('analytics-columns'))).not.toContain(' style=')
})

test('assessments are shown as soon as something is known about them', () => {
  const assessments = [{ label: 'Completed', count: { measure: 'assessments' as const, of: 'Completed', count: 3 } }]
  expect(words(shown(AnalyticsPage, ok(someFigures({ assessments }))))).toContain('Assessments CSV')
})

test('rows say what they are, and have a face for failed and none', () => {
  const answer: RowsAnswer = {
    title: 'Still in New',
    definition: 'Who is there.',
    columns: [
      { key: 'enteredAt', label: 'Entered', kind: 'moment' },
      { key: 'days', label: 'Days', kind: 'days' },
    ],
    rows: [
      {
        candidateId: 'c/1',
        name: null,
        filename: 'ada.pdf',
        jobDescription: { _id: 'j1', title: 'Baker' },
        facts: { enteredAt: '2026-01-02T10:30:00.000Z', days: 2.5 },
      },
    ],
    total: 1,
    period: { range: 'all', firstDay: null, lastDay: '2026-03-31' },
    jobDescription: null,
  }
  const html = shown(AnalyticsRowsPage, ok(answer))
  expect(words(html)).toContain('1 row. All time, all job descriptions.')
  expect(words(html)).toContain('ada.pdf Baker Jan 2, 2026, 10:30 UTC 2.5')
  expect(html).toContain('href="/dashboard/candidates/c%2F1"')
  expect(words(shown(AnalyticsRowsPage, ok({ ...answer, rows: [], total: 0 })))).toContain('There are no rows in these days.')
  expect(words(shown(AnalyticsRowsPage, failed()))).toContain('The rows could not be loaded')
})
