import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { useWords } from '../../../words/words.ts'
import { LivePicture } from '../recording/live-picture.tsx'
import { DeviceCheck } from './device-check.tsx'
import { DeviceChoice } from './device-choice.tsx'

export const CameraCheck = () => {
  const words = useWords('assessment')
  const camera = useDevice('camera')
  return (
    <DeviceCheck name={words.camera} device={camera} onRetry={() => void openDevice('camera')}>
      {camera.stream && (
        <div className="device-picture overflow-hidden rounded-3">
          <LivePicture stream={camera.stream} label={words.livePicture} isMirrored />
        </div>
      )}
      <DeviceChoice device="camera" held={camera} />
    </DeviceCheck>
  )
}
