import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { failureSentence } from '../../../devices/media-failure.ts'
import { CameraPreview } from './camera-preview.tsx'
import { ExitFullscreen } from './exit-fullscreen.tsx'
import { type RecordingState, useRecordingSession } from './use-recording-session.ts'

/** Narrower, the picture would push the question off the screen: it opens when it is asked for. */
const roomyPx = 640

/** What is recorded at the moment, and everything a person can do about it. */
export const RecordingBar = () => {
  const recording = useRecordingSession()
  const camera = useDevice('camera')
  const [isShown, setShown] = useState(() => window.innerWidth >= roomyPx)
  return (
    <aside className="recording-bar" aria-label="Recording">
      <div className="row row-between">
        <RecordingBadge recording={recording} />
        <div className="row gap-2">
          {camera.stream && !isShown && (
            <Button size="2" variant="soft" color="gray" onClick={() => setShown(true)}>
              Show camera
            </Button>
          )}
          {recording.mayShare && !recording.isShareStopped && !recording.isFull && (
            <Button size="2" variant="soft" onClick={recording.share}>
              Share screen
            </Button>
          )}
          <ExitFullscreen />
        </div>
      </div>
      <RecordingNotices recording={recording} />
      {camera.failure && (
        <Notice tone="warning" announce>
          <p>{failureSentence(camera.failure)}</p>
          <Button size="2" variant="soft" onClick={() => void openDevice('camera')} disabled={camera.isOpening}>
            Try again
          </Button>
        </Notice>
      )}
      {camera.stream && isShown && <CameraPreview stream={camera.stream} onMinimise={() => setShown(false)} />}
    </aside>
  )
}

const RecordingBadge = ({ recording: { isCameraRecorded, isScreenRecorded } }: { recording: RecordingState }) => {
  const what = [isCameraRecorded && 'camera', isScreenRecorded && 'screen'].filter((name) => name !== false).join(' and ')
  return (
    <p className="recording-badge" role="status" data-on={what !== '' || undefined}>
      <span className="recording-dot" aria-hidden="true" />
      {what ? (
        <>
          Recording <span className="recording-what">{what}</span>
        </>
      ) : (
        'Not recording'
      )}
    </p>
  )
}

const RecordingNotices = ({ recording }: { recording: RecordingState }) => {
  const { isFull, isShareStopped, isImpossible, mayShare, share } = recording
  if (isImpossible)
    return (
      <Notice tone="info">
        <p>This browser cannot record. You can go on: the company that sent you this link sees that nothing was recorded.</p>
      </Notice>
    )
  if (isFull)
    return (
      <Notice tone="info" announce>
        <p>The recording has reached its limit and has ended. Your assessment goes on, and your answers are saved as before.</p>
      </Notice>
    )
  if (isShareStopped)
    return (
      <Notice tone="error" announce>
        <p>Screen sharing has stopped, and the recording of this session with it. This was noted with its time.</p>
        {mayShare && (
          <Button size="2" onClick={share}>
            Share screen again
          </Button>
        )}
      </Notice>
    )
  return null
}
