import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { script } from '#adapters/script.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { heard } from './heard.ts'
import { waveLength } from './wave-file.ts'

/**
 * "Hears" in a recording what a file says, by the recording's path; for demonstrations and tests. Words without segments
 * are one segment as long as the recording.
 */
export const scripted = adapter({
  settings: Type.Object({
    SCRIPTED_TRANSCRIPTS: Type.String({
      minLength: 1,
      namesFile: true,
      description: 'the path of a JSON file with a list of { match, text }',
    }),
    TRANSCRIBER_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 86_400, default: 300 }),
  }),
  create({ SCRIPTED_TRANSCRIPTS, TRANSCRIBER_TIMEOUT_SECONDS }): Transcriber {
    const transcripts = script('SCRIPTED_TRANSCRIPTS', SCRIPTED_TRANSCRIPTS)
    return {
      name: 'scripted',
      available: true,
      transcribe: ({ path }) =>
        withTimeout('scripted', TRANSCRIBER_TIMEOUT_SECONDS * 1000, async () => {
          const lengthMs = await waveLength('scripted', path)
          const line = await transcripts.lineFor(path)
          const segments = line?.segments?.map(({ confidence = null, ...segment }) => ({ ...segment, confidence }))
          return heard(segments ?? [{ startMs: 0, endMs: lengthMs, text: line?.text ?? '', confidence: null }], lengthMs)
        }),
      async check() {
        await transcripts.read()
      },
    }
  },
})
