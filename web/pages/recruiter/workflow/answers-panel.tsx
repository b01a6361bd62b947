import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { whenWords } from '#src/scheduling/time-views.ts'
import { type CallResult, callApi } from '../../../api/client.ts'
import { type AnswerRecord, activityAddress } from '../../../api/hiring.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useLive } from '../../../state/candidates-live.ts'
import { Moment } from '../../../words/moment.tsx'

/** What candidates chose, finished, corrected or asked for in the last two weeks. */
export const AnswersPanel = () => {
  const [answer, setAnswer] = useState<CallResult<AnswerRecord[]> | null>(null)
  const load = useCallback(async () => setAnswer(await callApi('GET /api/answers')), [])
  useEffect(() => void load(), [load])
  useLive((...[event]) => {
    if (event === 'workflowUpdated' || event === 'assessmentUpdated' || event === 'candidatesRemoved') void load()
  }, load)
  return (
    <section aria-labelledby="answers-heading" className="stack gap-3 mt-6">
      <h2 id="answers-heading">Answers {answer?.ok && <span className="muted numeric">{answer.data.length}</span>}</h2>
      {answer === null && <Skeleton />}
      {answer?.ok === false && (
        <FailedState title="The answers could not be loaded" failure={answer.failure} onRetry={() => void load()} />
      )}
      {answer?.ok && answer.data.length === 0 && <p className="muted">No candidate has answered in the last 14 days.</p>}
      {answer?.ok && (
        <ul className="flex flex-col">
          {answer.data.map((each) => (
            <li key={each._id} className="py-3 line-top">
              <p>
                <Link to={activityAddress(each.candidateId)}>{each.candidateName ?? each.filename}</Link> {inWords(each)}
              </p>
              <p className="small muted">
                {each.jobDescriptionId.title}, <Moment at={each.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const interviewTime = ({ at, zone }: AnswerRecord['details']) => (at && zone ? whenWords(String(at), String(zone)) : 'a time')

const inWords = ({ kind, details }: AnswerRecord): string => {
  switch (kind) {
    case 'interview-booked':
      return `chose ${interviewTime(details)} for the interview`
    case 'interview-moved':
      return `moved the interview to ${interviewTime(details)}`
    case 'interview-cancelled':
      return details.at ? `canceled the interview on ${interviewTime(details)}` : 'turned down the times for an interview'
    case 'assessment-completed':
      return details.kind === 'interview' ? 'finished the automated interview' : 'finished the assessment'
    case 'withdrew':
      return 'withdrew the application'
    case 'review-asked':
    case 'person-asked-review':
      return 'asks that a person looks at the result'
    case 'corrected':
    case 'person-corrected':
      return 'corrected what was read'
    case 'mail-received':
      return 'wrote a message'
    case 'person-objected':
      return 'objected to being kept'
    case 'person-asked-deletion':
      return 'asked for everything to be deleted'
    default:
      return 'answered'
  }
}
