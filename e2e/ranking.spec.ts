import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { distantResume, job, middlingResume, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let context: BrowserContext
/** Address of the ranking that all stories look at. */
let ranking: string

/** Shows every skill in a project, but works at something else: what moves up when only skills count. */
const skilledElsewhere = () =>
  pdf('noor-jansen.pdf', [
    'Noor Jansen',
    'Museum Guide',
    'noor.jansen@example.test',
    'EXPERIENCE',
    'Museum Guide, Harbour Museum, May 2023 - Present',
    'Leads visitors through the old harbour and tells them of its ships.',
    'PROJECTS',
    'Ticket service of the museum, May 2024 - Present',
    'Runs the ticket service in Go with PostgreSQL and Kafka on Docker and Kubernetes, set up with Terraform on AWS, behind REST APIs.',
    'SKILLS',
    'Go, PostgreSQL, Docker, Kubernetes, Terraform, Kafka, AWS, REST APIs',
  ])

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const person = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(context, server, person)
  const papers = await Promise.all([strongResume(), middlingResume(), distantResume(), skilledElsewhere()])
  ranking = `${server.url}/dashboard/job-descriptions/${await submit(papers)}`
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The same bytes each time, so that all are ranked against one job description. */
const description = job()

const submit = async (papers: Paper[]): Promise<string> => {
  const form = new FormData()
  const asFile = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description', asFile(await description))
  for (const paper of papers) form.append('resumes', asFile(paper))
  const answer = await context.request.post(`${server.url}/api/submit`, { multipart: form })
  const { results } = (await answer.json()) as { results: { jobDescriptionId: { _id: string } }[] }
  return results[0]!.jobDescriptionId._id
}

const open = async (address: string) => {
  const page = await context.newPage()
  const watched = watch(page, server)
  await page.goto(address)
  await awake(page)
  return { page, ...watched }
}

const rows = (page: Page) => page.locator('.ranking-row')
const namesInOrder = (page: Page) => page.locator('.ranking-row th a').allInnerTexts()
const seen = async (what: Locator) => {
  await what.first().waitFor()
  return (await what.allInnerTexts()).join('\n')
}

/** Sets every weight to 0 but this one. */
const weighOnly = async (page: Page, wanted: string) => {
  await page.getByLabel(`Weight of ${wanted}`, { exact: true }).fill('100')
  for (const name of ['must-have skills', 'nice-to-have skills', 'experience', 'degree', 'title', 'field of work', 'duties'])
    if (name !== wanted) await page.getByLabel(`Weight of ${name}`, { exact: true }).fill('0')
}

test('moving a weight puts the list in another order at once, without asking the server', async () => {
  const { page, complaints } = await open(ranking)
  await page.locator('.steady-number').first().waitFor()
  const before = await namesInOrder(page)
  expect(before[0]).toBe('Ingrid Solberg')
  expect(before.at(-1)).toBe('Marguerite Dufour')
  expect(await seen(page.locator('.steady').first())).toContain('100%')

  let requests = 0
  page.on('request', (request) => {
    // Scripts of parts that may be wanted later come when the page has time for them.
    if (request.resourceType() !== 'script') requests += 1
  })
  await weighOnly(page, 'must-have skills')
  await until(
    async () => (await namesInOrder(page)).indexOf('Noor Jansen') < (await namesInOrder(page)).indexOf('Tomas Okafor'),
    'another order',
  )
  expect(await seen(page.getByRole('row', { name: /Noor Jansen/ }))).toMatch(/was \d+%/)
  // A slider answers to the keyboard, too.
  const slider = page.getByLabel('Weight of duties')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider.inputValue()).toBe('1')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await until(async () => (await namesInOrder(page)).join() === before.join(), 'the first order')
  expect(requests).toBe(0)
  expect(complaints).toEqual([])
  await page.close()
})

test('a must-have that is not shown marks a row and hides nobody', async () => {
  const { page } = await open(ranking)
  const row = page.getByRole('row', { name: /Tomas Okafor/ })
  expect(await seen(row)).toMatch(/of \d must-haves missing[\s\S]*Kubernetes/)
  const others = page.locator('.skill-criterion input[type=checkbox]')
  for (const box of await others.all()) await box.setChecked(false)
  await page.getByLabel('Must-have: Terraform').check()
  await page.getByLabel('Must-have: years of experience').uncheck()
  await until(async () => (await seen(row)).includes('1 of 1 must-have missing'), 'the mark')
  expect(await rows(page).count()).toBe(4)
  expect(await seen(page.getByRole('row', { name: /Ingrid Solberg/ }))).toContain('Shown')

  // Leaving now would lose all this: the page asks.
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Talent Workspace' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(page.url()).toBe(ranking)
  await page.getByRole('link', { name: 'Talent Workspace' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/dashboard/candidates')
  await page.close()
})

test('a criterion on a protected trait is refused, and the lawful wording takes its place', async () => {
  const { page } = await open(ranking)
  const add = async (skill: string) => {
    await page.getByLabel('Add a skill').fill(skill)
    await page.getByRole('button', { name: 'Add skill' }).click()
  }
  await add('under 35')
  await add('Native English speaker')
  await page.getByRole('button', { name: 'Save as version 2' }).click()
  const refusal = page.getByRole('status').filter({ hasText: 'cannot be a criterion' })
  expect(await seen(refusal)).toContain('“under 35” cannot be a criterion.')
  expect(await refusal.getByRole('button').allInnerTexts()).toEqual(['Leave it out'])
  await refusal.getByRole('button', { name: 'Leave it out' }).click()
  await page.getByRole('button', { name: 'Save as version 2' }).click()
  await refusal.getByRole('button', { name: 'Use “English at level C1” instead' }).click()
  expect(await seen(page.locator('.skill-criterion').last())).toContain('English at level C1')
  expect(await page.getByText('under 35').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await page.close()
})

test('saving makes a version, marks older scores, and scoring again takes the marks away', async () => {
  const { page, complaints } = await open(ranking)
  await page.getByLabel('Add a skill').fill('TypeScript or JavaScript')
  await page.getByRole('button', { name: 'Add skill' }).click()
  const added = page.locator('.skill-criterion').last()
  expect(await seen(added)).toMatch(
    /TypeScript or JavaScript[\s\S]*not saved yet[\s\S]*Takes effect after saving and scoring again/,
  )
  await page.getByLabel('Weight of title').fill('30')
  await page.getByRole('button', { name: 'Save as version 2' }).click()
  await page.getByText('Saved as version 2').waitFor()
  expect(await seen(page.getByText('Scores below are as of version 1'))).toContain('the criteria are version 2')
  expect(await page.getByText('as of version 1', { exact: true }).count()).toBe(4)
  expect(await seen(added)).toContain('Added by Rosa Lindqvist')

  await page.getByRole('button', { name: 'Score 4 candidates again' }).click()
  await page.getByText('All scores are as of version 2.').waitFor()
  expect(await page.getByText('as of version 1', { exact: true }).count()).toBe(0)
  expect(await page.getByText(/^was \d/).count()).toBe(0)
  expect(await page.getByText('Takes effect after saving').count()).toBe(0)

  await page.getByText('Versions (2)').click()
  await page.getByRole('button', { name: 'Look at it (version 1)' }).click()
  await page.getByText('Viewing version 1').waitFor()
  expect(await page.getByText('TypeScript or JavaScript').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await page.getByText('TypeScript or JavaScript').first().waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('of two windows that save, the second is told and loses nothing', async () => {
  const [first, second] = [await open(ranking), await open(ranking)]
  const version = Number((await seen(first.page.getByRole('button', { name: /^Save as version/ }))).match(/\d+/)![0])
  await first.page.getByLabel('Weight of degree').fill('10')
  await second.page.getByLabel('Weight of experience').fill('33')
  await first.page.getByRole('button', { name: `Save as version ${version}` }).click()
  await first.page.getByText(`Saved as version ${version}`).waitFor()

  await second.page.getByRole('button', { name: `Save as version ${version}` }).click()
  await second.page.getByText(`Somebody else saved version ${version} in the meantime.`).waitFor()
  expect(await second.page.getByLabel('Weight of experience').inputValue()).toBe('33')
  await second.page.getByRole('button', { name: `Save mine as version ${version + 1}` }).click()
  await second.page.getByText(`Saved as version ${version + 1}`).waitFor()
  expect(await second.page.getByLabel('Weight of experience').inputValue()).toBe('33')
  for (const { page } of [first, second]) await page.close()
})

test('three candidates are compared side by side, by keyboard alone', async () => {
  const { page, complaints } = await open(ranking)
  const compared = ['Ingrid Solberg', 'Tomas Okafor', 'Noor Jansen']
  for (const name of compared) {
    await page.getByLabel(`Compare ${name}`).focus()
    await page.keyboard.press('Space')
  }
  expect(await seen(page.locator('.compare-bar'))).toContain('3 chosen')
  await page.getByRole('link', { name: 'Compare 3' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/compare?**')
  // The address changes a moment before the page does.
  const table = page.getByRole('region', { name: /^Comparison for/ }).getByRole('table')
  await table.waitFor()
  expect(await page.locator('.compare-head .candidate-name').allInnerTexts()).toEqual(compared)
  const row = table.getByRole('row', { name: /^Kubernetes/ })
  expect((await row.locator('.compare-state').allInnerTexts()).map((state) => state.trim())).toEqual([
    'Shown',
    'Not found',
    'Shown',
  ])
  const quote = row.locator('.compare-quote').first()
  expect(await quote.getAttribute('href')).toMatch(/^\/dashboard\/candidates\/[\w-]+\?quote=\d+-\d+$/)

  const all = await table.getByRole('row').count()
  await page.getByLabel('Differences only').focus()
  await page.keyboard.press('Space')
  await until(async () => (await table.getByRole('row').count()) < all, 'fewer rows')

  // On a phone the table moves inside its frame, and its head and first column stay.
  await page.setViewportSize({ width: 400, height: 800 })
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(isWider).toBe(false)
  const frame = page.locator('.compare-frame')
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await until(() => frame.evaluate((element) => element.scrollLeft > 0), 'the table to move')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: 'Take Tomas Okafor out of the comparison' }).click()
  await until(async () => (await page.locator('.compare-head').count()) === 2, 'two columns')
  await page.locator('.compare-quote').first().click()
  await page.waitForURL(/\/dashboard\/candidates\/[\w-]+\?quote=/)
  expect(complaints).toEqual([])
  await page.close()
})

test('more than five do not fit side by side, and the page says so; what goes for many goes for them, too', async () => {
  const many = await Promise.all(
    ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) =>
      pdf(`${name}.pdf`, [`${name} Holm`, 'Backend Developer', `${name}@example.test`, 'SKILLS', `Go, Docker, ${name} tools`]),
    ),
  )
  await submit(many)
  const { page } = await open(ranking)
  await rows(page).nth(9).waitFor()
  for (let at = 0; at < 6; at += 1) await rows(page).nth(at).getByRole('checkbox').click()
  expect(await seen(page.locator('.compare-bar'))).toContain('5 candidates fit side by side')
  expect(await page.getByRole('button', { name: 'Compare' }).isDisabled()).toBe(true)
  const bar = page.getByRole('region', { name: 'Chosen candidates' })
  for (const name of ['Reject', 'Email', 'Assess', 'Schedule', 'Move to stage', 'Tag'])
    expect([name, await bar.getByRole('button', { name, exact: true }).count()]).toEqual([name, 1])
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await page.locator('.ranking-tick:checked').count()).toBe(0)
  await page.close()
})
