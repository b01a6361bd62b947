import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { fileStores } from '#adapters/file-store/index.ts'
import { placesInStore } from '#adapters/kept-places.ts'
import { serverForTests } from '#adapters/postgres/test-server-of-postgres.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { openAccount } from './open-account.ts'
import { endServers, type ServerProcess, signIn, startServer } from './server-process.ts'

setDefaultTimeout(240_000)

type Listed = { _id: string }

const folder = mkdtempSync(join(tmpdir(), 'ats-scratch-'))
const admin = { email: 'ada@example.com', password: 'a-long-admin-password' }
const rosa = { email: 'rosa@example.com', password: 'a-long-recruiter-password' }
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  // It forgets the final slash of the address when it checks the signature of a list.
  allowMismatchedSignatures: true,
  directory: join(folder, 'bucket'),
  configureBuckets: [{ name: 'resumes', configs: [] }],
})
let postgres: Awaited<ReturnType<typeof serverForTests>>
let settings: Record<string, string>
let server: ServerProcess
let cookie = ''
let starts = 0

beforeAll(async () => {
  const { port } = await bucket.run()
  postgres = await serverForTests()
  settings = {
    DATABASE_URL: await postgres.emptyDatabase(),
    SESSION_SECRET: 'a secret that is long enough for a test',
    FILE_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'resumes',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
}, 240_000)
afterAll(async () => {
  endServers()
  await postgres.stop()
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const dataDir = () => join(folder, `data-${starts}`)
/** A server on a machine that has never seen the instance. */
async function startElsewhere() {
  rmSync(dataDir(), { recursive: true, force: true })
  starts += 1
  server = await startServer({ dataDir: dataDir(), environment: settings })
}
const call = async (path: string, as: string, init: RequestInit = {}) => {
  const response = await fetch(server.address + path, { ...init, headers: { cookie: as } })
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, body: type.includes('json') ? await response.json() : await response.bytes() }
}
const until = async (isSo: () => Promise<boolean>) => {
  for (const deadline = performance.now() + 100_000; !(await isSo()); await Bun.sleep(50))
    if (performance.now() > deadline) throw new Error(`It did not come so far:\n${server.output().slice(-3000)}`)
}

test('a server on PostgreSQL and a bucket loses nothing with its data folder', async () => {
  await startElsewhere()
  const store = plugIn(fileStores, 's3', settings, { fetch, clock: systemClock, dataDir: folder })
  const places = placesInStore(store, { dataDir: folder, clock: systemClock })
  let adminCookie = await signIn(server.address, admin)
  const office = { fullName: 'Rosa Recruiter', mobileNumber: '+1 415 555 0100', companyName: 'Office', designation: 'Recruiter' }
  cookie = await openAccount({ address: server.address, dataDir: places.mails, adminCookie }, { ...office, ...rosa })
  const resumes = {
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0177' }),
  }
  await call('/api/submit', cookie, { method: 'POST', body: submissionForm(resumes, await aJobDescription()) })
  const candidates = async () => {
    const { body } = await call('/api/candidate-filtering', cookie)
    return body as Listed[]
  }
  const [gone, stays] = (await candidates()) as [Listed, Listed]
  expect(await call(`/api/candidates/${gone._id}`, cookie, { method: 'DELETE' })).toMatchObject({ status: 200 })
  expect(await call('/admin/backups', adminCookie, { method: 'POST' })).toMatchObject({ status: 202 })
  await until(async () => {
    const { body } = await call('/admin/backups', adminCookie)
    expect(body.lastFailure).toBeNull()
    return body.backups.length === 1 && body.running === null
  })
  expect(await call('/admin/backups/check', adminCookie, { method: 'POST' })).toMatchObject({ status: 202 })
  await until(async () => (await call('/admin/backups', adminCookie)).body.lastCheck !== null)
  const keysBefore = (await Array.fromAsync(store.keys(''))).toSorted()
  await server.kill()

  await startElsewhere()
  // Who was signed in stays so, and so do the secrets that the database is sealed with.
  expect((await call('/user', cookie)).status).toBe(200)
  adminCookie = await signIn(server.address, admin)
  expect((await candidates()).map(({ _id }) => _id)).toEqual([stays._id])
  const { body: mails } = await call('/admin/outbox', adminCookie)
  expect(mails.mails.length).toBeGreaterThan(0)
  expect(await call(`/admin/outbox/${mails.mails[0]._id}`, adminCookie)).toMatchObject({
    status: 200,
    body: { text: expect.any(String) },
  })
  expect(Buffer.from((await places.erasures.read())!).toString()).toContain('"people":[')
  const { body: audit } = await call('/admin/audit/verify', adminCookie, { method: 'POST' })
  expect(audit.intact).toBe(true)
  expect(audit.anchors).toBeGreaterThan(0)
  const { body: kept } = await call('/admin/backups', adminCookie)
  expect(kept.lastCheck.problems).toEqual([])
  const { body: archive } = await call(`/admin/backups/${kept.backups[0].name}`, adminCookie)
  expect([archive[0], archive[1], archive.length]).toEqual([0x1f, 0x8b, kept.backups[0].bytes])
  const keysAfter = new Set(await Array.fromAsync(store.keys('')))
  expect(keysBefore.filter((key) => !keysAfter.has(key))).toEqual([])
  expect(await server.stop()).toBe(0)
})
