import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { job, type Paper, pdf } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let watched: string[] = []

const person = async (name: string, title: string, skills: string, ...more: string[]) =>
  pdf(`${name.toLowerCase().replace(' ', '-')}.pdf`, [
    name,
    title,
    `${name.toLowerCase().replace(' ', '.')}@example.test | +47 22 33 44 ${10 + name.length}`,
    'Skills',
    skills,
    ...more,
  ])

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ PLAN_TRIAL: '9/99/9' }), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Wanda Ferrer'))
  context = await browser.newContext({ acceptDownloads: true, viewport: { width: 1360, height: 900 } })
  await signIn(context, server, owner)
  const work = [
    'Experience',
    'Backend Engineer, Norrland Freight',
    'January 2016 - March 2024',
    '- Built services in Go and Kubernetes.',
  ]
  await send(await job(), [
    await person('Greta Moe', 'Backend Engineer', 'Go, PostgreSQL, Kubernetes, Docker', ...work),
    await person(
      'Carl Ivers',
      'Firmware Developer',
      'C, Assembler, CAN bus',
      'Experience',
      'Firmware Developer, Globex',
      'May 2019 - June 2022',
    ),
    await person('Rita Djan', 'Web Developer', 'JavaScript, Django, MongoDB'),
  ])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function send(description: Paper, resumes: Paper[]) {
  const form = new FormData()
  const file = ({ name, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: 'application/pdf' })
  form.append('job_description', file(description))
  for (const resume of resumes) form.append('resumes', file(resume))
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  if (!answer.ok) throw new Error(await answer.text())
}

const visit = async (search = '', where = context) => {
  const page = await where.newPage()
  watched = watch(page, server).complaints
  await page.goto(`${server.url}/dashboard/candidates${search}`)
  await awake(page)
  return page
}

const names = async (page: Page) => (await page.locator('.candidate-name').allInnerTexts()).map((name) => name.trim()).toSorted()

const shows = async (page: Page, ...expected: string[]) => {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.candidate-name')]
        .map((each) => each.textContent.trim())
        .sort()
        .join() === wanted,
    expected.toSorted().join(),
  )
  expect(await names(page)).toEqual(expected.toSorted())
}

const everybody = ['Carl Ivers', 'Greta Moe', 'Rita Djan']

describe('filters', () => {
  test('are ticked in the sidebar, stand in the address, and can be taken out one by one or all at once', async () => {
    const page = await visit()
    await shows(page, ...everybody)
    await page.getByRole('checkbox', { name: /^Experienced/ }).check()
    await shows(page, 'Carl Ivers', 'Greta Moe')
    expect(new URL(page.url()).searchParams.getAll('jobType')).toEqual(['Experienced'])
    await page.getByRole('button', { name: 'Companies' }).click()
    await page.getByRole('checkbox', { name: /^Globex/ }).check()
    await shows(page, 'Carl Ivers')
    await page.reload()
    await awake(page)
    await shows(page, 'Carl Ivers')
    await page.getByRole('button', { name: 'Remove filter Companies: Globex' }).click()
    await shows(page, 'Carl Ivers', 'Greta Moe')
    await page.goBack()
    await shows(page, 'Carl Ivers')
    await page.getByRole('button', { name: 'Reset All' }).click()
    await shows(page, ...everybody)
    expect(new URL(page.url()).search).toBe('')
    expect(watched).toEqual([])
    await page.close()
  })

  test('have a dialog for each category, with a search, Select All, Reset and Apply', async () => {
    const page = await visit()
    await page.getByRole('button', { name: /Choose .*: Skills/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter by Skills' })
    await dialog.getByLabel('Search in Skills').fill('mongo')
    await dialog.getByRole('checkbox').nth(1).waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Select All' }).click()
    await dialog.getByText('1 chosen').waitFor()
    await dialog.getByLabel('Search in Skills').fill('')
    await dialog.getByRole('checkbox', { name: /^Assembler/ }).check()
    // Nothing is filtered yet.
    expect(new URL(page.url()).search).toBe('')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await shows(page, 'Carl Ivers', 'Rita Djan')
    await page.getByRole('button', { name: /Choose .*: Skills/ }).click()
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await shows(page, ...everybody)
    expect(watched).toEqual([])
    await page.close()
  })

  test('end with the view', async () => {
    const page = await visit('?jobType=Experienced&q=go')
    await shows(page, 'Greta Moe')
    await page.getByRole('link', { name: /Latest Profiles/ }).click()
    await page.waitForURL('**/dashboard/candidates?view=recent')
    await shows(page, ...everybody)
    expect(await page.getByLabel('Search candidates').inputValue()).toBe('')
    await page.close()
  })
})

test('the search follows the letters, and takes C and Go for whole words', async () => {
  const page = await visit()
  const box = page.getByLabel('Search candidates')
  await box.pressSequentially('C')
  await shows(page, 'Carl Ivers')
  await box.fill('Go')
  await shows(page, 'Greta Moe')
  await box.fill('dj')
  await shows(page, 'Rita Djan')
  await box.fill('zoology')
  await page.getByText('Nobody found for “zoology”').waitFor()
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Show everyone' }).click()
  await shows(page, ...everybody)
  expect(await box.inputValue()).toBe('')
  await page.close()
})

test('a view is saved under a name, found again, renamed and deleted', async () => {
  const page = await visit('?skills=Go&sort=newest')
  const open = () => page.getByRole('button', { name: 'Saved views' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await open()
  await dialog.getByText('No saved views yet.').waitFor()
  await dialog.getByLabel('Name of this view').fill('Gophers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Gophers' }).waitFor()
  await dialog.getByLabel('Name of this view').fill('gophers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('You have a view of this name already.').waitFor()
  await page.goto(`${server.url}/dashboard/candidates`)
  await awake(page)
  await open()
  await dialog.getByRole('link', { name: 'Gophers' }).click()
  await page.waitForURL('**/dashboard/candidates?skills=Go&sort=newest')
  // A filter takes the letters wherever they stand: MongoDB has them too.
  await shows(page, 'Greta Moe', 'Rita Djan')
  await open()
  await dialog.getByRole('button', { name: 'Rename Gophers' }).click()
  await dialog.getByLabel('New name for Gophers').fill('Go people')
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await dialog.getByRole('button', { name: 'Delete Go people' }).click()
  await dialog.getByText('No saved views yet.').waitFor()
  await page.close()
})

describe('an interview', () => {
  test('is begun by keyboard at one of three calendars, each with the address and the topic', async () => {
    const page = await visit()
    const button = page.getByRole('button', { name: 'Schedule an interview with Greta Moe' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu', { name: 'Interview with Greta Moe' })
    await menu.waitFor()
    const links = await menu
      .getByRole('menuitem')
      .evaluateAll((items) =>
        items.flatMap((item) =>
          item instanceof HTMLAnchorElement ? [[item.textContent, decodeURIComponent(item.href.replaceAll('+', ' '))]] : [],
        ),
      )
    expect(links.map(([text]) => text)).toEqual(['Google Calendar', 'Microsoft Teams (Outlook)', 'Zoom'])
    for (const [, address] of links) {
      expect(address).toContain('greta.moe@example.test')
      expect(address).toContain('Interview - Backend Engineer')
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(watched).toEqual([])
    await page.close()
  })

  test('comes as a calendar file', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Schedule an interview with Greta Moe' }).click()
    await page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Calendar file' })
    await dialog.getByLabel('Day').fill('2027-02-03')
    await dialog.getByLabel('Note').fill('Bring; nothing, \\ else')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('interview-greta-moe.ics')
    const text = await readFile((await file.path())!, 'utf8')
    expect(text.replaceAll('\r\n ', '')).toContain('mailto:greta.moe@example.test')
    expect(text).toContain('SUMMARY:Interview - Backend Engineer')
    expect(text).toContain('Bring\\; nothing\\, \\\\ else')
    expect(watched).toEqual([])
    await page.close()
  })
})

test('several are chosen and compared, or their addresses copied', async () => {
  const page = await visit()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByLabel('Select all').check()
  await page.getByText('3 chosen', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Copy email addresses' }).click()
  await page.getByText('3 email addresses copied').waitFor()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split(', ').toSorted()[0]).toBe('carl.ivers@example.test')
  await page.getByRole('checkbox', { name: 'Select Rita Djan' }).uncheck()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await page.waitForURL(/\/dashboard\/compare\?id=\w+&id=\w+$/)
  await page.close()
})

test('recommended profiles come with their reason, also by the state of the navigation', async () => {
  const page = await visit('?view=recommended')
  await page
    .getByText(/^Shows .*Go/)
    .first()
    .waitFor()
  expect(await names(page)).toEqual(['Greta Moe'])
  await page.getByRole('link', { name: /Recommended Profiles 1/ }).waitFor()
  await page.evaluate(() => {
    history.replaceState({ ...history.state, usr: { view: 'history' } }, '', '/dashboard/candidates')
  })
  await page.reload()
  await page.waitForURL('**/dashboard/candidates?view=history')
  await page.getByText('No history yet').waitFor()
  await page.close()
})

test('on a phone the filters are a sheet, and nothing is wider than the screen', async () => {
  const page = await visit()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Experienced/ }).check()
  await sheet.getByRole('button', { name: 'Search' }).click()
  await sheet.waitFor({ state: 'detached' })
  await shows(page, 'Carl Ivers', 'Greta Moe')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await page.close()
})

test('axe finds nothing to complain about, in light and in dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit('?jobType=Experienced')
    await page.emulateMedia({ colorScheme })
    await page.locator('.filter-value').first().waitFor()
    await page.getByRole('checkbox', { name: 'Select Greta Moe' }).check()
    expect(await axeViolationsOn(page)).toEqual([])
    await page.close()
  }
})
