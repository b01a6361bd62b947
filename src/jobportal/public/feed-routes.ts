import { feedCalls } from '#src/contracts/jobportal/feed-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { JobPortal } from '../index.ts'
import type { Published } from './index.ts'

/** Seconds for which others may show what they have fetched. */
const freshFor = { feed: 300, robots: 3600 }

/** Whether the reader has exactly this. What it has by name counts more than what it has by time. */
function isKnown(request: Request, { etag, changedAt }: Published): boolean {
  const names = request.headers.get('if-none-match')
  if (names !== null) return names.split(',').some((name) => name.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Number.isFinite(since) && changedAt.getTime() <= since
}

/** Text as it is made: a long list is never held as a whole. */
function streamed(parts: AsyncIterable<string> | Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const reader = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await reader.return?.()
    },
  })
}

function answer(request: Request, published: Published, more: Record<string, string> = {}): Response {
  const headers = {
    'content-type': published.contentType,
    'cache-control': `public, max-age=${freshFor.feed}`,
    etag: published.etag,
    'last-modified': published.changedAt.toUTCString(),
    ...more,
  }
  if (isKnown(request, published)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : streamed(published.text()), { headers })
}

/** Lists of the open jobs for programs: job boards, readers of feeds, search engines, sites of companies. */
export const feedRoutes = (portal: JobPortal) =>
  routesOf(feedCalls, { name: 'jobportal-feeds', tags: ['Public'] })
    .get('/jobs.xml', async ({ request }) => answer(request, await portal.feed('jobs.xml')))
    .get('/jobs.rss', async ({ request }) => answer(request, await portal.feed('jobs.rss')))
    .get('/sitemap.xml', async ({ request }) => answer(request, await portal.siteMap()))
    .get('/robots.txt', () => text(portal.robots(), { 'cache-control': `public, max-age=${freshFor.robots}` }))
    .get('/jobs.js', async ({ request, query }) => {
      const list = await portal.embeddedList(query.company ?? '')
      const open = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' }
      if (list) return answer(request, list, open)
      const headers = { ...open, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
      return new Response(portal.unknownCompany, { status: 404, headers })
    }).plugin

const text = (content: string, headers: Record<string, string>) =>
  new Response(content, { headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
