import { useSyncExternalStore } from 'react'
import type { ChunkRecorder } from '../../../devices/chunk-recorder.ts'

/** What this window records at the moment, so that whoever ends the sitting can have the last pieces written before. */
const running = new Set<ChunkRecorder>()
const listeners = new Set<() => void>()
let isOver = false

const setOver = (over: boolean) => {
  isOver = over
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** False once the sitting is being handed in: nothing more is recorded. */
export const useMayRecord = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOver,
    () => true,
  )

/** Also for somebody who goes back to the questions instead of handing them in. */
export const beginRecordings = () => setOver(false)

export const addRecorder = (recorder: ChunkRecorder) => {
  running.add(recorder)
  return () => running.delete(recorder)
}

/** Ends every recording; resolves once the last pieces were handed over. */
export const finishRecordings = async (): Promise<void> => {
  const last = [...running].map((recorder) => recorder.stop())
  setOver(true)
  await Promise.all(last)
}
