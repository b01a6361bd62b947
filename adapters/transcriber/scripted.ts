import { open } from 'node:fs/promises'
import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { script } from '#adapters/script.ts'
import { withinTime } from '#adapters/within-time.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

/** "Hears" in a recording what a file says, by the recording's path; for demonstrations and tests. */
export const scripted = adapter({
  settings: Type.Object({
    SCRIPTED_TRANSCRIPTS: Type.String({ minLength: 1, description: 'the path of a JSON file with a list of { match, text }' }),
    TRANSCRIBER_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 3600, default: 300 }),
  }),
  create({ SCRIPTED_TRANSCRIPTS, TRANSCRIBER_TIMEOUT_SECONDS }): Transcriber {
    const transcripts = script('SCRIPTED_TRANSCRIPTS', SCRIPTED_TRANSCRIPTS)
    return {
      name: 'scripted',
      available: true,
      transcribe: ({ path }) =>
        withinTime('scripted', TRANSCRIBER_TIMEOUT_SECONDS * 1000, async () => {
          await checkWave(path)
          return { text: (await transcripts.lineFor(path))?.text ?? '' }
        }),
      async check() {
        await transcripts.read()
      },
    }
  },
})

async function checkWave(path: string) {
  const unusable = (cause?: unknown) =>
    new ProviderError('scripted', 'The recording is not a WAV file.', { retryable: false, cause })
  const file = await open(path).catch((error) => Promise.reject(unusable(error)))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (bytesRead < 12 || buffer.toString('latin1', 0, 4) !== 'RIFF' || buffer.toString('latin1', 8) !== 'WAVE') throw unusable()
  } finally {
    await file.close()
  }
}
