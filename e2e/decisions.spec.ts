import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page = await context.newPage()
  await signIn(context, server, await aRecruiter(browser, server, recruiter('Ines Marlow')))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SHOTS=folder keeps pictures of it. */
const looked = async (name: string) => {
  for (const [kind, width, colorScheme] of [
    ['wide', 1280, 'light'],
    ['narrow', 390, 'light'],
    ['dark', 1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${kind}.png`, fullPage: true })
    expect(await axeViolationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an owner sees how often the order was not followed, opens the decisions, and takes them along', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard/analytics')
  await page.getByRole('link', { name: 'Decisions' }).click()
  await page.getByRole('heading', { name: 'Nobody was moved on or rejected in these days' }).waitFor()
  await looked('decisions-empty')

  const { request } = context
  const papers = await Promise.all([strongResume(), middlingResume(), distantResume()])
  const description = await job()
  const form = new FormData()
  for (const { name, buffer } of papers) form.append('resumes', new Blob([new Uint8Array(buffer)]), name)
  form.append('job_description', new Blob([new Uint8Array(description.buffer)]), description.name)
  form.append('job_description_title', 'Backend Developer')
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const sent = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie, origin: server.url }, body: form })
  const { results } = (await sent.json()) as { results: { _id: string; percentage: number; jobDescriptionId: { _id: string } }[] }
  const jobId = results[0]!.jobDescriptionId._id
  const { rows } = await (await request.get(`${server.url}/api/job-descriptions/${jobId}/ranking`)).json()
  const [best, , last] = rows.map(({ _id }: { _id: string }) => _id)
  await request.post(`${server.url}/api/candidates/${best}/evidence-opened`)
  const reason = { version: 0, reason: 'required-skill', text: '' }
  expect((await request.post(`${server.url}/api/candidates/${best}/reject`, { data: reason })).ok()).toBe(true)
  const { stages } = await (await request.get(`${server.url}/api/job-descriptions/${jobId}/stages`)).json()
  const moved = await request.put(`${server.url}/api/candidates/${last}/stage`, { data: { stageId: stages[1]._id, version: 0 } })
  expect(moved.ok()).toBe(true)

  await open('/dashboard/analytics/decisions')
  const against = page.getByRole('link', { name: '1, Against the order: open the decisions' })
  await against.waitFor()
  await looked('decisions')
  await against.click()
  await page.getByRole('heading', { name: 'Against the order', level: 1 }).waitFor()
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual([expect.stringContaining('3 of 3')])
  await looked('decisions-rows')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()])
  const table = await readFile(await download.path(), 'utf8')
  expect(table).toContain(last)
  expect(complaints).toEqual([])
})

test('a day that is none says so and leads back', async () => {
  await open('/dashboard/analytics/decisions?from=2026-02-31')
  await page.getByText('The decisions could not be loaded').waitFor()
  await looked('decisions-failed')
  await page.getByRole('link', { name: 'Start with the last 90 days' }).click()
  await page
    .getByRole('link', { name: /Decided: open the decisions/ })
    .first()
    .waitFor()
})

test('an administrator sees all workspaces', async () => {
  const desk = await browser.newContext()
  await signIn(desk, server, admin)
  const screen = await desk.newPage()
  await screen.goto(`${server.url}/dashboard/admin/decisions`)
  await awake(screen)
  await until(async () => (await screen.getByRole('row', { name: /Backend Developer/ }).count()) === 1, 'the job')
  await desk.close()
})
