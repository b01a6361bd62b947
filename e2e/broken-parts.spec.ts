import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, awake, openBrowser, type Server, signIn, startServer, until } from './actors.ts'
import { axeViolationsOn } from './axe.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
const serverLog = process.env.E2E_LOG ?? join(tmpdir(), `broken-parts-${process.pid}.log`)

beforeAll(async () => {
  process.env.E2E_LOG = serverLog
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(context, server, admin)
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** SHOTS=folder keeps a picture of each screen. */
async function picture(name: string) {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

interface Broken {
  page: string
  name: string
  positions: string[]
  browser: string
  version: string
  times: number
}
const told = async (): Promise<Broken[]> =>
  (await (await context.request.get(`${server.url}/admin/system`)).json()).browserFailures

test('a part that breaks says so, the others go on, and it can be tried again', async () => {
  await page.goto(`${server.url}/dashboard/admin/job-titles`)
  await awake(page)
  // What the queue is not: a list. Only its card stumbles over that.
  await page.route('**/admin/system', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), troubled: null } })
  })
  await page.getByRole('link', { name: 'System' }).first().click()
  const alert = page.getByRole('alert').filter({ hasText: 'This part of the page could not be shown' })
  await alert.waitFor()
  expect(await alert.count()).toBe(1)
  for (const other of ['Backups', 'Version', 'What broke in browsers']) await page.getByRole('heading', { name: other }).waitFor()
  await picture('broken-part')
  expect(await axeViolationsOn(page)).toEqual([])

  const failure = await until(async () => (await told())[0], 'the page to tell')
  expect(failure).toMatchObject({ page: '/dashboard/admin/system', name: 'TypeError', browser: 'Chrome on Linux', times: 1 })
  expect(failure.positions[0]).toMatch(/^system-page-[\w-]+\.js:\d+:\d+$/)
  expect(failure.version).toMatch(/^\d+\.\d+\.\d+/)
  const line = readFileSync(serverLog, 'utf8')
    .split('\n')
    .find((each) => each.includes('"broke in a browser"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'warn', page: '/dashboard/admin/system', times: 1 })

  await page.unroute('**/admin/system')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Queue' }).waitFor()
  expect(await alert.count()).toBe(0)
  await page.getByText('TypeError at').waitFor()
  await picture('what-broke')
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture('what-broke-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await picture('what-broke-narrow')
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('what breaks on a still page is told with the pattern of its address and without what was in it', async () => {
  const visitor = await (await browser.newContext()).newPage()
  const secret = 'QmVhclRva2VuLWFiYzEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz'
  // The one script of the page breaks before anything else of it has run.
  await visitor.route('**/assets/still-*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `throw new RangeError('Ines Carvalho');${await answer.text()}` })
  })
  const sent = visitor.waitForRequest('**/api/browser-failures')
  await visitor.goto(`${server.url}/application/${secret}?from=mail`)
  const body = (await sent).postData() ?? ''
  expect(body).not.toContain('Ines')
  expect(body).not.toContain(secret)
  expect(body).not.toContain('from=mail')
  await until(async () => (await told()).some(({ page: at }) => at === '/application/:token'), 'the page to tell')
  await visitor.context().close()
})

test('a promise that nobody waits for is told, and ten times at most', async () => {
  const visitor = await (await browser.newContext()).newPage()
  let calls = 0
  visitor.on('request', (request) => {
    if (request.url().endsWith('/api/browser-failures')) calls += 1
  })
  await visitor.goto(`${server.url}/login`)
  await visitor.evaluate(() => {
    for (let time = 0; time < 15; time++) {
      const error = new RangeError('nobody caught this')
      error.stack = `RangeError: nobody caught this\n    at f (${location.origin}/assets/login-abc.js:${time + 1}:7)`
      void Promise.reject(error)
    }
    // An extension's: nothing of ours is in it.
    void Promise.reject(new Error('of somebody else'))
  })
  await until(async () => calls >= 10, 'the page to tell')
  await Bun.sleep(300)
  expect(calls).toBe(10)
  expect((await told()).filter(({ page: at }) => at === '/login')).toHaveLength(10)
  await visitor.context().close()
})

test('a form of a still page that breaks is the plain form again, with what was typed, and signs in', async () => {
  const visitor = await (await browser.newContext()).newPage()
  // A name that cannot be written: the welcome stumbles over it.
  await visitor.route('**/login', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    await route.fulfill({ json: { user: { fullName: { toString: null, valueOf: null } }, isFirstTime: true } })
  })
  await visitor.goto(`${server.url}/login`)
  await visitor.getByLabel('Email').fill(admin.email)
  await visitor.getByLabel('Password', { exact: true }).fill(admin.password)
  await visitor.getByRole('button', { name: 'Login', exact: true }).click()
  await visitor.locator('[data-island="login-form"][data-broken]').waitFor()
  expect(await visitor.getByLabel('Email').inputValue()).toBe(admin.email)
  await visitor.getByRole('button', { name: 'Login', exact: true }).click()
  await visitor.waitForURL('**/dashboard/**')
  await until(
    async () => (await told()).some(({ page: at, name }) => at === '/login' && name === 'TypeError'),
    'the page to tell',
  )
  await visitor.context().close()
})
