import { WrongConfiguration } from '#src/wrong-configuration.ts'
import { plainPath } from './plain-path.ts'

/** Where the product lies on its host: '' or a path such as /ats. */
export const prefixOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/+$/, '')

/** Calls that the server makes to itself: what they answer goes on inside, in the words of the inside. */
const ownCalls = new WeakSet<Request>()

/** The whole server, called in-process. */
export const callingItself =
  (server: { handle(request: Request): Response | Promise<Response> }) =>
  (request: Request): Response | Promise<Response> => {
    ownCalls.add(request)
    return server.handle(request)
  }

/** Every letter also as its number, as browsers and proxies take them for the same. */
const writtenAnyWay = (text: string) =>
  [...text].map((letter) => `(?:${RegExp.escape(letter)}|%${letter.charCodeAt(0).toString(16)})`).join('')

/**
 * Figures are asked for at the server itself and never under the path: where a proxy keeps /ats/metrics from the public and cuts the path off, it
 * would let /ats/ats/metrics pass.
 */
const isOnlyAtTheServer = (url: string) => plainPath({ url }).toLowerCase() === '/metrics'

/** Documents that standards look for at the root of the host, with the path behind (RFC 8414, RFC 9728). */
const documents = '/\\.well-known/(?:oauth-authorization-server|oauth-protected-resource)'

/**
 * Reads addresses that come in, for a product that does not lie at the root of its host. A proxy may cut the path off or leave it on: both
 * come to the same.
 */
function reading(prefix: string) {
  const own = writtenAnyWay(prefix)
  const under = new RegExp(`^(https?://[^/?#]*)/*${own}(?=[/?#]|$)`, 'i')
  const document = new RegExp(`^(https?://[^/?#]*${documents})${own}(?=[/?#]|$)`, 'i')
  return (url: string): { url: string; isUnder: boolean } => {
    if (document.test(url)) return { url: url.replace(document, '$1'), isUnder: false }
    const start = under.exec(url)
    if (!start) return { url, isUnder: false }
    const rest = url.slice(start[0].length)
    return { url: `${start[1]}${rest.startsWith('/') ? '' : '/'}${rest}`, isUnder: true }
  }
}

const isOwnPath = (address: string) => /^\/(?!\/)/.test(address)

/** Adds the path to an address of ours that a browser or program follows; what has it, or leads elsewhere, stays. */
const leadingTo = (prefix: string, address: string) =>
  !isOwnPath(address) || address === prefix || /^[/?#]/.test(address.startsWith(prefix) ? address.slice(prefix.length) : '')
    ? address
    : prefix + address

/**
 * Browsers take a cookie named `__Host-…` for the whole host only. Under a path it is `__Secure-…`: another product on this host may
 * have the other one.
 */
const outside = '__Secure-'
const inside = '__Host-'

const cookieOutside = (prefix: string, cookie: string) =>
  cookie
    .replace(/^__Host-/, outside)
    .replace(/(;\s*path=)([^;]*)/i, (_, name: string, path: string) => name + (path === '/' ? prefix : leadingTo(prefix, path)))

const cookiesInside = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(inside))
    .map((cookie) => cookie.replace(/^__Secure-/, inside))
    .join('; ')

function answerOutside(prefix: string, { headers }: Response) {
  const location = headers.get('location')
  if (location !== null) headers.set('location', leadingTo(prefix, location))
  const link = headers.get('link')
  if (link !== null)
    headers.set(
      'link',
      link.replaceAll(/<([^>]*)>/g, (_, address: string) => `<${leadingTo(prefix, address)}>`),
    )
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', cookieOutside(prefix, cookie))
}

type Handler = (request: Request) => unknown

/**
 * The one place where the path of PUBLIC_URL is known to requests: it is cut off what comes in, before anything is decided by it, and added to
 * the redirects, cookies and links that go out. Everything inside speaks of addresses without it.
 */
export function underSubPath(prefix: string): (next: Handler) => Handler {
  const read = reading(prefix)
  return (next) => async (request) => {
    if (ownCalls.has(request)) return next(request)
    const { url, isUnder } = read(request.url)
    // The very request goes on: its body and its connection hang on it.
    if (url !== request.url && !(isUnder && isOnlyAtTheServer(url))) Object.defineProperty(request, 'url', { value: url })
    const cookies = request.headers.get('cookie')
    if (cookies !== null && /__(?:Host|Secure)-/.test(cookies)) request.headers.set('cookie', cookiesInside(cookies))
    const answer = await next(request)
    if (answer instanceof Response) answerOutside(prefix, answer)
    return answer
  }
}

/**
 * Refuses a path that begins as addresses of ours do, such as /jobs: nobody could tell any more whether a proxy has cut it off. `taken` are
 * patterns of pages and calls.
 */
export function refuseTakenPath(prefix: string, publicUrl: string, taken: string[]) {
  const firstOf = (path: string) => path.split('/')[1]?.toLowerCase()
  const first = firstOf(prefix)
  if (first !== undefined && taken.some((path) => firstOf(path) === first))
    throw new WrongConfiguration(
      'PUBLIC_URL',
      `"${publicUrl}"`,
      `a path that does not begin with /${first}, as pages or calls do`,
    )
}
