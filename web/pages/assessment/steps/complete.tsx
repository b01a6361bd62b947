import { Button } from '@radix-ui/themes'
import { useSyncExternalStore } from 'react'
import { CheckIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useSitting } from '../sitting.ts'
import { beforeOpening } from '../upload-queue/upload-queue.ts'
import { PractiseAgain } from './practise-again.tsx'
import { StepHeading } from './step-heading.tsx'

/** The end. What is still on its way to the server is counted down, so that nobody closes the page too early. */
export const AssessmentComplete = () => {
  const { token, link } = useSitting()
  const { practice } = link.options
  return (
    <section className="assessment-step assessment-end">
      <CheckIcon className="assessment-end-mark" />
      <StepHeading>Assessment Complete</StepHeading>
      {practice ? (
        <PractiseAgain token={token} />
      ) : (
        <p>
          Thank you. {link.company || 'The company that sent you this link'} has received your answers. This link is now expired
          and the test cannot be retaken.
        </p>
      )}
      <StillSending />
      <Button asChild size="3" variant={practice ? 'soft' : 'solid'}>
        <a href="/">Return to Home</a>
      </Button>
    </section>
  )
}

export const StillSending = () => {
  const { outbox } = useSitting()
  const { items, isReachable } = useSyncExternalStore(outbox.subscribe, outbox.state, () => beforeOpening)
  if (items.length === 0) return null
  const megabytes = items.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  return (
    <Notice tone="warning" announce>
      <strong>Please keep this page open for a moment</strong>
      <p className="numeric">
        {isReachable ? 'The rest of your recording is being sent: ' : 'You are offline. What still has to be sent: '}
        {items.length} {items.length === 1 ? 'part' : 'parts'}
        {megabytes >= 0.1 && `, ${megabytes.toFixed(1)} MB`}.
      </p>
    </Notice>
  )
}
