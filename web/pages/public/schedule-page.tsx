import { fill } from '#src/words/fill.ts'
import type { CallFailure } from '../../api/client.ts'
import type { ScheduleRecord } from '../../api/scheduling.ts'
import { Notice } from '../../components/notice.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useWords } from '../../words/words.ts'
import { BookedInterview } from './schedule/booked-interview.tsx'
import { CannotCome } from './schedule/cannot-come.tsx'
import { OverNote } from './schedule/over-note.tsx'
import { sentenceFor } from './schedule/sentences.ts'
import { SlotChoice } from './schedule/slot-choice.tsx'
import type { ScheduleData } from './schedule-data.ts'

/** The page behind a candidate's link: choose a time, see it, move it, cancel it. Works without scripts. */
export const SchedulePage: Page<ScheduleData> = () => {
  const { token, said, answer } = usePageData(SchedulePage)
  const words = useWords('schedule')
  if (!answer.ok) return <NoSchedule failure={answer.failure} />
  const sentence = sentenceFor(said, answer.data, words)
  return (
    <article className="schedule border-box w-full center-x pad stack gap-5 max-w-40">
      <Heading schedule={answer.data} />
      {sentence && (
        <Notice tone={sentence.tone} announce>
          {sentence.text}
        </Notice>
      )}
      <Standing token={token} schedule={answer.data} />
    </article>
  )
}

const Heading = ({ schedule: { company, jobTitle, hostName, minutes } }: { schedule: ScheduleRecord }) => {
  const words = useWords('schedule')
  return (
    <header className="stack gap-2">
      {company && <p className="text-accent strong">{company}</p>}
      <h1>{jobTitle ? fill(words.interviewFor, { job: jobTitle }) : words.interview}</h1>
      <p className="muted">{fill(words.withHost, { host: hostName, minutes })}</p>
    </header>
  )
}

const Standing = ({ token, schedule }: { token: string; schedule: ScheduleRecord }) => {
  const words = useWords('schedule')
  const { state, slots, note } = schedule
  if (state === 'booked') return <BookedInterview token={token} schedule={schedule} />
  if (state !== 'open') return <OverNote schedule={schedule} />
  return (
    <>
      {note && <p className="schedule-note pre-line">{note}</p>}
      {slots.length > 0 ? (
        <SlotChoice token={token} schedule={schedule} />
      ) : (
        <Notice tone="warning">
          <p>{fill(words.noTimes, { host: schedule.hostName })}</p>
        </Notice>
      )}
      <CannotCome token={token} isBooked={false} hostName={schedule.hostName} />
    </>
  )
}

const NoSchedule = ({ failure }: { failure: CallFailure }) => {
  const words = useWords('schedule')
  const isGone = failure.status === 410
  return (
    <article className="schedule border-box w-full center-x pad stack gap-5 max-w-40">
      <header className="stack gap-2">
        <h1>{isGone ? words.gone : words.failed}</h1>
      </header>
      <Notice tone={isGone ? 'info' : 'error'}>
        <p>{failure.error || words.notReached}</p>
      </Notice>
    </article>
  )
}
