import { isIP } from 'node:net'

/** The first `bits` (a multiple of 8) of an IPv6 address as text that no other network has; IPv4 addresses as they are. */
function prefixOf(address: string, bits: number): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
  if (bits % 16 === 0) return groups.slice(0, bits / 16).join(':')
  const whole = Math.floor(bits / 16)
  const half = Number.parseInt(groups[whole] ?? '0', 16) >> 8
  return [...groups.slice(0, whole), `${half.toString(16)}xx`].join(':')
}

/** What a throttle counts as one visitor: an IPv4 address, or the /64 network that one IPv6 customer owns. */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** A network, and how many visitors' worth of tries it gets. */
export interface Tier {
  key: string
  times: number
}

/**
 * The networks around an address, the narrowest first. Whoever rents an IPv6 /56 or /48 has hundreds of /64 networks to come
 * from: together they get as much as a few visitors. As many neighbors who share a provider's /48 do not notice it.
 */
export function tiersOf(address: string): Tier[] {
  const narrow = { key: networkOf(address), times: 1 }
  if (isIP(address) !== 6) return [narrow]
  return [narrow, { key: `${prefixOf(address, 56)}/56`, times: 4 }, { key: `${prefixOf(address, 48)}/48`, times: 16 }]
}
