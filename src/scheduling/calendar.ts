import { catalogues } from '#src/words/catalogues.ts'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import type { CalendarEvent, CalendarPerson } from './calendar-views.ts'
import { oneLine } from './calendar-views.ts'
import type { Offer } from './offer.ts'
import { isLink } from './time-views.ts'
import type { Colleague, Subject, Tools } from './tools.ts'

const topic = ({ jobTitle }: Subject) => `Interview - ${oneLine(jobTitle) || 'N/A'}`

/** What stands in the calendar of a candidate who chose the time in another language than English. */
function wordsIn(language: Language, { minutes }: Offer, { jobTitle }: Subject, host: Colleague | null) {
  const { schedule } = catalogues[language]
  const job = oneLine(jobTitle)
  return {
    summary: job ? fill(schedule.interviewFor, { job }) : schedule.interview,
    withHost: host && fill(schedule.withHost, { host: oneLine(host.fullName), minutes }),
  }
}

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

/**
 * The interview in the candidate's calendar: asked for by the interviewer, or taken back. Null when nothing is booked. `language` is that of
 * whoever reads it; null for English.
 */
export function candidateEvent(
  tools: Pick<Tools, 'clock'>,
  offer: Offer,
  subject: Subject,
  host: Colleague | null,
  isCancelled: boolean,
  language: Language | null = null,
): CalendarEvent | null {
  const event = eventOf(tools, offer)
  if (!event) return null
  const { summary, withHost } =
    language && language !== 'en'
      ? wordsIn(language, offer, subject, host)
      : { summary: topic(subject), withHost: host && `Interview with ${oneLine(host.fullName)}.` }
  const attendee: CalendarPerson | undefined = subject.email
    ? { name: subject.name ?? subject.email, email: subject.email }
    : undefined
  return {
    ...event,
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    summary,
    description: [withHost, offer.note].filter(Boolean).join('\n\n'),
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
