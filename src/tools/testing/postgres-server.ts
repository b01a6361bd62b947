import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from '#src/commands/debian-package.ts'
import { freePort } from '#src/commands/free-port.ts'
import { say } from '#src/commands/prepare.ts'

/** A PostgreSQL of its own for tests: its data in a folder that goes when it stops, heard on loopback alone. */
export interface PostgresServer {
  /** Leads to the database `postgres`, as the owner of everything. */
  url: string
  stop(): Promise<void>
  /** Ends it as a power cut of its own would: no connection is told, nothing is tidied. */
  stopHard(): Promise<void>
  /** Starts it again at the same address, with what it had kept. */
  startAgain(): Promise<void>
}

export interface PostgresServerOptions {
  /** Whether what was acknowledged outlives the sudden end of its processes, though not of the machine. */
  keepsCommits?: boolean
}

const debian = '/usr/lib/postgresql'
const programs = ['initdb', 'postgres', 'pg_isready']

/** The folder of `initdb` and `postgres`: named by POSTGRES_BIN, where Debian has it, in PATH, or installed now from Debian. */
export function findPostgres(): string {
  const known = () => {
    const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
    const inPath = Bun.which('initdb')
    const folders = [
      process.env.POSTGRES_BIN,
      ...versions.map((version) => join(debian, version, 'bin')),
      inPath && join(inPath, '..'),
    ]
    return folders.find((folder) => folder && programs.every((program) => existsSync(join(folder, program))))
  }
  const installed = known()
  if (installed) return installed
  say('Installing PostgreSQL …')
  installDebianPackage('postgresql')
  const found = known()
  if (!found) throw new Error('No PostgreSQL was found or could be installed. Install one, or name its folder in POSTGRES_BIN.')
  return found
}

/** Starts a server for tests. It waits for no disk: nothing in it has to outlive a power cut. */
export async function startPostgres({ keepsCommits = false }: PostgresServerOptions = {}): Promise<PostgresServer> {
  const bin = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'ats-postgres-'))
  const data = join(folder, 'data')
  const asOwner = ordinaryUser(folder)
  const made = Bun.spawnSync(
    [...asOwner, join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { cwd: folder, stdout: 'pipe', stderr: 'pipe' },
  )
  if (!made.success) throw new Error(`PostgreSQL cannot be set up: ${made.stderr.toString()}`)
  const port = freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: keepsCommits ? 'on' : 'off',
    full_page_writes: 'off',
    max_connections: 500,
    shared_buffers: '64MB',
  }
  const command = [
    ...asOwner,
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  let server: Bun.Subprocess
  const start = async () => {
    server = Bun.spawn(command, { cwd: folder, stdout: 'ignore', stderr: Bun.file(join(folder, 'log')) })
    await untilReady(join(bin, 'pg_isready'), port, server)
  }
  const stopHard = async () => {
    server.kill('SIGQUIT')
    await server.exited
  }
  // Also when whoever started it ends without saying so.
  const cutShort = () => {
    server.kill('SIGQUIT')
    // Its processes write until they have ended.
    Bun.sleepSync(300)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cutShort)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stopHard,
    startAgain: start,
    async stop() {
      process.off('exit', cutShort)
      await stopHard()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made. */
function ordinaryUser(folder: string): string[] {
  if (process.getuid?.() !== 0) return []
  const id = (what: '-u' | '-g') => Number(Bun.spawnSync(['id', what, 'postgres']).stdout.toString())
  const [user, group] = [id('-u'), id('-g')]
  if (!user) throw new Error('There is no user postgres to run PostgreSQL as.')
  chownSync(folder, user, group)
  return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups']
}

async function untilReady(isReady: string, port: number, server: Bun.Subprocess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) break
    if (Bun.spawnSync([isReady, '-q', '-h', '127.0.0.1', '-p', String(port)]).success) return
    await Bun.sleep(50)
  }
  throw new Error('PostgreSQL did not start.')
}
