import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { aCompany, applyAt, type Company, cardOf, cards, openApplications, postedJob, receivedBy } from './company-desk.ts'
import { lookedAt, paint } from './looks.ts'
import { distantResume, job, middlingResume, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let company: Company
let context: BrowserContext
let page: Page
let backend = ''
const names = ['Ingrid Solberg', 'Tomas Okafor', 'Marguerite Dufour']

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(25_000)
  await signIn(context, server, await aRecruiter(browser, server, recruiter('Ines Marlow')))
  page = await context.newPage()
  backend = await submitted(await job(), [await strongResume(), await middlingResume(), await distantResume()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The id of the job that these resumes were ranked for. */
const submitted = async (description: Paper, resumes: Paper[]): Promise<string> => {
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description', file(description))
  for (const resume of resumes) form.append('resumes', file(resume))
  const answer = await context.request.post(`${server.url}/api/submit`, { multipart: form })
  return (await answer.json()).results[0].jobDescriptionId._id
}

const looked = lookedAt('every-list')
const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
const bar = (on = page, label = 'Chosen candidates') => on.getByRole('region', { name: label })
const outcomes = (on = page) => on.getByRole('list', { name: 'What became of each' }).getByRole('listitem').allInnerTexts()
const focused = (on: Page, selector: string) =>
  until(() => on.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector), `the focus on ${selector}`)
/** A dialog in light and in dark, on a desk and on a phone. What stands behind it is dimmed. SHOTS=folder keeps pictures. */
const dialogLooked = async (on: Page, name: string) => {
  // Its script may have to come first.
  await on.getByRole('dialog').waitFor()
  const size = on.viewportSize()!
  for (const width of [size.width, 390])
    for (const scheme of ['dark', 'light'] as const) {
      await on.setViewportSize({ width, height: 900 })
      await paint(on, scheme)
      if (process.env.SHOTS) await on.screenshot({ path: `${process.env.SHOTS}/every-list-${name}-${width}-${scheme}.png` })
      const barriers = await axeViolationsOn(on, { within: '[role=dialog]', rules: rulesIn(scheme) })
      expect({ name, width, scheme, barriers }).toEqual({ name, width, scheme, barriers: [] })
    }
  await on.setViewportSize(size)
}

test('applicants of a company are chosen by mouse and keyboard, shortlisted, rejected and written to together', async () => {
  const posted = await postedJob(company, 'Backend Developer')
  const papers = [await strongResume(), await middlingResume(), await distantResume()]
  for (const [at, name] of names.entries())
    await applyAt(server, posted, { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.test`, paper: papers[at]! })
  const received = async () => receivedBy(company, posted)
  await until(async () => (await received()).every(({ match }) => match.percentage !== null), 'three resumes to be read')
  const { page: desk, complaints, context: own } = await openApplications(browser, server, { token: company.token, path: posted })
  await cards(desk).nth(2).waitFor()
  const chosen = bar(desk, 'Chosen applicants')
  expect(await desk.getByRole('button', { name: 'Set status' }).count()).toBe(0)

  await cards(desk).first().focus()
  await desk.keyboard.press('Space')
  await chosen.getByText('1 chosen').waitFor()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Shift+Space')
  await chosen.getByText('2 chosen').waitFor()
  await looked(desk, 'applicants-chosen')
  await chosen.getByRole('button', { name: 'Set status' }).click()
  const setting = desk.getByRole('dialog', { name: 'Set the status of 2 applicants' })
  await setting.getByRole('button', { name: 'Set for 2' }).click()
  await setting.getByText('Please choose a status.').waitFor()
  await focused(desk, '.refusal')
  await setting.getByLabel('Shortlisted').check()
  await dialogLooked(desk, 'applicants-status')
  await setting.getByRole('button', { name: 'Set for 2' }).click()
  await desk.getByText('Shortlisted: 2 applicants').waitFor()
  expect(await outcomes(desk)).toEqual([`${names[0]} is now Shortlisted`, `${names[1]} is now Shortlisted`])
  expect((await received()).map(({ status }) => status)).toEqual(['Shortlisted', 'Shortlisted', 'New'])
  await dialogLooked(desk, 'applicants-outcome')
  await desk.getByRole('button', { name: 'Undo all of it' }).click()
  await desk.getByText('Undone for 2 applicants').waitFor()
  expect((await received()).map(({ status }) => status)).toEqual(['New', 'New', 'New'])
  await desk.getByRole('button', { name: 'Done' }).click()
  await chosen.getByRole('button', { name: 'Set status' }).waitFor({ state: 'detached' })

  // They stay chosen while the list is filtered, and it is said who of them is out of sight.
  await desk.getByLabel('Select all').check()
  await chosen.getByText('3 chosen').waitFor()
  await desk.getByRole('combobox', { name: 'Only' }).selectOption({ label: 'Withdrawn' })
  await chosen.getByText('3 chosen, 3 of them not in the list as it is filtered').waitFor()
  await desk.getByRole('combobox', { name: 'Only' }).selectOption({ label: 'Everybody' })
  await cards(desk).nth(2).waitFor()
  await chosen.getByRole('button', { name: 'Reject' }).click()
  const rejecting = desk.getByRole('dialog', { name: 'Reject 3 applicants' })
  await rejecting.getByRole('button', { name: 'Reject 3' }).click()
  await rejecting.getByText('Please choose a reason.').waitFor()
  await focused(desk, '[aria-invalid=true]')
  await rejecting.getByLabel('Reason for all').selectOption('better-match')
  await rejecting.getByText('Evidence opened here for 0 of 3.').waitFor()
  await rejecting.getByText(names[1]!, { exact: true }).click()
  await rejecting.getByText('Evidence opened here for 1 of 3.').waitFor()
  await rejecting.getByLabel('Tell the applicants by email').check()
  await dialogLooked(desk, 'applicants-reject')
  await rejecting.getByRole('button', { name: 'Reject 3' }).click()
  await desk.getByText('Rejected 1 applicant', { exact: true }).waitFor()
  expect(await outcomes(desk)).toEqual([
    `${names[0]} was not rejected: open their evidence first`,
    `${names[1]} was rejected, the email waits`,
    `${names[2]} was not rejected: open their evidence first`,
  ])
  await desk.getByRole('button', { name: 'Done' }).click()
  expect((await received()).map(({ status }) => status).toSorted()).toEqual(['New', 'New', 'Rejected'])

  await desk.getByLabel('Select all').check()
  await chosen.getByRole('button', { name: 'Set status' }).click()
  await desk.getByRole('dialog').getByLabel('Reviewed').check()
  await desk.getByRole('button', { name: 'Set for 3' }).click()
  await desk.getByText('Reviewed: 2 applicants').waitFor()
  expect(await outcomes(desk)).toContain(`${names[1]} stays rejected: that is taken back one by one`)
  await desk.getByRole('button', { name: 'Done' }).click()

  await cardOf(desk, names[0]!).getByLabel(`Select ${names[0]}`).check()
  await cardOf(desk, names[2]!).getByLabel(`Select ${names[2]}`).check()
  await chosen.getByRole('button', { name: 'Email' }).click()
  const writing = desk.getByRole('dialog', { name: 'Email 2 applicants' })
  await writing.getByRole('textbox', { name: 'Message' }).fill('Dear {firstName}, come on Monday.')
  await writing.getByRole('button', { name: 'Email 2' }).click()
  await writing.getByText('{firstName} is not known.').waitFor()
  await focused(desk, 'textarea[aria-invalid=true]')
  await writing.getByRole('textbox', { name: 'Message' }).fill('Dear {name}, come on Monday.')
  await dialogLooked(desk, 'applicants-write')
  // The first answer is lost on its way: it is asked for again, and nobody gets the email twice.
  let lost = false
  await desk.route('**/message', async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await writing.getByRole('button', { name: 'Email 2' }).click()
  await desk.getByText('Wrote to 2 applicants').waitFor()
  expect(await outcomes(desk)).toEqual([`${names[0]} gets the email`, `${names[2]} gets the email`])
  await server.mailTo('ingrid@example.test', 'Dear Ingrid Solberg, come on Monday.')
  await server.mailTo('marguerite@example.test', 'Dear Marguerite Dufour, come on Monday.')
  const ingrid = (await received()).find(({ candidateName }) => candidateName === names[0])?._id
  const { body } = await company.call<{ messages: unknown[] }>('GET', `/jobportal/application/${ingrid}`)
  expect(body.messages.length).toBe(1)
  await desk.getByRole('button', { name: 'Done' }).click()
  expect(complaints.filter((each) => !/ERR_FAILED|40[09]/.test(each))).toEqual([])
  await own.close()
})

test('candidates who answer a question are tagged together', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard/ask?q=Who%20knows%20Docker%3F')
  const rows = page.locator('.ask-row')
  await rows.first().waitFor()
  expect(await bar().getByRole('button').count()).toBe(0)
  await page.getByLabel('Select all').check()
  const all = await rows.count()
  await bar().getByText(`${all} chosen`).waitFor()
  await looked(page, 'ask-chosen')
  await bar().getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByLabel('Tag to add').fill('asked')
  await page.getByRole('button', { name: 'Add to all' }).click()
  await page.getByText(`Tagged ${all} candidates “asked”`).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(`Undone for ${all} candidates`).waitFor()
  expect(complaints).toEqual([])
})

test('stored resumes are ranked for a job together, and then belong to it like everybody else', async () => {
  const { complaints } = watch(page, server)
  const description = await pdf('Platform Engineer.pdf', [
    'Platform Engineer',
    'REQUIREMENTS',
    'Must have: Kubernetes, Docker, PostgreSQL.',
    'At least 2 years of experience.',
  ])
  const platform = await submitted(description, [await strongResume()])
  await open(`/dashboard/archive?job=${platform}`)
  await page.getByRole('listitem', { name: 'Ingrid Solberg' }).getByText('Ranked for this position').waitFor()
  await page.getByLabel('Select all').check()
  await bar()
    .getByText(/3 chosen, 2 not ranked for this job yet/)
    .waitFor()
  await looked(page, 'archive-chosen')
  await bar().getByRole('button', { name: 'Rank 2 for this job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rank 2 for this job' })
  await dialogLooked(page, 'archive-rank')
  await dialog.getByRole('button', { name: 'Rank 2', exact: true }).click()
  await page.getByText('Ranked 2 resumes').waitFor()
  for (const line of await outcomes()) expect(line).toContain('is now ranked')
  await page.getByRole('button', { name: 'Done' }).click()
  await bar().getByRole('button', { name: 'Email', exact: true }).click()
  await page.getByRole('dialog', { name: 'Email 3 candidates' }).waitFor()
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('cards of a board are chosen by mouse and keyboard, moved together, and whoever cannot be rejected stays', async () => {
  const { complaints } = watch(page, server)
  await open(`/dashboard/job-descriptions/${backend}/board`)
  const card = (name: string) => page.locator('.board-card').filter({ hasText: name })
  const columnOf = (name: string) => page.locator('.board-column').filter({ has: page.getByRole('heading', { name }) })
  await card(names[0]!).waitFor()
  await card(names[0]!).getByLabel(`Select ${names[0]}`).check()
  await bar().getByText('1 chosen').waitFor()
  await page.keyboard.press('Escape')
  await bar().getByText('1 chosen').waitFor({ state: 'detached' })

  await card(names[0]!).getByRole('link').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await bar().getByText('2 chosen').waitFor()
  await looked(page, 'board-chosen')
  await bar().getByRole('button', { name: 'Move to stage' }).click()
  await page.getByRole('dialog').getByLabel('Interview').check()
  await page.getByRole('button', { name: 'Move 2' }).click()
  await page.getByText('Moved 2 candidates to Interview').waitFor()
  await until(async () => (await columnOf('Interview').locator('.board-card').count()) === 2, 'two cards in Interview')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone for 2 candidates').waitFor()
  await until(async () => (await columnOf('New').locator('.board-card').count()) === 3, 'everybody to be back')
  await page.getByRole('button', { name: 'Dismiss' }).click()

  await columnOf('New').getByLabel('Select everybody in New').check()
  await bar().getByText('3 chosen').waitFor()
  const { height } = (await card(names[1]!).boundingBox())!
  await card(names[1]!).click({ modifiers: ['ControlOrMeta'], position: { x: 8, y: height - 4 } })
  await bar().getByText('2 chosen').waitFor()
  await bar().getByRole('button', { name: 'Reject', exact: true }).click()
  const rejecting = page.getByRole('dialog', { name: 'Reject 2 candidates' })
  await rejecting.getByLabel('Reason for all').selectOption('better-match')
  await rejecting.getByText(names[2]!, { exact: true }).click()
  await rejecting.getByText('Evidence opened here for 1 of 2.').waitFor()
  await rejecting.getByLabel('Email them').uncheck()
  await dialogLooked(page, 'board-reject')
  await rejecting.getByRole('button', { name: 'Reject 2', exact: true }).click()
  await page.getByText('Rejected 1 candidate', { exact: true }).waitFor()
  expect((await outcomes()).find((line) => line.startsWith(names[0]!))).toContain('open their evidence first')
  await page.getByRole('button', { name: 'Done' }).click()
  await columnOf('Rejected').getByText(names[2]!).waitFor()

  // Whoever is dragged takes the others along who are chosen with them.
  for (const name of names.slice(0, 2)) await card(name).getByLabel(`Select ${name}`).check()
  await card(names[0]!).dragTo(columnOf('Offer'))
  await until(async () => (await columnOf('Offer').locator('.board-card').count()) === 2, 'two cards in Offer')
  expect(complaints).toEqual([])
})

test('assessments are chosen, and their links are revoked together; what is over stays and is named', async () => {
  const { complaints } = watch(page, server)
  const { rows } = await (await context.request.get(`${server.url}/api/job-descriptions/${backend}/ranking`)).json()
  for (const { _id } of rows.slice(0, 2)) {
    const candidate = await (await context.request.get(`${server.url}/api/candidates/${_id}`)).json()
    const [{ 'Resume Data': data }] = candidate.matchingResult
    const sent = await context.request.post(`${server.url}/api/send-test-link`, {
      data: {
        candidateEmail: data.email,
        jobTitle: 'Backend Engineer',
        resumeId: candidate.resumeId._id,
        jobDescriptionId: backend,
      },
    })
    expect(sent.status()).toBe(200)
  }
  await open('/dashboard/assessments')
  await page.getByLabel('Select all').check()
  await bar().getByText('2 chosen').waitFor()
  await looked(page, 'assessments-chosen')
  await bar().getByRole('button', { name: 'Revoke links' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke 2 links' })
  await dialogLooked(page, 'assessments-revoke')
  await dialog.getByRole('button', { name: 'Revoke 2', exact: true }).click()
  await page.getByText('Revoked: 2 links').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Select all').check()
  await bar().getByRole('button', { name: 'Extend links' }).click()
  await page.getByRole('button', { name: 'Extend 2', exact: true }).click()
  await page.getByText('Extended: 0 links').waitFor()
  for (const line of await outcomes()) expect(line).toContain('stays as it is: revoked')
  await page.getByRole('button', { name: 'Done' }).click()
  expect(complaints).toEqual([])
})
