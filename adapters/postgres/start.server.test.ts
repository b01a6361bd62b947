import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAccount } from '#src/commands/open-account.ts'
import { root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { aJobDescription, aResume } from '../test-documents.ts'
import { submissionForm } from '../test-server.ts'
import { serverForTests } from './test-server-of-postgres.ts'

setDefaultTimeout(60_000)

const admin = { email: 'ada@example.com', password: 'a-long-admin-password' }
const rosa = { email: 'rosa@example.com', password: 'a-long-recruiter-password' }
let postgres: Awaited<ReturnType<typeof serverForTests>>
let folder: string
let url: string
let server: ServerProcess
let cookie: string

const environment = () => ({ DATABASE_URL: url, SESSION_SECRET: 'a secret that is long enough for a test' })
const dataDir = () => join(folder, 'data')
const call = async (path: string, init: { method?: string; body?: BodyInit; cookie?: string } = {}) => {
  const headers = { cookie: init.cookie ?? cookie, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) }
  const response = await fetch(server.address + path, { method: init.method ?? 'GET', body: init.body, headers })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null }
}
const upload = async (resumes: Record<string, Uint8Array>) =>
  call('/api/submit', { method: 'POST', body: submissionForm(resumes, await aJobDescription()) })
const candidates = async () =>
  (await call('/api/candidate-filtering')).body.map(({ _id }: { _id: string }) => _id).toSorted() as string[]

/** What a command or a server that does not start says, and how it ends. */
async function said(command: string[], more: Record<string, string> = {}) {
  const child = Bun.spawn([process.execPath, ...command], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir(),
      ...environment(),
      ...more,
    },
    stdout: 'ignore',
    stderr: 'pipe',
  })
  return { words: (await new Response(child.stderr).text()).trim(), code: await child.exited }
}

beforeAll(async () => {
  postgres = await serverForTests()
  url = await postgres.emptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'ats-postgres-start-'))
}, 120_000)

afterAll(async () => {
  endServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a server on an empty database is set up, lets somebody in and ranks what they upload', async () => {
  server = await startServer({ dataDir: dataDir(), environment: environment() })
  const link = /http\S+setup\?token=\S+/.exec(server.output())![0]
  const token = new URL(link).searchParams.get('token')
  cookie = ''
  const setUp = { token, fullName: 'Ada Admin', ...admin }
  expect(await call('/api/setup', { method: 'POST', body: JSON.stringify(setUp) })).toMatchObject({ status: 201 })
  const adminCookie = await signIn(server.address, admin)
  const office = { fullName: 'Rosa Recruiter', mobileNumber: '+1 415 555 0100', companyName: 'Office', designation: 'Recruiter' }
  cookie = await openAccount({ address: server.address, dataDir: dataDir(), adminCookie }, { ...office, ...rosa })
  const { status, body } = await upload({
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0177' }),
  })
  expect([status, body.results.length]).toEqual([200, 2])
  expect(body.results[0].matchingResult[0]['Resume Data']['Matching Percentage']).toBeGreaterThan(0)
  const job = body.results[0].jobDescriptionId._id
  const ranking = await call(`/api/job-descriptions/${job}/ranking`)
  expect(ranking.body.rows.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(await candidates())
  expect(await Bun.file(join(dataDir(), 'ats.db')).exists()).toBe(false)
})

test('a second server beside it serves the same instance, and both can write', async () => {
  const second = await startServer({ dataDir: join(folder, 'other'), environment: environment() })
  const there = await postgres.asked<{ id: string; pid: string }>(url, 'select id, pid from processes order by started_at')
  expect(there.map(({ pid }) => Number(pid))).toEqual([server.pid, second.pid])
  const [candidate] = await candidates()
  const notes = Array.from({ length: 20 }, (_, number) => `Note ${number}`)
  const answers = await Promise.all(
    notes.map((text, number) =>
      fetch(`${number % 2 ? second.address : server.address}/api/candidates/${candidate}/notes`, {
        method: 'POST',
        body: JSON.stringify({ text }),
        headers: { cookie, 'content-type': 'application/json' },
      }).then(({ status }) => status),
    ),
  )
  expect(answers).toEqual(notes.map(() => 201))
  for (const { address } of [server, second]) {
    const page = await (await fetch(`${address}/api/candidates/${candidate}/workflow`, { headers: { cookie } })).text()
    expect(notes.filter((text) => !page.includes(`"${text}"`))).toEqual([])
  }
  // Two people who saw the same move the candidate at once: one does, the other is told.
  const seen = (await call(`/api/candidates/${candidate}/workflow`)).body
  const next = seen.stages.find(
    ({ _id, kind }: { _id: string; kind: string }) => _id !== seen.placement.stageId && kind !== 'rejected',
  )
  const move = ({ address }: ServerProcess) =>
    fetch(`${address}/api/candidates/${candidate}/stage`, {
      method: 'PUT',
      body: JSON.stringify({ stageId: next._id, version: seen.placement.version }),
      headers: { cookie, 'content-type': 'application/json' },
    }).then(({ status }) => status)
  expect((await Promise.all([server, second, server, second].map(move))).toSorted()).toEqual([200, 409, 409, 409])
  expect(await second.stop()).toBe(0)
  expect(await postgres.asked(url, 'select 1 from processes')).toHaveLength(1)
})

test('two servers that share a data folder do not take each other’s files', async () => {
  const second = await startServer({ dataDir: dataDir(), environment: environment() })
  expect(
    (await upload({ 'ove.pdf': await aResume({ name: 'Ove Dahl', email: 'ove@example.com', phone: '+1 415 555 0230' }) })).status,
  ).toBe(200)
  expect(await second.stop()).toBe(0)
})

test('its database is backed up, looked at and left alone by commands', async () => {
  const archive = join(folder, 'a.tar.gz')
  const backup = await said(['src/commands/backup.ts', archive])
  expect([backup.code, await Bun.file(archive).exists()]).toEqual([0, true])
  expect(backup.words).toMatch(/[1-9] files and [1-9] mails/)
  const verified = await said(['src/commands/audit-verify.ts'])
  expect(verified.code).toBe(0)
  expect(verified.words).toMatch(/entries fit; notes about them beside the database that were compared: \d/)
  const restored = await said(['src/commands/restore.ts', archive, '--force'])
  expect(restored).toMatchObject({ code: 1, words: expect.stringContaining('is using postgres://postgres@127.0.0.1') })
  const sealed = await said(['src/commands/sealing-off.ts'])
  expect(sealed).toMatchObject({ code: 1, words: expect.stringContaining('Stop it first.') })
})

test('connections that break are made again, and nothing that was acknowledged is lost', async () => {
  const before = await candidates()
  await postgres.asked(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const resume = await aResume({ name: 'Ola Nord', email: 'ola@example.com', phone: '+1 415 555 0188' })
  let answer = await upload({ 'ola.pdf': resume })
  for (let tries = 0; answer.status === 503 && tries < 20; tries++) {
    await Bun.sleep(100)
    answer = await upload({ 'ola.pdf': resume })
  }
  expect(answer.status).toBe(200)
  expect(await candidates()).toHaveLength(before.length + 1)
})

test('a server that was killed leaves everything to the next one', async () => {
  const before = await candidates()
  await server.kill()
  server = await startServer({ dataDir: dataDir(), environment: environment() })
  cookie = await signIn(server.address, rosa)
  expect(await candidates()).toEqual(before)
  // Whoever leads notes where the log stands: the next one does so once it leads.
  let verified = await said(['src/commands/audit-verify.ts'])
  for (const until = Date.now() + 20_000; / compared: 0\b/.test(verified.words) && Date.now() < until; )
    verified = await said(['src/commands/audit-verify.ts'])
  expect(verified).toMatchObject({ code: 0, words: expect.stringMatching(/that were compared: [1-9]/) })
})

test('what cannot be used says so in one sentence, without the password', async () => {
  const away = await said(['src/main.ts'], { DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1:9/ats' })
  expect(away.code).toBe(1)
  expect(away.words).toContain('The database postgres://somebody@127.0.0.1:9/ats of DATABASE_URL cannot be used')
  expect(away.words).not.toContain('secret-word')
  const bare = await said(['src/main.ts'], { SESSION_SECRET: '' })
  expect(bare).toEqual({
    code: 1,
    words: 'SESSION_SECRET is not set, but takes 32 characters or more where DATABASE_URL leads to PostgreSQL.',
  })
  const closed = await said(['src/main.ts'], {
    DATABASE_URL: 'postgres://somebody:secret-word@db.example.com/ats',
    OUTGOING: 'deny',
  })
  expect(closed.words).toContain('DATABASE_URL leads to db.example.com:5432')
})
