import { useEffect, useState } from 'react'
import { startChunkRecorder } from '../../../devices/chunk-recorder.ts'
import { useSitting } from '../sitting.ts'
import { keepForPreview } from './kept-recording.ts'
import { chunkAddress, nextPart, type RecordedDevice } from './recorded-parts.ts'
import { addRecorder, useMayRecord } from './running-recorders.ts'

/** Bits per second: a face at 15 pictures a second, text at 5. Together some 300 MB an hour. */
const videoBits: Record<RecordedDevice, number> = { camera: 250_000, screen: 400_000 }

interface DeviceRecording {
  device: RecordedDevice
  /** What is recorded; null records nothing. A new stream is a new part. */
  stream: MediaStream | null
}

/** Records a stream into the outbox while it is there. True while it does. */
export const useDeviceRecording = ({ device, stream }: DeviceRecording): boolean => {
  const { token, link, outbox, serverNow } = useSitting()
  const [isRecording, setRecording] = useState(false)
  /** Grows when another window has taken the same part: then this one goes on under the next. */
  const [attempt, setAttempt] = useState(0)
  const isKept = link.kind === 'interview'
  const mayRecord = useMayRecord()

  useEffect(
    () =>
      outbox.onSettled((item, status, body) => {
        const isTaken = item.lane === device && status === 409 && (body as { code?: string } | null)?.code === 'CHUNK_DIFFERS'
        if (isTaken) setAttempt((before) => before + 1)
      }),
    [outbox, device],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another part.
  useEffect(() => {
    if (!stream || !mayRecord) return
    const part = nextPart(token, device, outbox)
    const startedAt = serverNow()
    const recorder = startChunkRecorder({
      stream,
      videoBits: videoBits[device],
      onChunk: async (chunk, n) => {
        const number = await part
        if (number === null) return
        const [type = ''] = chunk.type.split(';')
        const path = chunkAddress({ token, device, part: number, n, startedAt })
        const headers = { 'content-type': type }
        await outbox.put({ lane: device, key: `${number}.${n}`, request: { method: 'POST', path, headers, body: chunk } })
        if (isKept) await keepForPreview(token, device, number, chunk)
      },
      onEnded: () => setRecording(false),
    })
    if (!recorder) return
    const forget = addRecorder(recorder)
    setRecording(true)
    return () => {
      setRecording(false)
      void recorder.stop().then(forget)
    }
  }, [stream, token, device, outbox, serverNow, isKept, attempt, mayRecord])
  return isRecording
}
