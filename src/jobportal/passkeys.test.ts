import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { testAuthenticator } from '#src/passkeys/test-authenticator.ts'
import { aVerifiedCompany } from './test-job-portal.ts'

const here = { origin: 'http://localhost:3000' }

/** A company with a passkey. */
async function aCompanyWithPasskey() {
  const server = testServer()
  const company = await aVerifiedCompany(server)
  const authenticator = testAuthenticator()
  const { token } = company
  const begun = await server.call('POST', '/jobportal/passkeys/challenge', { token, body: {} })
  const made = authenticator.make({ ...begun.body, ...here })
  const kept = await server.call('POST', '/jobportal/passkeys', { token, body: { name: 'Desk', made } })
  expect(kept.status).toBe(201)
  const signIn = async (door: '/api/login/passkey' | '/api/jobportal/login/passkey' = '/api/jobportal/login/passkey') => {
    const { headers, body } = await server.call('POST', `${door}/challenge`, { body: {} })
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    return server.call('POST', door, { cookie, body: authenticator.sign({ ...body, ...here }) })
  }
  return { server, company, token, authenticator, signIn }
}

test('a passkey opens the portal alone, and the password goes on working', async () => {
  const { server, company, token, signIn } = await aCompanyWithPasskey()
  const answer = await signIn()
  expect(answer.status).toBe(200)
  expect((await server.call('GET', '/jobportal/profile', { token: answer.body.token })).body.user._id).toBe(company.id)
  const { email, password } = company
  expect((await server.call('POST', '/jobportal/login', { body: { email, password } })).status).toBe(200)
  const [passkey] = (await server.call('GET', '/jobportal/passkeys', { token })).body.passkeys
  expect(passkey).toMatchObject({ name: 'Desk', opensAlone: true })
  expect(passkey.usedAt).not.toBeNull()
  const told = (await server.sentMails()).filter(({ kind }) => kind === 'second-factor-changed')
  expect(told).toMatchObject([{ to: email, change: 'company-passkey-added' }])
})

test('it opens no other door, and no other passkey opens this one', async () => {
  const { server, signIn, token } = await aCompanyWithPasskey()
  expect((await signIn('/api/login/passkey')).body.code).toBe('PASSKEY_REFUSED')
  const { cookie } = await server.recruiter()
  const authenticator = testAuthenticator()
  const begun = await server.call('POST', '/api/passkeys/challenge', { cookie, body: {} })
  const made = authenticator.make({ ...begun.body, ...here })
  expect((await server.call('POST', '/api/passkeys', { cookie, body: { name: 'Hers', made } })).status).toBe(201)
  const asked = await server.call('POST', '/api/jobportal/login/passkey/challenge', { body: {} })
  const attempt = asked.headers.getSetCookie()[0]!.split(';')[0]!
  const body = authenticator.sign({ ...asked.body, ...here })
  expect((await server.call('POST', '/api/jobportal/login/passkey', { cookie: attempt, body })).body.code).toBe('PASSKEY_REFUSED')
  const proof = await server.call('POST', '/jobportal/proof/challenge', { token, body: {} })
  const passkey = authenticator.sign({ ...proof.body, ...here })
  expect((await server.call('POST', '/jobportal/proof', { token, body: { passkey } })).body.code).toBe('PASSKEY_REFUSED')
})

test('it proves who sits before the portal', async () => {
  const { server, token, authenticator } = await aCompanyWithPasskey()
  server.clock.advance(11 * 60_000)
  expect((await server.call('GET', '/jobportal/proof', { token })).body).toMatchObject({ needed: true, hasPasskey: true })
  const asked = await server.call('POST', '/jobportal/proof/challenge', { token, body: {} })
  const passkey = authenticator.sign({ ...asked.body, ...here })
  expect((await server.call('POST', '/jobportal/proof', { token, body: { passkey } })).status).toBe(200)
  expect((await server.call('GET', '/jobportal/proof', { token })).body.needed).toBe(false)
  expect((await server.call('POST', '/jobportal/proof', { token, body: { passkey } })).body.code).toBe('PASSKEY_REFUSED')
})

test('suspended companies hear so; removed passkeys and those of deleted companies open nothing', async () => {
  const { server, company, token, signIn, authenticator } = await aCompanyWithPasskey()
  const admin = await server.admin()
  await server.call('POST', `/admin/suspend-jobposter/${company.id}`, { cookie: admin, body: {} })
  expect((await signIn()).status).toBe(403)
  await server.call('POST', `/admin/unsuspend-jobposter/${company.id}`, { cookie: admin, body: {} })
  const again = (await signIn()).body.token
  expect((await server.call('GET', '/jobportal/profile', { token })).status).toBe(401)
  const [{ _id }] = (await server.call('GET', '/jobportal/passkeys', { token: again })).body.passkeys
  expect((await server.call('PUT', `/jobportal/passkeys/${_id}`, { token: again, body: { name: 'Old' } })).status).toBe(200)
  expect((await server.call('DELETE', `/jobportal/passkeys/${_id}`, { token: again, body: {} })).status).toBe(200)
  expect((await signIn()).body.code).toBe('PASSKEY_REFUSED')
  const other = await aCompanyWithPasskey()
  await other.server.transaction(() => other.server.companies.remove(other.company.id))
  expect(await other.server.passkeys.withCredential(other.authenticator.id)).toBeNull()
  expect(await server.passkeys.withCredential(authenticator.id)).toBeNull()
})

test('whoever has not proved the address makes none: it would go on opening the account of the owner of the address', async () => {
  const server = testServer()
  const { token } = await server.company()
  const asked = await server.call('POST', '/jobportal/passkeys/challenge', { token, body: {} })
  expect([asked.status, asked.body.code]).toEqual([409, 'EMAIL_NOT_VERIFIED'])
})
