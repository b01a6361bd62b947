import { describe, expect, test } from 'bun:test'
import { aRegistration, days, failureOf, home, hours, minutes, testAccounts } from './test-accounts.ts'

describe('registering', () => {
  test('opens an unverified account with its own workspace and mails a link to the configured address', async () => {
    const { accounts, mails, ports } = testAccounts()
    await accounts.register(aRegistration({ email: ' Rita@Example.COM ' }), home)
    const account = await ports.users.withEmail('rita@example.com')
    expect(account).toMatchObject({ state: 'unverified', isAdmin: false, fullName: 'Rita Recruiter' })
    const member = await ports.users.member(account!.id)
    expect(member).toMatchObject({ role: 'owner', workspace: { name: 'Example & Sons', plan: 'trial', planEndsAt: null } })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'verify-email', to: 'rita@example.com', fullName: 'Rita Recruiter' })
    expect(mail).toHaveProperty(
      'link',
      expect.stringMatching(/^https:\/\/ats\.example\.com\/verify-email\?token=[\w-]{43}&email=rita%40example\.com$/),
    )
  })

  test('keeps no secret in the clear: the link is hashed, the mail sealed', async () => {
    const { accounts, database, linkOf } = testAccounts()
    await accounts.register(aRegistration(), home)
    const stored = JSON.stringify([
      await database.query().all('select * from jobs'),
      await database.query().all('select * from account_links'),
    ])
    const { token } = await linkOf('verify-email')
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(aRegistration().fullName)
  })

  test('tells nobody but the owner that an address has an account', async () => {
    const { accounts, approved, mails, ports } = testAccounts()
    const { id } = await approved()
    const before = await ports.users.find(id)
    await accounts.register(aRegistration({ fullName: 'Mallory', password: 'something else entirely' }), home)
    expect(await ports.users.find(id)).toEqual(before)
    expect(await mails()).toEqual([
      {
        kind: 'already-registered',
        to: 'rita@example.com',
        fullName: 'Rita Recruiter',
        loginLink: 'https://ats.example.com/login',
        resetLink: 'https://ats.example.com/forgot-password',
      },
    ])
  })

  test('again before the link was opened replaces what was said first, and the link', async () => {
    const { accounts, linkOf, registered, ports } = testAccounts()
    const { id } = await registered()
    const first = await linkOf('verify-email')
    await accounts.register(aRegistration({ fullName: 'Rita R. Recruiter' }), home)
    const second = await linkOf('verify-email')
    expect(await failureOf(accounts.verifyEmail(first, home))).toMatchObject({ code: 'LINK_EXPIRED' })
    await accounts.verifyEmail(second, home)
    expect(await ports.users.find(id)).toMatchObject({ fullName: 'Rita R. Recruiter', state: 'pending' })
  })

  test('again with another password makes none of them count: the owner of the mailbox chooses one', async () => {
    const { accounts, admin, linkOf, logIn, registered } = testAccounts()
    const stranger = await registered({ password: 'the password of a stranger' })
    await accounts.register(aRegistration(), home)
    expect(await accounts.verifyEmail(await linkOf('verify-email'), home)).toEqual({ mustChoosePassword: true })
    const link = await linkOf('reset-password')
    await accounts.approveUser((await admin()).user, stranger.id, home)
    for (const password of [stranger.password, aRegistration().password, '', ' '])
      expect(await failureOf(logIn(stranger.email, password))).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const chosen = 'chosen by the owner'
    await accounts.resetPassword({ ...link, password: chosen, confirmPassword: chosen }, home)
    await logIn(stranger.email, chosen)
  })

  test('again with the same password keeps it', async () => {
    const { accounts, admin, linkOf, logIn, registered } = testAccounts()
    const { id, email, password } = await registered()
    await accounts.register(aRegistration(), home)
    expect(await accounts.verifyEmail(await linkOf('verify-email'), home)).toEqual({ mustChoosePassword: false })
    await accounts.approveUser((await admin()).user, id, home)
    await logIn(email, password)
  })

  test('does not flood the mailbox of somebody else', async () => {
    const { accounts, approved, mails } = testAccounts()
    await approved()
    for (let time = 0; time < 8; time++) await accounts.register(aRegistration(), home)
    expect(await mails()).toHaveLength(5)
  })

  test.each([
    ['fullName', '  ', 'Full Name is required.'],
    ['companyName', '\u0000\n', 'Company Name is required.'],
    ['email', 'rita', 'This is not an email address.'],
    ['email', 'rita@example.com, eve@example.com', 'This is not an email address.'],
    ['email', 'rita@example.com\r\nBcc: eve@example.com', 'This is not an email address.'],
    ['mobileNumber', 'x'.repeat(201), 'Mobile Number can have 200 characters at most.'],
  ])('refuses %s %p', async (field, value, sentence) => {
    const { accounts, mails } = testAccounts()
    const failure = await failureOf(accounts.register({ ...aRegistration(), [field]: value }, home))
    expect(failure.message).toBe(sentence)
    expect(await mails()).toEqual([])
  })

  test('takes line breaks out of a name, so that it cannot become a mail header', async () => {
    const { accounts, mails } = testAccounts()
    await accounts.register(aRegistration({ fullName: 'Rita\r\nBcc: eve@example.com' }), home)
    expect((await mails())[0]).toHaveProperty('fullName', 'Rita Bcc: eve@example.com')
  })
})

describe('verifying', () => {
  test('moves the account to pending and tells every administrator', async () => {
    const { admin, mails, pending, ports } = testAccounts()
    await admin()
    const { id } = await pending()
    expect(await ports.users.find(id)).toMatchObject({ state: 'pending' })
    expect(await mails()).toEqual([
      {
        kind: 'approval-needed',
        to: 'ada@example.com',
        fullName: 'Rita Recruiter',
        email: 'rita@example.com',
        companyName: 'Example & Sons',
        link: 'https://ats.example.com/dashboard/admin',
      },
    ])
  })

  test('works once, also when two windows try at the same time', async () => {
    const { accounts, linkOf, registered, auditActions } = testAccounts()
    await registered()
    const link = await linkOf('verify-email')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => accounts.verifyEmail(link, home)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const failure = await failureOf(accounts.verifyEmail(link, home))
    expect(failure).toMatchObject({ code: 'LINK_USED' })
    expect(failure.message).toContain('Your email address is verified')
    expect((await auditActions()).filter((action) => action === 'verify-email')).toHaveLength(1)
  })

  test('refuses a link after a day, a changed one, and one for another address', async () => {
    const { accounts, clock, linkOf, registered } = testAccounts()
    await registered()
    const link = await linkOf('verify-email')
    const refused = async (changed: Partial<typeof link>) =>
      (await failureOf(accounts.verifyEmail({ ...link, ...changed }, home))).code
    expect(await refused({ token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}` })).toBe('LINK_EXPIRED')
    expect(await refused({ email: 'eve@example.com' })).toBe('LINK_EXPIRED')
    clock.advance(hours(24))
    expect(await refused({})).toBe('LINK_EXPIRED')
  })

  test('a reset link does not verify, and a verification link does not reset', async () => {
    const { accounts, linkOf, registered } = testAccounts()
    await registered()
    const verification = await linkOf('verify-email')
    await accounts.forgotPassword('rita@example.com', home)
    const reset = await linkOf('reset-password')
    expect((await failureOf(accounts.verifyEmail(reset, home))).code).toBe('LINK_EXPIRED')
    const passwords = { password: 'another good one', confirmPassword: 'another good one' }
    expect((await failureOf(accounts.resetPassword({ ...verification, ...passwords }, home))).code).toBe('LINK_EXPIRED')
  })

  test('a new link can be asked for, five times an hour, and is sent only where it is needed', async () => {
    const { accounts, clock, mails, registered } = testAccounts()
    await registered()
    await mails()
    for (let time = 0; time < 5; time++) {
      await accounts.resendVerification('RITA@example.com')
      await accounts.resendVerification('nobody@example.com')
    }
    expect((await mails()).map(({ to }) => to)).toEqual(Array(5).fill('rita@example.com'))
    for (const email of ['rita@example.com', 'nobody@example.com'])
      expect(await failureOf(accounts.resendVerification(email))).toMatchObject({ name: 'TooManyRequests', retryAfter: 3600 })
    clock.advance(minutes(61))
    await accounts.resendVerification('rita@example.com')
    expect(await mails()).toHaveLength(1)
  })

  test('accounts that were never verified are forgotten after a month', async () => {
    const { accounts, clock, registered, ports } = testAccounts()
    const { id } = await registered()
    clock.advance(days(29))
    await accounts.sweep()
    expect(await ports.users.find(id)).not.toBeNull()
    clock.advance(days(2))
    await accounts.sweep()
    expect(await ports.users.find(id)).toBeNull()
  })
})
