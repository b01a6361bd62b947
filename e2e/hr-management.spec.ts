import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import {
  admin,
  aRecruiter,
  awake,
  fileInNewTab,
  linkIn,
  openBrowser,
  type Server,
  signIn,
  startServer,
  until,
  type Watch,
  watch,
} from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { middlingResume, job as paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

const desk = '/dashboard/admin/hr-management'
const lantern = { name: 'Lantern Works', email: 'cara@lantern.example.test', password: 'open-the-window-7' }

let server: Server
let browser: Browser
let office: BrowserContext
let page: Page
let complaints: Watch['complaints']
let company: BrowserContext
let token = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await office.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  await signIn(office, server, admin)
  company = await browser.newContext()
  await register('Cara Company', lantern.name, lantern.email)
  await register('<img src=x onerror=alert(1)>', 'Söhne & <b>Co</b>', 'script@example.test')
  const { searchParams } = new URL(linkIn(await server.mailTo(lantern.email), '/jobportal/verify-email'))
  await company.request.get(`${server.url}/api/jobportal/verify-email?${searchParams}`)
  token = await logIn()
  page = await office.newPage()
  complaints = watch(page, server).complaints
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function register(fullName: string, companyName: string, email: string) {
  const data = { fullName, companyName, email, password: lantern.password }
  await company.request.post(`${server.url}/jobportal/register`, { data })
}

async function logIn(): Promise<string> {
  const { email, password } = lantern
  return (await (await company.request.post(`${server.url}/jobportal/login`, { data: { email, password } })).json()).token
}

type Part = string | { name: string; mimeType: string; buffer: Buffer }

const post = (path: string, multipart: Record<string, Part>) =>
  company.request.post(server.url + path, { headers: { authorization: `Bearer ${token}` }, multipart })

const jobs = {
  backend: {
    title: 'Backend Developer',
    location: 'Zürich',
    companyName: lantern.name,
    descriptionText: 'Must have: Go and PostgreSQL.',
    skillsRequired: 'Go',
  },
  data: { title: 'Data Scientist', location: 'Remote', descriptionText: 'Work with Python.' },
}

async function posted(fields: Record<string, Part>): Promise<string> {
  const answer = await post('/jobportal/post', fields)
  if (answer.status() !== 201) throw new Error(await answer.text())
  return (await answer.json()).jobId
}

const confirm = (answer: 'Yes' | 'No') => page.getByRole('dialog').getByRole('button', { name: answer }).click()
const told = (text: string) => page.getByRole('status').or(page.getByRole('alert')).getByText(text).first().waitFor()
const figure = (name: string) => page.locator('.stat', { hasText: name }).locator('dd').textContent()
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text })
const publicJobs = async () => (await (await company.request.get(`${server.url}/public/jobs`)).json()) as { title: string }[]

describe('HR Management', () => {
  test('lets an administrator find a company and verify it; then it may post', async () => {
    expect((await post('/jobportal/post', jobs.backend)).status()).toBe(403)
    await page.goto(`${server.url}/dashboard/admin`)
    await awake(page)
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'HR Management' }).first().click()
    await page.getByRole('heading', { name: 'HR Management', level: 1 }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).textContent()).toMatch(/Admin\s*HR Management/)
    expect([await figure('Total HR Users'), await figure('Total Jobs Posted'), await figure('Total Applications')]).toEqual([
      '2',
      '0',
      '0',
    ])
    expect(await rowOf('<img src=x onerror=alert(1)>').textContent()).toContain('Söhne & <b>Co</b>')

    const search = page.getByRole('searchbox', { name: 'Search HR users' })
    await search.fill('söhne')
    await search.press('Enter')
    await page.waitForURL('**?q=s%C3%B6hne')
    await until(async () => (await page.getByRole('row').count()) === 2, 'the company that was looked for')
    await search.fill('nobody at all')
    await search.press('Enter')
    await page.getByText('No HR users found').waitFor()
    await search.fill('CARA@')
    await search.press('Enter')
    const row = rowOf(lantern.email)
    await row.getByText('Unverified').waitFor()
    await page.reload()
    expect(await search.inputValue()).toBe('CARA@')
    await awake(page)

    await page.getByRole('button', { name: 'Verify Lantern Works' }).click()
    await confirm('No')
    await page.getByRole('button', { name: 'Verify Lantern Works' }).click()
    await confirm('Yes')
    await told('Company verified successfully')
    await row.getByText('Verified', { exact: true }).waitFor()
    await server.mailTo(lantern.email, 'Your company is verified')
    const jobDescription = { ...(await paper()), name: '../../evil name.pdf' }
    await posted({ ...jobs.backend, jobDescription })
    const closed = await posted(jobs.data)
    const headers = { authorization: `Bearer ${token}` }
    await company.request.patch(`${server.url}/jobportal/jobs/${closed}`, { headers, data: { status: 'Closed' } })
    await page.reload()
    expect(await figure('Total Jobs Posted')).toBe('2')
    expect(complaints).toEqual([])
  })

  test('shows the jobs of a company: searched, filtered, opened, with file and public link', async () => {
    await page.getByRole('link', { name: 'View Details of Cara Company, Lantern Works' }).click()
    await page.getByRole('heading', { name: 'Lantern Works' }).waitFor()
    expect(await page.getByRole('link', { name: 'Jobs & Applications' }).getAttribute('aria-current')).toBe('page')
    expect(await page.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('mailto:cara%40lantern.example.test')
    const cards = page.locator('.hr-job')
    const titles = () => cards.locator('h3').allTextContents()
    const filter = page.getByRole('combobox', { name: 'Which jobs' })
    await filter.selectOption({ label: 'Closed' })
    await until(async () => (await titles()).join() === 'Data Scientist', 'the closed job')
    expect(await cards.textContent()).toContain('Closed')
    await filter.selectOption({ label: 'Active' })
    await until(async () => (await titles()).join() === 'Backend Developer', 'the active job')
    await filter.selectOption({ label: 'All Jobs' })
    await until(async () => (await cards.count()) === 2, 'all jobs')
    const search = page.getByRole('searchbox', { name: 'Search jobs' })
    await search.fill('nowhere')
    await search.press('Enter')
    await page.getByText('No jobs found').waitFor()
    await search.fill('ZÜRI')
    await search.press('Enter')
    await until(async () => (await titles()).join() === 'Backend Developer', 'the job in Zürich')

    await page.getByRole('link', { name: 'Backend Developer' }).press('Enter')
    await page.getByText('No applications yet').waitFor()
    const facts = await page.locator('.hr-facts').textContent()
    for (const words of ['Zürich', 'Lantern Works', 'Full-Time', 'Not specified', 'Posted']) expect(facts).toContain(words)
    await page.getByRole('button', { name: 'Copy' }).click()
    await told('Link copied to clipboard!')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(await page.getByLabel('Public link').inputValue())
    const visitor = await browser.newContext()
    expect(link).toStartWith(`${server.url}/jobs/`)
    expect((await visitor.request.get(link)).status()).toBe(200)
    await visitor.close()

    await fileInNewTab(office, () => page.getByRole('button', { name: /View Job Description File/ }).click())
    await page.route('**/jobportal/view-jd/*', (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: /View Job Description File/ }).click()
    await told('Could not retrieve job description file')
    await page.unroute('**/jobportal/view-jd/*')
    await page.route('**/jobportal/view-jd/*', (route) => route.fulfill({ status: 503, json: { error: 'Busy' } }))
    await page.getByRole('button', { name: /View Job Description File/ }).click()
    await told('Error opening job description file')
    await page.unroute('**/jobportal/view-jd/*')
    expect(complaints.filter((each) => !each.includes('503'))).toEqual([])
  })

  test('shows who applied, how they match, their resumes, and sends them a mail', async () => {
    const { _id } = (await (await company.request.get(`${server.url}/public/jobs`)).json())[0]
    const strangers = await browser.newContext()
    const apply = async (name: string, email: string, resume: Part, phone = '') =>
      (await strangers.request.post(`${server.url}/public/apply/${_id}`, { multipart: { name, email, phone, resume } })).status()
    expect(await apply('Ada Berg', 'ada@example.test', await strongResume(), '+46 8 123 456')).toBe(201)
    expect(await apply('<b>Bo</b>', 'bo@example.test', await middlingResume())).toBe(201)
    expect(await apply('Cy Scan', 'cy@example.test', await pdf('empty.pdf', []))).toBe(201)
    await strangers.close()
    await until(async () => {
      const listed = await (await office.request.get(`${server.url}/jobportal/admin/applications/${_id}`)).json()
      return listed.length === 3 && listed.every(({ match }: { match: { isWaiting: boolean } }) => !match.isWaiting)
    }, 'the resumes to be read')
    await page.reload()
    await awake(page)
    expect(await figure('Total Applications')).toBe('3')
    const row = page.locator('.hr-application').filter({ hasText: 'Ada Berg' })
    expect(await row.textContent()).toMatch(/ada@example\.test[\s\S]*\+46 8 123 456[\s\S]*Applied[\s\S]*\d+% match[\s\S]*New/)
    await page.locator('.hr-application', { hasText: 'Cy Scan' }).getByText('Needs a person').waitFor()
    await page.locator('.hr-application', { hasText: '<b>Bo</b>' }).waitFor()
    expect(await axeViolationsOn(page)).toEqual([])
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    expect(await axeViolationsOn(page, { rules: 'colours' })).toEqual([])
    await page.evaluate(() => document.documentElement.classList.remove('dark'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => innerWidth === 390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await axeViolationsOn(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })

    await fileInNewTab(office, () => row.getByRole('button', { name: 'Resume of Ada Berg' }).click())
    await page.route('**/jobportal/view-resume/*', (route) => route.fulfill({ status: 404, json: { error: 'Gone' } }))
    await row.getByRole('button', { name: 'Resume of Ada Berg' }).click()
    await told('Could not retrieve resume file')
    await page.unroute('**/jobportal/view-resume/*')

    const opener = row.getByRole('button', { name: 'View Details of Ada Berg' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog')
    for (const words of ['Ada Berg', 'Backend Developer', 'ada@example.test', '+46 8 123 456', 'New'])
      expect(await dialog.textContent()).toContain(words)
    expect(await axeViolationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await page.keyboard.type('Please send us your references.')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.press('Enter')
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    expect(await dialog.getByLabel('Message').inputValue()).toBe('Please send us your references.')
    expect(await axeViolationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await told('Message sent to Ada Berg')
    await dialog.waitFor({ state: 'detached' })
    expect((await server.mailTo('ada@example.test', 'your references')).subject).toContain('Backend Developer')
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    const { entries } = await (await office.request.get(`${server.url}/admin/audit?action=read-applications`)).json()
    expect(entries.length).toBeGreaterThan(0)
    expect(complaints.filter((each) => !/50[0-9]|404/.test(each))).toEqual([])
  })

  test('suspends a company: its jobs vanish, and it is signed out until the suspension is lifted and it signs in again', async () => {
    const portal = await company.newPage()
    await portal.goto(`${server.url}/jobportal/login`)
    await portal.evaluate((kept) => sessionStorage.setItem('jobToken', kept), token)
    await portal.goto(`${server.url}/jobportal/dashboard`)
    await portal.getByRole('heading', { name: 'Welcome, Cara' }).waitFor()
    const link = await page.getByLabel('Public link').inputValue()
    expect((await publicJobs()).map(({ title }) => title)).toEqual(['Backend Developer'])

    await page.getByRole('button', { name: 'Suspend' }).click()
    await page.getByText('is signed out at once').waitFor()
    await confirm('Yes')
    await told('Company suspended successfully')
    await page.locator('.hr-company').getByText('Suspended', { exact: true }).waitFor()
    expect(await publicJobs()).toEqual([])
    expect((await company.request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(404)
    await portal.reload()
    await portal.waitForURL('**/jobportal/login')
    await portal.close()

    await page.getByRole('button', { name: 'Unsuspend' }).click()
    await confirm('Yes')
    await told('Company unsuspended successfully')
    await page.locator('.hr-company').getByText('Verified', { exact: true }).waitFor()
    expect(await publicJobs()).toHaveLength(1)
    expect((await post('/jobportal/post', jobs.backend)).status()).toBe(401)
    token = await logIn()
    expect((await post('/jobportal/post', jobs.backend)).status()).toBe(201)
  })

  test('keeps the place in the address, goes back to all HR users, and comes in pages', async () => {
    expect(page.url()).toContain('find=Z')
    await page.getByRole('link', { name: 'HR Users' }).click()
    await page.getByRole('heading', { name: 'HR Users' }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('CARA@')
    await page.getByRole('link', { name: 'Jobs & Applications' }).waitFor()
    addCompanies(1000)
    await page.goto(`${server.url}${desk}`)
    await awake(page)
    expect(await figure('Total HR Users')).toBe('1,002')
    await page.getByText('1–50 of 1002').waitFor()
    expect(await page.getByRole('row').count()).toBe(51)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('51–100 of 1002').waitFor()
    await page.getByRole('searchbox').fill('company 777')
    await page.getByRole('searchbox').press('Enter')
    await page.getByText('1 in total').waitFor()
  })

  test('says what could not be read, and reads it on request', async () => {
    await page.goto(`${server.url}/dashboard/admin`)
    await awake(page)
    const busy = { status: 503, json: { error: 'The database is busy.' } }
    await page.route('**/admin/jobposters?*', (route) => route.fulfill(busy))
    await page.route('**/admin/jobportal-stats', (route) => route.fulfill(busy))
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'HR Management' }).first().click()
    await told('Failed to fetch HR users')
    await told('Failed to fetch HR data')
    await page.unroute('**/admin/jobposters?*')
    await page.unroute('**/admin/jobportal-stats')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('1–50 of 1002').waitFor()
    await page.goto(`${server.url}${desk}?company=nobody`)
    await page.getByText('This company is not here').waitFor()
  })

  test('is for administrators alone', async () => {
    const context = await browser.newContext()
    const visitor = await context.newPage()
    await visitor.goto(server.url + desk)
    await visitor.waitForURL('**/login?next=*')
    await signIn(context, server, await aRecruiter(browser, server))
    await visitor.goto(server.url + desk)
    await visitor.waitForURL('**/dashboard/user')
    await context.close()
  })
})

/** As if so many companies had registered. */
function addCompanies(count: number) {
  const database = new Database(join(server.dataDir, 'ats.db'))
  database.run('pragma busy_timeout = 5000')
  const insert = database.query(
    "insert into companies (id, email, full_name, company_name, password_hash, created_at) values (?, ?, ?, ?, '', ?)",
  )
  database.transaction(() => {
    for (let each = 0; each < count; each++)
      insert.run(`filler-${each}`, `filler.${each}@example.test`, `Filler ${each}`, `Company ${each} Ltd`, Date.now())
  })()
  database.close()
}
