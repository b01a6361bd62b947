import { Button } from '@radix-ui/themes'
import { useEffect, useId } from 'react'
import { openDevice, useDevice } from '../../../devices/held-devices.ts'
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
    needed.camera && !camera.stream && 'the camera',
    needed.microphone && !microphone.stream && 'the microphone',
    link.kind === 'interview' && needed.screen && !sharing.isSettled && 'screen sharing',
  ].filter((name) => name !== false)
  const needsNothing = !needed.camera && !needed.microphone && !needed.screen
  return (
    <section className="assessment-step">
      <header className="stack gap-2">
        <StepHeading>System verification</StepHeading>
        <p className="muted">{introduction(needsNothing)}</p>
      </header>
      {!needsNothing && (
        <ul className="device-checks" aria-label="What is checked">
          {needed.camera && <CameraCheck />}
          {needed.microphone && <MicrophoneCheck />}
          {needed.screen && <ScreenCheck sharing={sharing} />}
        </ul>
      )}
      <p className="small muted" id={hintId} role="status">
        {missing.length > 0 ? `Not ready yet: ${missing.join(' and ')}.` : 'Everything that is needed works.'}
      </p>
      <div className="assessment-actions">
        <Button size="3" variant="soft" color="gray" onClick={onBack}>
          Back
        </Button>
        <Button size="3" onClick={onDone} disabled={missing.length > 0} aria-describedby={hintId}>
          Continue to Consent
        </Button>
      </div>
    </section>
  )
}

const introduction = (needsNothing: boolean) => {
  if (needsNothing) return 'Your link needs neither a camera nor a microphone. You can go on.'
  return 'Nothing is recorded yet. Allow the devices when your browser asks for them.'
}
