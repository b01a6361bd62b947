import ical, {
  ICalAttendeeRole,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { productName } from '#src/shared/constants.ts'

export interface CalendarPerson {
  name: string
  email: string
}

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stays the same as long as it is the same event. */
  uid: string
  /** Grows with every change; 0 for an event that is told once. */
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

const prodId = `//${productName}//Interview//EN`
const quarterHour = 15 * 60

/** An event as an iCalendar file (RFC 5545). */
export const calendarText = (event: CalendarEvent): string =>
  textOf(ical({ prodId, method: ICalCalendarMethod[event.method], events: [eventData(event)] }))

/** Events as a calendar that programs subscribe to and read again. */
export const calendarsText = (events: CalendarEvent[]): string =>
  textOf(
    ical({
      prodId,
      method: ICalCalendarMethod.PUBLISH,
      name: `${productName} interviews`,
      ttl: quarterHour,
      events: events.map(eventData),
    }),
  )

/** The last line ends as all others do. */
const textOf = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`

/** What the library is told. It escapes and folds; what would begin a line of its own in some readers is gone before. */
const eventData = (event: CalendarEvent): ICalEventData => {
  const { method, sequence = 0, organizer, attendee, location, url } = event
  return {
    id: event.uid,
    sequence,
    stamp: event.madeAt,
    start: event.start,
    end: event.end,
    summary: oneLine(event.summary),
    description: linesOf(event.description),
    ...(location ? { location: oneLine(location) } : {}),
    ...(url && /^https?:\/\/[\x21-\x7e]+$/i.test(url) ? { url: unescapable(url) } : {}),
    ...(method === 'CANCEL' ? { status: ICalEventStatus.CANCELLED } : {}),
    ...(organizer && isAddress(organizer.email) ? { organizer: person(organizer) } : {}),
    ...(attendee && isAddress(attendee.email)
      ? { attendees: [{ ...person(attendee), role: ICalAttendeeRole.REQ, rsvp: true }] }
      : {}),
  }
}

/** Quotation marks within a name are read by few programs, however they are written. */
const person = ({ name, email }: CalendarPerson) => ({ name: oneLine(name).replaceAll('"', '') || email, email })

/** The library writes addresses as it writes texts, with a mark before these signs, which programs would take for a part of them. */
const unescapable = (url: string) => url.replaceAll(/[\\,;"]/g, encodeURIComponent)

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

const isAddress = (email: string) => /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+$/u.test(email)
