import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#adapters/clock/system.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { openPostgres } from '#adapters/postgres/open-postgres.ts'
import { serverForTests } from '#adapters/postgres/test-server-of-postgres.ts'
import { testSecret } from '#adapters/test-ports.ts'
import { endServers, type ServerOptions, type ServerProcess, startServer } from './commands/server-process.ts'
import type { Mail } from './ports/mailer.ts'
import { mailSeal, openMail } from './shared/mail-queue.ts'

/** One process or the other. */
export type Side = 0 | 1

interface CallOptions {
  cookie?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  // Whatever the call answers.
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any call
  body: any
  cookie: string
}

const password = 'a recruiter of tests'
export const admin = { email: 'ada@example.com', password: 'an administrator of tests' }

/** An empty database of PostgreSQL's, and what processes of one instance on it are started with. */
export async function anInstance() {
  const postgres = await serverForTests()
  const url = await postgres.emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'ats-two-processes-'))
  const environment: Record<string, string> = {
    DATABASE_URL: url,
    SESSION_SECRET: testSecret,
    FILE_STORE: 'disk',
    FILES_DIR: join(folder, 'files'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: 'on',
    PROOF_OF_WORK: 'off',
    OCR: 'off',
    AUTO_VERIFY_COMPANIES: 'on',
    PLAN_TRIAL: '5/1000/1000',
  }
  return {
    postgres,
    url,
    rows: <Row extends object>(statement: string, values: unknown[] = []) => postgres.asked<Row>(url, statement, values),
    start: (name: string, more: Record<string, string | undefined> = {}, options: Partial<ServerOptions> = {}) => {
      const all = Object.entries({ ...environment, ...more }).filter((each): each is [string, string] => each[1] !== undefined)
      return startServer({
        dataDir: join(folder, name),
        environment: Object.fromEntries(all),
        patience: 150,
        ...options,
      })
    },
    async end() {
      endServers()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof twoProcesses>>

/** Two processes that answer people, on one database. No mail leaves: each waits in the queue, where the test reads it. */
export async function twoProcesses() {
  const instance = await anInstance()
  const { url, rows, start, end } = instance
  // Together: of two that find an empty database, one makes the tables.
  const sides = (await Promise.all(['one', 'two'].map((name) => start(name, { ROLE: 'web' })))) as [ServerProcess, ServerProcess]
  const database = openPostgres(url)
  const ports = { ...databaseRepositories(database, { clock: systemClock, ids: randomIds }), transaction: database.transaction }
  let addresses = 0
  /** Limits that protect from strangers are no part of what is tried here. */
  const address = () => {
    addresses += 1
    return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
  }

  async function call(side: Side, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { cookie, token, body, headers } = options
    const isForm = body instanceof FormData
    const answer = await fetch(sides[side].address + path, {
      method,
      headers: {
        accept: 'application/json',
        'x-forwarded-for': address(),
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await answer.text()
    const session = answer.headers.getSetCookie().find((each) => each.startsWith('session='))
    return { status: answer.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text, cookie: session?.split(';')[0] ?? '' }
  }

  const must = async (side: Side, method: string, path: string, options: CallOptions = {}) => {
    const answer = await call(side, method, path, options)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }

  const forgetLimits = () => rows('delete from __throttles')

  const logIn = async (email: string, own = password, side: Side = 0) => {
    await forgetLimits()
    return (await must(side, 'POST', '/login', { body: { email, password: own } })).cookie
  }

  /** The newest mail of a kind to an address. */
  async function mailTo(email: string, kind: Mail['kind']): Promise<Mail> {
    const waiting = await rows<{ payload: string }>("select payload from jobs where kind = 'mail' order by created_at, rowid")
    const seal = mailSeal(testSecret)
    const found = waiting
      .map(({ payload }) => openMail(JSON.parse(payload), seal))
      .findLast((mail) => mail.kind === kind && mail.to === email)
    if (!found) throw new Error(`No ${kind} was mailed to ${email}.`)
    return found
  }
  /** Token and address in the link of the newest mail of this kind. */
  async function linkTo(email: string, kind: Mail['kind']): Promise<Record<string, string>> {
    const { link } = (await mailTo(email, kind)) as { link: string }
    return Object.fromEntries(new URL(link).searchParams)
  }

  const register = async (email: string, fullName = 'Rita Recruiter') => {
    await forgetLimits()
    const person = { fullName, email, password, mobileNumber: '1', companyName: 'Example', designation: 'HR' }
    await must(0, 'POST', '/register', { body: person })
  }

  const asAdmin = () => logIn(admin.email, admin.password)

  /** Somebody who owns a workspace, with a session that has just begun. */
  async function recruiter(email: string) {
    await register(email)
    await must(0, 'GET', `/api/verify-email?${new URLSearchParams(await linkTo(email, 'verify-email'))}`)
    const [row] = await rows<{ id: string }>('select id from users where email = $1', [email])
    await must(0, 'POST', `/admin/approve-user/${row!.id}`, { cookie: await asAdmin(), body: {} })
    const [place] = await rows<{ id: string }>('select workspace_id as id from memberships where user_id = $1', [row!.id])
    return { id: row!.id, email, workspaceId: place!.id, cookie: await logIn(email) }
  }

  /** Somebody in the workspace of the owner whose cookie this is. */
  async function colleague(ownerCookie: string, role: string, email: string) {
    await forgetLimits()
    await must(0, 'POST', '/api/team/invitations', { cookie: ownerCookie, body: { email, role } })
    const joining = { fullName: 'Cora Colleague', password, ...(await linkTo(email, 'invitation')) }
    const { cookie } = await must(0, 'POST', '/api/invitation/accept', { body: joining })
    const [row] = await rows<{ id: string }>('select id from users where email = $1', [email])
    return { id: row!.id, email, cookie }
  }

  return {
    ...instance,
    ports: { ...ports, clock: systemClock, ids: randomIds },
    call,
    must,
    /** Both at once: one call to each process. */
    both: (made: (side: Side) => Promise<Answer>) => Promise.all([made(0), made(1)]),
    forgetLimits,
    logIn,
    linkTo,
    register,
    recruiter,
    colleague,
    asAdmin,
    async end() {
      database.close()
      await end()
    },
  }
}

/** How many of them were done. */
export const done = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 400).length
