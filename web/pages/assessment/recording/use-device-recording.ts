import { useEffect, useState } from 'react'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { startChunkRecorder } from '../../../devices/chunk-recorder.ts'
import { useSitting } from '../sitting.ts'
import { keepForPreview } from './kept-recording.ts'
import { chunkAddress, type RecordedDevice } from './recorded-parts.ts'
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
  const isKept = link.kind === 'interview'
  const mayRecord = useMayRecord()

  useEffect(() => {
    if (!stream || !mayRecord) return
    const name = newIdempotencyKey()
    const startedAt = serverNow()
    const recorder = startChunkRecorder({
      stream,
      videoBits: videoBits[device],
      onChunk: async (chunk, n) => {
        const [type = ''] = chunk.type.split(';')
        const path = chunkAddress({ token, device, recorder: name, n, startedAt })
        const headers = { 'content-type': type }
        await outbox.put({ lane: device, key: `${name}.${n}`, request: { method: 'POST', path, headers, body: chunk } })
        if (isKept) await keepForPreview(token, device, startedAt, chunk)
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
  }, [stream, token, device, outbox, serverNow, isKept, mayRecord])
  return isRecording
}
