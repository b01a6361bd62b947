import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, type Person, type Server, signIn, startServer, until, watch } from './actors.ts'
import { barriers, picture } from './looks.ts'
import { job, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

const permit = 'May you work in the US?'
const applicant = { name: 'Ingrid Solberg', email: 'ingrid@example.test' }

let server: Server
let browser: Browser
let owner: Person
let office: BrowserContext
let page: Page
let complaints: string[]
let jobDescriptionId: string
let publicId: string

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  owner = await aRecruiter(browser, server)
  office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await office.newPage()
  complaints = watch(page, server).complaints
  await signIn(office, server, owner)
  const uploaded = await office.request.post(`${server.url}/api/submit`, {
    multipart: { resumes: await strongResume(), job_description: await job() },
  })
  jobDescriptionId = (await uploaded.json()).results[0].jobDescriptionId._id
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string, on = page) => {
  await on.goto(server.url + path)
  await awake(on)
}

test('an owner defines fields, and a refusal stands beside what was typed', async () => {
  await open('/dashboard/settings')
  await page.getByRole('link', { name: 'Candidate fields' }).click()
  await page.getByText('No fields yet').waitFor()
  await picture(page, 'fields-none')
  await page.getByRole('button', { name: 'New field' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Holds').selectOption('choice')
  await dialog.getByRole('button', { name: 'Save field' }).click()
  await dialog.getByText('Name is required.').waitFor()
  expect(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByLabel('Name').fill('US permit')
  await dialog.getByLabel('Choice 1').fill('Yes')
  await dialog.getByLabel('Choice 2').fill('No')
  await picture(page, 'fields-dialog')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save field' }).click()
  await page.getByRole('heading', { name: 'US permit' }).waitFor()
  await page.getByRole('button', { name: 'New field' }).click()
  await dialog.getByLabel('Name').fill('Notice period')
  await dialog.getByLabel('Holds').selectOption('number')
  await dialog.getByLabel('Unit').fill('days')
  await dialog.getByLabel('Largest').fill('365')
  await dialog.getByRole('button', { name: 'Save field' }).click()
  await page.getByRole('heading', { name: 'Notice period' }).waitFor()
  await picture(page, 'fields')
  expect(await barriers(page)).toEqual([])
})

test('a posting asks questions that write into them', async () => {
  await open(`/dashboard/job-descriptions/${jobDescriptionId}/posting`)
  await page.getByLabel('Location', { exact: true }).fill('Oslo')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question 1', { exact: true }).fill(permit)
  await page.getByLabel('Question 1 is answered with').selectOption('yesno')
  await page.getByLabel('Flag this answer (No)').check()
  await page.getByLabel('Must be answered (question 1)').check()
  await page.getByLabel('Answers to question 1 also go into the field').selectOption({ label: 'US permit' })
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question 2', { exact: true }).fill('Your notice period in days?')
  await page.getByLabel('Question 2 is answered with').selectOption('number')
  await page.getByLabel('Answers to question 2 also go into the field').selectOption({ label: 'Notice period' })
  await picture(page, 'fields-posting')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.getByText('Nobody has applied yet.').waitFor()
  const posting = await office.request.get(`${server.url}/api/job-descriptions/${jobDescriptionId}/posting`)
  publicId = (await posting.json()).job.publicId
})

test('somebody answers them without scripts', async () => {
  const plain = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
  const form = await plain.newPage()
  await form.goto(`${server.url}/jobs/${publicId}?apply`)
  await form.getByLabel('Full Name').fill(applicant.name)
  await form.getByLabel('Email Address').fill(applicant.email)
  await form.getByLabel('Upload Resume').setInputFiles(await strongResume())
  await form.getByLabel('No', { exact: true }).check()
  await form.getByLabel('Your notice period in days?').fill('45')
  if (process.env.SHOTS) await form.screenshot({ path: `${process.env.SHOTS}/fields-form.png`, fullPage: true })
  await form.getByRole('button', { name: 'Submit Application' }).click()
  await form.waitForURL(/\?sent/)
  await plain.close()
})

let candidate: string

test('a recruiter sees the flag and the fields, and changes one; nothing of it moves the applicant', async () => {
  const found = await until(async () => {
    const answer = await office.request.get(`${server.url}/api/candidate-filtering?fields=list&q=${encodeURIComponent('ingrid')}`)
    // They stand there already, by the same resume; what they answered comes with the application once it is read.
    return (await answer.json()).find(({ fields }: { fields?: object }) => fields)
  }, 'the applicant to be a candidate with answers')
  candidate = found._id
  await open(`/dashboard/candidates/${candidate}/activity`)
  await page.getByText(`Answered No to “${permit}”`).waitFor()
  await page.getByRole('heading', { name: 'Fields' }).waitFor()
  await page.getByText('45 days').waitFor()
  await picture(page, 'fields-candidate')
  await page.getByRole('button', { name: 'Edit Notice period' }).click()
  await page.getByLabel('Notice period').fill('400')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Notice period is 365 at most.').waitFor()
  await picture(page, 'fields-refused')
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Notice period').fill('60')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('60 days').waitFor()
  await page.getByText('You changed Notice period').waitFor()
  await open(`/dashboard/candidates/${candidate}/packet`)
  await page.getByRole('heading', { name: 'Answers when applying' }).waitFor()
  await page.getByText('60 days').waitFor()
  await picture(page, 'fields-packet')
  const { placement, stages } = await (await office.request.get(`${server.url}/api/candidates/${candidate}/workflow`)).json()
  expect(placement.stageId).toBe(stages[0]._id)
})

test('the list is filtered and sorted by them, has them as columns, and a table takes them along', async () => {
  await open('/dashboard/candidates')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog').getByLabel('US permit').check()
  await page.getByRole('dialog').getByLabel('Notice period').check()
  await page.keyboard.press('Escape')
  await page.getByRole('gridcell', { name: '60 days' }).waitFor()
  await page.getByRole('button', { name: 'US permit' }).first().click()
  await page.getByRole('group', { name: 'US permit' }).getByLabel('No', { exact: true }).check()
  await page.getByRole('list', { name: 'Active filters' }).getByText('US permit', { exact: true }).waitFor()
  await page.getByText('1 candidate', { exact: true }).first().waitFor()
  await picture(page, 'fields-list')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('columnheader', { name: 'Notice period' }).getByRole('button').click()
  await page.waitForURL(/sort=field/)
  const table = await office.request.get(`${server.url}/api/candidates/export.csv${new URL(page.url()).search}`)
  const text = await table.text()
  expect(text).toContain('Notice period')
  expect(text).toContain('No,60')
  // Two refusals were asked for; browsers write each of them down.
  expect(complaints.filter((each) => !each.includes('400 (Bad Request)'))).toEqual([])
})

test('removing a field says how many values go; erasing the applicant takes the rest', async () => {
  await open('/dashboard/fields')
  await page.getByRole('button', { name: 'Remove US permit' }).click()
  await page.getByText('The value of 1 candidate goes with it.').waitFor()
  await picture(page, 'fields-remove')
  await page.getByRole('button', { name: 'Remove the field' }).click()
  await page.getByRole('heading', { name: 'US permit' }).waitFor({ state: 'detached' })
  const erased = await office.request.delete(`${server.url}/api/candidates/${candidate}`)
  expect(erased.ok()).toBe(true)
  const [left] = await (await office.request.get(`${server.url}/api/fields`)).json()
  const impact = await office.request.get(`${server.url}/api/fields/${left._id}/impact`)
  expect(await impact.json()).toEqual({ values: 0 })
})
