import { Elysia } from 'elysia'
import { DomainError } from '#src/shared/domain-error.ts'
import { errorResponse } from './errors.ts'
import { requestIdOf } from './request-id.ts'

export interface OriginOptions {
  /** Where our own pages live. */
  ownOrigins: string[]
  publicUrl: string
}

/** A page of another site tried to change something with the visitor's cookies. */
export class ForeignOrigin extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'FOREIGN_ORIGIN'
  constructor(publicUrl: string) {
    super(`This request came from another site. Open ${publicUrl} (the server's PUBLIC_URL) and try again from there.`)
  }
}

/**
 * Whether a browser sent this request on behalf of a page that is not ours. `Origin: null` (a file, a sandboxed frame) is
 * foreign. A request with neither Origin nor Sec-Fetch-Site comes from a program, which has no cookies to abuse.
 */
export function isForeign(headers: Headers, ownOrigins: string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !ownOrigins.includes(origin)
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses every change that a foreign page asks for, before the request is read. Safe methods pass: they change nothing. */
export const ownOriginOnly = ({ ownOrigins, publicUrl }: OriginOptions) =>
  new Elysia({ name: 'own-origin-only' }).onRequest(({ request }) => {
    if (safeMethods.has(request.method) || !isForeign(request.headers, ownOrigins)) return
    return errorResponse(new ForeignOrigin(publicUrl), requestIdOf(request))
  })
