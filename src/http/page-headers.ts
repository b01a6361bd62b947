/** What a browser may do with a page: only our own files, only the scripts that carry this answer's nonce. */
export const pageHeaders = (publicUrl: string) => {
  const socket = `${publicUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`
  const strictTransport: [string, string][] = publicUrl.startsWith('https:')
    ? [['strict-transport-security', 'max-age=31536000']]
    : []
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

/** Whether the address of a page is itself the secret that opens it. */
export const isSecret = ({ url }: Pick<Request, 'url'>) =>
  /^\/(?:schedule|assessment|quiz|interview|application)\//i.test(URL.parse(url)?.pathname ?? '')

const recordsSound = /^\/(?:assessment|quiz|interview)\//i

/**
 * What records a microphone runs on the audio thread, and browsers let no page hand a nonce to a script there. Pages that
 * record may load scripts from the folder of built files as well, and from nowhere else.
 */
const scriptsWithoutNonce =
  (publicUrl: string) =>
  ({ url }: Pick<Request, 'url'>): string => {
    const { pathname, origin, hostname } = new URL(url)
    if (!recordsSound.test(pathname)) return ''
    const origins = new Set([new URL(publicUrl).origin])
    if (hostname === 'localhost' || hostname === '127.0.0.1') origins.add(origin)
    return [...origins].map((own) => ` ${own}/assets/`).join('')
  }

/** Such an address goes to no other site and into no search engine. */
export const secretPageHeaders: [string, string][] = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
]
