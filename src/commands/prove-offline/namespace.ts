import { dlopen, FFIType, ptr } from 'bun:ffi'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

/** What the namespace was seen to be before the server began in it. */
export interface Confinement {
  /** Names of the network interfaces that are up. */
  interfaces: string[]
  /** Routes that lead over anything but the loopback interface. */
  routes: number
  /** Whether a connection to an address for documentation (RFC 5737) was refused at once, as it is where no way leads anywhere. */
  isRefused: boolean
}

/** Where a way out exists it would be tried, and nobody answers for a long time. */
const nobody = { host: '192.0.2.1', port: 443 }

/** `unshare`, with the rights that this user has: root by itself, others by a namespace of users. Null where the system allows none. */
export function wayIn(): string[] | null {
  const ways = [
    ['unshare', '--net'],
    ['unshare', '--map-root-user', '--net'],
  ]
  const works = (way: string[]) => Bun.which('unshare') !== null && Bun.spawnSync([...way, 'true']).exitCode === 0
  return ways.find(works) ?? null
}

/** A new namespace has a loopback interface that is down: nobody could reach the server in it. Throws when it stays down. */
export function raiseLoopback(): void {
  const [family, datagram, setFlags, up, running] = [2, 2, 0x8914, 1, 0x40]
  const libc = dlopen('libc.so.6', {
    socket: { args: [FFIType.i32, FFIType.i32, FFIType.i32], returns: FFIType.i32 },
    ioctl: { args: [FFIType.i32, FFIType.u64, FFIType.ptr], returns: FFIType.i32 },
    close: { args: [FFIType.i32], returns: FFIType.i32 },
  })
  // struct ifreq: the name in 16 bytes, then the flags.
  const request = Buffer.alloc(40)
  request.write('lo', 0)
  request.writeInt16LE(up | running, 16)
  const socket = libc.symbols.socket(family, datagram, 0)
  const answer = libc.symbols.ioctl(socket, setFlags, ptr(request))
  libc.symbols.close(socket)
  if (answer !== 0) throw new Error('The loopback interface of the namespace could not be raised.')
}

/** Looks at the namespace from inside, as the kernel describes it and as a connection finds it. Throws when there is a way out. */
export async function confinement(): Promise<Confinement> {
  const interfaces = rows('dev', 2).map(([name = '']) => name.replace(/:.*$/, ''))
  const elsewhere = [...rows('route', 1), ...rows('ipv6_route', 0)].filter((row) => !row.includes('lo'))
  const isRefused = await refuses(nobody)
  if (interfaces.some((name) => name !== 'lo'))
    throw new Error(`There is more than a loopback interface: ${interfaces.join(', ')}.`)
  if (elsewhere.length > 0) throw new Error('The namespace has routes that lead out of it.')
  if (!isRefused) throw new Error('A connection to the outside was not refused: there may be a way out.')
  return { interfaces, routes: elsewhere.length, isRefused }
}

/** A table of the kernel about this namespace, without its headings. */
function rows(table: 'dev' | 'route' | 'ipv6_route', headings: number): string[][] {
  const lines = readFileSync(`/proc/self/net/${table}`, 'utf8').trim().split('\n').slice(headings)
  return lines.filter((line) => line.trim() !== '').map((line) => line.trim().split(/\s+/))
}

const refuses = (place: { host: string; port: number }) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(place)
    const end = (isRefused: boolean) => {
      socket.destroy()
      resolve(isRefused)
    }
    socket.setTimeout(3000, () => end(false))
    socket.on('connect', () => end(false))
    socket.on('error', () => end(true))
  })
