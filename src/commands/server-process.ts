import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { root } from './prepare.ts'

/** The server as a process of its own, as an operator runs it. For commands and tests that watch it from outside. */
export interface ServerProcess {
  readonly pid: number
  /** Base of its addresses, without a slash at the end. */
  readonly address: string
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number
  /** Exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>
  /** What it wrote to standard output and error so far. */
  output(): string
  /** Asks it to stop and resolves to its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
}

export interface ServerOptions {
  dataDir: string
  port?: number
  /** Joined to the variables it gets anyway; of the caller's environment nothing else but READING_WARM_UP reaches it. */
  environment?: Record<string, string>
  /** Put in front of the command: a tracer or a limit. */
  through?: string[]
  /** Module that is run; src/main.ts unless told. */
  entry?: string
  /** Run instead of the runtime with `entry`: a server in one file. */
  command?: string[]
  /** The page whose first 200 tells that it is up. */
  firstPage?: string
  /** Seconds within which it has to answer; 30 unless told. */
  patience?: number
}

const running = new Set<{ kill(signal: 'SIGKILL'): void }>()

/** Ends every server that is still running. To be called when a file of tests ends, however it went. */
export function endServers() {
  for (const child of running) child.kill('SIGKILL')
}
// Commands call it by ending.
process.on('exit', endServers)

/** Starts a server and resolves once it answers; rejects with what it said when it ends before that. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const {
    dataDir,
    environment = {},
    through = [],
    entry = join(root, 'src/main.ts'),
    firstPage = '/health/live',
    patience = 30,
  } = options
  const port = options.port ?? freePort()
  const address = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '', TMPDIR, READING_WARM_UP } = process.env
  const started = performance.now()
  const child = Bun.spawn([...through, ...(options.command ?? [process.execPath, entry])], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...(READING_WARM_UP && { READING_WARM_UP }),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  running.add(child)
  let said = ''
  const listen = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of stream) said += decoder.decode(chunk, { stream: true })
  }
  const heard = Promise.all([listen(child.stdout), listen(child.stderr)])
  let ended = false
  const exited = child.exited.then(async () => {
    ended = true
    running.delete(child)
    await heard
    return child.exitCode
  })
  while ((await statusOf(address + firstPage)) !== 200) {
    if (ended) throw new Error(`The server ended before it answered:\n${said.slice(-2000)}`)
    if (performance.now() - started > patience * 1000) {
      child.kill('SIGKILL')
      throw new Error(`The server does not answer ${firstPage} with 200:\n${said.slice(-2000)}`)
    }
    // Who waits patiently leaves the processor to those who start.
    await Bun.sleep(options.patience ? 50 : 2)
  }
  return {
    pid: child.pid,
    address,
    startMs: performance.now() - started,
    exited,
    output: () => said,
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const statusOf = (address: string) =>
  fetch(address, { headers: { accept: 'text/html' } }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

/** Signs in and resolves to the `Cookie` header of the session. */
export async function signIn(address: string, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('session='))
  if (!response.ok || !cookie) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`)
  return cookie.split(';')[0]!
}
