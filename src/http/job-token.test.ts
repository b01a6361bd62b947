import { describe, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { testServer } from '#adapters/test-server.ts'
import { createJobTokens } from './job-token.ts'

const hour = 60 * 60_000
const profile = (server: ReturnType<typeof testServer>, authorization: string) =>
  server.call('GET', '/jobportal/profile', { headers: { authorization } })

describe('the token of a company', () => {
  test('works for twelve hours and not a second longer', async () => {
    const server = testServer()
    const { token } = await server.company()
    server.clock.advance(12 * hour - 1000)
    expect((await profile(server, `Bearer ${token}`)).status).toBe(200)
    server.clock.advance(1000)
    expect((await profile(server, `Bearer ${token}`)).status).toBe(401)
  })

  test('dies with its account, when it is suspended, and does not come back with it', async () => {
    const server = testServer()
    const { id, token } = await server.company()
    const gone = await server.company('gone@example.com')
    await server.companies.remove(gone.id)
    expect((await profile(server, `Bearer ${gone.token}`)).status).toBe(401)
    const cookie = await server.admin()
    await server.call('POST', `/admin/suspend-jobposter/${id}`, { cookie, body: {} })
    expect((await profile(server, `Bearer ${token}`)).status).toBe(401)
    await server.call('POST', `/admin/unsuspend-jobposter/${id}`, { cookie, body: {} })
    expect((await profile(server, `Bearer ${token}`)).status).toBe(401)
  })

  test('is read from the Authorization header and from nowhere else', async () => {
    const server = testServer()
    const { token } = await server.company()
    for (const value of [token, `Basic ${token}`, `Bearer ${token} x`, 'Bearer', `Bearer ${'a'.repeat(5000)}.b.c`])
      expect((await profile(server, value)).status).toBe(401)
    for (const cookie of [`jobToken=${token}`, `session=${token}`])
      expect((await server.call('GET', '/jobportal/profile', { cookie })).status).toBe(401)
    expect((await server.call('GET', `/jobportal/profile?token=${token}`)).status).toBe(401)
    expect((await profile(server, `bearer ${token}`)).status).toBe(200)
  })

  test('is not one that somebody else could write', async () => {
    const server = testServer()
    const { token } = await server.company()
    const [head, body, signature] = token.split('.') as [string, string, string]
    const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const signed = (header: unknown, content: unknown, key: string | Uint8Array, hash = 'sha256') => {
      const text = `${packed(header)}.${packed(content)}`
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
    }
    const forged = [
      `${packed({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${packed({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      `${head}.${packed({ ...claims, epoch: 1 })}.${signature}`,
      signed({ alg: 'HS256' }, claims, 'a secret that only tests know, long enough'),
      signed({ alg: 'HS256' }, claims, ''),
      signed({ alg: 'HS512' }, claims, 'a secret that only tests know, long enough', 'sha512'),
    ]
    for (const each of forged) expect((await profile(server, `Bearer ${each}`)).status).toBe(401)
    expect((await profile(server, `Bearer ${token}`)).status).toBe(200)
  })
})

describe('tokens', () => {
  const facts = { companyId: 'c1', epoch: 3, sessionId: 's1' }
  const tokens = (secret: string, clock = fixedClock()) => createJobTokens({ secret, clock, seconds: 60 })
  const request = (token: string) => new Request('http://localhost/', { headers: { authorization: `Bearer ${token}` } })

  test('say who was signed in, under which epoch and in which session, and nothing about the person', async () => {
    const token = await tokens('one secret').issue(facts)
    expect(await tokens('one secret').read(request(token))).toEqual(facts)
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'epoch', 'exp', 'sid', 'sub'])
  })

  test('of another instance are worth nothing', async () => {
    expect(await tokens('one secret').read(request(await tokens('another secret').issue(facts)))).toBeNull()
  })
})
