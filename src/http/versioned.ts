import { Elysia } from 'elysia'
import { shareClientAddress } from './client-address.ts'
import { errorResponse } from './errors.ts'
import { shareRequestId } from './request-id.ts'
import { keyOf, NotSignedIn } from './session.ts'

const start = '/api/v1/'

/** Areas that keep their own first word; everything else is what /api calls it. */
const ownAreas = ['admin']

/** Where a call that keys open is found under its version; a file behind a link stays where the link says. */
export function versionedPath(path: string): string {
  if (path.startsWith('/api/')) return start + path.slice('/api/'.length)
  return ownAreas.some((area) => path.startsWith(`/${area}/`)) ? start + path.slice(1) : path
}

interface Options {
  /** The whole server, called in-process. */
  handle(request: Request): Response | Promise<Response>
}

/**
 * The calls under an address with a version, for programs: `/api/v1/candidates/{id}` is `/api/candidates/{id}`, and `/api/v1/admin/users`
 * is `/admin/users`. It takes a key; what the key opens is decided where the call is. Passed on before anything is read: the body is
 * for the call itself.
 */
export const versionedCalls = ({ handle }: Options) =>
  new Elysia({ name: 'versioned' }).onRequest(async ({ request }) => {
    const url = new URL(request.url)
    if (!url.pathname.toLowerCase().startsWith(start)) return
    if (!keyOf(request)) return errorResponse(new NotSignedIn(), request)
    const rest = url.pathname.slice(start.length)
    url.pathname = (ownAreas.includes(rest.split('/')[0] ?? '') ? '/' : '/api/') + rest
    // Not once more to here.
    if (url.pathname.toLowerCase().startsWith(start)) return
    const call = new Request(url, request)
    shareRequestId(request, call)
    shareClientAddress(request, call)
    return underVersion(await handle(call))
  })

/** The next page of a list has the version too. */
function underVersion(answer: Response): Response {
  const next = answer.headers.get('link')
  if (next)
    answer.headers.set(
      'link',
      next.replace(/^<([^>]+)>/, (_, path: string) => `<${versionedPath(path)}>`),
    )
  return answer
}
