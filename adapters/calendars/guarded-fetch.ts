import { createHash } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { guardedLookup, isNearHost, PrivateAddress } from '#adapters/outgoing/guarded-lookup.ts'
import type { Outgoing } from '#src/ports/outgoing.ts'
import { CalendarFailure } from '#src/scheduling/calendar-service.ts'

interface Options {
  /** Whether calendars in private networks may be asked, and over http. */
  allowPrivate: boolean
  outgoing?: Outgoing
  patienceMs?: number
}

/** A calendar with years of events is a few megabytes; what is more is none. */
const mostBytes = 20 * 1024 * 1024
const mostRedirects = 3

/**
 * `fetch` for addresses that people typed. It asks the door that leads out, connects to no private address unless that is allowed, follows
 * redirects within one host only, so that a password goes nowhere else, and reads no endless answers.
 */
export function guardedFetch({ allowPrivate, outgoing, patienceMs = 8_000 }: Options): typeof fetch {
  const lookup = guardedLookup({ allowPrivate })

  const once = (url: URL, method: string, headers: Record<string, string>, body: string) =>
    new Promise<Response>((resolve, reject) => {
      const request = url.protocol === 'https:' ? secureRequest : plainRequest
      const call = request(
        url,
        { method, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, lookup, agent: false },
        (response) => {
          const chunks: Buffer[] = []
          let size = 0
          response.on('data', (chunk: Buffer) => {
            size += chunk.length
            chunks.push(chunk)
            if (size > mostBytes) call.destroy(new CalendarFailure('away'))
          })
          response.on('error', reject)
          response.on('end', () => {
            clearTimeout(impatience)
            const told = response.statusCode ?? 502
            // Three digits are all that is asked of a status; what is none would be thrown where nobody listens.
            const status = told < 200 || told > 599 ? 502 : told
            const made = new Response([204, 205, 304].includes(status) ? null : Buffer.concat(chunks), {
              status,
              headers: Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
                value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
              ),
            })
            Object.defineProperty(made, 'url', { value: url.href })
            resolve(made)
          })
        },
      )
      const impatience = setTimeout(() => call.destroy(new CalendarFailure('away')), patienceMs)
      call.on('error', (error) => {
        clearTimeout(impatience)
        if (error instanceof CalendarFailure) return reject(error)
        reject(new CalendarFailure(error instanceof PrivateAddress ? 'not-allowed' : 'away', { cause: error }))
      })
      call.end(body)
    })

  const guarded = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    let url = new URL(input instanceof Request ? input.url : String(input))
    const method = init.method ?? 'GET'
    const headers = Object.fromEntries(new Headers(init.headers).entries())
    const body = typeof init.body === 'string' ? init.body : ''
    for (let step = 0; ; step++) {
      if (!allowPrivate && (url.protocol !== 'https:' || isNearHost(url))) throw new CalendarFailure('not-allowed')
      try {
        const sha256 = createHash('sha256').update(body).digest('hex')
        outgoing?.pass('calendars', url.href, { bytes: Buffer.byteLength(body), sha256 })
      } catch (cause) {
        throw new CalendarFailure('not-allowed', { cause })
      }
      const response = await once(url, method, headers, body)
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || !location || init.redirect === 'manual') return response
      const next = new URL(location, url)
      if (next.host !== url.host || next.protocol !== url.protocol || step >= mostRedirects)
        throw new CalendarFailure('not-found')
      url = next
    }
  }
  return guarded as typeof fetch
}
