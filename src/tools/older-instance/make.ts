import { Database } from 'bun:sqlite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#src/commands/free-port.ts'
import { root } from '#src/commands/prepare.ts'
import { endServers, startServer } from '#src/commands/server-process.ts'
import { askOlder } from './ask.ts'
import type { Known, Size } from './known.ts'
import { tellOlderStory } from './story.ts'

/** The older program is not to be had: the clone has no history that goes so far back. */
export class NoHistory extends Error {}

/** The program as it was at a commit, with its own dependencies, in a folder that is not there yet. */
export function olderProgram(commit: string, folder: string) {
  run(['git', 'worktree', 'add', '--detach', folder, commit], root, () => new NoHistory(`The clone does not have ${commit}.`))
  run([process.execPath, 'install', '--frozen-lockfile'], folder)
}

export function forgetOlderProgram(folder: string) {
  run(['git', 'worktree', 'remove', '--force', folder], root)
}

/** Whether the clone reaches back to a commit. */
export const hasHistory = (commit: string) =>
  Bun.spawnSync(['git', 'cat-file', '-e', `${commit}^{commit}`], { cwd: root, stderr: 'ignore' }).exitCode === 0

interface Wanted {
  /** Where the older program lies. */
  program: string
  commit: string
  /** The data folder that is made. */
  dataDir: string
  size: Size
  /** Begins with the sample workspace of the older program's demo. */
  withDemo: boolean
  /** Where the older program writes a backup of it. */
  backup: string
}

/** Has an older program fill a data folder and back it up; resolves to what it said of it. It is stopped by then. */
export async function makeOlderInstance({ program, commit, dataDir, size, withDemo, backup }: Wanted): Promise<Known> {
  const admin = { email: 'admin@example.com', password: 'an-older-administrator-1' }
  const port = freePort()
  const settings = {
    TRUST_PROXY: 'on',
    PLAN_PAID: '2000/100000/10000',
    MAILER: 'outbox',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PUBLIC_URL: `http://localhost:${port}`,
  }
  if (withDemo) {
    const demo = await startDemo(program, dataDir, port, settings)
    admin.password = demo.password
    await demo.stop()
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  buildPagesOf(program)
  const server = await startServer({ dataDir, port, environment: settings, entry: join(program, 'src/main.ts') })
  try {
    const stage = { address: server.address, dataDir, admin, size }
    const left = await tellOlderStory(stage)
    await untilNothingIsLeftToDo(dataDir)
    const known = await askOlder(stage, left, commit)
    if ((await server.stop()) !== 0) throw new Error(`The older program did not stop well:\n${server.output().slice(-2000)}`)
    run([process.execPath, 'src/commands/backup.ts', backup], program, undefined, { ...settings, DATA_DIR: dataDir })
    return known
  } finally {
    endServers()
  }
}

function buildPagesOf(program: string) {
  run([process.execPath, '-e', "await (await import('./src/commands/prepare.ts')).buildPages()"], program)
}

/** The demo as somebody starts it, until it says its password. */
async function startDemo(program: string, dataDir: string, port: number, settings: Record<string, string>) {
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...environment } = settings
  const child = Bun.spawn([process.execPath, 'run', 'demo'], {
    cwd: program,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment, DATA_DIR: dataDir, PORT: String(port) },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })
  let said = ''
  const decoder = new TextDecoder()
  for await (const chunk of child.stderr) {
    said += decoder.decode(chunk, { stream: true })
    const password = said.match(/^ *password +(\S+)/m)?.[1]
    if (!password) continue
    return {
      password,
      async stop() {
        child.kill('SIGTERM')
        await child.exited
      },
    }
  }
  throw new Error(`The demo ended:\n${said.slice(-2000)}`)
}

/** Until the queue is empty but for later days, and duplicates have been looked for; `now` is the clock of the server. */
export async function untilNothingIsLeftToDo(dataDir: string, now = Date.now, minutes = 10) {
  const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
  const open = sqlite.query<{ count: number }, [number]>(
    `select (select count(*) from jobs where state = 'open' and run_at < ?1) + (select count(*) from people_waiting) as count`,
  )
  try {
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; await Bun.sleep(100))
      if (open.get(now() + 60_000)?.count === 0) return
    throw new Error('The queue did not come to its end.')
  } finally {
    sqlite.close()
  }
}

function run(
  command: string[],
  cwd: string,
  failure: (said: string) => Error = (said) => new Error(said),
  environment: Record<string, string> = {},
) {
  const { exitCode, stderr } = Bun.spawnSync(command, {
    cwd,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  })
  if (exitCode !== 0) throw failure(`${command.join(' ')}: ${stderr}`)
}
