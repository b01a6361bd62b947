import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { InterviewsAnswer, ListedOfferRecord } from '../../../api/scheduling.ts'
import { Providers } from '../../../providers.tsx'
import { InterviewsPage } from './interviews-page.tsx'
import { offerInWords } from './offer-state.tsx'
import { addDays, addMinutes, gridTimes, mondayOf, wallName } from './wall-times.ts'
import { WeekGrid } from './week-grid.tsx'

const anOffer = (facts: Partial<ListedOfferRecord> = {}): ListedOfferRecord => ({
  _id: 'o1',
  candidateId: 'c1',
  interviewerId: 'u1',
  panel: [],
  offeredBy: 'u1',
  zone: 'Europe/Berlin',
  minutes: 45,
  place: '',
  note: '',
  slots: ['2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  freeCount: 2,
  closesAt: '2026-12-01T10:00:00.000Z',
  createdAt: '2026-11-21T09:00:00.000Z',
  state: 'open',
  interview: null,
  ended: null,
  candidateName: 'Mira Talvik',
  filename: 'mira.pdf',
  jobDescriptionId: { _id: 'j1', title: 'Gardener' },
  ...facts,
})
const interview = { startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T09:45:00.000Z', sequence: 0, zone: 'Asia/Kolkata' }
const anAnswer = (interviews: ListedOfferRecord[], facts: Partial<InterviewsAnswer> = {}): CallResult<InterviewsAnswer> => ({
  ok: true,
  total: null,
  data: {
    interviews,
    counts: { upcoming: interviews.length, today: 0, open: 0, past: 0, cancelled: 0 },
    people: [{ _id: 'u1', fullName: 'Rita Recruiter' }],
    me: 'u1',
    canChange: true,
    ...facts,
  },
})

const shown = (answer: CallResult<InterviewsAnswer>, at = '/dashboard/scheduling') => {
  const routes = [{ id: 'page', path: '/dashboard/scheduling', loader: () => answer, Component: InterviewsPage }]
  const router = createMemoryRouter(routes, { initialEntries: [at], hydrationData: { loaderData: { page: answer } } })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

describe('the list of interviews', () => {
  test('shows when, with whom, where, and what can be done', () => {
    const html = shown(anAnswer([anOffer({ state: 'booked', interview, place: 'https://meet.example.test/7' })]))
    for (const text of [
      'Tue, Dec 1, 2026, 10:00 (Europe/Berlin)',
      'Mira Talvik',
      'Gardener · 45 minutes with you',
      'href="https://meet.example.test/7"',
      'href="/api/interview-offers/o1/interview.ics"',
      'the interview with Mira Talvik',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('Offer other times')
  })

  test('lets a viewer look and change nothing', () => {
    const html = shown(anAnswer([anOffer(), anOffer({ _id: 'o2', state: 'booked', interview })], { canChange: false }))
    expect(html).toContain('Waiting for the candidate')
    for (const text of ['Take back', 'Cancel<', 'Offer other times']) expect(html).not.toContain(text)
  })

  test('says what would be there when nothing is, and what failed', () => {
    expect(shown(anAnswer([]))).toContain('No interview is booked')
    expect(shown(anAnswer([]), '/dashboard/scheduling?show=cancelled')).toContain('No canceled interviews')
    const failure = { error: 'Something went wrong on our side.', code: 'INTERNAL', status: 500, requestId: 'r1' }
    const html = shown({ ok: false, failure })
    for (const text of ['The interviews could not be loaded', 'Something went wrong on our side.', 'Try again'])
      expect(html).toContain(text)
  })

  test('names a place that is no link as text', () => {
    const html = shown(anAnswer([anOffer({ state: 'booked', interview, place: 'javascript:alert(1)' })]))
    expect(html).not.toContain('href="javascript')
  })
})

test('an offer says how many of its times are left', () => {
  expect(offerInWords(anOffer())).toBe('2 times, can be chosen until Tue, Dec 1, 2026, 11:00 (Europe/Berlin)')
  expect(offerInWords(anOffer({ freeCount: 1 }))).toStartWith('1 of 2 times left')
  expect(offerInWords(anOffer({ freeCount: 0 }))).toBe('Offered 2 times; all are taken or past')
  expect(offerInWords(anOffer({ state: 'expired' }))).toBe('Offered 2 times')
})

test('the grid marks what is chosen, taken and past, and is one stop for the Tab key', () => {
  const day = addDays(mondayOf(addDays(new Date().toISOString().slice(0, 10), 2)), 6)
  const busy = [{ start: `${day}T10:15`, end: `${day}T11:00` }]
  const html = renderToStaticMarkup(
    <Providers>
      <WeekGrid times={[`${day}T14:00`]} minutes={30} zone="UTC" busy={busy} onChange={() => {}} />
    </Providers>,
  )
  const cell = (time: string) => html.match(new RegExp(`<button[^>]*aria-label="${wallName(`${day}T${time}`)}[^>]*>`))![0]
  expect(cell('14:00')).toContain('aria-pressed="true"')
  expect(cell('10:00')).toContain('another interview')
  expect(cell('10:30')).toContain('aria-disabled="true"')
  expect(cell('09:30')).not.toContain('aria-disabled')
  expect(cell('11:00')).not.toContain('another interview')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
})

test('times on the wall are counted without any zone', () => {
  expect(addMinutes('2026-03-29T01:45', 30)).toBe('2026-03-29T02:15')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect([mondayOf('2026-03-29'), mondayOf('2026-03-30')]).toEqual(['2026-03-23', '2026-03-30'])
  expect([gridTimes.at(0), gridTimes.at(-1)]).toEqual(['08:00', '18:30'])
})
