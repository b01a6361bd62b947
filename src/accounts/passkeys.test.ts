import { expect, test } from 'bun:test'
import { testAuthenticator } from '#src/passkeys/test-authenticator.ts'
import { failureOf, home, minutes, noCookies, testAccounts } from './test-accounts.ts'

type World = ReturnType<typeof testAccounts>

/** Rita, signed in, with a passkey. */
async function rita(world: World = testAccounts(), authenticator = testAuthenticator()) {
  const person = await world.approved()
  const { user } = await world.signedIn(person.email, person.password)
  const made = authenticator.make(await world.accounts.passkeyToMake(user))
  const codes = await world.accounts.addPasskey(user, made, 'My laptop', home)
  const signIn = async (asked: { origin?: string } = {}) => {
    const { attemptCookie, toSign } = await world.accounts.passkeyToSignIn(undefined, home)
    const signed = authenticator.sign({ ...toSign, ...asked })
    return { ...noCookies, attemptCookie, signed }
  }
  return { ...world, person, user, authenticator, codes: codes ?? [], signIn }
}

const changes = async ({ mails }: World) => (await mails()).map((mail) => ('change' in mail ? mail.change : mail.kind))

test('a passkey opens the account alone, is named, noted and told by mail', async () => {
  const world = await rita()
  const { accounts, signIn, user, clock } = world
  expect(await changes(world)).toEqual(['first-passkey-added'])
  expect(world.codes).toHaveLength(10)
  clock.advance(minutes(1))
  const { member, sessionCookie } = await accounts.signInWithPasskey(await signIn(), home)
  expect(member.account.id).toBe(user.id)
  expect((await accounts.sessionUser(sessionCookie))?.id).toBe(user.id)
  const [passkey] = (await accounts.ownPasskeys(user)).passkeys
  expect(passkey).toMatchObject({ name: 'My laptop', opensAlone: true, usedAt: clock.now(), blockedAt: null })
  await accounts.renamePasskey(user, passkey!.id, '  Desk key ')
  expect((await accounts.ownPasskeys(user)).passkeys[0]?.name).toBe('Desk key')
  expect(await world.auditActions()).toContain('add-passkey')
})

test('after the password it is the second factor, and a recovery code stands in for it', async () => {
  const { logIn, person, authenticator, accounts, codes } = await rita()
  const refused = await failureOf(logIn(person.email, person.password))
  expect(refused).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: { passkeys: authenticator.id } })
  const { challenge, rpId } = (refused as unknown as { details: { challenge: string; rpId: string } }).details
  const given = { email: person.email, password: person.password, ...noCookies }
  const passkey = authenticator.sign({ challenge, rpId })
  expect((await accounts.logIn({ ...given, passkey }, home)).member.account.email).toBe(person.email)
  // What was signed counts once.
  expect((await failureOf(accounts.logIn({ ...given, passkey }, home))).code).toBe('PASSKEY_REFUSED')
  expect((await accounts.logIn({ ...given, code: codes[0]! }, home)).member.account.email).toBe(person.email)
  expect((await failureOf(accounts.logIn({ ...given, code: codes[0]! }, home))).code).toBe('WRONG_CODE')
  expect((await failureOf(accounts.logIn({ ...given, code: '123456' }, home))).code).toBe('WRONG_CODE')
})

test('a challenge counts once, for minutes, in the browser it was made for, and for what it was made for', async () => {
  const { accounts, signIn, clock, user, authenticator } = await rita()
  const refused = async (given: Parameters<typeof accounts.signInWithPasskey>[0]) =>
    (await failureOf(accounts.signInWithPasskey(given, home))).code
  const first = await signIn()
  await accounts.signInWithPasskey(first, home)
  expect(await refused(first)).toBe('PASSKEY_REFUSED')
  expect(await refused({ ...(await signIn()), attemptCookie: 'another browser' })).toBe('PASSKEY_REFUSED')
  expect(await refused({ ...(await signIn()), attemptCookie: undefined })).toBe('PASSKEY_REFUSED')
  const late = await signIn()
  clock.advance(minutes(5))
  expect(await refused(late)).toBe('PASSKEY_REFUSED')
  const { attemptCookie } = await accounts.passkeyToSignIn(undefined, home)
  const signed = authenticator.sign(await accounts.passkeyToProve(user))
  expect(await refused({ ...noCookies, attemptCookie, signed })).toBe('PASSKEY_REFUSED')
  await accounts.signInWithPasskey(await signIn(), home)
})

test('two windows of one browser do not take the challenge of each other away', async () => {
  const { accounts, authenticator } = await rita()
  const one = await accounts.passkeyToSignIn(undefined, home)
  const other = await accounts.passkeyToSignIn(one.attemptCookie, home)
  for (const { attemptCookie, toSign } of [{ ...one, attemptCookie: other.attemptCookie }, other])
    await accounts.signInWithPasskey({ ...noCookies, attemptCookie, signed: authenticator.sign(toSign) }, home)
  expect((await accounts.passkeyToSignIn('a cookie; of somebody else', home)).attemptCookie).toMatch(/^[\w-]{43}$/)
})

test('nothing opens that was signed for another page, or in which one byte is different', async () => {
  const { accounts, signIn } = await rita()
  const elsewhere = await signIn({ origin: 'https://ats.example.com.evil.example' })
  expect((await failureOf(accounts.signInWithPasskey(elsewhere, home))).code).toBe('PASSKEY_REFUSED')
  const port = await signIn({ origin: 'https://ats.example.com:8443' })
  expect((await failureOf(accounts.signInWithPasskey(port, home))).code).toBe('PASSKEY_REFUSED')
  for (const field of ['signature', 'authenticatorData', 'clientDataJSON', 'id', 'userHandle'] as const) {
    const given = await signIn()
    const changed = Buffer.from(given.signed[field]!, 'base64url')
    changed[changed.length - 1]! ^= 1
    const signed = { ...given.signed, [field]: changed.toString('base64url') }
    expect([field, (await failureOf(accounts.signInWithPasskey({ ...given, signed }, home))).code]).toEqual([
      field,
      'PASSKEY_REFUSED',
    ])
  }
})

test('a device that does not make sure who holds it opens nothing alone, and is a second factor', async () => {
  const { accounts, signIn, user, logIn, person, authenticator } = await rita(
    testAccounts(),
    testAuthenticator({ verifies: false }),
  )
  expect((await accounts.ownPasskeys(user)).passkeys[0]?.opensAlone).toBe(false)
  expect((await failureOf(accounts.signInWithPasskey(await signIn(), home))).code).toBe('PASSKEY_REFUSED')
  const refused = (await failureOf(logIn(person.email, person.password))) as unknown as {
    details: { challenge: string; rpId: string }
  }
  const passkey = authenticator.sign(refused.details)
  await accounts.logIn({ email: person.email, password: person.password, passkey, ...noCookies }, home)
  const signed = authenticator.sign(await accounts.passkeyToProve(user))
  expect((await failureOf(accounts.prove(user, { passkey: signed }, home))).code).toBe('PASSKEY_REFUSED')
})

test('two devices with one passkey are noticed: it is blocked, its owner hears of it, and the account stays guarded', async () => {
  const world = await rita()
  const { accounts, authenticator, signIn, logIn, person, user } = world
  await accounts.signInWithPasskey(await signIn(), home)
  await world.mails()
  authenticator.counter = 1
  expect((await failureOf(accounts.signInWithPasskey(await signIn(), home))).code).toBe('PASSKEY_BLOCKED')
  authenticator.counter = 100
  expect((await failureOf(accounts.signInWithPasskey(await signIn(), home))).code).toBe('PASSKEY_BLOCKED')
  expect(await changes(world)).toEqual(['passkey-blocked'])
  expect((await world.auditActions()).filter((action) => action === 'block-passkey')).toHaveLength(1)
  const refused = await failureOf(logIn(person.email, person.password))
  expect(refused).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: {} })
  expect((await accounts.proofState(user)).hasPasskey).toBe(false)
})

test('devices that never count are no clones', async () => {
  const { accounts, signIn } = await rita(testAccounts(), testAuthenticator({ counts: false }))
  await accounts.signInWithPasskey(await signIn(), home)
  await accounts.signInWithPasskey(await signIn(), home)
})

test('the passkey of another account is no second factor, no proof, and is not added twice', async () => {
  const { accounts, authenticator, user, ...world } = await rita()
  const other = await world.approved({ email: 'olga@example.com', password: 'a wholly other word' })
  const { user: olga } = await world.signedIn(other.email, other.password)
  const own = testAuthenticator()
  await accounts.addPasskey(olga, own.make(await accounts.passkeyToMake(olga)), 'Hers', home)
  const asked = (await failureOf(world.logIn(other.email, other.password))) as unknown as {
    details: { challenge: string; rpId: string }
  }
  const logIn = { email: other.email, password: other.password, ...noCookies }
  const foreign = authenticator.sign(asked.details)
  expect((await failureOf(accounts.logIn({ ...logIn, passkey: foreign }, home))).code).toBe('PASSKEY_REFUSED')
  const proof = authenticator.sign(await accounts.passkeyToProve(olga))
  expect((await failureOf(accounts.prove(olga, { passkey: proof }, home))).code).toBe('PASSKEY_REFUSED')
  const again = authenticator.make(await accounts.passkeyToMake(olga))
  expect((await failureOf(accounts.addPasskey(olga, again, 'Not hers', home))).code).toBe('PASSKEY_KNOWN')
  // Not with the challenge of another session either.
  const made = testAuthenticator().make(await accounts.passkeyToMake(user))
  expect((await failureOf(accounts.addPasskey(olga, made, 'Not hers', home))).code).toBe('PASSKEY_REFUSED')
  const { id } = (await accounts.ownPasskeys(user)).passkeys[0]!
  expect((await failureOf(accounts.removePasskey(olga, id, home))).name).toBe('PasskeyNotFound')
})

test('it proves who sits before a session, and gives new recovery codes', async () => {
  const { accounts, authenticator, user, clock, codes, logIn, person } = await rita()
  clock.advance(minutes(11))
  const now = await accounts.sessionUser(
    (await accounts.logIn({ email: person.email, password: person.password, code: codes[0]!, ...noCookies }, home)).sessionCookie,
  )
  clock.advance(minutes(11))
  expect((await failureOf(accounts.requireProof(now!))).code).toBe('STEP_UP_NEEDED')
  const passkey = authenticator.sign(await accounts.passkeyToProve(now!))
  await accounts.prove(now!, { passkey }, home)
  expect((await failureOf(accounts.prove(user, { passkey }, home))).code).toBe('PASSKEY_REFUSED')
  const renewed = await accounts.renewRecoveryCodesByPasskey(user, authenticator.sign(await accounts.passkeyToProve(user)), home)
  expect(renewed).toHaveLength(10)
  expect((await failureOf(logIn(person.email, person.password, home, { code: codes[1]! }))).code).toBe('WRONG_CODE')
  await logIn(person.email, person.password, home, { code: renewed[1]! })
})

test('removing the last turns two-factor sign-in off, and never takes the only way in', async () => {
  const world = await rita()
  const { accounts, user, person, logIn, ports } = world
  const { id } = (await accounts.ownPasskeys(user)).passkeys[0]!
  await ports.users.update(user.id, { passwordHash: '' })
  expect((await failureOf(accounts.removePasskey(user, id, home))).code).toBe('ONLY_WAY_IN')
  expect((await accounts.ownPasskeys(user)).passkeys).toHaveLength(1)
  const { passwordHash } = (await ports.users.withEmail('ada@example.com'))!
  await ports.users.update(user.id, { passwordHash })
  await world.mails()
  await accounts.removePasskey(user, id, home)
  expect(await changes(world)).toEqual(['last-passkey-removed'])
  expect(await accounts.secondFactorState(user)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 })
  expect((await failureOf(accounts.removePasskey(user, id, home))).name).toBe('PasskeyNotFound')
  await logIn(person.email, 'admin passphrase')
})

test('an administrator who resets two-factor sign-in takes the passkeys away as well', async () => {
  const { accounts, admin, user, person, logIn } = await rita()
  await accounts.resetSecondFactor((await admin()).user, user.id, home)
  expect((await accounts.ownPasskeys(user)).passkeys).toEqual([])
  await logIn(person.email, person.password)
})

test('passkeys go with the account', async () => {
  const { accounts, admin, user, ports, authenticator } = await rita()
  await accounts.deleteUser((await admin()).user, user.id, home)
  expect(await ports.passkeys.withCredential(authenticator.id)).toBeNull()
})

test('suspended people hear so, with the right passkey only', async () => {
  const { accounts, admin, user, signIn } = await rita()
  await accounts.suspendUser((await admin()).user, user.id, home)
  expect((await failureOf(accounts.signInWithPasskey(await signIn(), home))).code).toBe('ACCOUNT_SUSPENDED')
  expect((await failureOf(accounts.signInWithPasskey(await signIn({ origin: 'https://elsewhere.example' }), home))).code).toBe(
    'PASSKEY_REFUSED',
  )
})

test('wrong passkeys are counted by network, and after a password by account', async () => {
  const { accounts, signIn, logIn, person, authenticator, clock } = await rita()
  const wrong = async () => failureOf(accounts.signInWithPasskey(await signIn({ origin: 'https://elsewhere.example' }), home))
  for (let tries = 0; tries < 20; tries++) expect((await wrong()).code).toBe('PASSKEY_REFUSED')
  expect((await wrong()).name).toBe('TooManyRequests')
  clock.advance(minutes(1) + 1)
  const password = async () =>
    failureOf(logIn(person.email, person.password)) as Promise<unknown> as Promise<{
      details: { challenge: string; rpId: string }
    }>
  const second = async () => {
    const passkey = authenticator.sign({ ...(await password()).details, origin: 'https://elsewhere.example' })
    return failureOf(accounts.logIn({ email: person.email, password: person.password, passkey, ...noCookies }, home))
  }
  for (let tries = 0; tries < 5; tries++) expect((await second()).code).toBe('PASSKEY_REFUSED')
  expect((await second()).name).toBe('TooManyRequests')
})

test('a server whose address is a number says so and makes none', async () => {
  const { accounts, approved, signedIn } = testAccounts({ publicUrl: 'http://192.0.2.7:3000' })
  const person = await approved()
  const { user } = await signedIn(person.email, person.password)
  expect((await accounts.ownPasskeys(user)).problem).toContain('is a number')
  expect((await failureOf(accounts.passkeyToMake(user))).code).toBe('NO_PASSKEYS_HERE')
  expect((await failureOf(accounts.passkeyToSignIn(undefined, home))).code).toBe('NO_PASSKEYS_HERE')
})
