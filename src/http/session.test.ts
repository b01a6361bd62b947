import { describe, expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import { ownOriginOnly } from './csrf.ts'
import { errors } from './errors.ts'
import { silentLog } from './log.ts'
import { sessionCookie, sessionCookieOf, sessionGuards, shareSession } from './session.ts'

const people: Record<string, SessionUser> = {
  recruiter: person({ fullName: 'Rita', role: 'recruiter' }),
  viewer: person({ fullName: 'Vera', role: 'viewer' }),
  admin: person({ fullName: 'Ada', isAdmin: true }),
  longAway: person({ fullName: 'Lena', extended: true }),
}

function person(facts: Partial<SessionUser>): SessionUser {
  return {
    id: 'u1',
    email: 'u1@example.com',
    fullName: 'U',
    isAdmin: false,
    workspaceId: 'w1',
    role: 'owner',
    jobs: null,
    sessionId: 's1',
    ...facts,
  }
}

const app = new Elysia()
  .use(errors(silentLog))
  .use(ownOriginOnly({ ownOrigins: ['https://ats.example.com'], publicUrl: 'https://ats.example.com' }))
  .use(sessionGuards({ sessionUser: async (cookie) => people[cookie ?? ''] ?? null, secureCookies: true }))
  .get('/mine', ({ user }) => user.fullName, { signedIn: true })
  .get('/all', ({ user }) => user.fullName, { admin: true })
  .post('/make', ({ user, body }) => `${user.fullName} ${body.title}`, { recruiter: true, body: t.Object({ title: t.String() }) })

const ask = (path: string, as?: string, init: RequestInit = {}) =>
  app.handle(
    new Request(`http://localhost${path}`, {
      ...init,
      headers: { ...(as ? { cookie: `a=b; session=${as}` } : {}), ...init.headers },
    }),
  )
const make = (as: string | undefined, headers: Record<string, string> = {}, body = '{"title":"x"}') =>
  ask('/make', as, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

describe('the words on a route', () => {
  test('signedIn lets every signed-in person in and nobody else', async () => {
    expect(await (await ask('/mine', 'viewer')).text()).toBe('Vera')
    expect((await ask('/mine')).status).toBe(401)
    expect((await ask('/mine', 'forged')).status).toBe(401)
  })

  test('admin refuses others with 403 and visitors with 401', async () => {
    expect((await ask('/all', 'admin')).status).toBe(200)
    expect((await ask('/all', 'recruiter')).status).toBe(403)
    expect((await ask('/all')).status).toBe(401)
  })

  test('recruiter refuses viewers', async () => {
    expect(await (await make('recruiter')).text()).toBe('Rita x')
    expect((await make('viewer')).status).toBe(403)
  })

  test('a visitor learns nothing about the form of a request', async () => {
    expect((await make(undefined, {}, '{"wrong":1}')).status).toBe(401)
  })

  test('a session that was extended extends its cookie', async () => {
    expect((await ask('/mine', 'longAway')).headers.get('set-cookie')).toBe(
      'session=longAway; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure',
    )
    expect((await ask('/mine', 'viewer')).headers.get('set-cookie')).toBeNull()
  })
})

test('under https the session counts only under the name that no other host can write', async () => {
  const withCookie = (cookie: string) => sessionCookieOf(new Request('https://ats.example.com/', { headers: { cookie } }))
  expect(sessionCookie('host~t.s', true)).toStartWith('__Host-session=host~t.s; Path=/; ')
  expect(sessionCookie('host~t.s', true)).toEndWith('; Secure')
  expect(withCookie('__Host-session=host~t.s')).toBe('host~t.s')
  // Planted by a neighbor of the host, beside the real one or alone.
  expect(withCookie('session=host~evil.s; __Host-session=host~t.s')).toBe('host~t.s')
  expect(withCookie('session=host~evil.s')).toBeUndefined()
  // From before the name, or without https.
  expect(withCookie('session=t.s')).toBe('t.s')
  expect(sessionCookie('t.s', false)).toBe('session=t.s; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax')
})

test('what a page reads looks its visitor up once, and what it changes looks again', async () => {
  let lookups = 0
  const counted = new Elysia()
    .use(
      sessionGuards({
        sessionUser: async (cookie) => {
          lookups += 1
          return people[cookie ?? ''] ?? null
        },
      }),
    )
    .get('/mine', ({ user }) => user.fullName, { signedIn: true })
    .post('/mine', ({ user }) => user.fullName, { signedIn: true })
  const request = (cookie: string, method = 'GET') =>
    new Request('http://localhost/mine', { method, headers: { cookie: `session=${cookie}` } })
  const visit = request('viewer')
  const call = async (made: Request) => {
    shareSession(visit, made)
    return (await counted.handle(made)).text()
  }
  expect([await call(request('viewer')), await call(request('viewer')), lookups]).toEqual(['Vera', 'Vera', 1])
  expect([await call(request('viewer', 'POST')), lookups]).toEqual(['Vera', 2])
  expect([await call(request('recruiter')), lookups]).toEqual(['Rita', 3])
})

describe('changes', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://ats.example.com.evil.example' },
    { origin: 'http://ats.example.com' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('that a foreign page asks for are refused: %p', async (headers) => {
    const answer = await make('recruiter', headers)
    expect(answer.status).toBe(403)
    const body = (await answer.json()) as { error: string; code: string }
    expect(body.code).toBe('FOREIGN_ORIGIN')
    expect(body.error).toContain('https://ats.example.com')
  })

  test.each<Record<string, string>>([
    { origin: 'https://ats.example.com' },
    { 'sec-fetch-site': 'same-origin' },
    // A browser that tells no site where its visitor comes from.
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    {},
  ])('from our own pages and from programs pass: %p', async (headers) => {
    expect((await make('recruiter', headers)).status).toBe(200)
  })

  test('reading is allowed from anywhere', async () => {
    expect((await ask('/mine', 'viewer', { headers: { origin: 'https://evil.example' } })).status).toBe(200)
  })
})
