import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, type Server, signIn, startServer, until, watch } from './actors.ts'
import { barriers, picture } from './looks.ts'
import { job, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
let jobId: string
let candidates: { _id: string }[]

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(context, server, await aRecruiter(browser, server))
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
const main = () => page.getByRole('navigation', { name: 'Main' })
const card = (name: string) => page.getByRole('region', { name })
const call = async (method: 'post' | 'put', path: string, data: unknown) => {
  const answer = await context.request[method](server.url + path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
}

test('home of an empty workspace says how to begin', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await page.getByRole('heading', { name: 'Begin with a job and its resumes' }).waitFor()
  await picture(page, 'home-empty')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Match resumes with a job' }).click()
  await page.waitForURL('**/dashboard/upload')
  expect(complaints).toEqual([])
})

test('home counts what waits, and each number leads to exactly these', async () => {
  const { complaints } = watch(page, server)
  const form = new FormData()
  form.append('job_description_title', 'Backend Engineer')
  for (const [at, { name, mimeType, buffer }] of (await Promise.all([job(), strongResume(), middlingResume()])).entries())
    form.append(at === 0 ? 'job_description' : 'resumes', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const submitted = await context.request.post(`${server.url}/api/submit`, { multipart: form })
  candidates = (await submitted.json()).results
  const [first] = candidates
  jobId = (first as unknown as { jobDescriptionId: { _id: string } }).jobDescriptionId._id
  const { user } = await (await context.request.get(`${server.url}/user`)).json()
  await call('post', `/api/candidates/${first!._id}/tasks`, { title: 'Call Ingrid', dueOn: '2020-01-02', assigneeId: user._id })

  await open('/dashboard')
  await card('New candidates').getByText('2 new').waitFor()
  await card('Interviews today').getByText('No interview is booked for today.').waitFor()
  await card('Waiting').getByText('Nobody has been in one stage for more than 5 working days.').waitFor()
  await card('Your overdue tasks').getByRole('link', { name: 'Call Ingrid' }).waitFor()
  await card('New assessment results').getByText('Nobody finished an assessment in the last 7 days.').waitFor()
  await picture(page, 'home')
  expect(await barriers(page)).toEqual([])

  await card('New candidates').getByRole('link', { name: 'Backend Engineer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'New candidates' }).waitFor()
  expect(await page.getByRole('table', { name: 'New candidates' }).locator('tbody tr').count()).toBe(2)
  await main().getByRole('link', { name: /^Home/ }).click()
  await card('Your overdue tasks').getByRole('link', { name: /^Open/ }).click()
  await page.getByRole('heading', { name: 'Overdue 1' }).waitFor()
  await page.getByText('Call Ingrid').waitFor()

  // Whoever was looked at is new no longer, also in a window that is open.
  await main().getByRole('link', { name: /^Home/ }).click()
  await card('New candidates').getByText('2 new').waitFor()
  await call('post', `/api/candidates/${first!._id}/evidence-opened`, {})
  await open('/dashboard')
  await card('New candidates').getByText('1 new').waitFor()
  expect(complaints).toEqual([])
})

test('the limit of waiting is a setting of the workspace', async () => {
  await open('/dashboard')
  await card('Waiting').getByRole('link', { name: 'Change this limit' }).click()
  await page.getByLabel('Working days').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('from 1 to 60').last().waitFor()
  await page.getByLabel('Working days').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Limit saved').waitFor()
  await picture(page, 'settings')
  expect(await barriers(page)).toEqual([])
  await open('/dashboard')
  await card('Waiting').getByText('more than 3 working days').first().waitFor()
})

test('every place is one press away: with names, by icons on a laptop, and from a bar on a phone', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard')
  for (const name of [
    'Home',
    'Inbox',
    'Jobs',
    'AI Matching',
    'Evaluation Results',
    'Talent Workspace',
    'Assessments',
    'Reports',
    'Settings',
  ])
    expect([name, await main().getByRole('link', { name }).first().isVisible()]).toEqual([name, true])
  await main().getByRole('link', { name: 'Talent Workspace' }).click()
  await page.getByRole('heading', { level: 1, name: 'Talent Workspace' }).waitFor()
  expect(await main().getByRole('link', { name: 'Talent Workspace' }).getAttribute('aria-current')).toBe('page')

  await page.setViewportSize({ width: 1280, height: 800 })
  const width = async () => (await main().boundingBox())!.width
  expect(await width()).toBe(56)
  await main().getByRole('button', { name: /^More/ }).click()
  await until(async () => (await width()) > 200, 'the sidebar with names')
  await main().getByRole('link', { name: 'Connections' }).click()
  await page.waitForURL('**/dashboard/connections')
  expect(await width()).toBe(56)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('**/dashboard/settings')

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = (await main().boundingBox())!
  expect([bar.width, Math.round(bar.y + bar.height)]).toEqual([390, 844])
  await main().getByRole('button', { name: /^More/ }).click()
  await main().getByRole('link', { name: 'Question Statistics' }).waitFor()
  await page.keyboard.press('Escape')
  await until(async () => (await main().boundingBox())!.height < 100, 'the bar')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(complaints).toEqual([])
})

test('a job is the hub of its parts', async () => {
  const { complaints } = watch(page, server)
  await open(`/dashboard/job-descriptions/${jobId}/overview`)
  const parts = page.getByRole('navigation', { name: 'Parts of this job' })
  await card('Candidates by stage').getByText('New', { exact: true }).waitFor()
  await picture(page, 'job-overview')
  expect(await barriers(page)).toEqual([])
  for (const [name, heading] of [
    ['Candidates', /Backend Engineer/],
    ['Board', /Backend Engineer/],
    ['Interviews', /Backend Engineer/],
    ['Numbers', /Analytics: Backend Engineer/],
    ['Posting', /Backend Engineer/],
    ['Settings', /Backend Engineer/],
    ['Overview', /Backend Engineer/],
  ] as const) {
    await parts.getByRole('link', { name, exact: true }).click()
    await until(async () => (await parts.locator('[aria-current=page]').textContent()) === name, `the part ${name}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await barriers(page)).toEqual([])
  }
  expect(complaints).toEqual([])
})

test('the menu of the person says who is signed in, and lets them out', async () => {
  await open('/dashboard')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByText('rosa.lindqvist@example.test').waitFor()
  await picture(page, 'account-menu')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(desk, server, admin)
  const office = await desk.newPage()
  await office.goto(`${server.url}/dashboard/admin`)
  await awake(office)
  await office.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit Log' }).click()
  await office.waitForURL('**/dashboard/admin/audit')
  await office.getByRole('button', { name: 'Your account' }).click()
  await office.locator('.account-menu').getByText(admin.email).waitFor()
  await desk.close()
})
