import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let watched: string[] = []
let exported: Buffer

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ PLAN_TRIAL: '9/20/9' }), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ines Carvalho'))
  context = await browser.newContext({ acceptDownloads: true, viewport: { width: 1360, height: 900 } })
  await signIn(context, server, owner)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Names, a column that nothing tells, and rows with everything that is wrong with tables. */
const people = [
  'Candidate;Where to write;Phone;Current Title;Current Company;Key Skills;Highest degree;Years of Experience;Internal no',
  'Ada Berg;ada.berg@example.test;+49 30 1234567;Backend Developer;Lantern Works;TypeScript, PostgreSQL, Docker;B.Sc. Computer Science;6;17',
  '"Chidi ""Chip"" Duarte";chidi@example.test;;Data Engineer;Kite Ltd;Python, SQL;;4;18',
  'Zoë Ångström;zoe(at)example.test;;Designer;;Figma;;;19',
  ';;+47 1;;;;;;20',
  'Greta Ito;greta@example.test;call me;<b>Boss</b>;;;;many;21',
].join('\r\n')

const visit = async (path: string, where = context) => {
  const page = await where.newPage()
  watched = watch(page, server).complaints
  await page.goto(`${server.url}${path}`)
  await awake(page)
  return page
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Table or JSON Resume files').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const becomes = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })

test('without a saved job description the page leads to writing one', async () => {
  const page = await visit('/dashboard/import')
  await page.getByText('there is none yet').waitFor()
  expect(await page.getByRole('link', { name: 'Write a job description' }).getAttribute('href')).toBe(
    '/dashboard/job-descriptions/new',
  )
  expect(await axeViolationsOn(page)).toEqual([])
  expect(watched).toEqual([])
  await page.close()
  const written = await context.request.post(`${server.url}/api/job-descriptions`, {
    data: {
      title: 'Backend Developer',
      sections: [{ heading: 'Requirements', text: '- TypeScript\n- PostgreSQL\n- 3 years of experience' }],
    },
  })
  expect(written.status()).toBe(201)
})

test('faulty rows are shown with their reasons, a column is mapped, and the rest is imported and ranked', async () => {
  const page = await visit('/dashboard/import')
  await choose(page, 'people.csv', people)
  await page.getByRole('heading', { name: 'What happens to each row' }).waitFor()
  await becomes(page, 'Row 5: neither a name nor an email address').waitFor()
  // Nothing tells what this column holds: a person does.
  const notice = page.getByText('No column of this file is known to hold email addresses.')
  await notice.waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.getByLabel('Where to write').selectOption({ label: 'Email' })
  await notice.waitFor({ state: 'detached' })
  await becomes(page, 'Row 4: the email “zoe\\(at\\)example.test” is not an email address').waitFor()
  await becomes(page, '“call me” is no phone number and was left out').waitFor()
  await page.getByRole('button', { name: 'Refused 2' }).click()
  await becomes(page, 'Ada Berg').waitFor({ state: 'detached' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this list (CSV)' }).click()
  const list = await readFile(await (await downloading).path(), 'utf8')
  expect(list).toContain('Row 5,,,Refused,Row 5: neither a name nor an email address,')
  expect(await page.getByRole('button', { name: /^Import 3 people/ }).isDisabled()).toBe(true)

  await page.getByRole('button', { name: 'Choose a saved one' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Select' }).first().click()
  await page.getByText('This uses 3 of the 20 resumes your plan has left.').waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 3 people' }).click()
  await page.getByText('3 people from people.csv are new here').waitFor({ timeout: 30_000 })
  await page.getByText('2 rows were refused.').waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'See the ranking' }).click()
  await page.getByRole('heading', { name: 'Backend Developer' }).first().waitFor()
  await page.getByText('Chidi "Chip" Duarte').first().waitFor()
  expect(await page.locator('body').textContent()).toMatch(/Ada Berg[\s\S]*Chidi "Chip" Duarte/)
  expect(watched).toEqual([])
  await page.close()
})

test('an imported candidate shows the text that the score quotes, and where it came from', async () => {
  const { 0: ada } = await (await context.request.get(`${server.url}/api/candidate-filtering?q=ada%20berg`)).json()
  const page = await visit(`/dashboard/candidates/${ada._id}`)
  await page.getByText('Title: Backend Developer').first().waitFor()
  expect(watched).toEqual([])
  await page.goto(`${server.url}/dashboard/candidates/${ada._id}/activity`)
  await page.getByText('people.csv, row 2').waitFor()
  const { url } = await (await context.request.get(`${server.url}/api/resumes/${ada.resumeId._id}`)).json()
  const file = await context.request.get(`${server.url}${url}`)
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await file.text()).toContain('Name: Ada Berg\nE-mail: ada.berg@example.test')
  await page.close()
})

test('chosen candidates are exported by keyboard, and their table brings nobody in twice', async () => {
  const page = await visit('/dashboard/candidates')
  for (const name of ['Ada Berg', 'Greta Ito', 'Chidi "Chip" Duarte'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const button = page.getByRole('button', { name: /^Export/ }).last()
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Export as' })
  await menu.getByRole('menuitem', { name: /^CSV/ }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowDown')
  await menu
    .getByRole('menuitem', { name: /^JSON Resume/ })
    .and(page.locator(':focus'))
    .waitFor()
  expect(await axeViolationsOn(page, { within: '.export-menu' })).toEqual([])
  await page.keyboard.press('Home')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/)
  exported = await readFile(await download.path())
  expect(exported.toString()).toContain('Ada Berg,ada.berg@example.test,"\'+49 30 1234567",Backend Developer,Lantern Works')
  expect(watched).toEqual([])
  await page.close()

  const again = await visit('/dashboard/import')
  await choose(again, download.suggestedFilename(), exported)
  await again.getByRole('button', { name: 'Duplicate 3' }).waitFor()
  await again.getByText('No row of this file can be imported.').waitFor()
  expect(await again.getByRole('button', { name: 'Import 0 people' }).isDisabled()).toBe(true)
  await again.close()
})

test('a file that is no table, and one over the quota, are refused in words', async () => {
  const page = await visit('/dashboard/import')
  await choose(page, 'people.xlsx', 'PK')
  await page.getByText('From a spreadsheet, save the sheet as CSV').waitFor()
  await choose(page, 'people.csv', 'Name\n"Ada')
  await page.getByText('Row 2: a quotation mark (") opens a cell and is never closed').waitFor()
  await page.getByRole('button', { name: 'Remove people.csv' }).click()
  await choose(page, 'many.csv', `Name\n${Array.from({ length: 60 }, (_, n) => `Person ${n}`).join('\n')}`)
  await page.getByText('You can only upload 17 more resumes with your current plan').waitFor()
  await page.getByText('1–50 of 60').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await becomes(page, 'Row 61').waitFor()
  await page.getByRole('button', { name: 'Choose a saved one' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Import 60 people' }).click()
  await page.getByText('Nothing of this file was stored.').waitFor()
  await page.close()
})

test('on a phone and in the dark nothing is cut off and nothing is hard to read', async () => {
  const small = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  const page = await visit('/dashboard/import', small)
  await choose(page, 'people.csv', people)
  await becomes(page, 'Row 5').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await axeViolationsOn(page)).toEqual([])
  await small.close()
})

test('a viewer is told why there is nothing to import with', async () => {
  const answer = await context.request.post(`${server.url}/api/team/invitations`, {
    data: { email: 'vera@example.test', role: 'viewer' },
  })
  expect(answer.ok()).toBe(true)
  const mail = await server.mailTo('vera@example.test', 'invitation')
  const link = new URL(mail.text.match(/https?:\/\/\S+invitation\S+/)![0])
  const viewer = await browser.newContext()
  const joined = await viewer.request.post(`${server.url}/api/invitation/accept`, {
    data: { fullName: 'Vera Viewer', password: 'a viewer of tests', ...Object.fromEntries(link.searchParams) },
  })
  expect(joined.ok()).toBe(true)
  const page = await visit('/dashboard/import', viewer)
  await page.getByText('Importing is for owners and recruiters').waitFor()
  await viewer.close()
})
