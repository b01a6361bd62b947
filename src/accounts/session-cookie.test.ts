import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { createSigner, hashOf } from '#src/shared/secrets.ts'

test('under https sessions get the guarded name, and those from before go on under the old one', async () => {
  const server = testServer({ PUBLIC_URL: 'https://ats.example.com' })
  const admin = await server.admin()
  expect(admin).toStartWith('__Host-session=host~')
  expect((await server.call('GET', '/user', { cookie: admin })).status).toBe(200)
  // Neither under the other name nor without its mark.
  expect((await server.call('GET', '/user', { cookie: admin.replace('__Host-', '') })).status).toBe(401)
  expect((await server.call('GET', '/user', { cookie: admin.replace('host~', '').replace('__Host-', '') })).status).toBe(401)

  const token = 'a token from before the name'
  const now = server.clock.now()
  const { id: userId } = (await server.users.withEmail('ada@example.com'))!
  await server.sessions.add({
    id: 'old',
    tokenHash: hashOf(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 60_000_000),
    address: '',
    userAgent: '',
    provenAt: null,
    issuer: null,
    subject: null,
    providerSid: null,
    sealedRefresh: null,
    checkedAt: null,
    factorAt: null,
  })
  const old = `session=${createSigner('a secret that only tests know, long enough', 'session').sign(token)}`
  expect((await server.call('GET', '/user', { cookie: old })).status).toBe(200)
  server.clock.advance(120_000)
  const renewed = await server.call('GET', '/user', { cookie: old })
  expect(renewed.headers.getSetCookie()[0]).toStartWith(`${old}; `)

  const left = await server.call('POST', '/logout', { cookie: admin })
  expect(left.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['__Host-session=', 'session='])
  expect((await server.call('GET', '/user', { cookie: admin })).status).toBe(401)
})
