import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let olga: BrowserContext
/** Candidates by name, best match first. */
const ids = new Map<string, string>()
let names: string[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Olga Stern'))
  olga = await browser.newContext({ viewport: { width: 1280, height: 860 }, acceptDownloads: true })
  olga.setDefaultTimeout(12_000)
  await signIn(olga, server, owner)
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', file(await job()))
  for (const resume of [await strongResume(), await middlingResume(), await distantResume()]) form.append('resumes', file(resume))
  const cookie = (await olga.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const { results } = await (await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })).json()
  for (const { _id, matchingResult } of results) ids.set(matchingResult[0]['Resume Data'].name, _id)
  names = [...ids.keys()]
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const visit = async (path: string) => {
  const page = await olga.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (kind: string, fullPage = false) => {
    if (folder) await page.screenshot({ path: `${folder}/privacy-${name}-${kind}.png`, fullPage })
  }
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await shot('light')
  const light = await axeViolationsOn(page)
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('dark-phone', true)
  await paint(false)
  await shot('phone', true)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, width }).toEqual({ name, light: [], dark: [], width: 390 })
}

const pageOf = (name: string) => `/dashboard/candidates/${ids.get(name)}`
const more = (page: Page) => page.getByRole('button', { name: /^Manage what is kept/ })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

describe('an owner', () => {
  test('sees who would go, switches a period on and off, and hears when it begins', async () => {
    const { page, complaints } = await visit('/dashboard/privacy')
    const rejected = page.getByRole('region', { name: 'Candidates who were never hired' })
    await rejected.getByText('Off: kept until somebody deletes it.').waitFor()
    await rejected.getByLabel('Delete after (days)').fill('12')
    await rejected.getByRole('button', { name: 'Switch on' }).click()
    await rejected.getByText('A period has 30 to 3,650 whole days').waitFor()
    await rejected.getByLabel('Delete after (days)').fill('90')
    await rejected.getByRole('button', { name: 'Preview' }).click()
    await rejected.getByText(/No person would go today; the next on/).waitFor()
    for (const name of names) expect(await rejected.getByRole('link', { name }).count()).toBe(1)
    await looked(page, 'retention')
    await rejected.getByRole('button', { name: 'Switch on' }).click()
    await rejected.getByText(/Deleted after 90 days, and nothing before/).waitFor()
    await rejected.getByRole('button', { name: 'Switch off' }).click()
    await rejected.getByText('Off: kept until somebody deletes it.').waitFor()
    // The refused 12 days are the one thing the browser reports.
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([])
    await page.close()
  })

  test('puts somebody on hold, by keyboard, and cannot delete them before the hold is lifted', async () => {
    const { page, complaints } = await visit(pageOf(names[0]!))
    await more(page).focus()
    await page.keyboard.press('Enter')
    await item(page, 'Export data').waitFor()
    expect(await axeViolationsOn(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Hold')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('A complaint is open')
    await looked(page, 'hold')
    await dialog.getByRole('button', { name: 'Hold' }).click()
    await page.getByText('On hold:').waitFor()
    await looked(page, 'held')
    await more(page).click()
    await item(page, 'Delete candidate').click()
    await dialog.getByText('One person stays, because a hold keeps them:').waitFor()
    expect(await dialog.getByRole('button', { name: 'Yes' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'No' }).click()

    const retention = await visit('/dashboard/privacy')
    await retention.page.getByRole('row', { name: new RegExp(`${names[0]}.*A complaint is open.*Olga Stern`) }).waitFor()
    await retention.page.close()

    await more(page).click()
    await item(page, 'Lift hold').click()
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await page.getByText('On hold:').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await page.close()
  })

  test('exports what is kept of somebody', async () => {
    const { page } = await visit(`${pageOf(names[0]!)}/activity`)
    await more(page).click()
    const [download] = await Promise.all([page.waitForEvent('download'), item(page, 'Export data').click()])
    expect(download.suggestedFilename()).toStartWith(names[0]!)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    expect(Object.keys(files).slice(0, 2)).toEqual(['index.html', 'data.json'])
    const own = await browser.newPage()
    await own.setContent(strFromU8(files['index.html']!))
    if (process.env.SCREENS) await own.screenshot({ path: `${process.env.SCREENS}/privacy-archive.png` })
    expect(await own.getByRole('heading', { level: 1 }).textContent()).toBe(`Data about ${names[0]}`)
    await own.close()
    await page.close()
  })

  test('deletes somebody, and a colleague who looks at them is told at once', async () => {
    const [name] = names
    const watching = [await visit(pageOf(name!)), await visit(`${pageOf(name!)}/activity`)]
    const { page, complaints } = await visit(pageOf(name!))
    await more(page).click()
    await item(page, 'Delete candidate').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This action cannot be undone.').waitFor()
    await dialog.getByText(/1 resume, 1 ranking/).waitFor()
    await looked(page, 'delete')
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await page.getByText('Candidate deleted').waitFor()
    await page.waitForURL(`${server.url}/dashboard/candidates`)
    for (const window of watching) {
      await window.page.getByText('This candidate was deleted').waitFor()
      await window.page.close()
    }
    const { status } = await olga.request
      .get(`${server.url}/api/candidates/${ids.get(name!)}`)
      .then((answer) => ({ status: answer.status() }))
    expect(status).toBe(404)
    await until(async () => (await page.getByText(name!, { exact: true }).count()) === 0, 'the list to lose the candidate')
    expect(complaints).toEqual([])
    await page.close()
  })
})
