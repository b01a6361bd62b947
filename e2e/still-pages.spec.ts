import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { productName } from '#web/content.ts'
import { createTestSite } from '#web/test-site.ts'
import { openBrowser } from './actors.ts'

const dist = join(import.meta.dir, '../dist/client')
let browser: Browser
let context: BrowserContext
let page: Page
let base: string
let complaints: string[]
let stop: () => unknown

beforeAll(async () => {
  const manifest = await Bun.file(join(dist, '.vite/manifest.json')).json()
  const { site } = createTestSite({ assets: { manifest, folder: join(dist, 'assets') } })
  site.listen({ hostname: '127.0.0.1', port: 0 })
  base = `http://localhost:${site.server?.port}`
  stop = () => site.stop(true)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await stop()
})
beforeEach(async () => {
  await context?.close()
  context = await browser.newContext({ viewport: { width: 1100, height: 800 } })
  page = await context.newPage()
  complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 40')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})

/** Holds back everything that wakes an island until the returned function is called. */
const holdBackIslands = async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/{wake-island,login-form,register-form}-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return release
}

describe('a still page', () => {
  for (const path of ['/', '/login', '/Register']) {
    test(`${path} loads no React before it is touched, and nothing from elsewhere`, async () => {
      const loaded: URL[] = []
      page.on('request', (request) => loaded.push(new URL(request.url())))
      await page.goto(base + path, { waitUntil: 'networkidle' })
      expect(loaded.every((url) => url.origin === base)).toBe(true)
      const scripts = loaded.filter((url) => url.pathname.endsWith('.js'))
      expect(scripts.filter((url) => !/\/(?:still|theme-choice|preload-helper)-/.test(url.pathname))).toEqual([])
      expect(complaints).toEqual([])
    })
  }

  test('keeps what is typed before its form wakes up, and sends it once it has', async () => {
    const release = await holdBackIslands()
    await page.goto(`${base}/login`)
    await page.fill('input[name=email]', 'maya@example.test')
    await page.fill('input[name=password]', 'password')
    await page.click('button[type=submit]')
    expect(page.url()).toBe(`${base}/login`)
    expect(await page.inputValue('input[name=email]')).toBe('maya@example.test')
    release()
    await page.waitForSelector('[role=dialog]')
    const said = await page.textContent('[role=dialog]')
    for (const words of [`Welcome to ${productName}`, 'Hi, Maya Fernandes', 'You are signed in.', 'Let’s Go!'])
      expect(said).toContain(words)
    expect(complaints).toEqual([])
  })

  test('does what a button was pressed for before it woke up, without losing the text', async () => {
    const release = await holdBackIslands()
    await page.goto(`${base}/login`)
    await page.fill('input[name=password]', 'typed early')
    await page.click('text=Show')
    expect(await page.getAttribute('input[name=password]', 'type')).toBe('password')
    release()
    await page.waitForSelector('input[name=password][type=text]')
    expect(await page.inputValue('input[name=password]')).toBe('typed early')
    expect(complaints).toEqual([])
  })

  test('signs in with scripts switched off', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto(`${base}/login?next=/dashboard/user`)
    await still.fill('input[name=email]', 'maya@example.test')
    await still.fill('input[name=password]', 'password')
    await still.click('button[type=submit]')
    expect(still.url()).toBe(`${base}/dashboard/user`)
    expect(await still.textContent('h2 >> nth=0')).toBe('Maya Fernandes')
    await plain.close()
  })
})

describe('toasts', () => {
  test('say what was done, wait while they are pointed at, and go by themselves', async () => {
    await page.goto(`${base}/register`)
    await page.clock.install()
    for (const [name, value] of [
      ['fullName', 'Maya Fernandes'],
      ['email', 'maya.fernandes@example.test'],
      ['password', 'open-the-window-7'],
      ['mobileNumber', '+46 8 123 456'],
      ['companyName', 'Fernandes Staffing'],
      ['designation', 'Recruiter'],
    ] as const)
      await page.fill(`input[name=${name}]`, value)
    await page.click('button[type=submit]')
    const toast = page.locator('.toast')
    await toast.waitFor()
    expect(await page.textContent('.toast [role=status]')).toBe('We sent you a verification link.')
    await toast.hover()
    await page.clock.runFor(6000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(10, 700)
    await page.clock.runFor(6000)
    expect(await toast.count()).toBe(0)
  })

  test('tell no errors: why it was refused stays at the button until somebody has read it', async () => {
    await page.goto(`${base}/login`)
    await page.clock.install()
    await page.fill('input[name=email]', 'maya@example.test')
    await page.fill('input[name=password]', 'wrong')
    await page.click('button[type=submit]')
    const refusal = page.locator('.refusal:popover-open')
    await refusal.waitFor()
    expect(await refusal.getByRole('alert').textContent()).toBe('Invalid email or password')
    await page.clock.runFor(60_000)
    expect(await refusal.count()).toBe(1)
    expect(await page.locator('.toast').count()).toBe(0)
  })
})

describe('an unverified account', () => {
  test('is offered a new verification link', async () => {
    await page.goto(`${base}/login`)
    await page.fill('input[name=email]', 'new@example.test')
    await page.fill('input[name=password]', 'password')
    await page.click('button[type=submit]')
    await page.waitForSelector('text=Send a new verification link')
  })
})

test('a page has fields of its own theme, whatever the system prefers', async () => {
  for (const [chosen, shown] of [
    ['light', 'light'],
    ['dark', 'dark'],
    [null, 'dark'],
  ] as const) {
    const inTheDark = await browser.newContext({ colorScheme: 'dark' })
    if (chosen) await inTheDark.addCookies([{ name: 'theme', value: chosen, url: base }])
    const own = await inTheDark.newPage()
    await own.goto(`${base}/login`)
    expect(await own.locator('input[name=email]').evaluate((field) => getComputedStyle(field).colorScheme)).toBe(shown)
    await inTheDark.close()
  }
})

describe('an app page', () => {
  test('wakes up without a complaint in the chosen theme, and a closed dialog gives the keyboard back', async () => {
    await context.addCookies([{ name: 'session', value: 'known', url: base }])
    await page.goto(`${base}/dashboard/user`)
    await page.waitForSelector('html[data-awake]')
    await page.click('[data-theme-toggle]')
    await page.reload()
    await page.waitForSelector('html[data-awake]')
    expect(await page.getAttribute('html', 'class')).toBe('dark')
    await page.click('text=Edit Profile')
    await page.waitForSelector('[role=dialog] input[name=fullName]')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit Profile')
    // The small server of these stories keeps no live connection.
    expect(complaints.filter((complaint) => !complaint.includes('/ws'))).toEqual([])
  }, 30_000)
})
