import { Button } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { activityAddress } from '../../../api/hiring.ts'
import { resultAddress } from '../../../api/result-address.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { hasResult } from './assessment-table.tsx'
import { useCandidateAssessments } from './use-candidate-assessments.tsx'
import { kindOf, scoreOf, stateWords } from './words.ts'

interface AssessmentStripProps {
  candidateId: string
  /** Grows each time that somebody asks for an assessment by a button elsewhere on the page. */
  wanted?: number
}

/** The newest assessment of a candidate in one line, over their evidence. */
export const AssessmentStrip = ({ candidateId, wanted = 0 }: AssessmentStripProps) => {
  const { answer, newest, prepare, dialogs, load } = useCandidateAssessments(candidateId)
  const showToast = useShowToast()
  const isWaiting = answer === null
  const answered = useRef(wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    if (wanted === answered.current || isWaiting) return
    answered.current = wanted
    if (prepare) prepare()
    else if (newest?.status === 'in-progress')
      showToast('info', 'This candidate is taking an assessment right now. Another one can be sent after it.')
    else refusalAt()('The assessments could not be loaded. Check your connection and try again.')
  }, [wanted, isWaiting])
  const others = (answer?.ok ? answer.data.length : 0) - (newest ? 1 : 0)
  return (
    <section className="row gap-1-3 flex-none mb-3" aria-label="Assessment">
      <h2 className="text-2">Assessment</h2>
      {answer === null && <span className="muted">Loading...</span>}
      {answer && !answer.ok && (
        <span className="m-0 text-danger" role="alert">
          It could not be loaded.{' '}
          <button type="button" className="link-button" onClick={() => void load()}>
            Try again
          </button>
        </span>
      )}
      {answer?.ok && !newest && <StatusBadge>Not Sent</StatusBadge>}
      {newest && (
        <>
          <StatusBadge tone={stateWords[newest.status].tone}>{stateWords[newest.status].text}</StatusBadge>
          {newest.status === 'completed' && <strong className="numeric">{scoreOf(newest)}</strong>}
          <span className="muted small">
            {kindOf(newest)}, sent {dayOf(newest.sentAt)}
          </span>
          {hasResult(newest) && (
            <Link to={resultAddress(newest._id)}>{newest.status === 'completed' ? 'See the result' : 'See so far'}</Link>
          )}
        </>
      )}
      {others > 0 && (
        <Link to={activityAddress(candidateId)}>
          {others} {newest ? 'more' : 'sent before'}
        </Link>
      )}
      {prepare && (
        <Button size="1" variant="soft" color="gray" aria-haspopup="dialog" onClick={prepare}>
          {newest ? 'Prepare another' : 'Prepare an assessment'}
        </Button>
      )}
      {dialogs}
    </section>
  )
}
