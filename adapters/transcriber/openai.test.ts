import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { recording, transcriberContract } from '#src/ports/transcriber.contract.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { transcribers } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'openai-transcriber-'))
const path = join(folder, 'a name of the candidate.wav')
writeFileSync(path, recording())
const servers: Bun.Server<undefined>[] = []
afterAll(async () => {
  for (const server of servers) await server.stop(true)
  rmSync(folder, { recursive: true, force: true })
})
const tools = { fetch, clock: systemClock, dataDir: folder }

interface Request {
  authorization: string | null
  form: FormData
}

/** A server that speaks the protocol, and the transcriber that asks it. */
function speaking(answer: (request: Request) => Response | Promise<Response>, environment: Record<string, string> = {}) {
  const requests: Request[] = []
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/v1/models') return Response.json({ data: [] })
      if (pathname !== '/v1/audio/transcriptions') return new Response('', { status: 404 })
      const asked = {
        authorization: request.headers.get('authorization'),
        form: (await request.formData()) as unknown as FormData,
      }
      requests.push(asked)
      return answer(asked)
    },
  })
  servers.push(server)
  const settings = { OPENAI_BASE_URL: `http://localhost:${server.port}/v1/`, TRANSCRIBER_TIMEOUT_SECONDS: '10', ...environment }
  return { transcriber: plugIn(transcribers, 'openai', settings, tools), requests }
}

const verbose = (text: string) =>
  Response.json({
    task: 'transcribe',
    language: 'english',
    duration: 0.5,
    text,
    segments: text ? [{ id: 0, start: 0, end: 0.42, text: ` ${text}`, avg_logprob: -0.2, no_speech_prob: 0.01 }] : [],
  })

transcriberContract('openai', (behaviour) => {
  if (behaviour.does === 'fail') return speaking(() => new Response('broken', { status: 500 })).transcriber
  if (behaviour.does === 'hang')
    return speaking(() => new Promise<never>(() => {}), { TRANSCRIBER_TIMEOUT_SECONDS: '0.2' }).transcriber
  return speaking(() => verbose(behaviour.text)).transcriber
})

describe('what is sent', () => {
  test('is the recording under a name of ours, with the key and the model', async () => {
    const { transcriber, requests } = speaking(() => verbose('Hello.'), {
      OPENAI_API_KEY: 'k',
      OPENAI_TRANSCRIPTION_MODEL: 'large',
    })
    expect(transcriber.name).toBe('openai/large')
    await transcriber.transcribe({ path, language: 'en' })
    const { authorization, form } = requests[0]!
    const file = form.get('file') as unknown as File
    expect(authorization).toBe('Bearer k')
    expect({ name: file.name, size: file.size }).toEqual({ name: 'answer.wav', size: recording().length })
    expect(['model', 'language', 'response_format'].map((name) => form.get(name))).toEqual(['large', 'en', 'verbose_json'])
  })
})

describe('what is answered', () => {
  test('has times, and how sure the model is of the words', async () => {
    const segments = [
      { start: 0, end: 0.2, text: ' Sure.', avg_logprob: Math.log(0.9), no_speech_prob: 0.02 },
      { start: 0.2, end: 9, text: ' Thanks for watching!', avg_logprob: Math.log(0.8), no_speech_prob: 0.9 },
      { start: 0.4, end: 0.5, text: '  ' },
    ]
    const { transcriber } = speaking(() => Response.json({ text: 'Sure. Thanks for watching!', segments }))
    expect((await transcriber.transcribe({ path })).segments).toEqual([
      { startMs: 0, endMs: 200, text: 'Sure.', confidence: 0.9 },
      { startMs: 200, endMs: 500, text: 'Thanks for watching!', confidence: 0.1 },
    ])
  })

  test('may be the text alone: one segment over all of it', async () => {
    const { transcriber } = speaking(() => Response.json({ text: 'Hello there.' }))
    expect(await transcriber.transcribe({ path })).toEqual({
      text: 'Hello there.',
      segments: [{ startMs: 0, endMs: 500, text: 'Hello there.', confidence: null }],
    })
  })

  const refusals: [string, () => Response, boolean][] = [
    ['too many questions', () => new Response('', { status: 429 }), true],
    ['a failure', () => new Response('', { status: 503 }), true],
    ['a wrong key', () => new Response('', { status: 401 }), false],
    ['a recording it does not take', () => new Response('', { status: 413 }), false],
    ['a way elsewhere', () => Response.redirect('http://localhost:1/'), false],
    ['no JSON', () => new Response('<html>'), true],
    ['other JSON', () => Response.json({ segments: [{ start: 'soon' }] }), true],
    ['an answer without end', () => new Response('x'.repeat(9_000_000)), true],
  ]
  for (const [name, answer, retryable] of refusals)
    test(`${name} is ${retryable ? 'tried again' : 'for a person to mend'}`, async () => {
      const { transcriber } = speaking(answer)
      const failure = await transcriber.transcribe({ path }).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ProviderError)
      expect((failure as ProviderError).retryable).toBe(retryable)
    })
})

test('is ready when its server answers, and needs a key for OpenAI only', async () => {
  await speaking(() => verbose('')).transcriber.check()
  const away = plugIn(transcribers, 'openai', { OPENAI_BASE_URL: 'http://localhost:9/v1' }, tools)
  await expect(away.check()).rejects.toMatchObject({ name: 'ProviderError', retryable: true })
  expect(() => plugIn(transcribers, 'openai', {}, tools)).toThrow('OPENAI_API_KEY is not set')
})
