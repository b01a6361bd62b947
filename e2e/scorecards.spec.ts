import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, linkIn, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { barriers, picture } from './looks.ts'
import { job, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let owners: BrowserContext
let page: Page
let theirs: BrowserContext
let mine: Page
const interviewer = { ...recruiter('Ivo Interviewer'), password: 'the-door-is-open-9' }
const of = { job: '', candidate: '', name: '' }

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  owners = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(owners, server, await aRecruiter(browser, server))
  page = await owners.newPage()
  const answer = await owners.request.post(`${server.url}/api/submit`, {
    multipart: { resumes: await strongResume(), job_description: await job(), job_description_title: 'Backend Developer' },
  })
  const [record] = (await answer.json()).results
  of.job = record.jobDescriptionId._id
  of.candidate = record._id
  of.name = record.matchingResult[0]['Resume Data'].name
  await owners.request.post(`${server.url}/api/team/invitations`, {
    data: { email: interviewer.email, role: 'interviewer', jobs: [of.job] },
  })
  const link = linkIn(await server.mailTo(interviewer.email, 'invitation'), '/invitation')
  const { fullName, password } = interviewer
  const joining = { fullName, password, ...Object.fromEntries(new URL(link).searchParams) }
  await owners.request.post(`${server.url}/api/candidates/${of.candidate}/notes`, { data: { text: 'Asked for Tuesday' } })
  theirs = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await theirs.request.post(`${server.url}/api/invitation/accept`, { data: joining })
  mine = await theirs.newPage()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (on: Page, path: string) => {
  await on.goto(server.url + path)
  await awake(on)
}
const address = (part: string) => `/dashboard/candidates/${of.candidate}/${part}`
const rate = (on: Page, line: string, rating: string) => on.getByRole('group', { name: line }).getByLabel(rating).check()

test('an interviewer fills in a scorecard by keyboard and mouse, as a draft first', async () => {
  const { complaints } = watch(mine, server)
  await open(mine, address('activity'))
  await mine.getByRole('link', { name: 'Fill in yours' }).click()
  await mine.getByRole('heading', { level: 1, name: `Scorecard: ${of.name}` }).waitFor()
  await picture(mine, 'scorecard-empty')
  expect(await barriers(mine)).toEqual([])
  await mine.getByRole('button', { name: 'Submit scorecard' }).click()
  await mine.getByText('Choose a recommendation before you submit the scorecard.').waitFor()
  await rate(mine, 'PostgreSQL', '3 Good')
  await mine.getByRole('group', { name: 'PostgreSQL' }).getByLabel('What you saw or heard').fill('Knew when an index is not used')
  await mine.getByRole('button', { name: 'Save draft' }).click()
  await mine.getByText('This is a draft. Nobody but you sees it.').waitFor()
  await open(mine, address('scorecard'))
  expect(await mine.getByRole('group', { name: 'PostgreSQL' }).getByLabel('3 Good').isChecked()).toBe(true)
  await mine.getByRole('group', { name: 'Recommendation' }).getByLabel('Yes', { exact: true }).check()
  await mine.getByRole('button', { name: 'Submit scorecard' }).click()
  await mine.getByText('Your scorecard is submitted').waitFor()
  await mine.getByText('Nobody else has submitted one yet.').waitFor()
  expect(complaints).toEqual([])
})

test('an owner reads it first, adds their own, and how far both agree stands on the candidate’s page', async () => {
  const { complaints } = watch(page, server)
  await open(page, address('scorecard'))
  await page.getByText('A colleague has submitted a scorecard').waitFor()
  expect(await page.getByText('Knew when an index is not used').count()).toBe(0)
  await rate(page, 'Go', '2 Mixed')
  await page.getByRole('button', { name: 'Read without submitting mine' }).click()
  await page.getByText('Knew when an index is not used').waitFor()
  expect(await page.getByRole('group', { name: 'Go' }).getByLabel('2 Mixed').isChecked()).toBe(true)
  await rate(page, 'PostgreSQL', '1 Weak')
  await page.getByRole('group', { name: 'Recommendation' }).getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Submit scorecard' }).click()
  await page.getByRole('table', { name: 'Agreement' }).getByText('Two apart').waitFor()
  await picture(page, 'scorecard-both')
  expect(await barriers(page)).toEqual([])
  await open(page, address('activity'))
  const panel = page.getByRole('region', { name: 'Scorecards' })
  await panel.getByText('Ivo Interviewer').waitFor()
  await panel.getByText('Two apart').waitFor()
  await picture(page, 'scorecard-panel')
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the kit of a job is changed and brought back', async () => {
  const { complaints } = watch(page, server)
  await open(page, `/dashboard/job-descriptions/${of.job}/interview-kit`)
  await page.getByText('Nobody has changed it yet.').waitFor()
  await picture(page, 'kit')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByRole('region', { name: 'New line' }).getByLabel('What is rated').fill('Works with others')
  await page.getByRole('button', { name: 'Save the kit' }).click()
  await page.getByText('The interview kit is saved').waitFor()
  await open(page, address('scorecard'))
  await page.getByRole('group', { name: 'Works with others' }).waitFor()
  await open(page, `/dashboard/job-descriptions/${of.job}/interview-kit`)
  await page.getByRole('button', { name: 'Back to the suggestion' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await page.getByText('Nobody has changed it yet.').waitFor()
  expect(complaints).toEqual([])
})

test('the packet prints everything that its reader may see, without the frame of the app', async () => {
  await open(page, address('packet'))
  await page.getByRole('heading', { level: 1, name: `Hiring packet: ${of.name}` }).waitFor()
  await picture(page, 'packet')
  expect(await barriers(page)).toEqual([])
  const text = await printed(page)
  for (const words of [
    'Hiring packet',
    of.name,
    'must-have',
    'Ivo Interviewer',
    'Knew when an index',
    'Two apart',
    'Asked for Tuesday',
  ])
    expect(text).toContain(words.replaceAll(/\s+/g, ' '))
  for (const words of ['Talent Workspace', 'Message Templates', 'Logout', 'Skip to content']) expect(text).not.toContain(words)

  await open(mine, address('packet'))
  const theirText = await printed(mine)
  expect(theirText).toContain('Knew when an index')
  expect(theirText).not.toContain('Asked for Tuesday')
  for (const path of ['scorecard', 'packet']) {
    await mine.setViewportSize({ width: 390, height: 900 })
    await open(mine, address(path))
    expect(await mine.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

/** What stands on paper, line breaks as spaces. */
async function printed(on: Page): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(await on.pdf({ format: 'A4' })) }).promise
  const pieces: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pieces.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return pieces.join(' ').replaceAll(/\s+/g, ' ')
}
