import { dlopen, FFIType, ptr } from 'bun:ffi'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

/** What the namespace was seen to be before the server began in it. */
export interface Confinement {
  /** Names of the network interfaces that are up. */
  interfaces: string[]
  /** How the system refused a connection to an address that nobody has (RFC 5737). */
  connecting: string
}

/** An address of the block for documentation: where a way out exists it would be tried, and nobody answers. */
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

/** Looks at the namespace from inside. Throws when there is a way out of it. */
export async function confinement(): Promise<Confinement> {
  const interfaces = Object.keys(networkInterfaces())
  const connecting = await refusalOf(nobody)
  if (interfaces.some((name) => name !== 'lo'))
    throw new Error(`There is more than a loopback interface: ${interfaces.join(', ')}.`)
  if (connecting !== 'ENETUNREACH')
    throw new Error(`A connection to the outside ended with ${connecting}: there may be a way out.`)
  return { interfaces, connecting }
}

const refusalOf = (place: { host: string; port: number }) =>
  new Promise<string>((resolve) => {
    const socket = connect(place)
    const end = (word: string) => {
      socket.destroy()
      resolve(word)
    }
    socket.setTimeout(3000, () => end('no answer'))
    socket.on('connect', () => end('a connection'))
    socket.on('error', (error: Error & { code?: string }) => end(error.code ?? error.message))
  })
