import { Button } from '@radix-ui/themes'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useWords } from '../../../words/words.ts'
import { useStepFocus } from '../steps/use-step-focus.ts'
import type { HandingIn } from './use-handing-in.ts'

interface HandingInPanelProps {
  handing: HandingIn
  /** What is handed in; the test unless told. */
  what?: 'test' | 'answers'
  onHurry: () => void
  onAgain: () => void
  /** Back to the questions; only before the time is over. */
  onBack: () => void
}

/** What is seen from Submit Test, or from the end of the time, until the server has answered. */
export const HandingInPanel = ({
  handing: { by, state, failure },
  what = 'test',
  onHurry,
  onAgain,
  onBack,
}: HandingInPanelProps) => {
  const words = useWords('assessment')
  const heading = useStepFocus<HTMLHeadingElement>(true)
  const isTimeUp = by === 'clock'
  const submitting = what === 'test' ? words.submittingTest : words.submittingAnswers
  return (
    <section className="panel stack" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {isTimeUp ? words.timeUp : state === 'waiting' ? words.waitingForConnection : submitting}
      </h2>
      {state === 'sending' && <Waiting text={isTimeUp ? words.beingSubmitted : words.submitting} />}
      {state === 'waiting' && (
        <>
          <p>{isTimeUp ? words.offlineTimeUp : words.offlineSubmit}</p>
          <div className="row">
            <Button onClick={onHurry}>{words.tryNow}</Button>
            {!isTimeUp && (
              <Button variant="soft" color="gray" onClick={onBack}>
                {words.backToQuestions}
              </Button>
            )}
          </div>
        </>
      )}
      {state === 'failed' && <FailedState title={words.notCompleted} failure={failure} onRetry={onAgain} />}
    </section>
  )
}
