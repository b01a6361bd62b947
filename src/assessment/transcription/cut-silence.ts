import { sampleRate } from '../constants.ts'
import { breathMs, shortestRecognisedMs } from './constants.ts'
import { type Span, speechSpans } from './speech.ts'

/** Only what is spoken, and the way back to the whole recording. */
export interface Spoken {
  /** Empty when nobody speaks. */
  samples: Int16Array
  /** Where these milliseconds of `samples` are in the recording. */
  original(span: Span): Span
}

const perMs = sampleRate / 1000

/** Leaves out the stretches in which nobody speaks: a recogniser would make up sentences for them. */
export function cutSilence(samples: Int16Array): Spoken {
  const lengthMs = Math.floor(samples.length / perMs)
  const pieces: (Span & { atMs: number })[] = []
  for (const { startMs, endMs } of speechSpans(samples)) {
    const from = Math.max(0, startMs - breathMs)
    const to = Math.min(lengthMs, endMs + breathMs)
    const last = pieces.at(-1)
    if (last && from <= last.endMs) last.endMs = to
    else pieces.push({ startMs: from, endMs: to, atMs: last ? last.atMs + last.endMs - last.startMs : 0 })
  }
  const last = pieces.at(-1)
  if (!last) return { samples: new Int16Array(0), original: (span) => span }
  const spokenMs = last.atMs + last.endMs - last.startMs
  const spoken = new Int16Array(Math.max(spokenMs, shortestRecognisedMs) * perMs)
  for (const { startMs, endMs, atMs } of pieces) spoken.set(samples.subarray(startMs * perMs, endMs * perMs), atMs * perMs)
  const at = (ms: number, piece = last) => Math.min(piece.endMs, piece.startMs + Math.max(0, ms - piece.atMs))
  return {
    samples: spoken,
    original({ startMs, endMs }) {
      const start = at(
        startMs,
        pieces.findLast(({ atMs }) => atMs <= startMs),
      )
      // What ends where a piece begins was said in the one before.
      const end = at(
        endMs,
        pieces.findLast(({ atMs }) => atMs < endMs),
      )
      return { startMs: start, endMs: Math.max(start, end) }
    },
  }
}
