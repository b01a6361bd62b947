import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext } from 'playwright'
import type { PostingRecord } from '#src/jobportal/posts/views.ts'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { applicantWalk, picture } from './applicant-walk.ts'
import { axeViolationsOn } from './axe.ts'
import { aCompany, type Company, cardOf, openApplications, postedJob } from './company-desk.ts'
import { brokenResume, distantResume, job as jobPaper } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

const account = { email: 'cara@lantern.example.test', password: 'open-the-window-7' }
const applicant = { name: 'Ingrid Solberg', email: 'ingrid@example.test' }
const question = 'When can you begin?'

let server: Server
let browser: Browser
beforeAll(async () => {
  // How soon somebody stands on the board is what a server does that has been up for a while: its reading processes wait for files.
  const environment = { AUTO_VERIFY_COMPANIES: 'on', READING_WARM_UP: 'on' }
  ;[server, browser] = await Promise.all([startServer(environment), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

describe('a job that a company posts', () => {
  let company: Company
  let office: BrowserContext
  let job: { _id: string; publicId: string; jobDescriptionId: string }
  let walk: ReturnType<typeof applicantWalk>

  beforeAll(async () => {
    company = await aCompany(server, account.email, 'Lantern Works')
    const id = await postedJob(company, 'Backend Developer', { questions: JSON.stringify([{ question, required: true }]) })
    job = await until(async () => {
      const { jobs } = (await company.call<{ jobs: (typeof job)[] }>('GET', '/jobportal/myjobs')).body
      return jobs.find(({ _id, jobDescriptionId }) => _id === id && jobDescriptionId)
    }, 'the job to be read')
    office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    walk = applicantWalk({ server, browser, office, applicant, job: { ...job, title: 'Backend Developer', question } })
  })

  test('is found with its board by the one account that the company has', async () => {
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

  test('has who applies without scripts on the open board within two seconds', () => walk.appliesWithoutScripts())
  test('has its applicant tagged, assessed and offered an interview', () => walk.taggedAssessedAndScheduled())
  test('has its applicant compared with somebody who was uploaded', () => walk.comparedWithAnUpload())
  test('has its applicant merged with a duplicate', () => walk.mergedWithADuplicate())

  test('has its applicant rejected with reason and mail, and the applicant finds it on the private page', async () => {
    await walk.rejectedAndTold()
    const desk = await openApplications(browser, server, { token: company.token, path: job._id })
    const status = cardOf(desk.page, applicant.name).getByRole('combobox', { name: `Status of ${applicant.name}` })
    await until(async () => (await status.inputValue()) === 'Rejected', 'the status to be shown')
    await desk.context.close()
  })

  test('has whose resume cannot be read on the board as well, with the file and without a score', async () => {
    const sent = await walk.sendForm({ name: 'Halvard Half', email: 'halvard@example.test' }, await brokenResume())
    await sent.close()
    const page = await office.newPage()
    await page.goto(`${server.url}/dashboard/job-descriptions/${job.jobDescriptionId}/board`)
    const card = page.locator('[data-card]').filter({ hasText: 'Halvard Half' })
    await card.getByText('Resume could not be read').waitFor()
    expect(await card.textContent()).not.toContain('%')
    await picture(page, 'board-with-unread')
    await page.goto(`${server.url}/dashboard/job-descriptions/${job.jobDescriptionId}`)
    await page.getByRole('heading', { name: 'One resume could not be read' }).waitFor()
    await picture(page, 'ranking-with-unread')
    expect(await axeViolationsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Halvard Half' }).click()
    await page.getByText('This resume could not be read').waitFor()
    await page.getByText('what the applicant typed').waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the file' }).click()
    await (await opened).close()
    await picture(page, 'unread-candidate')
    expect(await axeViolationsOn(page)).toEqual([])
    await page.close()
  })
})

describe('a job description of recruiters', () => {
  let office: BrowserContext
  let jobDescriptionId: string
  let paper: Awaited<ReturnType<typeof jobPaper>>
  let walk: ReturnType<typeof applicantWalk>
  const title = 'Backend Engineer'
  const posting = async () => {
    const answer = await office.request.get(`${server.url}/api/job-descriptions/${jobDescriptionId}/posting`)
    return (await answer.json()) as PostingRecord
  }

  beforeAll(async () => {
    office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await signIn(office, server, await aRecruiter(browser, server, recruiter('Ida Falk')))
    paper = await jobPaper()
    const form = new FormData()
    for (const [field, { name, mimeType, buffer }] of [
      ['resumes', await distantResume()],
      ['job_description', paper],
    ] as const)
      form.append(field, new File([new Uint8Array(buffer)], name, { type: mimeType }))
    form.append('job_description_title', title)
    const cookie = (await office.cookies()).map((each) => `${each.name}=${each.value}`).join('; ')
    const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
    const { results } = (await answer.json()) as { results: { jobDescriptionId: { _id: string } }[] }
    jobDescriptionId = results[0]!.jobDescriptionId._id
  })

  test('is posted from its own page, in the form of companies, under the name of a company', async () => {
    const page = await office.newPage()
    const { complaints } = watch(page, server)
    await page.goto(`${server.url}/dashboard/job-descriptions/${jobDescriptionId}/board`)
    await awake(page)
    await page.getByRole('link', { name: 'Posting' }).click()
    await page.getByLabel('Job Title').waitFor()
    expect(await page.getByLabel('Job Title').inputValue()).toBe(title)
    await page.getByLabel('Job Title').fill('Forklift D')
    await page.getByRole('option', { name: 'Forklift Driver', exact: true }).click()
    expect(await page.getByLabel('Job Title').inputValue()).toBe('Forklift Driver')
    await page.getByLabel('Job Title').fill(title)
    await page.getByLabel('Job Title').press('Escape')
    expect(await page.getByRole('textbox', { name: 'Job Description' }).inputValue()).toContain('Halden Freight')
    await page.getByLabel('Company Name').fill('')
    await page.getByText('Still needed: location, company name').waitFor()
    await page.getByLabel('Location').fill('Oslo')
    await page.getByLabel('Company Name').fill('Harbor Lane Analytics')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByLabel('Question 1', { exact: true }).fill(question)
    await page.waitForLoadState('networkidle')
    await picture(page, 'posting-form')
    expect(await axeViolationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Post Job' }).waitFor()
    await picture(page, 'posting-preview')
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByText('Nobody has applied yet.').waitFor()
    await page.getByText('Open', { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await picture(page, 'posting-open')
    expect(await axeViolationsOn(page)).toEqual([])
    expect(complaints).toEqual([])

    const { job } = await posting()
    const shown = await browser.newContext({ javaScriptEnabled: false })
    const strange = await shown.newPage()
    await strange.goto(`${server.url}/jobs`)
    await strange.getByRole('link', { name: title }).first().click()
    await strange.getByText('Harbor Lane Analytics').first().waitFor()
    expect(new URL(strange.url()).pathname).toBe(`/jobs/${job!.publicId}`)
    await shown.close()
    await page.close()
    walk = applicantWalk({
      server,
      browser,
      office,
      applicant: { ...applicant, email: 'ingrid.s@example.test' },
      job: { title, publicId: job!.publicId, jobDescriptionId, question },
    })
  })

  test('has who applies without scripts on the open board within two seconds', () => walk.appliesWithoutScripts())
  test('has its applicant tagged, assessed and offered an interview', () => walk.taggedAssessedAndScheduled())
  test('has its applicant compared with somebody who was uploaded', () => walk.comparedWithAnUpload())
  test('has its applicant merged with a duplicate', () => walk.mergedWithADuplicate())
  test('has its applicant rejected with reason and mail, and the applicant finds it on the private page', () =>
    walk.rejectedAndTold())

  test('keeps its file, and is closed from its page', async () => {
    const file = await office.request.get(`${server.url}/api/job-descriptions/${jobDescriptionId}/content`)
    expect((await file.body()).equals(paper.buffer)).toBe(true)
    const page = await office.newPage()
    await page.goto(`${server.url}/dashboard/job-descriptions/${jobDescriptionId}/posting`)
    await awake(page)
    await page.getByRole('link', { name: '1 person has applied' }).waitFor()
    await page.getByRole('button', { name: 'Close posting' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close posting' }).click()
    await page.getByRole('button', { name: 'Reopen posting' }).waitFor()
    await picture(page, 'posting-closed')
    expect((await posting()).job?.status).toBe('Closed')
    await page.close()
  })
})
