import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
let records: { _id: string; jobDescriptionId: { _id: string }; matchingResult: [{ 'Resume Data': { name: string } }] }[]

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const person = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  context = await browser.newContext({ viewport: { width: 1280, height: 850 } })
  context.setDefaultTimeout(15_000)
  await signIn(context, server, person)
  const form = new FormData()
  const asFile = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description', asFile(await job()))
  for (const paper of await Promise.all([strongResume(), middlingResume(), distantResume()]))
    form.append('resumes', asFile(paper))
  const answer = await context.request.post(`${server.url}/api/submit`, { multipart: form })
  records = ((await answer.json()) as { results: typeof records }).results
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

/** What a person reads. */
const wordsOn = (page: Page) =>
  page
    .locator('main')
    .allInnerTexts()
    .then((texts) => texts.join('\n'))

/** Nobody is kept out of a screen, in light, in dark and on a phone. SCREENS=folder keeps pictures of it. */
const lookAt = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (how: string) => folder && (await page.screenshot({ path: `${folder}/${name}-${how}.png`, fullPage: true }))
  const found = await axeViolationsOn(page)
  await shot('light')
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  found.push(...(await axeViolationsOn(page, { rules: 'colours' })))
  await shot('dark')
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shot('phone')
  await page.setViewportSize(size)
  expect(found).toEqual([])
}

test('a recruiter switches blind review on, judges without a name, and reveals one person with a reason', async () => {
  const [first, second] = records
  const name = first!.matchingResult[0]['Resume Data'].name
  const { page, complaints } = await open(`/dashboard/job-descriptions/${first!.jobDescriptionId._id}`)
  await page.getByText('Blind review is off.').waitFor()
  await page.getByRole('button', { name: 'Switch blind review on' }).click()
  await page.getByText('Blind review is on.').waitFor()
  await page
    .locator('.ranking-row th a', { hasText: /^Candidate [0-9A-F]{5}$/ })
    .first()
    .waitFor()
  expect((await wordsOn(page)).includes(name)).toBe(false)
  await lookAt(page, 'blind-ranking')

  await page.goto(`${server.url}/dashboard/candidates/${first!._id}`)
  await awake(page)
  await page.getByText('so is the file').waitFor()
  await page.getByText('The file is hidden: it shows who this is').waitFor()
  expect((await wordsOn(page)).includes(name)).toBe(false)
  expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0)
  await lookAt(page, 'blind-candidate')

  await page.getByRole('button', { name: 'Reveal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reveal' }).click()
  await dialog.getByRole('alert').waitFor()
  const field = dialog.getByLabel('Why blind review is no longer needed')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await lookAt(page, 'blind-reveal')
  await field.selectOption('interview')
  await dialog.getByRole('button', { name: 'Reveal' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByText(/revealed by Rosa Lindqvist/).waitFor()
  await page.locator('.paper canvas').first().waitFor()
  await lookAt(page, 'blind-revealed')

  await page.goto(`${server.url}/dashboard/candidates`)
  await awake(page)
  await page.getByText(name).first().waitFor()
  expect((await wordsOn(page)).includes(second!.matchingResult[0]['Resume Data'].name)).toBe(false)
  await lookAt(page, 'blind-list')
  expect(complaints).toEqual([])
})
