import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { webhookEvents } from '#src/connections/constants.ts'
import { aRecruiter, awake, openBrowser, type Server, signIn, startServer, until } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { lookedAt } from './looks.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
const received: { type: string; signature: string }[] = []
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { type } = await request.json()
    received.push({ type, signature: request.headers.get('webhook-signature') ?? '' })
    return new Response()
  },
})

beforeAll(async () => {
  server = await startServer({ WEBHOOK_PRIVATE_ADDRESSES: 'on' })
  browser = await openBrowser()
  const owner = await aRecruiter(browser, server)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await signIn(context, server, owner)
  await page.goto(`${server.url}/dashboard/connections`)
  await awake(page)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await receiver.stop(true)
})

const look = lookedAt('connections')
const shots = process.env.SCREENSHOTS
const shot = async (name: string) => shots && page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })

async function paint(colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), colorScheme === 'dark')
}

/** What a dialog shows once. */
const secretShown = async (label: string) => {
  const dialog = page.getByRole('dialog')
  const secret = await dialog.getByLabel(label, { exact: true }).inputValue()
  await shot(label)
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await dialog.waitFor({ state: 'detached' })
  return secret
}

const call = (path: string, key: string) => fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } })

test('a person makes a key, a program works with it, and revoking it ends that', async () => {
  await shot('empty')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nightly report')
  await page.getByRole('button', { name: 'Make Key' }).click()
  // The refusal stands beside the button.
  await page.getByRole('dialog').getByText('Choose what the key may open.').waitFor()
  await shot('key-dialog')
  await page.getByLabel('Read figures and export tables').check()
  await page.getByRole('button', { name: 'Make Key' }).click()
  const key = await secretShown('Key')
  expect((await call('/api/v1/analytics', key)).status).toBe(200)
  expect((await call('/api/v1/candidate-filtering', key)).status).toBe(403)

  await page
    .getByRole('row', { name: /Nightly report/ })
    .getByText(key.slice(-4))
    .waitFor()
  expect(await page.content()).not.toContain(key)
  await shot('keys')
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('No keys yet').waitFor()
  expect((await call('/api/v1/analytics', key)).status).toBe(401)
})

test('an owner adds a webhook, sends a test, and reads in the log that it arrived', async () => {
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Our intranet')
  await page.getByRole('dialog').getByLabel('Address').fill(`http://127.0.0.1:${receiver.port}/ats`)
  await page.getByRole('button', { name: 'Add Webhook' }).click()
  expect(await secretShown('Secret')).toStartWith('whsec_')
  await page.getByRole('button', { name: 'Send a test to Our intranet' }).click()
  await until(async () => received[0] ?? null, 'the test message')
  expect(received).toEqual([{ type: 'test', signature: expect.stringMatching(/^v1,/) }])
  await page.getByRole('button', { name: 'Messages to Our intranet' }).click()
  await page.getByRole('dialog').getByText('Delivered').waitFor()
  await shot('log')
  await page.getByRole('button', { name: /^Send test of .* again$/ }).click()
  await until(async () => received[1] ?? null, 'the same message again')
  await page.keyboard.press('Escape')
})

test('a room of Matrix is told in words, as the dialog asks for it', async () => {
  const told: { method: string; path: string; body: { body: string } }[] = []
  const room = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      told.push({ method: request.method, path: new URL(request.url).pathname, body: await request.json() })
      return Response.json({ event_id: '$1' })
    },
  })
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Format').selectOption('matrix')
  await look(page, 'webhook-dialog')
  await dialog.getByLabel('Name').fill('Hiring room')
  await dialog.getByLabel('Homeserver').fill(`http://127.0.0.1:${room.port}`)
  await dialog.getByLabel('Room').fill('#hiring:example.com')
  await dialog.getByLabel('Access token').first().fill('a token of Matrix')
  await dialog.getByRole('button', { name: 'Add Webhook' }).click()
  await dialog.getByText('Give the id of the room').waitFor()
  await dialog.getByLabel('Room').fill('!hiring:example.com')
  await dialog.getByRole('button', { name: 'Add Webhook' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(`Matrix · ${webhookEvents.length} kinds of events`).waitFor()
  expect(await page.getByRole('button', { name: 'New secret for Hiring room' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Send a test to Hiring room' }).click()
  const message = await until(async () => told[0] ?? null, 'the message in the room')
  expect(message).toMatchObject({
    method: 'PUT',
    path: expect.stringContaining('/rooms/!hiring%3Aexample.com/send/m.room.message/msg_'),
    body: { body: expect.stringContaining('This is a test: messages from here arrive.') },
  })
  await page.getByRole('button', { name: 'Change Hiring room' }).click()
  await dialog.getByText('One is kept. Leave this empty to keep it.').waitFor()
  await dialog.getByLabel('Say who the candidate is, and for which job').check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Matrix, with names').waitFor()
  await room.stop(true)
})

test('the calendar of a person has an address that can be ended', async () => {
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await secretShown('Address')
  const { pathname } = new URL(address)
  expect(await (await fetch(server.url + pathname)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'End it' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Make an address' }).waitFor()
  expect((await fetch(server.url + pathname)).status).toBe(404)
})

test('the page has no barriers in light and dark, and fits a telephone', async () => {
  const found: string[] = []
  // What the dialogs before laid over the page is gone.
  await page.locator('.rt-BaseDialogOverlay').waitFor({ state: 'detached', timeout: 5000 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await paint(colorScheme)
    found.push(...(await axeViolationsOn(page, { rules: rulesIn(colorScheme) })).map((barrier) => `${colorScheme} ${barrier}`))
    await shot(`page-${colorScheme}`)
  }
  expect(found).toEqual([])
  await paint('light')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shot('page-390')
})
