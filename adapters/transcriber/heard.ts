import type { Heard, HeardSegment } from '#src/ports/transcriber.ts'

/** Segments as the port wants them: trimmed, in order, within the recording, none empty; and their text in one. */
export function heard(segments: HeardSegment[], lengthMs: number): Heard {
  const within = (ms: number) => Math.max(0, Math.min(lengthMs, Math.round(ms)))
  const kept = segments
    .map(({ startMs, endMs, text, confidence }) => {
      const start = within(startMs)
      const sure = confidence === null ? null : Math.round(Math.max(0, Math.min(1, confidence)) * 1000) / 1000
      return { startMs: start, endMs: Math.max(start, within(endMs)), text: text.replace(/\s+/g, ' ').trim(), confidence: sure }
    })
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.startMs - b.startMs)
  return { text: kept.map(({ text }) => text).join(' '), segments: kept }
}
