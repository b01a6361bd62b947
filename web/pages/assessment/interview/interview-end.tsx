import { Button } from '@radix-ui/themes'
import type { MouseEvent } from 'react'
import { fill } from '#src/words/fill.ts'
import { at } from '../../../address.ts'
import { CheckIcon } from '../../../components/icons.tsx'
import { useWords } from '../../../words/words.ts'
import { dropRecordings } from '../recording/kept-recording.ts'
import { useSitting } from '../sitting.ts'
import { StillSending } from '../steps/complete.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { RecordingPreviews } from './recording-previews.tsx'
import { TranscriptionBox } from './transcription-box.tsx'

/** A device that forgets slowly keeps nobody on the page. */
const patienceMs = 1500

/** Nothing of the recordings stays behind on a borrowed device. */
const leave = async (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  await Promise.race([dropRecordings(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  window.location.assign(at('/'))
}

/** The end of an interview: what was recorded, and what was understood of it. */
export const InterviewEnd = () => {
  const words = useWords('assessment')
  const { link } = useSitting()
  return (
    <section className="assessment-step stack gap-5">
      <div className="stack items-flex-start gap-3">
        <CheckIcon className="assessment-end-mark" />
        <StepHeading>{words.interviewComplete}</StepHeading>
        <p>{fill(words.thankYouInterview, { company: link.company || words.theCompany })}</p>
      </div>
      <StillSending />
      {link.options.proctored && <RecordingPreviews />}
      {link.options.answers === 'voice' && <TranscriptionBox />}
      <div className="flex flex-wrap gap-3">
        <Button asChild size="3">
          <a href="/" onClick={leave}>
            {words.home}
          </a>
        </Button>
      </div>
    </section>
  )
}
