import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
const rosa = recruiter()

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  await aRecruiter(browser, server, rosa)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page = await context.newPage()
  await signIn(context, server, admin)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** All proofs were given eleven minutes ago. */
const proofsAreOld = () => {
  const file = new Database(join(server.dataDir, 'ats.db'))
  file.run('pragma busy_timeout = 5000')
  file.run('update sessions set proven_at = ?', [Date.now() - 11 * 60_000])
  file.close()
}
const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
const dialog = () => page.getByRole('dialog', { name: 'Confirm it is you' })

test('a link that downloads asks first, refuses a wrong password beside the button, and then saves the file', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard/admin/system')
  await page.getByRole('button', { name: 'Back Up Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  const link = page.getByRole('link', { name: /^Download the backup/ })
  await link.waitFor({ timeout: 20_000 })
  proofsAreOld()
  await link.click()
  await dialog().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  expect(await axeViolationsOn(page)).toEqual([])
  await dialog().getByLabel('Password', { exact: true }).fill('not this one')
  await dialog().getByRole('button', { name: 'Continue' }).click()
  const refusal = dialog().getByRole('alert')
  await refusal.waitFor()
  expect(await refusal.textContent()).toBe('The password is incorrect.')
  await dialog().getByLabel('Password', { exact: true }).fill(admin.password)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect((await readFile(await download.path())).length).toBeGreaterThan(1000)
  await dialog().waitFor({ state: 'hidden' })

  await until(() => link.evaluate((element) => element === document.activeElement), 'the link to have the focus again')
  // The wrong password was refused, as it was meant to be.
  expect(complaints.filter((each) => !each.includes('403'))).toEqual([])
}, 60_000)

test('what was asked for is done after the proof, once; and not at all when it is cancelled', async () => {
  const { users } = await (await context.request.get(`${server.url}/admin/dashboard`)).json()
  const person = users.find(({ email }: { email: string }) => email === rosa.email)
  const isThere = async () => (await context.request.get(`${server.url}/admin/users/${person._id}`)).ok()
  await open(`/dashboard/admin/users/${person._id}`)
  proofsAreOld()
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete User' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Yes|Delete/ })
      .last()
      .click()
    await dialog().waitFor()
  }
  await ask()
  await page.setViewportSize({ width: 390, height: 800 })
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'step-up-390.png') })
  await page.setViewportSize({ width: 1280, height: 900 })
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await isThere()).toBe(true)
  await page.reload()
  await awake(page)
  await ask()
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'step-up.png') })
  await dialog().getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await until(async () => !(await isThere()), 'the account to be gone')
  await dialog().waitFor({ state: 'hidden' })
}, 60_000)
