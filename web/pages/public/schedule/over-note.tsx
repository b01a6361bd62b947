import { untilWords, whenWords, zoneWords } from '#src/scheduling/time-views.ts'
import type { ScheduleRecord } from '../../../api/scheduling.ts'
import { Notice } from '../../../components/notice.tsx'

/** Nothing can be chosen any more, and why. */
export const OverNote = ({ schedule: { state, endedBy, interview, hostName, closesAt, zone } }: { schedule: ScheduleRecord }) => {
  if (state === 'past' && interview)
    return (
      <Notice>
        <p>
          The interview was on {whenWords(interview.startsAt, interview.zone)} ({zoneWords(interview.zone)}).
        </p>
      </Notice>
    )
  if (state === 'cancelled')
    return (
      <Notice tone={endedBy === 'candidate' ? 'success' : 'warning'} announce>
        {endedBy === 'candidate' ? (
          <p>
            {interview ? `Your interview is cancelled. ${hostName} has been told.` : `${hostName} has been told.`} If this was a
            mistake, answer the mail that brought you here.
          </p>
        ) : endedBy === 'replaced' ? (
          <p>There is a newer invitation. Please use the link in the latest mail.</p>
        ) : (
          <p>
            {interview ? 'The interview' : 'This invitation'} was cancelled. If you have questions, answer the mail that brought
            you here.
          </p>
        )}
      </Notice>
    )
  return (
    <Notice tone="warning">
      <p>
        This invitation has expired: a time could be chosen until {untilWords(closesAt, zone)} ({zoneWords(zone)}). If you are
        still interested, answer the mail that brought you here.
      </p>
    </Notice>
  )
}
