import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { listOutbox, type OutboxMail } from '#adapters/mailer/outbox-reader.ts'
import { findBrowser } from '#src/commands/find-browser.ts'
import { freePort } from '#src/commands/free-port.ts'
import { until } from '#src/shared/test-until.ts'
import { serverSurroundings } from '#src/tools/testing/test-surroundings.ts'
import { buildWeb, isStale } from '#web/build.ts'

export { until } from '#src/shared/test-until.ts'

export const admin = { email: 'admin@example.test', password: 'a-long-admin-password' }

export interface Server {
  url: string
  dataDir: string
  /** The newest mail to an address whose subject or text contains the words; waits for it. */
  mailTo(address: string, words?: string): Promise<OutboxMail>
  stop(): Promise<void>
}

/** The real server on a free port with an empty data folder, an admin and a readable outbox. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  if (await isStale()) await buildWeb()
  const dataDir = await mkdtemp(join(tmpdir(), 'ats-e2e-'))
  const port = freePort()
  const url = `http://localhost:${port}`
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      MAILER: 'outbox',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...serverSurroundings,
      ...environment,
    },
    // E2E_LOG=/tmp/server.log keeps what the server says.
    stdout: process.env.E2E_LOG ? Bun.file(process.env.E2E_LOG) : 'ignore',
    stderr: 'pipe',
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${await new Response(child.stderr).text()}`)
    return (await fetch(`${url}/health/ready`).catch(() => null))?.ok
  }, 'the server to be ready')
  return {
    url,
    dataDir,
    mailTo: (address, words = '') =>
      until(async () => {
        const mails = await listOutbox(dataDir)
        return mails.find(({ to, subject, text }) => to === address && `${subject}\n${text}`.includes(words))
      }, `a mail to ${address}`),
    async stop() {
      child.kill('SIGTERM')
      await child.exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * One browser for a file of tests. Quiet: it asks nobody for updates, components or accounts, and moves nothing unless a test asks for
 * motion. `more` are further switches.
 */
export async function openBrowser(more: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The pages of one person know each other's scripts already, as in a browser that has been open for a while.
      '--process-per-site',
      // Letters have the same shapes in every build, or pictures could not be compared.
      '--font-render-hinting=slight',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options })
  return browser
}

/** The address in a mail that leads to a page of ours. */
export const linkIn = ({ text }: OutboxMail, path: string): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path)
  if (!link) throw new Error(`The mail has no link to ${path}:\n${text}`)
  return link
}

/** The path of a page of this server, which may lie under a path itself. */
export const pathAt = ({ url }: Pick<Server, 'url'>, path: string): string => new URL(url + path).pathname

export interface Person {
  fullName: string
  email: string
  password: string
}

export const recruiter = (name = 'Rosa Lindqvist'): Person => ({
  fullName: name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
  password: 'open-the-window-7',
})

/** Fills in the form for a new account, up to the dialog that asks to look for the mail. */
export async function signUp(page: Page, { url }: Pick<Server, 'url'>, person: Person) {
  await page.goto(`${url}/Register`)
  await page.getByLabel('Full Name').fill(person.fullName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Mobile Number').fill('+47 22 33 44 55')
  await page.getByLabel('Company Name').fill('Halvorsen & Daughters')
  await page.getByLabel('Designation').fill('Head of Talent')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByRole('dialog', { name: 'Verify Your Email' }).getByRole('button', { name: 'Got it!' }).click()
}

/** Signs in without the login page, for stories that are not about it. */
export async function signIn(context: BrowserContext, { url }: Server, { email, password }: { email: string; password: string }) {
  const answer = await context.request.post(`${url}/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return (await answer.json()) as { user: { _id: string } }
}

/** A story that is told once more finds its people there already. */
const there = new WeakMap<Server, Set<string>>()

/** Has a verified and approved account made through the server's calls. */
export async function aRecruiter(browser: Browser, server: Server, person = recruiter()): Promise<Person> {
  const known = there.get(server) ?? new Set()
  if (known.has(person.email)) return person
  const context = await browser.newContext()
  const registered = await context.request.post(`${server.url}/register`, {
    data: { ...person, mobileNumber: '+46 8 123 456', companyName: 'Lindqvist Staffing', designation: 'Recruiter' },
  })
  if (!registered.ok()) throw new Error(`Nobody could register: ${await registered.text()}`)
  const { searchParams } = new URL(linkIn(await server.mailTo(person.email), pathAt(server, '/verify-email')))
  await context.request.get(`${server.url}/api/verify-email?${searchParams}`)
  await signIn(context, server, admin)
  const { pendingUsers } = await (await context.request.get(`${server.url}/admin/dashboard`)).json()
  const { _id } = pendingUsers.find((user: { email: string }) => user.email === person.email)
  await context.request.post(`${server.url}/admin/approve-user/${_id}`, { data: {} })
  await context.close()
  there.set(server, known.add(person.email))
  return person
}

export interface Watch {
  /** Console errors and warnings, thrown errors, policy violations, requests to other hosts. */
  complaints: string[]
}

/** Listens to everything a page complains about and to every host it asks for. */
export function watch(page: Page, { url }: Server): Watch {
  const complaints: string[] = []
  const own = new URL(url).host
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    // Of what did not load a browser tells the address apart from the sentence.
    const address = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
    complaints.push(`${message.type()}: ${text}${address}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  const checkHost = (address: string) => {
    const { protocol, host } = new URL(address)
    if (!['data:', 'blob:', 'about:'].includes(protocol) && host !== own) complaints.push(`foreign host: ${address}`)
  }
  page.on('request', (request) => checkHost(request.url()))
  page.on('websocket', (socket) => checkHost(socket.url()))
  return { complaints }
}

/** Presses what opens a file in a tab of its own, and resolves to its address. A browser without a viewer keeps the file instead of showing it. */
export async function fileInNewTab(context: BrowserContext, press: () => Promise<void>): Promise<string> {
  const [tab, answer] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('response', (each) => new URL(each.url()).pathname.startsWith('/files/') && each.ok()),
    press(),
  ])
  await tab.close()
  return answer.url()
}

/** Waits until the page's scripts have taken over what the server sent. */
export const awake = (page: Page) => page.waitForSelector('html[data-awake]', { state: 'attached', timeout: 10_000 })
