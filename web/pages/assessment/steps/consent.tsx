import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useSitting } from '../sitting.ts'
import { needsCheck } from './plan.ts'
import { StepHeading } from './step-heading.tsx'
import { useBeginning } from './use-beginning.ts'

interface ConsentStepProps {
  /** What the button says; the spec's words for an assessment unless told. */
  beginText?: string
  /** Leads back; without it there is nowhere to go back to. */
  onBack?: () => void
  intro?: string
}

/** What is stored, in the words that are kept with the consent; nothing begins before it is agreed to. */
export const ConsentStep = ({ beginText = 'Begin Assessment', onBack, intro }: ConsentStepProps) => {
  const { link } = useSitting()
  const [agreed, setAgreed] = useState(false)
  const [sharing, setSharing] = useState(false)
  const { begin, isBusy, failure } = useBeginning()
  const isRecorded = link.options.proctored
  return (
    <section className="assessment-step" aria-busy={isBusy || undefined}>
      <StepHeading>{isRecorded ? 'Recording consent' : 'Consent'}</StepHeading>
      {intro && <p>{intro}</p>}
      <div className="panel stack gap-3">
        <label className="check">
          <input
            type="checkbox"
            checked={agreed}
            required
            disabled={isBusy}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          <span>{link.consent.text}</span>
        </label>
        <hr className="assessment-line" />
        <label className="check">
          <input type="checkbox" checked={sharing} disabled={isBusy} onChange={({ target }) => setSharing(target.checked)} />
          <span>
            {link.company || 'The company that sent me this link'} is allowed to share my result outside of its hiring team. This
            is optional, and your answer makes no difference to the assessment.
          </span>
        </label>
      </div>
      {needsCheck(link) || <p className="muted">The clock starts when you begin.</p>}
      {needsCheck(link) && <p className="muted">The clock and the recording start when you begin.</p>}
      {failure && (
        <Notice tone="error" announce>
          <strong>{failure.title}</strong>
          {failure.reason && <p>{failure.reason}</p>}
          <Button variant="soft" color="gray" onClick={() => begin(sharing)} disabled={!agreed || isBusy}>
            Try again
          </Button>
        </Notice>
      )}
      <div className="assessment-actions">
        {onBack && (
          <Button size="3" variant="soft" color="gray" onClick={onBack} disabled={isBusy}>
            Back
          </Button>
        )}
        <Button size="3" onClick={() => begin(sharing)} disabled={!agreed || isBusy}>
          {isBusy ? 'Starting...' : beginText}
        </Button>
      </div>
    </section>
  )
}
