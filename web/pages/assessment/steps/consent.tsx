import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/words.ts'
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
export const ConsentStep = ({ beginText, onBack, intro }: ConsentStepProps) => {
  const words = useWords('assessment')
  const { tryAgain } = useWords('common')
  const { link } = useSitting()
  const [agreed, setAgreed] = useState(false)
  const [sharing, setSharing] = useState(false)
  const { begin, isBusy, failure } = useBeginning()
  const isRecorded = link.options.proctored
  return (
    <section className="assessment-step stack gap-5" aria-busy={isBusy || undefined}>
      <StepHeading>{isRecorded ? words.recordingConsent : words.consent}</StepHeading>
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
        <hr className="w-full m-0 border-0 line-top" />
        <label className="check">
          <input type="checkbox" checked={sharing} disabled={isBusy} onChange={({ target }) => setSharing(target.checked)} />
          <span>{fill(words.mayShare, { company: link.company || words.companyThatSentMe })}</span>
        </label>
      </div>
      {needsCheck(link) || <p className="muted">{words.clockStarts}</p>}
      {needsCheck(link) && <p className="muted">{words.recordingStarts}</p>}
      {failure && (
        <Notice tone="error" announce>
          <strong>{failure.title}</strong>
          {failure.reason && <p>{failure.reason}</p>}
          <Button variant="soft" color="gray" onClick={() => begin(sharing)} disabled={!agreed || isBusy}>
            {tryAgain}
          </Button>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {onBack && (
          <Button size="3" variant="soft" color="gray" onClick={onBack} disabled={isBusy}>
            {words.back}
          </Button>
        )}
        <Button size="3" onClick={() => begin(sharing)} disabled={!agreed || isBusy}>
          {isBusy ? words.starting : (beginText ?? words.begin)}
        </Button>
      </div>
    </section>
  )
}
