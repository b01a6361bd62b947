import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser } from 'playwright'
import { openBrowser, type Server, startServer, until } from './actors.ts'
import { aCompany, applyAt, type Company, cardOf, openApplications, postedJob, receivedBy } from './company-desk.ts'
import { lookedAt } from './looks.ts'
import { strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let company: Company
let jobId = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
  jobId = await postedJob(company, 'Backend Developer')
  await applyAt(server, jobId, { name: 'Ingrid Solberg', email: 'ingrid@example.test', paper: await strongResume() })
  await until(
    async () => (await receivedBy(company, jobId)).every(({ match }) => match.percentage !== null),
    'the resume to be read',
  )
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The private link in the newest mail to the applicant. */
const ownLink = async () => /https?:\/\/\S+\/application\/\S+/.exec((await server.mailTo('ingrid@example.test')).text)![0]

const looked = lookedAt('keeping')

test('a company says for how long applications are kept, and sees what goes when', async () => {
  const { page, complaints, context } = await openApplications(browser, server, { token: company.token, path: jobId })
  await page.goto(`${server.url}/jobportal/dashboard`)
  await page.getByRole('link', { name: /^How long applications are kept/ }).click()
  await page.getByText('Off: applications are kept until you or the applicant deletes them.').waitFor()
  await page.getByLabel('Delete after (days)').fill('7')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByText(/A period has 30 to 3,650 whole days/).waitFor()
  await page.getByLabel('Delete after (days)').fill('30')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText(/With 30 days, if you save now/).waitFor()
  await page.getByRole('table', { name: 'Which applications are deleted, and when' }).getByText('Ingrid Solberg').waitFor()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByText('Deleted after').waitFor()
  await looked(page, 'period')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  await page
    .getByRole('dialog', { name: 'Ingrid Solberg' })
    .getByText(/^Will be erased on/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await cardOf(page, 'Ingrid Solberg')
    .getByText(/^Will be erased on/)
    .waitFor()
  await looked(page, 'list')
  // A period that is too short is refused.
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  await context.close()
})

test('applicants read it on the form and on their private page', async () => {
  const { body } = await company.call<{ jobs: { publicId: string }[] }>('GET', '/jobportal/myjobs')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/jobs/${body.jobs[0]!.publicId}?apply`)
  const period = 'Lantern Works deletes applications 30 days after the last thing that happened with them'
  await page.getByText(period).waitFor()
  await page.goto(await ownLink())
  await page.getByText(period).waitFor()
  await page.getByText(/^Kept until/).waitFor()
  await context.close()
})

test('one application is held with a reason; its applicant is told that somebody looks at their deletion', async () => {
  const { page, complaints, context } = await openApplications(browser, server, { token: company.token, path: jobId })
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ingrid Solberg' })
  await sheet.getByRole('button', { name: /^Hold/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Hold the data of Ingrid Solberg' })
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await dialog.getByText('Say why the data has to stay.').waitFor()
  await dialog.getByLabel('Reason').fill('A dispute about the travel costs')
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await sheet.getByText('A dispute about the travel costs').waitFor()
  await looked(page, 'held')
  await sheet.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await page.getByText('A hold keeps this application. Lift it before you delete it.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()

  const applicant = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const own = await applicant.newPage()
  await own.goto(await ownLink())
  await own.getByRole('button', { name: 'Delete my data' }).click()
  await own.getByRole('button', { name: 'Delete everything' }).click()
  await own.locator('dialog[open]').getByText('a person there looks at it').waitFor()
  await applicant.close()

  await sheet.getByText('Asked to be deleted').waitFor()
  await sheet.getByRole('button', { name: /^Lift hold/ }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await sheet.getByText('A dispute about the travel costs').waitFor({ state: 'detached' })
  // A hold without a reason, and a deletion while it stands.
  expect(complaints.filter((each) => !/40[09]/.test(each))).toEqual([])
  await context.close()
})
