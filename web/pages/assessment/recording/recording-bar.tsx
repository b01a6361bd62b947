import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { failureSentence } from '../../../devices/media-failure.ts'
import { rich } from '../../../words/rich.tsx'
import { useWords } from '../../../words/words.ts'
import { CameraPreview } from './camera-preview.tsx'
import { ExitFullscreen } from './exit-fullscreen.tsx'
import { type RecordingState, useRecordingSession } from './use-recording-session.ts'

/** Narrower, the picture would push the question off the screen: it opens when it is asked for. */
const roomyPx = 640

/** What is recorded at the moment, and everything a person can do about it. */
export const RecordingBar = () => {
  const words = useWords('assessment')
  const { tryAgain } = useWords('common')
  const recording = useRecordingSession()
  const camera = useDevice('camera')
  const [isShown, setShown] = useState(() => window.innerWidth >= roomyPx)
  return (
    <aside className="stack gap-3" aria-label={words.recording}>
      <div className="row row-between">
        <RecordingBadge recording={recording} />
        <div className="row gap-2">
          {camera.stream && !isShown && (
            <Button size="2" variant="soft" color="gray" onClick={() => setShown(true)}>
              {words.showCamera}
            </Button>
          )}
          {recording.mayShare && !recording.isShareStopped && !recording.isFull && (
            <Button size="2" variant="soft" color="gray" onClick={recording.share}>
              {words.shareScreen}
            </Button>
          )}
          <ExitFullscreen />
        </div>
      </div>
      <RecordingNotices recording={recording} />
      {camera.failure && (
        <Notice tone="warning" announce>
          <p>{failureSentence(camera.failure, words)}</p>
          <Button size="2" variant="soft" color="gray" onClick={() => void openDevice('camera')} disabled={camera.isOpening}>
            {tryAgain}
          </Button>
        </Notice>
      )}
      {camera.stream && isShown && <CameraPreview stream={camera.stream} onMinimise={() => setShown(false)} />}
    </aside>
  )
}

const RecordingBadge = ({ recording: { isCameraRecorded, isScreenRecorded } }: { recording: RecordingState }) => {
  const words = useWords('assessment')
  const what = [isCameraRecorded && words.cameraWord, isScreenRecorded && words.screenWord]
    .filter((name) => name !== false)
    .join(` ${words.and} `)
  return (
    <p
      className="recording-badge inline-flex items-center gap-2 outlined-strong rounded-pill text-soft small strong pad-pill"
      role="status"
      data-on={what !== '' || undefined}
    >
      <span className="recording-dot flex-none rounded-full" aria-hidden="true" />
      {what ? rich(words.recordingWhat, { what: () => <span>{what}</span> }) : words.notRecording}
    </p>
  )
}

const RecordingNotices = ({ recording }: { recording: RecordingState }) => {
  const words = useWords('assessment')
  const { isFull, isShareStopped, isImpossible, mayShare, share } = recording
  if (isImpossible)
    return (
      <Notice tone="info">
        <p>{words.cannotRecord}</p>
      </Notice>
    )
  if (isFull)
    return (
      <Notice tone="info" announce>
        <p>{words.recordingFull}</p>
      </Notice>
    )
  if (isShareStopped)
    return (
      <Notice tone="error" announce>
        <p>{words.shareStopped}</p>
        {mayShare && (
          <Button size="2" onClick={share}>
            {words.shareAgain}
          </Button>
        )}
      </Notice>
    )
  return null
}
