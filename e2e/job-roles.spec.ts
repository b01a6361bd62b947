import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, linkIn, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { barriers, picture } from './looks.ts'
import { distantResume, job, strongResume } from './pdf-fixtures.ts'

let server: Server
let browser: Browser
let owners: BrowserContext
let page: Page
const manager = { ...recruiter('Mia Manager'), password: 'the-door-is-open-9' }
const interviewer = { ...recruiter('Ivo Interviewer'), password: 'the-door-is-open-9' }
const own = { job: '', candidate: '', name: '' }
const other = { job: '', candidate: '', name: '' }

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  owners = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await owners.newPage()
  await signIn(owners, server, await aRecruiter(browser, server))
  for (const [of, resume, title] of [
    [own, await strongResume(), 'Backend Developer'],
    [other, await distantResume(), 'Secret Gardener'],
  ] as const) {
    const description = await job()
    const answer = await owners.request.post(`${server.url}/api/submit`, {
      multipart: {
        resumes: resume,
        // Other bytes, so that it is another job.
        job_description:
          of === own
            ? description
            : { ...description, buffer: Buffer.concat([description.buffer, Buffer.from('\n% another\n')]) },
        job_description_title: title,
      },
    })
    const [record] = (await answer.json()).results
    of.job = record.jobDescriptionId._id
    of.candidate = record._id
    of.name = record.matchingResult[0]['Resume Data'].name
  }
  expect(own.job).not.toBe(other.job)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (on: Page, path: string) => {
  const answer = await on.goto(server.url + path)
  return answer?.status()
}
const opened = async (on: Page, path: string) => {
  expect(await open(on, path)).toBe(200)
  await awake(on)
}
const said = (on: Page, text: string) => on.getByText(text).first().waitFor()

/** Invites somebody by the team page, who joins by the mailed link. */
async function joins(person: typeof manager, role: string, jobs: string[]) {
  await opened(page, '/dashboard/team')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Role').selectOption({ label: role })
  await said(page, role === 'Interviewer' ? 'Interviewers see only the candidates' : 'Hiring managers see only the jobs')
  for (const title of jobs) await dialog.getByLabel(title).check()
  await picture(page, `invite-${role.toLowerCase().replace(' ', '-')}`)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await said(page, `Invitation sent to ${person.email}`)
  const link = linkIn(await server.mailTo(person.email, 'invites you'), '/invitation')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tab = await context.newPage()
  await tab.goto(link)
  await tab.getByLabel('Full Name').fill(person.fullName)
  await tab.getByLabel('Password', { exact: true }).fill(person.password)
  await tab.getByRole('button', { name: 'Join Lindqvist Staffing' }).click()
  await tab.waitForURL(`${server.url}/dashboard/jobs`)
  await awake(tab)
  return { context, tab }
}

test('a hiring manager invited for one job sees that job and nothing else, decides there, and takes nothing along', async () => {
  const { context, tab } = await joins(manager, 'Hiring manager', ['Backend Developer'])
  const { complaints } = watch(tab, server)
  await opened(tab, '/dashboard/jobs')
  await tab.getByRole('heading', { name: 'Backend Developer' }).waitFor()
  await tab.getByRole('link', { name: own.name, exact: true }).waitFor()
  const nothingOfTheOther = async () => {
    const text = await tab.content()
    for (const word of ['Secret Gardener', other.name, other.job, other.candidate]) expect(text).not.toContain(word)
  }
  await nothingOfTheOther()
  await picture(tab, 'own-jobs')
  expect(await barriers(tab)).toEqual([])
  const places = tab.getByRole('navigation', { name: 'Main' }).locator('.nav-first')
  expect(await places.allTextContents()).toEqual(['Your Jobs', 'Interviews', 'Tasks'])
  expect(await tab.getByRole('link', { name: /Talent Workspace|AI Matching|Team|Analytics/ }).count()).toBe(0)

  // Finds nobody of the other job, in words nor by the palette.
  await tab.getByPlaceholder('Name, skill, title or company').fill(other.name)
  await tab.getByRole('button', { name: 'Find', exact: true }).click()
  await said(tab, 'Nobody found for')
  await tab.keyboard.press('Control+k')
  await tab.getByRole('combobox', { name: /Find people/ }).fill(own.name.split(' ')[0]!)
  await tab.getByRole('option', { name: new RegExp(own.name) }).waitFor()
  await tab.getByRole('combobox', { name: /Find people/ }).fill(other.name)
  await until(async () => (await tab.getByRole('option').count()) === 0, 'nobody to be found')
  await tab.keyboard.press('Escape')

  // Evidence, a note, one step on.
  await opened(tab, `/dashboard/candidates/${own.candidate}`)
  await tab.getByRole('button', { name: /^Advance/ }).waitFor()
  expect(await tab.getByRole('button', { name: /^(Email|Schedule|Assess|Manage)/ }).count()).toBe(0)
  expect(await tab.getByRole('link', { name: 'History' }).count()).toBe(0)
  await nothingOfTheOther()
  await picture(tab, 'manager-candidate')
  expect(await barriers(tab)).toEqual([])
  await tab.getByRole('button', { name: /^Advance/ }).click()
  await said(tab, `${own.name} moved to`)
  await opened(tab, `/dashboard/job-descriptions/${own.job}/board`)
  await tab.getByRole('button', { name: /Move/ }).first().waitFor()
  expect(await tab.getByRole('button', { name: /Edit stages|People on this job/ }).count()).toBe(0)
  await picture(tab, 'manager-board')
  expect(await barriers(tab)).toEqual([])
  await opened(tab, `/dashboard/candidates/${own.candidate}/activity`)
  await tab.getByLabel('New note').fill('Strong on databases.')
  await tab.getByRole('button', { name: 'Add note' }).click()
  await said(tab, 'Strong on databases.')
  await picture(tab, 'manager-activity')
  expect(await barriers(tab)).toEqual([])
  for (const path of ['/dashboard/tasks', '/dashboard/scheduling', '/dashboard/user']) await opened(tab, path)
  expect(complaints).toEqual([])

  // What is typed by hand leads nowhere, or is not for them.
  for (const path of [
    `/dashboard/candidates/${other.candidate}`,
    `/dashboard/candidates/${other.candidate}/activity`,
    `/dashboard/job-descriptions/${other.job}/board`,
    `/api/candidates/${other.candidate}`,
    `/api/job-descriptions/${other.job}`,
  ]) {
    expect([path, await open(tab, path)]).toEqual([path, 404])
    await nothingOfTheOtherBut(tab, [other.job, other.candidate])
  }
  for (const path of [
    '/dashboard/team',
    '/dashboard/upload',
    '/dashboard/analytics',
    `/dashboard/job-descriptions/${own.job}`,
    '/dashboard/ask',
  ]) {
    expect([path, await open(tab, path)]).toEqual([path, 403])
    await tab.getByRole('heading', { name: 'This page is not for your role' }).waitFor()
  }
  await picture(tab, 'not-for-your-role')
  expect(await barriers(tab)).toEqual([])
  for (const path of ['/api/candidates/export.csv', `/api/candidates/${own.candidate}/export`]) {
    const refused = await context.request.get(server.url + path)
    expect([path, refused.status()]).toEqual([path, 403])
    expect((await refused.json()).error).toContain('Hiring managers see the jobs they are named on')
  }
  expect(await tab.goto(`${server.url}/dashboard/candidates`).then(() => new URL(tab.url()).pathname)).toBe('/dashboard/jobs')
  await context.close()
}, 180_000)

/** The words of the other job; its address stands in what was typed. */
async function nothingOfTheOtherBut(on: Page, typed: string[]) {
  const text = await on.content()
  for (const word of ['Secret Gardener', other.name, other.job, other.candidate].filter((each) => !typed.includes(each)))
    expect(text).not.toContain(word)
}

test('an interviewer is named on a job where its candidates are, reads and writes there, and decides nothing', async () => {
  const { context, tab } = await joins(interviewer, 'Interviewer', [])
  await tab.getByRole('heading', { name: 'You are not named on a job yet' }).waitFor()
  await picture(tab, 'no-jobs')
  expect(await barriers(tab)).toEqual([])

  await opened(page, `/dashboard/job-descriptions/${own.job}/board`)
  await page.getByRole('button', { name: 'People on this job' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Ivo Interviewer/).check()
  await picture(page, 'people-on-job')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await said(page, 'The people on this job are saved')

  await opened(tab, '/dashboard/jobs')
  await tab.getByRole('link', { name: own.name, exact: true }).click()
  await tab.getByRole('button', { name: 'Note', exact: true }).waitFor()
  expect(await tab.getByRole('button', { name: /^(Advance|Reject|Email|Schedule|Assess)/ }).count()).toBe(0)
  await picture(tab, 'interviewer-candidate')
  expect(await barriers(tab)).toEqual([])
  await opened(tab, `/dashboard/candidates/${own.candidate}/activity`)
  expect(await tab.getByText('Strong on databases.').count()).toBe(0)
  await tab.getByLabel('New note').fill('Explains well.')
  await tab.getByRole('button', { name: 'Add note' }).click()
  await said(tab, 'Explains well.')
  await picture(tab, 'interviewer-activity')
  expect(await barriers(tab)).toEqual([])
  expect(await open(tab, `/dashboard/job-descriptions/${own.job}/board`)).toBe(403)
  expect(await open(tab, `/dashboard/candidates/${other.candidate}`)).toBe(404)

  // When they are free is theirs to say; programs and keys are not on the page.
  await opened(tab, '/dashboard/connections')
  const free = tab.getByRole('region', { name: 'When you are free' })
  await free.getByText('No calendar is connected').waitFor()
  await free.getByLabel('Your time zone').selectOption('Europe/Berlin')
  await free.getByRole('button', { name: 'Save working hours' }).click()
  await free.getByText('Interviews are suggested within these hours.').waitFor()
  expect(await tab.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['When you are free'])
  expect(await barriers(tab)).toEqual([])

  // Taken off the job, everything of it is gone at the next look.
  await opened(page, `/dashboard/job-descriptions/${own.job}/board`)
  await page.getByRole('button', { name: 'People on this job' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Ivo Interviewer/)
    .uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await said(page, 'The people on this job are saved')
  expect(await open(tab, `/dashboard/candidates/${own.candidate}`)).toBe(404)
  await context.close()
}, 180_000)
