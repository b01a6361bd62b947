import type { Words } from '#src/words/words.ts'

/** Why a camera, a microphone or a screen is not there, as far as a person can do something about it. */
export type MediaFailureKind = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'lost' | 'other'

export type MediaDeviceName = 'camera' | 'microphone' | 'screen'

export interface MediaFailure {
  kind: MediaFailureKind
  device: MediaDeviceName
}

/** A device that could be opened, or why it could not. Opening never rejects. */
export type Opened = { stream: MediaStream; failure: null } | { stream: null; failure: MediaFailure }

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
export const failureSentence = ({ kind, device }: MediaFailure, words: Words['assessment']): string => {
  switch (kind) {
    case 'denied':
      if (device === 'microphone') return words.microphoneDenied
      return device === 'camera' ? words.cameraDenied : words.screenDenied
    case 'missing':
      return words.missing[device]
    case 'busy':
      return words.busy[device]
    case 'insecure':
      return words.insecure
    case 'unsupported':
      return words.unsupported[device]
    case 'lost':
      return words.lost[device]
    case 'other':
      return words.notStarted[device]
  }
}

export const stopStream = (stream: MediaStream | null | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Calls back once when the device of this stream is unplugged or taken away; not when we stop it ourselves. */
export const onceLost = (stream: MediaStream, lost: () => void): (() => void) => {
  const [track] = stream.getTracks()
  track?.addEventListener('ended', lost, { once: true })
  return () => track?.removeEventListener('ended', lost)
}
