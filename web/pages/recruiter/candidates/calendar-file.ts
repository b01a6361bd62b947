import { calendarStamp, calendarText, oneLine } from '#src/scheduling/calendar-views.ts'
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

/** An interview as a calendar file that the recruiter saves: it only tells, and nobody is asked to answer. */
export const calendarFile = ({ id, title, name, email, start, minutes, note, madeAt }: CalendarInterview): string =>
  calendarText({
    uid: `${id.replaceAll(/[^\w.-]/g, '')}-${calendarStamp(start)}@ats`,
    method: 'PUBLISH',
    madeAt,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: interviewTopic(oneLine(title)),
    description: [`Interview with ${oneLine(name)}`, oneLine(note)].filter(Boolean).join('. '),
    ...(email ? { attendee: { name, email } } : {}),
  })

export const calendarFilename = (name: string) =>
  `${['interview', ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-').slice(0, 80)}.ics`
