import type { ChunkRecorder } from '../../../devices/chunk-recorder.ts'

/** What this window records at the moment, so that whoever ends the sitting can have the last pieces written before. */
const running = new Set<ChunkRecorder>()
let isOver = false

export const beginRecordings = () => {
  isOver = false
}

/** False once the sitting is over: nothing is to be recorded any more. */
export const mayRecord = () => !isOver

export const addRecorder = (recorder: ChunkRecorder) => {
  running.add(recorder)
  return () => running.delete(recorder)
}

/** Ends every recording; resolves once the last pieces were handed over. */
export const finishRecordings = async (): Promise<void> => {
  isOver = true
  await Promise.all([...running].map((recorder) => recorder.stop()))
}
