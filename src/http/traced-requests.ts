import { Elysia } from 'elysia'
import type { Tracer } from '#src/ports/tracer.ts'

const routes = new WeakMap<Request, string>()

/**
 * Every request as a span, under what the visitor's program names as its own. It is called by the pattern of its address: what somebody
 * wrote into an address is told to nobody.
 */
export const tracedRequests = (tracer: Tracer) =>
  new Elysia({ name: 'traced-requests' })
    .onTransform({ as: 'global' }, ({ request, route }) => {
      routes.set(request, route)
    })
    .wrap((answer) => (request: Request, ...others: unknown[]) => {
      // What a page asks of the server while it is made is a part of the page.
      const under = tracer.traceparent() === null ? request.headers.get('traceparent') : null
      const method = methods.has(request.method) ? request.method : 'OTHER'
      return tracer.span(method, { kind: 'server', facts: { 'http.request.method': method }, under }, async (span) => {
        const response: unknown = await answer(request, ...others)
        const route = routes.get(request)
        const known = route === undefined || route.includes('*') ? 'page' : route
        span.rename(`${method} ${known}`)
        if (known !== 'page') span.add({ 'http.route': known })
        if (!(response instanceof Response)) return response
        span.add({ 'http.response.status_code': response.status })
        if (response.status >= 500) span.fail()
        return response
      })
    })

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
