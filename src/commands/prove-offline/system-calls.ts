/** Where a process wanted to go, and how often. */
export interface Destination {
  /** An address with its port as programs write it: `203.0.113.7:443`, `[2001:db8::1]:53`. */
  to: string
  attempts: number
  isThisMachine: boolean
}

/** What a tracer saw of sockets. */
export interface SeenCalls {
  /** How often each call was made. */
  calls: Record<string, number>
  /** Sockets by their family: `AF_INET`, `AF_UNIX`. */
  sockets: Record<string, number>
  /** What it connected or sent to, the most wanted first. */
  destinations: Destination[]
}

/** The calls that open a way to somebody, and those that could go around the others. */
export const tracedCalls = [
  'socket',
  'connect',
  'bind',
  'listen',
  'sendto',
  'sendmsg',
  'sendmmsg',
  'io_uring_setup',
  'ptrace',
] as const

const call = /^(?:\[pid\s+\d+\]\s*|\d+\s+)?(\w+)\((.*)$/
const fourth = /sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]+)"\)/g
const sixth = /sin6_port=htons\((\d+)\)[^}]*?inet_pton\(AF_INET6, "([^"]+)"/g

/** Reads what `strace -f` wrote. A call that another one interrupted counts where it began, which is where its address stands. */
export function seenCalls(trace: string): SeenCalls {
  const calls = new Map<string, number>()
  const sockets = new Map<string, number>()
  const wanted = new Map<string, Destination>()
  for (const line of trace.split('\n')) {
    const [, name = '', rest = ''] = call.exec(line) ?? []
    if (!(tracedCalls as readonly string[]).includes(name)) continue
    count(calls, name)
    if (name === 'socket') count(sockets, /^\w+/.exec(rest)?.[0] ?? 'unknown')
    // Where something is offered nobody is gone to.
    if (name === 'bind') continue
    for (const { address, port, isSixth } of addressesIn(rest)) {
      const to = isSixth ? `[${address}]:${port}` : `${address}:${port}`
      const known = wanted.get(to) ?? { to, attempts: 0, isThisMachine: isLoopback(address) }
      wanted.set(to, { ...known, attempts: known.attempts + 1 })
    }
  }
  return {
    calls: Object.fromEntries(calls),
    sockets: Object.fromEntries(sockets),
    destinations: [...wanted.values()].toSorted((a, b) => b.attempts - a.attempts || a.to.localeCompare(b.to)),
  }
}

const count = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)

function addressesIn(text: string) {
  const found = (pattern: RegExp, isSixth: boolean) =>
    [...text.matchAll(pattern)].map(([, port = '', address = '']) => ({ address, port, isSixth }))
  return [...found(fourth, false), ...found(sixth, true)]
}

const isLoopback = (address: string) => /^(?:::ffff:)?127\./.test(address) || address === '::1'
