import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { testServer } from '#adapters/test-server.ts'
import type { Calls } from './contracts/contract.ts'
import { contract } from './contracts/index.ts'
import { aVerifiedCompany } from './jobportal/test-job-portal.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

const minute = 60_000

/** Every call that takes a proof not older than ten minutes, with the body that makes it one; who makes it. */
const proven: Record<string, { by: 'admin' | 'owner' | 'company'; body?: unknown; query?: string }> = {
  'GET /admin/backups/:name': { by: 'admin' },
  'DELETE /admin/delete-user/:id': { by: 'admin' },
  'POST /admin/reset-second-factor/:id': { by: 'admin', body: {} },
  'PUT /admin/update-user/:id': { by: 'admin', body: { role: 'owner' } },
  'GET /api/candidates/export.csv': { by: 'owner' },
  'POST /api/candidates/export.csv': { by: 'owner', body: { ids: [] } },
  'GET /api/candidates/export.json': { by: 'owner' },
  'POST /api/candidates/export.json': { by: 'owner', body: { ids: [] } },
  'GET /api/candidates/export.hr-open.json': { by: 'owner' },
  'POST /api/candidates/export.hr-open.json': { by: 'owner', body: { ids: [] } },
  'POST /api/workspace-archives': { by: 'owner', body: {} },
  'GET /api/workspace-archives/:id/file': { by: 'owner' },
  'GET /api/analytics/rows.csv': { by: 'owner', query: '?measure=ranked' },
  'POST /api/identities/:provider': { by: 'owner', body: {} },
  'DELETE /api/identities/:provider': { by: 'owner' },
  'POST /api/passkeys/challenge': { by: 'owner', body: {} },
  'POST /api/passkeys': {
    by: 'owner',
    body: { name: 'A', made: { id: '', clientDataJSON: '', attestationObject: '', isDiscoverable: null } },
  },
  'DELETE /api/passkeys/:id': { by: 'owner' },
  'POST /jobportal/passkeys/challenge': { by: 'company', body: {} },
  'POST /jobportal/passkeys': {
    by: 'company',
    body: { name: 'A', made: { id: '', clientDataJSON: '', attestationObject: '', isDiscoverable: null } },
  },
  'DELETE /jobportal/passkeys/:id': { by: 'company' },
  'PUT /admin/second-factor-policy': { by: 'admin', body: { requirement: 'nobody' } },
  'POST /api/second-factor/confirm': { by: 'owner', body: { code: '123456' } },
  'POST /api/team/invitations': { by: 'owner', body: { email: 'new@example.com', role: 'owner' } },
  'PUT /api/team/members/:id/role': { by: 'owner', body: { role: 'viewer' } },
  'POST /api/team/members/:id/transfer': { by: 'owner', body: {} },
  'PUT /api/directory/roles': { by: 'owner', body: { otherRole: 'viewer', groups: [] } },
  'POST /api/keys': { by: 'owner', body: { kind: 'personal', name: 'A key', scopes: [] } },
  'POST /api/assistant-consent': {
    by: 'owner',
    body: {
      asked: { client_id: 'x', redirect_uri: 'x', response_type: 'x', code_challenge: 'x', code_challenge_method: 'x' },
      isAllowed: true,
      scopes: [],
    },
  },
  'POST /api/webhooks': { by: 'owner', body: { name: 'A receiver', url: 'https://example.com', events: [] } },
  'POST /api/webhooks/:id/secret': { by: 'owner', body: {} },
  'GET /jobportal/applications/:id/export.csv': { by: 'company' },
}

/** Calls that look alike and take none, each with the reason. */
const withoutProof: Record<string, string> = {
  'POST /api/second-factor': 'brings the password itself',
  'POST /api/second-factor/off': 'brings password and code itself',
  'POST /api/second-factor/recovery-codes': 'brings password and code itself',
  'GET /admin/second-factor-policy': 'reads one word about the instance',
  'GET /jobportal/passkeys': 'reads about oneself',
  'PUT /jobportal/passkeys/:id': 'changes a name',
  'POST /api/jobportal/login/passkey/challenge': 'comes before signing in',
  'POST /api/jobportal/login/passkey': 'is signing in',
  'GET /api/passkeys': 'reads about oneself',
  'PUT /api/passkeys/:id': 'changes a name',
  'POST /api/passkeys/recovery-codes': 'brings what a passkey signed itself',
  'POST /api/login/passkey/challenge': 'comes before signing in',
  'POST /api/login/passkey': 'is signing in',
  'GET /api/second-factor': 'reads one word about oneself',
  'GET /admin/backups': 'names and sizes',
  'POST /admin/backups': 'the backup stays on the server',
  'DELETE /admin/backups/:name': 'shows nobody anything',
  'POST /admin/backups/check': 'shows nobody anything',
  'GET /api/decision-ledger/rows.csv': 'ids and numbers, no candidates',
  'GET /admin/decision-ledger/rows.csv': 'ids and numbers, no candidates',
  'GET /admin/audit.csv': 'ids and actions, no candidates',
  'GET /admin/connections.csv': 'hosts, sizes and ids, no candidates',
  'GET /api/analytics/sections/:section': 'numbers, no people',
  'GET /api/candidates/:id/export': 'one person, who asked for it',
  'GET /api/application/:token/data.zip': 'the own data of whoever has the link',
  'GET /api/keys': 'says no key',
  'DELETE /api/keys/:id': 'takes away',
  'GET /api/webhooks': 'says no secret',
  'PUT /api/webhooks/:id': 'makes no secret',
  'DELETE /api/webhooks/:id': 'takes away',
  'POST /api/webhooks/:id/test': 'says nothing',
  'GET /api/webhooks/:id/deliveries': 'shows messages without their bodies',
  'POST /api/webhooks/:id/deliveries/:delivery/replay': 'sends once more what was sent',
  'POST /api/team/invitations/:id/resend': 'gives the role that a proof gave',
  'DELETE /api/team/invitations/:id': 'takes away',
  'DELETE /api/team/members/:id': 'takes away, and can be undone by an invitation',
  'GET /notice/:token/data.zip': 'opened by a private link, not by a session',
  'POST /api/workspaces/:id/switch': 'no rights change',
  'GET /api/workspaces': 'reads',
  'GET /api/team': 'reads',
}

/** What such calls are called: a new one that is called so has to be in one of the tables. */
const looksLikeIt =
  /backup|export|\.csv|\.zip|\.json$|second-factor|passkey|\/role|transfer|invitations|members|\/keys|webhook|secret|delete-user|update-user|workspaces|sections\/|DELETE \/(user|api\/account|api\/workspace|jobportal\/(profile|account))/

const withStepUp = Object.entries(contract as Calls).flatMap(([name, { stepUp }]) => (stepUp ? [name] : []))

test('the contracts name exactly the calls of the table', () => {
  expect(withStepUp.sort()).toEqual(Object.keys(proven).sort())
})

test('every call that looks like one of them is in the table, or says why not', () => {
  const alike = Object.keys(contract).filter((name) => looksLikeIt.test(name) && !proven[name] && !withoutProof[name])
  const isOpen = (name: string) => ['GET /api/invitation', 'POST /api/invitation/accept', 'GET /api/team'].includes(name)
  expect(alike.filter((name) => !isOpen(name))).toEqual([])
})

const server = testServer()
let owner = ''
let admin = ''
let company = ''

beforeAll(async () => {
  owner = (await server.recruiter()).cookie
  admin = await server.admin()
  company = (await aVerifiedCompany(server)).token
})

const call = (name: string, { by, body, query = '' }: { by: string; body?: unknown; query?: string }) => {
  const [method = '', path = ''] = name.split(' ')
  const who = by === 'company' ? { token: company } : { cookie: by === 'admin' ? admin : owner }
  return server.call(method, path.replaceAll(/:\w+/g, 'nothing') + query, { ...who, ...(body === undefined ? {} : { body }) })
}
const ownerProof = { password: 'a recruiter of tests' }
const prove = async () => {
  await server.call('POST', '/api/proof', { cookie: owner, body: ownerProof })
  await server.call('POST', '/api/proof', { cookie: admin, body: { password: 'an administrator of tests' } })
  await server.call('POST', '/jobportal/proof', { token: company, body: { password: 'a company of tests' } })
}
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).body?.code

test.each(Object.entries(proven))('%s asks for a proof once the last one is ten minutes old', async (name, row) => {
  await prove()
  server.clock.advance(10 * minute)
  expect(await codeOf(call(name, row))).not.toBe('STEP_UP_NEEDED')
  server.clock.advance(1000)
  const refused = await call(name, row)
  expect([refused.status, refused.body.code, refused.body.proof]).toEqual([403, 'STEP_UP_NEEDED', 'password'])
  await prove()
  expect(await codeOf(call(name, row))).not.toBe('STEP_UP_NEEDED')
})

test('signing in is a proof; working on without one is not', async () => {
  server.clock.advance(11 * minute)
  const cookie = await server.logIn('rita@example.com', ownerProof.password)
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie })).status).toBe(200)
  for (let used = 0; used < 3; used++) {
    server.clock.advance(5 * minute)
    await server.call('GET', '/user', { cookie })
  }
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie })).status).toBe(403)
})

test('a proof counts for the session that gave it, and for no other', async () => {
  const other = await server.logIn('rita@example.com', ownerProof.password)
  server.clock.advance(11 * minute)
  await server.call('POST', '/api/proof', { cookie: owner, body: ownerProof })
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie: owner })).status).toBe(200)
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie: other })).status).toBe(403)
})

test('what needs no proof goes on: a role that is no owner, a form without a role', async () => {
  server.clock.advance(11 * minute)
  const viewer = { email: 'viewer@example.com', role: 'viewer' }
  expect((await server.call('POST', '/api/team/invitations', { cookie: owner, body: viewer })).status).toBe(201)
  expect(await codeOf(call('PUT /admin/update-user/:id', { by: 'admin', body: { fullName: 'Ada' } }))).toBe('NOT_FOUND')
})

test('whoever may not is told so, and is not asked for a proof', async () => {
  server.clock.advance(11 * minute)
  expect(await codeOf(call('GET /admin/backups/:name', { by: 'owner' }))).toBe('FORBIDDEN')
})

test('the page hears beforehand whether it has to ask', async () => {
  const asked = async () => (await server.call('GET', '/api/proof', { cookie: owner })).body
  await prove()
  expect(await asked()).toEqual({ needed: false, proof: 'password', ways: [], hasPasskey: false })
  server.clock.advance(10 * minute)
  expect(await asked()).toEqual({ needed: true, proof: 'password', ways: [], hasPasskey: false })
  expect((await server.call('GET', '/jobportal/proof', { token: company })).body).toEqual({
    needed: true,
    proof: 'password',
    hasPasskey: false,
  })
})

test('a key goes on: it was made with a proof', async () => {
  await prove()
  const body = { kind: 'personal', name: 'Nightly', scopes: ['reports'], days: null }
  const { key } = (await server.call('POST', '/api/keys', { cookie: owner, body })).body
  server.clock.advance(11 * minute)
  expect((await server.call('GET', '/api/candidates/export.csv', { token: key })).status).toBe(200)
})

const entries = async () => (await server.call('GET', '/admin/audit?limit=200', { cookie: await server.admin() })).body

test('wrong proofs are counted, written down and change nothing; a right one is written down too', async () => {
  server.clock.advance(11 * minute)
  const wrong = () => server.call('POST', '/api/proof', { cookie: owner, body: { password: 'not this one' } })
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await wrong()).status)
  expect(statuses).toEqual([...Array(10).fill(403), 429])
  expect((await server.call('POST', '/api/proof', { cookie: owner, body: ownerProof })).status).toBe(429)
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie: owner })).status).toBe(403)
  server.clock.advance(2 * minute)
  expect((await server.call('POST', '/api/proof', { cookie: owner, body: ownerProof })).status).toBe(200)
  const ofCompany = () => server.call('POST', '/jobportal/proof', { token: company, body: { password: 'not this one' } })
  for (let tries = 0; tries < 10; tries++) expect((await ofCompany()).body.code).toBe('WRONG_PASSWORD')
  expect((await ofCompany()).status).toBe(429)
  const written = await entries()
  const actions: string[] = written.entries.map(({ action }: { action: string }) => action)
  expect(actions.filter((action) => action === 'proof-failed')).toHaveLength(20)
  expect(actions).toContain('prove')
})

/** What an authenticator app shows at this moment. */
const appCode = (secret: string, at: Date) => {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  return String((hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('with two-factor sign-in a code is as good as the password, once', async () => {
  const cookie = (await server.recruiter('two@example.com')).cookie
  server.clock.advance(11 * minute)
  const { secret } = (await server.call('POST', '/api/second-factor', { cookie, body: ownerProof })).body
  const code = () => appCode(secret.replaceAll(' ', ''), server.clock.now())
  expect((await server.call('POST', '/api/second-factor/confirm', { cookie, body: { code: code() } })).status).toBe(200)
  server.clock.advance(11 * minute)
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie })).body.proof).toBe('password-or-code')
  const given = { code: code() }
  expect((await server.call('POST', '/api/proof', { cookie, body: given })).status).toBe(200)
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie })).status).toBe(200)
  server.clock.advance(1000)
  expect((await server.call('POST', '/api/proof', { cookie, body: given })).body.code).toBe('WRONG_CODE')
})

test('a session of an older version counts from its beginning', async () => {
  const cookie = await server.logIn('rita@example.com', ownerProof.password)
  await server.transaction(async () => await server.database.query().run(sql`UPDATE sessions SET proven_at = NULL`))
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie })).status).toBe(200)
  server.clock.advance(11 * minute)
  expect((await server.call('GET', '/api/candidates/export.csv', { cookie })).status).toBe(403)
})
