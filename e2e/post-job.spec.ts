import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import {
  admin,
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
import { lookedAt } from './looks.ts'
import { job, strongResume } from './pdf-fixtures.ts'

let server: Server
let browser: Browser
/** Where an administrator is signed in. */
let office: BrowserContext
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  office = await browser.newContext()
  await signIn(office, server, admin)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const looked = lookedAt('post-job')
const password = 'open-the-window-7'

interface Desk {
  page: Page
  token: string
  complaints: Watch['complaints']
  call: <Answer>(method: 'get' | 'post' | 'patch', path: string, data?: unknown) => Promise<Answer>
}

/** A signed-in company at its dashboard; verified unless told. */
async function atDesk(email: string, { verified = true } = {}): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  const { request } = context
  const registration = { fullName: 'Cara Company', email, password, companyName: 'Lantern Works' }
  await request.post(`${server.url}/jobportal/register`, { data: registration })
  const { searchParams } = new URL(linkIn(await server.mailTo(email), '/jobportal/verify-email'))
  await request.get(`${server.url}/api/jobportal/verify-email?${searchParams}`)
  const { token } = await (await request.post(`${server.url}/jobportal/login`, { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const call: Desk['call'] = async (method, path, data) => (await request[method](server.url + path, { headers, data })).json()
  if (verified) await verify((await call<{ user: { _id: string } }>('get', '/jobportal/profile')).user._id)
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(`${server.url}/jobportal`)
  await page.evaluate((kept) => sessionStorage.setItem('jobToken', kept), token)
  await page.goto(`${server.url}/jobportal/dashboard`)
  await page.getByRole('heading', { name: 'Welcome, Cara' }).waitFor()
  return { page, token, complaints, call }
}

const verify = (companyId: string) => office.request.post(`${server.url}/admin/verify-jobposter/${companyId}`, { data: {} })

const fillRequired = async (page: Page, description = 'Plan routes with Go.\n\nAt least 3 years of experience with Go.') => {
  await page.getByLabel('Job Title').selectOption('Backend Developer')
  await page.getByLabel('Location').fill('Berlin')
  await page.getByLabel('Job Description').fill(description)
}

const aJob = { title: 'Data Analyst', location: 'Oslo', descriptionText: 'Read figures and say what they mean.' }

const applyFor = async (jobId: string) => {
  const { name, mimeType, buffer } = await strongResume()
  const form = new FormData()
  form.append('name', 'Ingrid Solberg')
  form.append('email', 'ingrid.solberg@example.test')
  form.append('resume', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const { status } = await fetch(`${server.url}/public/apply/${jobId}`, { method: 'POST', body: form })
  expect(status).toBe(201)
}

/** What a job says, line by line, without its links and the name of its file. */
const saidOf = (job: Locator) =>
  job.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    // The name of the company stays: once the job is posted it leads to the company's page.
    for (const part of copy.querySelectorAll('a:not(.company-line a), details, .job-text section:first-of-type > p'))
      part.remove()
    return [...copy.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd')].map(({ textContent }) => textContent?.trim())
  })

describe('a company that is verified', () => {
  test('posts a job from a template with a file and questions, shares it, and opens its public page', async () => {
    const { page, complaints, call } = await atDesk('posts@lantern.example.test')
    await page.getByRole('link', { name: 'Post Your First Job' }).click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    await page.getByLabel('Location').press('Enter')
    await page.getByRole('alert').getByText('Please complete all required fields').waitFor()

    await page.getByRole('button', { name: 'Start from a template' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Backend Developer' }).click()
    await page.getByText('Filled in from “Backend Developer”.').waitFor()
    expect(await page.getByLabel('Job Title').inputValue()).toBe('Backend Developer')
    expect((await page.getByLabel('Job Description').inputValue()).length).toBeGreaterThan(200)
    await page.getByLabel('Location').fill('Berlin')
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await page.getByLabel('This job can be done fully remotely').check()

    const skills = page.getByRole('combobox', { name: 'Skills' })
    await skills.fill('Route planning, ')
    await skills.press('End')
    await skills.pressSequentially('Kubern')
    await page.getByRole('listbox').getByRole('option', { name: 'Kubernetes', exact: true }).waitFor()
    await skills.press('ArrowDown')
    await skills.press('Enter')
    expect(await skills.inputValue()).toBe('Route planning, Kubernetes, ')
    expect(await page.getByRole('listbox').count()).toBe(0)

    await page.getByLabel('Salary Range').fill('€60,000 - €75,000')
    await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByRole('alert').getByText('“notes.txt” is neither PDF nor DOCX.').waitFor()
    await page.locator('input[type=file]').setInputFiles(await job())
    for (const [at, question] of ['When could you start?', 'Why us?', 'May you work in Germany?'].entries()) {
      await page.getByRole('button', { name: 'Add a question' }).click()
      await page.getByLabel(`Question ${at + 1}`, { exact: true }).fill(question)
    }
    await page.getByRole('button', { name: 'Remove question 2' }).click()
    await page.getByRole('button', { name: 'Up with question 2' }).click()
    await page.getByLabel('Must be answered (question 1)').check()
    expect(await page.getByLabel('Question 1', { exact: true }).inputValue()).toBe('May you work in Germany?')

    await page.getByRole('button', { name: 'Continue' }).click()
    const preview = page.getByRole('article', { name: 'Preview of the job' })
    for (const text of [
      'Lantern Works',
      'Berlin, Germany',
      'Full-Time',
      'Route planning',
      'When could you start?',
      'Engineer.pdf',
    ])
      await preview.getByText(text).first().waitFor()
    const previewed = await saidOf(preview.locator('.job'))
    await page.getByRole('button', { name: 'Post Job' }).click()

    const dialog = page.getByRole('dialog', { name: 'Job Posted Successfully' })
    const address = await dialog.getByLabel('Public URL').inputValue()
    expect(new URL(address).pathname).toMatch(/^\/jobs\/\S+$/)
    expect(await axeViolationsOn(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.getByText('Copied!').waitFor()
    await page.getByRole('status').getByText('Link copied to clipboard!').waitFor()
    await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.getByRole('listitem').filter({ hasText: 'Link copied' }).getByRole('button', { name: 'Dismiss' }).click()
    // This browser shares nothing natively.
    await dialog.getByRole('button', { name: 'Share via...' }).click()
    await page.getByRole('status').getByText('Link copied to clipboard!').waitFor()
    // No canvas where less motion is asked for.
    expect(await page.locator('canvas').count()).toBe(0)
    const [listing] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: 'View Public Listing' }).click(),
    ])
    await listing.getByRole('heading', { name: 'Backend Developer' }).first().waitFor()
    // The preview was the page: the same words, without what can be pressed.
    expect(await saidOf(listing.locator('.job'))).toEqual(previewed)
    expect(listing.url()).toBe(address)
    await listing.close()
    await dialog.getByRole('button', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/jobportal/dashboard')
    await page.getByRole('button', { name: 'Backend Developer' }).click()
    const file = await fileInNewTab(page.context(), () => page.getByRole('button', { name: 'View Job Description File' }).click())
    expect(file).toMatch(/\/files\/\S+\/backend_developer_\d+\.pdf$/)

    await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: /^Remove backend_developer/ }).click()
    await page.getByText('Draft kept in this browser').waitFor()
    await page.reload()
    await page.getByText('This is your draft').waitFor()
    expect(await page.getByRole('button', { name: /^Remove backend_developer/ }).count()).toBe(0)

    const { jobs } = await call<{ jobs: Record<string, unknown>[] }>('get', '/jobportal/myjobs')
    expect(jobs[0]).toMatchObject({
      title: 'Backend Developer',
      location: 'Berlin',
      country: 'DE',
      isRemote: true,
      companyName: 'Lantern Works',
      skillsRequired: ['Route planning', 'Kubernetes'],
      questions: [
        { question: 'May you work in Germany?', required: true },
        { question: 'When could you start?', required: false },
      ],
    })
    expect(String(jobs[0]?.jobDescriptionFile)).toMatch(/^backend_developer_\S+\.pdf$/)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 120_000)

  test('writes a title that is not in the list, with suggestions by keyboard, also on a phone and in the dark', async () => {
    const { page, complaints, call } = await atDesk('titles@lantern.example.test')
    await page.goto(`${server.url}/jobportal/post`)
    const list = page.getByLabel('Job Title')
    const own = page.getByRole('combobox', { name: 'Your Title' })
    const options = page.getByRole('listbox').getByRole('option')
    await list.waitFor()
    expect(await list.locator('option').last().textContent()).toBe('Another title...')
    expect(await own.count()).toBe(0)
    await fillRequired(page)
    await list.selectOption({ label: 'Another title...' })
    await page.getByText('Still needed: title').waitFor()
    await list.press('Tab')
    await own.pressSequentially('sales')
    await options.first().waitFor()
    expect(await options.count()).toBe(10)
    await page.getByText('10 known titles. Choose with the arrow keys.').waitFor()
    await own.press('ArrowDown')
    await own.press('ArrowDown')
    const second = (await options.nth(1).textContent()) ?? ''
    expect(await page.getByRole('listbox').getByRole('option', { selected: true }).textContent()).toBe(second)
    expect(await own.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'))
    await looked(page, 'title-suggestions')
    await own.press('Escape')
    expect(await options.count()).toBe(0)
    expect(await own.inputValue()).toBe('sales')
    await own.fill('forklift ')
    await own.pressSequentially('d')
    await options.getByText('Forklift Driver', { exact: true }).waitFor()
    await own.press('ArrowDown')
    await own.press('Enter')
    expect(await own.inputValue()).toBe('Forklift Driver')
    expect(await options.count()).toBe(0)

    // What nobody could read comes back, with the reason beside the field.
    await own.fill('\u2800')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Post Job' }).click()
    await own.waitFor()
    await page.locator('.field', { has: own }).getByRole('alert').getByText('has no visible characters').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    const title = 'Night <img src=x onerror=alert(1)> & "Dock" Lead'
    await own.fill(title)
    expect(await page.locator('.field', { has: own }).getByRole('alert').count()).toBe(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Post Job' }).click()
    const dialog = page.getByRole('dialog', { name: 'Job Posted Successfully' })
    const address = await dialog.getByLabel('Public URL').inputValue()
    await dialog.getByRole('button', { name: 'Back to Dashboard' }).click()

    const { jobs } = await call<{ jobs: { _id: string; title: string }[] }>('get', '/jobportal/myjobs')
    expect(jobs[0]!.title).toBe(title)
    const strange = await browser.newPage()
    const seen = watch(strange, server)
    for (const path of [address, `${server.url}/jobs?q=Night+dock`]) {
      await strange.goto(path)
      await strange.getByText(title).first().waitFor()
      expect(await strange.locator('img[src=x]').count()).toBe(0)
    }
    await strange.goto(address)
    const said = JSON.parse((await strange.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(said.title).toBe(title)
    expect(await strange.title()).toContain(title)
    expect(seen.complaints).toEqual([])
    await strange.close()

    await page.goto(`${server.url}/jobportal/post?job=${jobs[0]!._id}`)
    expect(await own.inputValue()).toBe(title)
    expect(await list.locator('option:checked').textContent()).toBe('Another title...')
    await own.fill('')
    await page.getByText('Still needed: title').waitFor()
    await list.selectOption('Data Analyst')
    expect(await own.count()).toBe(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Changes saved').waitFor()
    await page.getByRole('button', { name: 'Data Analyst' }).waitFor()
    // The server refused one title.
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
    await page.context().close()
  }, 120_000)

  test('changes, copies, closes, reopens and deletes jobs', async () => {
    const { page, complaints, call } = await atDesk('keeps@lantern.example.test')
    const { jobId } = await call<{ jobId: string }>('post', '/jobportal/post', { ...aJob, skillsRequired: 'SQL, Excel' })
    await page.reload()
    await page.getByRole('button', { name: 'Data Analyst' }).click()
    const dialog = page.getByRole('dialog', { name: 'Data Analyst' })
    for (const text of ['Lantern Works', 'Active', 'Oslo', 'Full-Time', 'SQL', 'View All Applications'])
      await dialog.getByText(text, { exact: true }).first().waitFor()
    for (const made of ['Your Company', '0-1 years', 'Negotiable']) expect(await dialog.getByText(made).count()).toBe(0)
    expect(await axeViolationsOn(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('heading', { name: 'Edit job' }).waitFor()
    expect(await page.getByLabel('Company Name').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Use “Lantern Works”' }).click()
    await page.getByLabel('Location').fill('Bergen')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL('**/jobportal/dashboard')
    await page.getByText('Changes saved').waitFor()

    await page.getByRole('button', { name: 'Data Analyst' }).click()
    await dialog.getByText('Lantern Works').waitFor()
    await dialog.getByText('Bergen', { exact: true }).waitFor()
    await dialog.getByRole('link', { name: 'Duplicate' }).click()
    await page.getByRole('heading', { name: 'Post a job' }).waitFor()
    expect(await page.getByLabel('Skills').inputValue()).toBe('SQL, Excel')
    await page.getByLabel('Location').fill('Tromsø')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByRole('dialog', { name: 'Job Posted Successfully' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/jobportal/dashboard')
    await page.locator('.job-row').nth(1).waitFor()

    const older = page.locator('.job-row', { hasText: 'Bergen' })
    await older.getByRole('button').click()
    await dialog.getByRole('button', { name: 'Close job' }).click()
    await page
      .getByRole('dialog', { name: /^Close .Data Analyst/ })
      .getByRole('button', { name: 'Close job' })
      .click()
    await dialog.getByText('Closed', { exact: true }).waitFor()
    await older.getByText('Closed', { exact: true }).waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await dialog.getByText('Active', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Job deleted').waitFor()
    await older.waitFor({ state: 'detached' })
    expect((await call<{ jobs: { _id: string }[] }>('get', '/jobportal/myjobs')).jobs.map(({ _id }) => _id)).not.toContain(jobId)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 120_000)

  test('saves a template of its own, starts from it, and deletes it', async () => {
    const { page } = await atDesk('templates@lantern.example.test')
    await page.goto(`${server.url}/jobportal/post`)
    await fillRequired(page)
    await page.getByRole('button', { name: 'Save as template' }).click()
    await page.getByLabel('Name of the template').fill('Our backend people')
    await page.getByRole('button', { name: 'Save template' }).click()
    await page.getByText('Template saved').waitFor()
    await page.getByRole('button', { name: 'Start from a template' }).waitFor()
    await page.getByLabel('Job Description').fill('Something else.')
    await page.getByRole('button', { name: 'Start from a template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start from a template' })
    await dialog.getByRole('button', { name: 'Our backend people', exact: true }).click()
    await page.getByText('Filled in from “Our backend people”.').waitFor()
    expect(await page.getByLabel('Job Description').inputValue()).toContain('Plan routes with Go.')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByLabel('Job Description').inputValue()).toBe('Something else.')
    await page.getByRole('button', { name: 'Start from a template' }).click()
    await dialog.getByRole('button', { name: 'Delete Our backend people' }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByRole('button', { name: 'Our backend people', exact: true }).waitFor({ state: 'detached' })
    await page.context().close()
  }, 120_000)

  test('sees an application arrive, how many are new, and that a job with applications is closed, not deleted', async () => {
    const { page, complaints, call } = await atDesk('hears@lantern.example.test')
    const { jobId } = await call<{ jobId: string }>('post', '/jobportal/post', aJob)
    await page.reload()
    await page.locator('.job-row').getByText('0 applicants').waitFor()
    await applyFor(jobId)
    await page.locator('.job-row').getByText('1 applicant').waitFor()
    await page.locator('.job-row').getByText('1 new').waitFor()
    await page.getByRole('button', { name: 'Data Analyst' }).click()
    const dialog = page.getByRole('dialog', { name: 'Data Analyst' })
    await dialog.getByRole('link', { name: 'View All Applications' }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 120_000)

  test('reads again what arrived while the connection was lost', async () => {
    const { page, call } = await atDesk('returns@lantern.example.test')
    const { jobId } = await call<{ jobId: string }>('post', '/jobportal/post', aJob)
    const lines: { close: () => Promise<void> }[] = []
    let isCut = false
    await page.routeWebSocket(/\/ws/, (line) => {
      if (isCut) return void line.close()
      lines.push(line)
      line.connectToServer()
    })
    await page.reload()
    await page.locator('.job-row').getByText('0 applicants').waitFor()
    await until(async () => lines.length > 0, 'the connection')
    isCut = true
    await lines[0]?.close()
    await applyFor(jobId)
    isCut = false
    await page.locator('.job-row').getByText('1 applicant').waitFor()
    await page.context().close()
  }, 120_000)

  test('finds a job among a hundred, and changes its profile and its mails', async () => {
    const { page, call } = await atDesk('many@lantern.example.test')
    for (let at = 0; at < 100; at += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, step) => call('post', '/jobportal/post', { ...aJob, location: `Town ${at + step}` })),
      )
    await page.reload()
    await page.locator('.job-row').nth(99).waitFor()
    await page.getByLabel('Search your jobs').fill('town 42')
    await page.getByText('1 of 100 jobs').waitFor()
    expect(await page.locator('.job-row').count()).toBe(1)
    await page.getByLabel('Show').selectOption('Closed')
    await page.getByText('0 of 100 jobs').waitFor()

    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('Full Name').fill('Dana Company')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit profile')
    await page.getByLabel('A daily digest').check()
    await page.getByText('Your choice of emails is saved').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
    expect(await page.getByLabel('A daily digest').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Copy code' }).click()
    await page.getByText('Code copied to clipboard!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<script src="\S+\/jobs\.js\?company=\w+" async>/)
    await page.context().close()
  }, 120_000)
})

describe('a draft', () => {
  test('survives a reload without its file, can be discarded, and goes once it is posted', async () => {
    const { page } = await atDesk('drafts@lantern.example.test')
    await page.goto(`${server.url}/jobportal/post`)
    await fillRequired(page)
    await page.locator('input[type=file]').setInputFiles(await job())
    await page.getByText('Backend Engineer.pdf').first().waitFor()
    await page.reload()
    await page.getByText('This is your draft').waitFor()
    await page.getByText('please choose “Backend Engineer.pdf” again').waitFor()
    expect(await page.getByLabel('Location').inputValue()).toBe('Berlin')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    expect(await page.evaluate(() => document.activeElement?.matches('select'))).toBe(true)
    expect(await page.getByLabel('Location').inputValue()).toBe('')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    expect(await page.getByText('This is your draft').count()).toBe(0)

    await fillRequired(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await page.getByLabel('Location').inputValue()).toBe('Berlin')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByRole('dialog', { name: 'Job Posted Successfully' }).waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.context().close()
  }, 120_000)
})

describe('a company that is not verified', () => {
  test('sees why, writes and previews, is refused in words, and keeps its draft', async () => {
    const { page, call } = await atDesk('waits@lantern.example.test', { verified: false })
    await page.getByRole('link', { name: 'Post New Job' }).click()
    await page.getByText('An administrator still has to verify your company').waitFor()
    await fillRequired(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByRole('alert').getByText('Job Posting Failed: Only verified companies can post jobs.').waitFor()
    await page.getByRole('button', { name: 'Post Job' }).waitFor()
    expect((await call<{ jobs: unknown[] }>('get', '/jobportal/myjobs')).jobs).toEqual([])
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByLabel('Location').waitFor()
    expect(await page.getByText('Only verified companies can post jobs.').count()).toBe(0)
    const leave = async (choice: string) => {
      await page.getByRole('button', { name: 'Logout', exact: true }).click()
      await page.getByRole('group', { name: 'Drafts in this browser' }).getByText('A draft is kept in this browser').waitFor()
      await page.getByRole('button', { name: choice }).click()
      await page.waitForURL(`${server.url}/`)
      await page.getByRole('status').getByText('Logged out successfully').waitFor()
      return page.evaluate(() => localStorage.length)
    }
    expect(await leave('Keep and Logout')).toBeGreaterThan(0)
    const signedIn = await page.request.post(`${server.url}/jobportal/login`, {
      data: { email: 'waits@lantern.example.test', password },
    })
    const { token } = await signedIn.json()
    await page.evaluate((kept) => sessionStorage.setItem('jobToken', kept), token)
    await page.goto(`${server.url}/jobportal/post`)
    await awake(page)
    expect(await leave('Delete and Logout')).toBe(0)
    await page.goto(`${server.url}/jobportal/post`)
    await page.waitForURL('**/jobportal/login')
    await page.context().close()
  }, 120_000)
})

test('confetti falls for five seconds where motion is welcome', async () => {
  const { page, call } = await atDesk('party@lantern.example.test')
  const { jobId } = await call<{ jobId: string }>('post', '/jobportal/post', aJob)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${server.url}/jobportal/post?from=${jobId}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.locator('canvas.confetti').waitFor()
  const from = Date.now()
  await page.locator('canvas.confetti').waitFor({ state: 'detached' })
  expect(Date.now() - from).toBeGreaterThan(3500)
  await page.context().close()
}, 120_000)
