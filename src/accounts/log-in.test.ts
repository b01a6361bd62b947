import { describe, expect, test } from 'bun:test'
import { failureOf, from, home, hours, minutes, testAccounts } from './test-accounts.ts'

/** That a session was seen is written down behind the answer. */
async function untilNoted(accounts: ReturnType<typeof testAccounts>['accounts'], cookie: string) {
  for (let looks = 0; (await accounts.sessionUser(cookie))?.extended && looks < 200; looks++) await Bun.sleep(5)
}

describe('logging in', () => {
  test('opens a session whose cookie names the person and their workspace', async () => {
    const { accounts, approved, signedIn, ports, database, auditActions } = testAccounts()
    const person = await approved()
    const { user, cookie } = await signedIn(person.email, person.password)
    const member = await ports.users.member(person.id)
    expect(user).toEqual({
      id: person.id,
      email: 'rita@example.com',
      fullName: 'Rita Recruiter',
      isAdmin: false,
      workspaceId: member!.workspace.id,
      role: 'owner',
      jobs: null,
      sessionId: expect.any(String),
      provenAt: ports.clock.now(),
    })
    expect(await accounts.sessionUser(cookie)).toEqual(user)
    expect(JSON.stringify(await database.query().all('select * from sessions'))).not.toContain(cookie.split('.')[0])
    expect(await auditActions()).toContain('login')
  })

  test('answers a wrong password and an unknown address alike, at the same cost', async () => {
    const { approved, logIn, passwordHasher } = testAccounts()
    await approved()
    passwordHasher.checks.length = 0
    const wrong = await failureOf(logIn('rita@example.com', 'not the password'))
    const unknown = await failureOf(logIn('nobody@example.com', 'not the password'))
    expect(wrong).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(unknown.message).toBe(wrong.message)
    expect(passwordHasher.checks).toHaveLength(2)
  })

  test('names the state of the account only after the right password', async () => {
    const { accounts, admin, logIn, pending, registered } = testAccounts()
    const unverified = await registered({ email: 'una@example.com' })
    const waiting = await pending({ email: 'paul@example.com' })
    const suspended = await pending({ email: 'sue@example.com' })
    const by = (await admin()).user
    await accounts.approveUser(by, suspended.id, home)
    await accounts.suspendUser(by, suspended.id, home)
    const told = async (person: { email: string; password: string }) =>
      (await failureOf(logIn(person.email, person.password))).code
    expect([await told(unverified), await told(waiting), await told(suspended)]).toEqual([
      'EMAIL_NOT_VERIFIED',
      'PENDING_APPROVAL',
      'ACCOUNT_SUSPENDED',
    ])
    expect(await failureOf(logIn(waiting.email, waiting.password))).toHaveProperty(
      'message',
      "Your account is waiting for an administrator's approval.",
    )
    for (const { email } of [unverified, waiting, suspended])
      expect(await told({ email, password: 'a wrong password' })).toBe('WRONG_CREDENTIALS')
  })

  test('never takes over a session that the browser brought along, and ends it', async () => {
    const { accounts, approved, logIn, signedIn } = testAccounts()
    const rita = await approved()
    const mallory = await approved({ email: 'mallory@example.com' })
    const planted = await signedIn(mallory.email, mallory.password)
    const { sessionCookie } = await logIn(rita.email, rita.password, home, { session: planted.cookie })
    expect(sessionCookie).not.toBe(planted.cookie)
    expect(await accounts.sessionUser(planted.cookie)).toBeNull()
    const invented = await logIn(rita.email, rita.password, home, { session: 'x'.repeat(43) })
    expect(invented.sessionCookie).not.toContain('xxxx')
  })
})

describe('a session', () => {
  test('ends twelve hours after it was last used', async () => {
    const { accounts, approved, signedIn, clock } = testAccounts()
    const { email, password } = await approved()
    const { cookie } = await signedIn(email, password)
    for (let time = 0; time < 3; time++) {
      clock.advance(hours(11))
      expect(await accounts.sessionUser(cookie)).toMatchObject({ email, extended: true })
      await untilNoted(accounts, cookie)
    }
    clock.advance(hours(12))
    expect(await accounts.sessionUser(cookie)).toBeNull()
  })

  test('ends a week after it began, however much it is used', async () => {
    const { accounts, approved, signedIn, clock } = testAccounts()
    const { email, password } = await approved()
    const { cookie } = await signedIn(email, password)
    for (let hour = 8; hour < 7 * 24; hour += 8) {
      clock.advance(hours(8))
      expect(await accounts.sessionUser(cookie)).toMatchObject({ email })
      await untilNoted(accounts, cookie)
    }
    clock.advance(hours(8))
    expect(await accounts.sessionUser(cookie)).toBeNull()
    expect((await signedIn(email, password)).cookie).not.toBe(cookie)
  })

  test('is noted as seen once a minute at most', async () => {
    const { accounts, approved, signedIn, clock } = testAccounts()
    const { email, password } = await approved()
    const { cookie } = await signedIn(email, password)
    clock.advance(59_000)
    expect(await accounts.sessionUser(cookie)).not.toHaveProperty('extended')
    clock.advance(2000)
    expect(await accounts.sessionUser(cookie)).toHaveProperty('extended', true)
    await untilNoted(accounts, cookie)
    expect(await accounts.sessionUser(cookie)).not.toHaveProperty('extended')
  })

  test('is dead after logging out, and what hangs on it is told so', async () => {
    const { accounts, approved, signedIn } = testAccounts()
    const { email, password, id } = await approved()
    const ended: unknown[] = []
    accounts.onSessionsEnded((userId, sessionId) => ended.push([userId, sessionId]))
    const here = await signedIn(email, password)
    const there = await signedIn(email, password)
    await accounts.logOut(here.cookie, home)
    await accounts.logOut(here.cookie, home)
    expect(ended).toEqual([[id, here.user.sessionId]])
    expect(await accounts.sessionUser(here.cookie)).toBeNull()
    expect(await accounts.sessionUser(there.cookie)).toMatchObject({ email })
  })

  test('cannot be forged, not even by somebody who reads the database', async () => {
    const { accounts, approved, signedIn, database } = testAccounts()
    const { email, password } = await approved()
    const { cookie } = await signedIn(email, password)
    const [token = '', signature = ''] = cookie.split('.')
    const [row] = await database.query().all<{ token_hash: string }>('select token_hash from sessions')
    const attempts = [undefined, '', '.', token, `${token}.`, `${token}.${signature.slice(1)}`, `A${cookie}`, row!.token_hash]
    for (const attempt of attempts) expect(await accounts.sessionUser(attempt)).toBeNull()
  })
})

describe('guessing passwords', () => {
  test('stops after ten tries at one account, wherever they come from, until a minute has passed', async () => {
    const { approved, clock, logIn, passwordHasher } = testAccounts()
    const { email, password } = await approved()
    passwordHasher.checks.length = 0
    const tries = Array.from({ length: 100 }, (_, number) =>
      failureOf(logIn(email, `guess ${number}`, from(`198.51.100.${number}`))),
    )
    const codes = await Promise.all(tries)
    expect(passwordHasher.checks).toHaveLength(10)
    expect(codes.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(10)
    expect(codes.find(({ name }) => name === 'TooManyRequests')).toHaveProperty('retryAfter', 60)
    expect(await failureOf(logIn(email, password, from('203.0.113.1')))).toHaveProperty('name', 'TooManyRequests')
    clock.advance(minutes(1))
    await logIn(email, password)
  })

  test('stops after twenty tries from one address, whatever the accounts', async () => {
    const { logIn, passwordHasher } = testAccounts()
    const failures = await Promise.all(
      Array.from({ length: 60 }, (_, number) => failureOf(logIn(`user${number}@example.com`, 'password1'))),
    )
    expect(passwordHasher.checks).toHaveLength(20)
    expect(failures.filter(({ name }) => name === 'TooManyRequests')).toHaveLength(40)
    expect(await failureOf(logIn('other@example.com', 'x', from('192.0.2.2')))).toHaveProperty('code', 'WRONG_CREDENTIALS')
  })

  test('sees the addresses of one IPv6 network as one', async () => {
    const { logIn, passwordHasher } = testAccounts()
    for (let number = 0; number < 30; number++)
      await failureOf(logIn(`user${number}@example.com`, 'password1', from(`2001:db8:0:7::${number.toString(16)}`)))
    expect(passwordHasher.checks).toHaveLength(20)
  })

  test('answers the same for accounts that do not exist', async () => {
    const { logIn } = testAccounts()
    const failures = []
    for (let number = 0; number < 11; number++)
      failures.push(await failureOf(logIn('nobody@example.com', 'x', from(`198.51.100.${number}`))))
    expect(failures.at(-1)).toHaveProperty('name', 'TooManyRequests')
  })

  test('locks out neither an open session nor a browser that knows the account', async () => {
    const { accounts, approved, logIn, signedIn } = testAccounts()
    const { email, password } = await approved()
    const { cookie, device } = await signedIn(email, password)
    for (let number = 0; number < 11; number++) await failureOf(logIn(email, 'guess', from(`198.51.100.${number}`)))
    expect(await accounts.sessionUser(cookie)).toMatchObject({ email })
    await logIn(email, password, home, { device })
    expect(await failureOf(logIn(email, password, home, { device: `${device}x` }))).toHaveProperty('name', 'TooManyRequests')
    for (let number = 0; number < 10; number++) await failureOf(logIn(email, 'guess', home, { device }))
    expect(await failureOf(logIn(email, password, home, { device }))).toHaveProperty('name', 'TooManyRequests')
  })

  test('does not slow down a crowd with the right password', async () => {
    const { approved, logIn } = testAccounts()
    const { email, password } = await approved()
    await Promise.all(Array.from({ length: 64 }, () => logIn(email, password)))
  })
})
