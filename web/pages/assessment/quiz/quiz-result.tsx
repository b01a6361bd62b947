import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { plural } from '#src/words/text.ts'
import { at } from '../../../address.ts'
import { completeChoices, type ScoreAnswer, submitScore } from '../../../api/assessment.ts'
import type { CallFailure } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useLanguage, useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { ArrivalContext, StepHeading } from '../steps/step-heading.tsx'
import { useRestart } from '../steps/use-restart.ts'

/** The result card. Without a result at hand it asks for the one that stands. */
export const QuizResult = ({ result }: { result: ScoreAnswer | null }) => {
  const words = useWords('assessment')
  const language = useLanguage()
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
    if (answer.ok) return window.location.assign(at(`/assessment/${encodeURIComponent(token)}`))
    setContinuing(false)
    setNotContinued(answer.failure.error || words.notDone)
  }

  const isBusy = isRestarting || isContinuing
  const hasMore = link.counts.voice > 0 && phase !== 'completed'
  const isSpoken = link.options.answers === 'voice'
  return (
    <section className="assessment-step stack gap-5 assessment-end quiz-result">
      <CheckIcon className="assessment-end-mark" />
      <ArrivalContext value={true}>
        <StepHeading>{words.quizCompleted}</StepHeading>
      </ArrivalContext>
      {known && (
        <>
          <p className="numeric bold text-6 tight">{fill(words.scored, { correct: known.correct, total: known.total })}</p>
          {known.score !== null && <p className="muted numeric">{fill(words.scoredShare, { score: known.score })}</p>}
        </>
      )}
      {!known && !failure && <Waiting text={words.loadingResult} />}
      {failure && <FailedState title={words.resultFailed} failure={failure} onRetry={load} />}
      {(notRestarted || notContinued) && (
        <Notice tone="error" announce>
          {notRestarted || notContinued}
        </Notice>
      )}
      {hasMore && <p>{plural(language, words.openLeft, link.counts.voice)}</p>}
      <div className="row">
        {hasMore && (
          <Button size="3" onClick={handleContinue} disabled={isBusy}>
            {isContinuing ? words.continuing : isSpoken ? words.continueVoice : words.continueWritten}
          </Button>
        )}
        {link.options.practice && (
          <Button
            size="3"
            variant={hasMore ? 'soft' : 'solid'}
            color={hasMore ? 'gray' : undefined}
            onClick={restart}
            disabled={isBusy}
          >
            {isRestarting ? words.restarting : words.restartQuiz}
          </Button>
        )}
        {!hasMore && (
          <Button asChild size="3" variant="soft" color="gray">
            <a href="/">{words.home}</a>
          </Button>
        )}
      </div>
    </section>
  )
}
