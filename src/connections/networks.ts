import { BlockList, isIP } from 'node:net'
import { maximumNetworks } from './constants.ts'
import { WrongConnection } from './errors.ts'

/** The networks as they are kept; null when there is none. Throws `WrongConnection` for what is no address. */
export function cleanedNetworks(given: string[]): string[] | null {
  const networks = given.map((each) => each.trim()).filter(Boolean)
  if (networks.length > maximumNetworks) throw new WrongConnection(`Name ${maximumNetworks} networks at most.`)
  for (const network of networks)
    if (!partsOf(network))
      throw new WrongConnection(`“${network.slice(0, 60)}” is neither an address nor a network such as 192.0.2.0/24.`)
  return networks.length > 0 ? networks : null
}

/** Whether the address lies in one of the networks. An address that nobody knows lies in none. */
export function isWithin(networks: string[], address: string): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const parts = partsOf(network)
    if (parts) list.addSubnet(parts.address, parts.bits, parts.family)
  }
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function partsOf(network: string) {
  const [address = '', length, more] = network.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  const bits = length === undefined ? most : Number(length)
  const isSize = length === undefined || (/^\d{1,3}$/.test(length) && bits <= most)
  if (version === 0 || more !== undefined || !isSize) return null
  return { address, bits, family: version === 4 ? ('ipv4' as const) : ('ipv6' as const) }
}
