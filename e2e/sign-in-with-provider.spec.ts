import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { testClient, testProvider } from '#adapters/identity-provider/test-provider.ts'
import { admin, aRecruiter, awake, openBrowser, type Person, type Server, signIn, startServer, until } from './actors.ts'
import { lookedAt } from './looks.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let provider: Awaited<ReturnType<typeof testProvider>>
let rosa: Person
const looks = lookedAt('sign-in-with')

beforeAll(async () => {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const { port } = probe
  probe.stop(true)
  server = await startServer({
    OIDC_PROVIDERS: 'corp',
    OIDC_CORP_LABEL: 'Lindqvist Login',
    OIDC_CORP_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CORP_CLIENT_ID: testClient.id,
    OIDC_CORP_CLIENT_SECRET: testClient.secret,
    OIDC_CORP_ALLOWED_DOMAINS: 'example.test',
    OUTGOING: 'deny',
  })
  provider = await testProvider({
    port,
    redirects: [`${server.url}/login/with/corp/callback`],
    logoutAt: `${server.url}/api/login/with/corp/logout`,
  })
  browser = await openBrowser()
  rosa = await aRecruiter(browser, server)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await provider?.stop()
})

const fresh = async (): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return [context, await context.newPage()]
}
const button = (page: Page) => page.getByRole('link', { name: 'Sign in with Lindqvist Login' })

test('a press on the login page leads through the provider to where somebody wanted to go, until the provider ends it', async () => {
  provider.people.rosa = { email: rosa.email, email_verified: true, name: rosa.fullName }
  provider.signsIn('rosa')
  const [context, page] = await fresh()
  await page.goto(`${server.url}/dashboard/tasks`)
  await looks(page, 'login')
  await button(page).click()
  await page.waitForURL(`${server.url}/dashboard/tasks`)
  await awake(page)
  const { user } = await (await context.request.get(`${server.url}/user`)).json()
  expect(user.email).toBe(rosa.email)
  const file = new Database(join(server.dataDir, 'ats.db'), { readonly: true })
  const { sid } = file.query('select provider_sid as sid from sessions where issuer is not null').get() as { sid: string }
  file.close()
  await provider.endSession('rosa', sid)
  expect((await context.request.get(`${server.url}/user`)).status()).toBe(401)
})

test('somebody new, somebody who changes their mind, and a provider that is away are told so in a sentence', async () => {
  const [, first] = await fresh()
  provider.people.nina = { email: 'nina@example.test', email_verified: true, name: 'Nina' }
  provider.signsIn('nina')
  await first.goto(`${server.url}/login`)
  await button(first).click()
  await first.getByRole('alert').getByText("Your account is waiting for an administrator's approval.").waitFor()
  await looks(first, 'waiting')
  provider.signsIn(null)
  // The provider remembers who signed in before, in that browser.
  const [, page] = await fresh()
  await page.goto(`${server.url}/login`)
  await button(page).click()
  await page.getByRole('alert').getByText('Lindqvist Login did not let you sign in.').waitFor()
  // With and without scripts nothing else can be made to stand there.
  await page.goto(`${server.url}/login?problem=Call+555-1234&with=corp`)
  await button(page).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('an administrator links in the profile, signs in with it, proves with it who they are, and takes it away', async () => {
  provider.people.boss = { email: 'boss@elsewhere.test', email_verified: true }
  provider.signsIn('boss')
  const [context, page] = await fresh()
  await signIn(context, server, admin)
  const card = page.getByRole('region', { name: 'Sign in with another account' })
  await page.goto(`${server.url}/dashboard/user`)
  await awake(page)
  await looks(page, 'profile')
  await card.getByRole('button', { name: 'Link Lindqvist Login' }).click()
  await page.waitForURL(/linked=corp/)
  await awake(page)
  await card.getByText('Linked', { exact: true }).waitFor()
  await looks(page, 'linked')

  const [theirs, other] = await fresh()
  await other.goto(`${server.url}/login`)
  await button(other).click()
  await other.waitForURL(`${server.url}/dashboard/admin`)
  await awake(other)
  await theirs.close()

  const file = new Database(join(server.dataDir, 'ats.db'))
  file.run('pragma busy_timeout = 5000')
  file.run('update sessions set proven_at = ?', [Date.now() - 11 * 60_000])
  file.close()
  await card.getByRole('button', { name: 'Unlink Lindqvist Login' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm it is you' })
  const instead = asked.getByRole('link', { name: 'Sign in with Lindqvist Login instead' })
  await instead.waitFor()
  await looks(page, 'proof')
  const [opened] = await Promise.all([context.waitForEvent('page'), instead.click()])
  await opened.getByText('Thank you. Close this window').waitFor()
  // What was asked for goes on by itself.
  await until(async () => (await card.getByRole('button', { name: 'Link Lindqvist Login' }).count()) === 1, 'the link to be gone')
  await context.close()
})
