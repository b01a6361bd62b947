import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright'
import { admin, awake, linkIn, openBrowser, type Server, signIn, startServer, until, type Watch, watch } from './actors.ts'

let server: Server
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const password = 'open-the-window-7'

const fillLogin = async (page: Page, email: string, word = password) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Login' }).click()
}

const verificationLink = async (email: string) => linkIn(await server.mailTo(email), '/jobportal/verify-email')

/** A company made through the server's calls, and its token. */
async function aCompany(page: Page, email: string) {
  const registration = { fullName: 'Cara Company', email, password, companyName: 'Lantern Works' }
  await page.request.post(`${server.url}/jobportal/register`, { data: registration })
  const answer = await page.request.post(`${server.url}/jobportal/login`, { data: { email, password } })
  return (await answer.json()).token as string
}

const openPage = async (): Promise<{ page: Page; complaints: Watch['complaints'] }> => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } })
  const page = await context.newPage()
  return { page, complaints: watch(page, server).complaints }
}

describe('a company', () => {
  test('registers, signs in, proves its address, is verified by an administrator and signs out', async () => {
    const { page, complaints } = await openPage()
    const email = 'cara@lantern.example.test'
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Post a Job' }).click()
    await page.getByText('Only verified companies can post jobs').waitFor()
    await page.getByRole('link', { name: 'Register' }).click()
    await page.getByLabel('Full Name').fill('Cara Company')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Company Name').fill('Lantern Works')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('dialog').getByText(email).waitFor()
    await page.getByRole('button', { name: 'Got it!' }).click()

    await page.waitForURL('**/jobportal/login')
    await fillLogin(page, email)
    await page.waitForURL('**/jobportal/dashboard')
    await page.getByRole('status').getByText('Login successful').waitFor()
    await page.getByRole('heading', { name: 'Welcome, Cara' }).waitFor()
    await page.getByText('Unverified').waitFor()
    await page.getByText('open the link that we sent you').waitFor()
    const firstLink = await verificationLink(email)
    await page.getByRole('button', { name: 'Send a new verification link' }).click()
    await page.getByText('a new link is on its way').waitFor()

    const inMail = await page.context().newPage()
    await inMail.goto(firstLink)
    await inMail.getByText('This link is no longer valid').waitFor()
    const newLink = await until(async () => {
      const link = await verificationLink(email)
      return link === firstLink ? null : link
    }, 'the new link')
    await inMail.goto(newLink)
    await inMail.getByText('Lantern Works').waitFor()
    await page.reload()
    await page.getByText('Unverified').waitFor()
    await inMail.getByLabel('Password', { exact: true }).fill('not what was chosen')
    await inMail.getByRole('button', { name: 'Verify this address' }).click()
    await inMail.getByText('This is not the password that was chosen').waitFor()
    expect(await inMail.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('password')
    await inMail.getByLabel('Password', { exact: true }).fill(password)
    await inMail.keyboard.press('Enter')
    await inMail.getByText('Your email address is verified.').waitFor()
    await inMail.close()
    await page.reload()
    await page.getByText('An administrator still has to verify your company').waitFor()

    const office = await browser.newContext()
    await signIn(office, server, admin)
    const posters = await (await office.request.get(`${server.url}/admin/jobposters`)).json()
    const { _id } = posters.find((poster: { email: string }) => poster.email === email)
    await office.request.post(`${server.url}/admin/verify-jobposter/${_id}`, { data: {} })
    await server.mailTo(email, 'Your company is verified')
    await page.reload()
    await page.getByText('Verified', { exact: true }).waitFor()
    await page.getByText('No job posts yet').waitFor()

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(`${server.url}/`)
    await page.getByRole('status').getByText('Logged out successfully').waitFor()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(complaints).toEqual([])
    await office.close()
    await page.context().close()
  }, 120_000)

  test('that somebody else registered is deleted by the owner of the address, and its token with it', async () => {
    const email = 'victim@harbour.example.test'
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, data: unknown) =>
      fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(data) })
    await post('/jobportal/register', { fullName: 'Mallory', email, password, companyName: 'Harbour Works' })
    const { token } = (await (await post('/jobportal/login', { email, password })).json()) as { token: string }
    const { page } = await openPage()
    await page.goto(await verificationLink(email))
    await page.getByRole('button', { name: 'This was not me' }).click()
    await page.getByText('Somebody registered Harbour Works with your address').waitFor()
    await page.getByRole('button', { name: 'Delete the registration' }).click()
    await page.getByText('The registration is deleted').waitFor()
    const profile = await fetch(`${server.url}/jobportal/profile`, { headers: { authorization: `Bearer ${token}` } })
    expect(profile.status).toBe(401)
    await page.context().close()
  }, 60_000)

  test('is asked to log in without a token, and when its token is worth nothing any more', async () => {
    const { page } = await openPage()
    await page.goto(`${server.url}/jobportal/dashboard`)
    await page.waitForURL('**/jobportal/login')

    const token = await aCompany(page, 'dora@lantern.example.test')
    await page.evaluate((kept) => sessionStorage.setItem('jobToken', kept), token)
    await page.goto(`${server.url}/jobportal/dashboard`)
    await page.getByRole('heading', { name: 'Welcome, Cara' }).waitFor()
    await page.evaluate(() => sessionStorage.setItem('jobToken', 'worth.nothing.now'))
    await page.reload()
    await page.waitForURL('**/jobportal/login')
    await page.getByText('Your session has ended. Please sign in again.').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('jobToken'))).toBeNull()
    await page.context().close()
  }, 120_000)

  test('reads its dashboard again when the server could not be reached', async () => {
    const { page } = await openPage()
    const token = await aCompany(page, 'fritz@lantern.example.test')
    await page.goto(`${server.url}/jobportal/login`)
    await page.evaluate((kept) => sessionStorage.setItem('jobToken', kept), token)
    const calls = /\/jobportal\/(?:profile|myjobs)$/
    await page.route(calls, (route) => route.abort())
    await page.goto(`${server.url}/jobportal/dashboard`)
    for (const text of ['Failed to load profile', 'Failed to load job posts'])
      await page.getByRole('strong').getByText(text).waitFor()
    await page.unroute(calls)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.first().click()
    await page.getByText('No job posts yet').waitFor()
    await again.click()
    await page.getByRole('heading', { name: 'Welcome, Cara' }).waitFor()
    await page.context().close()
  }, 120_000)

  test('with a wrong password stays where it is and is told so; with a new one by mail it gets in', async () => {
    const { page } = await openPage()
    const email = 'emil@lantern.example.test'
    await aCompany(page, email)
    await page.goto(`${server.url}/jobportal/login`)
    await fillLogin(page, email, 'not the password')
    await page.getByRole('alert').getByText('Login failed').waitFor()

    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await page.getByRole('dialog').getByText('Email Sent').waitFor()
    await page.goto(linkIn(await server.mailTo(email, 'new password'), '/jobportal/reset-password'))
    for (const label of ['New Password', 'Confirm Password'])
      await page.getByLabel(label, { exact: true }).fill('another-window-8')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByRole('strong').getByText('Password updated successfully!').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()
    await fillLogin(page, email, 'another-window-8')
    await page.waitForURL('**/jobportal/dashboard')
    await awake(page)
    await page.context().close()
  }, 120_000)
})

test('a page of another site may read the public jobs in a browser, and nothing else', async () => {
  const { page } = await openPage()
  // Another port is another origin.
  const elsewhere = Bun.serve({
    port: 0,
    fetch: () => new Response('<!doctype html><title>Elsewhere</title>', { headers: { 'content-type': 'text/html' } }),
  })
  await page.goto(`http://localhost:${elsewhere.port}/`)
  const read = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          (answer) => answer.json(),
          () => 'refused',
        ),
      server.url + path,
    )
  expect(await read('/public/jobs')).toEqual([])
  expect(await read('/health/live')).toBe('refused')
  expect(await read('/user')).toBe('refused')
  await page.context().close()
  await elsewhere.stop(true)
}, 120_000)
