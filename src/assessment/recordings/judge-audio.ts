import { readFile } from 'node:fs/promises'
import { isSilent } from '../hearing/speech.ts'
import { durationMs, readWav, type WavFormat, wavFormat } from '../hearing/wav.ts'
import type { InvalidReason } from '../recordings-ports.ts'
import { longestAnswerMs, shortestAnswerMs, slowestSampleRate } from './constants.ts'

export interface JudgedAudio {
  /** Null for something that is no recording. */
  durationMs: number | null
  /** Null when somebody can be heard. */
  reason: InvalidReason | null
}

/** Seconds that are listened to at a time; the next stretch begins a second before the end of this one. */
const stretchSeconds = 5

/** Whether a file is a recording in which somebody says something. Stops at the first words. */
export async function judgeAudio(path: string): Promise<JudgedAudio> {
  const bytes = await readFile(path)
  const format = wavFormat(bytes)
  if (!format || format.sampleRate < slowestSampleRate) return { durationMs: null, reason: 'not-audio' }
  const duration = durationMs(format)
  if (duration > longestAnswerMs) return { durationMs: duration, reason: 'not-audio' }
  if (duration < shortestAnswerMs) return { durationMs: duration, reason: 'too-short' }
  for await (const samples of stretches(bytes, format)) if (!isSilent(samples)) return { durationMs: duration, reason: null }
  return { durationMs: duration, reason: 'silence' }
}

/** Others get their turn between two stretches: half an hour in an unusual format takes seconds. */
async function* stretches(bytes: Uint8Array, format: WavFormat) {
  const second = format.sampleRate * ((format.channels * format.bits) / 8)
  const header = bytes.subarray(0, format.start)
  for (let start = format.start; ; start += (stretchSeconds - 1) * second) {
    const end = Math.min(start + stretchSeconds * second, format.end)
    // A header that promises more than there is means "until the end".
    const read = readWav(Buffer.concat([header, bytes.subarray(start, end)]))
    if (read) yield read.samples
    if (end === format.end) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
