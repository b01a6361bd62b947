import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { barriers, paint, picture } from './looks.ts'
import { distantResume, job, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
let ranking = ''
let people: { _id: string; name: string }[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(30_000)
  await signIn(context, server, await aRecruiter(browser, server, recruiter('Ines Marlow')))
  page = await context.newPage()
  const form = new FormData()
  form.append('job_description_title', 'Backend Engineer')
  const papers = await Promise.all([job(), strongResume(), middlingResume(), distantResume()])
  for (const [at, { name, mimeType, buffer }] of papers.entries())
    form.append(at === 0 ? 'job_description' : 'resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const answer = await context.request.post(`${server.url}/api/submit`, { multipart: form })
  const { results } = await answer.json()
  ranking = `/dashboard/job-descriptions/${results[0].jobDescriptionId._id}`
  const { rows } = await (await context.request.get(`${server.url}/api${ranking.replace('/dashboard', '')}/ranking`)).json()
  people = rows
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
/** What stands behind a dialog is dimmed. */
const barriersOfDialog = async () => {
  const found: string[] = []
  for (const scheme of ['dark', 'light'] as const) {
    await paint(page, scheme)
    found.push(...(await axeViolationsOn(page, { within: '[role=dialog]', rules: rulesIn(scheme) })))
  }
  return found
}
const outcomes = () => page.getByRole('list', { name: 'What became of each' }).getByRole('listitem').allInnerTexts()
const bar = () => page.getByRole('region', { name: 'Chosen candidates' })

test('people of a ranking are written to and rejected together, with a line for each and a way back', async () => {
  const { complaints } = watch(page, server)
  await open(ranking)
  for (const { name } of people.slice(0, 2)) await page.getByLabel(`Compare ${name}`).check()
  await bar().getByRole('button', { name: 'Email', exact: true }).click()
  const mailing = page.getByRole('dialog', { name: 'Email 2 candidates' })
  await mailing.getByLabel('Subject').fill('About {{job.title}}')
  await mailing.getByLabel('Message').fill('Hello {{candidate.age}}')
  await mailing.getByRole('button', { name: 'Email 2', exact: true }).click()
  await until(
    () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid') === 'true'),
    'the focus on the words that were refused',
  )
  await mailing.getByLabel('Message').fill('Hello {{candidate.firstName}}, we read your resume.')
  await picture(page, 'many-mail')
  expect(await barriersOfDialog()).toEqual([])
  await mailing.getByRole('button', { name: 'Email 2', exact: true }).click()
  await page.getByText('Wrote to 2 candidates').waitFor()
  expect((await outcomes()).sort()).toEqual(
    people
      .slice(0, 2)
      .map(({ name }) => `${name} gets the email in ten minutes`)
      .sort(),
  )
  expect(await barriersOfDialog()).toEqual([])
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await page.getByText('Undone for 2 candidates').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  for (const { name } of people.slice(1, 3)) await page.getByLabel(`Compare ${name}`).check()
  await bar().getByRole('button', { name: 'Reject', exact: true }).click()
  const rejecting = page.getByRole('dialog', { name: 'Reject 2 candidates' })
  await rejecting.getByRole('button', { name: 'Reject 2', exact: true }).click()
  await rejecting.getByText('Please choose a reason.').waitFor()
  await rejecting.getByLabel('Reason for all').selectOption('better-match')
  const seen = people[2]!.name
  await rejecting.getByText(seen, { exact: true }).click()
  await rejecting.getByText('The whole evidence with the resume').waitFor()
  await rejecting.getByText('Evidence opened here for 1 of 2.').waitFor()
  await picture(page, 'many-reject')
  expect(await barriersOfDialog()).toEqual([])
  await rejecting.getByRole('button', { name: 'Reject 2', exact: true }).click()
  await page.getByText('Rejected 1 candidate', { exact: true }).waitFor()
  const lines = await outcomes()
  expect(lines.find((line) => line.startsWith(seen))).toContain('was rejected, the email waits')
  expect(lines.find((line) => line.startsWith(people[1]!.name))).toContain('open their evidence first')
  await picture(page, 'many-outcome')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await page.getByText('Undone for 1 candidate').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
})

test('people of the last upload and of the list get assessments and interview times together', async () => {
  const { complaints } = watch(page, server)
  await open('/dashboard/response')
  for (const { name } of people.slice(0, 2)) await page.getByLabel(`Select ${name}`).check()
  await bar().getByRole('button', { name: 'Assess', exact: true }).click()
  await page.getByRole('dialog').getByText('Each gets a link of their own by email').waitFor()
  expect(await barriersOfDialog()).toEqual([])
  const send = page.getByRole('button', { name: 'Send 2 assessments' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByLabel('Send these without looking at the questions').check()
  await send.click()
  await page.getByText('Sent 2 assessments', { exact: true }).waitFor()
  for (const line of await outcomes()) expect(line).toContain('got a link at')
  await page.getByRole('button', { name: 'Done' }).click()

  await open('/dashboard/candidates')
  for (const { name } of people.slice(0, 2)) await page.getByLabel(`Select ${name}`).check()
  await bar().getByRole('button', { name: 'Schedule', exact: true }).click()
  const offering = page.getByRole('dialog', { name: 'Offer interview times to 2 candidates' })
  await offering.getByRole('button', { name: /^Offer/ }).waitFor()
  await offering.getByRole('button', { name: 'Offer this time' }).click()
  await offering.locator('.field-error, .refusal').first().waitFor()
  await picture(page, 'many-schedule')
  expect(await barriersOfDialog()).toEqual([])
  await page.keyboard.press('Escape')
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
})

test('what was read is corrected by its reader, and the score follows and says so', async () => {
  const { complaints } = watch(page, server)
  const [{ _id: id, name }] = people as [{ _id: string; name: string }]
  await open(`/dashboard/candidates/${id}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(['People', 'Backend Engineer', name])
  await page.getByRole('tab', { name: /What was read/ }).click()
  await page.getByRole('button', { name: 'Correct what was read' }).click()
  const dialog = page.getByRole('dialog', { name: `Correct what was read of ${name}` })
  await dialog.getByLabel('Name', { exact: true }).fill('Inga von Solberg')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await dialog.getByText('Inga von Solberg').first().waitFor()
  await dialog.getByLabel('Missing skill').fill('COBOL')
  await dialog.getByRole('button', { name: 'Add skill' }).click()
  await dialog.getByText('The resume does not name COBOL').waitFor()
  await dialog
    .getByRole('button', { name: /^Not a position/ })
    .first()
    .click()
  await dialog.getByText(/The score went from \d+% to \d+%/).waitFor()
  await picture(page, 'corrections')
  expect(await barriersOfDialog()).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { level: 1, name: 'Inga von Solberg' }).waitFor()
  await page.getByRole('tab', { name: 'Evidence' }).click()
  await page.getByText('This score follows 2 corrections of what was read').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
})

test('a view that is shared is a tab of the list, also for colleagues', async () => {
  await open('/dashboard/candidates?q=Go')
  await page.getByRole('button', { name: 'Saved views' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await dialog.getByLabel('Name of this view').fill('Gophers')
  await dialog.getByLabel('Share with the team').check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('link', { name: 'Gophers' }).waitFor()
  expect(await barriersOfDialog()).toEqual([])
  await page.keyboard.press('Escape')
  const tab = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: /Gophers/ })
  await tab.waitFor()
  expect(await tab.getAttribute('aria-current')).toBe('page')
  await open('/dashboard/candidates')
  await tab.waitFor()
  expect(await tab.getAttribute('aria-current')).toBe(null)
  await picture(page, 'view-tabs')
  expect(await barriers(page)).toEqual([])
})
