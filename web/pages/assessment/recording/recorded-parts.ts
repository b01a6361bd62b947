import { type Api, callApi } from '../../../api/client.ts'
import type { Outbox } from '../outbox/outbox.ts'

export type RecordedDevice = 'camera' | 'screen'

export interface RecordedSoFar {
  parts: { device: RecordedDevice; part: number; numbers: number[] }[]
  bytes: number
  limitBytes: number
}

const address = (token: string) => `/api/recordings/${encodeURIComponent(token)}`

export const recordedSoFar = (api: Api, token: string) => api<RecordedSoFar>(address(token))

interface ChunkPlace {
  token: string
  device: RecordedDevice
  part: number
  n: number
  /** Milliseconds of the server's clock at which this part began. */
  startedAt: number
}

export const chunkAddress = ({ token, device, part, n, startedAt }: ChunkPlace) =>
  `${address(token)}/${device}/${n}?part=${part}&startedAt=${Math.round(startedAt)}`

const partIn = (path: string) => Number(new URLSearchParams(path.split('?')[1]).get('part') ?? 0)

/** Parts that this window has begun, some of which nobody else may know of yet. */
const begun: Record<RecordedDevice, number> = { camera: 0, screen: 0 }

const againMs = 3000

/**
 * The number under which a recorder that starts now goes on: one more than the server, the outbox and this window know of.
 * Asks until the server answers; null when it wants no recording of this sitting any more.
 */
export const nextPart = async (token: string, device: RecordedDevice, outbox: Outbox): Promise<number | null> => {
  for (;;) {
    const answer = await recordedSoFar(callApi, token)
    if (answer.ok) {
      const known = answer.data.parts.filter((each) => each.device === device).map(({ part }) => part)
      const waiting = outbox.pending(device).map(({ path }) => partIn(path))
      begun[device] = Math.max(begun[device], ...known, ...waiting) + 1
      return begun[device]
    }
    const { status } = answer.failure
    if (status >= 400 && status < 500 && status !== 429) return null
    await new Promise((resolve) => setTimeout(resolve, againMs))
  }
}
