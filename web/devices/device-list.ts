export interface FoundDevice {
  id: string
  label: string
}

/** The cameras or microphones a person can choose between. Names are known only after the browser has given one of them. */
export const devicesOf = async (kind: 'videoinput' | 'audioinput'): Promise<FoundDevice[]> => {
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, at) => ({
      id: deviceId,
      label: label || `${kind === 'videoinput' ? 'Camera' : 'Microphone'} ${at + 1}`,
    }))
}

/** Calls back when a device was plugged in or out. */
export const watchDevices = (changed: () => void): (() => void) => {
  navigator.mediaDevices?.addEventListener?.('devicechange', changed)
  return () => navigator.mediaDevices?.removeEventListener?.('devicechange', changed)
}
