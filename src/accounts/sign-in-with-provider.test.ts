import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { generateKeyPair } from 'jose'
import { identityProvider } from '#adapters/identity-provider/index.ts'
import { testClient, testProvider } from '#adapters/identity-provider/test-provider.ts'
import { destinationsOf } from '#adapters/outgoing/destinations.ts'
import { createEgressAllowList } from '#adapters/outgoing/egress-allow-list.ts'
import { testSecret } from '#adapters/test-ports.ts'
import { testServer } from '#adapters/test-server.ts'
import { readConfig } from '#src/config.ts'
import { createSeal } from '#src/shared/seal.ts'

// The whole server and a provider, and a busy machine takes its time.
setDefaultTimeout(30_000)

const name = 'corp'
const callback = `/login/with/${name}/callback`
const minute = 60_000

let provider: Awaited<ReturnType<typeof testProvider>>
/** Whoever listens where the provider tells that somebody signed out. */
let told: (request: Request) => Promise<Response> = async () => new Response(null, { status: 404 })
const ear = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => told(request) })

beforeAll(async () => {
  provider = await testProvider({
    redirects: [`http://localhost:3000${callback}`],
    logoutAt: `http://127.0.0.1:${ear.port}/api/login/with/${name}/logout`,
  })
})
afterAll(async () => {
  await ear.stop(true)
  await provider.stop()
})

const logged: { message: string; facts: Record<string, string> }[] = []

/** The whole server, which knows the provider of tests. */
function serverWith(changes: Record<string, string> = {}, isOpen = true) {
  const environment: Record<string, string> = {
    OIDC_PROVIDERS: name,
    OIDC_CORP_LABEL: 'Corp',
    OIDC_CORP_ISSUER: provider.issuer,
    OIDC_CORP_CLIENT_ID: testClient.id,
    OIDC_CORP_CLIENT_SECRET: testClient.secret,
    ...changes,
  }
  const config = readConfig(environment)
  const chosen = { fileStore: 'disk', languageModel: 'none', transcriber: 'none', mailer: 'outbox' }
  const clock = { now: () => new Date() }
  const destinations = destinationsOf(chosen, environment, config.providers)
  const leave = createEgressAllowList({ isOpen, clock, destinations }).fetch('sign-in')
  const log = { warn: (message: string, facts: Record<string, string>) => void logged.push({ message, facts }) }
  const server = testServer(environment, {
    identityProviders: config.providers.map((each) =>
      identityProvider({ ...each, groupsClaim: each.workspace && each.groupsClaim }, { fetch: leave, log }),
    ),
  })
  const { call } = server
  const cookieIn = (answer: { headers: Headers }, start: string) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(start) && !cookie.startsWith(`${start};`))
      ?.split(';')[0]

  /** Begins, signs in at the provider as this person, and resolves to what the browser brings back. */
  async function away(who: string | null, { query = '', cookie = '' } = {}) {
    provider.signsIn(who)
    const begun = await call('GET', `/login/with/${name}${query}`, { cookie })
    const pending = cookieIn(begun, 'sign-in=') ?? ''
    const back = new URL(await provider.visit(begun.headers.get('location') ?? ''))
    return { pending, back: back.pathname + back.search }
  }
  async function returned({ pending, back }: { pending: string; back: string }, cookie = '') {
    const answer = await call('GET', back, { cookie: [pending, cookie].filter(Boolean).join('; ') })
    const location = answer.headers.get('location') ?? ''
    const problem = new URL(location, 'http://x').searchParams.get('problem')
    return { answer, status: answer.status, location, problem, cookie: cookieIn(answer, 'session=') }
  }
  const signIn = async (who: string | null, query = '') => returned(await away(who, { query }))
  const whoIs = async (cookie: string | undefined) => (await call('GET', '/user', { cookie: cookie ?? '' })).body?.user
  const audit = async () => {
    const rows = await server.database
      .query()
      .all<{ action: string; details: string }>('select action, details from audit_entries order by rowid')
    return rows.map(({ action, details }) => ({ action, ...JSON.parse(details ?? '{}') }))
  }
  /** What this browser is at the provider with, changed. */
  const withPending = ({ pending, back }: { pending: string; back: string }, changes: object) => {
    const seal = createSeal(testSecret, 'provider-sign-in')
    const opened = seal.open(pending.slice('sign-in='.length))
    return { pending: `sign-in=${seal.close({ ...(opened as object), ...changes })}`, back }
  }
  return { ...server, server, away, returned, signIn, whoIs, audit, withPending }
}

const rita = { email: 'rita@example.com', email_verified: true, name: 'Rita Recruiter' }

describe('signing in with a provider', () => {
  test('leads there and back into the account with the same verified address, and on to where somebody wanted to go', async () => {
    provider.people.rita = rita
    const server = serverWith()
    const { id } = await server.recruiter()
    const first = await server.signIn('rita', '?next=%2Fdashboard%2Ftasks')
    expect([first.status, first.location]).toEqual([303, '/login?next=%2Fdashboard%2Ftasks'])
    expect((await server.whoIs(first.cookie))._id).toBe(id)
    const again = await server.signIn('rita')
    expect((await server.whoIs(again.cookie))._id).toBe(id)
    const entries = await server.audit()
    expect(entries.filter(({ action }) => action === 'link-identity')).toEqual([
      { action: 'link-identity', provider: name, by: 'address' },
    ])
    expect(entries.filter((entry) => entry.action === 'login' && entry.provider === name)).toHaveLength(2)
    // The password still opens it.
    expect(await server.logIn('rita@example.com', 'a recruiter of tests')).toStartWith('session=')
  })

  test('lets in whom a directory has added, without a password and into the workspace of that directory', async () => {
    provider.people.dora = { email: 'dora@example.com', email_verified: true, name: 'Dora Directory' }
    const server = serverWith()
    const { cookie: owner } = await server.recruiter()
    const key = { kind: 'workspace', name: 'Directory', scopes: ['directory'] }
    const { key: token } = (await server.call('POST', '/api/keys', { cookie: owner, body: key })).body
    const added = { userName: 'dora@example.com', displayName: 'Dora Directory' }
    const { id } = (await server.call('POST', '/scim/v2/Users', { token, body: added })).body
    const { cookie } = await server.signIn('dora')
    const { workspace } = await server.whoIs(owner)
    expect(await server.whoIs(cookie)).toMatchObject({ email: 'dora@example.com', role: 'interviewer', workspace })
    const off = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }
    await server.call('PATCH', `/scim/v2/Users/${id}`, { token, body: off })
    expect(await server.whoIs(cookie)).toBeUndefined()
    expect((await server.signIn('dora')).problem).toBe('PENDING_APPROVAL')
  })

  test('whatever `next` says, nobody is led to another site', async () => {
    provider.people.rita = rita
    const server = serverWith()
    await server.recruiter()
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { location } = await server.signIn('rita', `?${new URLSearchParams({ next })}`)
      // Only ever the login page of this site, which judges it once more.
      expect(location).toStartWith('/login?next=')
    }
    const failed = await server.signIn(null, `?${new URLSearchParams({ next: 'https://evil.example' })}`)
    expect(failed.location).toStartWith('/login?problem=PROVIDER_REFUSED&with=corp')
  })
})

describe('an answer of a provider counts', () => {
  const wrongOnes = async (change: (server: ReturnType<typeof serverWith>) => Promise<{ pending: string; back: string }>) => {
    provider.people.rita = rita
    const server = serverWith()
    await server.recruiter()
    const back = await server.returned(await change(server))
    expect([back.status, back.cookie]).toEqual([303, undefined])
    const refused = (await server.audit()).findLast(({ action }) => action === 'login-refused')
    expect(refused).toEqual({ action: 'login-refused', provider: name, reason: back.problem })
    return back.problem
  }

  test('in the browser that was sent there, and with its state', async () => {
    expect(await wrongOnes(async (server) => ({ ...(await server.away('rita')), pending: '' }))).toBe('PROVIDER_ANSWER')
    const swapped = async (server: ReturnType<typeof serverWith>) => {
      const { pending } = await server.away('rita')
      return { pending, back: (await server.away('rita')).back }
    }
    expect(await wrongOnes(swapped)).toBe('PROVIDER_ANSWER')
    const forged = async (server: ReturnType<typeof serverWith>) => {
      const { pending, back } = await server.away('rita')
      return { pending: `${pending.slice(0, -4)}AAAA`, back }
    }
    expect(await wrongOnes(forged)).toBe('PROVIDER_ANSWER')
  })

  test('with its nonce and its verifier', async () => {
    const other = 'a'.repeat(43)
    for (const changes of [{ nonce: other }, { verifier: other }])
      expect(await wrongOnes(async (server) => server.withPending(await server.away('rita'), changes))).toBe('PROVIDER_ANSWER')
  })

  test('as the provider that it began at, and as no other', async () => {
    const elsewhere = async (server: ReturnType<typeof serverWith>) =>
      server.withPending(await server.away('rita'), { provider: 'other' })
    expect(await wrongOnes(elsewhere)).toBe('PROVIDER_ANSWER')
  })

  test('for ten minutes', async () => {
    const late = async (server: ReturnType<typeof serverWith>) => {
      const away = await server.away('rita')
      server.clock.advance(10 * minute)
      return away
    }
    expect(await wrongOnes(late)).toBe('PROVIDER_ANSWER')
  })

  test('once, here and at the provider', async () => {
    provider.people.rita = rita
    const server = serverWith()
    await server.recruiter()
    const away = await server.away('rita')
    expect((await server.returned(away)).cookie).toStartWith('session=')
    expect((await server.returned(away)).problem).toBe('PROVIDER_ANSWER')
    // Another process has not seen the state; the provider has seen the code.
    const other = serverWith()
    await other.recruiter()
    expect((await other.returned(away)).problem).toBe('PROVIDER_ANSWER')
    expect(logged.at(-1)).toMatchObject({
      facts: { provider: name, step: 'finish', cause: expect.stringContaining('invalid_grant') },
    })
  })
})

describe('who may come in', () => {
  const problemFor = async (who: string, settings: Record<string, string> = {}) => {
    const server = serverWith(settings)
    await server.recruiter()
    const { problem, cookie } = await server.signIn(who)
    return { server, problem, cookie }
  }

  test('nobody whose address the provider has not verified, or does not tell', async () => {
    provider.people.unverified = { ...rita, email_verified: false }
    provider.people.silent = { email: rita.email }
    provider.people.nobody = { name: 'Rita Recruiter' }
    expect((await problemFor('unverified')).problem).toBe('PROVIDER_UNVERIFIED')
    expect((await problemFor('silent')).problem).toBe('PROVIDER_UNVERIFIED')
    expect((await problemFor('nobody')).problem).toBe('PROVIDER_NO_ADDRESS')
    // Where the provider decides about the addresses of a domain, silence is enough, and a no is none.
    const trusting = { OIDC_CORP_ALLOWED_DOMAINS: 'example.com', OIDC_CORP_TRUST_ADDRESSES: 'on' }
    expect((await problemFor('silent', trusting)).cookie).toStartWith('session=')
    expect((await problemFor('unverified', trusting)).problem).toBe('PROVIDER_UNVERIFIED')
  })

  test('nobody without an account, unless their domain is allowed; then they wait for an approval like everybody', async () => {
    provider.people.nina = { email: 'Nina@Example.com', email_verified: true, name: 'Nina New' }
    expect((await problemFor('nina')).problem).toBe('PROVIDER_NO_ACCOUNT')
    expect((await problemFor('nina', { OIDC_CORP_ALLOWED_DOMAINS: 'example.org' })).problem).toBe('PROVIDER_NO_ACCOUNT')
    const { server, problem } = await problemFor('nina', { OIDC_CORP_ALLOWED_DOMAINS: 'example.com' })
    expect(problem).toBe('PENDING_APPROVAL')
    const account = (await server.users.withEmail('nina@example.com'))!
    expect(account).toMatchObject({ state: 'pending', fullName: 'Nina New', passwordHash: '', isAdmin: false })
    const mails = await server.sentMails()
    expect(mails).toContainEqual(expect.objectContaining({ kind: 'approval-needed', email: 'nina@example.com' }))
    await server.call('POST', `/admin/approve-user/${account.id}`, { cookie: await server.admin(), body: {} })
    expect((await server.whoIs((await server.signIn('nina')).cookie)).email).toBe('nina@example.com')
    // No password opens it, not even none.
    for (const password of ['', ' ', 'anything at all'])
      expect((await server.call('POST', '/login', { body: { email: account.email, password } })).status).not.toBe(200)
  })

  test('whoever registered the address without proving it keeps nothing of it', async () => {
    provider.people.vera = { email: 'vera@example.com', email_verified: true, name: 'Vera' }
    const server = serverWith({ OIDC_CORP_ALLOWED_DOMAINS: 'example.com' })
    const squatter = { fullName: 'Squatter', email: 'vera@example.com', password: 'squatting here', mobileNumber: '1' }
    await server.call('POST', '/register', { body: { ...squatter, companyName: 'Squat', designation: 'x' } })
    expect((await server.signIn('vera')).problem).toBe('PENDING_APPROVAL')
    const account = (await server.users.withEmail('vera@example.com'))!
    expect(account).toMatchObject({ fullName: 'Vera', companyName: '', passwordHash: '', state: 'pending' })
    await server.call('POST', `/admin/approve-user/${account.id}`, { cookie: await server.admin(), body: {} })
    const { status } = await server.call('POST', '/login', { body: { email: squatter.email, password: squatter.password } })
    expect(status).toBe(401)
    expect((await server.whoIs((await server.signIn('vera')).cookie)).workspace.name).toBe('Vera')
  })

  test('nobody who is suspended, linked or not', async () => {
    provider.people.rita = rita
    for (const linkFirst of [true, false]) {
      const server = serverWith()
      const { id } = await server.recruiter()
      if (linkFirst) expect((await server.signIn('rita')).cookie).toBeDefined()
      await server.call('POST', `/admin/suspend-user/${id}`, { cookie: await server.admin(), body: {} })
      const { problem, cookie } = await server.signIn('rita')
      expect([problem, cookie]).toEqual(['ACCOUNT_SUSPENDED', undefined])
      expect(await server.identities.ofUser(id)).toHaveLength(linkFirst ? 1 : 0)
    }
  })

  test('administrators, people with a second factor and companies link by hand first', async () => {
    provider.people.ada = { email: 'ada@example.com', email_verified: true }
    provider.people.rita = rita
    const server = serverWith()
    await server.admin()
    const { id } = await server.recruiter()
    expect((await server.signIn('ada')).problem).toBe('PROVIDER_LINK_FIRST')
    const now = server.clock.now()
    await server.secondFactors.put({ userId: id, sealedSecret: '', createdAt: now, confirmedAt: now, usedStep: 0 })
    expect((await server.signIn('rita')).problem).toBe('PROVIDER_LINK_FIRST')
    expect(await server.identities.ofUser(id)).toEqual([])
    const refused = await server.database
      .query()
      .all<{ whom: string }>("select subject_id as whom from audit_entries where action = 'link-identity-refused' order by rowid")
    expect(refused.map(({ whom }) => whom)).toEqual([(await server.users.withEmail('ada@example.com'))!.id, id])
  })

  test('a link that was made by the address does not pass a second factor that came later', async () => {
    provider.people.rita = rita
    const server = serverWith()
    const { id } = await server.recruiter()
    expect((await server.signIn('rita')).cookie).toBeDefined()
    const now = server.clock.now()
    await server.secondFactors.put({ userId: id, sealedSecret: '', createdAt: now, confirmedAt: now, usedStep: 0 })
    expect((await server.signIn('rita')).problem).toBe('PROVIDER_LINK_FIRST')
  })

  test('an address that belongs to somebody else at the provider by now opens nothing', async () => {
    provider.people.rita = rita
    provider.people.successor = { ...rita, name: 'Rita the Second' }
    const server = serverWith()
    await server.recruiter()
    await server.signIn('rita')
    expect((await server.signIn('successor')).problem).toBe('PROVIDER_OTHER_LINKED')
  })
})

describe('groups of a provider', () => {
  const inGroups = async () => {
    const workspaceId = 'w1'
    const settings = {
      OIDC_CORP_ALLOWED_DOMAINS: 'example.com',
      OIDC_CORP_WORKSPACE: workspaceId,
      OIDC_CORP_ROLES: 'hr-leads=owner,recruiters=recruiter,interns=viewer',
    }
    const server = serverWith(settings)
    await server.workspaces.add({
      id: workspaceId,
      name: 'Corp',
      plan: 'free',
      planEndsAt: null,
      isUnlimited: true,
      usage: { resumes: 0, jobDescriptions: 0, assessments: 0 },
      createdAt: server.clock.now(),
    })
    return server
  }

  test('say what somebody may do in the workspace of the settings, at every sign-in', async () => {
    const server = await inGroups()
    provider.people.gus = { email: 'gus@example.com', email_verified: true, groups: ['interns', 'recruiters'] }
    const { cookie } = await server.signIn('gus')
    expect(await server.whoIs(cookie)).toMatchObject({ role: 'recruiter', workspace: { _id: 'w1' }, isAdmin: false })
    provider.people.gus.groups = ['interns', 'administrators', 'administrator']
    expect(await server.whoIs((await server.signIn('gus')).cookie)).toMatchObject({ role: 'viewer', isAdmin: false })
    provider.people.gus.groups = ['others']
    expect((await server.signIn('gus')).problem).toBe('PROVIDER_NO_GROUP')
  })

  test('leave the last owner one, and nobody in whom an administrator has sent back', async () => {
    const server = await inGroups()
    provider.people.olga = { email: 'olga@example.com', email_verified: true, groups: ['hr-leads'] }
    const { cookie } = await server.signIn('olga')
    const { _id } = await server.whoIs(cookie)
    provider.people.olga.groups = ['interns']
    expect(await server.whoIs((await server.signIn('olga')).cookie)).toMatchObject({ role: 'owner' })
    const admin = await server.admin()
    await server.call('PUT', `/admin/update-user/${_id}`, { cookie: admin, body: { isApproved: false } })
    expect((await server.signIn('olga')).problem).toBe('PENDING_APPROVAL')
  })

  test('cannot make administrators, and no half of the settings is taken', () => {
    const roles = { OIDC_CORP_WORKSPACE: 'w1', OIDC_CORP_ROLES: 'a=administrator' }
    expect(() => serverWith(roles)).toThrow('OIDC_CORP_ROLES is "a=administrator", but takes pairs')
    expect(() => serverWith({ OIDC_CORP_WORKSPACE: 'w1' })).toThrow('OIDC_CORP_ROLES is not set, but takes who works in')
    expect(() => serverWith({ OIDC_CORP_ROLES: 'a=viewer' })).toThrow('OIDC_CORP_WORKSPACE is not set')
    expect(() => serverWith({ OIDC_CORP_ISSUER: 'http://idp.example.com' })).toThrow('which begins with https://')
    expect(() => serverWith({ OIDC_CORP_TRUST_ADDRESSES: 'on' })).toThrow('on only with OIDC_CORP_ALLOWED_DOMAINS')
  })
})

describe('linking by hand', () => {
  const step = async (server: ReturnType<typeof serverWith>, cookie: string, who: string) => {
    provider.signsIn(who)
    const begun = await server.call('POST', `/api/identities/${name}`, { cookie, body: {} })
    const pending = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const back = new URL(await provider.visit(begun.body.address))
    return { pending, back: back.pathname + back.search }
  }

  test('opens a guarded account from then on, with another address too, until the link is taken away', async () => {
    provider.people.boss = { email: 'elsewhere@example.net', email_verified: false }
    const server = serverWith()
    const admin = await server.admin()
    const linked = await server.returned(await step(server, admin, 'boss'), admin)
    expect(linked.location).toBe('/dashboard/user?linked=corp')
    expect((await server.whoIs((await server.signIn('boss')).cookie)).isAdmin).toBe(true)
    const own = await server.call('GET', '/api/identities', { cookie: admin })
    expect(own.body.identities).toMatchObject([{ provider: name, label: 'Corp', linkedAt: expect.any(String) }])
    expect((await server.call('DELETE', `/api/identities/${name}`, { cookie: admin })).status).toBe(200)
    expect((await server.signIn('boss')).problem).toBe('PROVIDER_UNVERIFIED')
    expect((await server.audit()).map(({ action }) => action)).toContain('unlink-identity')
  })

  test('takes a fresh proof, and the person who began', async () => {
    provider.people.boss = { email: 'boss@example.com', email_verified: true }
    provider.people.rita = rita
    const server = serverWith()
    const admin = await server.admin()
    const { cookie } = await server.recruiter()
    const away = await step(server, admin, 'boss')
    const other = await server.returned(away, cookie)
    expect(other.location).toBe('/dashboard/user?problem=PROVIDER_OTHER_PERSON&with=corp')
    // What is linked to somebody is linked to nobody else.
    expect((await server.signIn('rita')).cookie).toBeDefined()
    expect((await server.returned(await step(server, admin, 'rita'), admin)).problem).toBe('PROVIDER_TAKEN')
    const said = await server.call('GET', '/api/identities?problem=PROVIDER_TAKEN&with=corp', { cookie: admin })
    expect(said.body.problem).toBe('This account at Corp is linked to somebody else here.')
    server.clock.advance(11 * minute)
    const late = await server.call('POST', `/api/identities/${name}`, { cookie: admin, body: {} })
    expect([late.status, late.body.code]).toEqual([403, 'STEP_UP_NEEDED'])
  })

  test('proves who sits before a session, as the password does', async () => {
    provider.people.rita = rita
    provider.people.boss = { email: 'boss@example.com', email_verified: true }
    const server = serverWith()
    await server.recruiter()
    const { cookie = '' } = await server.signIn('rita')
    server.clock.advance(11 * minute)
    const needed = async () => (await server.call('GET', '/api/proof', { cookie })).body
    expect(await needed()).toEqual({
      needed: true,
      proof: 'password',
      ways: [{ name: 'corp', label: 'Corp' }],
      hasPasskey: false,
    })
    const byOther = await server.returned(await server.away('boss', { query: '?prove=on', cookie }), cookie)
    expect(byOther.location).toBe('/dashboard/user?problem=PROVIDER_NOT_LINKED&with=corp')
    const byNobody = await server.returned(await server.away('rita', { query: '?prove=on', cookie }))
    expect(byNobody.problem).toBe('PROVIDER_OTHER_PERSON')
    expect((await needed()).needed).toBe(true)
    const begun = await server.away('rita', { query: '?prove=on', cookie })
    expect((await server.returned(begun, cookie)).location).toBe('/dashboard/user?proved=corp')
    expect((await needed()).needed).toBe(false)
    expect((await server.audit()).at(-1)).toEqual({ action: 'prove', provider: name })
    const signedOut = await server.call('GET', `/login/with/${name}?prove=on`)
    expect(signedOut.headers.get('location')).toBe('/login?problem=PROVIDER_OTHER_PERSON&with=corp')
  })

  test('whoever has no password keeps the one way in', async () => {
    provider.people.nina = { email: 'nina@example.com', email_verified: true }
    const server = serverWith({ OIDC_CORP_ALLOWED_DOMAINS: 'example.com' })
    await server.signIn('nina')
    const { id } = (await server.users.withEmail('nina@example.com'))!
    await server.call('POST', `/admin/approve-user/${id}`, { cookie: await server.admin(), body: {} })
    const { cookie = '' } = await server.signIn('nina')
    const refused = await server.call('DELETE', `/api/identities/${name}`, { cookie })
    expect([refused.status, refused.body.code]).toEqual([409, 'ONLY_WAY_IN'])
  })
})

describe('sessions that began at a provider', () => {
  async function signedIn() {
    provider.people.rita = rita
    const server = serverWith()
    await server.recruiter()
    const { cookie } = await server.signIn('rita')
    const user = await server.whoIs(cookie)
    const [session] = (await server.sessions.ofUser(user._id, server.clock.now())).filter(({ issuer }) => issuer !== null)
    return { server, cookie, session: session!, user }
  }
  const logout = (server: ReturnType<typeof serverWith>, token: string) =>
    server.server.app.server.handle(
      new Request(`http://localhost:3000/api/login/with/${name}/logout`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: token }),
      }),
    )

  test('end when the provider says so, of itself', async () => {
    const { server, cookie, session } = await signedIn()
    expect(session.providerSid).toBeString()
    told = async (request) =>
      server.server.app.server.handle(new Request(request.url.replace(/127[^/]+/, 'localhost:3000'), request))
    const ended: (string | null)[] = []
    server.server.app.accounts.onSessionsEnded((_, id) => void ended.push(id))
    await provider.endSession('rita', session.providerSid ?? '')
    expect(ended).toEqual([session.id])
    expect(await server.whoIs(cookie)).toBeUndefined()
    expect((await server.audit()).at(-1)).toEqual({ action: 'provider-logout', provider: name })
  })

  test('of one session, or of a person, and of nobody else', async () => {
    const { server, cookie, session, user } = await signedIn()
    const second = (await server.signIn('rita')).cookie
    const byPassword = await server.logIn('rita@example.com', 'a recruiter of tests')
    const said = { iss: provider.issuer, aud: testClient.id, iat: Math.floor(Date.now() / 1000) }
    const other = await provider.logoutToken({ ...said, sub: 'somebody', jti: 'j0' })
    expect((await logout(server, other)).status).toBe(200)
    expect((await server.whoIs(cookie))._id).toBe(user._id)
    const one = await provider.logoutToken({ ...said, sid: session.providerSid, jti: 'j1' })
    expect((await logout(server, one)).status).toBe(200)
    expect(await server.whoIs(cookie)).toBeUndefined()
    expect((await server.whoIs(second))._id).toBe(user._id)
    const all = await provider.logoutToken({ ...said, sub: 'rita', jti: 'j2' })
    expect((await logout(server, all)).status).toBe(200)
    expect(await server.whoIs(second)).toBeUndefined()
    expect((await server.whoIs(byPassword))._id).toBe(user._id)
  })

  test('do not end by a token that is not whole, not fresh, not meant for us, or used', async () => {
    const { server, cookie, user } = await signedIn()
    const now = Math.floor(Date.now() / 1000)
    const good = { iss: provider.issuer, aud: testClient.id, iat: now, sub: 'rita', jti: 'k1' }
    const strange = (await generateKeyPair('RS256')).privateKey
    const tokens = await Promise.all([
      provider.logoutToken(good, strange),
      provider.logoutToken(good, undefined, 'at+jwt'),
      provider.logoutToken({ ...good, iss: 'https://elsewhere.example' }),
      provider.logoutToken({ ...good, aud: 'another client' }),
      provider.logoutToken({ ...good, events: {} }),
      provider.logoutToken({ ...good, nonce: 'n' }),
      provider.logoutToken({ ...good, sub: undefined }),
      provider.logoutToken({ ...good, jti: undefined }),
      provider.logoutToken({ ...good, iat: now - 3600 }),
      'eyJhbGciOiJub25lIn0.e30.',
      'nonsense',
    ])
    for (const token of tokens) {
      const answer = await logout(server, token)
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'LOGOUT_TOKEN'])
    }
    expect((await server.whoIs(cookie))._id).toBe(user._id)
    expect((await logout(server, await provider.logoutToken({ ...good, sub: 'somebody', jti: 'k9' }))).status).toBe(200)
    expect((await logout(server, await provider.logoutToken({ ...good, jti: 'k9' }))).status).toBe(400)
    expect((await server.whoIs(cookie))._id).toBe(user._id)
  })

  test('go on while the provider still knows the person, and end within a minute of when it does not', async () => {
    const { server, cookie, user, session } = await signedIn()
    expect(session.sealedRefresh).not.toContain('.')
    for (let minutes = 0; minutes < 3; minutes++) {
      server.clock.advance(minute)
      expect((await server.whoIs(cookie))._id).toBe(user._id)
    }
    delete provider.people.rita
    server.clock.advance(29_000)
    expect((await server.whoIs(cookie))._id).toBe(user._id)
    server.clock.advance(31_000)
    expect(await server.whoIs(cookie)).toBeUndefined()
    expect(await server.sessions.find(session.id)).toBeNull()
    expect((await server.audit()).at(-1)).toMatchObject({ action: 'provider-logout' })
  })

  test('keep what the provider is asked with sealed, and show it to nobody', async () => {
    const { server, cookie, session } = await signedIn()
    const token = createSeal(testSecret, 'provider-refresh').open(session.sealedRefresh ?? '')
    expect(token).toBeString()
    expect(session.sealedRefresh).not.toContain(String(token))
    const shown = await server.call('GET', '/api/sessions', { cookie: cookie ?? '' })
    expect(shown.body).toHaveLength(2)
    for (const secret of [String(token), session.sealedRefresh ?? '', 'rita"']) expect(shown.text).not.toContain(secret)
  })

  test('are asked about once, however many calls come at once', async () => {
    const { server, cookie, user } = await signedIn()
    server.clock.advance(2 * minute)
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.whoIs(cookie)))
    expect(answers.map((each) => each?._id)).toEqual(Array(20).fill(user._id))
  })
})

describe('a provider that is away', () => {
  test('is told in a sentence, and the password still opens the account', async () => {
    const server = serverWith({ OIDC_CORP_ISSUER: 'http://127.0.0.1:1' })
    const begun = await server.call('GET', `/login/with/${name}?next=%2Fdashboard`)
    expect(begun.headers.get('location')).toBe('/login?problem=PROVIDER_AWAY&with=corp&next=%2Fdashboard')
    const { body } = await server.call('GET', '/api/login/with?problem=PROVIDER_AWAY&with=corp')
    expect(body).toEqual({
      ways: [{ name: 'corp', label: 'Corp' }],
      passkeys: true,
      problem: 'Corp does not answer right now. Try again in a moment, or sign in with your password.',
    })
    // Only sentences of our own are shown, for providers that there are.
    const { body: forged } = await server.call('GET', '/api/login/with?problem=Call%20555&with=corp')
    const { body: foreign } = await server.call('GET', '/api/login/with?problem=PROVIDER_AWAY&with=evil')
    expect([forged.problem, foreign.problem]).toEqual([null, null])
  })

  test('may be another machine, which nothing connects to where that is not allowed', async () => {
    const server = serverWith({ OIDC_CORP_ISSUER: 'https://idp.example.com' }, false)
    const begun = await server.call('GET', `/login/with/${name}`)
    expect(begun.headers.get('location')).toStartWith('/login?problem=PROVIDER_SETTINGS')
    expect(logged.at(-1)?.facts.cause).toContain('This server does not connect to idp.example.com:443: no setting names it.')
  })

  test('is none where none is set', async () => {
    const server = testServer()
    expect((await server.call('GET', '/api/login/with')).body).toEqual({ ways: [], passkeys: true, problem: null })
    expect((await server.call('GET', '/login/with/corp')).headers.get('location')).toBe('/login')
    expect((await server.call('POST', '/api/login/with/corp/logout', { body: { logout_token: 'x' } })).status).toBe(404)
  })
})
