import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, awake, linkIn, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await signIn(context, server, admin)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Somebody who registered and opened the link in their mail. */
async function someoneWaits(name: string) {
  const person = recruiter(name)
  const visitor = await browser.newContext()
  const facts = { mobileNumber: '+46 8 123 456', companyName: 'Lindqvist Staffing', designation: 'Recruiter' }
  await visitor.request.post(`${server.url}/register`, { data: { ...person, ...facts } })
  const { searchParams } = new URL(linkIn(await server.mailTo(person.email), '/verify-email'))
  await visitor.request.get(`${server.url}/api/verify-email?${searchParams}`)
  await visitor.close()
  return person
}

const confirm = async (answer: 'Yes' | 'No') => page.getByRole('dialog').getByRole('button', { name: answer }).click()
const said = (text: string) => page.getByText(text).first().waitFor()
const figure = (name: string) => page.locator('.stat', { hasText: name }).locator('dd').textContent()

test('an administrator lets one person in, rejects another, and everybody counts', async () => {
  const { complaints } = watch(page, server)
  const paula = await someoneWaits('Paula Waiting')
  await someoneWaits('Rob Rejected')
  await page.goto(`${server.url}/dashboard/admin`)
  await awake(page)
  expect([await figure('Total Users'), await figure('Pending Approval'), await figure('Active Users')]).toEqual(['3', '2', '1'])

  await page.getByRole('button', { name: 'Approve Paula Waiting' }).click()
  await confirm('No')
  expect(await figure('Pending Approval')).toBe('2')
  await page.getByRole('button', { name: 'Approve Paula Waiting' }).click()
  await confirm('Yes')
  await said('User approved successfully')
  await until(async () => (await figure('Pending Approval')) === '1' && (await figure('Active Users')) === '2', 'the new figures')
  expect((await server.mailTo(paula.email, 'approved')).text).toContain(`${server.url}/login`)

  await page.getByRole('button', { name: 'Reject Rob Rejected' }).click()
  await said('This action cannot be undone.')
  await confirm('Yes')
  await said('No users pending approval')
  await until(async () => (await figure('Total Users')) === '2', 'the new figures')
  expect(complaints).toEqual([])
}, 120_000)

test('a suspended person is out at once, and their plan can be changed meanwhile', async () => {
  const person = await someoneWaits('Sam Suspended')
  await page.goto(`${server.url}/dashboard/admin/pending`)
  await awake(page)
  await page.getByRole('button', { name: 'Approve Sam Suspended' }).click()
  await confirm('Yes')
  await said('User approved successfully')
  const visitor = await browser.newContext()
  await signIn(visitor, server, person)
  expect((await visitor.request.get(`${server.url}/user`)).status()).toBe(200)

  await page.goto(`${server.url}/dashboard/admin?q=sam`)
  await awake(page)
  await page.getByRole('link', { name: 'Manage Sam Suspended' }).click()
  await page.getByRole('button', { name: 'Suspend User' }).click()
  await confirm('Yes')
  await page.getByRole('button', { name: 'Lift Suspension' }).waitFor()
  expect((await visitor.request.get(`${server.url}/user`)).status()).toBe(401)

  await page.getByLabel('Plan').selectOption('paid')
  await page.getByLabel('Duration').selectOption('3')
  await page.getByRole('button', { name: 'Update Subscription' }).click()
  await confirm('Yes')
  await page.getByText('Paid until').first().waitFor()

  const busy = 'The database is busy.'
  await page.route('**/admin/delete-user/*', (route) => route.fulfill({ status: 503, json: { error: busy, message: busy } }))
  await page.getByRole('button', { name: 'Delete User' }).click()
  await confirm('Yes')
  await said('Failed to delete user. The database is busy.')
  await page.unroute('**/admin/delete-user/*')
  await page.getByRole('button', { name: 'Delete User' }).click()
  await confirm('Yes')
  await said('User deleted successfully')
  await page.waitForURL(`${server.url}/dashboard/admin`)
  await visitor.close()
}, 120_000)

test('an account that is not there leads back to the dashboard and says why', async () => {
  await page.goto(`${server.url}/dashboard/admin/users/nobody`)
  await said('There is no such user.')
  await page.waitForURL(`${server.url}/dashboard/admin`)
}, 120_000)
