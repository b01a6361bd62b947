import { at } from '../address.ts'
import type { Realm } from '../state/step-up.ts'
import type { AnyApi, Api, AskedBy, Call, CallFailure, CallOptions, CallResult, Rest } from './api.ts'

export type { AnswerTo, AnyApi, Api, AskedBy, Call, CallFailure, CallOptions, CallResult } from './api.ts'

interface Parts {
  params?: Record<string, string | number> | undefined
  query?: URLSearchParams | Record<string, unknown> | undefined
}

/** The address of a call. */
export const addressOf = <Name extends Call>(
  call: Name,
  ...[asked]: Rest<Pick<AskedBy<Name>, Extract<'params' | 'query', keyof AskedBy<Name>>>>
): string => pathOf(call, asked as Parts)

const pathOf = (call: string, { params = {}, query }: Parts = {}) => {
  const [pattern = '', form = ''] = call.slice(call.indexOf(' ') + 1).split('?')
  const path = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const words = query instanceof URLSearchParams ? query : parametersOf(query ?? {})
  const search = [words.toString(), form].filter(Boolean).join('&')
  return search ? `${path}?${search}` : path
}

/** Several values repeat the name; what is undefined is left out. */
const parametersOf = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  )

const noAnswer: CallFailure = {
  error: 'The server could not be reached. Check your connection and try again.',
  code: 'NETWORK_ERROR',
  status: 0,
  requestId: null,
}

/** What the server said, or `otherwise` when it said nothing or no answer came at all. */
export const said = ({ status, error }: CallFailure, otherwise: string): string => (status === 0 ? otherwise : error || otherwise)

/** What did not work, and then why: 'Failed to open resume. This resume does not exist.' Just the first where nobody says why. */
export const saidAfter = (sentence: string, { error }: Pick<CallFailure, 'error'>): string =>
  error === '' || error === sentence ? sentence : `${sentence.replace(/\.$/, '')}. ${error}`

/** Builds an Api over `send`: fetch in the browser, the server's own routes while a page is rendered. */
export const createApi = (send: (path: string, init: RequestInit) => Promise<Response>): AnyApi => {
  const ask = async (call: string, options: CallOptions & Parts = {}): Promise<CallResult<unknown>> => {
    const [first = ''] = call.split(' ', 1)
    const isNamed = first !== call
    const { method = isNamed ? first : 'GET', body, headers, signal } = options
    const path = isNamed ? pathOf(call, options) : call
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
      return await readAnswer(response)
    } catch {
      if (signal?.aborted) return { ok: false, failure: { ...noAnswer, error: 'Canceled', code: 'ABORTED' } }
      return { ok: false, failure: noAnswer }
    }
  }
  // What comes back is what the contract says: tests and `bun run dev` hold every answer of the server against it.
  return ask as AnyApi
}

const readAnswer = async (response: Response): Promise<CallResult<unknown>> => {
  const text = await response.text()
  const data = parseJson(text)
  if (response.ok) {
    const total = response.headers.get('x-total-count')
    return { ok: true, data, total: total === null ? null : Number(total) }
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

/** Sends from this browser, and tells the window when no answer came. */
const send = (path: string, init: RequestInit) =>
  fetch(at(path), init).catch((error: unknown) => {
    if (!init.signal?.aborted) globalThis.dispatchEvent?.(new Event(lostCall))
    throw error
  })

/** Few pages make such calls, so this is loaded with the first one that is refused. */
const stepUp = () => import('../state/step-up.ts')

/** Signed in again in the middle of something, somebody may owe a second factor, which has a page of its own. */
const leadToSecondStep = <Answer extends CallResult<unknown>>(answer: Answer) => {
  if (!answer.ok && answer.failure.code === 'SECOND_FACTOR_OWED')
    location.assign(at(`/second-step?next=${encodeURIComponent(location.pathname + location.search)}`))
  return answer
}

/** The same calls; one that needs a new proof asks for it and is then made again, so that nothing of it is lost. */
const askingForProof = (api: AnyApi, realm: Realm): Api => {
  const ask = async (...asked: Parameters<AnyApi>) => {
    const answer = await api(...asked)
    if (answer.ok || answer.failure.code !== 'STEP_UP_NEEDED') return leadToSecondStep(answer)
    const isProven = await stepUp()
      .then(({ proveFor }) => proveFor(api, realm, answer.failure))
      .catch(() => false)
    return isProven ? api(...asked) : answer
  }
  return ask as Api
}

/** The browser's Api. Components call this one. */
export const callApi: Api = askingForProof(createApi(send), 'account')

/** The same for answers that are kept as they come, such as files: `keep` hears of each. */
export const callForFile = (keep: (response: Response) => void): Api =>
  askingForProof(
    createApi(async (path, init) => {
      const response = await send(path, init)
      if (response.ok) keep(response.clone())
      return response
    }),
    'account',
  )

/** Lets the browser save the file at this address, after a proof of who asks where the last one is too old. */
export const provenFile = async (address: string) => {
  const { provenForFile } = await stepUp()
  if (!(await provenForFile(createApi(send)))) return
  const link = document.createElement('a')
  link.href = at(address)
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** The same with the token of a company. */
export const companyApi = (token: string, keep?: (response: Response) => void): Api =>
  askingForProof(
    createApi(async (path, init) => {
      const response = await send(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
      if (response.ok) keep?.(response.clone())
      return response
    }),
    'company',
  )
