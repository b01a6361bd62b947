import { expect, test } from 'bun:test'
import { type CalendarEvent, calendarsText, calendarText } from './calendar-views.ts'

const event: CalendarEvent = {
  uid: 'i1@ats',
  sequence: 2,
  method: 'REQUEST',
  madeAt: new Date('2026-03-01T08:00:00Z'),
  start: new Date('2026-03-04T09:30:00Z'),
  end: new Date('2026-03-04T10:15:00Z'),
  summary: 'Interview - Gardener; part-time, outdoors',
  description: 'Bring your portfolio.\n\nRing twice, at the \\ gate',
  location: 'Room 7, 2nd floor',
  url: 'https://meet.example.test/a?b=c',
  organizer: { name: 'Rita "Ree" Recruiter', email: 'rita@example.com' },
  attendee: { name: '', email: 'ada@example.com' },
}

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('an event says who asks whom, when and where, and which version of it this is', () => {
  expect(linesOf(calendarText(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Evident//Interview//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:i1@ats',
    'SEQUENCE:2',
    'DTSTAMP:20260301T080000Z',
    'DTSTART:20260304T093000Z',
    'DTEND:20260304T101500Z',
    'SUMMARY:Interview - Gardener\\; part-time\\, outdoors',
    'DESCRIPTION:Bring your portfolio.\\n\\nRing twice\\, at the \\\\ gate',
    'LOCATION:Room 7\\, 2nd floor',
    'URL:https://meet.example.test/a?b=c',
    'ORGANIZER;CN="Rita Ree Recruiter":mailto:rita@example.com',
    'ATTENDEE;CN="ada@example.com";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:ada@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('what is taken back says so, under the same name', () => {
  const lines = linesOf(calendarText({ ...event, method: 'CANCEL', sequence: 3 }))
  for (const line of ['METHOD:CANCEL', 'UID:i1@ats', 'SEQUENCE:3', 'STATUS:CANCELLED']) expect(lines).toContain(line)
})

test('a link leads where it led, whatever signs are in it', () => {
  const url = 'https://meet.example.test/a;b,c?d="e"\\f'
  // An address is no text: nothing in it is escaped (RFC 5545, 3.3.13).
  expect(linesOf(calendarText({ ...event, url }))).toContain(`URL:${url}`)
  for (const unsafe of ['javascript:alert(1)', 'https://a.test/ b', 'https://a.test/\r\nX-EVIL:1'])
    expect(calendarText({ ...event, url: unsafe })).not.toContain('URL;')
})

test('no text and no address can begin a line or a property of its own', () => {
  const evil = 'x\r\nX-EVIL:1\n\rX-EVIL:2\u2028X-EVIL:3\u0085X-EVIL:4\u0000";X-EVIL=5:'
  const person = { name: evil, email: `a@b.test\r\nX-EVIL:6` }
  for (const text of [
    calendarText({ ...event, summary: evil, description: evil, location: evil, url: evil, organizer: person, attendee: person }),
    calendarText({ ...event, attendee: { name: evil, email: 'ada@example.com' } }),
  ]) {
    expect(linesOf(text).filter((line) => line.startsWith('X-EVIL'))).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(linesOf(text).find((line) => line.startsWith('ATTENDEE')) ?? '').not.toMatch(/";X-EVIL=5:.*:MAILTO/)
  }
})

test('a calendar to subscribe to is called something, and is read again every quarter of an hour', () => {
  const lines = linesOf(calendarsText([event, { ...event, uid: 'i2@ats', method: 'CANCEL' }]))
  for (const line of [
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Evident interviews',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    'UID:i1@ats',
    'UID:i2@ats',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1)
})
