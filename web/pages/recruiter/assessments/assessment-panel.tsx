import { Button } from '@radix-ui/themes'
import { useId } from 'react'
import type { AssessmentRow } from '../../../api/assessments.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { Acts } from './assessment-table.tsx'
import { type CandidateAssessments, useCandidateAssessments } from './use-candidate-assessments.tsx'
import { kindOf, partsOf, scoreOf, stateWords } from './words.ts'

/** What was sent to one candidate and how it went, beside everything else about them. */
export const AssessmentPanel = ({ candidateId }: { candidateId: string }) => {
  const of = useCandidateAssessments(candidateId)
  const { answer, newest, prepare } = of
  const heading = useId()
  return (
    <section className="panel assessment-panel stack gap-3" aria-labelledby={heading}>
      <h2 id={heading}>Assessment</h2>
      {answer === null && <Skeleton lines={2} />}
      {answer && !answer.ok && (
        <FailedState title="The assessments could not be loaded" failure={answer.failure} onRetry={() => void of.load()} />
      )}
      {answer?.ok && answer.data.length === 0 && <p className="muted">Nothing was sent yet</p>}
      {answer?.ok && answer.data.length > 0 && (
        <ul className="stack">
          {answer.data.map((row) => (
            <Item key={row._id} row={row} of={of} />
          ))}
        </ul>
      )}
      {prepare && (
        <div>
          <Button variant="soft" color="gray" aria-haspopup="dialog" onClick={prepare}>
            {newest ? 'Prepare another' : 'Prepare an assessment'}
          </Button>
        </div>
      )}
      {of.dialogs}
    </section>
  )
}

const Item = ({ row, of }: { row: AssessmentRow; of: CandidateAssessments }) => {
  const { status, sentAt, expiresAt, completedAt } = row
  const parts = partsOf(row)
  return (
    <li className="assessment-item stack items-flex-start gap-1">
      <p className="row gap-2">
        <StatusBadge tone={stateWords[status].tone}>{stateWords[status].text}</StatusBadge>
        <span>{kindOf(row)}</span>
        {status === 'completed' && <strong className="numeric">{scoreOf(row)}</strong>}
      </p>
      {parts && <p className="small">{parts}</p>}
      <p className="small muted">
        Sent {dayOf(sentAt)}
        {status === 'pending' && `, works until ${dayOf(expiresAt)}`}
        {status === 'expired' && `, expired ${dayOf(expiresAt)}`}
        {completedAt && `, finished ${dayOf(completedAt)}`}
      </p>
      <Acts row={row} mayChange={of.mayChange} onAct={of.act} quiet />
    </li>
  )
}
