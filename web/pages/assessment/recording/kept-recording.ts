import { type KeptPieces, keptPieces } from '../../../devices/kept-pieces.ts'
import { shortName } from '../short-name.ts'
import type { RecordedDevice } from './recorded-parts.ts'

/** Enough for an hour; beyond it there is no preview, and the recording itself goes on. */
const mostBytes = 400 * 1024 * 1024

const everyPrefix = 'recording '
const prefixOf = (token: string) => `${everyPrefix}${shortName(token)} `
/** In the order in which the recorders began. */
const keyOf = (token: string, device: RecordedDevice, startedAt: number) =>
  `${prefixOf(token)}${device} ${String(Math.round(startedAt)).padStart(15, '0')}`

let kept = 0

/** Keeps a chunk on the device as well: interviews show their recordings once more at the end. */
export const keepForPreview = async (token: string, device: RecordedDevice, startedAt: number, chunk: Blob): Promise<void> => {
  kept += chunk.size
  if (kept > mostBytes) return
  await pieces().append(keyOf(token, device, startedAt), await chunk.arrayBuffer(), chunk.type)
}

export interface KeptRecording {
  device: RecordedDevice
  /** From 1, for each device. */
  part: number
  file: Blob
}

/** What was recorded in this browser, each part as a file. */
export const keptRecordings = async (token: string): Promise<KeptRecording[]> => {
  const recordings: KeptRecording[] = []
  for (const key of await pieces().keys(prefixOf(token))) {
    const device = key.slice(prefixOf(token).length).split(' ')[0] as RecordedDevice
    const file = await pieces().file(key)
    const part = recordings.filter((each) => each.device === device).length + 1
    if (file) recordings.push({ device, part, file })
  }
  return recordings
}

/** Nothing that was recorded stays on a borrowed device. */
export const dropRecordings = async (): Promise<void> => {
  for (const key of await pieces().keys(everyPrefix)) await pieces().drop(key)
}

let opened: KeptPieces | null = null
const pieces = () => {
  opened ??= keptPieces()
  return opened
}
