import { describe, expect, test } from 'bun:test'
import { aRegistration, failureOf, home, minutes, testAccounts } from './test-accounts.ts'

const fresh = { password: 'a brand new passphrase', confirmPassword: 'a brand new passphrase' }

describe('a forgotten password', () => {
  test('is replaced by the link from the mail, which ends every session', async () => {
    const { accounts, approved, linkOf, logIn, signedIn } = testAccounts()
    const { email, password, id } = await approved()
    const open = await signedIn(email, password)
    const ended: unknown[] = []
    accounts.onSessionsEnded((userId, sessionId) => ended.push([userId, sessionId]))
    await accounts.forgotPassword(' RITA@example.com', home)
    const link = await linkOf('reset-password')
    expect(link.link).toStartWith('https://ats.example.com/reset-password?token=')
    await accounts.resetPassword({ ...link, ...fresh }, home)
    expect(ended).toEqual([[id, null]])
    expect(await accounts.sessionUser(open.cookie)).toBeNull()
    expect(await failureOf(logIn(email, password))).toHaveProperty('code', 'WRONG_CREDENTIALS')
    await logIn(email, fresh.password)
  })

  test('works once, also when two windows try at the same time', async () => {
    const { accounts, approved, linkOf } = testAccounts()
    await approved()
    await accounts.forgotPassword('rita@example.com', home)
    const link = await linkOf('reset-password')
    const both = await Promise.allSettled([1, 2].map(() => accounts.resetPassword({ ...link, ...fresh }, home)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(accounts.resetPassword({ ...link, ...fresh }, home))).toHaveProperty('code', 'LINK_USED')
  })

  test('a newer link ends the older one', async () => {
    const { accounts, approved, linkOf } = testAccounts()
    await approved()
    await accounts.forgotPassword('rita@example.com', home)
    const older = await linkOf('reset-password')
    await accounts.forgotPassword('rita@example.com', home)
    const newer = await linkOf('reset-password')
    expect(await failureOf(accounts.resetPassword({ ...older, ...fresh }, home))).toHaveProperty('code', 'LINK_EXPIRED')
    await accounts.resetPassword({ ...newer, ...fresh }, home)
  })

  test('a link lives for thirty minutes, and only for its own account', async () => {
    const { accounts, approved, clock, linkOf } = testAccounts()
    await approved()
    await approved({ email: 'eve@example.com' })
    await accounts.forgotPassword('rita@example.com', home)
    const link = await linkOf('reset-password')
    const refused = async (email: string) => (await failureOf(accounts.resetPassword({ ...link, ...fresh, email }, home))).code
    expect(await refused('eve@example.com')).toBe('LINK_EXPIRED')
    clock.advance(minutes(30))
    expect(await refused('rita@example.com')).toBe('LINK_EXPIRED')
  })

  test('a refused password does not use up the link', async () => {
    const { accounts, approved, linkOf } = testAccounts()
    await approved()
    await accounts.forgotPassword('rita@example.com', home)
    const link = await linkOf('reset-password')
    const refused = async (password: string, confirmPassword = password) =>
      (await failureOf(accounts.resetPassword({ ...link, password, confirmPassword }, home))).message
    expect(await refused('password')).toContain('first that attackers try')
    expect(await refused('a good one', 'another one')).toBe('Passwords do not match')
    await accounts.resetPassword({ ...link, ...fresh }, home)
  })

  test('nobody learns whether an address has an account, and no mailbox is flooded', async () => {
    const { accounts, approved, mails } = testAccounts()
    await approved()
    for (const email of ['rita@example.com', 'nobody@example.com']) {
      for (let time = 0; time < 5; time++) await accounts.forgotPassword(email, home)
      expect(await failureOf(accounts.forgotPassword(email, home))).toMatchObject({ name: 'TooManyRequests', retryAfter: 3600 })
    }
    expect(await mails()).toHaveLength(5)
  })

  test('takes as long for an unknown address as for a known one', async () => {
    const { accounts, approved } = testAccounts({ evenAnswerMs: 40 })
    await approved()
    const duration = async (email: string) => {
      const start = performance.now()
      await accounts.forgotPassword(email, home)
      return performance.now() - start
    }
    expect(await duration('rita@example.com')).toBeGreaterThanOrEqual(39)
    expect(await duration('nobody@example.com')).toBeGreaterThanOrEqual(39)
  })
})

describe('a password', () => {
  const outcome = async (password: string) => {
    const { accounts } = testAccounts()
    return accounts.register(aRegistration({ password }), home).then(
      () => 'accepted',
      (error: Error) => error.message,
    )
  }

  test.each([
    'x7#kPq2z',
    'correct horse battery staple',
    '  leading and trailing  ',
    'päßwörter ünd mehr',
    '密码密码很安全的密码啊',
    'Ω'.repeat(7).concat('ab'),
    'k8'.repeat(32).concat('z'),
    'abcdefg hij'.repeat(12),
  ])('may be %p', async (password) => {
    expect(await outcome(password)).toBe('accepted')
  })

  test.each([
    ['seven7x', 'The password needs 8 characters or more.'],
    ['', 'The password needs 8 characters or more.'],
    ['😀😀😀😀', 'The password needs 8 characters or more.'],
    ['x'.repeat(1025), 'The password can have 1024 characters at most.'],
  ])('may not be %p', async (password, sentence) => {
    expect(await outcome(password)).toBe(sentence)
  })

  test.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', 'iloveyou', 'aaaaaaaaaaaa', 'trustno1', 'sunshine'])(
    'may not be among the commonest: %p',
    async (password) => {
      expect(await outcome(password)).toContain('first that attackers try')
    },
  )

  test.each(['rita@example.com', 'RitaRecruiter', 'recruiter2026!', 'example-1234'])(
    'may not be about its owner: %p',
    async (password) => {
      expect(await outcome(password)).toContain('easy to guess')
    },
  )

  test.each(['evident1', 'Evident-2026', 'hiring-admin!', 'recruiting99'])(
    'may not be made of the words that everybody uses here: %p',
    async (password) => {
      expect(await outcome(password)).toContain('words that everybody uses here')
    },
  )
})
