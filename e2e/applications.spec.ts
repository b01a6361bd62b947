import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import { openBrowser, type Server, startServer, until } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import {
  aCompany,
  applyAt,
  type Company,
  cardOf,
  cards,
  namesOn,
  openApplications,
  postedJob,
  receivedBy,
} from './company-desk.ts'
import { brokenResume, distantResume, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let company: Company
let jobId = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
  jobId = await aPostedJob('Backend Developer')
  await apply(jobId, 'Marguerite Dufour', 'marguerite@example.test', await distantResume())
  await apply(jobId, 'Ingrid Solberg', 'ingrid@example.test', await strongResume(), 'Fjord board')
  await apply(jobId, 'Tomas Okafor', 'tomas@example.test', await middlingResume())
  await until(async () => (await received()).every(({ match }) => match.percentage !== null), 'three resumes to be read')
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const aPostedJob = (title: string) => postedJob(company, title)
const apply = (job: string, name: string, email: string, paper: Paper, source = '') =>
  applyAt(server, job, { name, email, paper, source })
const received = (job = jobId) => receivedBy(company, job)
const atApplications = (job = jobId, { token = company.token, search = '' } = {}) =>
  openApplications(browser, server, { token, path: `${job}${search}` })
const mailsTo = async (address: string, words: string) => server.mailTo(address, words)

describe('the applications for a job', () => {
  test('come ranked, and every point of a percentage leads to its words on the page of the resume', async () => {
    const { page, complaints, context } = await atApplications()
    await page.getByRole('heading', { name: 'Backend Developer', level: 1 }).waitFor()
    await page.getByText('3 applications').waitFor()
    await cards(page).nth(2).waitFor()
    expect(await namesOn(page)).toEqual(['Ingrid Solberg', 'Tomas Okafor', 'Marguerite Dufour'])
    const ingrid = cardOf(page, 'Ingrid Solberg')
    for (const words of ['ingrid@example.test', 'High confidence', 'Via Fjord board', 'No answer yet', 'Kubernetes'])
      await ingrid.getByText(words).first().waitFor()
    expect(await axeViolationsOn(page)).toEqual([])

    await ingrid.getByRole('link', { name: 'Ingrid Solberg' }).click()
    const sheet = page.getByRole('dialog', { name: 'Ingrid Solberg' })
    await sheet.getByRole('button', { name: /^Shown: Kubernetes/ }).click()
    await sheet.locator('.paper[data-drawn] .paper-mark[data-active]').first().waitFor()
    await sheet
      .getByRole('status')
      .getByText(/for Kubernetes, on page 1/)
      .waitFor()
    await sheet.getByRole('radio', { name: 'Text as read' }).click()
    await sheet.locator('mark[data-active]').getByText('Kubernetes').first().waitFor()
    expect(await axeViolationsOn(page)).toEqual([])

    await sheet.getByRole('button', { name: 'Next application, Tomas Okafor' }).click()
    await page.getByRole('dialog', { name: 'Tomas Okafor' }).getByText('Not found in the resume').first().waitFor()
    expect(new URL(page.url()).searchParams.get('application')).not.toBeNull()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await page.goForward()
    await page.getByRole('dialog', { name: 'Tomas Okafor' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('are worked on: a status in place, a note, a mail, the file under a name that says whose it is', async () => {
    const { page, complaints, context } = await atApplications()
    await page.getByRole('combobox', { name: 'Status of Ingrid Solberg' }).selectOption('Shortlisted')
    await until(async () => (await received())[0]?.status === 'Shortlisted', 'the status to be kept')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Resume of Ingrid Solberg, download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Ingrid_Solberg_Resume.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
    const sheet = page.getByRole('dialog', { name: 'Ingrid Solberg' })
    await sheet.getByRole('tab', { name: 'Notes' }).click()
    await sheet.getByLabel('New note').fill('Speaks four languages')
    await sheet.getByRole('button', { name: 'Add note' }).click()
    await sheet.getByRole('listitem').getByText('Speaks four languages').waitFor()
    expect(await sheet.getByLabel('New note').inputValue()).toBe('')

    await sheet.getByRole('tab', { name: 'Messages' }).click()
    expect(await sheet.getByLabel('Subject').inputValue()).toBe('Your application for Backend Developer')
    await sheet.getByRole('textbox', { name: 'Message' }).fill('Dear {name}, can you come on Monday?')
    // What is not sent yet is still there when the details are opened again.
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
    await sheet.getByRole('tab', { name: 'Messages' }).click()
    await sheet.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Message to Ingrid Solberg is on its way').waitFor()
    await mailsTo('ingrid@example.test', 'Dear Ingrid Solberg, can you come on Monday?')
    await sheet.getByText('Sent', { exact: true }).waitFor()
    expect(await axeViolationsOn(page)).toEqual([])

    await sheet.getByRole('tab', { name: 'History' }).click()
    for (const words of ['You set the status to Shortlisted', 'wrote “Your application for Backend Developer”'])
      await sheet.getByText(words).waitFor()
    await sheet.getByRole('tab', { name: 'Notes' }).click()
    await sheet.getByRole('button', { name: 'Delete the note' }).click()
    await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Yes' }).click()
    await sheet.getByText('No notes yet').waitFor()
    await page.keyboard.press('Escape')
    await cardOf(page, 'Ingrid Solberg').getByText('No answer yet').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('are filtered, searched and sorted in the address, and taken along as a table', async () => {
    const ingrid = (await received()).find(({ candidateName }) => candidateName === 'Ingrid Solberg')
    await company.call('POST', `/jobportal/applications/${ingrid?._id}/message`, { subject: 'Hello', body: 'We read it.' })
    const { page, complaints, context } = await atApplications(jobId, { search: '?sort=name' })
    await cards(page).first().waitFor()
    expect(await namesOn(page)).toEqual(['Ingrid Solberg', 'Marguerite Dufour', 'Tomas Okafor'])
    await page.getByRole('combobox', { name: 'Only' }).selectOption({ label: 'No answer yet' })
    await page.getByText('2 fit').waitFor()
    expect(await namesOn(page)).toEqual(['Marguerite Dufour', 'Tomas Okafor'])
    expect(new URL(page.url()).search).toBe('?only=unanswered&sort=name')
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('tomas@')
    await page.getByText('1 fits').waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Backend_Developer_Applications.csv')
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toContain('Tomas Okafor')
    expect(table).not.toContain('Marguerite')

    await page.getByRole('combobox', { name: 'Status' }).first().selectOption('Rejected')
    await page.getByText('No matching applications').waitFor()
    await page.getByRole('button', { name: 'Show all applications' }).click()
    await until(async () => (await namesOn(page)).length === 3, 'all of them')
    await page.goBack()
    await page.getByText('No matching applications').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('an application that arrives while somebody reads another comes in by itself; one that cannot be read needs a person', async () => {
  const job = await aPostedJob('Data Analyst')
  const first = await atApplications(job)
  await first.page.getByText('No Applications Yet').waitFor()
  await apply(job, 'Tomas Okafor', 'tomas@example.test', await middlingResume())
  await cardOf(first.page, 'Tomas Okafor').getByText('confidence').waitFor()
  const second = await atApplications(job)
  await second.page.getByRole('link', { name: 'Tomas Okafor' }).click()
  const sheet = second.page.getByRole('dialog', { name: 'Tomas Okafor' })
  await sheet.getByRole('tab', { name: 'Notes' }).click()
  await sheet.getByLabel('New note').fill('Half a sent')

  await apply(job, 'Ingrid Solberg', 'ingrid@example.test', await strongResume())
  await apply(job, 'Henry Half', 'henry@example.test', await brokenResume())
  for (const { page } of [first, second]) {
    await page.locator('[data-id]').filter({ hasText: 'Ingrid Solberg' }).getByText('confidence').waitFor({ state: 'attached' })
    await page.locator('[data-id]').filter({ hasText: 'Henry Half' }).getByText('Needs a person').waitFor({ state: 'attached' })
  }
  expect(await namesOn(first.page)).toEqual(['Ingrid Solberg', 'Tomas Okafor', 'Henry Half'])
  await first.page.getByText('3 applications').waitFor()
  await first.page.getByRole('status').getByText("Henry Half's resume could not be read and needs a person.").waitFor()
  expect(await sheet.getByLabel('New note').inputValue()).toBe('Half a sent')

  await first.page.getByRole('combobox', { name: 'Only' }).selectOption({ label: 'Needs a person' })
  await first.page.getByText('1 fits').waitFor()
  await first.page.getByRole('link', { name: 'Henry Half' }).click()
  await first.page.getByRole('dialog', { name: 'Henry Half' }).getByText('This resume needs a person').waitFor()
  expect(await axeViolationsOn(first.page)).toEqual([])
  await first.page.getByRole('button', { name: 'Delete the application of Henry Half' }).click()
  await first.page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await first.page.getByText('No matching applications').waitFor()
  await first.page.getByText('2 applications').waitFor()
  expect([...first.complaints, ...second.complaints]).toEqual([])
  await Promise.all([first.context.close(), second.context.close()])
})

test('what an applicant corrects and wishes for is seen at once, and a person says that it was looked at', async () => {
  const job = await aPostedJob('DevOps Engineer')
  const email = 'tomas.corrects@example.test'
  await apply(job, 'Tomas Okafor', email, await middlingResume())
  const { pathname } = new URL((await server.mailTo(email, '/application/')).text.match(/https?:\S+\/application\/[\w-]+/)![0])
  const asApplicant = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/api${pathname}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  const { page, complaints, context } = await atApplications(job)
  await cardOf(page, 'Tomas Okafor').getByText('confidence').waitFor()
  await asApplicant('corrections', { about: 'skills', kind: 'missing', value: 'Kubernetes', comment: 'I ran two clusters.' })
  await cardOf(page, 'Tomas Okafor').getByText('Corrected').waitFor()
  await asApplicant('review', { reason: 'Please look at my open source work.' })
  await cardOf(page, 'Tomas Okafor').getByText('Review asked').waitFor()

  await page.getByRole('link', { name: 'Tomas Okafor' }).click()
  const sheet = page.getByRole('dialog', { name: 'Tomas Okafor' })
  await sheet.getByText('Please look at my open source work.').waitFor()
  await sheet.getByRole('tab', { name: /^Application/ }).click()
  await sheet.getByText('Skill missing: Kubernetes').waitFor()
  await sheet.getByText("The applicant's word").waitFor()
  await sheet.getByRole('button', { name: 'Mark as reviewed by a person' }).click()
  await sheet.getByRole('button', { name: 'Mark as reviewed by a person' }).waitFor({ state: 'detached' })
  await sheet.getByRole('tab', { name: 'History' }).click()
  await sheet.getByText('Reviewed by a person', { exact: true }).waitFor()

  // Opened when it withdraws: the details hear of it.
  await asApplicant('withdraw', {})
  await sheet.locator('.candidate-heading').getByText('Withdrawn').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('closing a job writes to those who have had no answer, in words of its own, and to nobody else', async () => {
  const job = await aPostedJob('Software Engineer')
  await apply(job, 'Ingrid Solberg', 'ingrid.closing@example.test', await strongResume())
  await apply(job, 'Tomas Okafor', 'tomas.closing@example.test', await middlingResume())
  const { page, complaints, context } = await atApplications(job)
  await page.getByRole('button', { name: 'Close job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close “Software Engineer”?' })
  await dialog.getByText('2 applicants have had no answer').waitFor()
  await dialog.getByRole('checkbox', { name: 'Ingrid Solberg' }).uncheck()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Dear {name}, {jobTitle} is filled. {companyName}')
  await dialog.getByText('What Tomas Okafor will read').click()
  await dialog.getByText('Dear Tomas Okafor, Software Engineer is filled. Lantern Works').waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Write to 1 and close' }).click()
  await page.getByText('Job closed. 1 message is on the way.').waitFor()
  await page.getByText('Closed', { exact: true }).waitFor()
  await mailsTo('tomas.closing@example.test', 'Dear Tomas Okafor, Software Engineer is filled. Lantern Works')
  const { body } = await company.call<{ candidateName: string }[]>('GET', `/jobportal/jobs/${job}/unanswered`)
  expect(body.map(({ candidateName }) => candidateName)).toEqual(['Ingrid Solberg'])
  expect(complaints).toEqual([])
  await context.close()
})

test('another company finds nothing: not the job, not its applications, not a resume', async () => {
  const other = await aCompany(server, 'otto@other.example.test', 'Other Works')
  const [{ _id }] = (await received()) as [ApplicationRecord]
  const { page, context } = await atApplications(jobId, { token: other.token, search: `?application=${_id}` })
  await page.getByText('This job is not here').waitFor()
  expect(await page.getByText('Ingrid').count()).toBe(0)
  const paths = [`applications/${jobId}`, `applications/${jobId}/export.csv`, `application/${_id}`, `view-resume/${_id}`]
  for (const path of paths) expect((await other.call('GET', `/jobportal/${path}`)).status).toBe(404)
  await context.close()
})
