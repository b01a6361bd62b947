import { useEffect, useState } from 'react'
import { at } from '../../../address.ts'
import { said } from '../../../api/client.ts'
import { answerFile, applicationOfCandidate, type OwnApplication } from '../../../api/pipeline.ts'
import { Notice } from '../../../components/notice.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import type { PanelProps } from './panel.ts'

/** What somebody sent who applied on the public page. Nothing for those who were uploaded. */
export const ApplicationPanel = ({ id, workflow }: Pick<PanelProps, 'id' | 'workflow'>) => {
  const [application, setApplication] = useState<OwnApplication | null>(null)
  const [isMissing, setMissing] = useState(false)
  // Whatever an applicant does stands on the timeline: when that grows, this is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isCurrent = true
    applicationOfCandidate(id).then((answer) => {
      if (!isCurrent) return
      setMissing(!answer.ok && answer.failure.status !== 404)
      if (answer.ok) setApplication(answer.data.application)
    })
    return () => {
      isCurrent = false
    }
  }, [id, workflow.timeline.total])
  if (isMissing && !application) return <Notice tone="error">What was sent with the application could not be loaded.</Notice>
  if (!application) return null
  const { appliedAt, source, answers, corrections, withdrawnAt, review, allowedToShare } = application
  return (
    <section className="panel stack gap-3" aria-labelledby="application-heading">
      <h2 id="application-heading">Application</h2>
      <p className="muted">
        Applied {dayOf(appliedAt)}
        {source && ` via ${source}`}. {allowedToShare ? 'May be kept for other jobs.' : 'For this job only.'}
      </p>
      {withdrawnAt && <Notice tone="warning">Withdrawn {dayOf(withdrawnAt)}</Notice>}
      {review && (
        <Notice tone="info">
          Asked {dayOf(review.askedAt)} that a person looks at it{review.reason && `: “${review.reason}”`}
        </Notice>
      )}
      {answers.some(({ flagged }) => flagged) && (
        <ul className="stack gap-1 bare" aria-label="Answers to look at">
          {answers.flatMap(({ questionId, question, answer, flagged }) =>
            flagged ? (
              <li key={questionId}>
                <StatusBadge tone="info">Flag</StatusBadge> Answered {answer} to “{question}”
              </li>
            ) : (
              []
            ),
          )}
          <li className="small muted">A flag is for you to read. It changes neither stage nor score.</li>
        </ul>
      )}
      {answers.length > 0 && (
        <dl className="stack gap-2">
          {answers.map(({ questionId, question, answer, isFile }) => (
            <div key={questionId}>
              <dt className="small muted">{question}</dt>
              <dd className="note-text pre-wrap break-anywhere">
                {isFile ? (
                  <AnswerFile id={id} questionId={questionId} name={answer} />
                ) : (
                  answer || <span className="muted">No answer</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {corrections.length > 0 && (
        <div className="stack gap-1">
          <h3 className="small">What the applicant corrected</h3>
          <ul>
            {corrections.map(({ about, kind, value, comment }) => (
              <li key={`${about} ${kind} ${value} ${comment}`}>
                {kind === 'missing' ? 'Missing' : 'Wrong'} in {about === 'other' ? 'something else' : about}
                {value && `: ${value}`}
                {comment && <span className="muted"> ({comment})</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const AnswerFile = ({ id, questionId, name }: { id: string; questionId: string; name: string }) => {
  const handleOpen = async () => {
    const refuse = refusalAt()
    const answer = await answerFile(id, questionId)
    if (answer.ok) window.location.assign(at(answer.data.url))
    else refuse(said(answer.failure, 'The file could not be opened. Check your connection and try again.'))
  }
  return (
    <button type="button" className="link-button" onClick={() => void handleOpen()}>
      {name}
      <span className="visually-hidden">, download</span>
    </button>
  )
}
