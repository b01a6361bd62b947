import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { WorkflowAnswer } from '#src/contracts/hiring/records.ts'
import type { CandidateRecord } from '#src/contracts/matching/records.ts'
import { awake, openBrowser, type Server, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { aCompany, type Company, cardOf, openApplications, postedJob } from './company-desk.ts'
import { middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

const account = { email: 'cara@lantern.example.test', password: 'open-the-window-7' }
const applicant = { name: 'Ingrid Solberg', email: 'ingrid@example.test' }

let server: Server
let browser: Browser
let company: Company
let office: BrowserContext
let job: { _id: string; publicId: string; jobDescriptionId: string }

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  company = await aCompany(server, account.email, 'Lantern Works')
  const questions = JSON.stringify([{ question: 'When can you begin?', required: true }])
  const id = await postedJob(company, 'Backend Developer', { questions })
  job = await until(async () => {
    const { jobs } = (await company.call<{ jobs: (typeof job)[] }>('GET', '/jobportal/myjobs')).body
    return jobs.find(({ _id, jobDescriptionId }) => _id === id && jobDescriptionId)
  }, 'the job to be read')
  office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const asked = async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
  const answer = await office.request.fetch(server.url + path, { method, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.text()) === '' ? (null as Answer) : ((await answer.json()) as Answer)
}
const candidates = () => asked<CandidateRecord[]>('GET', '/api/candidate-filtering')
const called = async (name: string) =>
  (await candidates()).find(({ matchingResult: [all] }) => all!['Resume Data'].name === name)!

/** SHOTS=folder keeps a picture of each screen. */
async function picture(page: Page, name: string) {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('a company signs in with its one account and finds the posted job, with a board', async () => {
  const desk = await openApplications(browser, server, { token: company.token, path: job._id })
  const board = await desk.page.getByRole('link', { name: 'Board and interviews' }).getAttribute('href')
  await picture(desk.page, 'applications-heading')
  await desk.context.close()

  const page = await office.newPage()
  await page.goto(server.url + board)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Let’s Go!' }).click()
  await page.waitForURL(`${server.url}/dashboard/**`)
  await page.goto(server.url + board)
  await page.getByRole('heading', { level: 1, name: 'Backend Developer' }).waitFor()
  await page.close()
})

test('who applies without scripts stands on the board that is open, within two seconds', async () => {
  const board = await office.newPage()
  const { complaints } = watch(board, server)
  await board.goto(`${server.url}/dashboard/job-descriptions/${job.jobDescriptionId}/board`)
  await awake(board)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(`${server.url}/jobs/${job.publicId}?apply`)
  await page.getByLabel('Full Name').fill(applicant.name)
  await page.getByLabel('Email Address').fill(applicant.email)
  await page.getByLabel('When can you begin?').fill('In March, or after the fjord has thawed.')
  const { name, mimeType, buffer } = await strongResume()
  await page.getByLabel('Upload Resume').setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText('Application Submitted!').first().waitFor()
  const answered = performance.now()
  await board.getByRole('link', { name: applicant.name }).first().waitFor()
  const seconds = (performance.now() - answered) / 1000
  process.stderr.write(`from the answer to the board: ${seconds.toFixed(2)} s\n`)
  expect(seconds).toBeLessThan(2)
  await picture(board, 'board-with-applicant')
  expect(await axeViolationsOn(board)).toEqual([])
  expect(complaints).toEqual([])
  await plain.close()
  await board.close()
})

test('the applicant is tagged, assessed, offered an interview, and compared with somebody who was uploaded', async () => {
  const { _id, resumeId } = await called(applicant.name)
  await asked('POST', `/api/candidates/${_id}/tags`, { name: 'Relocates' })
  const sent = await asked<{ testLink: string }>('POST', '/api/send-test-link', {
    candidateEmail: applicant.email,
    jobTitle: 'Backend Developer',
    resumeId: resumeId._id,
    jobDescriptionId: job.jobDescriptionId,
    questions: [
      { question: 'What does Go have?', options: ['Goroutines', 'Classes', 'Macros', 'Actors'], correctAnswer: 'Goroutines' },
    ],
    voiceQuestions: [],
    options: {},
  })
  expect(sent.testLink).toContain('/assessment/')
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const offer = { zone: 'Europe/Oslo', minutes: 30, slots: [{ day, time: '10:00' }], place: 'Oslo', note: '' }
  expect((await asked<{ to: string }>('POST', `/api/candidates/${_id}/interview-offers`, offer)).to).toBe(applicant.email)

  const { name, mimeType, buffer } = await middlingResume()
  const form = new FormData()
  form.set('resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const text = await office.request.get(`${server.url}/api/job-descriptions/${job.jobDescriptionId}/content`)
  form.set('job_description', new File([new Uint8Array(await text.body())], 'job.txt', { type: 'text/plain' }))
  const cookie = (await office.cookies()).map((each) => `${each.name}=${each.value}`).join('; ')
  const uploaded = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  expect(uploaded.status).toBe(200)

  const page = await office.newPage()
  await page.goto(`${server.url}/dashboard/candidates`)
  await awake(page)
  for (const who of [applicant.name, 'Tomas Okafor']) await page.getByText(who).first().waitFor()
  await picture(page, 'candidates-of-company')
  await page.goto(`${server.url}/dashboard/candidates/${_id}/activity`)
  await page.getByText('Applied on the public page').waitFor()
  await page.getByText('Relocates').first().waitFor()
  await page.getByRole('region', { name: 'Application' }).getByText('after the fjord has thawed').waitFor()
  await page.waitForLoadState('networkidle')
  await picture(page, 'activity-of-applicant')
  expect(await axeViolationsOn(page)).toEqual([])
  await page.close()
})

test('a rejection on the board is told with its private page, where the applicant finds it', async () => {
  const { _id } = await called(applicant.name)
  await asked('POST', `/api/candidates/${_id}/evidence-opened`, {})
  const { placement } = await asked<WorkflowAnswer>('GET', `/api/candidates/${_id}/workflow`)
  await asked('POST', `/api/candidates/${_id}/reject`, {
    version: placement.version,
    reason: 'filled',
    text: '',
    message: { subject: 'Your application for Backend Developer', body: 'Thank you. The position is filled.' },
  })
  const desk = await openApplications(browser, server, { token: company.token, path: job._id })
  const status = cardOf(desk.page, applicant.name).getByRole('combobox', { name: `Status of ${applicant.name}` })
  await until(async () => (await status.inputValue()) === 'Rejected', 'the status to be shown')
  await desk.context.close()

  // The mail of the rejection waits as long as it can be taken back; the one of the application leads to the same page.
  const { text } = await server.mailTo(applicant.email, '/application/')
  const link = text.match(/https?:\/\/\S+\/application\/[\w-]+/)![0]
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(link)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'private-page')
  await plain.close()
})
