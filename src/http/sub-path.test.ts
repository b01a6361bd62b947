import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { prometheus } from '#adapters/metrics/prometheus.ts'
import { serverState } from '#adapters/metrics/server-state.ts'
import { testPorts } from '#adapters/test-ports.ts'
import { testServer } from '#adapters/test-server.ts'
import { aCompanyWithJob } from '#src/jobportal/applications/test-applications.ts'
import { createRenderer } from '#web/render.tsx'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

const metricsToken = 'a token for figures, long enough'
const asBrowser = { accept: 'text/html,*/*;q=0.8' }

function serverAt(publicUrl: string) {
  const { database, jobOverview, clock } = testPorts()
  const readers = () => ({ processes: 0, busy: 0, waiting: 0 })
  const state = serverState({ repositories: { jobOverview }, database, readers, clock })
  return testServer(
    { PUBLIC_URL: publicUrl, METRICS_TOKEN: metricsToken },
    {
      pages: { renderer: createRenderer({ assets: {}, publicUrl }), assets: null },
      metrics: prometheus({ version: '1', state }),
    },
  )
}
const server = serverAt('https://example.org/ats')

/** Addresses in a page that a browser would ask the host for. */
const addressesIn = (html: string) =>
  [...html.matchAll(/\b(?:href|src|action|formaction)="(\/[^"]*)"/gi)].map(([, address]) => address!)
const strays = (addresses: string[]) => addresses.filter((address) => !/^\/ats(?:[/?#]|$)/.test(address))

/** A proxy may leave the path on, or cut it off. */
const bothWays = [
  ['leaves the path on', '/ats'],
  ['cuts the path off', ''],
] as const

describe.each(bothWays)('behind a proxy that %s', (_, start) => {
  test.each(['/', '/login', '/register', '/jobs', '/jobportal/login', '/forgot-password', '/nowhere'])(
    'every link of the page %s leads to where the product is',
    async (path) => {
      const page = await server.call('GET', start + path, { headers: asBrowser })
      expect(page.status).toBe(path === '/nowhere' ? 404 : 200)
      expect(page.text).toContain('data-prefix="/ats"')
      const addresses = addressesIn(page.text)
      expect(addresses.length).toBeGreaterThan(1)
      expect(strays(addresses)).toEqual([])
    },
  )

  test('signed in, the pages of the dashboard, their redirects and the cookies are there too', async () => {
    const gone = await server.call('GET', `${start}/dashboard/candidates?view=all`, { headers: asBrowser })
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/ats/login?next=%2Fdashboard%2Fcandidates%3Fview%3Dall'])
    await server.app.accounts.ensureFirstAdmin()
    const login = { email: 'ada@example.com', password: 'an administrator of tests' }
    const answer = await server.call('POST', `${start}/login`, { body: login })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.filter((cookie) => !/; Path=\/ats[/;]/.test(cookie))).toEqual([])
    expect(cookies[0]).toMatch(/^__Secure-session=.*; Path=\/ats; .*HttpOnly; SameSite=Lax; Secure$/)
    const cookie = cookies[0]!.split(';')[0]!
    const page = await server.call('GET', `${start}/dashboard/admin`, { cookie, headers: asBrowser })
    expect(page.status).toBe(200)
    expect(addressesIn(page.text)).toContain('/ats/dashboard/admin/users')
    expect(strays(addressesIn(page.text))).toEqual([])
    const there = await server.call('GET', `${start}/login?next=/dashboard/admin/users`, { cookie, headers: asBrowser })
    expect(there.headers.get('location')).toBe('/ats/dashboard/admin/users')
    const out = await server.call('POST', `${start}/logout`, { cookie })
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Secure-session=; Path=\/ats; Max-Age=0/)
  })

  test('a form without scripts leads on to where the product is', async () => {
    const body = new URLSearchParams({
      email: 'ada@example.com',
      password: 'an administrator of tests',
      next: '/dashboard/jobs',
    }).toString()
    const headers = {
      ...asBrowser,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: 'https://example.org',
    }
    await server.app.accounts.ensureFirstAdmin()
    const request = new Request(`http://localhost:3000${start}/login`, { method: 'POST', headers, body })
    const answer = await server.app.server.handle(request)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ats/login?next=%2Fdashboard%2Fjobs'])
    expect(answer.headers.getSetCookie()[0]).toContain('; Path=/ats;')
  })

  test('a language is chosen for the product and not for the host', async () => {
    const answer = await server.call('GET', `${start}/jobs?language=de`, { headers: asBrowser })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ats/jobs'])
    expect(answer.headers.get('set-cookie')).toContain('Path=/ats;')
  })

  test('the next page of a list is told with the path', async () => {
    const cookie = await server.admin()
    for (const title of ['One', 'Two']) await server.call('POST', '/admin/job-titles', { cookie, body: { title } })
    const { headers } = await server.call('GET', `${start}/admin/audit?limit=1`, { cookie })
    expect(headers.get('link')).toMatch(/^<\/ats\/admin\/audit\?limit=1&cursor=1>; rel="next"$/)
  })

  test('what another site asks for is refused', async () => {
    const answer = await server.call('POST', `${start}/login`, { body: {}, headers: { origin: 'https://evil.example' } })
    expect([answer.status, answer.body.code]).toEqual([403, 'FOREIGN_ORIGIN'])
    expect(answer.body.error).toContain('https://example.org/ats')
  })
})

test('an address leads to nobody else, however the way back is written', async () => {
  const cookie = await server.admin()
  for (const next of [
    '//evil.example',
    '/ats//evil.example',
    '/ats/\\evil.example',
    'https://evil.example/ats',
    '/ats/login?next=/ats/login',
  ]) {
    const query = new URLSearchParams({ next })
    const { headers } = await server.call('GET', `/ats/login?${query}`, { cookie, headers: asBrowser })
    expect([next, headers.get('location')]).toEqual([next, '/ats/dashboard/admin'])
  }
  const { headers } = await server.call('GET', '/ats/login?next=/ats/dashboard/admin/users', { cookie, headers: asBrowser })
  expect(headers.get('location')).toBe('/ats/dashboard/admin/users')
})

test('a session of another product on this host is none here', async () => {
  const cookie = await server.admin()
  const value = cookie.slice(cookie.indexOf('=') + 1)
  const statusWith = async (sent: string) => (await server.call('GET', '/ats/user', { cookie: sent })).status
  expect(await statusWith(cookie)).toBe(200)
  expect(await statusWith(`__Host-session=${value}`)).toBe(401)
  expect(await statusWith(`__Host-session=theirs; theme=dark; ${cookie}`)).toBe(200)
})

test('mails, feeds, site maps and descriptions name the whole address', async () => {
  const { cookie } = await server.recruiter()
  const links = (await server.sentMails()).flatMap((mail) =>
    Object.values(mail).filter((value) => typeof value === 'string' && value.includes('://')),
  )
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((link) => !String(link).startsWith('https://example.org/ats/'))).toEqual([])

  const { job } = await aCompanyWithJob(server)
  const { body: feed } = await server.call('POST', '/ats/api/calendar-feeds', { cookie, body: { name: 'Mine' } })
  if (feed?.url) expect(feed.url).toStartWith('https://example.org/ats/calendar/')
  for (const path of ['/sitemap.xml', '/jobs.rss', '/jobs.xml']) {
    const { text, status } = await server.call('GET', `/ats${path}`)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`https://example.org/ats/jobs/${job.publicId}`)
  }
  const robots = await server.call('GET', '/ats/robots.txt')
  expect(robots.text).toContain('Disallow: /ats/dashboard\n')
  expect(robots.text).toContain('Sitemap: https://example.org/ats/sitemap.xml')
  const page = await server.call('GET', `/ats/jobs/${job.publicId}`, { headers: asBrowser })
  expect(page.text).toContain(`<link rel="canonical" href="https://example.org/ats/jobs/${job.publicId}"/>`)
  expect(strays(addressesIn(page.text))).toEqual([])
  const described = await server.call('GET', '/ats/openapi', {
    cookie: await server.admin(),
    headers: { accept: 'application/json' },
  })
  expect(described.body.servers).toEqual([{ url: 'https://example.org/ats' }])
})

test('assistants find the documents that standards put at the root of the host', async () => {
  const about = await server.call('GET', '/.well-known/oauth-authorization-server/ats')
  expect([about.status, about.body.issuer]).toEqual([200, 'https://example.org/ats'])
  const resource = await server.call('GET', '/.well-known/oauth-protected-resource/ats/mcp')
  expect(resource.body.resource).toBe('https://example.org/ats/mcp')
  const refused = await server.call('POST', '/ats/mcp', { body: {} })
  expect(refused.headers.get('www-authenticate')).toContain('"https://example.org/ats/.well-known/oauth-protected-resource/mcp"')
  expect((await server.call('GET', '/ats/.well-known/oauth-protected-resource/mcp')).status).toBe(200)
})

test('figures are read at the server itself, and never under the path', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect((await server.call('GET', '/metrics', { headers })).status).toBe(200)
  for (const path of [
    '/ats/metrics',
    '/ats/%6detrics',
    '/%61ts/metrics',
    '/ats//metrics',
    '/ats/metrics/',
    '/ats/ats/metrics',
    '/ats/./metrics',
  ])
    expect([path, (await server.call('GET', path, { headers })).status]).toEqual([path, 404])
})

test('wrong passwords count together, with the path and without it', async () => {
  const own = serverAt('https://example.org/ats')
  const statuses: number[] = []
  for (let n = 0; n < 40; n += 1) {
    const wrong = { email: 'nobody@example.com', password: 'not the password' }
    statuses.push((await own.call('POST', n % 2 ? '/ats/login' : '/login', { body: wrong })).status)
  }
  const alone = serverAt('https://example.org')
  const expected: number[] = []
  for (let n = 0; n < 40; n += 1) {
    const wrong = { email: 'nobody@example.com', password: 'not the password' }
    expected.push((await alone.call('POST', '/login', { body: wrong })).status)
  }
  expect(statuses).toEqual(expected)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
})

test('without a path, pages and cookies are what they were', async () => {
  const root = serverAt('https://ats.example.com')
  const page = await root.call('GET', '/login', { headers: asBrowser })
  expect(page.text).not.toContain('data-prefix')
  expect(addressesIn(page.text)).toContain('/forgot-password')
  expect(await root.admin()).toStartWith('__Host-session=')
  expect((await root.call('GET', '/ats/login', { headers: asBrowser })).status).toBe(404)
})

test.each(['/jobs', '/Dashboard/hr', '/api', '/assets', '/files', '/.hidden'])(
  'a path such as %s is refused at the start',
  (path) => {
    expect(() => void serverAt(`https://example.org${path}`)).toThrow(/^PUBLIC_URL is /)
  },
)
