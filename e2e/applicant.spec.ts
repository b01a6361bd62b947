import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { unzipSync } from 'fflate'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { ApplicationDetail, ApplicationRecord } from '#src/jobportal/application-views.ts'
import { linkIn, openBrowser, type Server, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { brokenResume, distantResume, type Paper, pdf } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let company: { call<Answer>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }> }
let job: { id: string; publicId: string; questionId: string }

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  company = await aCompany()
  const { body } = await company.call<{ jobId: string }>('POST', '/jobportal/post', {
    title: 'Backend Developer',
    location: 'Oslo',
    descriptionText: 'You run the services that plan deliveries.\nMust have: Go, PostgreSQL, GraphQL.',
    skillsRequired: 'Go, PostgreSQL, GraphQL',
    questions: JSON.stringify([{ question: 'When can you begin?', required: true }]),
  })
  const { jobs } = (
    await company.call<{ jobs: { _id: string; publicId: string; questions: { id: string }[] }[] }>('GET', '/jobportal/myjobs')
  ).body
  const posted = jobs.find(({ _id }) => _id === body.jobId)!
  job = { id: posted._id, publicId: posted.publicId, questionId: posted.questions[0]!.id }
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A company that may post, and what it asks of the server. */
async function aCompany() {
  const account = { email: 'cara@lantern.example.test', password: 'open-the-window-7' }
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: unknown) => fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/jobportal/register', { ...account, fullName: 'Cara Company', companyName: 'Lantern Works' })
  const { search } = new URL(linkIn(await server.mailTo(account.email), '/jobportal/verify-email'))
  await fetch(`${server.url}/api/jobportal/verify-email${search}`)
  const { token } = (await (await post('/jobportal/login', account)).json()) as { token: string }
  return {
    async call<Answer>(method: string, path: string, body?: unknown) {
      const answer = await fetch(server.url + path, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answer }
    },
  }
}

/** Reads as a strong match that says one thing in words that the software does not know. */
const resume = () =>
  pdf('ingrid-solberg.pdf', [
    'Ingrid Solberg',
    'Backend Developer',
    'ingrid@example.test | +47 22 12 34 56 | Oslo',
    'EXPERIENCE',
    'Backend Developer, Nordlys Logistics, March 2019 - Present',
    'Moved fourteen services to Go and kept PostgreSQL fast.',
    'Wrote the query language by which shops ask for exactly what they need.',
    'SKILLS',
    'Go, PostgreSQL',
  ])

async function apply(name: string, email: string, paper: Paper): Promise<string> {
  const form = new FormData()
  form.set('name', name)
  form.set('email', email)
  form.set(`answer-${job.questionId}`, 'In March')
  form.set('resume', new File([new Uint8Array(paper.buffer)], paper.name, { type: paper.mimeType }))
  const answer = await fetch(`${server.url}/public/apply/${job.id}`, { method: 'POST', body: form })
  expect(answer.status).toBe(201)
  const { text } = await server.mailTo(email)
  return text.match(/https?:\/\/\S+\/application\/[\w-]+/)![0]
}

const received = async (email: string) => {
  const { body } = await company.call<ApplicationRecord[]>('GET', `/jobportal/applications/${job.id}`)
  return body.find(({ candidateEmail }) => candidateEmail === email)
}

/** As the company sees it, once the software has read it. */
const readOne = (email: string) =>
  until(async () => {
    const found = await received(email)
    return found && !found.match.isWaiting ? found : null
  }, `the application of ${email} to be read`)

const visitor = async (address: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(address)
  return { page, complaints, close: () => context.close() }
}

const row = (page: Page, label: string) => page.locator('.applicant-row').filter({ has: page.locator('dt', { hasText: label }) })
const open = (page: Page, label: string) => row(page, label).locator('summary').click()

test('somebody who applied sees what was read and found, corrects it, and the company sees that at once', async () => {
  const email = 'ingrid@example.test'
  const link = await apply('Ingrid Solbreg', email, await resume())
  const { page, complaints, close } = await visitor(link)
  await page.getByRole('heading', { name: 'Your application: Backend Developer' }).waitFor()
  // Also when the page was opened before the resume was read.
  await page
    .getByText('query language by which shops')
    .or(page.getByText('PostgreSQL', { exact: true }))
    .first()
    .waitFor()
  const before = await readOne(email)
  expect(before.missing).toContain('GraphQL')
  expect(before.match.percentage).toBeLessThan(100)
  const text = await page.locator('main').textContent()
  for (const words of [
    'Lantern Works',
    'Nordlys Logistics',
    'In March',
    'When can you begin?',
    'Not found in your resume (1)',
    'What you would do in this job (1)',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/\d\s?%/)
  expect(await axeViolationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await open(page, 'Name')
  await page.getByLabel('Your name').fill('Ingrid Solberg')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The company can see it right away.').waitFor()
  expect((await received(email))?.candidateName).toBe('Ingrid Solberg')

  const skills = row(page, 'Skills')
  await open(page, 'Skills')
  await skills.getByLabel('Something is missing').check()
  await skills.getByLabel('Which skill is missing?').fill('GraphQL')
  await skills.getByLabel('Words in your resume').fill('ten years of GraphQL')
  await skills.getByRole('button', { name: 'Send the correction' }).click()
  await page.getByText('These words were not found in the text of your resume').waitFor()
  expect(await skills.getByLabel('Which skill is missing?').inputValue()).toBe('GraphQL')
  await skills.getByText('The company sees it as your own statement.', { exact: true }).waitFor()
  expect((await received(email))?.match.percentage).toBe(before.match.percentage)
  await skills.getByLabel('Words in your resume').fill('query language by which shops ask for exactly')
  await skills.getByRole('button', { name: 'Send the correction' }).click()
  await page.getByText('It now counts for the comparison with the job').waitFor()
  await page.locator('.applicant-requirements li').filter({ hasText: 'GraphQL' }).getByText('Found', { exact: true }).waitFor()
  const after = await until(async () => {
    const now = await received(email)
    return now && now.match.percentage! > before.match.percentage! ? now : null
  }, 'the match to be better')
  expect([after.hasCorrections, after.found.includes('GraphQL')]).toEqual([true, true])

  await open(page, 'Employers')
  await row(page, 'Employers').getByLabel('A few words about it').fill('It was its daughter company.')
  await row(page, 'Employers').getByRole('button', { name: 'Send the correction' }).click()
  await page.getByText('You say this is wrong: Nordlys Logistics').waitFor()
  const { body } = await company.call<ApplicationDetail>('GET', `/jobportal/application/${after._id}`)
  expect(body.corrections.map(({ about, kind, value }) => [about, kind, value])).toEqual([
    ['skills', 'missing', 'GraphQL'],
    ['companies', 'wrong', 'Nordlys Logistics'],
  ])
  await page.getByRole('button', { name: 'Take back: Nordlys Logistics' }).click()
  await page.getByText('You say this is wrong').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})

test('a person is asked to look, says that they did, and writes; the applicant leaves, takes everything along and has it deleted', async () => {
  const email = 'marguerite@example.test'
  const link = await apply('Marguerite Dufour', email, await distantResume())
  const other = await apply('Nils Aas', 'nils@example.test', await resume())
  const { _id } = await readOne(email)
  const { page, complaints, close } = await visitor(link, { colorScheme: 'dark' })
  await page.getByText('Ask for a review by a person').click()
  await page.getByLabel('Why?').fill('My kitchen runs like your servers.')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await page.getByText('Your reason: My kitchen runs like your servers.').waitFor()
  expect((await received(email))?.needsReview).toBe(true)
  await company.call('PATCH', `/jobportal/applications/${_id}`, { status: 'Reviewed', reviewed: true })
  const letter = { subject: 'Thank you', body: 'Dear Marguerite,\n\nwe have read it.' }
  expect((await company.call('POST', `/jobportal/applications/${_id}/message`, letter)).status).toBe(201)
  await page.reload()
  await page.getByText('A person at Lantern Works looked at your application').waitFor()
  await page.getByRole('heading', { name: 'Messages from the company' }).waitFor()
  await page.getByText('we have read it.').waitFor()
  await page.getByRole('heading', { name: 'Status: Reviewed' }).waitFor()

  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('dialog').getByText('This does not delete anything.').waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('You withdrew this application.').waitFor()
  expect((await received(email))?.isWithdrawn).toBe(true)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const zip = unzipSync(new Uint8Array(await Bun.file(await (await downloading).path()).arrayBuffer()))
  const all = Object.values(zip).map((bytes) => new TextDecoder().decode(bytes))
  for (const words of [email, 'In March', 'My kitchen runs', 'we have read it.', '%PDF-'])
    expect(all.some((each) => each.includes(words))).toBe(true)
  expect(all.some((each) => each.includes('nils@example.test'))).toBe(false)

  await page.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('dialog').getByText('every resume that you sent').waitFor()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('heading', { name: 'Your application was deleted' }).waitFor()
  expect(await received(email)).toBeUndefined()
  expect((await company.call('GET', `/jobportal/application/${_id}`)).status).toBe(404)
  expect(complaints).toEqual([])
  const again = await page.goto(link)
  expect(again?.status()).toBe(410)
  await page.getByRole('heading', { name: 'This application was deleted' }).waitFor()
  expect(await axeViolationsOn(page)).toEqual([])

  // Somebody else's link shows nothing of it, and is as it was.
  const answer = await page.goto(other)
  expect([answer?.status(), answer?.headers()['referrer-policy']]).toEqual([200, 'no-referrer'])
  await page.getByText('nils@example.test').waitFor()
  expect(await page.content()).not.toMatch(/marguerite|kitchen/i)
  const unknown = await page.goto(`${server.url}/application/${'a'.repeat(43)}`)
  expect(unknown?.status()).toBe(404)
  await page.getByRole('heading', { name: 'This link does not lead to an application' }).waitFor()
  await close()
})

test('what is sent again with an address waits until the link in the mail is followed', async () => {
  const email = 'again@example.test'
  const first = await apply('Astrid Again', email, await resume())
  await readOne(email)
  await apply('Somebody Else', email, await resume())
  expect((await received(email))?.candidateName).toBe('Astrid Again')

  const linkToNewer = async () =>
    (await server.mailTo(email)).text.match(/https?:\/\/\S+\/application\/[\w-]+\?newer=[\w-]+/)?.[0]
  const ofSomebodyElse = await until(linkToNewer, 'the email about the newer application')

  const { page, complaints, close } = await visitor(first)
  await page.getByText('Another application was sent with your address').waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete the newer one' }).click()
  await page.getByText('It is deleted. The application on this page has not changed.').waitFor()

  await apply('Astrid Anew', email, await resume())
  const newest = await until(async () => {
    const link = await linkToNewer()
    return link === ofSomebodyElse ? null : link
  }, 'the email about the newest application')
  await page.goto(newest)
  await page.getByText('has replaced the earlier one').waitFor()
  expect((await received(email))?.candidateName).toBe('Astrid Anew')
  // Opened once more, the link leads to the same page and changes nothing.
  await page.goto(newest)
  await page.getByRole('heading', { name: 'Your application: Backend Developer' }).waitFor()
  expect(complaints).toEqual([])
  await close()
}, 60_000)

test('a file that software cannot read waits for a person, and without a script the page can be read', async () => {
  const link = await apply('Half Afile', 'half@example.test', await brokenResume())
  await readOne('half@example.test')
  const { page, close } = await visitor(link, { javaScriptEnabled: false })
  await page.getByText('A person will read it.', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'applying again' }).getAttribute('href')).toContain(`/jobs/${job.publicId}?apply`)
  await page.locator('noscript p', { hasText: 'turn on JavaScript in your browser' }).waitFor()

  // Who lost the mail asks for a new link on the page of the job.
  await page.goto(`${server.url}/jobs/${job.publicId}`)
  await page.getByText('Already applied?').click()
  await page.getByLabel('The email you applied with').fill('half@example.test')
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await page.getByText('If this address has applied for this job, a new link').waitFor()
  const { text } = await server.mailTo('half@example.test', 'The link to your application')
  await page.goto(text.match(/https?:\/\/\S+\/application\/[\w-]+/)![0])
  await page.getByText('half@example.test').waitFor()
  await close()
})

test('what somebody typed while the connection was lost is still there, and so is what the server refused', async () => {
  const link = await apply('Lost Connection', 'lost@example.test', await resume())
  // Or the page reads itself anew in the middle of this.
  await readOne('lost@example.test')
  const { page, close } = await visitor(link)
  const save = page.getByRole('button', { name: 'Save' })
  // Before the page is awake, and after.
  await page.context().setOffline(true)
  // What is said of it moves the page by a line: the press comes after that, as a person's would.
  await row(page, 'Name').locator('summary').hover()
  await page.waitForSelector('[data-island][data-lost]')
  await open(page, 'Name')
  await page.getByLabel('Your name').fill('Lasse Connery')
  await save.click()
  await page.getByText('The connection was lost before this page was ready.').waitFor()
  await page.context().setOffline(false)
  await page.getByLabel('Your name').click()
  await page.waitForSelector('[data-island][data-awake]')
  await page.getByText('The connection was lost before').waitFor({ state: 'hidden' })
  await page.context().setOffline(true)
  await save.click()
  await page.getByText('The server could not be reached. What you typed is still here').waitFor()
  await page.context().setOffline(false)
  expect(await page.getByLabel('Your name').inputValue()).toBe('Lasse Connery')
  await save.click()
  await page.getByText('Saved. The company can see it right away.').waitFor()
  await open(page, 'Something else')
  const form = row(page, 'Something else')
  await form.getByLabel('A few words about it').fill('My second job is missing.')
  await form.getByRole('button', { name: 'Send the correction' }).click()
  await form.getByText('Please say what is missing.').waitFor()
  expect(await form.getByLabel('A few words about it').inputValue()).toBe('My second job is missing.')
  await close()
})

test('a page that was opened before the resume was read updates by itself', async () => {
  const link = await apply('Wanda Waiting', 'wanda@example.test', await resume())
  await readOne('wanda@example.test')
  const { page, close } = await visitor('about:blank')
  // The server was too fast for a person: what it said a moment ago.
  await page.route(link, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('data-wake="touch"', 'data-wake="visible"')
    const body = html.replace('&quot;reading&quot;:&quot;read&quot;', '&quot;reading&quot;:&quot;waiting&quot;')
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })
  await page.goto(link)
  await page.getByText('your resume is being read').waitFor()
  await page.getByText('your resume is being read').waitFor({ state: 'detached' })
  await page.getByText('Your resume has been read.').waitFor({ state: 'attached' })
  await close()
})
