import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { installDebianPackage } from '#src/commands/debian-package.ts'
import { freePort } from '#src/commands/free-port.ts'
import { root, say } from '#src/commands/prepare.ts'
import { type ServerProcess, startServer } from '#src/commands/server-process.ts'
import { startPostgres } from '#src/tools/testing/postgres-server.ts'
import { cuttingProxy } from './cut-proxy.ts'
import { mailServer } from './mail-server.ts'

export const admin = { email: 'admin@example.com', password: 'many-machines-1' }

/** The processes of the instance, by name. */
export const names = ['web1', 'web2', 'worker1', 'worker2', 'reader'] as const
export type Name = (typeof names)[number]
export const roleOf = (name: Name) => name.replace(/\d/, '') as 'web' | 'worker' | 'reader'

/** Another program than the one of this checkout. */
export interface Program {
  /** Its `src/main.ts`. */
  entry: string
}

/** PostgreSQL, a bucket, a mail server, HAProxy as in our example, and five processes of one instance, all on this machine. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'ats-cluster-'))
  const haproxy = findHaproxy()
  const [postgres, mail] = await Promise.all([startPostgres({ keepsCommits: true }), mailServer()])
  const database = new URL(postgres.url)
  const cutting = await cuttingProxy({ host: database.hostname, port: Number(database.port) })
  await ask(postgres.url, "create database ats encoding 'UTF8' template template0")
  database.pathname = '/ats'
  const url = database.href
  const storage = await bucket(folder)
  const port = freePort()
  const address = `http://127.0.0.1:${port}`
  const ports = new Map<Name, number>()
  const running = new Map<Name, ServerProcess>()

  const throughProxy = new URL(url)
  throughProxy.port = String(cutting.port)
  const environment = (name: Name): Record<string, string> => ({
    ROLE: roleOf(name),
    // The first web process loses connections where a test wants it to.
    DATABASE_URL: name === 'web1' ? throughProxy.href : url,
    SESSION_SECRET: 'the same secret for every process of it',
    PUBLIC_URL: address,
    TRUST_PROXY: 'on',
    FILE_STORE: 's3',
    S3_ENDPOINT: storage.endpoint,
    S3_BUCKET: 'resumes',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_TIMEOUT_SECONDS: '4',
    MAILER: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Hiring <hiring@example.com>',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DEFAULT_PLAN: 'trial',
    PLAN_TRIAL: '100/1000/3',
    AUTO_VERIFY_COMPANIES: 'on',
    PROOF_OF_WORK: 'off',
    OCR: 'off',
    DRAIN_SECONDS: '3',
  })
  const start = async (name: Name, program?: Program) => {
    const listening = ports.get(name) ?? freePort()
    ports.set(name, listening)
    const server = await startServer({
      dataDir: join(folder, name),
      port: listening,
      environment: environment(name),
      // Five of them start on two cores.
      patience: 150,
      ...program,
    })
    running.set(name, server)
    return server
  }
  const of = (name: Name) => {
    const found = running.get(name)
    if (!found) throw new Error(`${name} does not run.`)
    return found
  }
  const startProxy = async () => {
    const config = join(folder, 'haproxy.cfg')
    writeFileSync(
      config,
      haproxyConfig({ port, socket: join(folder, 'haproxy.sock'), web: [ports.get('web1')!, ports.get('web2')!] }),
    )
    const child = Bun.spawn([haproxy, '-db', '-f', config], {
      stdout: Bun.file(join(folder, 'haproxy.log')),
      stderr: Bun.file(join(folder, 'haproxy.err')),
    })
    process.once('exit', () => child.kill('SIGKILL'))
    await until('HAProxy to answer', async () => (await fetch(`${address}/health/live`).catch(() => null))?.ok ?? false)
    return child
  }

  const cluster = {
    /** What people and programs are given. */
    address,
    folder,
    mail,
    storage,
    cutting,
    postgres,
    start,
    /** Where a process answers by itself. */
    at: (name: Name) => of(name).address,
    process: of,
    async kill(name: Name) {
      await of(name).kill()
    },
    stop: (name: Name) => of(name).stop(),
    /** Rows of the database, asked beside the program. */
    rows: <Row extends object>(statement: string, values: unknown[] = []) => ask<Row>(url, statement, values),
    async end() {
      for (const server of running.values()) await server.kill().catch(() => {})
      proxy.kill()
      await proxy.exited
      await storage.stop()
      await mail.stop()
      await cutting.stop()
      await postgres.stop()
      if (!process.env.KEEP_CLUSTER) rmSync(folder, { recursive: true, force: true })
    },
  }
  // The first one makes the tables.
  await start('worker1')
  await Promise.all(names.filter((name) => name !== 'worker1').map((name) => start(name)))
  const proxy = await startProxy()
  return cluster
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Our example as it is, but for what a test has not: the certificate, the ports below 1024, the other machines. */
function haproxyConfig({ port, socket, web }: { port: number; socket: string; web: [number, number] }) {
  const replaced = (text: string, from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`The example of HAProxy has no "${from}" any more.`)
    return text.replace(from, to)
  }
  return [
    ['/run/haproxy/admin.sock mode', `${socket} mode`],
    ['bind :443 ssl crt /etc/haproxy/ats.pem alpn h2,http/1.1', `bind 127.0.0.1:${port}`],
    ['    option httpchk\n', '    option httpchk\n    http-response set-header x-served-by %s\n'],
    ['frontend open\n    bind :80\n    http-request redirect scheme https code 301\n', ''],
    ['10.0.0.11:3000', `127.0.0.1:${web[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${web[1]}`],
  ].reduce((text, [from, to]) => replaced(text, from!, to!), readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8'))
}

/** Where HAProxy is, or installed now from Debian. */
export function findHaproxy(): string {
  const known = () => Bun.which('haproxy') ?? ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync)
  const installed = known()
  if (installed) return installed
  say('Installing HAProxy …')
  installDebianPackage('haproxy')
  const found = known()
  if (!found) throw new Error('No HAProxy was found or could be installed. Install it: apt install haproxy.')
  return found
}

/** A bucket that can go away and come back with what it holds. */
async function bucket(folder: string) {
  const port = freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let child: Bun.Subprocess
  const start = async () => {
    child = Bun.spawn([process.execPath, join(import.meta.dir, 's3-server.ts'), String(port), join(folder, 'bucket')], {
      cwd: root,
      stdout: 'ignore',
      stderr: 'ignore',
    })
    await until('the bucket to answer', async () => (await fetch(endpoint).catch(() => null)) !== null)
  }
  const stop = async () => {
    child.kill('SIGKILL')
    await child.exited
  }
  // Also when the others do not start.
  process.once('exit', () => child.kill('SIGKILL'))
  await start()
  return { endpoint, folder: join(folder, 'bucket'), start, stop }
}

async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

export async function until(what: string, isSo: () => boolean | Promise<boolean>, seconds = 60) {
  const deadline = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await Bun.sleep(50)
  }
}
