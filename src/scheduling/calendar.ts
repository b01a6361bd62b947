import type { CalendarEvent, CalendarPerson } from './calendar-views.ts'
import { oneLine } from './calendar-views.ts'
import type { Offer } from './offer.ts'
import { isLink } from './time-views.ts'
import type { Colleague, Subject, Tools } from './tools.ts'

const topic = ({ jobTitle }: Subject) => `Interview - ${oneLine(jobTitle) || 'N/A'}`

function eventOf(tools: Pick<Tools, 'clock'>, offer: Offer) {
  const { interview, place } = offer
  if (!interview) return null
  return {
    uid: `${interview.id}@ats`,
    sequence: interview.sequence,
    madeAt: tools.clock.now(),
    start: interview.startsAt,
    end: interview.endsAt,
    ...(place ? { location: place } : {}),
    ...(isLink(place) ? { url: place } : {}),
  }
}

/** The interview in the candidate's calendar: asked for by the interviewer, or taken back. Null when nothing is booked. */
export function candidateEvent(
  tools: Pick<Tools, 'clock'>,
  offer: Offer,
  subject: Subject,
  host: Colleague | null,
  isCancelled: boolean,
): CalendarEvent | null {
  const event = eventOf(tools, offer)
  if (!event) return null
  const attendee: CalendarPerson | undefined = subject.email
    ? { name: subject.name ?? subject.email, email: subject.email }
    : undefined
  return {
    ...event,
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    summary: topic(subject),
    description: [host && `Interview with ${oneLine(host.fullName)}.`, offer.note].filter(Boolean).join('\n\n'),
    ...(host ? { organizer: { name: host.fullName, email: host.email } } : {}),
    ...(attendee ? { attendee } : {}),
  }
}

/** The same in the calendars of the people who hold it. They come by mail, so they do not say who the candidate is. */
export function hostEvent(
  tools: Pick<Tools, 'clock' | 'settings'>,
  offer: Offer,
  subject: Subject,
  isCancelled: boolean,
): CalendarEvent | null {
  const event = eventOf(tools, offer)
  if (!event) return null
  return {
    ...event,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    summary: topic(subject),
    description: `The candidate: ${tools.settings.publicUrl}/dashboard/candidates/${subject.id}/activity`,
  }
}
