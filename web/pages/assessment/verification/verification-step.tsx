import { Button } from '@radix-ui/themes'
import { useEffect, useId } from 'react'
import { fill } from '#src/words/fill.ts'
import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { useWords } from '../../../words/words.ts'
import { neededDevices, useSitting } from '../sitting.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { CameraCheck } from './camera-check.tsx'
import { MicrophoneCheck } from './microphone-check.tsx'
import { ScreenCheck } from './screen-check.tsx'
import { useScreenSharing } from './use-screen-sharing.ts'

interface VerificationStepProps {
  onDone: () => void
  onBack: () => void
}

/** Shows whether what the sitting needs is there and works. */
export const VerificationStep = ({ onDone, onBack }: VerificationStepProps) => {
  const words = useWords('assessment')
  const { link } = useSitting()
  const needed = neededDevices(link)
  const camera = useDevice('camera')
  const microphone = useDevice('microphone')
  const sharing = useScreenSharing()
  const hintId = useId()
  useEffect(() => {
    if (needed.camera) void openDevice('camera')
    if (needed.microphone) void openDevice('microphone')
  }, [needed.camera, needed.microphone])

  const missing = [
    needed.camera && !camera.stream && words.theCamera,
    needed.microphone && !microphone.stream && words.theMicrophone,
    link.kind === 'interview' && needed.screen && !sharing.isSettled && words.theScreen,
  ].filter((name) => name !== false)
  const needsNothing = !needed.camera && !needed.microphone && !needed.screen
  return (
    <section className="assessment-step stack gap-5">
      <header className="stack gap-2">
        <StepHeading>{words.verification}</StepHeading>
        <p className="muted">{needsNothing ? words.needsNothing : words.nothingRecorded}</p>
      </header>
      {!needsNothing && (
        <ul className="cards tile-20 items-start" aria-label={words.whatIsChecked}>
          {needed.camera && <CameraCheck />}
          {needed.microphone && <MicrophoneCheck />}
          {needed.screen && <ScreenCheck sharing={sharing} />}
        </ul>
      )}
      <p className="small muted" id={hintId} role="status">
        {missing.length > 0 ? fill(words.notReady, { devices: missing.join(` ${words.and} `) }) : words.allWorks}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="3" variant="soft" color="gray" onClick={onBack}>
          {words.back}
        </Button>
        <Button size="3" onClick={onDone} disabled={missing.length > 0} aria-describedby={hintId}>
          {words.toConsent}
        </Button>
      </div>
    </section>
  )
}
