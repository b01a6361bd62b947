import { type Opened, opened } from './media-failure.ts'

/** Enough to recognise a person, little enough for a slow line. */
const size: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 15, max: 30 } }

/** Asks for a camera, this one where the person chose one. */
export const openCamera = (deviceId = ''): Promise<Opened> =>
  opened('camera', () =>
    navigator.mediaDevices.getUserMedia({ video: { ...size, ...(deviceId ? { deviceId: { exact: deviceId } } : {}) } }),
  )
