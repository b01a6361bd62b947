import { dayWords, isLink, timeWords, zoneWords } from '#src/scheduling/time-views.ts'
import { fill } from '#src/words/fill.ts'
import { type ScheduleRecord, scheduleAddress } from '../../../api/scheduling.ts'
import { Notice } from '../../../components/notice.tsx'
import { rich } from '../../../words/rich.tsx'
import { useWords } from '../../../words/words.ts'
import { CannotCome } from './cannot-come.tsx'
import { SlotChoice } from './slot-choice.tsx'

/** The time that was chosen, ways to remember it, and ways out of it until it begins. */
export const BookedInterview = ({ token, schedule }: { token: string; schedule: ScheduleRecord }) => {
  const words = useWords('schedule')
  const { interview, place, note, zone, slots, hostName, canChange } = schedule
  if (!interview) return null
  const { startsAt, endsAt } = interview
  return (
    <>
      <section
        className="schedule-booked stack gap-1 p-5 outlined rounded-4 surface-accent-light"
        aria-label={words.yourInterview}
      >
        <p className="strong">{dayWords(startsAt, interview.zone, words)}</p>
        <p className="schedule-time bold numeric tight">
          {rich(words.fromTo, {
            start: () => <time dateTime={startsAt}>{timeWords(startsAt, interview.zone)}</time>,
            end: () => <time dateTime={endsAt}>{timeWords(endsAt, interview.zone)}</time>,
          })}
        </p>
        <p className="muted">
          {zoneWords(interview.zone)}
          {zone !== interview.zone && `; ${fill(words.timeIn, { time: timeWords(startsAt, zone), zone: zoneWords(zone) })}`}
        </p>
        {place && (
          <p className="mt-2">
            {isLink(place) ? (
              <a href={place} rel="noopener noreferrer nofollow" target="_blank">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
        )}
        {note && <p className="schedule-note pre-line mt-2">{note}</p>}
      </section>
      <nav className="flex flex-wrap gap-2" aria-label={words.putInCalendar}>
        <a className="job-button job-button-quiet" href={`${scheduleAddress(token)}/interview.ics`} download>
          {words.addToCalendar}
        </a>
      </nav>
      {canChange ? (
        <>
          {slots.length > 0 && (
            <details className="pad outlined rounded-4">
              <summary>{words.another}</summary>
              <SlotChoice token={token} schedule={schedule} />
            </details>
          )}
          <CannotCome token={token} isBooked hostName={hostName} />
        </>
      ) : (
        <Notice>
          <p>{words.begun}</p>
        </Notice>
      )}
    </>
  )
}
