import { timingSafeEqual } from 'node:crypto'
import { Elysia } from 'elysia'
import type { Clock } from '#src/ports/clock.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import { createThrottle } from '#src/shared/rate-limiter.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { ClientAddress } from './client-address.ts'
import { notedStatus } from './request-id.ts'
import { NotSignedIn } from './session.ts'

const started = new WeakMap<Request, number>()

interface Options {
  token: string
  clock: Clock
  addressOf: ClientAddress
}

/** Wrong tokens a minute from one visitor's network. */
const wrongTokensPerMinute = 30

/** Counts every request, and answers the figures to whoever has the token. Mounted only where a token is set. */
export function metricsRoutes(metrics: Metrics, { token, clock, addressOf }: Options) {
  const wrongTokens = createThrottle({ limit: wrongTokensPerMinute, windowMs: 60_000 }, clock)
  return new Elysia({ name: 'metrics', detail: { tags: ['System'] } })
    .onRequest(({ request }) => {
      started.set(request, performance.now())
    })
    .onAfterResponse({ as: 'global' }, ({ request, route, set, responseValue }) => {
      const began = started.get(request)
      if (began === undefined) return
      const answered = responseValue instanceof Response ? responseValue.status : Number(set.status ?? 200)
      const status = notedStatus(request) ?? answered
      // What no call answers is a page or nothing; both have addresses that a visitor may have made up.
      const known = (route as string | undefined)?.includes('*') === false ? route : ''
      metrics.request({ method: request.method, route: known, status, seconds: (performance.now() - began) / 1000 })
    })
    .get(
      '/metrics',
      async ({ request, server, set }) => {
        if (!isToken(request.headers.get('authorization'), token)) {
          await countVisit(wrongTokens, { address: addressOf(request, server) })
          throw new NotSignedIn()
        }
        const { contentType, text } = await metrics.render()
        set.headers['content-type'] = contentType
        set.headers['cache-control'] = 'no-store'
        return text
      },
      { detail: { summary: 'Figures about the server for Prometheus, for whoever has METRICS_TOKEN' } },
    )
}

/** Compares digests, so that how long it takes tells nothing about the token. */
function isToken(header: string | null, token: string) {
  const digest = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
