import { expect, test } from 'bun:test'
import { calendarFile, calendarFilename } from './calendar-file.ts'
import { calendarLinks } from './calendar-links.ts'

const interview = {
  id: 'c1',
  title: 'Gardener',
  name: 'Ada Berg',
  email: 'ada@example.test',
  start: new Date('2026-03-04T09:30:00Z'),
  minutes: 45,
  note: '',
  madeAt: new Date('2026-03-01T08:00:00Z'),
}

test('an interview is one event with its time in UTC, its topic and the candidate as attendee', () => {
  const file = calendarFile(interview)
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Evident//Interview//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:c1-20260304T093000Z@ats',
    'DTSTAMP:20260301T080000Z',
    'DTSTART:20260304T093000Z',
    'DTEND:20260304T101500Z',
    'SUMMARY:Interview - Gardener',
    'DESCRIPTION:Interview with Ada Berg',
    'ATTENDEE;CN="Ada Berg";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:ada@example.te',
    ' st',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('nothing in a name, title, note or address can begin a line or a property of its own', () => {
  const evil = 'x\r\nATTENDEE:mailto:spy@example.test\u2028\n;,\\"\u0000'
  const file = calendarFile({ ...interview, title: evil, name: evil, note: evil, email: `a@b.test\r\nX-EVIL:1` })
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => /^(ATTENDEE|X-EVIL)/.test(line))).toEqual([])
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(
    'SUMMARY:Interview - x ATTENDEE:mailto:spy@example.test \\;\\,\\\\"',
  )
  for (const sign of ['\u0000', '\u2028']) expect(file).not.toContain(sign)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('long lines are folded at 75 bytes, never inside a letter', () => {
  const file = calendarFile({ ...interview, title: 'Ø'.repeat(200) })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Interview - ${'Ø'.repeat(200)}`)
})

test('the file is named after the candidate, in letters every system takes', () => {
  expect(calendarFilename('Ada Berg')).toBe('interview-ada-berg.ics')
  expect(calendarFilename('../..\\<Ørn>')).toBe('interview-rn.ics')
  expect(calendarFilename('李')).toBe('interview.ics')
})

test('links carry the topic and the address of the candidate, whatever letters they have', () => {
  const links = calendarLinks({ title: 'R&D Lead #1', email: 'ada+jobs@example.test' })
  expect(links.map(({ text }) => text)).toEqual(['Google Calendar', 'Microsoft Teams (Outlook)', 'Zoom'])
  for (const { address } of links) {
    const { protocol, searchParams } = new URL(address)
    expect(protocol).toBe('https:')
    expect([...searchParams.values()]).toContain('Interview - R&D Lead #1')
    expect([...searchParams.values()]).toContain('ada+jobs@example.test')
  }
  expect(calendarLinks({ title: '', email: null })[0]!.address).not.toContain('null')
})
