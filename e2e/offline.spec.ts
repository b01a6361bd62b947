import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildPages, root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, startServer } from '#src/commands/server-process.ts'
import { createRoutes } from '#web/routes.ts'
import { admin, awake, openBrowser, until } from './actors.ts'
import { type Connections, watchConnections, waysToWatch } from './connections.ts'
import { job } from './pdf-fixtures.ts'
import { papers } from './uploader.ts'

setDefaultTimeout(90_000)

let folder: string
let connections: Connections
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  await buildPages()
  folder = await mkdtemp(join(tmpdir(), 'ats-offline-'))
  connections = watchConnections(join(folder, 'trace'))
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const started = startServer({ dataDir: join(folder, 'data'), environment, through: connections.through })
  ;[server, browser] = await Promise.all([started, openBrowser()])
  connections.follow(server.pid)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  endServers()
  await rm(folder, { recursive: true, force: true })
})

/** Every address of the table of pages that needs no id. */
const everyPage = createRoutes({} as never)
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path))

/** Names of languages, a base for parsing addresses, and where an error message sends a developer: never fetched. */
const harmless = ['www.w3.org', 'localhost', 'react.dev', 'reactrouter.com']

/** Hosts that a text would fetch from, or send people to. */
function hostsIn(text: string): string[] {
  const hosts = [...text.matchAll(/(?:https?:|wss?:|["'(=\s])\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+|localhost)\b/gi)].map(
    ([, host]) => host!,
  )
  return [...new Set(hosts)].filter((host) => !harmless.includes(host) && !/^(127\.0\.0\.1|[\d.]+)$/.test(host))
}

test('the server opens no connection and the pages ask no other host, from the landing page to a ranking', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const own = new URL(server.address).host
  const strangers = new Set<string>()
  const named: Record<string, string[]> = {}
  const reading: Promise<void>[] = []
  const note = (address: string) => {
    const { protocol, host } = new URL(address)
    if (!['data:', 'blob:', 'about:'].includes(protocol) && host !== own) strangers.add(host)
  }
  context.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  context.on('response', (response) => {
    if (!['document', 'stylesheet', 'script'].includes(response.request().resourceType())) return
    const read = response.text().then(
      (text) => {
        const hosts = hostsIn(text)
        if (hosts.length > 0) named[response.url()] = hosts
      },
      // A page that was left before it had arrived.
      () => {},
    )
    reading.push(read)
  })

  /** A page of companies sends visitors to its login once it is awake, also while the next page is opened: then both have to end first. */
  const open = async (address: string, triesLeft = 5): Promise<void> => {
    const failure = await page.goto(address).then(
      () => null,
      (error: Error) => error,
    )
    if (!failure) return
    if (triesLeft === 0 || !/interrupted by another navigation|ERR_ABORTED/.test(failure.message)) throw failure
    await page.waitForLoadState('networkidle')
    await open(address, triesLeft - 1)
  }
  const lookAtEverything = async () => {
    for (const path of everyPage) {
      await open(server.address + path)
      // What a page asks for once it is awake.
      await Bun.sleep(200)
    }
  }
  await lookAtEverything()
  const login = await context.request.post(`${server.address}/login`, { data: admin })
  expect(login.status()).toBe(200)
  await lookAtEverything()

  await page.goto(`${server.address}/dashboard/upload`)
  await awake(page)
  const resumes = (await papers(5, 'offline')).map(({ filename, bytes }) => ({
    name: filename,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  }))
  await page.getByLabel('Resume files').setInputFiles(resumes)
  await page.getByLabel('Job description file').setInputFiles(await job())
  await page.getByRole('button', { name: 'Submit Files' }).click()
  await page.waitForURL('**/dashboard/response*')
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  await context.close()

  expect([...strangers]).toEqual([])
  expect(named).toEqual({})
  expect(await connections.outgoing()).toEqual([])
  expect(reading.length).toBeGreaterThan(everyPage.length)
})

/** By the name that a file begins with, hosts that it names and never fetches from. */
const harmlessIn: Record<string, string[]> = {
  // In the library that draws PDFs: bases for parsing addresses, and the address of a licence.
  'pdf-': ['example.com', 'foo.bar', 'github.com'],
  // Where a person goes who chooses to plan an interview in one of these calendars.
  'calendar-links-': ['calendar.google.com', 'outlook.office.com', 'zoom.us'],
}

test('no script or sheet that a page could load later names another host', async () => {
  const assets = join(root, 'dist/client/assets')
  const files = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name))
  const named = await Promise.all(
    files.map(async (name) => {
      const hosts = hostsIn(await readFile(join(assets, name), 'utf8'))
      const harmless = Object.entries(harmlessIn).find(([start]) => name.startsWith(start))?.[1] ?? []
      return [name, hosts.filter((host) => !harmless.includes(host))] as const
    }),
  )
  expect(Object.fromEntries(named.filter(([, hosts]) => hosts.length > 0))).toEqual({})
  expect(files.length).toBeGreaterThan(5)
})

for (const way of waysToWatch)
  test(`watching by ${way} would notice a connection`, async () => {
    const postOffice = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
    const calls = watchConnections(join(folder, `control-${way}`), way)
    const environment = {
      MAILER: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${postOffice.port}`,
      SMTP_TIMEOUT_SECONDS: '5',
      MAIL_FROM: 'ATS <ats@example.com>',
    }
    const talkative = await startServer({ dataDir: join(folder, `data-${way}`), environment, through: calls.through })
    calls.follow(talkative.pid)
    // It calls the mail server soon after it answers, and waits for a greeting that never comes.
    await until(async () => (await calls.outgoing()).length > 0, 'the connection to be noticed')
    await talkative.stop()
    postOffice.stop(true)
  })
