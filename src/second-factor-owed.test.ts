import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { contract } from './contracts/index.ts'

/** What somebody may do before they have set up the second factor that they owe. Everything else is refused. */
const open = [
  'GET /user',
  'PUT /api/welcome',
  'GET /api/second-factor',
  'POST /api/second-factor',
  'POST /api/second-factor/confirm',
  'GET /api/passkeys',
  'POST /api/passkeys/challenge',
  'POST /api/passkeys',
  'GET /api/proof',
  'POST /api/proof/challenge',
  'POST /api/proof',
]

/** Who owes a second factor is an administrator and an owner, so that nothing is closed to them for another reason. */
async function anOwingAdministrator() {
  const server = testServer({ SECOND_FACTOR_REQUIRED: 'everybody' })
  return { server, cookie: await server.admin() }
}

test('whoever owes a second factor may set one up, and nothing else', async () => {
  const { server, cookie } = await anOwingAdministrator()
  const stranger = testServer()
  const passed: string[] = []
  let refused = 0
  for (const name of Object.keys(contract)) {
    if (name === 'POST /logout') continue
    const [method = '', place = ''] = name.split(' ')
    const path = place.split('?')[0]!.replaceAll(/:\w+/g, 'nothing')
    const isChange = method !== 'GET'
    const asked = { ...(isChange ? { body: {} } : {}) }
    const answer = await server.call(method, path, { cookie, ...asked })
    if (answer.body?.code === 'SECOND_FACTOR_OWED') refused++
    if (answer.body?.code === 'SECOND_FACTOR_OWED') continue
    // What everybody is answered without signing in is no question of a second factor; neither is what is refused like a stranger.
    const unknown = await stranger.call(method, path, asked)
    if (answer.status === unknown.status && answer.body?.code === unknown.body?.code) continue
    passed.push(name)
  }
  expect(passed.toSorted()).toEqual(open.toSorted())
  expect(refused).toBeGreaterThan(200)
  expect((await server.call('GET', '/user', { cookie })).body.user.owes).toBe('set-up')
  expect((await server.call('GET', '/admin/dashboard', { cookie })).body).toMatchObject({
    code: 'SECOND_FACTOR_OWED',
    owed: 'set-up',
  })
}, 60_000)

test('signing out is open, and no key is made', async () => {
  const { server, cookie } = await anOwingAdministrator()
  const key = { kind: 'personal', name: 'A program', scopes: ['reports'], days: null }
  expect((await server.call('POST', '/api/keys', { cookie, body: key })).body.code).toBe('SECOND_FACTOR_OWED')
  expect((await server.call('POST', '/logout', { cookie, body: {} })).status).toBe(200)
  expect((await server.call('GET', '/user', { cookie })).status).toBe(401)
})

test('keys that are there go on', async () => {
  const server = testServer()
  const admin = await server.admin()
  const body = { kind: 'personal', name: 'A program', scopes: ['reports'], days: null }
  const { key } = (await server.call('POST', '/api/keys', { cookie: admin, body })).body
  await server.call('PUT', '/admin/second-factor-policy', { cookie: admin, body: { requirement: 'everybody' } })
  expect((await server.call('GET', '/admin/dashboard', { cookie: await server.admin() })).status).toBe(403)
  expect((await server.call('GET', '/api/v1/analytics', { token: key })).status).toBe(200)
})
