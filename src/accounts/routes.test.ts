import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { bodies } from '#src/http/body.ts'
import { clientAddress, shareClientAddress } from '#src/http/client-address.ts'
import { ownOriginOnly } from '#src/http/csrf.ts'
import { errors } from '#src/http/errors.ts'
import { silentLog } from '#src/http/log.ts'
import { sessionGuards } from '#src/http/session.ts'
import { codeOf, stepAt } from './one-time-codes.ts'
import { accountRoutes } from './routes.ts'
import { aRegistration, testAccounts } from './test-accounts.ts'

function testServer() {
  const all = testAccounts()
  const { accounts } = all
  const guards = sessionGuards(accounts)
  const app = new Elysia()
    .use(errors(silentLog))
    .use(ownOriginOnly({ ownOrigins: ['https://ats.example.com'], publicUrl: 'https://ats.example.com' }))
    .use(bodies())
    .use(accountRoutes(accounts, { guards, addressOf: clientAddress({ trustProxy: true }), samplesOf: async () => [] }))

  async function call(method: string, path: string, { body, cookie, headers }: CallOptions = {}) {
    const response = await app.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          'x-forwarded-for': '192.0.2.1',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }
  const logIn = async (email: string, password: string) => {
    const answer = await call('POST', '/login', { body: { email, password } })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const admin = async () => {
    await accounts.ensureFirstAdmin()
    return logIn('ada@example.com', 'admin passphrase')
  }
  const recruiter = async (changes: Parameters<typeof all.approved>[0] = {}) => {
    const person = await all.approved(changes)
    return { ...person, cookie: await logIn(person.email, person.password) }
  }
  return { ...all, app, call, logIn, admin, recruiter }
}

interface CallOptions {
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}

test('a newcomer registers, verifies, is approved, logs in, looks around and logs out', async () => {
  const { call, admin, linkOf } = testServer()
  const cookie = await admin()
  const registered = await call('POST', '/register', { body: aRegistration() })
  expect(registered).toMatchObject({ status: 201, body: { message: expect.stringContaining('verify') } })
  const { token, email } = await linkOf('verify-email')
  expect((await call('GET', `/api/verify-email?${new URLSearchParams({ token, email })}`)).status).toBe(200)

  const dashboard = await call('GET', '/admin/dashboard', { cookie })
  expect(dashboard.body.stats).toEqual({ totalUsers: 2, pendingApproval: 1, activeUsers: 1, adminUsers: 1 })
  const [{ _id }] = dashboard.body.pendingUsers
  const approved = await call('POST', `/admin/approve-user/${_id}`, { cookie, body: {} })
  expect(approved).toMatchObject({ status: 200, body: { message: 'User approved successfully', user: { isApproved: true } } })

  const { password } = aRegistration()
  const login = await call('POST', '/login', { body: { email, password } })
  expect(login).toMatchObject({ status: 200, body: { user: { fullName: 'Rita Recruiter' } } })
  const [session = '', device = ''] = login.headers.getSetCookie()
  expect(session).toMatch(/^__Host-session=host~[\w-]+\.[\w-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/)
  expect(device).toMatch(/^known-device=\S+; Path=\/login; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)

  const own = session.split(';')[0]!
  const { body, headers } = await call('GET', '/user', { cookie: own })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    user: {
      _id,
      fullName: 'Rita Recruiter',
      email: 'rita@example.com',
      mobileNumber: '+41 44 000 00 00',
      companyName: 'Example & Sons',
      designation: 'Recruiter',
      isApproved: true,
      isAdmin: false,
      isUnlimited: false,
      state: 'active',
      role: 'owner',
      workspace: { _id: expect.any(String), name: 'Example & Sons' },
      samples: [],
      trialEnd: '2026-03-16T09:00:00.000Z',
      createdAt: '2026-03-02T09:00:00.000Z',
      subscription: {
        plan: 'trial',
        expiresAt: '2026-03-16T09:00:00.000Z',
        isActive: true,
        limits: { jdUploads: 2, resumeUploads: 5, assessments: 1 },
      },
      usage: { jdUploads: 0, resumeUploads: 0, assessments: 0 },
      workspaces: [{ _id: expect.any(String), name: 'Example & Sons', role: 'owner', isCurrent: true }],
    },
  })

  const out = await call('POST', '/logout', { cookie: own, body: {} })
  expect(out.status).toBe(200)
  expect(out.headers.getSetCookie()).toEqual([
    '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ])
  expect((await call('GET', '/user', { cookie: own })).status).toBe(401)
})

test('with two-factor sign-in the login asks for a code and is repeated with it', async () => {
  const { call, clock, recruiter } = testServer()
  const { cookie, email, password } = await recruiter()
  const begun = await call('POST', '/api/second-factor', { cookie, body: { password } })
  const secret = Buffer.from(
    [...(begun.body.secret as string)]
      .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  )
  const code = () => codeOf(secret, stepAt(clock.now()))
  const on = await call('POST', '/api/second-factor/confirm', { cookie, body: { code: code() } })
  expect(on.body.recoveryCodes).toHaveLength(10)
  clock.advance(30_000)
  const logIn = async (given?: string) => call('POST', '/login', { body: { email, password, ...(given ? { code: given } : {}) } })
  expect(await logIn()).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
  expect(await logIn('000000')).toMatchObject({ status: 401, body: { code: 'WRONG_CODE' } })
  expect((await logIn(code())).status).toBe(200)
})

describe('every call', () => {
  const signedIn = [
    ['GET', '/user'],
    ['PUT', '/user'],
    ['PUT', '/api/welcome'],
    ['PUT', '/api/password'],
    ['GET', '/api/proof'],
    ['POST', '/api/proof'],
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions'],
    ['DELETE', '/api/sessions/ID'],
    ['GET', '/api/second-factor'],
    ['POST', '/api/second-factor'],
    ['POST', '/api/second-factor/confirm'],
    ['POST', '/api/second-factor/off'],
    ['POST', '/api/second-factor/recovery-codes'],
    ['GET', '/api/passkeys'],
    ['POST', '/api/passkeys'],
    ['POST', '/api/passkeys/challenge'],
    ['POST', '/api/passkeys/recovery-codes'],
    ['PUT', '/api/passkeys/ID'],
    ['DELETE', '/api/passkeys/ID'],
    ['POST', '/api/proof/challenge'],
    ['GET', '/api/identities'],
    ['POST', '/api/identities/PROVIDER'],
    ['DELETE', '/api/identities/PROVIDER'],
    ['GET', '/api/team'],
    ['POST', '/api/team/invitations'],
    ['POST', '/api/team/invitations/ID/resend'],
    ['DELETE', '/api/team/invitations/ID'],
    ['PUT', '/api/team/members/ID/role'],
    ['POST', '/api/team/members/ID/transfer'],
    ['DELETE', '/api/team/members/ID'],
    ['GET', '/api/workspaces'],
    ['POST', '/api/workspaces/ID/switch'],
  ] as const
  const admin = [
    ['GET', '/admin/dashboard'],
    ['GET', '/admin/users/ID'],
    ['POST', '/admin/approve-user/ID'],
    ['POST', '/admin/suspend-user/ID'],
    ['POST', '/admin/unsuspend-user/ID'],
    ['DELETE', '/admin/delete-user/ID'],
    ['POST', '/admin/reset-second-factor/ID'],
    ['POST', '/admin/end-sessions/ID'],
    ['PUT', '/admin/update-user/ID'],
    ['PUT', '/admin/update-subscription/ID'],
  ] as const

  const policy = [
    ['GET', '/admin/second-factor-policy'],
    ['PUT', '/admin/second-factor-policy'],
  ] as const

  test('is open, for the signed in, or for administrators: no other route exists', () => {
    const { app } = testServer()
    const open = ['POST /register', 'GET /api/verify-email', 'POST /api/resend-verification', 'POST /login', 'POST /logout']
    const links = ['POST /api/forgot-password', 'POST /api/reset-password', 'POST /api/setup']
    const invitation = ['GET /api/invitation', 'POST /api/invitation/accept']
    const providers = [
      'POST /api/login/passkey',
      'POST /api/login/passkey/challenge',
      'GET /api/login/with',
      'GET /login/with/:provider',
      'GET /login/with/:provider/callback',
      'POST /api/login/with/:provider/logout',
    ]
    const patternOf = (path: string) => path.replace('PROVIDER', ':provider').replace('ID', ':id')
    const guarded = [...signedIn, ...admin, ...policy].map(([method, path]) => `${method} ${patternOf(path)}`)
    const known = app.routes.map(({ method, path }) => `${method} ${path}`)
    expect(known.sort()).toEqual([...open, ...links, ...invitation, ...providers, ...guarded].sort())
  })

  test.each([...signedIn, ...admin])('%s %s needs a session', async (method, path) => {
    const { call } = testServer()
    const answer = await call(method, path, method === 'GET' ? {} : { body: {} })
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', error: answer.body.message } })
  })

  test.each([...admin])('%s %s needs an administrator', async (method, path) => {
    const { call, recruiter, auditActions, ports } = testServer()
    const { cookie, id } = await recruiter()
    const before = await ports.users.member(id)
    const answer = await call(method, path.replace('ID', id), { cookie, ...(method === 'GET' ? {} : { body: {} }) })
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await ports.users.member(id)).toEqual(before)
    expect((await auditActions()).at(-1)).toBe('denied')
  })

  test('answers 404 for an account that is not there', async () => {
    const { call, admin: asAdmin } = testServer()
    const cookie = await asAdmin()
    for (const [method, path] of admin.slice(1)) {
      const body = path.includes('subscription') ? { plan: 'free', months: 0 } : {}
      expect((await call(method, path, { cookie, ...(method === 'GET' ? {} : { body }) })).status).toBe(404)
    }
  })
})

describe('what a body may not change', () => {
  const everything = {
    _id: 'x',
    id: 'x',
    email: 'eve@example.com',
    password: 'another passphrase',
    passwordHash: 'x',
    isAdmin: true,
    isApproved: true,
    isUnlimited: true,
    state: 'active',
    role: 'owner',
    plan: 'paid',
    planEndsAt: '2099-01-01',
    trialEnd: '2099-01-01',
    usage: { resumeUploads: -100 },
    subscription: { plan: 'free' },
    workspaceId: 'x',
    createdAt: '2000-01-01',
  }

  test('registering grants nothing', async () => {
    const { call, ports } = testServer()
    await call('POST', '/register', { body: { ...everything, ...aRegistration() } })
    const account = await ports.users.withEmail('rita@example.com')
    expect(account).toMatchObject({ state: 'unverified', isAdmin: false, approvedAt: null })
    expect((await ports.users.member(account!.id))?.workspace).toMatchObject({
      plan: 'trial',
      isUnlimited: false,
      planEndsAt: null,
    })
  })

  test('the own profile changes only what people say about themselves', async () => {
    const { call, recruiter, ports } = testServer()
    const { cookie, id } = await recruiter()
    const before = (await ports.users.member(id))!
    const profile = { fullName: 'R', mobileNumber: '1', companyName: 'C', designation: 'D' }
    const answer = await call('PUT', '/user', { cookie, body: { ...everything, ...profile } })
    expect(answer).toMatchObject({ status: 200, body: { user: { ...profile, isAdmin: false, email: 'rita@example.com' } } })
    expect(await ports.users.member(id)).toEqual({ ...before, account: { ...before.account, ...profile } })
  })

  test("an administrator's form changes neither the address nor who administers", async () => {
    const { call, admin, recruiter, ports } = testServer()
    const { id } = await recruiter()
    const before = (await ports.users.member(id))!
    await call('PUT', `/admin/update-user/${id}`, { cookie: await admin(), body: { ...everything, trialEnd: '2026-05-01' } })
    expect(await ports.users.member(id)).toEqual({
      ...before,
      workspace: { ...before.workspace, isUnlimited: true, planEndsAt: new Date('2026-05-01T23:59:59.999Z') },
    })
  })
})

describe('an answer', () => {
  test('is the same for known and unknown addresses', async () => {
    const { call, recruiter } = testServer()
    await recruiter()
    const both = async (path: string, body: (email: string) => object) => {
      const [known, unknown] = [
        await call('POST', path, { body: body('rita@example.com') }),
        await call('POST', path, { body: body('new@example.com') }),
      ]
      const facts = ({ status, body: { requestId: _, ...rest } }: typeof known) => ({ status, rest })
      expect(facts(known)).toEqual(facts(unknown))
    }
    await both('/login', (email) => ({ email, password: 'not the right one' }))
    await both('/register', (email) => aRegistration({ email }))
    await both('/api/forgot-password', (email) => ({ email }))
    await both('/api/resend-verification', (email) => ({ email }))
  })

  test('to one guess too many says when to come back', async () => {
    const { call } = testServer()
    for (let time = 0; time < 10; time++) await call('POST', '/login', { body: { email: 'rita@example.com', password: 'x' } })
    const answer = await call('POST', '/login', { body: { email: 'rita@example.com', password: 'x' } })
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
    expect(answer.headers.get('retry-after')).toBe('60')
  })

  test('to a request without the fields is 400, and never a stack', async () => {
    const { call } = testServer()
    for (const path of [
      '/login',
      '/register',
      '/api/forgot-password',
      '/api/reset-password',
      '/api/resend-verification',
      '/api/setup',
    ])
      for (const body of [{}, { email: 5 }, { email: { $ne: null }, password: [] }, [], 'x'])
        expect(await call('POST', path, { body })).toMatchObject({ status: 400, body: { code: 'INVALID' } })
  })

  test('to a foreign page is 403 before anything happens', async () => {
    const { call, recruiter } = testServer()
    const { cookie } = await recruiter()
    const headers = { origin: 'https://evil.example' }
    expect(await call('POST', '/logout', { cookie, body: {}, headers })).toMatchObject({
      status: 403,
      body: { code: 'FOREIGN_ORIGIN' },
    })
    expect((await call('GET', '/user', { cookie })).status).toBe(200)
  })

  test('a link in a mail never follows the Host header', async () => {
    const { call, recruiter, linkOf } = testServer()
    await recruiter()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await call('POST', '/api/forgot-password', { body: { email: 'rita@example.com' }, headers })
    expect((await linkOf('reset-password')).link).toStartWith('https://ats.example.com/')
  })
})

test('a role that is lost is lost on the next request', async () => {
  const { call, admin, recruiter, ports } = testServer()
  const { id, cookie } = await recruiter()
  await ports.transaction(() => ports.users.update(id, { isAdmin: true }))
  expect((await call('GET', '/admin/dashboard', { cookie })).status).toBe(200)
  await ports.transaction(() => ports.users.update(id, { isAdmin: false }))
  expect((await call('GET', '/admin/dashboard', { cookie })).status).toBe(403)
  await call('POST', `/admin/suspend-user/${id}`, { cookie: await admin(), body: {} })
  expect((await call('GET', '/user', { cookie })).status).toBe(401)
})

test('knows where a login comes from, also when a page passes it on', async () => {
  const { app, accounts, database } = testServer()
  await accounts.ensureFirstAdmin()
  const pages = new Elysia().onRequest(async ({ request }) => {
    if (new URL(request.url).pathname !== '/page') return
    const call = new Request('http://localhost/login', { method: 'POST', headers: request.headers, body: await request.text() })
    shareClientAddress(request, call)
    return app.handle(call)
  })
  app.use(pages).listen({ hostname: '127.0.0.1', port: 0 })
  const post = (path: string) =>
    fetch(`http://127.0.0.1:${app.server?.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'a wrong one' }),
    })
  expect([(await post('/login')).status, (await post('/page')).status]).toEqual([401, 401])
  const entries = await database.query().all("select address from audit_entries where action = 'login-failed'")
  await app.stop()
  expect(entries).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }])
})
