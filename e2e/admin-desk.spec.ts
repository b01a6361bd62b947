import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { paint } from './looks.ts'

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

const open = async (path: string) => {
  await page.goto(`${server.url}/dashboard/admin${path}`)
  await awake(page)
}
const said = (text: string) => page.getByText(text).first().waitFor()
const confirm = async (answer: 'Yes' | 'No') => page.getByRole('dialog').getByRole('button', { name: answer }).click()
/** The server's database beside it: both wait for one another instead of failing. */
const openFile = () => {
  const file = new Database(join(server.dataDir, 'ats.db'))
  file.run('pragma busy_timeout = 5000')
  return file
}
const rowsOf = () => page.locator('tbody tr')

describe('the audit log', () => {
  test('shows who did what, narrows by address, and is verified and exported', async () => {
    const { complaints } = watch(page, server)
    const visitor = await browser.newContext()
    await visitor.request.post(`${server.url}/login`, { data: { email: rosa.email, password: 'not her password' } })
    await visitor.close()
    await open('/audit')
    await page.getByRole('cell', { name: 'Wrong password' }).waitFor()
    await page.getByLabel('Did what').selectOption('approve')
    await page.getByLabel('To whom').fill('Rosa')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/action=approve/)
    await until(async () => (await rowsOf().count()) === 1, 'the one approval')
    expect(await rowsOf().first().textContent()).toContain('Rosa Lindqvist')
    await page.getByRole('link', { name: 'Reset' }).click()
    await until(async () => (await rowsOf().count()) > 3, 'all entries')

    const hash = (await page.locator('.hash').textContent())!
    await page.getByLabel('A hash you noted earlier').fill(hash)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText(/Intact: all \d+ entries check out\./).waitFor()
    await said('The hash you noted is that of entry')

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()])
    const table = await readFile(await download.path(), 'utf8')
    expect(table.split('\r\n')[0]).toContain('Number,Time (UTC),Action')
    expect(table).toContain(hash)
    expect(complaints).toEqual([])
  }, 120_000)

  test('names the entry that somebody changed in the file of the database', async () => {
    const file = openFile()
    file.run('drop trigger audit_entry_stays')
    file.run("update audit_entries set address = '10.0.0.1' where number = 2")
    await open('/audit')
    await page.getByRole('button', { name: 'Verify' }).click()
    await said('The chain is broken.')
    await said('Entry 2 was changed after it was written.')
    file.run("update audit_entries set address = '127.0.0.1' where number = 2")
    file.close()
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText(/Intact/).waitFor()
  }, 120_000)
})

describe('the outbox', () => {
  test('shows an email as it is seen and as text, without what makes its link work, and sends it again once', async () => {
    const { complaints } = watch(page, server)
    await open(`/outbox?q=${rosa.email}`)
    await page.getByRole('link', { name: 'Confirm your email address' }).click()
    await page.getByRole('heading', { name: 'What it says' }).waitFor()
    const frame = page.frameLocator('iframe[title="Preview of the email"]')
    await frame.getByText('Rosa Lindqvist').first().waitFor()
    const mail = await server.mailTo(rosa.email, 'verify-email')
    const token = /token=([^&\s]+)/.exec(mail.text)![1]!
    expect(await frame.locator('html').innerHTML()).not.toContain(token)
    await page.getByRole('button', { name: 'Plain text' }).click()
    expect(await page.locator('.mail-text').textContent()).toContain('token=••••••')

    await page.getByRole('button', { name: 'Send Again' }).click()
    await said('Links in it may have been used or may have expired.')
    await confirm('Yes')
    await said('The email is on its way again')
    await open(`/outbox?q=${rosa.email}`)
    await until(async () => (await page.getByRole('link', { name: 'Confirm your email address' }).count()) === 2, 'the copy')
    await open('/outbox?q=nobody@example.test')
    await said('No email found')
    expect(complaints).toEqual([])
  }, 120_000)
})

describe('the system page', () => {
  test('shows how the server is, makes a backup, gives it out and deletes it', async () => {
    const { complaints } = watch(page, server)
    await open('/system')
    for (const text of [
      'Database',
      'sqlite',
      'Transcriber',
      'Nothing is waiting: all work is done.',
      'A reserve file keeps some space free',
    ])
      await said(text)
    await page.getByRole('button', { name: 'Back Up Now' }).click()
    await confirm('Yes')
    await page.getByRole('link', { name: /^Download the backup/ }).waitFor({ timeout: 20_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download the backup/ }).click(),
    ])
    const path = await download.path()
    const listed = Bun.spawnSync(['tar', '-tzf', path]).stdout.toString()
    expect(listed).toContain('database.sqlite')
    expect(listed).toContain('manifest.json')
    await page.getByRole('button', { name: /^Delete the backup/ }).click()
    await confirm('Yes')
    await said('There is no backup on this server yet.')
    await page.getByRole('button', { name: 'Back Up Now' }).click()
    await confirm('Yes')
    expect(complaints.filter((complaint) => !complaint.includes('429'))).toEqual([])
  }, 120_000)

  test('lets a failed job be tried again or given up', async () => {
    const file = openFile()
    const add = (id: string) =>
      file.run(
        `insert into jobs (id, kind, payload, state, run_at, attempts, last_error, created_at)
         values (?, 'mail', '{}', 'failed', 0, 12, 'ProviderError: The mail server did not take the email.', 0)`,
        [id],
      )
    add('job-one')
    file.close()
    await open('/system')
    await said('The mail server did not take the email.')
    await page.getByRole('button', { name: 'Give Up' }).click()
    await said('This action cannot be undone.')
    await confirm('Yes')
    await said('Nothing is waiting: all work is done.')
  }, 120_000)
})

describe('what administrators edit', () => {
  test('job titles: added, renamed, moved, retired, by keyboard too', async () => {
    const { complaints } = watch(page, server)
    await open('/job-titles')
    await page.getByLabel('New job title').fill('Site Reliability Engineer')
    await page.keyboard.press('Enter')
    await said('Job title added')
    await page.getByLabel('New job title').fill('site reliability engineer')
    await page.getByRole('button', { name: 'Add' }).click()
    await said('The list already has “site reliability engineer”.')
    await page.getByRole('button', { name: 'Rename AI Engineer' }).press('Enter')
    await page.getByLabel('New name of AI Engineer').fill('Applied AI Engineer')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Rename Applied AI Engineer' }).waitFor()
    await page.getByRole('button', { name: 'Move Data Scientist up' }).click()
    await until(
      async () => (await page.locator('.title-list li').nth(1).textContent())?.includes('Data Scientist'),
      'the new order',
    )
    await page.getByRole('button', { name: 'Retire UiPath Developer' }).click()
    await page.getByRole('button', { name: 'Offer again UiPath Developer' }).waitFor()
    await page.reload()
    expect(await page.locator('.title-list').textContent()).toContain('Applied AI Engineer')
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
  }, 120_000)

  test('the texts of the public pages, as text that runs nothing', async () => {
    await open('/site')
    await page.getByLabel('Contact address').fill('people@example.test')
    await page.getByLabel('Sales link').fill('javascript:alert(1)')
    await page
      .getByLabel('Text of /privacy')
      .fill('## Our promise\n\nWe keep <script>alert(1)</script> little.\n\n- names\n- dates')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await said('The sales link begins with')
    await page.getByLabel('Sales link').fill('https://sales.example.test/talk')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await said('Site texts saved')
    const visitor = await browser.newPage()
    const { complaints } = watch(visitor, server)
    await visitor.goto(`${server.url}/privacy`)
    await visitor.getByRole('heading', { name: 'Our promise' }).waitFor()
    await visitor.getByText('We keep <script>alert(1)</script> little.').waitFor()
    expect(await visitor.getByRole('link', { name: 'people@example.test' }).getAttribute('href')).toBe(
      'mailto:people@example.test',
    )
    await visitor.goto(server.url)
    expect(await visitor.getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toBe(
      'https://sales.example.test/talk',
    )
    expect(complaints).toEqual([])
    await visitor.close()
  }, 120_000)
})

test('the figures follow what others do, without a reload', async () => {
  await open('')
  const figure = (name: string) => page.locator('.stat', { hasText: name }).locator('dd').textContent()
  const before = Number(await figure('Total Users'))
  await aRecruiter(browser, server, recruiter('Nadia Newcomer'))
  await until(async () => Number(await figure('Total Users')) === before + 1, 'the new figure')
  await said('Nadia Newcomer')
}, 120_000)

test('the list of users is searched, narrowed, sorted and paged by the server', async () => {
  await open('/users')
  await page.getByLabel('Search users').fill('lindqvist staffing')
  await page.getByLabel('Sorted by').selectOption('name')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/sort=name/)
  await until(async () => (await rowsOf().first().textContent())?.includes('Nadia'), 'the order by name')
  await page.getByLabel('Status').selectOption('suspended')
  await page.getByRole('button', { name: 'Apply' }).click()
  await said('Nobody found for “lindqvist staffing”')
}, 120_000)

const places = ['', '/pending', '/users', '/outbox', '/audit', '/system', '/job-titles', '/site']

test('whoever is no administrator sees none of it', async () => {
  const visitor = await browser.newContext()
  await signIn(visitor, server, rosa)
  const theirs = await visitor.newPage()
  for (const place of places) {
    await theirs.goto(`${server.url}/dashboard/admin${place}`)
    expect(new URL(theirs.url()).pathname).toBe('/dashboard/user')
  }
  for (const call of ['audit', 'audit.csv', 'outbox', 'system', 'backups', 'job-titles', 'site-content', 'users'])
    expect((await visitor.request.get(`${server.url}/admin/${call}`)).status()).toBe(403)
  await visitor.close()
  await open('/audit?action=denied')
  await said('GET /admin/audit.csv')
}, 120_000)

test('every screen can be used by everybody: in light, in dark, and on a phone, where it is no wider than the screen', async () => {
  const { _id } = (await (await context.request.get(`${server.url}/admin/outbox`)).json()).mails[0]
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  for (const place of [...places, `/outbox/${_id}`]) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(place)
    expect({ place, barriers: await axeViolationsOn(page), isWider: await isWider() }).toEqual({
      place,
      barriers: [],
      isWider: false,
    })
    await paint(page, 'dark')
    expect({ place, inDark: await axeViolationsOn(page, { rules: 'colours' }) }).toEqual({ place, inDark: [] })
    await paint(page, 'light')
    await page.setViewportSize({ width: 390, height: 844 })
    expect({ place, onPhone: await axeViolationsOn(page), isWider: await isWider() }).toEqual({
      place,
      onPhone: [],
      isWider: false,
    })
  }
}, 120_000)
