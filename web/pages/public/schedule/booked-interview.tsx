import { dayWords, isLink, timeWords, zoneWords } from '#src/scheduling/time-views.ts'
import { type ScheduleRecord, scheduleAddress } from '../../../api/scheduling.ts'
import { Notice } from '../../../components/notice.tsx'
import { CannotCome } from './cannot-come.tsx'
import { SlotChoice } from './slot-choice.tsx'

/** The time that was chosen, ways to remember it, and ways out of it until it begins. */
export const BookedInterview = ({ token, schedule }: { token: string; schedule: ScheduleRecord }) => {
  const { interview, place, note, zone, slots, hostName, canChange } = schedule
  if (!interview) return null
  const { startsAt, endsAt } = interview
  return (
    <>
      <section className="schedule-booked" aria-label="Your interview">
        <p className="schedule-day">{dayWords(startsAt, interview.zone)}</p>
        <p className="schedule-time">
          <time dateTime={startsAt}>{timeWords(startsAt, interview.zone)}</time> to{' '}
          <time dateTime={endsAt}>{timeWords(endsAt, interview.zone)}</time>
        </p>
        <p className="muted">
          {zoneWords(interview.zone)}
          {zone !== interview.zone && `; ${timeWords(startsAt, zone)} in ${zoneWords(zone)}`}
        </p>
        {place && (
          <p className="schedule-place">
            {isLink(place) ? (
              <a href={place} rel="noopener noreferrer nofollow" target="_blank">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
        )}
        {note && <p className="schedule-note">{note}</p>}
      </section>
      <nav className="schedule-calendars" aria-label="Put it into your calendar">
        <a href={`${scheduleAddress(token)}/interview.ics`} download>
          Add it to your calendar (.ics)
        </a>
      </nav>
      {canChange ? (
        <>
          {slots.length > 0 && (
            <details className="schedule-more">
              <summary>Choose another time</summary>
              <SlotChoice token={token} schedule={schedule} />
            </details>
          )}
          <CannotCome token={token} isBooked hostName={hostName} />
        </>
      ) : (
        <Notice>
          <p>The interview has begun, so it cannot be changed here any more.</p>
        </Notice>
      )}
    </>
  )
}
