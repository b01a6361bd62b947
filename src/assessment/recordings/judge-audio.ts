import { type FileHandle, open } from 'node:fs/promises'
import type { InvalidReason } from '../recordings-ports.ts'
import { isSilent } from '../transcription/speech.ts'
import { durationMs, readWav, type WavFormat, wavFormat } from '../transcription/wav.ts'
import { longestAnswerMs, shortestAnswerMs, slowestSampleRate } from './constants.ts'

export interface JudgedAudio {
  /** Null for something that is no recording. */
  durationMs: number | null
  /** Null when somebody can be heard. */
  reason: InvalidReason | null
}

/** Seconds that are listened to at a time; the next stretch begins a second before the end of this one. */
const stretchSeconds = 5
/** The sound of what browsers record begins within its first bytes; other programs put long notes before it. */
const usualHeader = 4096

/** Whether a file of so many bytes is a recording in which somebody says something. Reads no further than the first words. */
export async function judgeAudio(path: string, size: number): Promise<JudgedAudio> {
  const file = await open(path, 'r')
  try {
    const head = await read(file, 0, Math.min(size, usualHeader))
    const format = formatIn(head, size) ?? (size > head.length ? formatIn(await read(file, 0, size), size) : null)
    if (!format || format.sampleRate < slowestSampleRate) return { durationMs: null, reason: 'not-audio' }
    const duration = durationMs(format)
    if (duration > longestAnswerMs) return { durationMs: duration, reason: 'not-audio' }
    if (duration < shortestAnswerMs) return { durationMs: duration, reason: 'too-short' }
    const header = format.start <= head.length ? head.subarray(0, format.start) : await read(file, 0, format.start)
    for await (const samples of stretches(file, header, format))
      if (!isSilent(samples)) return { durationMs: duration, reason: null }
    return { durationMs: duration, reason: 'silence' }
  } finally {
    await file.close()
  }
}

/** Others get their turn between two stretches: half an hour in an unusual format takes seconds. */
async function* stretches(file: FileHandle, header: Uint8Array, format: WavFormat) {
  const second = format.sampleRate * ((format.channels * format.bits) / 8)
  for (let start = format.start; ; start += (stretchSeconds - 1) * second) {
    const end = Math.min(start + stretchSeconds * second, format.end)
    // A header that promises more than there is means "until the end".
    const sound = readWav(Buffer.concat([header, await read(file, start, end - start)]))
    if (sound) yield sound.samples
    if (end === format.end) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What the first bytes of a file of `size` bytes say; null when they say nothing, or not enough. */
function formatIn(head: Uint8Array, size: number): WavFormat | null {
  const format = wavFormat(head)
  if (!format || head.length === size) return format
  // The end is where the header says, unless that is nowhere.
  const claimed = new DataView(head.buffer, head.byteOffset).getUint32(format.start - 4, true)
  const rest = size - format.start
  const length = claimed === 0 || claimed > rest ? rest : claimed
  const frame = (format.channels * format.bits) / 8
  return { ...format, end: format.start + length - (length % frame) }
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done)
    if (bytesRead === 0) break
    done += bytesRead
  }
  return bytes.subarray(0, done)
}
