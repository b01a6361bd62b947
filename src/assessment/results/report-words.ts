import type { WatchedRecording } from '../recordings/index.ts'

/** '2026-11-21 14:05 UTC' */
export const timeWords = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const combinedOf = (score: number | null, waiting: boolean) =>
  score === null ? (waiting ? 'Calculating...' : 'None') : `${score}%`

/** Which devices were recorded, in a sentence. */
export function deviceWords(recordings: readonly Pick<WatchedRecording, 'device'>[]): string {
  const devices = [...new Set(recordings.map(({ device }) => device))]
  if (devices.length === 0) return 'Neither camera nor screen was recorded.'
  return devices.length === 2 ? 'Camera and screen were recorded.' : `Only the ${devices[0]} was recorded.`
}
