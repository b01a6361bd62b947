import { describe, expect, test } from 'bun:test'
import { productName } from './content.ts'
import { aUser, createTestSite, publicUrl, visit } from './test-site.ts'

const asUser = { cookie: 'session=known' }
const { site } = createTestSite()

const publicPages = [
  '/',
  '/privacy',
  '/terms',
  '/login',
  '/Register',
  '/register',
  '/verify-email?token=t&email=a@b.test',
  '/forgot-password',
  '/reset-password?token=t&email=a@b.test',
  '/setup?token=t',
]

describe('every public page', () => {
  for (const path of publicPages) {
    test(`${path} is readable without a script, and runs only scripts with the nonce of its policy`, async () => {
      const response = await visit(site, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const html = await response.text()
      const nonce = /script-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
      expect(nonce).toBeString()
      for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`)
      expect(html).toContain('<h1')
      expect(html).toContain('lang="en"')
      for (const [, url] of html.matchAll(/(?:src|href|action)="(https?:[^"]+)"/g)) expect(url).toStartWith(publicUrl)
    })
  }

  test('has another nonce every time', async () => {
    const policies = await Promise.all([visit(site, '/'), visit(site, '/')])
    const [one, other] = policies.map((response) => response.headers.get('content-security-policy'))
    expect(one).not.toBe(other)
  })
})

test('the landing page has all its sections and shows no figure or quote that nobody filled in', async () => {
  const html = await (await visit(site, '/')).text()
  for (const id of ['features', 'how-it-works', 'security', 'self-hosting', 'pricing', 'about', 'testimonials'])
    expect(html).toContain(`id="${id}"`)
  for (const step of ['Upload job description', 'Smart resume parsing', 'Matching with reasons', 'Automated video interviews'])
    expect(html).toContain(step)
  expect(html).not.toMatch(/\bAI\b/)
  for (const id of ['security', 'self-hosting']) expect(html).toContain(`href="#${id}"`)
  expect(html).toContain('Request for Free Trial')
  expect(html).toContain('href="/Register"')
  // The nonce is made of random letters and digits.
  const said = html.replaceAll(/nonce="[^"]*"/g, '')
  for (const claim of ['1000+', '50K', '98%', '40%']) expect(said).not.toContain(claim)
})

test('an address that is only a page answers with it whatever a program accepts', async () => {
  for (const accept of ['', '*/*', 'application/json']) {
    const answer = await site.handle(new Request(`${publicUrl}/login`, { headers: { accept } }))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Welcome back')
  }
})

test('an address that leads nowhere gets the page for it to a browser and plain data to a program', async () => {
  const page = await visit(site, '/nowhere')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('Page not found')
  const answer = await site.handle(new Request(`${publicUrl}/nowhere`))
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<html')
})

test('one address answers the page to a browser and the data to a program', async () => {
  const { site } = createTestSite()
  site.get('/terms', () => ({ version: 1 }))
  expect(await (await visit(site, '/terms')).text()).toContain('<h1>Terms</h1>')
  expect(await (await site.handle(new Request(`${publicUrl}/terms`))).json()).toEqual({ version: 1 })
})

describe('guards', () => {
  const goesTo = async (path: string, headers = {}, options = {}) => {
    const response = await visit(createTestSite(options).site, path, headers)
    return [response.status, response.headers.get('location')]
  }

  test('send visitors to the login page, which knows where they wanted to go', async () => {
    expect(await goesTo('/dashboard/user?tab=usage')).toEqual([302, '/login?next=%2Fdashboard%2Fuser%3Ftab%3Dusage'])
  })

  test('send people who are signed in from the login page to their dashboard', async () => {
    expect(await goesTo('/login', asUser)).toEqual([302, '/dashboard'])
    expect(await goesTo('/login?next=/dashboard/user', asUser)).toEqual([302, '/dashboard/user'])
    expect(await goesTo('/login', asUser, { user: aUser({ isAdmin: true }) })).toEqual([302, '/dashboard/admin'])
  })

  test('never lead to another site', async () => {
    for (const next of ['https://evil.test', '//evil.test', '/\\evil.test'])
      expect(await goesTo(`/login?next=${encodeURIComponent(next)}`, asUser)).toEqual([302, '/dashboard'])
  })

  test('a reset page without its token or address leads to the page that sends a new link', async () => {
    expect(await goesTo('/reset-password?token=t')).toEqual([302, '/forgot-password'])
    expect(await goesTo('/reset-password?email=a@b.test')).toEqual([302, '/forgot-password'])
  })
})

describe('an app page', () => {
  test('comes with the data it was rendered from, so that it wakes up unchanged', async () => {
    const { site } = createTestSite({ user: aUser({ fullName: '</script><script>alert(1)</script>' }) })
    const response = await visit(site, '/dashboard/user', asUser)
    const html = await response.text()
    expect(html).not.toContain('<script>alert')
    const json = /<script id="page-data" type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(json ?? '').loaderData.recruiter.user.fullName).toBe('</script><script>alert(1)</script>')
  })

  test('passes on the cookie that keeps the session alive', async () => {
    expect((await visit(site, '/dashboard/user', asUser)).headers.getSetCookie()).toEqual(['session=known; Path=/; HttpOnly'])
  })

  test('is kept by no cache, whoever it is about', async () => {
    for (const path of ['/dashboard/upload', '/reset-password?token=t&email=a@b.test', '/privacy'])
      expect([path, (await visit(site, path, asUser)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  })

  test('shows the profile to users and the admin dashboard to admins in the header', async () => {
    const header = async (isAdmin: boolean) => {
      const { site } = createTestSite({ user: aUser({ isAdmin }) })
      return (await (await visit(site, '/dashboard/user', asUser)).text()).split('<main')[0]
    }
    expect(await header(false)).toContain('User Profile')
    expect(await header(true)).toContain('Admin Dashboard')
    expect(await header(true)).toContain('href="/dashboard/admin"')
  })

  test('says Loading... in the header and offers to try again when the user record cannot be read', async () => {
    const { site } = createTestSite({ user: new Error('The database is resting.') })
    const html = await (await visit(site, '/dashboard/user', asUser)).text()
    expect(html).toContain('Loading...')
    expect(html).toContain('Failed to load profile')
    expect(html).toContain('The database is resting.')
    expect(html).toContain('Try again')
  })
})

test('the chosen theme is in the page before any script runs; without a choice the system decides', async () => {
  expect(await (await visit(site, '/', { cookie: 'theme=dark' })).text()).toContain('<html lang="en" class="dark">')
  expect(await (await visit(site, '/', { cookie: 'theme=light' })).text()).not.toContain('prefers-color-scheme')
  expect(await (await visit(site, '/')).text()).toContain('prefers-color-scheme')
})

test('two visitors rendered at the same time never see each other', async () => {
  const sites = [aUser({ fullName: 'First Person' }), aUser({ fullName: 'Second Person' })].map(
    (user) => createTestSite({ user }).site,
  )
  const pages = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => (await visit(sites[turn % 2]!, '/dashboard/user', asUser)).text()),
  )
  pages.forEach((html, turn) => {
    expect(html.includes('First Person')).toBe(turn % 2 === 0)
    expect(html.includes('Second Person')).toBe(turn % 2 === 1)
  })
})

test('a link to a file that does not work any more is a page for people and data for programs', async () => {
  const page = await visit(site, '/files/old/mira.pdf')
  expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Open the file again from the page it came from.')
  const data = await visit(site, '/files/old/mira.pdf', { accept: 'application/json' })
  expect([data.status, (await data.json()).code]).toEqual([410, 'LINK_EXPIRED'])
  expect(await (await visit(site, '/files/good/mira.pdf')).text()).toBe('bytes')
})

test('titles name the page and the product', async () => {
  expect(await (await visit(site, '/')).text()).toContain(`<title>${productName}</title>`)
  expect(await (await visit(site, '/login')).text()).toContain(`<title>Log in · ${productName}</title>`)
})

test('a page that fails shows a reference instead of a stack', async () => {
  const { createRenderer } = await import('./render.tsx')
  const renderer = createRenderer({ assets: {}, publicUrl })
  const context = { handle: async () => new Response(), nonce: 'n', requestId: 'abc-123' }
  const response = await renderer.failed(new Request(publicUrl), context)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('abc-123')
})

test('an app of which a part breaks is left to the browser, where each part breaks by itself', async () => {
  const { site } = createTestSite({ user: aUser({ usage: undefined }) })
  const response = await visit(site, '/dashboard/user', asUser)
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('<div id="app"></div>')
  expect(html).toContain('maya@example.test')
})

describe('a form sent without scripts', () => {
  const send = (
    site: { handle: (request: Request) => Promise<Response> | Response },
    path: string,
    fields: Record<string, string>,
  ) =>
    site.handle(
      new Request(publicUrl + path, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' },
        body: new URLSearchParams(fields).toString(),
      }),
    )

  test('signs in and leads on to where the visitor wanted to go', async () => {
    const { site, calls } = createTestSite()
    const response = await send(site, '/login', { email: 'a@b.test', password: 'password', next: '/dashboard/user' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login?next=%2Fdashboard%2Fuser'])
    expect(response.headers.getSetCookie()).toHaveLength(1)
    expect(calls).toEqual([{ path: '/login', body: { email: 'a@b.test', password: 'password' } }])
  })

  test('says what the server said', async () => {
    const refused = await send(createTestSite().site, '/login', { email: 'a@b.test', password: 'wrong' })
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('Invalid email or password')
    const registered = await send(createTestSite().site, '/register', { email: 'a@b.test' })
    expect(await registered.text()).toContain('We sent you a verification link.')
  })
})
