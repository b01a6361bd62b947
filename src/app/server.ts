import { Elysia } from 'elysia'
import type { LiveWindows } from '#src/http/live-windows.ts'
import { leaveOut } from '#src/http/plain-path.ts'
import { createTraffic } from '#src/http/requests.ts'
import { prefixOf, refuseTakenPath, underSubPath } from '#src/http/sub-path.ts'
import { idleSeconds } from '#src/http/upload-limits.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import { answersRequests } from '#src/role.ts'
import { type AccessOutside, buildAccess } from './access.ts'
import type { announcements } from './announce.ts'
import type { Contexts } from './contexts.ts'
import { type MiddlewareOutside, mountMiddleware } from './mount-middleware.ts'
import { mountPages, type PagesOutside } from './mount-pages.ts'
import { mountRoutes, type RoutesOutside } from './mount-routes.ts'

/** Largest request the server accepts: a full submission. Every other call is cut off at 1 MB by `bodies`. */
const maximumRequestBytes = 102 * 26_214_400

type ServerOutside = AccessOutside & MiddlewareOutside & RoutesOutside & PagesOutside

interface Others {
  windows: LiveWindows
  liveFeed: LiveFeed
  tell: ReturnType<typeof announcements>
}

/** What answers requests: middleware, then the calls of every context, then pages. */
export function createServer(ports: ServerOutside, contexts: Contexts, { windows, liveFeed, tell }: Others) {
  const traffic = createTraffic()
  const life = { isStopping: false }
  const access = buildAccess(ports, contexts)
  const { publicUrl, role } = ports.config
  const prefix = prefixOf(publicUrl)
  const server = new Elysia({
    // The runtime's own table of addresses knows them without the path only.
    systemRouter: prefix === '',
    // Elysia shares the port by default: a second server would silently take half of the requests.
    serve: { maxRequestBodySize: maximumRequestBytes, idleTimeout: idleSeconds, reusePort: false },
    websocket: { maxPayloadLength: 4096, idleTimeout: 120, backpressureLimit: 4 * 1024 * 1024, closeOnBackpressureLimit: true },
    normalize: true,
  })
  if (prefix !== '') server.wrap(underSubPath(prefix))
  mountMiddleware(server, ports, { ...contexts, access, traffic, isStopping: () => life.isStopping })
  // Whoever does other work says how it is, and nothing else.
  if (answersRequests(role)) {
    mountRoutes(server, ports, contexts, { access, liveFeed, tell })
    mountPages(server, ports, { ...contexts, access, windows })
    refuseTakenPath(prefix, publicUrl, [
      '/assets',
      ...server.routes.map(({ path }) => path),
      ...(ports.pages?.renderer.patterns ?? []),
    ])
  }
  if (prefix !== '') leaveOut(prefix)
  return {
    server,
    quietMs: traffic.quietMs,
    /** From now on it says that it stops, and goes on answering. */
    beginStopping() {
      life.isStopping = true
    },
  }
}
