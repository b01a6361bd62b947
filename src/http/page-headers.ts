import { plainPath } from './plain-path.ts'
import { prefixOf } from './sub-path.ts'

/** For a year browsers ask for nothing under this name without https. */
export const httpsOnly = 'max-age=31536000; includeSubDomains'

/** What a browser may do with a page: only our own files, only the scripts that carry this answer's nonce. */
export const pageHeaders = (publicUrl: string) => {
  const socket = `${publicUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`
  const strictTransport: [string, string][] = publicUrl.startsWith('https:') ? [['strict-transport-security', httpsOnly]] : []
  const ownScripts = scriptsWithoutNonce(publicUrl)
  return (nonce: string, request: Pick<Request, 'url'>): [string, string][] => [
    [
      'content-security-policy',
      [
        "default-src 'self'",
        `script-src 'nonce-${nonce}'${ownScripts(request)}`,
        // Positions and sizes that components compute are style attributes; style tags need the nonce.
        `style-src 'self' 'nonce-${nonce}'`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "worker-src 'self'",
        `connect-src 'self' ${socket}`,
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join('; '),
    ],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...strictTransport,
  ]
}

/** Pages whose address is the secret that opens them, and those that have it behind their address. */
const secretPages =
  /^\/(?:(?:schedule|assessment|quiz|interview|application|notice)\/.|(?:(?:jobportal\/)?(?:verify-email|reset-password)|invitation|setup)$)/i

/** Whether a page must tell nobody its address. */
export const isSecret = (request: Pick<Request, 'url'>) =>
  secretPages.test(plainPath(request)) || URL.parse(request.url)?.searchParams.has('token') === true

const recordsSound = /^\/(?:assessment|quiz|interview)\//i

/**
 * What records a microphone runs on the audio thread, and browsers let no page hand a nonce to a script there. Pages that
 * record may load scripts from the folder of built files as well, and from nowhere else.
 */
const scriptsWithoutNonce =
  (publicUrl: string) =>
  (request: Pick<Request, 'url'>): string => {
    if (!recordsSound.test(plainPath(request))) return ''
    const { origin, hostname } = new URL(request.url)
    const places = new Set([publicUrl.replace(/\/$/, '')])
    if (hostname === 'localhost' || hostname === '127.0.0.1') places.add(origin + prefixOf(publicUrl))
    return [...places].map((own) => ` ${own}/assets/`).join('')
  }

/** Such an address goes to no other site and into no search engine. */
export const secretPageHeaders: [string, string][] = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
]
