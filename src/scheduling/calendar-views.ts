import { productName } from '#src/shared/constants.ts'

export interface CalendarPerson {
  name: string
  email: string
}

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stays the same as long as it is the same event. */
  uid: string
  /** Grows with every change; absent for an event that is told once. */
  sequence?: number
  /** REQUEST asks somebody to come, CANCEL takes that back, PUBLISH only tells. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  madeAt: Date
  start: Date
  end: Date
  summary: string
  /** May have several lines. */
  description: string
  location?: string
  url?: string
  organizer?: CalendarPerson
  attendee?: CalendarPerson
}

const lineBreak = '\r\n'
const mostBytes = 75

/** An event as an iCalendar file (RFC 5545). */
export const calendarText = (event: CalendarEvent): string => textOf([`METHOD:${event.method}`, ...eventLines(event)])

/** Events as a calendar that programs subscribe to and read again. */
export const calendarsText = (events: CalendarEvent[]): string =>
  textOf([
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${productName} interviews`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap(eventLines),
  ])

const textOf = (lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${productName}//Interview//EN`, ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join(lineBreak)

const eventLines = (event: CalendarEvent): string[] => {
  const { method, sequence, organizer, attendee, location, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTAMP:${calendarStamp(event.madeAt)}`,
    `DTSTART:${calendarStamp(event.start)}`,
    `DTEND:${calendarStamp(event.end)}`,
    `SUMMARY:${escaped(oneLine(event.summary))}`,
    `DESCRIPTION:${escaped(linesOf(event.description))}`,
    ...(location ? [`LOCATION:${escaped(oneLine(location))}`] : []),
    ...(url && /^https?:\/\/[\x21-\x7e]+$/i.test(url) ? [`URL:${url}`] : []),
    ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
    ...(organizer && isAddress(organizer.email)
      ? [`ORGANIZER;CN="${quoted(organizer.name) || organizer.email}":mailto:${organizer.email}`]
      : []),
    ...(attendee && isAddress(attendee.email)
      ? [`ATTENDEE;CN="${quoted(attendee.name) || attendee.email}";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:${attendee.email}`]
      : []),
    'END:VEVENT',
  ]
}

/** '20261201T140500Z' */
export const calendarStamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Control characters and line separators would begin a line of their own in some readers. */
export const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const quoted = (name: string) => oneLine(name).replaceAll('"', '')

const isAddress = (email: string) => /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+$/u.test(email)

const encoder = new TextEncoder()

/** Long lines go on in the next one behind a blank. */
function folded(line: string) {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > mostBytes) {
      out += `${lineBreak} `
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}
