import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { days, hours, linkTo, minutes, profileOf } from './test-job-portal.ts'

const registration = {
  fullName: 'Cara Company',
  email: 'cara@example.com',
  password: 'a company of tests',
  companyName: 'Lantern Works',
}

function aPortal(environment?: Record<string, string>) {
  const server = testServer(environment)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const register = (changes: Partial<typeof registration> = {}) => post('/jobportal/register', { ...registration, ...changes })
  const logIn = (password = registration.password, email = registration.email) => post('/jobportal/login', { email, password })
  const verify = ({ token, email }: { token: string; email: string }) =>
    server.call('GET', `/api/jobportal/verify-email?${new URLSearchParams({ token, email })}`)
  const reset = (link: { token: string; email: string }, password: string, confirmPassword = password) =>
    post('/api/jobportal/reset-password', { token: link.token, email: link.email, password, confirmPassword })
  return { server, post, register, logIn, verify, reset }
}

describe('registering a company', () => {
  test('opens an unverified account that can sign in, and mails a link to the configured address', async () => {
    const { server, register, logIn } = aPortal()
    const answer = await register({ email: ' Cara@Example.COM ' })
    expect(answer.status).toBe(201)
    expect(answer.body.message).toBeString()
    expect(await linkTo(server, 'cara@example.com', 'verify-company-email')).toMatchObject({
      pathname: '/jobportal/verify-email',
      email: 'cara@example.com',
    })
    const { body } = await logIn()
    expect((await profileOf(server, body.token)).body).toEqual({
      user: {
        _id: expect.any(String),
        name: 'Cara Company',
        email: 'cara@example.com',
        companyName: 'Lantern Works',
        isVerified: false,
        applicationMails: 'each',
        answerWords: null,
        missing: 'email',
        unverifiedReason: 'Please verify your email address: open the link that we sent you.',
      },
      answerDays: null,
    })
  })

  test('answers the same for a known address, changes nothing and tells only its owner', async () => {
    const { server, register, logIn } = aPortal()
    const first = await register()
    const again = await register({ password: 'something else entirely', companyName: 'Mallory & Co' })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect((await logIn('something else entirely')).status).toBe(401)
    const { token } = (await logIn()).body
    expect((await profileOf(server, token)).body.user.companyName).toBe('Lantern Works')
    expect((await server.sentMails()).map(({ kind }) => kind)).toEqual(['verify-company-email', 'already-registered'])
  })

  test('refuses empty fields, addresses that are none, and passwords that are guessed first', async () => {
    const { register } = aPortal()
    for (const [changes, sentence] of [
      [{ companyName: ' ' }, 'Company Name is required.'],
      [{ fullName: '' }, 'Full Name is required.'],
      [{ email: 'nobody' }, 'This is not an email address.'],
      [{ password: 'short' }, 'The password needs 8 characters or more.'],
      [
        { password: 'lanternworks1' },
        'A password made of your name, address or company is easy to guess. Please choose another one.',
      ],
    ] as const) {
      const { status, body } = await register(changes)
      expect([status, body.message]).toEqual([400, sentence])
    }
  })

  test('takes nothing from the form but what it asks for', async () => {
    const { server, post, logIn } = aPortal()
    await post('/jobportal/register', { ...registration, isVerified: true, verifiedAt: 1, emailVerifiedAt: 1, tokenEpoch: 7 })
    expect((await profileOf(server, (await logIn()).body.token)).body.user.isVerified).toBe(false)
    expect(await server.companies.withEmail('cara@example.com')).toMatchObject({ verifiedAt: null, tokenEpoch: 0 })
  })

  test('is forgotten when the address was not proved within thirty days', async () => {
    const { server, register, verify } = aPortal()
    await register()
    await register({ email: 'proved@example.com' })
    await verify(await linkTo(server, 'proved@example.com', 'verify-company-email'))
    server.clock.advance(days(31))
    await server.app.jobPortal.sweep()
    expect(await server.companies.withEmail('cara@example.com')).toBeNull()
    expect(await server.companies.withEmail('proved@example.com')).not.toBeNull()
  })
})

describe('a company is verified', () => {
  test('when it has proved its address and an administrator vouches for it, and is told so once', async () => {
    const { server, register, logIn, verify } = aPortal()
    await register()
    const link = await linkTo(server, registration.email, 'verify-company-email')
    const { token } = (await logIn()).body
    expect((await verify(link)).body.message).toBe('Your email address is verified.')
    const { user } = (await profileOf(server, token)).body
    expect(user).toMatchObject({ isVerified: false, missing: 'approval' })
    expect(user.unverifiedReason).toContain('administrator')

    const cookie = await server.admin()
    for (const _ of [1, 2])
      expect((await server.call('POST', `/admin/verify-jobposter/${user._id}`, { cookie, body: {} })).status).toBe(200)
    expect((await profileOf(server, token)).body.user).toMatchObject({ isVerified: true, missing: null, unverifiedReason: null })
    expect((await server.sentMails()).filter(({ kind }) => kind === 'company-verified')).toHaveLength(1)
  })

  test('on the page of the link, by the password that was chosen at registration and by nothing else', async () => {
    const { server, post, register, logIn } = aPortal()
    await register()
    const link = await linkTo(server, registration.email, 'verify-company-email')
    const address = { token: link.token, email: link.email }
    const seen = await server.call('GET', `/api/jobportal/registration?${new URLSearchParams(address)}`)
    expect(seen.body).toEqual({ companyName: 'Lantern Works', registeredAt: expect.any(String) })
    const wrong = await post('/api/jobportal/verify-email', { ...address, password: 'another password' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD'])
    const { token } = (await logIn()).body
    expect((await profileOf(server, token)).body.user.missing).toBe('email')
    expect((await post('/api/jobportal/verify-email', { ...address, password: registration.password })).status).toBe(200)
    expect((await profileOf(server, token)).body.user.missing).toBe('approval')
    expect((await post('/api/jobportal/verify-email', { ...address, password: registration.password })).body.code).toBe(
      'LINK_USED',
    )
  })

  test('never where the owner of the address says that it was somebody else: the registration goes, and its tokens', async () => {
    const { server, register, logIn, verify } = aPortal()
    await register()
    const { token: stranger } = (await logIn()).body
    const link = await linkTo(server, registration.email, 'verify-company-email')
    const disown = () => server.call('DELETE', '/api/jobportal/registration', { body: { token: link.token, email: link.email } })
    expect((await disown()).status).toBe(200)
    expect((await profileOf(server, stranger)).status).toBe(401)
    expect((await logIn()).status).toBe(401)
    expect((await verify(link)).status).toBe(410)
    // The address is free for its owner.
    await register({ password: 'what the owner chose', companyName: 'Harbour Works' })
    expect((await logIn('what the owner chose')).status).toBe(200)
  })

  test('and is deleted by no link once its address is proved', async () => {
    const { server, register, logIn, verify } = aPortal()
    await register()
    const link = await linkTo(server, registration.email, 'verify-company-email')
    await verify(link)
    expect(
      (await server.call('DELETE', '/api/jobportal/registration', { body: { token: link.token, email: link.email } })).status,
    ).toBe(410)
    expect((await logIn()).status).toBe(200)
  })

  test('by the proof of its address alone where the server is told so', async () => {
    const { server, register, logIn, verify } = aPortal({ AUTO_VERIFY_COMPANIES: 'on' })
    await register()
    await verify(await linkTo(server, registration.email, 'verify-company-email'))
    expect((await profileOf(server, (await logIn()).body.token)).body.user.isVerified).toBe(true)
  })

  test('never by a link that was used, is a day old, was changed, or is of another address', async () => {
    const { server, register, verify } = aPortal()
    await register()
    const link = await linkTo(server, registration.email, 'verify-company-email')
    expect((await verify({ ...link, email: 'other@example.com' })).body.code).toBe('LINK_EXPIRED')
    expect((await verify({ ...link, token: `${link.token.slice(0, -1)}_` })).body.code).toBe('LINK_EXPIRED')
    server.clock.advance(hours(24))
    expect((await verify(link)).status).toBe(410)
    server.clock.advance(-minutes(1))
    expect((await verify(link)).status).toBe(200)
    expect((await verify(link)).body.code).toBe('LINK_USED')
  })

  test('with a fresh link that it can ask for while signed in, five times an hour; the older one is dead', async () => {
    const { server, register, verify } = aPortal()
    await register()
    const first = await linkTo(server, registration.email, 'verify-company-email')
    const { token } = (await server.call('POST', '/jobportal/login', { body: registration })).body
    const ask = () => server.call('POST', '/api/jobportal/resend-verification', { token })
    for (const _ of [1, 2, 3, 4, 5]) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    expect((await verify(first)).body.code).toBe('LINK_EXPIRED')
    expect((await verify(await linkTo(server, registration.email, 'verify-company-email'))).status).toBe(200)
  })
})

describe('signing in as a company', () => {
  test('answers the same for a wrong password and an unknown address, and pauses after ten wrong ones', async () => {
    const { register, logIn } = aPortal()
    await register()
    const wrong = await logIn('not the password')
    const unknown = await logIn('not the password', 'nobody@example.com')
    expect(wrong.status).toBe(401)
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    for (let count = 1; count < 10; count++) await logIn('not the password')
    const paused = await logIn()
    expect(paused.status).toBe(429)
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('tells that the account is suspended only after the right password', async () => {
    const { server, logIn } = aPortal()
    const company = await server.company(registration.email)
    const cookie = await server.admin()
    await server.call('POST', `/admin/suspend-jobposter/${company.id}`, { cookie, body: {} })
    expect((await logIn('not the password')).status).toBe(401)
    const refused = await logIn(company.password)
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    await server.call('POST', `/admin/unsuspend-jobposter/${company.id}`, { cookie, body: {} })
    expect((await logIn(company.password)).status).toBe(200)
  })

  test('is asked for again once an administrator has signed it out everywhere, and nothing else changed', async () => {
    const { server, logIn } = aPortal()
    const company = await server.company(registration.email)
    const [first, second] = [await logIn(company.password), await logIn(company.password)]
    const own = ({ body }: typeof first) => server.call('GET', '/jobportal/sessions', { token: body.token })
    expect([(await own(first)).status, (await own(second)).status]).toEqual([200, 200])
    const cookie = await server.admin()
    const ended = await server.call('POST', `/admin/end-jobposter-sessions/${company.id}`, { cookie, body: {} })
    expect(ended.body).toEqual({ message: expect.stringMatching(/^Signed out on \d devices$/), ended: expect.any(Number) })
    expect(ended.body.ended).toBeGreaterThanOrEqual(2)
    expect([(await own(first)).status, (await own(second)).status]).toEqual([401, 401])
    expect((await logIn(company.password)).status).toBe(200)
  })

  test('sets no session: the token is all that a company has', async () => {
    const { server, register, logIn } = aPortal()
    await register()
    const { headers, body } = await logIn()
    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['known-company-device'])
    expect(cookies[0]).toContain('Path=/jobportal/login')
    expect((await server.call('GET', '/user', { token: body.token })).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  test('is replaced by a link of half an hour, once; tokens end, and the address counts as proved', async () => {
    const { server, post, register, logIn, reset } = aPortal()
    await register()
    const { token } = (await logIn()).body
    const known = await post('/api/jobportal/forgot-password', { email: registration.email })
    const unknown = await post('/api/jobportal/forgot-password', { email: 'nobody@example.com' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    const link = await linkTo(server, registration.email, 'reset-password')
    expect(link.pathname).toBe('/jobportal/reset-password')

    expect((await reset(link, 'one new password', 'another one')).body.message).toBe('Passwords do not match')
    expect((await reset(link, 'short')).status).toBe(400)
    expect((await reset(link, 'one new password')).body.message).toBe('Password updated successfully!')
    expect((await reset(link, 'two new passwords')).body.code).toBe('LINK_USED')
    expect((await profileOf(server, token)).status).toBe(401)
    expect((await logIn()).status).toBe(401)
    const fresh = (await logIn('one new password')).body.token
    expect((await profileOf(server, fresh)).body.user.missing).toBe('approval')
  })

  test('cannot be replaced by a link that is too old, or made for something else', async () => {
    const { server, post, register, reset } = aPortal()
    await register()
    expect((await reset(await linkTo(server, registration.email, 'verify-company-email'), 'one new password')).status).toBe(410)
    await post('/api/jobportal/forgot-password', { email: registration.email })
    server.clock.advance(minutes(30))
    expect((await reset(await linkTo(server, registration.email, 'reset-password'), 'one new password')).status).toBe(410)
  })

  test('of a company opens no account of a recruiter with the same address', async () => {
    const { server, post, register, reset } = aPortal()
    const { email, password } = await server.recruiter(registration.email)
    await register()
    await post('/api/jobportal/forgot-password', { email })
    const link = await linkTo(server, email, 'reset-password')
    const body = { token: link.token, email, password: 'one new password', confirmPassword: 'one new password' }
    expect((await post('/api/reset-password', body)).status).toBe(410)
    expect((await reset(link, 'one new password')).status).toBe(200)
    expect(await server.logIn(email, password)).toStartWith('session=')
  })
})
