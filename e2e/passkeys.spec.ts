import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until } from './actors.ts'
import { barriers, picture } from './looks.ts'

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

interface Device {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  id: string
  credentials(): Promise<Credential[]>
}
type Credential = Awaited<ReturnType<typeof credentialsOf>>[number]

const credentialsOf = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials

/** A browser of its own with an authenticator that it believes to be built in. */
async function device(options: { hasUserVerification?: boolean; hasResidentKey?: boolean } = {}): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...options,
    },
  })
  return {
    context,
    page,
    cdp,
    id: authenticatorId,
    credentials: () => credentialsOf(cdp, authenticatorId),
  }
}

const open = async (on: Page, path: string) => {
  await on.goto(server.url + path)
  await awake(on)
}

async function addPasskey({ page }: Device, name: string) {
  await open(page, '/dashboard/user')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await picture(page, `add-passkey-${name}`)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** Keeps the recovery codes, which come with the first second factor. */
async function keepCodes({ page }: Device) {
  const dialog = page.getByRole('dialog', { name: 'Your passkey is ready' })
  await dialog.waitFor()
  const codes = await dialog.locator('.recovery-codes code').allTextContents()
  await dialog.getByLabel('I have put these codes in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return codes
}

/** On no page of ours, which would lead away by itself as soon as it hears of it. */
async function signOut({ context, page }: Device) {
  await page.goto('about:blank')
  await context.request.post(`${server.url}/logout`, { data: {} })
}
const isIn = async ({ context }: Device) => (await context.request.get(`${server.url}/user`)).status() === 200

async function logInWithButton({ page }: Device) {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}
/** Signed in for the first time in a browser, somebody is welcomed; later the login page leads on at once. */
const welcomed = async ({ page }: Device) => {
  await Promise.race([page.getByText('You are signed in.').waitFor(), page.waitForURL('**/dashboard**')])
  if (page.url().includes('/dashboard')) await awake(page)
}

test('a passkey is made, signs in alone and after a password, is renamed and removed', async () => {
  const laptop = await device()
  const { page, context } = laptop
  const rosa = await aRecruiter(browser, server)
  await signIn(context, server, rosa)
  await addPasskey(laptop, 'Work laptop')
  expect(await keepCodes(laptop)).toHaveLength(10)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByText('Work laptop').waitFor()
  await card.getByText('not used yet').waitFor()
  await server.mailTo(rosa.email, 'A passkey was added')
  const [kept] = await laptop.credentials()
  expect([kept?.rpId, kept?.isResidentCredential]).toEqual(['localhost', true])

  // The same device does not make a second one.
  await addPasskey(laptop, 'Again')
  await page.getByText('This device has a passkey for your account already.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await signOut(laptop)
  await logInWithButton(laptop)
  await welcomed(laptop)
  expect(await isIn(laptop)).toBe(true)

  await signOut(laptop)
  // In a browser that offers no passkey in the field: whoever is asked there is signed in before the password is typed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(rosa.email)
  await page.getByLabel('Password', { exact: true }).fill(rosa.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await welcomed(laptop)

  await open(page, '/dashboard/user')
  await card.getByText(/last used/).waitFor()
  await card.getByRole('button', { name: 'Rename Work laptop' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await card.getByText('Old laptop').waitFor()
  await picture(page, 'passkeys')
  expect(await barriers(page)).toEqual([])

  await card.getByRole('button', { name: 'Remove Old laptop' }).click()
  await picture(page, 'remove-passkey')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The passkey was removed').waitFor()
  await server.mailTo(rosa.email, 'The last passkey was removed')
  await signOut(laptop)
  await logInWithButton(laptop)
  await page.getByText('This passkey does not work here.').waitFor()
  expect(await isIn(laptop)).toBe(false)
  await context.close()
}, 90_000)

test('a device without a passkey is led to a recovery code', async () => {
  const [phone, other] = [await device(), await device()]
  const rita = await aRecruiter(browser, server, recruiter('Rita Quist'))
  await signIn(phone.context, server, rita)
  await addPasskey(phone, 'Phone')
  const [code] = await keepCodes(phone)
  const { page } = other
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(rita.email)
  await page.getByLabel('Password', { exact: true }).fill(rita.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByRole('button', { name: 'Use a passkey instead of a code' }).waitFor()
  await picture(page, 'login-code-or-passkey')
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Code').fill(code ?? '')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await welcomed(other)
  await phone.context.close()
  await other.context.close()
}, 90_000)

test('a copy of a passkey is noticed by its counter, and it is blocked', async () => {
  const key = await device()
  const { page, cdp, id, context } = key
  const rina = await aRecruiter(browser, server, recruiter('Rina Berg'))
  await signIn(context, server, rina)
  await addPasskey(key, 'Key')
  await keepCodes(key)
  await signOut(key)
  await logInWithButton(key)
  await welcomed(key)
  const [credential] = await key.credentials()
  expect(credential?.signCount).toBeGreaterThan(1)
  await signOut(key)
  await cdp.send('WebAuthn.removeCredential', { authenticatorId: id, credentialId: credential!.credentialId })
  await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential: { ...credential!, signCount: 0 } })
  await logInWithButton(key)
  await page.getByText('This passkey is blocked').waitFor()
  await server.mailTo(rina.email, 'blocked')
  expect(await isIn(key)).toBe(false)
  await context.close()
}, 90_000)

test('at another address than its own the server has no passkeys, and says so', async () => {
  const { page, context } = await device()
  await page.goto(`${server.url.replace('localhost', '127.0.0.1')}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('Passkeys work only at the address that the server calls its own.').waitFor()
  await context.close()
}, 30_000)

test('a company makes a passkey, signs in with it, and proves with it who it is', async () => {
  const desk = await device()
  const { page, context } = desk
  const company = { fullName: 'Cara Company', email: 'cara@example.test', password: 'a-company-of-tests', companyName: 'Lantern' }
  await context.request.post(`${server.url}/jobportal/register`, { data: company })
  const mail = await server.mailTo(company.email)
  const { searchParams } = new URL(mail.text.match(/https?:\/\/\S+verify-email\S+/)![0])
  const { email, password } = company
  await context.request.post(`${server.url}/api/jobportal/verify-email`, {
    data: { ...Object.fromEntries(searchParams), password },
  })
  await page.goto(`${server.url}/jobportal/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/jobportal/dashboard')
  await awake(page)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Desk')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await card.getByText('not used yet').waitFor()
  await picture(page, 'company-passkeys')
  expect(await barriers(page)).toEqual([])

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${server.url}/jobportal/login`)
  await picture(page, 'company-login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/jobportal/dashboard')
  await awake(page)
  await card.getByText(/last used/).waitFor()

  const file = new Database(join(server.dataDir, 'ats.db'))
  file.run('pragma busy_timeout = 5000')
  file.run('update company_sessions set proven_at = ?', [Date.now() - 11 * 60_000])
  file.close()
  await card.getByRole('button', { name: 'Remove Desk' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' })
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByText('The passkey was removed').waitFor()
  await context.close()
}, 90_000)

test('a proof is given with a passkey', async () => {
  const laptop = await device()
  const { page, context } = laptop
  const ronja = await aRecruiter(browser, server, recruiter('Ronja Vik'))
  await signIn(context, server, ronja)
  await addPasskey(laptop, 'Step up')
  await keepCodes(laptop)
  const file = new Database(join(server.dataDir, 'ats.db'))
  file.run('pragma busy_timeout = 5000')
  file.run('update sessions set proven_at = ?', [Date.now() - 11 * 60_000])
  file.close()
  await page.getByRole('button', { name: 'Remove Step up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' })
  await proof.getByRole('button', { name: 'Use a passkey instead' }).waitFor()
  await picture(page, 'proof-with-passkey')
  expect(await barriers(page)).toEqual([])
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByText('The passkey was removed').waitFor()
  await context.close()
}, 60_000)

test('where an administrator requires a second factor, people set one up before anything else', async () => {
  const desk = await device()
  await signIn(desk.context, server, admin)
  await open(desk.page, '/dashboard/admin/system')
  const card = desk.page.getByRole('region', { name: 'Second factor' })
  await card.getByLabel('Everybody needs one').check()
  await picture(desk.page, 'second-factor-policy')
  expect(await barriers(desk.page)).toEqual([])
  await card.getByRole('button', { name: 'Save' }).click()
  await desk.page.getByText('It counts from the next sign-in of each person.').waitFor()
  // The session in which that was said goes on.
  expect((await desk.context.request.get(`${server.url}/admin/dashboard`)).status()).toBe(200)
  await desk.context.close()

  const laptop = await device()
  const { page, context } = laptop
  const ida = await aRecruiterUnderPolicy('Ida Holm')
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(ida.email)
  await page.getByLabel('Password', { exact: true }).fill(ida.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await welcomed(laptop)
  await page.getByRole('button', { name: 'Let’s Go!' }).click()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await picture(page, 'second-step')
  expect(await barriers(page)).toEqual([])
  expect((await context.request.get(`${server.url}/api/candidate-filtering`)).status()).toBe(403)
  await page.goto(`${server.url}/dashboard/candidates`)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await isIn(laptop)).toBe(false)

  await signIn(context, server, ida)
  await page.goto(`${server.url}/dashboard/candidates`)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await keepCodes(laptop)
  await page.waitForURL('**/dashboard/candidates')
  await awake(page)
  expect((await context.request.get(`${server.url}/api/candidate-filtering`)).status()).toBe(200)

  // The only one stays while one is required.
  await open(page, '/dashboard/user')
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('this is your only one').waitFor()
  await context.close()
}, 120_000)

/** Somebody whom the administrator has let in, who has not signed in yet. */
async function aRecruiterUnderPolicy(name: string) {
  const person = recruiter(name)
  const context = await browser.newContext()
  const { url } = server
  await context.request.post(`${url}/register`, {
    data: { ...person, mobileNumber: '+46 8 123 456', companyName: 'Holm', designation: 'Recruiter' },
  })
  const mail = await server.mailTo(person.email)
  const link = new URL(mail.text.match(/https?:\/\/\S+verify-email\S+/)![0])
  await context.request.get(`${url}/api/verify-email${link.search}`)
  await context.close()
  const desk = await device()
  await signIn(desk.context, server, admin)
  await desk.page.goto(`${url}/dashboard/admin`)
  // The administrator signed in again, and is asked as well.
  await desk.page.getByRole('button', { name: 'Make a passkey' }).click()
  await desk.page.getByRole('dialog').getByLabel('Name').fill('Desk')
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await keepCodes(desk)
  await desk.page.waitForURL('**/dashboard/admin')
  const { pendingUsers } = await until(
    async () => (await desk.context.request.get(`${url}/admin/dashboard`)).json(),
    'the desk of the administrator',
  )
  const { _id } = pendingUsers.find((user: { email: string }) => user.email === person.email)
  await desk.context.request.post(`${url}/admin/approve-user/${_id}`, { data: {} })
  await awake(desk.page)
  await desk.context.close()
  return person
}
