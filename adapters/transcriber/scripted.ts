import { open, readFile } from 'node:fs/promises'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { adapter } from '#adapters/adapter.ts'
import { withinTime } from '#adapters/within-time.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

const Line = Type.Object({
  /** Found in the file's path, this line is the answer; '' fits every file. */
  match: Type.String(),
  text: Type.Optional(Type.String()),
  fail: Type.Optional(Type.String()),
  retryable: Type.Optional(Type.Boolean()),
  hang: Type.Optional(Type.Boolean()),
})
const Script = Type.Array(Line)

/** "Hears" what a file says it should, in every recording that is a WAV file. For demonstrations and tests. */
export const scripted = adapter({
  settings: Type.Object({
    SCRIPTED_TRANSCRIPTS: Type.String({ minLength: 1, description: 'the path of a JSON file with a list of { match, text }' }),
    TRANSCRIBER_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 3600, default: 300 }),
  }),
  create: ({ SCRIPTED_TRANSCRIPTS, TRANSCRIBER_TIMEOUT_SECONDS }): Transcriber => ({
    name: 'scripted',
    available: true,
    transcribe: ({ path }) =>
      withinTime('scripted', TRANSCRIBER_TIMEOUT_SECONDS * 1000, async () => {
        await checkWave(path)
        const line = (await readScript(SCRIPTED_TRANSCRIPTS)).find(({ match }) => path.includes(match))
        if (line?.hang) await new Promise(() => {})
        if (line?.fail !== undefined) throw new ProviderError('scripted', line.fail, { retryable: line.retryable ?? true })
        return { text: line?.text ?? '' }
      }),
    async check() {
      await readScript(SCRIPTED_TRANSCRIPTS)
    },
  }),
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

async function readScript(path: string): Promise<Static<typeof Script>> {
  const failed = (cause?: unknown) =>
    new ProviderError('scripted', 'SCRIPTED_TRANSCRIPTS does not name a JSON file with a list of { match, text }.', { cause })
  const script: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((error) => Promise.reject(failed(error)))
  if (!Value.Check(Script, script)) throw failed()
  return script
}
