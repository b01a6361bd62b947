import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { completeChoices, type ScoreAnswer, submitScore } from '../../../api/assessment.ts'
import type { CallFailure } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useSitting } from '../sitting.ts'
import { ArrivalContext, StepHeading } from '../steps/step-heading.tsx'
import { useRestart } from '../steps/use-restart.ts'

/** The result card. Without a result at hand it asks for the one that stands. */
export const QuizResult = ({ result }: { result: ScoreAnswer | null }) => {
  const { token, link, phase } = useSitting()
  const [known, setKnown] = useState(result)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { restart, isRestarting, refusal: notRestarted } = useRestart(token)
  const [isContinuing, setContinuing] = useState(false)
  const [notContinued, setNotContinued] = useState('')

  const load = useCallback(async () => {
    setFailure(null)
    const answer = await submitScore(token, [])
    if (answer.ok) setKnown(answer.data)
    else setFailure(answer.failure)
  }, [token])
  useEffect(() => {
    if (!result) load()
  }, [result, load])

  const handleContinue = async () => {
    setContinuing(true)
    setNotContinued('')
    const answer = await completeChoices(token)
    if (answer.ok) return window.location.assign(`/assessment/${encodeURIComponent(token)}`)
    setContinuing(false)
    setNotContinued(answer.failure.error || 'This did not work. Please try again.')
  }

  const isBusy = isRestarting || isContinuing
  const hasMore = link.counts.voice > 0 && phase !== 'completed'
  const isSpoken = link.options.answers === 'voice'
  return (
    <section className="assessment-step assessment-end quiz-result">
      <CheckIcon className="assessment-end-mark" />
      <ArrivalContext value={true}>
        <StepHeading>Quiz Completed</StepHeading>
      </ArrivalContext>
      {known && (
        <>
          <p className="quiz-score numeric">
            You scored {known.correct} out of {known.total}
          </p>
          <p className="muted numeric">{known.score} %</p>
        </>
      )}
      {!known && !failure && <Waiting text="Loading your result..." />}
      {failure && <FailedState title="Your result could not be loaded" failure={failure} onRetry={load} />}
      {(notRestarted || notContinued) && (
        <Notice tone="error" announce>
          {notRestarted || notContinued}
        </Notice>
      )}
      {hasMore && (
        <p>
          {link.counts.voice === 1 ? 'One open question is' : `${link.counts.voice} open questions are`} left. Their clock starts
          when you continue.
        </p>
      )}
      <div className="row">
        {hasMore && (
          <Button size="3" onClick={handleContinue} disabled={isBusy}>
            {isContinuing ? 'Continuing...' : `Continue with the ${isSpoken ? 'voice questions' : 'written answers'}`}
          </Button>
        )}
        {link.options.practice && (
          <Button size="3" variant={hasMore ? 'soft' : 'solid'} onClick={restart} disabled={isBusy}>
            {isRestarting ? 'Restarting...' : 'Restart Quiz'}
          </Button>
        )}
        {!hasMore && (
          <Button asChild size="3" variant="soft" color="gray">
            <a href="/">Return to Home</a>
          </Button>
        )}
      </div>
    </section>
  )
}
