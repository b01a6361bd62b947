import { beforeAll, describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { scopes } from './connections/constants.ts'
import { openCalls, scopeOf } from './connections/key-scopes.ts'

const canary = 'Xanthippe'
const server = testServer()
const days = (count: number) => count * 24 * 60 * 60 * 1000
let owner = ''
let admin = ''
let candidate = ''
const keys: Record<string, string> = {}

const make = async (cookie: string, body: object) =>
  server.call('POST', '/api/keys', { cookie, body: { kind: 'personal', name: 'A program', ...body } })
const keyWith = async (cookie: string, body: object): Promise<string> => (await make(cookie, body)).body.key

beforeAll(async () => {
  owner = (await server.recruiter('owner@example.com')).cookie
  admin = await server.admin()
  const form = submissionForm({ 'a.pdf': await aResume({ name: `${canary} Talvik` }) }, await aJobDescription())
  candidate = (await server.call('POST', '/api/submit', { cookie: owner, body: form })).body.results[0]._id
  for (const scope of scopes)
    keys[scope] = await keyWith(scope === 'admin' ? admin : owner, {
      scopes: [scope],
      // Stays when whoever made it leaves the team.
      ...(scope === 'directory' && { kind: 'workspace' }),
    })
}, 60_000)

describe('keys for programs', () => {
  test('every scope opens its own calls and no other, over every route there is', async () => {
    const routes = server.app.server.routes.filter(({ method }) => method !== 'WS' && method !== 'OPTIONS')
    const leaks: string[] = []
    let closed = 0
    for (const { method, path } of routes) {
      // Takes the token of an assessment's link the same way, and says that this is none.
      if (path === '/upload') continue
      // Takes every key; what it reaches there is asked for each tool: src/assistants/assistants.test.ts.
      if (path === '/mcp') continue
      const call = `${method} ${path}`
      const ids = method === 'GET' ? candidate : 'nothing'
      const address = path.replaceAll(/:[a-zA-Z]+/g, ids).replace('*', 'nothing')
      const headers = { accept: 'application/json' }
      const body = method === 'GET' ? undefined : {}
      const anonymous = await server.call(method, address, { headers, body })
      for (const scope of scopes) {
        const answer = await server.call(method, address, { headers, body, token: keys[scope] })
        // Directories read another shape of failures, without a code.
        const isRefusal = answer.body?.code === 'KEY_NOT_ALLOWED' || (path.startsWith('/scim/') && answer.status === 403)
        const refused = answer.status === 401 || isRefusal
        if (scopeOf(call) === scope) {
          if (refused) leaks.push(`${call} is not opened by ${scope}: ${answer.status}`)
          continue
        }
        closed += 1
        // A call that nobody needs a session for answers as it answers everybody.
        const asAnybody = answer.status === anonymous.status && answer.body?.code === anonymous.body?.code
        // A challenge for a sign-in is another one each time it is asked for.
        const isSameText = answer.text === anonymous.text || path.endsWith('/login/passkey/challenge')
        const isOpenToAll = asAnybody && (anonymous.status !== 200 || isSameText)
        const isSame = isOpenToAll || (asAnybody && !/^\/(?:api|admin)\//.test(path))
        if (!refused && !isSame) leaks.push(`${call} with ${scope}: ${answer.status}`)
        if (answer.text.includes(canary)) leaks.push(`${call} with ${scope} shows the candidate`)
      }
    }
    expect(leaks).toEqual([])
    expect(closed).toBeGreaterThan(1000)
  }, 120_000)

  test('every call that a scope names is there, once', () => {
    const routes = new Set(server.app.server.routes.map(({ method, path }) => `${method} ${path}`))
    expect(openCalls().filter((call) => !routes.has(call))).toEqual([])
  })

  test('the calls have an address with a version, for keys alone', async () => {
    const token = keys['candidates:read']
    const answer = await server.call('GET', `/api/v1/candidates/${candidate}`, { token })
    expect([answer.status, answer.text.includes(canary)]).toEqual([200, true])
    expect((await server.call('GET', `/api/v1/candidates/${candidate}`, { cookie: owner })).status).toBe(401)
    expect((await server.call('GET', '/api/v1/admin/users', { token: keys.admin })).status).toBe(200)
    expect((await server.call('GET', '/api/v1/admin/users', { token })).body.code).toBe('KEY_NOT_ALLOWED')
    expect((await server.call('GET', '/api/v1/v1/candidates/summary', { token })).status).toBe(404)
    const tagged = await server.call('POST', `/api/v1/candidates/${candidate}/tags`, {
      token: keys['candidates:write'],
      body: { name: 'From a program' },
    })
    expect(tagged.status).toBeLessThan(300)
  })

  test('a program follows the links to files that it was given, those of its own workspace', async () => {
    const token = keys['candidates:read']
    const { body } = await server.call('GET', `/api/candidates/${candidate}`, { token })
    const { url } = (await server.call('GET', `/api/v1/resumes/${body.resumeId._id}`, { token })).body
    const status = async (with_: object) => (await server.call('GET', url, with_)).status
    const stranger = await keyWith((await server.recruiter('elsewhere@example.com')).cookie, { scopes: ['candidates:read'] })
    expect([
      await status({ token }),
      await status({}),
      await status({ token: keys.reports }),
      await status({ token: stranger }),
    ]).toEqual([200, 401, 403, 404])
  })

  test('resumes can be sent by a program', async () => {
    const form = submissionForm(
      { 'b.pdf': await aResume({ name: 'Bo Example', email: 'bo@example.com' }) },
      await aJobDescription(),
    )
    const answer = await server.call('POST', '/api/v1/submit', { token: keys['candidates:write'], body: form })
    expect([answer.status, answer.body.results.length]).toEqual([200, 1])
  })

  test('a key is shown once, kept as a hash, and listed with when it was last used', async () => {
    const { status, body } = await make(owner, { scopes: ['reports'], name: '  Nightly   report ' })
    expect([status, body.record.name, body.key.startsWith('ats_')]).toEqual([201, 'Nightly report', true])
    await server.call('GET', '/api/analytics', { token: body.key })
    const list = await server.call('GET', '/api/keys', { cookie: owner })
    const listed = list.body.find(({ _id }: { _id: string }) => _id === body.record._id)
    expect(listed).toMatchObject({ hint: body.key.slice(-4), lastUsedAt: server.clock.now().toISOString() })
    expect(list.text).not.toContain(body.key)
    const stored = JSON.stringify(await server.apiKeys.find((await session(owner)).workspace._id, body.record._id))
    expect(stored).not.toContain(body.key.slice(4, -4))
  })

  test('a revoked key, an expired one, and one of somebody who was suspended open nothing', async () => {
    const revoked = await make(owner, { scopes: ['reports'] })
    await server.call('DELETE', `/api/keys/${revoked.body.record._id}`, { cookie: owner })
    expect((await server.call('GET', '/api/analytics', { token: revoked.body.key })).body.code).toBe('KEY_UNKNOWN')

    const person = await server.recruiter('short@example.com')
    const short = await keyWith(person.cookie, { scopes: ['reports'], days: 1 })
    const long = await keyWith(person.cookie, { scopes: ['reports'], days: 2 })
    server.clock.advance(days(1))
    expect((await server.call('GET', '/api/analytics', { token: short })).status).toBe(401)
    expect((await server.call('GET', '/api/analytics', { token: long })).status).toBe(200)
    admin = await server.admin()
    await server.call('POST', `/admin/suspend-user/${person.id}`, { cookie: admin, body: {} })
    expect((await server.call('GET', '/api/analytics', { token: long })).status).toBe(401)
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')
  })

  test('a key may be bound to networks, and then opens nothing from elsewhere', async () => {
    const proxied = testServer({ TRUST_PROXY: 'on' })
    const person = await proxied.recruiter()
    const body = { kind: 'personal', name: 'Bound', scopes: ['reports'], networks: ['192.0.2.0/24', '2001:db8::/32'] }
    const made = await proxied.call('POST', '/api/keys', { cookie: person.cookie, body })
    const from = async (address: string) =>
      (await proxied.call('GET', '/api/v1/analytics', { token: made.body.key, headers: { 'x-forwarded-for': address } })).status
    expect([await from('192.0.2.77'), await from('2001:db8::9'), await from('198.51.100.1'), await from('nonsense')]).toEqual([
      200, 200, 403, 400,
    ])
    const wrong = await proxied.call('POST', '/api/keys', {
      cookie: person.cookie,
      body: { ...body, networks: ['192.0.2.0/40'] },
    })
    expect(wrong.status).toBe(400)
  })

  test('tells how much of the minute is left, and stops a program that asks too often', async () => {
    const token = await keyWith(owner, { scopes: ['reports'] })
    const first = await server.call('GET', '/api/candidates/summary', { token })
    expect(first.body.code).toBe('KEY_NOT_ALLOWED')
    const second = await server.call('GET', '/api/analytics', { token })
    expect([second.headers.get('ratelimit-limit'), second.headers.get('ratelimit-remaining')]).toEqual(['600', '598'])
    let last = second
    for (let n = 0; n < 600 && last.status !== 429; n++) last = await server.call('GET', '/api/analytics/rows', { token })
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
    server.clock.advance(60_000)
    expect((await server.call('GET', '/api/analytics', { token })).status).toBe(200)
  }, 60_000)

  test('a key opens what its person may do, never more; keys of the workspace are for owners', async () => {
    const viewer = await server.colleague(owner, 'viewer')
    const token = await keyWith(viewer, { scopes: ['candidates:read', 'candidates:write'] })
    expect((await server.call('GET', `/api/candidates/${candidate}`, { token })).status).toBe(200)
    const tag = { token, body: { name: 'No' } }
    expect((await server.call('POST', `/api/candidates/${candidate}/tags`, tag)).body.code).toBe('FORBIDDEN')
    expect((await make(viewer, { scopes: ['reports'], kind: 'workspace' })).status).toBe(403)
    expect((await make(owner, { scopes: ['admin'] })).status).toBe(403)
    expect((await make(owner, { scopes: ['everything'] })).status).toBe(400)

    const shared = await make(owner, { scopes: ['candidates:read'], kind: 'workspace' })
    expect((await server.call('GET', `/api/candidates/${candidate}`, { token: shared.body.key })).status).toBe(200)
    // Others neither see nor revoke it.
    const seen = await server.call('GET', '/api/keys', { cookie: viewer })
    expect(seen.body.map(({ kind }: { kind: string }) => kind)).toEqual(['personal'])
    expect((await server.call('DELETE', `/api/keys/${shared.body.record._id}`, { cookie: viewer })).status).toBe(404)
    const stranger = await server.recruiter('stranger@example.com')
    expect((await server.call('DELETE', `/api/keys/${shared.body.record._id}`, { cookie: stranger.cookie })).status).toBe(404)
    const other = await keyWith(stranger.cookie, { scopes: ['candidates:read'] })
    expect((await server.call('GET', `/api/candidates/${candidate}`, { token: other })).status).toBe(404)
  })

  test('making and revoking one stands in the audit log', async () => {
    const log = await server.call('GET', '/admin/audit?limit=100', { cookie: await server.admin() })
    expect(log.text).toContain('make-key')
    expect(log.text).toContain('revoke-key')
  })
})

const session = async (cookie: string) => (await server.call('GET', '/user', { cookie })).body.user
