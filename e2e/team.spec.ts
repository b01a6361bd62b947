import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { codeOf, stepAt } from '#src/accounts/one-time-codes.ts'
import {
  aRecruiter,
  awake,
  linkIn,
  openBrowser,
  type Person,
  recruiter,
  type Server,
  signIn,
  startServer,
  until,
  watch,
} from './actors.ts'
import { barriers, picture } from './looks.ts'
import { job, strongResume } from './pdf-fixtures.ts'

let server: Server
let browser: Browser
let owner: Person
let context: BrowserContext
let page: Page
const colleague = { ...recruiter('Cora Colleague'), password: 'the-door-is-open-9' }

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  owner = await aRecruiter(browser, server)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await signIn(context, server, owner)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (on: Page, path: string) => {
  await on.goto(server.url + path)
  await awake(on)
}
const said = (on: Page, text: string) => on.getByText(text).first().waitFor()

async function invite(email: string, role: string) {
  await open(page, '/dashboard/team')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await picture(page, `invite-${role}`)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await said(page, `Invitation sent to ${email}`)
}

let theirs: BrowserContext
let theirPage: Page

test('an owner invites a colleague, who accepts by the mailed link and sees the same candidates', async () => {
  const { complaints } = watch(page, server)
  const uploaded = await context.request.post(`${server.url}/api/submit`, {
    multipart: { resumes: await strongResume(), job_description: await job() },
  })
  expect(uploaded.ok()).toBe(true)
  await invite(colleague.email, 'recruiter')
  await page.getByRole('table', { name: 'Invitations' }).getByText(colleague.email).waitFor()
  await picture(page, 'team-invited')
  expect(await barriers(page)).toEqual([])

  const link = linkIn(await server.mailTo(colleague.email, 'invites you'), '/invitation')
  theirs = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  theirPage = await theirs.newPage()
  watch(theirPage, server)
  await theirPage.goto(link)
  await theirPage.getByRole('heading', { name: 'Join Lindqvist Staffing' }).waitFor()
  await picture(theirPage, 'invitation')
  expect(await barriers(theirPage)).toEqual([])
  await theirPage.getByLabel('Full Name').fill(colleague.fullName)
  await theirPage.getByLabel('Password', { exact: true }).fill('short')
  await theirPage.getByLabel('Password', { exact: true }).fill('password')
  await theirPage.getByRole('button', { name: 'Join Lindqvist Staffing' }).click()
  await said(theirPage, 'one of the first that attackers try')
  await theirPage.getByLabel('Password', { exact: true }).fill(colleague.password)
  await theirPage.getByRole('button', { name: 'Join Lindqvist Staffing' }).click()
  await theirPage.waitForURL(`${server.url}/dashboard/candidates`)
  await said(theirPage, 'Ingrid Solberg')

  const second = await browser.newContext()
  const late = await second.newPage()
  await late.goto(link)
  await said(late, 'This invitation has been accepted already.')
  await picture(late, 'invitation-used')
  await late.goto(`${server.url}/invitation?token=nonsense&email=x%40example.test`)
  await late.getByRole('heading', { name: 'This invitation no longer works' }).waitFor()
  await picture(late, 'invitation-over')
  expect(await barriers(late)).toEqual([])
  await second.close()

  await open(page, '/dashboard/team')
  await page.getByRole('row', { name: /Cora Colleague/ }).waitFor()
  await picture(page, 'team')
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
}, 90_000)

test('a role counts at once: a viewer is told why nothing can be uploaded, and the server refuses', async () => {
  await open(page, '/dashboard/team')
  await page.getByLabel('Role of Cora Colleague').selectOption('viewer')
  await said(page, 'Cora Colleague is now a viewer')
  const refused = await theirs.request.post(`${server.url}/api/submit`, { multipart: { resumes: await strongResume() } })
  expect(refused.status()).toBe(403)
  expect((await refused.json()).error).toContain('Viewers can look at everything here')
  await open(theirPage, '/dashboard/upload')
  await theirPage.getByRole('heading', { name: 'Uploading is for owners and recruiters' }).waitFor()
  expect(await theirPage.getByText('You are a viewer in “Lindqvist Staffing”').count()).toBe(1)
  await picture(theirPage, 'viewer-upload')
  expect(await barriers(theirPage)).toEqual([])
  await open(theirPage, '/dashboard/team')
  expect(await theirPage.getByRole('button', { name: /Invite|Remove|Hand over/ }).count()).toBe(0)
  await picture(theirPage, 'viewer-team')

  await page.getByLabel('Role of Cora Colleague').selectOption('recruiter')
  await said(page, 'Cora Colleague is now a recruiter')
  await open(theirPage, '/dashboard/upload')
  await theirPage.getByRole('button', { name: 'Submit Files' }).waitFor()
}, 120_000)

test('whoever is removed is out at the next request, and their window hears of it within a second', async () => {
  await open(theirPage, '/dashboard/candidates')
  const closed = theirPage.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
        socket.addEventListener('open', () => socket.addEventListener('close', () => resolve(Date.now())))
        socket.addEventListener('open', () => document.documentElement.setAttribute('data-test-open', ''))
      }),
  )
  await theirPage.waitForSelector('html[data-test-open]', { state: 'attached' })
  await open(page, '/dashboard/team')
  await page.getByRole('button', { name: 'Remove Cora Colleague' }).click()
  await picture(page, 'team-remove')
  const before = Date.now()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  expect((await closed) - before).toBeLessThan(1000)
  expect((await theirs.request.get(`${server.url}/user`)).status()).toBe(401)
  await said(page, 'Member removed')
  const again = await theirs.request.post(`${server.url}/login`, { data: colleague })
  expect((await again.json()).code).toBe('PENDING_APPROVAL')
  await theirs.close()
}, 120_000)

test('somebody with a workspace of their own joins with their password, chooses where to work and switches back', async () => {
  const other = await aRecruiter(browser, server, recruiter('Otto Other'))
  await invite(other.email, 'viewer')
  const link = linkIn(await server.mailTo(other.email, 'invites you'), '/invitation')
  const own = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tab = await own.newPage()
  await tab.goto(link)
  await picture(tab, 'invitation-known')
  expect(await barriers(tab)).toEqual([])
  await tab.getByLabel('Password', { exact: true }).fill(other.password)
  await tab.getByRole('button', { name: 'Join Lindqvist Staffing' }).click()
  await tab.waitForURL(`${server.url}/dashboard/candidates`)
  await said(tab, 'Ingrid Solberg')
  await awake(tab)
  await tab.getByRole('button', { name: 'Workspace: Lindqvist Staffing' }).click()
  await picture(tab, 'switcher')
  expect(await barriers(tab)).toEqual([])
  // Chromium never gives up a context whose page is just on its way to another one, so the way is waited for.
  const arrived = tab.waitForEvent('load')
  await tab.getByRole('button', { name: 'Lindqvist Staffing Owner' }).click()
  await arrived
  await tab.waitForURL((address) => address.pathname === '/dashboard/candidates')
  await until(async () => (await tab.getByText('Ingrid Solberg').count()) === 0, 'the other workspace')
  await own.close()
}, 90_000)

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

test('two-factor sign-in: set up with the app, needed at the next login, and a recovery code opens too', async () => {
  const person = await aRecruiter(browser, server, recruiter('Tilda Twofold'))
  const own = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tab = await own.newPage()
  const { complaints } = watch(tab, server)
  await signIn(own, server, person)
  await open(tab, '/dashboard/user')
  await picture(tab, 'profile')
  expect(await barriers(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = await dialog.locator('code').textContent()
  const secret = fromBase32((key ?? '').replaceAll(' ', ''))
  await picture(tab, 'two-factor-scan')
  expect(await barriers(tab)).toEqual([])
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await said(tab, 'This code is not right')
  const used = stepAt(new Date())
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, used))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await tab.getByRole('heading', { name: 'Two-factor sign-in is on' }).waitFor()
  const codes = await dialog.locator('.recovery-codes code').allTextContents()
  expect(codes).toHaveLength(10)
  await picture(tab, 'two-factor-codes')
  expect(await barriers(tab)).toEqual([])
  await dialog.getByLabel('I have put these codes in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await said(tab, '10 recovery codes are left')
  await picture(tab, 'profile-on')
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([])

  for (const code of [codeOf(secret, used + 1), codes[0]!]) {
    const fresh = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const login = await fresh.newPage()
    await login.goto(`${server.url}/login`)
    await login.getByLabel('Email').fill(person.email)
    await login.getByLabel('Password', { exact: true }).fill(person.password)
    await login.getByRole('button', { name: 'Login' }).click()
    await login.getByLabel('Code', { exact: true }).waitFor()
    await picture(login, 'login-code')
    await login.getByLabel('Code', { exact: true }).fill('111111')
    await login.getByRole('button', { name: 'Login' }).click()
    await said(login, 'This code is not right')
    await login.getByLabel('Code', { exact: true }).fill(code)
    await login.getByRole('button', { name: 'Login' }).click()
    // The welcome comes once for an account.
    if (code !== codes[0]) await login.getByRole('button', { name: 'Let’s Go!' }).click()
    await login.waitForURL(code === codes[0] ? `${server.url}/dashboard` : `${server.url}/dashboard/upload`)
    await login.waitForLoadState()
    await fresh.close()
  }

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const simple = await plain.newPage()
  await simple.goto(`${server.url}/login`)
  for (const code of [null, codes[2]!]) {
    await simple.getByLabel('Email').fill(person.email)
    await simple.getByLabel('Password', { exact: true }).fill(person.password)
    if (code) await simple.getByLabel('Code', { exact: true }).fill(code)
    await simple.getByRole('button', { name: 'Login' }).click()
  }
  await simple.waitForURL(`${server.url}/dashboard`)
  await plain.request.post(`${server.url}/logout`, { data: {} })
  await plain.close()

  await open(tab, '/dashboard/user')
  await said(tab, '8 recovery codes are left')
  const list = tab.getByRole('region', { name: 'Where you are signed in' })
  expect(await list.getByRole('listitem').count()).toBe(3)
  expect(await list.getByText('Chrome on Linux').count()).toBe(3)
  expect(await list.getByText('This device').count()).toBe(1)
  await picture(tab, 'profile-sessions')
  await list
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await said(tab, 'The device was signed out')
  await until(async () => (await list.getByRole('listitem').count()) === 2, 'one session less')
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await said(tab, 'You are not signed in anywhere else.')

  await tab.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByLabel('Code', { exact: true }).fill(codes[1]!)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await tab.getByRole('button', { name: 'Set up two-factor sign-in' }).waitFor()
  await own.close()
}, 120_000)

test('changing the password signs every other device out and is told by mail', async () => {
  const person = await aRecruiter(browser, server, recruiter('Petra Password'))
  const [one, two] = [await browser.newContext(), await browser.newContext()]
  for (const each of [one, two]) await signIn(each, server, person)
  const tab = await one.newPage()
  await open(tab, '/dashboard/user')
  await tab.getByRole('button', { name: 'Change Password' }).click()
  const dialog = tab.getByRole('dialog')
  const fill = async (current: string, next: string, confirm = next) => {
    await dialog.getByLabel('Current Password', { exact: true }).fill(current)
    await dialog.getByLabel('New Password', { exact: true }).fill(next)
    await dialog.getByLabel('Confirm Password', { exact: true }).fill(confirm)
    await dialog.getByRole('button', { name: 'Change Password' }).click()
  }
  await fill(person.password, 'another-window-8', 'another-window-9')
  await said(tab, 'Passwords do not match')
  await fill('not my password', 'another-window-8')
  await said(tab, 'The password is incorrect.')
  await picture(tab, 'password')
  expect(await barriers(tab)).toEqual([])
  await fill(person.password, 'another-window-8')
  await said(tab, 'Password changed.')
  expect((await two.request.get(`${server.url}/user`)).status()).toBe(401)
  expect((await one.request.get(`${server.url}/user`)).status()).toBe(200)
  await server.mailTo(person.email, 'Your password was changed')
  await one.close()
  await two.close()
}, 120_000)
