export type RecordedDevice = 'camera' | 'screen'

interface ChunkPlace {
  token: string
  device: RecordedDevice
  /** Names what made it: the server gives each recorder a part of its own, however many begin at once. */
  recorder: string
  n: number
  /** Milliseconds of the server's clock at which the recorder began. */
  startedAt: number
}

export const chunkAddress = ({ token, device, recorder, n, startedAt }: ChunkPlace) =>
  `/api/recordings/${encodeURIComponent(token)}/${device}/${n}?recorder=${recorder}&startedAt=${Math.round(startedAt)}`
