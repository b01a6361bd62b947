import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { tracing } from '#src/commands/tracer.ts'

/** Watches which connections a server and the processes it starts open to anybody. */
export interface Connections {
  /** To be put in front of the server's command. */
  through: string[]
  /** To be called once the server's process is known. */
  follow(pid: number): void
  /** Whom they called so far, as the system tells it; nobody when empty. Answering a visitor is no call. */
  outgoing(): Promise<string[]>
}

/** With `strace` every call is seen; without it the open sockets are looked at fifty times a second. */
export const waysToWatch: ('strace' | 'sockets')[] = Bun.which('strace') ? ['strace', 'sockets'] : ['sockets']

export const watchConnections = (traceFile: string, way = waysToWatch[0]): Connections =>
  way === 'strace' ? traced(traceFile) : looked()

const traced = (traceFile: string): Connections => ({
  through: tracing({ calls: ['connect', 'sendto', 'sendmsg', 'sendmmsg'], file: traceFile }),
  follow() {},
  outgoing: async () => callsIn(readFileSync(traceFile, 'utf8')),
})

/** A call with an address of the internet family; what has none answers on a connection that a visitor opened. */
const callsIn = (trace: string) => trace.split('\n').filter((line) => /\bsa_family=AF_INET/.test(line))

function looked(): Connections {
  const seen = new Set<string>()
  return {
    through: [],
    follow(pid) {
      const timer = setInterval(() => {
        for (const call of openCalls(pid)) seen.add(call)
      }, 20)
      timer.unref()
    },
    outgoing: async () => [...seen],
  }
}

/** Sockets of the process and its descendants whose near end is not the port that some of them listen on. */
function openCalls(pid: number): string[] {
  const inodes = new Set(familyOf(pid).flatMap(socketsOf))
  const rows = ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => inodes.has(fields[9] ?? ''))
      .map(([, near = '', far = '', state]) => ({ table, near, far, listens: state === '0A' })),
  )
  const ports = new Set(rows.filter(({ listens }) => listens).map(({ near }) => near.split(':')[1]))
  return rows
    .filter(({ near, far, listens }) => !listens && !ports.has(near.split(':')[1]) && !/^0+:0+$/.test(far))
    .map(({ table, far }) => `${table} ${far}`)
}

function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  const family = [pid]
  for (const member of family) family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child))
  return family
}

function parentOf(pid: string) {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}

function socketsOf(pid: number): string[] {
  return orNone(() => readdirSync(`/proc/${pid}/fd`)).flatMap((fd) =>
    // One that was closed meanwhile says nothing about the others.
    orNone(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]).flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []),
  )
}

function orNone(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}
