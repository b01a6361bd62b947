import { chunkMs } from '#src/assessment/constants.ts'

/** The first one that the browser can write. Safari writes only MP4. */
const wanted = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']

export const recordingType = (): string | null =>
  typeof MediaRecorder === 'undefined' ? null : (wanted.find((type) => MediaRecorder.isTypeSupported(type)) ?? null)

export interface ChunkRecorderOptions {
  stream: MediaStream
  /** Bits per second of the picture. */
  videoBits: number
  /** Each piece in its order, from 0, one after the other; nothing of it is kept here. */
  onChunk: (chunk: Blob, n: number) => void | Promise<void>
  /** The recorder has stopped without being asked: the stream ended, or the browser gave up. Comes after the last chunk. */
  onEnded?: () => void
}

export interface ChunkRecorder {
  /** Resolves once the last chunk was handed over and `onChunk` is done with it. */
  stop: () => Promise<void>
}

/** Records a camera or a screen in chunks of five seconds; null where the browser cannot record. */
export const startChunkRecorder = ({ stream, videoBits, onChunk, onEnded }: ChunkRecorderOptions): ChunkRecorder | null => {
  const type = recordingType()
  if (type === null) return null
  let recorder: MediaRecorder
  try {
    recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: videoBits, audioBitsPerSecond: 32_000 })
  } catch {
    return null
  }
  let n = 0
  let isAsked = false
  let handedOver: Promise<void> = Promise.resolve()
  let ended: () => void = () => {}
  const end = new Promise<void>((resolve) => {
    ended = resolve
  })
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    const number = n++
    handedOver = handedOver.then(() => onChunk(data, number)).catch(() => {})
  }
  recorder.onstop = () => {
    ended()
    if (!isAsked) onEnded?.()
  }
  try {
    recorder.start(chunkMs)
  } catch {
    return null
  }
  return {
    stop: () => {
      isAsked = true
      if (recorder.state !== 'inactive') recorder.stop()
      return end.then(() => handedOver)
    },
  }
}
