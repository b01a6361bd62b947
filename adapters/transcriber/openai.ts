import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { adapter, WrongSetting } from '#adapters/adapter.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import type { Heard, Transcriber } from '#src/ports/transcriber.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { heard } from './heard.ts'
import { waveLength } from './wave-file.ts'

const checkMs = 2500
const largestAnswer = 8 * 1024 * 1024
const ownAddress = 'https://api.openai.com/v1'

/** `verbose_json`, as far as it is read here; a server that knows only `json` sends the text alone. */
const Answer = Type.Object({
  text: Type.Optional(Type.String()),
  segments: Type.Optional(
    Type.Array(
      Type.Object({
        start: Type.Number(),
        end: Type.Number(),
        text: Type.String(),
        avg_logprob: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        no_speech_prob: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
      }),
    ),
  ),
})

/** OpenAI, or any server that speaks its language: whisper.cpp's server, faster-whisper, vLLM, LocalAI and others. */
export const openai = adapter({
  settings: Type.Object({
    OPENAI_API_KEY: Type.Optional(Type.String({ minLength: 1, description: 'an API key' })),
    OPENAI_TRANSCRIPTION_MODEL: Type.String({ default: 'whisper-1', pattern: '^\\S+$', description: 'the name of a model' }),
    OPENAI_BASE_URL: Type.String({
      default: ownAddress,
      pattern: '^https?://[^\\s/]+',
      description: `an address such as ${ownAddress}`,
    }),
    TRANSCRIBER_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 86_400, default: 300 }),
  }),
  create(settings, { fetch }): Transcriber {
    const { OPENAI_API_KEY: key, OPENAI_TRANSCRIPTION_MODEL: model, OPENAI_BASE_URL: address } = settings
    if (!key && address === ownAddress) throw new WrongSetting('OPENAI_API_KEY', undefined, 'an API key')

    /** Follows no redirect: key and recording go to nobody else. */
    const call = async (path: string, init: RequestInit): Promise<Response> => {
      const headers = { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) }
      const response = await fetch(`${address.replace(/\/+$/, '')}${path}`, { ...init, headers, redirect: 'manual' }).catch(
        (error) =>
          Promise.reject(new ProviderError('openai', 'The transcriber does not answer.', { cause: new Error(codeOf(error)) })),
      )
      if (response.ok) return response
      await response.body?.cancel().catch(() => {})
      throw refusal(response.status)
    }

    return {
      name: `openai/${model}`,
      available: true,
      transcribe: ({ path, language }) =>
        withTimeout('openai', settings.TRANSCRIBER_TIMEOUT_SECONDS * 1000, async (signal) => {
          const lengthMs = await waveLength('openai', path)
          const body = new FormData()
          // A name of ours: what a candidate's file was called goes nowhere.
          body.append('file', new Blob([await Bun.file(path).bytes()], { type: 'audio/wav' }), 'answer.wav')
          body.append('model', model)
          body.append('response_format', 'verbose_json')
          body.append('temperature', '0')
          if (language) body.append('language', language)
          const response = await call('/audio/transcriptions', { method: 'POST', body, signal })
          return heardIn(await documentOf(response), lengthMs)
        }),
      // Costs nothing. A server without a list of models has answered, and that is what was asked.
      check: () =>
        withTimeout('openai', checkMs, async (signal) => {
          try {
            await (await call('/models', { signal })).body?.cancel()
          } catch (error) {
            if (error instanceof Refused && [404, 405, 501].includes(error.status)) return
            throw error
          }
        }),
    }
  },
})

class Refused extends ProviderError {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super('openai', message, { retryable: status >= 500 || status === 408 || status === 425 || status === 429 })
  }
}

function refusal(status: number) {
  if (status === 401 || status === 403) return new Refused('The transcriber refuses the key.', status)
  if (status === 404) return new Refused('The transcriber does not know the model, or OPENAI_BASE_URL is wrong.', status)
  if (status === 429) return new Refused('The transcriber is asked too often.', status)
  if (status >= 500) return new Refused(`The transcriber fails (status ${status}).`, status)
  if (status >= 300 && status < 400) return new Refused('The address of the transcriber leads elsewhere.', status)
  return new Refused(`The transcriber does not take the recording (status ${status}).`, status)
}

const codeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? (error as Error)?.name ?? 'unknown')

async function documentOf(response: Response): Promise<unknown> {
  const unusable = new ProviderError('openai', 'The transcriber gave an answer that cannot be used.')
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece, { stream: true })
      if (text.length > largestAnswer) throw unusable
    }
    return JSON.parse(text)
  } catch {
    throw unusable
  }
}

function heardIn(document: unknown, lengthMs: number): Heard {
  if (!Value.Check(Answer, document) || (document.text === undefined && !document.segments))
    throw new ProviderError('openai', 'The transcriber gave an answer that cannot be used.')
  const { text = '', segments } = document
  if (!segments?.length) return heard([{ startMs: 0, endMs: lengthMs, text, confidence: null }], lengthMs)
  return heard(
    segments.map((segment) => ({
      startMs: segment.start * 1000,
      endMs: segment.end * 1000,
      text: segment.text,
      confidence: sureness(segment.avg_logprob, segment.no_speech_prob),
    })),
    lengthMs,
  )
}

/** How likely the words are; less where the model doubts that anything was said. */
const sureness = (likelihood: number | null | undefined, silence: number | null | undefined) =>
  typeof likelihood !== 'number' ? null : Math.min(Math.exp(Math.min(0, likelihood)), 1 - (silence ?? 0))
