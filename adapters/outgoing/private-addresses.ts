import { BlockList, isIP } from 'node:net'

/** Networks that lead to this machine, to its neighbours, or to nobody in particular. */
const closed: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const fourBits = new BlockList()
for (const [address, bits] of closed) fourBits.addSubnet(address, bits, 'ipv4')
/** What is routed between networks of the world; everything else stays somewhere. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
/** Parts of it that wrap other addresses or are for documents. */
const wrapped = new BlockList()
wrapped.addSubnet('2002::', 16, 'ipv6')
wrapped.addSubnet('2001::', 23, 'ipv6')
wrapped.addSubnet('2001:db8::', 32, 'ipv6')
wrapped.addSubnet('3fff::', 20, 'ipv6')

/** Whether an address leads anywhere but to the open internet. What is no address counts as such. */
export function isPrivate(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return fourBits.check(address, 'ipv4')
  if (version === 6) return !world.check(address, 'ipv6') || wrapped.check(address, 'ipv6')
  return true
}
