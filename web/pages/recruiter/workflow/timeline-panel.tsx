import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { whenWords, zoneWords } from '#src/scheduling/time-views.ts'
import { candidateTimeline, type TimelineRecord, type WorkflowAnswer } from '../../../api/hiring.ts'
import { Notice } from '../../../components/notice.tsx'
import { Timeline } from '../../../components/timeline.tsx'
import { dayOf } from '../../../dates.ts'
import { Moment } from '../../../words/moment.tsx'
import { MessageState } from './message-item.tsx'
import { type PanelProps, whoIn } from './panel.ts'

/** Everything that happened, newest first, with who and when. */
export const TimelinePanel = ({ id, workflow }: PanelProps) => {
  const { timeline } = workflow
  const [older, setOlder] = useState<TimelineRecord[] | 'failed' | null>(null)
  // What was loaded later stays below what has come since.
  const known = new Set(timeline.entries.map(({ _id }) => _id))
  const entries = [...timeline.entries, ...(Array.isArray(older) ? older.filter(({ _id }) => !known.has(_id)) : [])]
  const showAll = async () => {
    const answer = await candidateTimeline(id, 1000)
    setOlder(answer.ok ? answer.data : 'failed')
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">Timeline</h2>
      <Timeline
        events={entries.map((entry) => ({
          key: entry._id,
          kind: entry.kind,
          text: <Happening entry={entry} workflow={workflow} />,
          about: <Moment at={entry.at} />,
        }))}
      />
      {older === 'failed' && <Notice tone="error">The rest of the timeline could not be loaded.</Notice>}
      {entries.length < timeline.total && (
        <div>
          <Button variant="soft" color="gray" onClick={() => void showAll()}>
            Show all {timeline.total}
          </Button>
        </div>
      )}
    </section>
  )
}

const Happening = ({ entry: { kind, actorId, details }, workflow }: { entry: TimelineRecord; workflow: WorkflowAnswer }) => {
  const who = <strong>{details.writtenBy || whoIn(workflow, actorId)}</strong>
  const word = (name: string) => <b>{details[name]}</b>
  switch (kind) {
    case 'received':
      if (details.source === 'import')
        return (
          <>
            {actorId ? who : 'The product'} imported this from {word('detail')}
          </>
        )
      if (details.source === 'application')
        return (
          <>
            Applied on the public page with the resume {word('filename')}
            {details.detail ? <> ({word('detail')})</> : null}
          </>
        )
      return (
        <>
          {actorId ? who : 'The product'} received the resume {word('filename')}
        </>
      )
    case 'scored':
      return <>Scored {word('percentage')}%</>
    case 'scored-again':
      return (
        <>
          Scored again: {word('from')}% became {word('to')}%
        </>
      )
    case 'stage-moved':
      return (
        <>
          {who} moved {pronoun} from {word('from')} to {word('to')}
          {details.removed !== undefined && ', because the stage was removed'}
          {details.undone !== undefined && ', taking back a change of several'}
        </>
      )
    case 'rejected':
      return (
        <>
          {who} rejected {pronoun} from {word('from')}. {details.reason}
        </>
      )
    case 'rejection-undone':
      return (
        <>
          {who} took the rejection back: again in {word('to')}
        </>
      )
    case 'evidence-opened':
      return <>{who} opened the evidence</>
    case 'held':
      return (
        <>
          {who} put a hold on the data: {details.reason}
        </>
      )
    case 'hold-lifted':
      return <>{who} lifted the hold on the data</>
    case 'data-exported':
      return (
        <>
          {who} exported everything that is kept of {pronoun}
        </>
      )
    case 'notice-sent':
      return (
        <>
          {who} sent {pronoun} a privacy notice
        </>
      )
    case 'person-corrected':
      return <>The person corrected what was read of them</>
    case 'person-asked-review':
      return <>The person asked that somebody looks at their case</>
    case 'person-reviewed':
      return <>{who} looked at the case, as the person had asked</>
    case 'person-objected':
      return <>The person objected to the use of their data</>
    case 'person-agreed-again':
      return <>The person took their objection back</>
    case 'person-asked-deletion':
      return <>The person asked to be deleted while a hold keeps the data</>
    case 'messages-expired':
      return (
        <>
          {details.count === 1 ? '1 message' : `${details.count} messages`} deleted by retention, after {word('days')} days
        </>
      )
    case 'recordings-expired':
      return (
        <>
          {details.count === 1 ? '1 recording' : `${details.count} recordings`} deleted by retention, after {word('days')} days
        </>
      )
    case 'field-changed':
      return details.field ? (
        <>
          {who} changed {word('field')}
        </>
      ) : (
        <>{who} changed a field that not everybody sees</>
      )
    case 'facts-corrected':
      return (
        <>
          {who} corrected what was read: {word('field')}
        </>
      )
    case 'facts-correction-undone':
      return <>{who} took a correction of what was read back</>
    case 'tag-added':
      return (
        <>
          {who} added the tag {word('tag')}
        </>
      )
    case 'tag-removed':
      return (
        <>
          {who} removed the tag {word('tag')}
        </>
      )
    case 'told-elsewhere':
      return (
        <>
          In {word('origin')}
          {details.by ? <>, {word('by')}</> : null}: {details.text}
          {details.undated !== undefined && ' (no date is told)'}
        </>
      )
    case 'note-added':
      return <>{who} wrote a note</>
    case 'note-edited':
      return <>{who} edited a note</>
    case 'note-deleted':
      return <>{who} deleted a note</>
    case 'scorecard-submitted':
      return <>{who} submitted a scorecard</>
    case 'task-added':
      return (
        <>
          {who} added the task {word('task')}
        </>
      )
    case 'task-changed':
      return (
        <>
          {who} changed the task {word('task')}
        </>
      )
    case 'task-done':
      return (
        <>
          {who} finished the task {word('task')}
        </>
      )
    case 'task-reopened':
      return (
        <>
          {who} reopened the task {word('task')}
        </>
      )
    case 'task-deleted':
      return (
        <>
          {who} deleted the task {word('task')}
        </>
      )
    case 'message': {
      const message = workflow.messages.find(({ _id }) => _id === details.messageId)
      return (
        <>
          {who} wrote the message {word('subject')} {message && <MessageState message={message} />}
        </>
      )
    }
    case 'mail-received':
      return <>An email came: {word('subject')}</>
    case 'mail-auto-reply':
      return <>An automatic reply came: {word('subject')}</>
    case 'mail-returned':
      return <>A message came back: {word('subject')}</>
    case 'interview-offered': {
      const message = workflow.messages.find(({ _id }) => _id === details.messageId)
      return (
        <>
          {who} offered {details.times === 1 ? 'a time' : `${details.times} times`} for an interview{' '}
          {message && <MessageState message={message} />}
        </>
      )
    }
    case 'interview-booked':
      return <>The candidate chose {<b>{interviewTime(details)}</b>} for the interview</>
    case 'interview-moved':
      return <>The candidate moved the interview to {<b>{interviewTime(details)}</b>}</>
    case 'interview-cancelled':
      return (
        <>
          {actorId ? who : 'The candidate'}{' '}
          {details.at ? 'canceled the interview on ' : 'ended the offer of times for an interview'}
          {details.at && <b>{interviewTime(details)}</b>}
          {details.words && <>: “{details.words}”</>}
        </>
      )
    case 'assessment-sent':
    case 'assessment-resent': {
      const message = workflow.messages.find(({ _id }) => _id === details.messageId)
      return (
        <>
          {who} sent{' '}
          {kind === 'assessment-resent'
            ? `a new link to the ${assessmentNoun(details)}`
            : details.kind === 'interview'
              ? 'an automated interview'
              : details.kind === 'practice'
                ? 'a practice assessment'
                : 'an assessment'}{' '}
          {message && <MessageState message={message} />}
        </>
      )
    }
    case 'assessment-extended':
      return (
        <>
          {who} extended the link of the {assessmentNoun(details)}
          {details.until !== undefined && (
            <>
              {' '}
              until <b>{dayOf(String(details.until))}</b>
            </>
          )}
        </>
      )
    case 'assessment-revoked':
      return (
        <>
          {who} revoked the link of the {assessmentNoun(details)}
        </>
      )
    case 'assessment-started':
      return <>The candidate began the {assessmentNoun(details)}</>
    case 'assessment-completed':
      return (
        <>
          {details.by === 'clock' ? 'Time ran out:' : 'The candidate completed'} the {assessmentNoun(details)}
          {details.by === 'clock' && ' was completed'}
        </>
      )
    case 'assessment-rated':
      return (
        <>
          {who} rated the recording of the {assessmentNoun(details)}
        </>
      )
    case 'late-answers-counted':
      return (
        <>
          {who} decided that late answers {details.count === 'no' ? 'do not count' : 'count'}
        </>
      )
    case 'withdrew':
      return <>The applicant withdrew</>
    case 'review-asked':
      return <>The applicant asks that a person looks at the application</>
    case 'corrected':
      return <>The applicant corrected what was read</>
    case 'merged':
      return details.side === 'kept' ? (
        <>
          {who} merged another person into this one: {resumesInWords(details.resumes)} came along
        </>
      ) : (
        <>{who} merged this person with another one, as the same person</>
      )
    case 'unmerged':
      return (
        <>
          {who} took a merge back: {resumesInWords(details.resumes)} {details.resumes === 1 ? 'is' : 'are'} the other person’s
          again
        </>
      )
    case 'verified':
      return (
        <>
          {who} had the score computed anew: {details.same === 1 ? 'the same result' : 'another result'}
        </>
      )
  }
}

/** By the clock of the recruiter who offered it. */
const interviewTime = ({ at, zone }: TimelineRecord['details']) =>
  `${whenWords(String(at), String(zone))} (${zoneWords(String(zone))})`

const resumesInWords = (count: string | number | undefined) => (count === 1 ? 'one resume' : `${count} resumes`)

const pronoun = 'the candidate'

const assessmentNoun = ({ kind }: { kind?: unknown }) =>
  kind === 'interview' ? 'automated interview' : kind === 'practice' ? 'practice assessment' : 'assessment'
