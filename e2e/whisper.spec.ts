import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { testServer } from '#adapters/test-server.ts'
import { transcribers } from '#adapters/transcriber/index.ts'
import { answering } from '#src/assessment/recordings/test-recordings.ts'

// Building the program takes a minute: part of the long tests, where there is a model and a recording.
const samples = process.env.WHISPER_SAMPLES ?? join('..', 'shared', 'data', 'whisper')
const model = process.env.WHISPER_MODEL_PATH ?? join(samples, 'empty-test-model.bin')
const speech = join(samples, 'speech-16k-mono.wav')
const isPossible = existsSync(model) && existsSync(speech) && Bun.which('make') && (Bun.which('g++') || Bun.which('c++'))

const dataDir = mkdtempSync(join(tmpdir(), 'whisper-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test.if(Boolean(process.env.SCALE && isPossible))(
  'a spoken answer goes from the upload through the real program to its score',
  async () => {
    const tools = { fetch, clock: systemClock, dataDir }
    const transcriber = plugIn(transcribers, 'whisper', { WHISPER_MODEL_PATH: model }, tools)
    await expect(transcriber.check()).rejects.toThrow('being built')
    const server = testServer({}, { transcriber })
    const { id, voiceQuestions, say, complete } = await answering(server, { voice: 1 })
    expect((await say(voiceQuestions[0]!.id, await Bun.file(speech).bytes())).body.valid).toBe(true)
    await complete()
    const start = performance.now()
    await server.app.worker.runDue()
    const buildMs = performance.now() - start
    const [transcript] = await server.transcripts.ofAssessment(id)
    expect(transcript).toMatchObject({ state: 'done', transcriber: 'whisper', error: null })
    // The model file without weights knows no words; a real one hears what the person says.
    expect(transcript!.text === '').toBe(model.includes('empty'))
    expect((await server.assessments.withId(id))!.scores.audioScore).toBe(0)
    await transcriber.check()
    const again = performance.now()
    await server.app.assessment.transcribeAgain((await server.assessments.withId(id))!, id)
    await server.app.worker.runDue()
    process.stdout.write(
      `built and heard in ${(buildMs / 1000).toFixed(1)} s, heard again in ${((performance.now() - again) / 1000).toFixed(1)} s\n`,
    )
    expect((await server.transcripts.ofAssessment(id))[0]!.state).toBe('done')
  },
  600_000,
)
