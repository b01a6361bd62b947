import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { silentLog } from '#src/http/log.ts'
import { createPages } from '#src/http/pages.ts'
import type { ScheduleRecord } from '#src/scheduling/views.ts'
import { createRenderer } from '../../render.tsx'

const aSchedule = (facts: Partial<ScheduleRecord> = {}): ScheduleRecord => ({
  state: 'open',
  company: 'Northwind',
  jobTitle: 'Gardener',
  hostName: 'Maya Fernandes',
  minutes: 45,
  zone: 'Europe/Berlin',
  place: '',
  note: '',
  slots: ['2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00.000Z', '2026-12-02T09:00:00.000Z'],
  closesAt: '2026-12-02T23:00:00.000Z',
  interview: null,
  canChange: false,
  endedBy: null,
  isMailed: true,
  ...facts,
})
const interview = { startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T09:45:00.000Z', sequence: 2, zone: 'Asia/Kolkata' }
const booked = aSchedule({ state: 'booked', interview, canChange: true, slots: ['2026-12-02T09:00:00.000Z'] })

/** The page of a link, over a server that knows no other. */
const opened = async (answer: ScheduleRecord | { status: number; code: string; error: string }, query = '') => {
  const site: Elysia = new Elysia()
  site
    .use(
      createPages({
        renderer: createRenderer({ assets: {}, publicUrl: 'http://localhost:3000' }),
        handle: (request) => site.handle(request),
        assets: null,
        publicUrl: 'http://localhost:3000',
        log: silentLog,
      }),
    )
    .get('/schedule/:token', () => ('status' in answer ? Response.json(answer, { status: answer.status }) : answer))
  const page = await site.handle(
    new Request(`http://localhost:3000/schedule/secret${query}`, { headers: { accept: 'text/html' } }),
  )
  return { status: page.status, headers: page.headers, html: (await page.text()).replaceAll(/<!-- -->|data-words="[^"]*"/g, '') }
}

describe('the page behind the link of a candidate', () => {
  test('offers times by day in the zone of the recruiter, as a form that needs no script', async () => {
    const { status, headers, html } = await opened(aSchedule({ note: 'Bring gloves.' }))
    expect(status).toBe(200)
    for (const text of [
      'Northwind',
      'Interview for Gardener',
      'With Maya Fernandes, 45 minutes',
      'Bring gloves.',
      'All times are in the time zone Europe/Berlin (UTC+1).',
      '>Tuesday, December 1, 2026</legend>',
      '>Wednesday, December 2, 2026</legend>',
      'action="/schedule/secret/choose"',
      'None of these times suits me',
    ])
      expect(html).toContain(text)
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).not.toContain('style="')
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex, nofollow'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('shows what is booked by the clock of the candidate, with calendars and ways out', async () => {
    const { html } = await opened({ ...booked, place: 'https://meet.example.test/7' }, '?said=booked')
    for (const text of [
      'Your interview is booked. A confirmation is on its way to you by email.',
      'Tuesday, December 1, 2026',
      '14:30',
      '15:15',
      'Asia/Kolkata; 10:00 in Europe/Berlin',
      'href="https://meet.example.test/7"',
      'href="/schedule/secret/interview.ics"',
      'Choose another time',
      'I can’t come',
      'name="seen" value="2"',
    ])
      expect(html).toContain(text)
    expect(html).not.toMatch(/google|outlook/)
    expect((await opened({ ...booked, place: 'javascript:alert(1)' })).html).not.toContain('href="javascript')
  })

  test('says what became of a form, unless the page shows something else by now', async () => {
    expect((await opened(aSchedule(), '?said=slot_taken')).html).toContain('This time has just been taken.')
    expect((await opened(aSchedule(), '?said=booked')).html).not.toContain('is booked')
    expect((await opened(aSchedule(), '?said=%3Cscript%3E')).html).not.toContain('<script>')
  })

  test('says when nothing can be chosen any more, and why', async () => {
    const over = async (facts: Partial<ScheduleRecord>) => (await opened(aSchedule({ slots: [], ...facts }))).html
    expect(await over({})).toContain('All the times that were offered have been taken or are past.')
    expect(await over({ state: 'expired' })).toContain('a time could be chosen until Wed, Dec 2, 2026, 23:59 (Europe/Berlin)')
    expect(await over({ state: 'cancelled', endedBy: 'recruiter' })).toContain('This invitation was canceled.')
    expect(await over({ state: 'cancelled', endedBy: 'replaced' })).toContain('There is a newer invitation.')
    expect(await over({ state: 'cancelled', endedBy: 'candidate', interview })).toContain('Your interview is canceled.')
    expect(await over({ state: 'past', interview })).toContain('The interview was on Tue, Dec 1, 2026, 14:30 (Asia/Kolkata).')
    const begun = await over({ state: 'booked', interview, canChange: false })
    expect(begun).toContain('The interview has begun')
    expect(begun).not.toContain('<form')
  })

  test('is not found when nobody was given the link, and gone when the candidate was deleted', async () => {
    const refusal = (status: number, code: string, error: string) => opened({ status, code, error })
    const unknown = await refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
    expect([unknown.status, unknown.html.includes('Page not found')]).toEqual([404, true])
    const gone = await refusal(410, 'LINK_ENDED', 'This invitation was deleted, with everything that belonged to it.')
    expect([gone.status, gone.html.includes('This invitation is gone')]).toEqual([410, true])
    expect((await refusal(429, 'TOO_MANY', 'Too many attempts. Please wait 40 seconds and try again.')).status).toBe(429)
  })
})
