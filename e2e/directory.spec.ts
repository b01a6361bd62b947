import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, type Server, signIn, startServer, until } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { paint } from './looks.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  const owner = await aRecruiter(browser, server)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await signIn(context, server, owner)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const shots = process.env.SCREENSHOTS

let key = ''
const call = async (method: string, path: string, body: object) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' }
  const answer = await fetch(`${server.url}/scim/v2${path}`, { method, headers, body: JSON.stringify(body) })
  return answer.json()
}

test('an owner makes the key of the directory, which only keys of the workspace can be', async () => {
  await page.goto(`${server.url}/dashboard/connections`)
  await awake(page)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  const scope = dialog.getByLabel(/from your directory \(SCIM\)/)
  expect(await scope.count()).toBe(0)
  await dialog.getByLabel('Name').fill('Entra ID')
  await dialog.getByLabel('Whose').selectOption('workspace')
  await scope.check()
  await dialog.getByRole('button', { name: 'Make Key' }).click()
  const shown = page.getByRole('dialog').getByRole('textbox').first()
  await page.getByRole('button', { name: 'I have kept it' }).waitFor()
  key = await shown.inputValue()
  expect(key).toStartWith('ats_')
  await page.getByRole('button', { name: 'I have kept it' }).click()
})

test('chooses on the team page what the groups may do, and sees that the directory has called', async () => {
  const { id } = await call('POST', '/Users', { userName: 'ida@example.org', displayName: 'Ida Example', active: true })
  await call('POST', '/Groups', { displayName: 'Recruiting', members: [{ value: id }] })
  await call('POST', '/Groups', { displayName: 'Everybody at Example', members: [] })
  await page.goto(`${server.url}/dashboard/team`)
  await awake(page)
  const section = page.getByRole('region', { name: 'Directory' })
  expect(await section.getByLabel('Address for the directory').inputValue()).toEndWith('/scim/v2')
  expect(await section.getByText('Last call:').count()).toBe(1)
  const member = page.getByRole('row').filter({ hasText: 'ida@example.org' })
  const roleOf = () => member.getByRole('combobox').inputValue()
  expect(await roleOf()).toBe('interviewer')
  await section.getByLabel('Recruiting').selectOption('recruiter')
  await section.getByLabel('Another group').fill('Leadership')
  await section.getByLabel('Its role').selectOption('owner')
  await section.getByRole('button', { name: 'Save Roles' }).click()
  await page.getByText('Roles saved').waitFor()
  await section.getByText('The directory has not sent this group yet.').waitFor()
  expect(await section.getByLabel('Leadership').inputValue()).toBe('owner')
  await until(async () => (await roleOf()) === 'recruiter', 'the new role of the member')
})

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('the page can be used by everybody: %s, %s px', async (theme, width) => {
  await page.setViewportSize({ width, height: 900 })
  await paint(page, theme)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  if (shots) await page.screenshot({ path: `${shots}/directory-${theme}-${width}.png`, fullPage: true })
  expect(await axeViolationsOn(page)).toEqual([])
})
