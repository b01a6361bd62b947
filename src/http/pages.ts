import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@elysiajs/static'
import { Elysia } from 'elysia'
import type { Renderer } from '#web/render.tsx'
import type { Log } from './log.ts'
import { requestIdOf, shareRequestId } from './request-id.ts'

export interface PagesOptions {
  renderer: Renderer
  /** The whole server, called in-process by the pages that show data. */
  handle: (request: Request) => Response | Promise<Response>
  /** The folder that is served as /assets; null serves none. */
  assets: string | null
  publicUrl: string
  log: Log
}

const lastingAYear = 'public, max-age=31536000, immutable'

/** Decides for every address, once, whether a browser gets the page or a program gets the data. */
export const createPages = ({ renderer, handle, assets, publicUrl, log }: PagesOptions) => {
  const headers = pageHeaders(publicUrl)

  /** Renders with a nonce of its own; a failure in a page becomes the failure page, never a stack. */
  const show = async (request: Request, how: 'render' | 'notFound'): Promise<Response | null> => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
    const requestId = requestIdOf(request)
    const context = {
      nonce,
      requestId,
      handle: async (call: Request) => {
        shareRequestId(request, call)
        return handle(call)
      },
    }
    const page = await renderer[how](request, context).catch((error: unknown) => {
      log.error('page failed', { requestId, path: new URL(request.url).pathname, error: describe(error) })
      return renderer.failed(request, context)
    })
    if (!page) return null
    for (const [name, value] of headers(nonce)) page.headers.set(name, value)
    page.headers.set('x-request-id', requestId)
    return request.method === 'HEAD' ? new Response(null, page) : page
  }

  const pages = new Elysia({ name: 'pages' })
    .onRequest(async ({ request }) => {
      if (!wantsPage(request) || !renderer.isPage(new URL(request.url).pathname)) return
      return (await show(request, 'render')) ?? undefined
    })
    .onError({ as: 'global' }, async ({ code, request }) => {
      if (code === 'NOT_FOUND' && wantsPage(request)) return (await show(request, 'notFound')) ?? undefined
    })
  return assets === null ? pages : pages.use(assetFiles(assets))
}

/** True for a browser that opens an address, false for a program that asks for its data. */
const wantsPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.get('accept') ?? '').includes('text/html')

const pageHeaders = (publicUrl: string) => {
  const socket = `${publicUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`
  const strictTransport: [string, string][] = publicUrl.startsWith('https:')
    ? [['strict-transport-security', 'max-age=31536000']]
    : []
  return (nonce: string): [string, string][] => [
    [
      'content-security-policy',
      [
        "default-src 'self'",
        `script-src 'nonce-${nonce}'`,
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

/** Names carry a hash of the content, so they last a year; the build left a smaller copy beside what shrinks. */
const assetFiles = (folder: string) => {
  const smaller = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name)) : [])
  return new Elysia({ name: 'assets' })
    .onRequest(({ request }) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/')) return
      const accepted = request.headers.get('accept-encoding') ?? ''
      const name = pathname.slice('/assets/'.length)
      for (const [encoding, ending] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const) {
        if (!accepted.includes(encoding) || !smaller.has(name + ending)) continue
        return new Response(Bun.file(join(folder, name + ending)), {
          headers: {
            'content-type': Bun.file(name).type,
            'content-encoding': encoding,
            'cache-control': lastingAYear,
            vary: 'Accept-Encoding',
            'x-content-type-options': 'nosniff',
          },
        })
      }
    })
    .use(
      staticFiles({
        assets: folder,
        prefix: '/assets',
        alwaysStatic: true,
        indexHTML: false,
        silent: true,
        ignorePatterns: [/\.(?:br|gz)$/],
        headers: { 'cache-control': lastingAYear, 'x-content-type-options': 'nosniff' },
      }),
    )
}

const describe = (error: unknown) =>
  error instanceof Error
    ? [
        error.name,
        error.message,
        ...(error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8) ?? []),
      ].join('\n')
    : String(error)
