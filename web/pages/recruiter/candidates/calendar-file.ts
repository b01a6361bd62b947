import { productName } from '#src/shared/constants.ts'
import { interviewTopic } from './calendar-links.ts'

export interface CalendarInterview {
  /** Of the candidate. */
  id: string
  /** Of the position. */
  title: string
  name: string
  /** Null when the resume has none. */
  email: string | null
  start: Date
  minutes: number
  note: string
  madeAt: Date
}

const lineBreak = '\r\n'
const mostBytes = 75

/** An interview as an iCalendar file (RFC 5545). */
export const calendarFile = ({ id, title, name, email, start, minutes, note, madeAt }: CalendarInterview): string => {
  const end = new Date(start.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Interview//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id.replaceAll(/[^\w.-]/g, '')}-${stamp(start)}@ats`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(interviewTopic(oneLine(title)))}`,
    `DESCRIPTION:${escaped([`Interview with ${oneLine(name)}`, oneLine(note)].filter(Boolean).join('. '))}`,
    ...(email && isAddress(email)
      ? [`ATTENDEE;CN="${oneLine(name).replaceAll('"', '')}";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:${email}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join(lineBreak)
}

export const calendarFilename = (name: string) =>
  `${['interview', ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-').slice(0, 80)}.ics`

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Control characters and line separators would begin a line of their own in some readers. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&')

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
