/** Why a call did not work: the server's own sentence, its stable code and the id that finds it in the logs. */
export interface CallFailure {
  error: string
  code: string
  /** HTTP status; 0 when no answer came back at all. */
  status: number
  requestId: string | null
  /** What else the server said about it in words, such as the wording it suggests instead. */
  details?: Record<string, string>
}

/** Plain JSON, so that a loader can hand it from the server to the browser as it is. */
export type CallResult<T> = { ok: true; data: T; total: number | null } | { ok: false; failure: CallFailure }

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A FormData goes as multipart; anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls one address of the server and never throws for what the server or the network answers. */
export type Api = <T>(path: string, options?: CallOptions) => Promise<CallResult<T>>

const noAnswer: CallFailure = {
  error: 'The server could not be reached. Check your connection and try again.',
  code: 'NETWORK_ERROR',
  status: 0,
  requestId: null,
}

/** What the server said, or `otherwise` when it said nothing or no answer came at all. */
export const said = ({ status, error }: CallFailure, otherwise: string): string => (status === 0 ? otherwise : error || otherwise)

/** Builds an Api over `send`: fetch in the browser, the server's own routes while a page is rendered. */
export const createApi =
  (send: (path: string, init: RequestInit) => Promise<Response>): Api =>
  async <T>(path: string, options: CallOptions = {}): Promise<CallResult<T>> => {
    const { method = 'GET', body, headers, signal } = options
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData
    try {
      const response = await send(path, {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      })
      return await readAnswer<T>(response)
    } catch {
      if (signal?.aborted) return { ok: false, failure: { ...noAnswer, error: 'Cancelled', code: 'ABORTED' } }
      return { ok: false, failure: noAnswer }
    }
  }

const readAnswer = async <T>(response: Response): Promise<CallResult<T>> => {
  const text = await response.text()
  const data = parseJson(text)
  if (response.ok) {
    const total = response.headers.get('x-total-count')
    return { ok: true, data: data as T, total: total === null ? null : Number(total) }
  }
  const facts = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const sentence = [facts.error, facts.message].find((value) => typeof value === 'string' && value !== '')
  return {
    ok: false,
    failure: {
      error: typeof sentence === 'string' ? sentence : '',
      code: typeof facts.code === 'string' ? facts.code : 'UNKNOWN',
      status: response.status,
      requestId: typeof facts.requestId === 'string' ? facts.requestId : response.headers.get('x-request-id'),
      ...detailsOf(facts),
    },
  }
}

const detailsOf = ({ error: _, message: __, code: ___, requestId: ____, ...others }: Record<string, unknown>) => {
  const words = Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return words.length > 0 ? { details: Object.fromEntries(words) } : {}
}

const parseJson = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Name of the event that the window hears when a call got no answer at all. */
export const lostCall = 'lostcall'

/** The browser's Api. Components call this one. */
export const callApi: Api = createApi((path, init) =>
  fetch(path, init).catch((error: unknown) => {
    if (!init.signal?.aborted) globalThis.dispatchEvent?.(new Event(lostCall))
    throw error
  }),
)
