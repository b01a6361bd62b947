import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, type Person, type Server, startServer, until, watch } from './actors.ts'
import { barriers, picture } from './looks.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
let person: Person

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  person = await aRecruiter(browser, server)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
const enter = async (on: Page) => {
  await on.goto(`${server.url}/login`)
  await on.getByLabel('Email').fill(person.email)
  await on.getByLabel('Password', { exact: true }).fill(person.password)
  await on.getByRole('button', { name: 'Login', exact: true }).click()
}
const steps = () => page.getByRole('region', { name: 'First steps' })
const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('the welcome comes once for a person, also in another browser', async () => {
  await enter(page)
  await page.getByRole('dialog', { name: 'Welcome to' }).getByRole('button', { name: 'Let’s Go!' }).click()
  await page.waitForURL('**/dashboard/upload')
  const other = await browser.newContext()
  const again = await other.newPage()
  await enter(again)
  await again.waitForURL(/\/dashboard$/)
  await awake(again)
  expect(await again.getByRole('dialog').count()).toBe(0)
  await other.close()
})

test('home of a new workspace shows the first steps; sample data is loaded, marked and removed', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard')
  await steps().getByText('0 of 5 done').waitFor()
  await picture(page, 'first-steps')
  expect(await barriers(page)).toEqual([])
  await steps().getByRole('button', { name: 'Load sample data' }).click()
  await page.getByText('The sample data is loaded').waitFor({ timeout: 60_000 })
  await steps().getByText('18 sample candidates').waitFor()
  await picture(page, 'first-steps-sample')
  expect(await barriers(page)).toEqual([])

  await steps().getByRole('link', { name: 'Data Analyst' }).click()
  await page.waitForURL('**/dashboard/job-descriptions/*')
  await awake(page)
  await open('/dashboard')
  await steps().getByText('1 of 5 done').waitFor()

  for (const [path, name] of [
    ['/dashboard/job-descriptions', 'sample-jobs'],
    ['/dashboard/candidates', 'sample-candidates'],
  ] as const) {
    await open(path)
    await page.getByText('Sample', { exact: true }).first().waitFor()
    await picture(page, name)
    expect(await barriers(page)).toEqual([])
  }
  const [first] = await (await context.request.get(`${server.url}/api/candidate-filtering`)).json()
  await context.request.post(`${server.url}/api/candidates/${first._id}/notes`, { data: { text: 'Ask about Kafka' } })

  await open('/dashboard')
  await steps().getByRole('button', { name: 'Remove sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the sample data?' })
  await dialog.getByText('What was done with them goes too: 1 note.').waitFor()
  await picture(page, 'sample-removal')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The sample data is removed').waitFor()
  await steps().getByRole('button', { name: 'Load sample data' }).waitFor()
  expect(await (await context.request.get(`${server.url}/api/candidate-filtering`)).json()).toEqual([])
  expect(complaints).toEqual([])
})

test('the first steps are put away and found again in Help', async () => {
  await open('/dashboard')
  await steps().getByRole('button', { name: 'Put away' }).click()
  await steps().waitFor({ state: 'detached' })
  await open('/dashboard')
  expect(await steps().count()).toBe(0)
  await open('/dashboard/help')
  await steps().getByRole('button', { name: 'Show on Home' }).click()
  await steps().getByRole('button', { name: 'Put away' }).waitFor()
  await open('/dashboard')
  await steps().waitFor()
})

test('help texts are found by their titles and read', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard/help')
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
  await steps().waitFor()
  await picture(page, 'help')
  expect(await barriers(page)).toEqual([])
  const texts = page.getByRole('region', { name: 'Help texts' })
  await page.getByLabel('Find a text by its title').fill('blind')
  await until(async () => (await texts.getByRole('listitem').count()) === 1, 'one text')
  await page.getByLabel('Find a text by its title').fill('zebra')
  await page.getByText('No text has a title like this.').waitFor()
  await page.getByLabel('Find a text by its title').fill('sample')
  await texts.getByRole('link', { name: 'Sample data' }).click()
  await page.getByRole('heading', { level: 2, name: 'Removing it' }).waitFor()
  await picture(page, 'help-text')
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of ['/dashboard', '/dashboard/help', '/dashboard/help/sample-data']) {
    await open(path)
    expect([path, await isWide()]).toEqual([path, false])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(complaints).toEqual([])
})
