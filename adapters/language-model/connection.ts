import { ProviderError } from '#src/shared/provider-error.ts'
import { bounded, brokenOff, jsonLines } from './stream-limits.ts'

/** The server answered with a status that is not 2xx. What it wrote is not kept: it may repeat the key or the question. */
export class Refused extends ProviderError {
  constructor(
    provider: string,
    message: string,
    readonly status: number,
    /** The `signs` found in what the server wrote. */
    readonly mentions: string[],
  ) {
    super(provider, message, { retryable: status >= 500 || status === 408 || status === 425 || status === 429 })
  }
}

export interface ConnectionOptions {
  provider: string
  fetch: typeof fetch
  signal: AbortSignal
  /** What a person is told about a status, where there is more to say than in general. */
  sentences?: Partial<Record<number, string>>
  /** What to look for in a refusal, by name. */
  signs?: Record<string, RegExp>
  /** The stream's lines are JSON, and are passed on only when they are. */
  linesAreJson?: boolean
  /** Writes an answer that came as one JSON document, although a stream was asked for, as that stream. */
  asStream?: (document: unknown) => string
}

/**
 * A `fetch` for a provider's own library that stays within limits: no redirects (the key goes to nobody else), an end with the
 * signal or with `close`, no endless line or body. Why it failed stands in `failure`, because libraries wrap what is thrown.
 */
export function connect(options: ConnectionOptions) {
  const { provider, signal } = options
  const own = new AbortController()
  const fail = (failure: ProviderError) => {
    connection.failure ??= failure
  }
  const connection = {
    failure: null as ProviderError | null,
    fetch: (async (input: string | URL | Request, init?: RequestInit) => {
      const signals = [signal, own.signal, ...(init?.signal ? [init.signal] : [])]
      try {
        const response = await options.fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) })
        if (!response.ok) throw await refusal(response, options)
        return await withinLimits(response, options, fail)
      } catch (error) {
        fail(error instanceof ProviderError ? error : unreachable(provider, error))
        throw connection.failure
      }
    }) as typeof fetch,
    /** Hangs up, whether or not the answer has ended. */
    close: () => own.abort(),
  }
  return connection
}

const unreachable = (provider: string, error: unknown) =>
  new ProviderError(provider, 'The language model does not answer.', { cause: new Error(codeOf(error)) })

/** The system's name for what went wrong, such as "ECONNREFUSED"; never the message, which may hold an address or a question. */
const codeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? (error as Error)?.name ?? 'unknown')

/** What a library threw, or why its connection failed, without a word of what was asked or answered. */
export const failureOf = (provider: string, error: unknown, failure: ProviderError | null = null): ProviderError => {
  if (failure) return failure
  if (error instanceof ProviderError) return error
  return new ProviderError(provider, 'The language model failed while it answered.', { cause: new Error(codeOf(error)) })
}

async function refusal(response: Response, { provider, sentences = {}, signs = {} }: ConnectionOptions): Promise<Refused> {
  const { status } = response
  const text = await beginningOf(response)
  const mentions = Object.keys(signs).filter((name) => signs[name]!.test(text))
  return new Refused(provider, sentences[status] ?? sentenceFor(status), status, mentions)
}

function sentenceFor(status: number) {
  if (status === 401 || status === 403) return 'The language model refuses the key.'
  if (status === 429) return 'The language model is asked too often.'
  if (status >= 500) return `The language model fails (status ${status}).`
  if (status >= 300 && status < 400) return 'The address of the language model leads elsewhere.'
  return `The language model does not take the question (status ${status}).`
}

const refusalLooked = 8 * 1024

async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  try {
    while (text.length < refusalLooked) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    // The status says enough.
  }
  await reader.cancel().catch(() => {})
  return text.slice(0, refusalLooked)
}

async function withinLimits(
  { body, headers, status }: Response,
  { provider, linesAreJson, asStream }: ConnectionOptions,
  fail: (failure: ProviderError) => void,
): Promise<Response> {
  const whole = body?.pipeThrough(bounded(provider, fail))
  const type = headers.get('content-type') ?? ''
  if (asStream && whole && /^application\/json\b/i.test(type)) {
    const document = await new Response(whole)
      .text()
      .then(JSON.parse)
      .catch(() => Promise.reject(brokenOff(provider)))
    return new Response(asStream(document), { status, headers: { 'content-type': 'text/event-stream' } })
  }
  const lines = linesAreJson ? whole?.pipeThrough(jsonLines(provider, fail)) : whole
  return new Response(lines, { status, headers: { 'content-type': type } })
}
