import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]
const library = '/dashboard/job-descriptions'

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const person = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(context, server, person)
  page = await context.newPage()
  page.setDefaultTimeout(15_000)
  complaints = watch(page, server).complaints
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const group = (number: number) => page.getByRole('group', { name: `Section ${number}`, exact: true })

async function paint(colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), colorScheme === 'dark')
}

/** What a tool finds against WCAG 2.2 AA in light and in dark; SHOTS=folder keeps pictures, also as narrow as a phone. */
async function look(name: string) {
  const found: string[] = []
  const shots = process.env.SHOTS
  const shoot = (kind: string) =>
    shots ? page.screenshot({ path: `${shots}/library-${name}-${kind}.png`, fullPage: true }) : null
  for (const colorScheme of ['dark', 'light'] as const) {
    await paint(colorScheme)
    await shoot(colorScheme)
    found.push(...(await axeViolationsOn(page, { rules: rulesIn(colorScheme) })).map((barrier) => `${colorScheme} ${barrier}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot('narrow')
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  if (isWider) found.push(`${name} is wider than a phone`)
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

test('a template is chosen, and the reader says what it understands', async () => {
  await open(library)
  await said('No job descriptions yet')
  expect(await look('empty')).toEqual([])
  await button('New from template').click()
  await page.getByRole('dialog').getByText('UiPath Developer').waitFor()
  expect(await look('templates')).toEqual([])
  await page.getByRole('link', { name: 'Backend Developer' }).click()
  await page.waitForURL('**/new?template=Backend+Developer')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Backend Developer')
  await said('3 years or more')
  await said("Bachelor's degree or equivalent experience")
  expect(await look('editor')).toEqual([])
})

test('words that shut people out are marked where they stand, and another wording is one click away', async () => {
  const musts = group(3).getByLabel('Text')
  await musts.fill(`${await musts.inputValue()}\n- US citizens only\n- A Kafka ninja`)
  await group(3).getByText('Nationality must not count').waitFor()
  expect(await look('concerns')).toEqual([])
  await button('Use this instead of US citizens only').click()
  await button('Use this instead of ninja').click()
  expect(await musts.inputValue()).toContain('- Is allowed to work in the United States\n- A Kafka expert')
  await until(async () => !(await group(3).getByText('Better:').count()), 'the warnings to go')
  await page.locator('.job-paper').getByText('A Kafka expert').waitFor()
})

test('a draft survives leaving the page, and sections move with the keyboard', async () => {
  await page.getByRole('link', { name: '← Job descriptions' }).click()
  await said('No job descriptions yet')
  await open(`${library}/new?template=Backend+Developer`)
  await said('This is your draft of')
  expect(await group(3).getByLabel('Text').inputValue()).toContain('A Kafka expert')
  await button('Down About the role').press('Enter')
  expect(await group(2).getByLabel('Heading').inputValue()).toBe('About the role')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('About the role')
  await button('Up About the role').press('Enter')
  await button('Remove Key facts').click()
  await group(5).getByLabel('Text').fill('- Flexible hours\n- A learning budget')
})

test('what is missing is said beside its field; then it is saved, listed and downloaded', async () => {
  await page.getByLabel('Title', { exact: true }).fill(' ')
  await button('Save job description').click()
  await said('A job description needs a title')
  complaints.splice(0)
  await page.getByLabel('Title', { exact: true }).fill('Backend Developer [team]')
  await button('Save job description').click()
  await page.getByRole('dialog').getByText('Candidates would read [team]').waitFor()
  await button('Fill them in').click()
  await page.getByLabel('Title', { exact: true }).fill('Backend Developer')
  await button('Save job description').click()
  await page.getByRole('row').getByRole('link', { name: 'Backend Developer', exact: true }).waitFor()
  await said('Job description saved')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Backend Developer, version 1' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('backend-developer.pdf')
  await open(`${library}/new?template=Backend+Developer`)
  expect(await page.getByText('This is your draft').count()).toBe(0)
})

test('it is picked on the upload page like any other', async () => {
  await open('/dashboard/upload')
  await page.getByLabel('Resume files').setInputFiles(await strongResume())
  await button('Choose a saved one').click()
  await button('Select Backend Developer').click()
  await button('Submit Files').click()
  await page.waitForURL('**/dashboard/response*')
  await open(library)
  await said('1 candidate')
})

test('editing makes a version that leaves the earlier one, its file and its candidates alone', async () => {
  await page.getByRole('link', { name: 'Edit Backend Developer' }).click()
  await button('Save version 2').click()
  await said('This says the same as version 1')
  complaints.splice(0)
  await group(4).getByLabel('Text').fill('- GraphQL\n- Experience with Łódź trams, café menus and 東京')
  await button('Save version 2').click()
  await said('Version 2')
  await page.getByText('1 earlier version').click()
  expect(await look('versions')).toEqual([])
  await page.getByRole('link', { name: 'Version 1 of Backend Developer' }).click()
  await page.getByText('Candidates keep the score of the text').waitFor()
  expect(await page.locator('.ranking-row').count()).toBe(1)
  await page.getByRole('link', { name: 'version 2', exact: true }).click()
  await said('Text version 2 of Backend Developer')
  expect(await look('ranking')).toEqual([])
})

test('it is found, renamed and deleted', async () => {
  await open(library)
  await page.getByLabel('Search').fill('gardener')
  await said('No job description has all of these words')
  await page.getByLabel('Search').fill('developer back')
  await button('Rename Backend Developer').click()
  await page.getByLabel('New title for Backend Developer').fill('  ')
  await button('Save').click()
  await said('A job description needs a title')
  complaints.splice(0)
  await page.getByLabel('New title for Backend Developer').fill('Backend Developer, Payments')
  await page.keyboard.press('Enter')
  await said('Title updated successfully')
  await button('Delete Backend Developer, Payments').click()
  await page.getByRole('dialog').getByText('the other versions stay').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Backend Developer', exact: true }).waitFor()
  expect(await page.getByText('earlier version').count()).toBe(0)
})

test('nothing was complained about in the console', () => {
  expect(complaints).toEqual([])
})
