import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { sql } from 'drizzle-orm'
import { anAssistant } from '../test-assistants.ts'
import { aReachableServer, aVerifier } from './test-authorization.ts'

setDefaultTimeout(60_000)
const { server, base } = aReachableServer()
const redirect = 'http://127.0.0.1:9999/back'
let owner = ''
let ownerId = ''

beforeAll(async () => {
  const person = await server.recruiter('owner@example.com')
  owner = person.cookie
  ownerId = person.id
})

const introduce = async (name = 'Claire', redirectUris = [redirect]) =>
  server.call('POST', '/oauth/register', { body: { client_name: name, redirect_uris: redirectUris } })
const form = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${base}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const askedBy = (client: string, challenge: string, more: Record<string, string> = {}) => ({
  client_id: client,
  redirect_uri: redirect,
  response_type: 'code',
  code_challenge: challenge,
  code_challenge_method: 'S256',
  state: 'as it was',
  ...more,
})
const consent = (asked: object, { cookie = owner, isAllowed = true, scopes = ['candidates:read', 'jobs', 'suggestions'] } = {}) =>
  server.call('POST', '/api/assistant-consent', { cookie, body: { asked, isAllowed, scopes } })

/** Somebody agrees; resolves to what the assistant then holds. */
async function aCode(more: Record<string, string> = {}) {
  const { client_id: client } = (await introduce()).body
  const { verifier, challenge } = aVerifier()
  const { body } = await consent(askedBy(client, challenge, more))
  const back = new URL(body.location)
  return { client, verifier, back, code: back.searchParams.get('code')! }
}
const redeem = (
  { client, verifier, code }: { client: string; verifier: string; code: string },
  more: Record<string, string> = {},
) =>
  form('/oauth/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    client_id: client,
    code_verifier: verifier,
    ...more,
  })
const renew = (token: string) => form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token })
const opens = async (token: string) =>
  (
    await server.call('POST', '/mcp', {
      token,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      headers: { accept: 'application/json, text/event-stream' },
    })
  ).status

describe('an assistant is let in', () => {
  test('by the library of the protocol alone: found, introduced, agreed to, and at work', async () => {
    let kept: OAuthTokens | undefined
    let introduced: OAuthClientInformationMixed | undefined
    let sentTo: URL | undefined
    let verifier = ''
    const provider: OAuthClientProvider = {
      redirectUrl: redirect,
      clientMetadata: { client_name: 'Claire', redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
      clientInformation: () => introduced,
      saveClientInformation: (given) => {
        introduced = given
      },
      tokens: () => kept,
      saveTokens: (given) => {
        kept = given
      },
      redirectToAuthorization: (url) => {
        sentTo = url
      },
      saveCodeVerifier: (given) => {
        verifier = given
      },
      codeVerifier: () => verifier,
    }
    const address = new URL('/mcp', base)
    expect(await auth(provider, { serverUrl: address })).toBe('REDIRECT')
    expect(`${sentTo?.origin}${sentTo?.pathname}`).toBe(`${base}/dashboard/connections/allow`)
    const asked = Object.fromEntries(sentTo!.searchParams)
    expect(asked.resource).toBe(`${base}/mcp`)
    const shown = await server.call('GET', `/api/assistant-consent${sentTo?.search}`, { cookie: owner })
    expect(shown.body).toEqual({
      name: 'Claire',
      sentBackTo: 'a program on your own computer',
      scopes: ['candidates:read', 'jobs', 'reports', 'suggestions'],
      workspace: 'Example',
    })
    const { location } = (await consent(asked, { scopes: ['jobs'] })).body
    const back = new URL(location)
    expect([back.origin + back.pathname, back.searchParams.get('iss'), back.searchParams.get('state')]).toEqual([
      redirect,
      base,
      asked.state ?? null,
    ])
    const authorizationCode = back.searchParams.get('code')!
    expect(await auth(provider, { serverUrl: address, authorizationCode })).toBe('AUTHORIZED')
    const client = new Client({ name: 'Claire', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(address, { authProvider: provider }))
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['list_jobs', 'read_job'])
    const before = kept
    expect(await auth(provider, { serverUrl: address })).toBe('AUTHORIZED')
    expect(kept?.access_token).not.toBe(before?.access_token)
    expect((await client.listTools()).tools.length).toBe(2)
    await client.close()
  })

  test('to /mcp and nowhere else, and sees itself named on what it leaves', async () => {
    const { body } = await redeem(await aCode())
    expect(body).toEqual({
      access_token: expect.stringMatching(/^ats_at_/),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: expect.stringMatching(/^ats_rt_/),
      scope: 'candidates:read jobs suggestions',
    })
    expect(await opens(body.access_token)).toBe(200)
    expect(await opens(body.refresh_token)).toBe(401)
    for (const path of ['/api/candidate-filtering', '/api/v1/candidate-filtering', '/user', '/api/assistants'])
      expect([path, (await server.call('GET', path, { token: body.access_token })).status]).toEqual([path, 401])
  })

  test('for at most what was asked for, and never for more than assistants may', async () => {
    const { client_id: client } = (await introduce()).body
    const { challenge } = aVerifier()
    const wide = askedBy(client, challenge, { scope: 'jobs candidates:write admin' })
    const { body } = await server.call('GET', `/api/assistant-consent?${new URLSearchParams(wide)}`, { cookie: owner })
    expect(body.scopes).toEqual(['jobs'])
    expect((await consent(wide, { scopes: ['candidates:write', 'admin', 'reports'] })).status).toBe(400)
    expect((await consent(askedBy(client, challenge, { scope: 'admin' }))).status).toBe(400)
  })

  test('not at all when its person says no: it is told so, and gets no code', async () => {
    const { client_id: client } = (await introduce()).body
    const { body } = await consent(askedBy(client, aVerifier().challenge), { isAllowed: false })
    const back = new URL(body.location)
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'as it was', iss: base })
  })
})

describe('nobody is sent, and nothing is given,', () => {
  test.each([
    ['an assistant that never introduced itself', { client_id: 'nobody' }],
    ['an address that it has not named', { redirect_uri: 'https://elsewhere.example/back' }],
    ['the same address with more in it', { redirect_uri: `${redirect}?more=1` }],
    ['another path on the own machine', { redirect_uri: 'http://127.0.0.1:9999/elsewhere' }],
    ['no code', { response_type: 'token' }],
    ['a challenge in plain words', { code_challenge_method: 'plain' }],
    ['a challenge that is none', { code_challenge: 'short' }],
    ['another server', { resource: 'https://elsewhere.example/mcp' }],
  ])('for %s', async (_, more: Record<string, string>) => {
    const { client_id: client } = (await introduce()).body
    const asked = askedBy(client, aVerifier().challenge, more)
    const looked = await server.call('GET', `/api/assistant-consent?${new URLSearchParams(asked)}`, { cookie: owner })
    const [allowed, denied] = [await consent(asked), await consent(asked, { isAllowed: false })]
    expect([looked.status, allowed.status, denied.status]).toEqual([400, 400, 400])
    expect(allowed.text + denied.text).not.toContain('location')
  })

  test('to a program on the own machine only by the port that it has just opened', async () => {
    const { client_id: client } = (await introduce()).body
    const asked = askedBy(client, aVerifier().challenge, { redirect_uri: 'http://127.0.0.1:5/back' })
    expect((await consent(asked)).body.location).toStartWith('http://127.0.0.1:5/back?code=')
  })

  test.each([
    'http://elsewhere.example/',
    'javascript:alert(1)',
    'https://a:b@example.com/',
    'https://example.com/#x',
    'nonsense',
  ])('and %s is no address to be sent back to', async (address) => {
    const answer = await introduce('Claire', [address])
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_redirect_uri'])
  })

  test('for people with a job role, and for nobody without a session', async () => {
    const manager = await server.colleague(owner, 'hiring-manager')
    const { client_id: client } = (await introduce()).body
    const asked = askedBy(client, aVerifier().challenge)
    expect((await consent(asked, { cookie: manager })).status).toBe(403)
    expect((await consent(asked, { cookie: 'session=forged.forged' })).status).toBe(401)
  })
})

describe('a code', () => {
  test('works once; shown again, it ends what was made with it', async () => {
    const held = await aCode()
    const { body } = await redeem(held)
    expect(await opens(body.access_token)).toBe(200)
    const again = await redeem(held)
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    expect(await opens(body.access_token)).toBe(401)
    expect((await renew(body.refresh_token)).status).toBe(400)
  })

  test('works for two minutes', async () => {
    const held = await aCode()
    server.clock.advance(2 * 60_000)
    expect((await redeem(held)).status).toBe(400)
  })

  test.each([
    ['another verifier', { code_verifier: aVerifier().verifier }],
    ['no verifier', { code_verifier: '' }],
    ['another assistant', { client_id: 'nobody' }],
    ['another address', { redirect_uri: 'https://elsewhere.example/back' }],
    ['another server', { resource: 'https://elsewhere.example/mcp' }],
    ['another way', { grant_type: 'password' }],
  ])('does not work with %s', async (_, more: Record<string, string>) => {
    const answer = await redeem(await aCode(), more)
    expect([answer.status, answer.body.access_token]).toEqual([400, undefined])
  })
})

describe('a token', () => {
  test('opens for half an hour, and the next one comes for the refresh token, once', async () => {
    const { body: first } = await redeem(await aCode())
    server.clock.advance(30 * 60_000)
    expect(await opens(first.access_token)).toBe(401)
    const { body: second } = await renew(first.refresh_token)
    expect(await opens(second.access_token)).toBe(200)
    const stolen = await renew(first.refresh_token)
    expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant'])
    // Whoever of the two is the thief: both have nothing now.
    expect(await opens(second.access_token)).toBe(401)
    expect((await renew(second.refresh_token)).status).toBe(400)
  })

  test('ends after thirty days without use, when it is given back, and when the connection is ended', async () => {
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')
    const { body: old } = await redeem(await aCode())
    server.clock.advance(30 * 24 * 60 * 60_000)
    expect((await renew(old.refresh_token)).status).toBe(400)
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')

    const { body: given } = await redeem(await aCode())
    expect((await form('/oauth/revoke', { token: given.refresh_token })).status).toBe(200)
    expect((await form('/oauth/revoke', { token: 'no token of ours' })).status).toBe(200)
    expect(await opens(given.access_token)).toBe(401)

    const { body: kept } = await redeem(await aCode())
    const listed = await server.call('GET', '/api/assistants', { cookie: owner })
    expect(listed.body.assistants[0]).toMatchObject({ name: 'Claire', person: 'Rita Recruiter', lastUsedAt: null })
    expect(listed.text).not.toContain(kept.access_token.slice(8))
    const stranger = await server.recruiter('stranger@example.com')
    const path = `/api/assistants/${listed.body.assistants[0]._id}`
    expect((await server.call('DELETE', path, { cookie: stranger.cookie })).status).toBe(404)
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')
    expect((await server.call('DELETE', path, { cookie: owner })).status).toBe(200)
    expect(await opens(kept.access_token)).toBe(401)
    expect((await renew(kept.refresh_token)).status).toBe(400)
  })

  test('ends after a hundred and eighty days, however much it is used', async () => {
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')
    let { body: held } = await redeem(await aCode())
    const days = (count: number) => server.clock.advance(count * 24 * 60 * 60_000)
    for (let day = 29; day <= 174; day += 29) {
      days(29)
      const renewed = await renew(held.refresh_token)
      expect([day, renewed.status]).toEqual([day, 200])
      held = renewed.body
    }
    days(5)
    const last = await renew(held.refresh_token)
    expect(last.status).toBe(200)
    days(1)
    expect(await opens(last.body.access_token)).toBe(401)
    expect((await renew(last.body.refresh_token)).status).toBe(400)
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')
  })

  test('is kept as a hash, like its code', async () => {
    const held = await aCode()
    const { body } = await redeem(held)
    const tables = ['assistant_codes', 'assistant_grants', 'assistant_used_tokens']
    const rows = await Promise.all(tables.map((table) => server.database.query().all<object>(sql.raw(`select * from ${table}`))))
    const dump = JSON.stringify(rows)
    expect(rows[0]?.length).toBeGreaterThan(0)
    for (const secret of [held.code, body.access_token, body.refresh_token]) expect(dump).not.toContain(secret.slice(7))
  })

  test('ends with the membership and the account of its person', async () => {
    const person = await server.recruiter('short@example.com')
    const { client_id: client } = (await introduce()).body
    const { verifier, challenge } = aVerifier()
    const { location } = (await consent(askedBy(client, challenge), { cookie: person.cookie })).body
    const { body } = await redeem({ client, verifier, code: new URL(location).searchParams.get('code')! })
    const assistant = await anAssistant(base, body.access_token)
    expect((await assistant.call('list_jobs')).isError).toBe(false)
    await assistant.close()
    const admin = await server.admin()
    await server.call('POST', `/admin/suspend-user/${person.id}`, { cookie: admin, body: {} })
    expect(await opens(body.access_token)).toBe(401)
    expect((await renew(body.refresh_token)).status).toBe(400)
  })

  test('asks too often like a key does', async () => {
    owner = await server.logIn('owner@example.com', 'a recruiter of tests')
    const { body } = await redeem(await aCode())
    let last = 200
    for (let n = 0; n < 601 && last === 200; n++) last = await opens(body.access_token)
    expect(last).toBe(429)
    server.clock.advance(60_000)
    expect(await opens(body.access_token)).toBe(200)
  })
})

test('connecting and disconnecting stand in the audit log', async () => {
  const { text } = await server.call('GET', '/admin/audit?limit=200', { cookie: await server.admin() })
  expect([text.includes('connect-assistant'), text.includes('disconnect-assistant'), text.includes(ownerId)]).toEqual([
    true,
    true,
    true,
  ])
})

test('assistants that nobody agreed to are forgotten, and no network introduces them without an end', async () => {
  server.clock.advance(60 * 60_000)
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) {
    const body = JSON.stringify({ client_name: 'Many', redirect_uris: [redirect] })
    const headers = { 'content-type': 'application/json' }
    statuses.push((await fetch(`${base}/oauth/register`, { method: 'POST', body, headers })).status)
  }
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429])
  server.clock.advance(25 * 60 * 60_000)
  await introduce('The last')
  const left = await server.database.query().all<object>(sql`select id from assistant_clients where name = 'Many'`)
  expect(left).toEqual([])
})
