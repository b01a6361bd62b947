import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { job, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(300_000)

let server: Server
let browser: Browser
let context: BrowserContext
let jobId: string

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const person = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  context = await browser.newContext({ viewport: { width: 1280, height: 850 } })
  context.setDefaultTimeout(15_000)
  await signIn(context, server, person)
  const form = new FormData()
  const asFile = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description', asFile(await job()))
  for (const paper of await Promise.all([strongResume(), middlingResume()])) form.append('resumes', asFile(paper))
  const answer = await context.request.post(`${server.url}/api/submit`, { multipart: form })
  const { results } = (await answer.json()) as { results: { jobDescriptionId: { _id: string } }[] }
  jobId = results[0]!.jobDescriptionId._id
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string, within = context) => {
  const page = await within.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

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

test('a recruiter compares the candidates of a job with their twins', async () => {
  const { page, complaints } = await open(`/dashboard/job-descriptions/${jobId}`)
  await page.getByRole('link', { name: 'Flip lab' }).click()
  await page.getByText('No twins have been compared yet').waitFor()
  await lookAt(page, 'flip-empty')
  await page.getByRole('button', { name: 'Compare with twins' }).click()
  await page.getByText(/Waiting to begin|Comparing:/).waitFor()
  await lookAt(page, 'flip-running')
  await page.getByText(/twins have exactly the same match/).waitFor({ timeout: 260_000 })
  expect(await page.getByRole('row').count()).toBe(9)
  await lookAt(page, 'flip-done')
  expect(complaints).toEqual([])
})

test('before scores are made again, a recruiter sees who would move', async () => {
  const { page, complaints } = await open(`/dashboard/job-descriptions/${jobId}`)
  await page.getByLabel('Points for title').fill('90')
  await page.getByRole('button', { name: /Save as version/ }).click()
  await page.getByRole('button', { name: 'See who would move' }).click()
  await page
    .getByRole('dialog')
    .getByText(/candidates? of 2|would move: all/)
    .waitFor()
  await lookAt(page, 'who-would-move')
  expect(complaints).toEqual([])
})

test('an administrator reads impact ratios, which begin empty', async () => {
  const own = await browser.newContext({ viewport: { width: 1280, height: 850 } })
  await signIn(own, server, admin)
  const { page, complaints } = await open('/dashboard/admin/impact-ratios', own)
  await page.getByText('Not enough answers yet').waitFor()
  await lookAt(page, 'impact-empty')
  expect(complaints).toEqual([])
})
