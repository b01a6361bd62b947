import { useEffect, useMemo, useRef, useState } from 'react'
import { recordingType } from '../../../devices/chunk-recorder.ts'
import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { canShareScreen } from '../../../devices/screen.ts'
import { neededDevices, useSitting } from '../sitting.ts'
import { beginRecordings } from './running-recorders.ts'
import { useDeviceRecording } from './use-device-recording.ts'

export interface RecordingState {
  isCameraRecorded: boolean
  isScreenRecorded: boolean
  /** The browser can share a screen, and it is not shared now. */
  mayShare: boolean
  /** The share was ended, and with it the recording: it goes on when the screen is shared again. */
  isShareStopped: boolean
  /** The server takes no more of it. */
  isFull: boolean
  /** This browser records nothing at all. */
  isImpossible: boolean
  share: () => Promise<void>
}

/** Camera with its sound, and screen: recorded from the first moment to the last, as long as nobody ends the sharing. */
export const useRecordingSession = (): RecordingState => {
  const { link, outbox, report } = useSitting()
  const needed = neededDevices(link)
  const camera = useDevice('camera')
  const microphone = useDevice('microphone')
  const screen = useDevice('screen')
  const [isFull, setFull] = useState(false)
  const [isShareStopped, setShareStopped] = useState(false)

  useEffect(() => {
    beginRecordings()
    if (needed.camera) void openDevice('camera')
    if (needed.microphone) void openDevice('microphone')
  }, [needed.camera, needed.microphone])

  const isLost = screen.failure?.kind === 'lost'
  /** What ended before anything was recorded is no entry. */
  const wasShared = useRef(false)
  if (screen.stream) wasShared.current = true
  useEffect(() => {
    if (!isLost || !wasShared.current) return
    setShareStopped(true)
    report('share-stopped')
  }, [isLost, report])

  useEffect(
    () => outbox.onSettled(({ lane }, status) => (lane === 'camera' || lane === 'screen') && status === 413 && setFull(true)),
    [outbox],
  )

  const isOn = !isFull && !isShareStopped
  const voice = microphone.stream
  const picture = camera.stream
  // One picture with the sound of the room. A camera waits for its microphone, so that it does not start twice.
  const isSoundAwaited = needed.microphone && !voice && !microphone.failure
  const face = useMemo(
    () =>
      picture && needed.camera && !isSoundAwaited
        ? new MediaStream([...picture.getVideoTracks(), ...(voice?.getAudioTracks() ?? [])])
        : null,
    [picture, voice, needed.camera, isSoundAwaited],
  )
  const isCameraRecorded = useDeviceRecording({ device: 'camera', stream: isOn ? face : null })
  const isScreenRecorded = useDeviceRecording({ device: 'screen', stream: isOn ? screen.stream : null })
  return {
    isCameraRecorded,
    isScreenRecorded,
    mayShare: canShareScreen() && screen.stream === null,
    isShareStopped,
    isFull,
    isImpossible: recordingType() === null,
    share: async () => {
      if (await openDevice('screen')) setShareStopped(false)
    },
  }
}
