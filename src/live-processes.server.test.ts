import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverForTests } from '#adapters/postgres/test-server-of-postgres.ts'
import { assemble } from './assembly.ts'
import { readConfig } from './config.ts'
import { silentLog } from './http/log.ts'
import { until } from './shared/test-until.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-live-processes-'))
const origin = 'http://localhost:3000'
const ada = { email: 'ada@example.com', password: 'an administrator of tests' }
type Process = Awaited<ReturnType<typeof aProcess>>
let postgres: Awaited<ReturnType<typeof serverForTests>>
let one: Process
let two: Process

/** One server of an instance, as `main.ts` puts it together, in this process. */
async function aProcess(url: string, name: string) {
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
    SESSION_SECRET: 'a secret that only tests know, long enough',
    ADMIN_EMAIL: ada.email,
    ADMIN_PASSWORD: ada.password,
  }
  mkdirSync(environment.DATA_DIR)
  const assembled = await assemble({ config: readConfig(environment), environment, log: silentLog, pages: null })
  await assembled.prepare()
  assembled.app.server.listen({ hostname: '127.0.0.1', port: 0 })
  const port = assembled.app.server.server!.port
  return {
    ...assembled,
    async call(method: string, path: string, { cookie, token, body }: { cookie?: string; token?: string; body?: unknown } = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(cookie ? { cookie } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      return {
        status: answer.status,
        cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        body: text ? JSON.parse(text) : null,
      }
    },
    /** A window, with what it was told. */
    async window(cookie: string, since?: string) {
      const frames: { event: string; data: { candidateId?: string }; moment?: string }[] = []
      const address = `ws://127.0.0.1:${port}/ws${since ? `?since=${encodeURIComponent(since)}` : ''}`
      const socket = new WebSocket(address, { headers: { cookie, origin } } as unknown as string[])
      const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
      socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))))
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve)
        socket.addEventListener('error', reject)
      })
      return { socket, frames, closed }
    },
  }
}

const logIn = async (process: Process) => (await process.call('POST', '/login', { body: ada })).cookie
const tell = ({ app }: Process, workspaceId: string, candidateId: string) =>
  app.windows.liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId: 'j1', candidateId })

let cookie: string
let workspaceId: string
beforeAll(async () => {
  postgres = await serverForTests()
  const url = await postgres.emptyDatabase()
  one = await aProcess(url, 'one')
  two = await aProcess(url, 'two')
  cookie = await logIn(one)
  workspaceId = (await one.app.accounts.sessionUser(cookie.slice(cookie.indexOf('=') + 1)))!.workspaceId
}, 600_000)
afterAll(async () => {
  for (const each of [one, two]) {
    await each?.app.server.server?.stop(true)
    await each?.close()
  }
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

test('a window on one process hears what happens on the other, and coming back to either it is told exactly what it missed', async () => {
  const first = await two.window(cookie, await two.app.windows.moment())
  tell(one, workspaceId, 'c1')
  tell(two, workspaceId, 'c2')
  await until(() => first.frames.length === 2)
  expect(first.frames.map(({ data }) => data.candidateId).toSorted()).toEqual(['c1', 'c2'])
  first.socket.close()
  await first.closed
  tell(two, workspaceId, 'c3')
  tell(one, workspaceId, 'c4')
  const other = await one.window(cookie, await one.app.windows.moment())
  tell(one, workspaceId, 'c5')
  await until(() => other.frames.some(({ data }) => data.candidateId === 'c5'))
  const back = await one.window(cookie, first.frames.at(-1)!.moment)
  await until(() => back.frames.length === 3)
  expect(back.frames.map(({ event, data }) => `${event} ${data.candidateId}`).toSorted()).toEqual(
    ['c3', 'c4', 'c5'].map((id) => `workflowUpdated ${id}`),
  )
  for (const { socket } of [other, back]) socket.close()
}, 120_000)

test('a session that ends on one process closes its windows on the other within a second', async () => {
  const own = await logIn(one)
  const window = await two.window(own)
  const ended = performance.now()
  expect((await one.call('POST', '/logout', { cookie: own, body: {} })).status).toBe(200)
  expect(await window.closed).toBe(1008)
  process.stdout.write(`end of a session to the window's end on the other process: ${Math.round(performance.now() - ended)} ms\n`)
  expect((await two.call('GET', '/user', { cookie: own })).status).toBe(401)
}, 60_000)

test('wrong passwords are counted on both processes together', async () => {
  const guess = (process: Process, at: number) =>
    process.call('POST', '/login', { body: { email: 'somebody@example.com', password: `wrong password ${at}` } })
  const statuses: number[] = []
  for (let at = 0; at < 40 && statuses.at(-1) !== 429; at += 1) statuses.push((await guess(at % 2 ? one : two, at)).status)
  expect(statuses.at(-1)).toBe(429)
  const alone: number[] = []
  for (const process of [one, two]) alone.push((await guess(process, 99)).status)
  expect(alone).toEqual([429, 429])
  expect(statuses.filter((status) => status === 401).length).toBe(10)
}, 120_000)

test('texts of the pages that are changed on one process are shown by the other', async () => {
  const changed = await one.call('PUT', '/admin/site-content', {
    cookie,
    body: { content: { footerText: 'Told to both' }, revision: one.app.admin.site.current().revision },
  })
  expect(changed.status).toBe(200)
  await until(() => two.app.admin.site.current().content.footerText === 'Told to both')
}, 60_000)

test('who needs a second factor is known to the other process within a second', async () => {
  const requirement = async () => (await two.call('GET', '/admin/second-factor-policy', { cookie })).body.requirement
  // The policy counts from the next sign-in of each person.
  const own = await logIn(one)
  for (const wanted of ['administrators', 'nobody']) {
    const before = await requirement()
    expect(before).not.toBe(wanted)
    expect((await one.call('PUT', '/admin/second-factor-policy', { cookie: own, body: { requirement: wanted } })).status).toBe(
      200,
    )
    for (const end = performance.now() + 1000; performance.now() < end && (await requirement()) !== wanted; ) await Bun.sleep(10)
    expect(await requirement()).toBe(wanted)
  }
}, 60_000)

test('a key that is revoked on one process opens nothing on the other', async () => {
  const own = await logIn(one)
  const made = await one.call('POST', '/api/keys', {
    cookie: own,
    body: { kind: 'personal', name: 'Report', scopes: ['reports'] },
  })
  expect(made.status).toBe(201)
  const asked = async () => (await two.call('GET', '/api/v1/analytics', { token: made.body.key })).status
  expect(await asked()).toBe(200)
  expect((await one.call('DELETE', `/api/keys/${made.body.record._id}`, { cookie: own })).status).toBeLessThan(300)
  expect(await asked()).toBe(401)
}, 60_000)
