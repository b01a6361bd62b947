import { describe, expect, test } from 'bun:test'
import { codeOf, stepAt } from './one-time-codes.ts'
import { failureOf, home, minutes, testAccounts } from './test-accounts.ts'

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

async function withPhone() {
  const all = testAccounts()
  const { accounts, clock } = all
  const person = await all.approved()
  const { user, cookie } = await all.signedIn(person.email, person.password)
  const { secret, address } = await accounts.beginSecondFactor(user, person.password)
  const code = (stepsAhead = 0) => codeOf(fromBase32(secret), stepAt(clock.now()) + stepsAhead)
  const logIn = (given?: string, password = person.password) => all.logIn(person.email, password, home, { code: given })
  const next = () => clock.advance(30_000)
  const on = async () => {
    const recoveryCodes = await accounts.confirmSecondFactor(user, code(), home)
    next()
    return recoveryCodes
  }
  return { ...all, person, user, cookie, secret, address, code, logIn, next, on }
}

describe('setting up two-factor sign-in', () => {
  test('asks nobody for a code before it is confirmed, and everybody after', async () => {
    const { accounts, address, code, logIn, mails, on, user } = await withPhone()
    expect(address).toStartWith('otpauth://totp/Evident:rita%40example.com?secret=')
    await logIn()
    expect((await accounts.secondFactorState(user)).on).toBe(false)
    expect(await failureOf(accounts.confirmSecondFactor(user, '000000', home))).toMatchObject({ code: 'WRONG_CODE' })
    const recoveryCodes = await on()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    // 24 of 32 letters: 120 bits, more than the 112 from which on a fast hash will do.
    for (const each of recoveryCodes) expect(each).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    expect(await accounts.secondFactorState(user)).toMatchObject({ on: true, recoveryCodesLeft: 10 })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['second-factor-changed'])
    expect(await failureOf(logIn())).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    await logIn(code())
  })

  test('needs the password', async () => {
    const { accounts, user } = await withPhone()
    expect(await failureOf(accounts.beginSecondFactor(user, 'not it'))).toMatchObject({ code: 'WRONG_PASSWORD' })
  })

  test('leaves neither the secret nor a recovery code readable in the database', async () => {
    const { database, on, secret } = await withPhone()
    const recoveryCodes = await on()
    const rows = ['second_factors', 'recovery_codes'].map((table) => database.query().all(`select * from ${table}`))
    const stored = JSON.stringify(rows)
    for (const hidden of [
      secret,
      fromBase32(secret).toString('base64'),
      recoveryCodes[0]!,
      recoveryCodes[0]!.replaceAll('-', ''),
    ])
      expect(stored.toLowerCase()).not.toContain(hidden.toLowerCase())
  })
})

describe('signing in with a code', () => {
  test('says nothing about it to whoever does not know the password', async () => {
    const { code, logIn, on } = await withPhone()
    await on()
    expect(await failureOf(logIn(undefined, 'not the password'))).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await failureOf(logIn(code(), 'not the password'))).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await logIn(code())
  })

  test('takes each code once, and none older than one that was taken', async () => {
    const { code, logIn, on } = await withPhone()
    await on()
    const outcomes = await Promise.allSettled([logIn(code(1)), logIn(code(1))])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(logIn(code()))).toMatchObject({ code: 'WRONG_CODE' })
  })

  test('allows clocks to differ by one step, not by two', async () => {
    const { code, logIn, next, on } = await withPhone()
    await on()
    next()
    next()
    expect(await failureOf(logIn(code(-2)))).toMatchObject({ code: 'WRONG_CODE' })
    expect(await failureOf(logIn(code(2)))).toMatchObject({ code: 'WRONG_CODE' })
    await logIn(code(-1))
    await logIn(code(1))
  })

  test('pauses after five wrong codes, also for the right one', async () => {
    const { clock, code, logIn, on } = await withPhone()
    await on()
    for (let time = 0; time < 5; time++) expect(await failureOf(logIn('000000'))).toMatchObject({ code: 'WRONG_CODE' })
    expect(await failureOf(logIn(code()))).toMatchObject({ name: 'TooManyRequests' })
    clock.advance(minutes(15) + 1)
    await logIn(code())
  })

  test('takes a recovery code instead, once, however it is typed, and tells the owner', async () => {
    const { accounts, logIn, mails, on, user } = await withPhone()
    const [first, second] = await on()
    await mails()
    await logIn(first!.toUpperCase().replaceAll('-', ' '))
    expect(await failureOf(logIn(first))).toMatchObject({ code: 'WRONG_CODE' })
    expect(await mails()).toMatchObject([{ kind: 'second-factor-changed', change: 'recovery-code-used', codesLeft: 9 }])
    await logIn(second)
    expect((await accounts.secondFactorState(user)).recoveryCodesLeft).toBe(8)
  })

  test('is not avoided by a new password from a mailed link', async () => {
    const { accounts, linkOf, logIn, on, person } = await withPhone()
    await on()
    await accounts.forgotPassword(person.email, home)
    const password = 'chosen by the link'
    await accounts.resetPassword({ ...(await linkOf('reset-password')), password, confirmPassword: password }, home)
    expect(await failureOf(logIn(undefined, password))).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })
})

describe('taking it away', () => {
  test('needs the password and a code', async () => {
    const { accounts, code, logIn, on, person, user } = await withPhone()
    await on()
    const off = (password: string, given: string) => accounts.turnOffSecondFactor(user, { password, code: given }, home)
    expect(await failureOf(off('not it', code()))).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await failureOf(off(person.password, '000000'))).toMatchObject({ code: 'WRONG_CODE' })
    await off(person.password, code())
    await logIn()
  })

  test('is an administrator’s help for whoever lost everything', async () => {
    const { accounts, admin, logIn, on, user } = await withPhone()
    await on()
    await accounts.resetSecondFactor((await admin()).user, user.id, home)
    await logIn()
  })

  test('from the own account is no administrator’s help: there it needs both proofs', async () => {
    const { accounts, code, logIn, on, person, ports, user } = await withPhone()
    await ports.transaction(() => ports.users.update(user.id, { isAdmin: true }))
    await on()
    expect(await failureOf(accounts.resetSecondFactor({ ...user, isAdmin: true }, user.id, home))).toMatchObject({
      code: 'OWN_ACCOUNT',
    })
    expect(await failureOf(logIn())).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    await accounts.turnOffSecondFactor(user, { password: person.password, code: code() }, home)
    await logIn()
  })

  test('of recovery codes happens when new ones are made', async () => {
    const { accounts, code, logIn, on, person, user } = await withPhone()
    const [old] = await on()
    const fresh = await accounts.renewRecoveryCodes(user, { password: person.password, code: code() }, home)
    expect(await failureOf(logIn(old))).toMatchObject({ code: 'WRONG_CODE' })
    await logIn(fresh[0])
  })
})

describe('changing the password', () => {
  test('ends every other session, keeps this one, and is told by mail', async () => {
    const { accounts, cookie, logIn, mails, person, signedIn, user } = await withPhone()
    const other = await signedIn(person.email, person.password)
    const ended: unknown[] = []
    accounts.onSessionsEnded((_, sessionId) => void ended.push(sessionId))
    const newPassword = 'another long enough one'
    const change = { currentPassword: person.password, newPassword, confirmPassword: newPassword }
    expect(await failureOf(accounts.changePassword(user, { ...change, currentPassword: 'not it' }, home))).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    expect(await failureOf(accounts.changePassword(user, { ...change, confirmPassword: 'different' }, home))).toMatchObject({
      field: 'confirmPassword',
    })
    await accounts.changePassword(user, change, home)
    expect(await accounts.sessionUser(other.cookie)).toBeNull()
    expect(await accounts.sessionUser(cookie)).not.toBeNull()
    expect(ended).toEqual([other.user.sessionId])
    expect(await mails()).toMatchObject([{ kind: 'password-changed', to: person.email }])
    expect(await failureOf(logIn())).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await logIn(undefined, newPassword)
  })

  test('is throttled', async () => {
    const { accounts, user } = await withPhone()
    const change = { currentPassword: 'guess', newPassword: 'x'.repeat(3), confirmPassword: 'x'.repeat(3) }
    for (let time = 0; time < 10; time++) await failureOf(accounts.changePassword(user, change, home))
    expect(await failureOf(accounts.changePassword(user, change, home))).toMatchObject({ name: 'TooManyRequests' })
  })
})

describe('the list of sessions', () => {
  test('shows one’s own only, and signs them out one by one or all but this', async () => {
    const { accounts, approved, person, signedIn, user } = await withPhone()
    const stranger = await approved({ email: 'stranger@example.com' })
    const other = await signedIn(stranger.email, stranger.password)
    const second = await signedIn(person.email, person.password)
    const third = await signedIn(person.email, person.password)
    expect((await accounts.ownSessions(user)).map(({ id }) => id).toSorted()).toEqual(
      [user.sessionId, second.user.sessionId, third.user.sessionId].toSorted(),
    )
    await accounts.endOwnSession(user, second.user.sessionId, home)
    expect(await accounts.sessionUser(second.cookie)).toBeNull()
    expect(await failureOf(accounts.endOwnSession(user, other.user.sessionId, home))).toMatchObject({ name: 'SessionNotFound' })
    expect(await accounts.endOtherSessions(user, home)).toBe(1)
    expect(await accounts.sessionUser(third.cookie)).toBeNull()
    expect(await accounts.sessionUser(other.cookie)).not.toBeNull()
  })
})
