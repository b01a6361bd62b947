import { describe, expect, test } from 'bun:test'
import { failureOf, home, hours, minutes, testAccounts } from './test-accounts.ts'

const request = (link: string | null) => ({
  token: new URL(link ?? '').searchParams.get('token') ?? '',
  fullName: 'Ada',
  email: 'ada@example.com',
  password: 'admin passphrase',
})

describe('the first administrator', () => {
  test('comes from the configuration, once', async () => {
    const { accounts, logIn, ports } = testAccounts()
    await accounts.ensureFirstAdmin()
    await accounts.ensureFirstAdmin()
    const { member } = await logIn('ada@example.com', 'admin passphrase')
    expect(member).toMatchObject({ account: { isAdmin: true, state: 'active' }, workspace: { isUnlimited: true }, role: 'owner' })
    expect((await ports.users.counts()).all).toBe(1)
    expect(await accounts.setUpLink()).toBeNull()
  })

  test('takes over an account that already has the configured address', async () => {
    const { accounts, logIn, ports, registered } = testAccounts()
    await registered({ email: 'ada@example.com' })
    await accounts.ensureFirstAdmin()
    const { member } = await logIn('ada@example.com', 'admin passphrase')
    expect(member.account.isAdmin).toBe(true)
    expect((await ports.users.counts()).all).toBe(1)
  })

  test('is made by whoever has the printed link, once', async () => {
    const { accounts, logIn } = testAccounts({ firstAdmin: null })
    await accounts.ensureFirstAdmin()
    const link = await accounts.setUpLink()
    expect(link).toStartWith('https://ats.example.com/setup?token=')
    const both = await Promise.allSettled([
      accounts.setUp(request(link), home),
      accounts.setUp({ ...request(link), email: 'eve@example.com' }, home),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await logIn('ada@example.com', 'admin passphrase')).member.account.isAdmin).toBe(true)
    expect(await failureOf(accounts.setUp(request(link), home))).toMatchObject({ code: 'LINK_USED' })
    expect(await accounts.setUpLink()).toBeNull()
  })

  test('a link from an earlier start, a guessed one and an old one are dead', async () => {
    const { accounts, clock } = testAccounts({ firstAdmin: null })
    const earlier = await accounts.setUpLink()
    // A process of the same instance that starts with this one.
    expect(await accounts.setUpLink()).toBe(earlier)
    clock.advance(minutes(3))
    const later = await accounts.setUpLink()
    expect(await failureOf(accounts.setUp(request(earlier), home))).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await failureOf(accounts.setUp({ ...request(later), token: 'x' }, home))).toMatchObject({ code: 'LINK_EXPIRED' })
    clock.advance(hours(24))
    expect(await failureOf(accounts.setUp(request(later), home))).toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('a refused password leaves the link alive', async () => {
    const { accounts } = testAccounts({ firstAdmin: null })
    const link = await accounts.setUpLink()
    expect(await failureOf(accounts.setUp({ ...request(link), password: 'password' }, home))).toMatchObject({
      code: 'PASSWORD_REFUSED',
    })
    await accounts.setUp(request(link), home)
  })
})
