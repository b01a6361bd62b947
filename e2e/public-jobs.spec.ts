import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { OwnJobRecord } from '#src/jobportal/views.ts'
import { linkIn, openBrowser, type Server, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { job as jobPaper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let token: string
let companyId: string
let folder: string

beforeAll(async () => {
  // Every test comes from an address of its own: a minute has room for ten applications from one.
  const environment = { AUTO_VERIFY_COMPANIES: 'on', TRUST_PROXY: 'on' }
  ;[server, browser, folder] = await Promise.all([startServer(environment), openBrowser(), mkdtemp(join(tmpdir(), 'ats-apply-'))])
  const account = { email: 'cara@lantern.example.test', password: 'open-the-window-7' }
  await call('POST', '/jobportal/register', { ...account, fullName: 'Cara Company', companyName: 'Lantern Works' })
  const { search } = new URL(linkIn(await server.mailTo(account.email), '/jobportal/verify-email'))
  await call('GET', `/api/jobportal/verify-email${search}`)
  token = (await call<{ token: string }>('POST', '/jobportal/login', account)).token
  companyId = (await call<{ user: { _id: string } }>('GET', '/jobportal/profile')).user._id
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isForm = body instanceof FormData
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return (text ? JSON.parse(text) : null) as Answer
}

const description = `Runs the payments API.

What you do:
- Keep it boring
- Answer the phone`

const questions = [
  { question: 'Why do you want to work with us?', required: true },
  { question: 'When could you start?', required: false },
]

interface Posted {
  id: string
  path: string
}

async function aJob(fields: Record<string, unknown> = {}): Promise<Posted> {
  const { jobId } = await call<{ jobId: string }>('POST', '/jobportal/post', {
    title: 'Backend Developer',
    location: 'Oslo',
    descriptionText: description,
    skillsRequired: 'Go, PostgreSQL',
    ...fields,
  })
  const { job } = await call<{ job: OwnJobRecord }>('GET', `/jobportal/jobs/${jobId}`)
  return { id: jobId, path: `/jobs/${job.publicId}` }
}

/** 64 × 64 pixels, as a browser makes them. */
async function aPicture() {
  const page = await browser.newPage({ viewport: { width: 64, height: 64 } })
  const bytes = await page.screenshot()
  await page.close()
  return new Uint8Array(bytes)
}

const close = ({ id }: Posted) => call('PATCH', `/jobportal/jobs/${id}`, { status: 'Closed' })
const received = ({ id }: Posted) => call<ApplicationRecord[]>('GET', `/jobportal/applications/${id}`)

let visitors = 0

async function visit(options: BrowserContextOptions = {}) {
  visitors += 1
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` },
    ...options,
  })
  const page = await context.newPage()
  return { page, complaints: watch(page, server).complaints, leave: () => context.close() }
}

const fill = async (page: Page, email: string) => {
  await page.getByLabel('Full Name').fill('Ingrid Solberg')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill('+47 22 33 44 55')
  await page.getByLabel('Upload Resume').setInputFiles(await strongResume())
  await page.getByLabel('Why do you want to work with us?').fill('The fjords.')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click()
const sentence = "Application Submitted! We'll review your application shortly."

describe('the page of a job', () => {
  test('shows what the company said, without a script, with what search engines read', async () => {
    const posted = await aJob({
      experience: '3 years',
      salaryRange: 'NOK 900k',
      department: 'Payments',
      companyName: 'Lantern Labs',
    })
    const { page, complaints, leave } = await visit({ javaScriptEnabled: false })
    const answer = await page.goto(server.url + posted.path)
    expect(answer?.status()).toBe(200)
    expect(await page.title()).toBe('Backend Developer at Lantern Labs, Oslo · Evident')
    await page.getByRole('heading', { level: 1, name: 'Backend Developer' }).waitFor()
    for (const name of ['Job Description', 'Requirements', 'Additional Details'])
      await page.getByRole('heading', { name }).waitFor()
    for (const item of [
      'Location: Oslo',
      'Job type: Full-Time',
      'Experience: 3 years',
      'Salary: NOK 900k',
      'Keep it boring',
      'Go',
    ])
      expect(await page.getByRole('listitem').filter({ hasText: item }).count()).toBeGreaterThan(0)
    // Nobody has measured or said how long an answer takes.
    expect(await page.getByText('business days').count()).toBe(0)
    const html = await (await fetch(server.url + posted.path)).text()
    const posting = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Backend Developer',
      hiringOrganization: { name: 'Lantern Labs' },
    })
    for (const part of [`<link rel="canonical" href="${server.url}${posted.path}"`, 'property="og:title"', 'name="twitter:card"'])
      expect(html).toContain(part)
    expect(complaints).toEqual([])
    await leave()
  })

  test('says nothing where the company said nothing, and names the company instead of a person', async () => {
    const posted = await aJob()
    const { page, complaints, leave } = await visit()
    for (const path of [posted.path, '/jobs']) {
      await page.goto(server.url + path)
      await page.getByText('Lantern Works').first().waitFor()
      const html = await page.content()
      for (const made of ['Cara Company', 'Your Company', 'Our Company', '0-1 years', 'General', 'Negotiable', 'business days'])
        expect([path, made, html.includes(made)]).toEqual([path, made, false])
    }
    await page.goto(server.url + posted.path)
    expect(await page.getByRole('heading', { name: 'Additional Details' }).count()).toBe(0)
    await page.getByRole('listitem').filter({ hasText: 'Job type: Full-Time' }).waitFor()
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /Experience:|Salary:/ })
        .count(),
    ).toBe(0)
    expect(await axeViolationsOn(page)).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

  test('leads to the whole description as a file', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ title: 'Data Analyst', location: 'Oslo', descriptionText: description }))
      form.set(name, value)
    const paper = await jobPaper()
    form.set('jobDescription', new File([new Uint8Array(paper.buffer)], paper.name, { type: paper.mimeType }))
    const { jobId } = await call<{ jobId: string }>('POST', '/jobportal/post', form)
    const { job } = await call<{ job: OwnJobRecord }>('GET', `/jobportal/jobs/${jobId}`)
    const { page, leave } = await visit({ javaScriptEnabled: false })
    await page.goto(`${server.url}/jobs/${job.publicId}`)
    const href = await page.getByRole('link', { name: 'View Full Job Description PDF' }).getAttribute('href')
    const file = await fetch(server.url + href, { headers: { accept: 'text/html' } })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await call('PUT', `/jobportal/jobs/${jobId}`, {
      title: 'Data Analyst',
      location: 'Oslo',
      descriptionText: description,
      removeFile: true,
    })
    const gone = await fetch(server.url + href, { headers: { accept: 'text/html' } })
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('Could not retrieve job description file')
    await leave()
  })

  test('says at once that a job is closed, changed, or not there', async () => {
    const posted = await aJob()
    const { page, leave } = await visit()
    await page.goto(server.url + posted.path)
    await call('PUT', `/jobportal/jobs/${posted.id}`, { title: 'Data Scientist', location: 'Bergen', descriptionText: 'Other.' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Data Scientist' }).waitFor()
    await close(posted)
    const closed = await page.reload()
    expect(closed?.status()).toBe(410)
    await page.getByRole('heading', { name: 'This job is closed' }).waitFor()
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0)
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
    await page.getByRole('link', { name: 'See the open jobs' }).click()
    await page.waitForURL('**/jobs')
    const missing = await page.goto(`${server.url}/jobs/nothing`)
    expect(missing?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Job Not Found' }).waitFor()
    await page.getByText("The job you're looking for doesn't exist or may have been removed.").waitFor()
    await leave()
  })

  test('loads next to no script before its form is touched', async () => {
    const { path } = await aJob({ questions: JSON.stringify(questions) })
    const { page, complaints, leave } = await visit()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}${path}?apply`, { waitUntil: 'networkidle' })
    expect(scripts.filter((name) => !/\/(?:still|theme-choice)-/.test(name))).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('somebody who applies', () => {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with a script' : 'without a script'

    test(`${how} reads the job, opens the form, sends it and hears of it by mail`, async () => {
      const posted = await aJob({ questions: JSON.stringify(questions) })
      const { page, complaints, leave } = await visit({ javaScriptEnabled })
      const email = `ingrid-${javaScriptEnabled}@example.test`
      await page.goto(`${server.url}${posted.path}?utm_source=fjord-board&utm_medium=x`)
      await page.getByRole('link', { name: 'Apply Now' }).click()
      await page.waitForURL('**?apply**')
      await fill(page, email)
      expect(await page.getByRole('checkbox').isChecked()).toBe(false)
      await page.getByText('(Version 2026-11)').waitFor()
      await submit(page)
      await page.getByText(sentence).waitFor()
      if (javaScriptEnabled) expect(await page.getByLabel('Full Name').inputValue()).toBe('')
      else expect(new URL(page.url()).search).toBe('?sent')
      const [application] = await received(posted)
      expect(application).toMatchObject({ candidateName: 'Ingrid Solberg', candidateEmail: email, source: 'fjord-board' })
      await server.mailTo(email)
      expect(complaints).toEqual([])
      await leave()
    })

    test(`${how} loses nothing of what was typed when the file is none that can be taken`, async () => {
      const posted = await aJob({ questions: JSON.stringify(questions) })
      const { page, leave } = await visit({ javaScriptEnabled })
      await page.goto(`${server.url}${posted.path}?apply`)
      await fill(page, 'else@example.test')
      await page.getByRole('checkbox').check()
      const picture = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a, whatever its name says') }
      await page.getByLabel('Upload Resume').setInputFiles(picture)
      await submit(page)
      const refusal = 'Please upload your resume as a PDF, DOC or DOCX file.'
      await page.locator('form').getByText(refusal).first().waitFor()
      if (javaScriptEnabled) {
        // Beside the button it is only to be seen: it is read aloud once, at the field, and the keyboard is there.
        await page.locator('.form-footer').getByText(`Submission Failed: ${refusal}`).waitFor()
        expect(await page.getByRole('alert').filter({ hasText: refusal }).count()).toBe(1)
        await until(
          () => page.getByLabel('Upload Resume').evaluate((field) => field === document.activeElement),
          'the focus to be at the field',
        )
      } else await page.getByText('Please choose your resume again').waitFor()
      expect(await page.getByLabel('Full Name').inputValue()).toBe('Ingrid Solberg')
      expect(await page.getByLabel('Why do you want to work with us?').inputValue()).toBe('The fjords.')
      expect(await page.getByRole('checkbox').isChecked()).toBe(true)
      await page.getByLabel('Upload Resume').setInputFiles(await strongResume())
      await submit(page)
      await page.getByText(sentence).waitFor()
      expect(await received(posted)).toHaveLength(1)
      await leave()
    })

    test(`${how} hears that the job was closed in the meantime, and loses nothing`, async () => {
      const posted = await aJob({ questions: JSON.stringify(questions) })
      const { page, leave } = await visit({ javaScriptEnabled })
      await page.goto(`${server.url}${posted.path}?apply&source=late`)
      await fill(page, 'late@example.test')
      await close(posted)
      await submit(page)
      await page.locator('form').getByText('This job is closed and no longer accepts applications.').waitFor()
      expect(await page.getByLabel('Full Name').inputValue()).toBe('Ingrid Solberg')
      expect(await page.getByLabel('Why do you want to work with us?').inputValue()).toBe('The fjords.')
      expect(await page.locator('input[name=source]').getAttribute('value')).toBe('late')
      expect(await received(posted)).toEqual([])
      await leave()
    })
  }

  test('without a script gets each refusal with its own status', async () => {
    const posted = await aJob({ questions: JSON.stringify(questions) })
    const send = async (fields: Record<string, string>, file: Blob | null, path = posted.id) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (file) form.set('resume', file, 'resume.pdf')
      visitors += 1
      const answer = await fetch(`${server.url}/public/apply/${path}`, {
        method: 'POST',
        body: form,
        headers: { accept: 'text/html', 'x-forwarded-for': `198.51.100.${visitors}` },
      })
      return { status: answer.status, html: await answer.text() }
    }
    const complete = { name: '<b>"Bo"</b>', email: 'bo@example.test' }
    const missing = await send(complete, new Blob(['%PDF-1.4']))
    expect(missing.status).toBe(400)
    expect(missing.html).toContain('Please answer: Why do you want to work with us?')
    expect(missing.html).toContain('value="&lt;b&gt;&quot;Bo&quot;&lt;/b&gt;"')
    expect((await send({ ...complete, 'answer-x': 'y' }, null)).status).toBe(400)
    expect((await send(complete, new Blob([new Uint8Array(26_214_401)]))).status).toBe(413)
    const nowhere = await send(complete, new Blob(['%PDF-1.4']), 'nothing')
    expect(nowhere.status).toBe(404)
    expect(nowhere.html).toContain('Job Not Found')
  })

  test('with a script is told of a file that is too large before it is sent', async () => {
    const { path } = await aJob()
    const large = join(folder, 'large.pdf')
    await writeFile(large, '%PDF-1.4')
    await truncate(large, 26_214_401)
    const { page, leave } = await visit()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto(`${server.url}${path}?apply`)
    await page.getByLabel('Full Name').fill('Ingrid Solberg')
    await page.getByLabel('Email Address').fill('large@example.test')
    await page.getByLabel('Upload Resume').setInputFiles(large)
    await submit(page)
    await page.getByText('This file is larger than 25 MB. Please choose a smaller one.').waitFor()
    expect(sent).toEqual([])
    await leave()
  })

  test('offline loses nothing, and applies once when the connection is back', async () => {
    const posted = await aJob({ questions: JSON.stringify(questions) })
    const { page, leave } = await visit()
    await page.goto(`${server.url}${posted.path}?apply`)
    await page.getByLabel('Full Name').focus()
    await page.waitForSelector('[data-island=apply-form][data-awake]')
    await fill(page, 'train@example.test')
    // The answer of the first attempt gets lost on its way.
    await page.route('**/public/apply/**', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submit(page)
    await page.getByText('Nothing you typed is lost: send it again when you are connected.').waitFor()
    await page.unroute('**/public/apply/**')
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Ingrid Solberg')
    await submit(page)
    await page.getByText(sentence).waitFor()
    expect(await received(posted)).toHaveLength(1)
    expect((await received(posted))[0]!.updatedAt).toBeNull()
    await leave()
  })

  test('can do it with the keyboard alone', async () => {
    const posted = await aJob()
    const { page, leave } = await visit()
    await page.goto(server.url + posted.path)
    await page.getByRole('link', { name: 'Apply Now' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**?apply**')
    await page.keyboard.press('Tab')
    await page.waitForSelector('[data-island=apply-form][data-awake]')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    for (const [name, typed] of [
      ['name', 'Kay Board'],
      ['email', 'kay@example.test'],
      ['phone', ''],
    ]) {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name!)
      await page.keyboard.type(typed!)
      await page.keyboard.press('Tab')
    }
    await page.getByLabel('Upload Resume').setInputFiles(await strongResume())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(sentence).waitFor()
    await leave()
  })
})

describe('the list of open jobs', () => {
  test('is searched without a script, page by page', async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false })
    await aJob({ title: 'UiPath Developer', location: 'Tromsø' })
    await page.goto(`${server.url}/jobs`)
    await page.getByLabel('Search for a title, skill, company or place').fill('tromsø')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('1 job for “tromsø”').waitFor()
    await page.getByRole('link', { name: 'UiPath Developer' }).click()
    await page.getByRole('heading', { level: 1, name: 'UiPath Developer' }).waitFor()
    await page.goto(`${server.url}/jobs?q=nobody-does-this`)
    await page.getByText('No open job matches').waitFor()
    await leave()
  })

  test('of one company says what it entered of itself, and its filters can be taken away again, without a script', async () => {
    const form = new FormData()
    const about = 'We make **lamps that last**.\n\n- in Oslo\n- by hand'
    for (const [name, value] of Object.entries({ about, website: 'lantern.example', color: '#fde68a' })) form.append(name, value)
    form.append('logo', new File([await aPicture()], 'logo.png'))
    await call('PUT', '/jobportal/company-page', form)
    const { path } = await aJob({ title: 'Data Analyst', location: 'Bodø', jobType: 'Contract', isRemote: true })
    await aJob({ title: 'Data Analyst', location: 'Bodø', jobType: 'Part-Time' })
    const { page, complaints, leave } = await visit({ javaScriptEnabled: false })

    await page.goto(server.url + path)
    await page.getByRole('link', { name: 'Lantern Works' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lantern Works' }).waitFor()
    expect(new URL(page.url()).search).toBe(`?company=${companyId}`)
    const logo = page.getByRole('img', { name: 'Logo of Lantern Works' })
    expect(await logo.evaluate((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth)).toBe(
      64,
    )
    expect(await page.locator('strong', { hasText: 'lamps that last' }).count()).toBe(1)
    expect(await page.getByRole('listitem').filter({ hasText: 'by hand' }).count()).toBe(1)
    const website = page.getByRole('link', { name: 'lantern.example' })
    expect([await website.getAttribute('href'), await website.getAttribute('rel')]).toEqual([
      'https://lantern.example/',
      'noopener nofollow',
    ])
    // Light yellow is no color for text on white.
    const title = page.getByRole('link', { name: 'Data Analyst' }).first()
    expect(await title.evaluate((link) => getComputedStyle(link).color)).not.toBe('rgb(253, 230, 138)')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${server.url}/jobs?company=${companyId}`)
    const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(said).toMatchObject({ '@type': 'Organization', name: 'Lantern Works', sameAs: 'https://lantern.example/' })

    await page.getByLabel('Job type').selectOption('Contract')
    await page.getByLabel('Location').selectOption('Bodø')
    await page.getByLabel('Remote only').check()
    await page.getByRole('button', { name: 'Search' }).click()
    expect(await page.getByRole('status').textContent()).toBe('1 job · Contract · Remote only · Bodø')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('link', { name: 'Remove filter: Contract' }).click()
    expect(await page.getByRole('status').textContent()).toBe('1 job · Remote only · Bodø')
    await page.getByLabel('Job type').selectOption('Internship')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('Try another word, or remove a filter.').waitFor()
    await page.getByRole('link', { name: 'Remove all filters' }).last().click()
    expect(new URL(page.url()).search).toBe(`?company=${companyId}`)
    expect(complaints).toEqual([])
    await leave()
  })

  test('stands on the site of a company whose policy lets in one script', async () => {
    const { path } = await aJob({
      title: 'Product Manager',
      companyName: '<img src=x onerror=alert(1)>',
      location: '<b>Oslo</b>',
    })
    const policy = `default-src 'none'; script-src ${server.url}; style-src 'none'; base-uri 'none'; require-trusted-types-for 'script'`
    const html = `<!doctype html><title>Careers</title><main><script src="${server.url}/jobs.js?company=${companyId}"></script></main><footer>End</footer>`
    const careers = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () =>
        new Response(html, {
          headers: {
            'content-type': 'text/html',
            'content-security-policy': policy,
            'cross-origin-embedder-policy': 'require-corp',
          },
        }),
    })
    const context = await browser.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    const asked: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`http://127.0.0.1:${careers.port}/`)
    const link = page.locator('main .job-list a', { hasText: 'Product Manager' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`${server.url}${path}?source=127.0.0.1`)
    expect(await page.locator('main .job-list b, main .job-list img').count()).toBe(0)
    expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toHaveLength(2)
    expect(complaints).toEqual([])
    await context.close()
    await careers.stop(true)
  })
})

describe('for everybody', () => {
  test('no page has a barrier, in light and dark and on a phone', async () => {
    const posted = await aJob({ questions: JSON.stringify(questions), country: 'NO', isRemote: true })
    const closed = await aJob()
    await close(closed)
    const paths = [
      posted.path,
      `${posted.path}?apply`,
      `${posted.path}?sent`,
      closed.path,
      '/jobs/nothing',
      '/jobs',
      '/jobs?q=nobody',
      `/jobs?company=${companyId}`,
      `/jobs?company=${companyId}&type=Contract&remote=true`,
    ]
    const { page, leave } = await visit()
    const found: string[] = []
    const look = async (where: string, rules: 'all' | 'colours' = 'all') => {
      for (const barrier of await axeViolationsOn(page, { rules })) found.push(`${where}: ${barrier}`)
    }
    for (const path of paths) {
      await page.setViewportSize({ width: 1200, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(server.url + path)
      await look(path)
      await page.setViewportSize({ width: 390, height: 844 })
      await look(`${path} on a phone`)
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, beside]).toEqual([path, 0])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      await look(`${path} in the dark`, 'colours')
    }
    expect(found).toEqual([])
    await leave()
  })

  test('a script in any field is text', async () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script></script>{{7*7}}'
    const { path } = await aJob({
      companyName: attack,
      location: attack,
      experience: attack,
      department: attack,
      salaryRange: attack,
      skillsRequired: attack,
      descriptionText: `${attack}\n- ${attack}`,
      questions: JSON.stringify([{ question: attack, required: true }]),
    })
    const { page, complaints, leave } = await visit()
    page.on('dialog', (dialog) => {
      complaints.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (const query of ['', `?apply&source=${encodeURIComponent(attack)}`]) {
      await page.goto(server.url + path + query, { waitUntil: 'networkidle' })
      expect(await page.getByText(attack).count()).toBeGreaterThan(3)
      expect(await page.locator('#app img').count()).toBe(0)
    }
    await page.goto(`${server.url}/jobs?q=${encodeURIComponent(attack.slice(0, 40))}`)
    await until(async () => (await page.locator('#app img').count()) === 0, 'the list')
    expect(complaints).toEqual([])
    await leave()
  })
})
