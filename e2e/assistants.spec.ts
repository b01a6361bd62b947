import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, type Person, type Server, signIn, startServer, until, watch } from './actors.ts'
import { lookedAt } from './looks.ts'
import { job, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let owner: Person
let context: BrowserContext
let page: Page
let candidate = ''
let email = ''
const look = lookedAt('assistants')

/** Where the assistant waits on its person's own machine. */
const came: URL[] = []
const waiting = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    const url = new URL(request.url)
    if (url.pathname === '/back') came.push(url)
    return new Response('<!doctype html><html lang="en"><title>Back</title><h1>You can close this window</h1></html>', {
      headers: { 'content-type': 'text/html' },
    })
  },
})
const redirect = `http://127.0.0.1:${waiting.port}/back`

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  owner = await aRecruiter(browser, server)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  page = await context.newPage()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await waiting.stop(true)
})

/** An assistant as the library of the protocol makes one; it keeps what it is given. */
function anAssistant(name: string) {
  let introduced: OAuthClientInformationMixed | undefined
  let kept: OAuthTokens | undefined
  let verifier = ''
  let sentTo: URL | undefined
  const provider: OAuthClientProvider = {
    redirectUrl: redirect,
    clientMetadata: { client_name: name, redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
    state: () => 'kept as it was',
    clientInformation: () => introduced,
    saveClientInformation: (given) => {
      introduced = given
    },
    tokens: () => kept,
    saveTokens: (given) => {
      kept = given
    },
    redirectToAuthorization: (url) => {
      sentTo = url
    },
    saveCodeVerifier: (given) => {
      verifier = given
    },
    codeVerifier: () => verifier,
  }
  const address = new URL('/mcp', server.url)
  return {
    provider,
    tokens: () => kept!,
    /** Resolves to where its person is sent. */
    async asks() {
      expect(await auth(provider, { serverUrl: address })).toBe('REDIRECT')
      return sentTo!.href
    },
    redeem: (authorizationCode: string) => auth(provider, { serverUrl: address, authorizationCode }),
    async works() {
      const client = new Client({ name, version: '1' })
      await client.connect(new StreamableHTTPClientTransport(address, { authProvider: provider }))
      return client
    },
  }
}

const back = (count: number) => until(async () => (came.length >= count ? came.at(-1) : null), 'the way back to the assistant')
const form = (path: string, fields: Record<string, string>) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields) })

let claire: ReturnType<typeof anAssistant>

test('a person is asked to sign in, is told who wants what, and says no: the assistant gets nothing', async () => {
  claire = anAssistant('Claire')
  await page.goto(await claire.asks())
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await page.getByRole('heading', { name: 'Let “Claire” work for you?' }).waitFor()
  await awake(page)
  const uploaded = await context.request.post(`${server.url}/api/submit`, {
    multipart: { resumes: await strongResume(), job_description: await job() },
  })
  const [result] = (await uploaded.json()).results
  candidate = result._id
  email = result.matchingResult[0]['Resume Data'].email

  await page.getByText('It would work in the workspace Lindqvist Staffing').waitFor()
  await page.getByText('you go back to a program on your own computer').waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(4)
  await look(page, 'consent')
  await page.getByRole('button', { name: 'Don’t Allow' }).click()
  await page.getByRole('heading', { name: 'You can close this window' }).waitFor()
  const denied = await back(1)
  expect(Object.fromEntries(denied.searchParams)).toEqual({
    error: 'access_denied',
    state: 'kept as it was',
    iss: server.url,
  })
})

test('says yes to some of it: the code works once, with its own verifier, and the assistant works', async () => {
  const { complaints } = watch(page, server)
  await page.goto(await claire.asks())
  await awake(page)
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  const refusal = page.getByText('Choose what the assistant may do.')
  await refusal.waitFor()
  expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  await look(page, 'refusal')
  for (const words of ['Read candidates', 'Leave drafts']) await page.getByLabel(words).check()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('heading', { name: 'You can close this window' }).waitFor()
  const allowed = await back(2)
  const code = allowed.searchParams.get('code')!
  const information = await claire.provider.clientInformation()
  const request = { grant_type: 'authorization_code', code, redirect_uri: redirect, client_id: information!.client_id }
  expect((await form('/oauth/token', { ...request, code_verifier: 'x'.repeat(43) })).status).toBe(400)
  expect(
    (await form('/oauth/token', { ...request, redirect_uri: 'https://elsewhere.example/', code_verifier: 'x' })).status,
  ).toBe(400)
  expect(await claire.redeem(code)).toBe('AUTHORIZED')
  const client = await claire.works()
  const names = (await client.listTools()).tools.map(({ name }) => name)
  expect(names).toContain('read_resume')
  expect(names).not.toContain('read_job')
  await client.close()
  expect(complaints.filter((each) => !each.includes(redirect.slice(0, -5)))).toEqual([])
})

test('what it suggests waits at the candidate, and a person saves, sends and moves', async () => {
  const client = await claire.works()
  const candidateId = candidate
  const { structuredContent } = await client.callTool({ name: 'read_notes', arguments: { candidateId } })
  const { stages } = structuredContent as { stages: { id: string; untrusted: { name: string } }[] }
  const stage = stages[1]!
  await client.callTool({ name: 'draft_note', arguments: { candidateId, text: 'Strong in Python; ask about on-call.' } })
  await client.callTool({
    name: 'draft_mail',
    arguments: { candidateId, subject: 'A first conversation', text: 'Would Tuesday suit you?' },
  })
  await client.callTool({
    name: 'propose_stage',
    arguments: { candidateId, stageId: stage.id, reason: 'All must-haves are shown.' },
  })
  await client.callTool({ name: 'draft_note', arguments: { candidateId, text: 'Not needed.' } })
  await client.close()

  await page.goto(`${server.url}/dashboard/candidates/${candidate}/activity`)
  await awake(page)
  const panel = page.getByRole('region', { name: 'Suggestions of assistants' })
  await panel.getByText('Strong in Python').waitFor()
  await page.getByText('No notes yet').waitFor()
  await look(page, 'suggestions')
  const item = (words: string) => panel.getByRole('listitem').filter({ hasText: words })
  await item('Not needed.').getByRole('button', { name: 'Put away' }).click()
  await item('Not needed.').waitFor({ state: 'detached' })

  await item('Strong in Python').getByRole('button', { name: 'Review the note' }).click()
  await panel.getByLabel('Note').fill('Strong in Python; ask about nights.')
  await panel.getByRole('button', { name: 'Save the note' }).click()
  await page.getByRole('region', { name: 'Notes', exact: true }).getByText('ask about nights.').waitFor()

  await item('A first conversation').getByRole('button', { name: 'Look over the email' }).click()
  await look(page, 'mail')
  await panel.getByRole('button', { name: 'Send the email' }).click()
  expect((await server.mailTo(email, 'A first conversation')).text).toContain('Would Tuesday suit you?')

  await item('All must-haves')
    .getByRole('button', { name: `Move to ${stage.untrusted.name}` })
    .click()
  await panel.waitFor({ state: 'detached' })
  expect(await page.getByRole('combobox', { name: 'Stage' }).inputValue()).toBe(stage.id)
})

test('stands among the connections, and is disconnected: its tokens open nothing', async () => {
  await page.goto(`${server.url}/dashboard/connections`)
  await awake(page)
  const row = page.getByRole('row', { name: /Claire/ })
  await row.getByText('Read candidates').waitFor()
  expect(await page.getByLabel('Address for assistants').inputValue()).toBe(`${server.url}/mcp`)
  await look(page, 'connected')
  const { access_token, refresh_token } = claire.tokens()
  await row.getByRole('button', { name: 'Disconnect Claire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await row.waitFor({ state: 'detached' })
  const tried = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect([tried.status, tried.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('invalid_token')])
  expect((await form('/oauth/token', { grant_type: 'refresh_token', refresh_token: refresh_token! })).status).toBe(400)
})

test('an address that was never named leads nowhere, and an unknown assistant is told so', async () => {
  const other = anAssistant('Mallory')
  const asked = new URL(await other.asks())
  asked.searchParams.set('redirect_uri', 'https://elsewhere.example/back')
  await page.goto(asked.href)
  await page.getByText('an address that it has not named before').waitFor()
  expect(await page.getByRole('button', { name: 'Allow', exact: true }).count()).toBe(0)
  await look(page, 'refused')
  asked.searchParams.set('client_id', 'nobody')
  await page.goto(asked.href)
  await page.getByText('does not know the assistant that sent you here').waitFor()
  await page.goto(`${server.url}/dashboard/connections/allow`)
  await page.getByText('This assistant cannot be connected').waitFor()
  expect(new URL(page.url()).origin).toBe(server.url)
})

test('works with a key too', async () => {
  await signIn(context, server, owner)
  const made = await context.request.post(`${server.url}/api/keys`, {
    data: { kind: 'personal', name: 'My own program', scopes: ['candidates:read'] },
  })
  const { key } = await made.json()
  const client = new Client({ name: 'a program', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', server.url), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  )
  const { structuredContent } = await client.callTool({ name: 'search_candidates', arguments: { limit: 5 } })
  expect((structuredContent as { total: number }).total).toBe(1)
  await client.close()
})
