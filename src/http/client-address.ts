import { isIP } from 'node:net'
import { DomainError } from '#src/shared/domain-error.ts'

const visits = new WeakMap<Request, Request>()

/** What is needed of a running server: `context.server` of a route. */
interface Server {
  requestIP(request: Request): { address: string } | null
}

/** Where a request comes from, for throttles and the audit log. '' when nobody can tell. */
export type ClientAddress = (request: Request, server: Server | null) => string

/**
 * The peer's address or, behind a trusted proxy, the last entry of X-Forwarded-For: the one that the nearest proxy itself
 * appended. Earlier entries are whatever the client wrote, and are never believed. With several proxies in a row, the
 * nearest one must be told to pass on the client's address as the last entry.
 */
export function clientAddress({ trustProxy }: { trustProxy: boolean }): ClientAddress {
  return (request, server) => {
    const visit = visits.get(request) ?? request
    const forwarded = trustProxy ? forwardedOf(visit.headers) : undefined
    return plain(forwarded || server?.requestIP(visit)?.address || '')
  }
}

const forwardedOf = (headers: Headers) => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()

/** What the proxy says of where a request came from is no address. */
export class NoAddress extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_ADDRESS'
  constructor() {
    super('The proxy in front of this server must put the address of the visitor at the end of X-Forwarded-For.')
  }
}

/** Whether this says where it comes from in words that are no address: each such word would be a visitor of its own to throttles. */
export function hasNoAddress(headers: Headers): boolean {
  const forwarded = forwardedOf(headers)
  return forwarded !== undefined && forwarded !== '' && isIP(plain(forwarded)) === 0
}

/** A request that the server makes to itself comes from where the visit came from that caused it. */
export const shareClientAddress = (visit: Request, call: Request) => visits.set(call, visit)

/** One spelling per address: without brackets, port, zone or the IPv4-in-IPv6 prefix. */
function plain(text: string): string {
  const address = text
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '')
  return /^\d+(?:\.\d+){3}:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address.slice(0, 45)
}
