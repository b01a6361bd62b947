import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { decodeJwt, generateKeyPair, type JWTPayload } from 'jose'
import { openIdConnect } from './openid-connect.ts'
import { testClient, testProvider } from './test-provider.ts'

setDefaultTimeout(30_000)

const redirect = 'http://localhost:3000/login/with/corp/callback'
let provider: Awaited<ReturnType<typeof testProvider>>
beforeAll(async () => {
  provider = await testProvider({ redirects: [redirect] })
  provider.people.rita = {
    email: 'rita@example.com',
    email_verified: true,
    name: 'Rita',
    groups: ['recruiters'],
    realm_access: { roles: ['leads'] },
  }
  provider.signsIn('rita')
})
afterAll(() => provider.stop())

const log = { warn: () => undefined }
const settings = () => ({
  name: 'corp',
  label: 'Corp',
  issuer: provider.issuer,
  clientId: testClient.id,
  clientSecret: testClient.secret,
  scopes: 'openid email profile',
  groupsClaim: 'groups',
})

/** Signs in with a provider whose ID token somebody has changed on its way. */
async function signInWith(change: (said: JWTPayload) => Promise<string> | null) {
  const meddling = async (...[address, options]: Parameters<typeof fetch>) => {
    const answer = await fetch(address, options)
    if (!String(address).endsWith('/token')) return answer
    const body = await answer.json()
    const changed = await change(decodeJwt(body.id_token))
    return Response.json(changed === null ? body : { ...body, id_token: changed })
  }
  const there = openIdConnect(settings(), { fetch: Object.assign(meddling, { preconnect: fetch.preconnect }), log })
  const { address, remembered } = await there.begin(redirect, { afresh: false })
  return there.finish(new URL(await provider.visit(address)), remembered, { afresh: false }).then(
    ({ claims }) => claims,
    ({ code }) => code,
  )
}

test('takes an ID token that is whole, and none in which one thing is not', async () => {
  const whole = { subject: 'rita', email: 'rita@example.com', emailVerified: true, fullName: 'Rita', groups: ['recruiters'] }
  expect(await signInWith(() => null)).toMatchObject(whole)
  expect(await signInWith((said) => provider.idToken(said))).toMatchObject(whole)
  const strange = (await generateKeyPair('RS256')).privateKey
  const plain = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const wrong: Record<string, (said: JWTPayload) => Promise<string>> = {
    'another issuer': (said) => provider.idToken({ ...said, iss: 'https://elsewhere.example' }),
    'another client': (said) => provider.idToken({ ...said, aud: 'another' }),
    'another nonce': (said) => provider.idToken({ ...said, nonce: 'another' }),
    'no nonce': (said) => provider.idToken({ ...said, nonce: undefined }),
    'no subject': (said) => provider.idToken({ ...said, sub: undefined }),
    'somebody else': (said) => provider.idToken({ ...said, sub: 'somebody' }),
    'long ago': (said) => provider.idToken({ ...said, exp: 1_000_000_000 }),
    'another key': (said) => provider.idToken(said, strange),
    'no signature': async (said) => `${plain({ alg: 'none' })}.${plain(said)}.`,
  }
  for (const [what, change] of Object.entries(wrong)) expect([what, await signInWith(change)]).toEqual([what, 'PROVIDER_ANSWER'])
})

test('hears how somebody has signed in there, where the provider says it', async () => {
  const methodsWith = async (more: object) => {
    const claims = await signInWith((said) => provider.idToken({ ...said, ...more }))
    return claims && 'methods' in claims ? claims.methods : claims
  }
  expect(await methodsWith({ amr: ['pwd', 'mfa'] })).toEqual(['pwd', 'mfa'])
  expect(await methodsWith({ amr: ['pwd'], acr: 'phr' })).toEqual(['pwd', 'phr'])
  expect(await methodsWith({ amr: 7 })).toEqual([])
})

test('believes no provider that calls itself otherwise than the settings do', async () => {
  const issuer = provider.issuer.replace('127.0.0.1', 'localhost')
  const there = openIdConnect({ ...settings(), issuer }, { fetch, log })
  await expect(there.begin(redirect, { afresh: false })).rejects.toMatchObject({ code: 'PROVIDER_SETTINGS' })
})

test('says so when the secret is not the one that the provider knows', async () => {
  const there = openIdConnect({ ...settings(), clientSecret: 'another' }, { fetch, log })
  const { address, remembered } = await there.begin(redirect, { afresh: false })
  const back = new URL(await provider.visit(address))
  await expect(there.finish(back, remembered, { afresh: false })).rejects.toMatchObject({ code: 'PROVIDER_SETTINGS' })
})

test('finds groups by name or by place', async () => {
  for (const [groupsClaim, found] of [
    ['groups', ['recruiters']],
    ['realm_access.roles', ['leads']],
    ['realm_access.groups', []],
    [null, []],
  ] as const) {
    const there = openIdConnect({ ...settings(), groupsClaim }, { fetch, log })
    const { address, remembered } = await there.begin(redirect, { afresh: false })
    const { claims } = await there.finish(new URL(await provider.visit(address)), remembered, { afresh: false })
    expect(claims.groups).toEqual([...found])
  }
})
