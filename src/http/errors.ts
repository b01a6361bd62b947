import { Elysia, type ElysiaCustomStatusResponse, ValidationError } from 'elysia'
import { DomainError, type ErrorKind } from '#src/shared/domain-error.ts'
import type { Language } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import { errorLanguage } from './error-language.ts'
import { failureFlags } from './failure-flags.ts'
import type { Log } from './log.ts'
import { loggedPath } from './logged-path.ts'
import { noteStatus, requestIdOf } from './request-id.ts'
import { isScim, scimFailure } from './scim-failure.ts'

/** The only place that knows status codes. */
const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  unreadable: 422,
  'too-many': 429,
  'limit-reached': 403,
  unavailable: 503,
  'storage-full': 507,
}

const codeOf: Record<ErrorKind, string> = {
  invalid: 'INVALID',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  conflict: 'CONFLICT',
  gone: 'GONE',
  'too-large': 'TOO_LARGE',
  'wrong-type': 'WRONG_TYPE',
  unreadable: 'UNREADABLE',
  'too-many': 'TOO_MANY',
  'limit-reached': 'LIMIT_REACHED',
  unavailable: 'UNAVAILABLE',
  'storage-full': 'STORAGE_FULL',
}

/** What a client reads when a call fails. `error` and `message` are the same sentence. */
function errorBody(message: string, code: string, request: Request, status: number) {
  return { error: message, message, code, requestId: requestIdOf(request), ...failureFlags(request, status) }
}

/** The answer to an expected failure, in the language of whoever asked. */
export function errorResponse(error: DomainError, request: Request, language: Language = 'en'): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (error.retryAfter !== null) headers.set('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  const status = statusOf[error.kind]
  const sentence = tell(language, error.message)
  const body = { ...error.details, ...errorBody(sentence, error.code ?? codeOf[error.kind], request, status) }
  return Response.json(body, { status, headers })
}

/** Turns whatever a route throws into the one shape of an error. What is not expected is a bug: logged, answered as 500. */
export const errors = (log: Log) =>
  new Elysia({ name: 'errors' }).onError({ as: 'global' }, ({ error, code, request }): Response | Promise<Response> => {
    const response = answerTo(error, String(code), request, log)
    noteStatus(request, response.status)
    return isScim(request) ? scimFailure(response) : response
  })

function answerTo(thrown: unknown, code: string, request: Request, log: Log): Response {
  const requestId = requestIdOf(request)
  // What a body parser throws arrives wrapped.
  const isWrapped = thrown instanceof Error && !(thrown instanceof DomainError) && thrown.cause instanceof DomainError
  const error = isWrapped ? thrown.cause : thrown
  if (error instanceof DomainError) {
    if (error.cause) log.warn('failed', { requestId, error: error.name, cause: String(error.cause) })
    return errorResponse(error, request, errorLanguage(request))
  }
  const answer = (status: number, message: string, name: string) =>
    Response.json(errorBody(tell(errorLanguage(request), message), name, request, status), {
      status,
      headers: { 'cache-control': 'no-store' },
    })
  if (isStatus(error)) return answer(Number(error.code), 'This request cannot be answered.', 'REFUSED')
  if (code === 'VALIDATION')
    return answer(400, `Something in this request is missing or has the wrong form${placeOf(error)}.`, 'INVALID')
  if (code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE' || code === 'INVALID_FILE_TYPE')
    return answer(400, 'This request cannot be read.', 'INVALID')
  if (code === 'NOT_FOUND') return answer(404, 'There is nothing at this address.', 'NOT_FOUND')
  log.error('bug', { requestId, path: loggedPath(request), error: describe(error) })
  return answer(500, 'Something went wrong on our side. Please try again.', 'INTERNAL')
}

/** The field, as our own schema calls it; never its value. */
function placeOf(error: unknown) {
  const path = error instanceof ValidationError ? error.valueError?.path : undefined
  return path ? `: ${path.slice(1).replaceAll('/', '.')}` : ''
}

const isStatus = (error: unknown): error is ElysiaCustomStatusResponse<number> =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'

/** The stack of a bug, without the values that a database or validation message may quote. */
export function describe(error: unknown) {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...(places ?? []).slice(0, 8)].join('\n')
}
