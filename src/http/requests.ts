import { Elysia } from 'elysia'
import { DomainError } from '#src/shared/domain-error.ts'
import { hasNoAddress, NoAddress } from './client-address.ts'
import { errorResponse } from './errors.ts'
import type { Log } from './log.ts'
import { loggedPath } from './logged-path.ts'
import { httpsOnly } from './page-headers.ts'
import { notedStatus, requestIdOf } from './request-id.ts'

const started = new WeakMap<Request, number>()

/** Headers that every answer carries. Pages and files bring a Content-Security-Policy of their own, which stands. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // What may be kept says so itself: built files, feeds, public jobs.
  'cache-control': 'no-store',
}

/** The Host header, or what follows it, cannot be a part of an address. */
export class UnreadableAddress extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('This request names no address.')
  }
}

/** When somebody last asked for something, so that work that can wait leaves them alone. */
export type Traffic = ReturnType<typeof createTraffic>

export function createTraffic() {
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    note() {
      lastAt = performance.now()
    },
    /** Milliseconds since the last request came. */
    quietMs: () => performance.now() - lastAt,
  }
}

interface Options {
  https: boolean
  /** Whether X-Forwarded-For is believed, and so has to hold an address. */
  trustProxy?: boolean
  traffic?: Traffic
}

/** The runtime joins what came twice: whoever stands in between may have read the other one. */
const isDoubled = (host: string | null) => host?.includes(',') ?? false

function refusalOf(request: Request, trustProxy: boolean) {
  if (!URL.canParse(request.url) || isDoubled(request.headers.get('host'))) return new UnreadableAddress()
  return trustProxy && hasNoAddress(request.headers) ? new NoAddress() : null
}

/** Request ids, security headers and one log line a request. */
export const requests = (log: Log, { https, trustProxy, traffic }: Options) =>
  new Elysia({ name: 'requests' })
    .onRequest(({ request, set }) => {
      traffic?.note()
      started.set(request, performance.now())
      Object.assign(set.headers, always, { 'x-request-id': requestIdOf(request) })
      if (https) set.headers['strict-transport-security'] = httpsOnly
      const refusal = refusalOf(request, trustProxy ?? false)
      if (refusal) return errorResponse(refusal, request)
    })
    .onAfterResponse({ as: 'global' }, ({ request, set, responseValue }) => {
      const began = started.get(request)
      const answered = responseValue instanceof Response ? responseValue.status : Number(set.status ?? 200)
      const status = notedStatus(request) ?? answered
      const path = loggedPath(request)
      const ms = began === undefined ? null : Math.round((performance.now() - began) * 10) / 10
      log.info('request', { requestId: requestIdOf(request), method: request.method, path, status, ms })
    })
