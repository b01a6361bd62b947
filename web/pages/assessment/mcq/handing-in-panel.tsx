import { Button } from '@radix-ui/themes'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useStepFocus } from '../steps/use-step-focus.ts'
import type { HandingIn } from './use-handing-in.ts'

interface HandingInPanelProps {
  handing: HandingIn
  /** What is handed in; the test unless told. */
  name?: string
  onHurry: () => void
  onAgain: () => void
  /** Back to the questions; only before the time is over. */
  onBack: () => void
}

const notCompleted = 'Failed to complete assessment. Your answers were saved but please contact support.'

/** What is seen from Submit Test, or from the end of the time, until the server has answered. */
export const HandingInPanel = ({
  handing: { by, state, failure },
  name = 'test',
  onHurry,
  onAgain,
  onBack,
}: HandingInPanelProps) => {
  const heading = useStepFocus<HTMLHeadingElement>(true)
  const isTimeUp = by === 'clock'
  return (
    <section className="panel stack" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {isTimeUp ? 'Time is up' : state === 'waiting' ? 'Waiting for the connection' : `Submitting your ${name}`}
      </h2>
      {state === 'sending' && <Waiting text={isTimeUp ? 'Your answers are being submitted...' : 'Submitting...'} />}
      {state === 'waiting' && (
        <>
          <p>
            {isTimeUp
              ? 'You are offline. Everything you answered is kept on this device and is sent as soon as the connection is back; what arrives now is marked as late, and the company that sent you this link sees it. Please keep this page open.'
              : 'You are offline. Your answers are kept on this device, and everything is submitted as soon as the connection is back. Please keep this page open.'}
          </p>
          <div className="row">
            <Button onClick={onHurry}>Try now</Button>
            {!isTimeUp && (
              <Button variant="soft" color="gray" onClick={onBack}>
                Back to the questions
              </Button>
            )}
          </div>
        </>
      )}
      {state === 'failed' && <FailedState title={notCompleted} failure={failure} onRetry={onAgain} />}
    </section>
  )
}
