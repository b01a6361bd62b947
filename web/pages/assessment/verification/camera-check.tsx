import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { LivePicture } from '../recording/live-picture.tsx'
import { DeviceCheck } from './device-check.tsx'
import { DeviceChoice } from './device-choice.tsx'

export const CameraCheck = () => {
  const camera = useDevice('camera')
  return (
    <DeviceCheck name="Camera" device={camera} onRetry={() => void openDevice('camera')}>
      {camera.stream && (
        <div className="device-picture">
          <LivePicture stream={camera.stream} label="Live picture of your camera" isMirrored />
        </div>
      )}
      <DeviceChoice device="camera" held={camera} />
    </DeviceCheck>
  )
}
