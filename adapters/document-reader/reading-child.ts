import { readFileSync } from 'node:fs'
import type { Sees, TaskOutcome, TaskReply, TaskRequest } from './serve.ts'

export interface ChildOptions {
  /** Path of the module that calls `serveTasks`. */
  entry: string
  /** Arguments of its command line. */
  told: string[]
  /** Bytes of memory the process may hold. */
  memoryLimit: number
  /** How far the process stands back behind the server, from 0 to 19. */
  niceness: number
  /** Folders that the process sees, and what is put in front of its command so that it sees nothing else. */
  confined?: { before: string[]; mustNotSee: string } | null
}

/** How a request ended: with a reply, with the end of the process while it was at work, or before it took the request up. */
export type Outcome = TaskOutcome | 'died' | 'never taken'

/** One kept process that does one task at a time. */
export interface ReadingChild {
  readonly pid: number
  /** The process that does the work: another one where it is confined. */
  readonly workingPid: number
  /** What the process said that it sees beyond its folders; null until it is ready, or where it is not confined. */
  sees(): Sees | null
  /** Resolves to false when the process ended before it was ready. */
  readonly ready: Promise<boolean>
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>
  /** Whether it has begun to recognise words in pictures for the request it is at. */
  isRecognising(): boolean
  send(request: TaskRequest): Promise<Outcome>
  /** Lets the process end by itself; kills it when it does not. */
  stop(): void
  /** Ends the process now, whatever it does. */
  kill(): void
}

/** Seconds of processor time after which the system ends a process that its server has left behind. */
const PROCESSOR_SECONDS = 600
const WATCH_MS = 100
/** Bytes set aside for compiled code. The default would be refused under the limit, and code that stays uncompiled is 8 times slower. */
const COMPILED_CODE = 64 * 1024 * 1024
/** Bytes that Bun sets aside as it starts and never touches; the system's limit counts them. */
const SET_ASIDE = 400_000_000

const which = (program: string) => (process.platform === 'linux' ? Bun.which(program) : null)

/** The program in front of which limits are put, as far as the system has the tools. */
const limitedCommand = ({ entry, told, memoryLimit, niceness, confined }: ChildOptions) => {
  const nice = Bun.which('nice')
  const setpriv = which('setpriv')
  const prlimit = which('prlimit')
  return {
    limited: prlimit !== null,
    command: [
      ...(nice ? [nice, '-n', String(niceness)] : []),
      ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
      ...(prlimit ? [prlimit, `--data=${memoryLimit + SET_ASIDE}`, '--core=0', `--cpu=${PROCESSOR_SECONDS}`] : []),
      ...(confined?.before ?? []),
      process.execPath,
      '--no-env-file',
      '--no-install',
      entry,
      ...told,
    ],
  }
}

export const startChild = (options: ChildOptions): ReadingChild => {
  const { command, limited } = limitedCommand(options)
  // Only what a program needs to run: no secret of the server's environment gets in here.
  const { PATH = '', TMPDIR, LANG, TESSDATA_PREFIX, BUN_BE_BUN } = process.env
  const child = Bun.spawn(command, {
    cwd: '/',
    env: {
      PATH,
      NODE_ENV: 'production',
      BUN_JSC_jitMemoryReservationSize: String(COMPILED_CODE),
      // A child lives for some hundred files: the last stage of the compiler costs more than it gains in that time.
      BUN_JSC_useFTLJIT: '0',
      // The single file is its own runtime, and has to be told so.
      ...(BUN_BE_BUN && { BUN_BE_BUN }),
      ...(options.confined ? { MUST_NOT_SEE: options.confined.mustNotSee } : TMPDIR && { TMPDIR }),
      ...(LANG && { LANG }),
      ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }),
    },
    stdin: 'pipe',
    stdout: 'pipe',
    // A child that runs out of memory says so at length; how it ended is all that matters here.
    stderr: 'ignore',
  })
  let settle: (outcome: Outcome) => void = () => {}
  let taken = false
  let workingPid = child.pid
  let seen: Sees | null = null
  let recognising = false
  let becomeReady: (isReady: boolean) => void = () => {}
  const ready = new Promise<boolean>((resolve) => {
    becomeReady = resolve
  })
  const watch = limited
    ? undefined
    : watchMemory(
        () => workingPid,
        options.memoryLimit,
        () => child.kill('SIGKILL'),
      )
  const gone = child.exited.then(() => {
    clearInterval(watch)
    becomeReady(false)
    settle(taken ? 'died' : 'never taken')
  })
  void readReplies(child.stdout, (reply) => {
    if ('ready' in reply) {
      seen = reply.sees ?? null
      if (options.confined) workingPid = childOf(child.pid) ?? child.pid
      becomeReady(true)
    }
    if ('ready' in reply) return
    if ('taken' in reply) taken = true
    else if ('recognising' in reply) recognising = true
    else settle(reply)
  }).catch(() => child.kill('SIGKILL'))

  return {
    pid: child.pid,
    get workingPid() {
      return workingPid
    },
    sees: () => seen,
    ready,
    gone,
    isRecognising: () => recognising,
    send(request) {
      return new Promise((resolve) => {
        settle = resolve
        taken = false
        recognising = false
        if (child.exitCode !== null || child.signalCode !== null) return resolve('never taken')
        try {
          child.stdin.write(`${JSON.stringify(request)}\n`)
          Promise.resolve(child.stdin.flush()).catch(() => resolve('never taken'))
        } catch {
          // It has just ended, and the news is on its way.
          resolve('never taken')
        }
      })
    },
    stop() {
      void child.stdin.end()
      const impatience = setTimeout(() => child.kill('SIGKILL'), 500)
      void gone.then(() => clearTimeout(impatience))
    },
    kill: () => child.kill('SIGKILL'),
  }
}

/** Bytes. What a child answers is held in the server's memory, and a child that a file has taken over may say anything. */
const LONGEST_REPLY = 64 * 1024 * 1024

/** Calls back for each message: a line of JSON, and a line of text after it when the message says so. */
const readReplies = async (stream: ReadableStream<Uint8Array>, onReply: (reply: TaskReply) => void) => {
  let parts: Uint8Array[] = []
  let waitingForText: (TaskOutcome & { result: unknown; apart?: string }) | null = null
  const handle = (line: string) => {
    if (waitingForText) {
      const { apart, result, ...rest } = waitingForText
      waitingForText = null
      return onReply({ ...rest, result: { ...(result as object), [apart!]: line } })
    }
    const message = JSON.parse(line) as TaskReply
    if ('apart' in message && message.apart) waitingForText = message
    else onReply(message)
  }
  let waiting = 0
  for await (const chunk of stream) {
    let from = 0
    waiting += chunk.length
    if (waiting > LONGEST_REPLY) throw new Error('The reply has no end.')
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, end))
      from = end + 1
      handle(Buffer.concat(parts).toString('utf8'))
      parts = []
      waiting = chunk.length - from
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  }
}

/** Where the system cannot limit a process, the parent looks at it ten times a second. */
const watchMemory = (pid: () => number, limit: number, onExcess: () => void) => {
  const timer = setInterval(() => {
    if (residentBytes(pid()) > limit) onExcess()
  }, WATCH_MS)
  timer.unref()
  return timer
}

const PAGE_BYTES = 4096

const residentBytes = (pid: number) => {
  try {
    if (process.platform === 'linux') return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
    const { stdout } = Bun.spawnSync(['ps', '-o', 'rss=', '-p', String(pid)])
    return Number(stdout.toString()) * 1024
  } catch {
    return 0
  }
}

/** The one process that this one has started, as the system tells. */
const childOf = (pid: number): number | null => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]) || null
  } catch {
    return null
  }
}
