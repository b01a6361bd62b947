import { describe, expect, test } from 'bun:test'
import { testAuthenticator } from '#src/passkeys/test-authenticator.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createAccounts } from './index.ts'
import { failureOf, home, minutes, noCookies, testAccounts } from './test-accounts.ts'

/** Rita, and an administrator who is signed in. */
async function world(settings: Parameters<typeof testAccounts>[0] = {}) {
  const all = testAccounts(settings)
  const person = await all.approved()
  const { user: admin, cookie: adminCookie } = await all.admin()
  const signIn = async (email = person.email, password = person.password) => {
    const { sessionCookie } = await all.logIn(email, password)
    return { cookie: sessionCookie, user: (await all.accounts.anySessionUser(sessionCookie))! }
  }
  return { ...all, person, admin, adminCookie, signIn }
}

test('whoever has no second factor owes one from the next sign-in on, and nobody else', async () => {
  const { accounts, admin, adminCookie, signIn, clock, auditActions } = await world()
  const before = await signIn()
  expect(await accounts.secondFactorPolicy()).toEqual({ requirement: 'nobody', isFixed: false })
  clock.advance(minutes(1))
  await accounts.chooseSecondFactorPolicy(admin, 'everybody', home)
  expect(await auditActions()).toContain('change-second-factor-policy')
  // Sessions that had begun go on.
  expect(await accounts.sessionUser(before.cookie)).not.toBeNull()
  expect(await accounts.sessionUser(adminCookie)).not.toBeNull()
  const { cookie, user } = await signIn()
  expect(user.owes).toBe('set-up')
  expect(await accounts.sessionUser(cookie)).toBeNull()
  await accounts.addPasskey(user, testAuthenticator().make(await accounts.passkeyToMake(user)), 'Key', home)
  expect((await accounts.sessionUser(cookie))?.owes).toBeUndefined()
})

test('another session of the same person gives the factor that there is now', async () => {
  const { accounts, admin, signIn } = await world()
  await accounts.chooseSecondFactorPolicy(admin, 'everybody', home)
  const [one, other] = [await signIn(), await signIn()]
  const authenticator = testAuthenticator()
  await accounts.addPasskey(one.user, authenticator.make(await accounts.passkeyToMake(one.user)), 'Key', home)
  expect((await accounts.anySessionUser(other.cookie))?.owes).toBe('give')
  await accounts.prove(other.user, { passkey: authenticator.sign(await accounts.passkeyToProve(other.user)) }, home)
  expect(await accounts.sessionUser(other.cookie)).not.toBeNull()
})

test('of administrators alone; raising it later lets nobody go who was asked', async () => {
  const { accounts, admin, signIn, clock } = await world()
  await accounts.chooseSecondFactorPolicy(admin, 'administrators', home)
  expect((await signIn()).user.owes).toBeUndefined()
  const asked = await signIn('ada@example.com', 'admin passphrase')
  expect(asked.user.owes).toBe('set-up')
  clock.advance(minutes(1))
  await accounts.chooseSecondFactorPolicy(admin, 'everybody', home)
  expect((await accounts.anySessionUser(asked.cookie))?.owes).toBe('set-up')
  await accounts.chooseSecondFactorPolicy(admin, 'nobody', home)
  expect(await accounts.sessionUser(asked.cookie)).not.toBeNull()
})

test('the only second factor is not removed while one is required', async () => {
  const { accounts, admin, signIn } = await world()
  await accounts.chooseSecondFactorPolicy(admin, 'everybody', home)
  const { user } = await signIn()
  for (const name of ['One', 'Two'])
    await accounts.addPasskey(user, testAuthenticator().make(await accounts.passkeyToMake(user)), name, home)
  const [one, two] = (await accounts.ownPasskeys(user)).passkeys
  await accounts.removePasskey(user, one!.id, home)
  expect((await failureOf(accounts.removePasskey(user, two!.id, home))).code).toBe('SECOND_FACTOR_NEEDED')
  await accounts.chooseSecondFactorPolicy(admin, 'administrators', home)
  await accounts.removePasskey(user, two!.id, home)
})

test('what the environment says counts from when it is first seen, outlives a restart, and is not changed on a screen', async () => {
  const first = await world()
  const before = await first.signIn()
  first.clock.advance(minutes(1))
  const settings = { ...first.ports.settings, secondFactorRequired: 'everybody' as const }
  const started = createAccounts({ ...first.ports, settings })
  expect(await started.secondFactorPolicy()).toEqual({ requirement: 'everybody', isFixed: true })
  expect(await started.sessionUser(before.cookie)).not.toBeNull()
  const after = await first.signIn()
  expect(await started.sessionUser(after.cookie)).toBeNull()
  first.clock.advance(minutes(1))
  const again = createAccounts({ ...first.ports, settings })
  expect(await again.sessionUser(after.cookie)).toBeNull()
  expect((await failureOf(again.chooseSecondFactorPolicy(first.admin, 'nobody', home))).code).toBe('POLICY_IS_SET')
})

describe('somebody who signs in at a provider', () => {
  /** Comes in by a provider that says of them how they signed in there; resolves to what they owe. */
  async function owedAfter(secondFactor: 'always' | string[], methods: string[]) {
    const { person, ports, clock } = await world()
    const state = 'a state'
    const identityProvider: IdentityProvider = {
      name: 'corp',
      begin: async () => ({ address: 'https://id.example.com/', remembered: { state, nonce: '', verifier: '' } }),
      finish: async () => ({
        claims: { subject: 'rita', email: person.email, emailVerified: true, fullName: 'Rita', groups: [], methods, sid: null },
        refreshToken: null,
      }),
      askAgain: async () => null,
      readLogout: async () => ({ subject: null, sid: null, id: '' }),
    }
    const provider = { name: 'corp', label: 'Corp', issuer: 'https://id.example.com', allowedDomains: [] }
    const rules = { ...provider, trustsAddresses: false, secondFactor, workspace: null }
    const settings = { ...ports.settings, secondFactorRequired: 'everybody' as const, providers: [rules] }
    const accounts = createAccounts({ ...ports, identityProviders: [identityProvider], settings })
    await accounts.secondFactorPolicy()
    clock.advance(minutes(1))
    const { cookie } = await accounts.beginAtProvider('corp', null, home)
    const back = { provider: 'corp', search: `?state=${encodeURIComponent(state)}`, pendingCookie: cookie, ...noCookies }
    const returned = await accounts.finishAtProvider(back, home)
    if (returned.is !== 'in') throw new Error(JSON.stringify(returned))
    return (await accounts.anySessionUser(returned.loggedIn.sessionCookie))?.owes ?? 'nothing'
  }

  test.each([
    [['mfa'], ['pwd', 'mfa'], 'nothing'],
    [['mfa'], ['pwd'], 'set-up'],
    [['mfa'], [], 'set-up'],
    [['phr', 'hwk'], ['phr'], 'nothing'],
    ['always' as const, [], 'nothing'],
  ])('where %p counts, and it says %p, owes %s', async (counts, says, owes) => {
    expect(await owedAfter(counts, says)).toBe(owes)
  })
})
