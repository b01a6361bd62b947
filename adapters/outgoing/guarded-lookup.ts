import { lookup as lookupName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivate } from './private-addresses.ts'

/** The name leads to this machine or into a private network, and nowhere else. */
export class PrivateAddress extends Error {}

/**
 * Resolves names for connections to places that somebody typed: unless private networks are allowed, only public addresses come out. The
 * connection goes to the address that was looked at, so a name cannot lead elsewhere a moment later.
 */
export const guardedLookup =
  ({ allowPrivate, lookup = lookupName }: { allowPrivate: boolean; lookup?: typeof lookupName }): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const open = allowPrivate ? found : found.filter(({ address }) => !isPrivate(address))
      const [first] = open
      if (!first) return callback(new PrivateAddress(hostname) as NodeJS.ErrnoException, [])
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }

/** Whether the host of an address says by itself that it leads into a private network. */
export function isNearHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) ? isPrivate(host) : /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/i.test(host)
}
