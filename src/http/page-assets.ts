import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@elysiajs/static'
import { Elysia } from 'elysia'

const lastingAYear = 'public, max-age=31536000, immutable'

/**
 * The process in the browser that takes uploaded PDFs apart may decode pictures by WebAssembly, and nothing else: whatever a
 * file makes it do, it can load no script and speak to nobody.
 */
const pdfWorker = /^pdf\.worker\.[\w.-]+\.mjs$/
const pdfWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** Names carry a hash of the content, so they last a year; the build left a smaller copy beside what shrinks. */
export const assetFiles = (folder: string) => {
  const smaller = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name)) : [])
  return new Elysia({ name: 'assets' })
    .onRequest(async ({ request, set }) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/')) return
      const accepted = request.headers.get('accept-encoding') ?? ''
      const name = pathname.slice('/assets/'.length)
      if (pdfWorker.test(name)) set.headers['content-security-policy'] = pdfWorkerPolicy
      for (const [encoding, ending] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const) {
        if (!accepted.includes(encoding) || !smaller.has(name + ending)) continue
        const file = Bun.file(join(folder, name + ending))
        // A new build may have taken it away while this server still runs on the old one.
        if (!(await file.exists())) continue
        return new Response(file, {
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
        // Files of earlier builds stay for a week; beyond its usual limit the library would serve none at all.
        staticLimit: Number.MAX_SAFE_INTEGER,
        indexHTML: false,
        silent: true,
        ignorePatterns: [/\.(?:br|gz)$/],
        headers: { 'cache-control': lastingAYear, 'x-content-type-options': 'nosniff' },
      }),
    )
}
