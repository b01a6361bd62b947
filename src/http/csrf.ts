import { Elysia } from 'elysia'
import { DomainError } from '#src/shared/domain-error.ts'
import { errorResponse } from './errors.ts'

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
function isForeign(headers: Headers, ownOrigins: string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !ownOrigins.includes(origin)
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}

/**
 * Pages that tell no site where a visitor comes from have browsers write `Origin: null` on their own forms too: those whose
 * address is a secret, and all of them where a visitor set it so. What such a browser says of the site cannot be written by a
 * page, and of a frame without an origin it says otherwise. Where it says nothing, only forms pass that say a secret of their own:
 * it is the secret that opens what these change, so whoever knows it needs no visitor to send one for them.
 */
function isFormOfOwnPage({ url, headers }: Request) {
  if (headers.get('origin') !== 'null') return false
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || (site === null && formsWithSecret.test(URL.parse(url)?.pathname ?? ''))
}

/** Calls of forms that say a secret of their own: in their address, or in a field that came with the link to their page. */
const formsWithSecret =
  /^\/(?:(?:schedule|assessment|quiz|interview|application|notice)\/|(?:api\/(?:(?:jobportal\/)?reset-password|invitation\/accept|setup))$)/i

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses every change that a foreign page asks for, before the request is read. Safe methods pass: they change nothing. */
export const ownOriginOnly = ({ ownOrigins, publicUrl }: OriginOptions) =>
  new Elysia({ name: 'own-origin-only' }).onRequest(({ request }) => {
    if (safeMethods.has(request.method) || !isForeign(request.headers, ownOrigins) || isFormOfOwnPage(request)) return
    return errorResponse(new ForeignOrigin(publicUrl), request)
  })
