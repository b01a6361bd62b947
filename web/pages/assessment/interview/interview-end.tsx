import { Button } from '@radix-ui/themes'
import { CheckIcon } from '../../../components/icons.tsx'
import { dropRecordings } from '../recording/kept-recording.ts'
import { useSitting } from '../sitting.ts'
import { StillSending } from '../steps/complete.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { RecordingPreviews } from './recording-previews.tsx'
import { TranscriptionBox } from './transcription-box.tsx'

/** The end of an interview: what was recorded, and what was understood of it. */
export const InterviewEnd = () => {
  const { link } = useSitting()
  return (
    <section className="assessment-step">
      <div className="interview-end-head">
        <CheckIcon className="assessment-end-mark" />
        <StepHeading>Interview Complete</StepHeading>
        <p>
          Thank you. {link.company || 'The company that sent you this link'} has received your answers. This link is now expired
          and the interview cannot be retaken.
        </p>
      </div>
      <StillSending />
      {link.options.proctored && <RecordingPreviews />}
      {link.options.answers === 'voice' && <TranscriptionBox />}
      <div className="assessment-actions">
        <Button asChild size="3">
          <a href="/" onClick={() => void dropRecordings()}>
            Return to Home
          </a>
        </Button>
      </div>
    </section>
  )
}
