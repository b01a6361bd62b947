/** Why a camera, a microphone or a screen is not there, as far as a person can do something about it. */
export type MediaFailureKind = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'lost' | 'other'

export type MediaDeviceName = 'camera' | 'microphone' | 'screen'

export interface MediaFailure {
  kind: MediaFailureKind
  device: MediaDeviceName
}

/** A device that could be opened, or why it could not. Opening never rejects. */
export type Opened = { stream: MediaStream; failure: null } | { stream: null; failure: MediaFailure }

/** The specification's sentence. */
export const microphoneDenied = 'Microphone access denied. Please check permissions and try again.'

/** Browsers give devices to https and to localhost only; elsewhere `navigator.mediaDevices` does not even exist. */
const isInsecure = () => !globalThis.isSecureContext

const kindOf = (error: unknown): MediaFailureKind => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  if (name === 'NotSupportedError' || name === 'TypeError') return 'unsupported'
  return 'other'
}

/** Opens a device and turns whatever the browser throws into a failure that has words. */
export const opened = async (device: MediaDeviceName, open: () => Promise<MediaStream>): Promise<Opened> => {
  const failed = (kind: MediaFailureKind): Opened => ({ stream: null, failure: { kind, device } })
  if (isInsecure()) return failed('insecure')
  if (!navigator.mediaDevices) return failed('unsupported')
  try {
    return { stream: await open(), failure: null }
  } catch (error) {
    return failed(kindOf(error))
  }
}

/** What happened, and what the person can do now. */
export const failureSentence = ({ kind, device }: MediaFailure): string => {
  switch (kind) {
    case 'denied':
      if (device === 'microphone') return microphoneDenied
      return device === 'camera'
        ? 'Camera access denied. Please check permissions and try again.'
        : 'The screen was not shared. Choose a screen in your browser’s dialog to share it.'
    case 'missing':
      return device === 'screen'
        ? 'There is no screen to share.'
        : `No ${device} was found. Plug one in, or switch it on, and try again.`
    case 'busy':
      return `Another program uses the ${device}, or it does not answer. Close programs such as video calls and try again.`
    case 'insecure':
      return 'Browsers give camera and microphone only to pages with https. Ask the company that sent you this link for an https address.'
    case 'unsupported':
      return device === 'screen'
        ? 'This browser cannot share a screen.'
        : `This browser gives pages no ${device}. Please open your link in a current Chrome, Edge, Firefox or Safari.`
    case 'lost':
      return device === 'screen'
        ? 'Screen sharing has stopped.'
        : `The ${device} was disconnected. Plug it in again and try again.`
    case 'other':
      return `The ${device} could not be started. Check that it is plugged in and try again.`
  }
}

/** Where the permission is given back once it was refused: browsers do not ask a second time. */
export const permissionHelp =
  'Press the camera or lock sign beside the address of this page, allow the device there, and try again. On a phone, also look into the browser’s permissions in the settings.'

export const stopStream = (stream: MediaStream | null | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Calls back once when the device of this stream is unplugged or taken away; not when we stop it ourselves. */
export const onceLost = (stream: MediaStream, lost: () => void): (() => void) => {
  const [track] = stream.getTracks()
  track?.addEventListener('ended', lost, { once: true })
  return () => track?.removeEventListener('ended', lost)
}
