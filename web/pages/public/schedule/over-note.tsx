import { untilWords, whenWords, zoneWords } from '#src/scheduling/time-views.ts'
import { fill } from '#src/words/fill.ts'
import type { ScheduleRecord } from '../../../api/scheduling.ts'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/words.ts'

/** Nothing can be chosen any more, and why. */
export const OverNote = ({ schedule: { state, endedBy, interview, hostName, closesAt, zone } }: { schedule: ScheduleRecord }) => {
  const words = useWords('schedule')
  const host = hostName
  if (state === 'past' && interview) {
    const when = whenWords(interview.startsAt, interview.zone, words)
    return (
      <Notice>
        <p>{fill(words.was, { when, zone: zoneWords(interview.zone) })}</p>
      </Notice>
    )
  }
  if (state === 'cancelled') {
    const isOwn = endedBy === 'candidate'
    const byOthers = interview ? words.interviewCancelled : words.invitationCancelled
    const own = fill(interview ? words.cancelledByYou : words.declined, { host })
    return (
      <Notice tone={isOwn ? 'success' : 'warning'} announce>
        <p>{isOwn ? own : endedBy === 'replaced' ? words.replaced : byOthers}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      <p>{fill(words.expired, { when: untilWords(closesAt, zone, words), zone: zoneWords(zone) })}</p>
    </Notice>
  )
}
