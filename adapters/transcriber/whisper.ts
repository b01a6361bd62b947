import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { gate } from '#adapters/semaphore.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { heard } from './heard.ts'
import { run } from './run-program.ts'
import { waveLength } from './wave-file.ts'
import { whisperSegments } from './whisper-output.ts'
import { builtProgram } from './whisper-program.ts'

/** OpenAI's Whisper on this machine, by the program of whisper.cpp: nothing leaves the server. */
export const whisper = adapter({
  settings: Type.Object({
    WHISPER_MODEL_PATH: Type.String({
      minLength: 1,
      namesFile: true,
      description: 'the path of a model file for whisper.cpp, such as ggml-small.bin',
    }),
    WHISPER_PROGRAM: Type.Optional(Type.String({ minLength: 1, description: 'the path of the program whisper-cli' })),
    WHISPER_LANGUAGE: Type.String({
      default: 'en',
      pattern: '^(auto|[a-z]{2,3})$',
      description: 'a language such as en, or auto',
    }),
    TRANSCRIBER_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 86_400, default: 1800 }),
  }),
  create(settings, { dataDir }): Transcriber {
    const model = resolve(settings.WHISPER_MODEL_PATH)
    const built = builtProgram(join(dataDir, 'whisper'))
    const installed = () => settings.WHISPER_PROGRAM ?? Bun.which('whisper-cli')
    const threads = Math.max(1, Math.floor(availableParallelism() / 2))
    // The program takes the processor for itself: two at once would only be slower.
    const inTurn = gate(1)

    const checkModel = () => {
      if (!isFile(model)) throw new ProviderError('whisper', 'WHISPER_MODEL_PATH names no file.', { retryable: false })
    }
    const recognise = async (program: string, path: string, language: string, lengthMs: number) => {
      const folder = await mkdtemp(join(tmpdir(), 'hearing-'))
      const output = join(folder, 'heard')
      const command = [program, '-m', model, '-f', resolve(path), '-l', language, '-t', `${threads}`]
      // No text of the last half minute before the next: a sentence once misheard would be repeated to the end.
      const how = ['-mc', '0', '-oj', '-ojf', '-of', output]
      try {
        const { code, complaint } = await run([...command, ...how], {
          cwd: folder,
          timeoutMs: settings.TRANSCRIBER_TIMEOUT_SECONDS * 1000,
        }).catch((error) =>
          Promise.reject(new ProviderError('whisper', 'The transcription program cannot be started.', { cause: error })),
        )
        const cause = new Error(complaint)
        if (code === null)
          throw new ProviderError('whisper', 'The transcription program took too long or too much memory.', { cause })
        const bytes = await readFile(`${output}.json`).catch(() => null)
        const segments = bytes && whisperSegments(bytes)
        if (code !== 0 || !segments) throw new ProviderError('whisper', 'The transcription program failed.', { cause })
        return heard(segments, lengthMs)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }

    return {
      name: 'whisper',
      available: true,
      transcribe: ({ path, language = settings.WHISPER_LANGUAGE }) =>
        inTurn(async () => {
          checkModel()
          const lengthMs = await waveLength('whisper', path)
          return recognise(installed() ?? (await built.ready()), path, language, lengthMs)
        }),
      async check() {
        checkModel()
        const program = installed()
        if (program) {
          if (!isProgram(program)) throw new ProviderError('whisper', 'WHISPER_PROGRAM names no program.', { retryable: false })
          return
        }
        if (built.existing()) return
        // A build that fails at once says why; one that goes on is waited for by whoever transcribes.
        const ready = built.ready()
        ready.catch(() => {})
        await Promise.race([ready, Bun.sleep(500)])
        if (built.isBuilding())
          throw new ProviderError('whisper', 'The transcription program is being built; this takes a minute or two.')
      },
    }
  },
})

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return isFile(path)
  } catch {
    return false
  }
}
