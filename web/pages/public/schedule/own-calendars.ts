import { calendarStamp } from '#src/scheduling/calendar-views.ts'
import type { ScheduleRecord } from '../../../api/scheduling.ts'
import { interviewTopic } from '../../recruiter/candidates/calendar-links.ts'

/** Pages of others that put the interview into a calendar there. Nothing is sent to them before somebody follows the link. */
export const ownCalendars = ({ jobTitle, place }: ScheduleRecord, { startsAt, endsAt }: { startsAt: string; endsAt: string }) => {
  const topic = interviewTopic(jobTitle)
  const stamp = (at: string) => calendarStamp(new Date(at))
  const address = (base: string, parameters: Record<string, string>) =>
    `${base}?${new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))}`
  return [
    {
      text: 'Google Calendar',
      address: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: topic,
        dates: `${stamp(startsAt)}/${stamp(endsAt)}`,
        location: place,
      }),
    },
    {
      text: 'Outlook',
      address: address('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: topic,
        startdt: startsAt,
        enddt: endsAt,
        location: place,
      }),
    },
  ]
}
