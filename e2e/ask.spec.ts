import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { distantResume, job, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const person = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(context, server, person)
  const form = new FormData()
  for (const paper of await Promise.all([strongResume(), middlingResume(), distantResume()]))
    form.append('resumes', new Blob([new Uint8Array(paper.buffer)], { type: 'application/pdf' }), paper.name)
  const description = await job()
  form.append('job_description', new Blob([new Uint8Array(description.buffer)], { type: 'application/pdf' }), description.name)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', body: form, headers: { cookie } })
  if (!answer.ok) throw new Error(await answer.text())
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
  complaints = watch(page, server).complaints
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
const names = () => page.locator('.ask-row-name').allTextContents()
const chips = () =>
  page
    .locator('.ask-chip')
    .evaluateAll((all) =>
      all.map((chip) =>
        [chip.hasAttribute('data-negated') ? 'not ' : '', chip.querySelector('.ask-chip-text')!.lastChild!.textContent].join(''),
      ),
    )

async function paint(colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), colorScheme === 'dark')
}

/** What a tool finds against WCAG 2.2 AA in light and in dark; SHOTS=folder keeps pictures, also as narrow as a phone. */
async function look(name: string) {
  const found: string[] = []
  const shots = process.env.SHOTS
  const shoot = (kind: string) => (shots ? page.screenshot({ path: `${shots}/ask-${name}-${kind}.png`, fullPage: true }) : null)
  for (const colorScheme of ['dark', 'light'] as const) {
    await paint(colorScheme)
    await shoot(colorScheme)
    found.push(...(await axeViolationsOn(page, { rules: rulesIn(colorScheme) })).map((barrier) => `${colorScheme} ${barrier}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot('narrow')
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  if (isWider) found.push(`${name} is wider than a phone`)
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

test('a question is asked on any page of the workspace; a blank one is not asked', async () => {
  await open('/dashboard/job-descriptions')
  const box = page.getByPlaceholder('Ask something about the responses...')
  await box.fill('   ')
  await box.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/dashboard/job-descriptions')
  await box.fill('Who knows Docker but not React?')
  await page.getByRole('search', { name: 'Ask' }).getByRole('button', { name: 'Ask' }).click()
  await page.waitForURL('**/dashboard/ask?q=*')
  await said('1 of 3 candidates: those who name Docker and do not name React.')
  expect(await box.inputValue()).toBe('')
  expect(await page.getByLabel('Your question').inputValue()).toBe('Who knows Docker but not React?')
  expect(await chips()).toEqual(['Skill: Docker', 'not Skill: React'])
  expect(await names()).toEqual(['Ingrid Solberg'])
  expect(await look('answer')).toEqual([])
})

test('a filter is turned around, changed, taken out and added, and the address keeps all of it', async () => {
  await button('not Skill: React').click()
  await said('1 of 3 candidates: those who name Docker and name React.')
  expect(await names()).toEqual(['Tomas Okafor'])
  await said('You changed the filters.')
  await button('Change Skill: Docker').click()
  const dialog = page.getByRole('dialog', { name: 'Change the filter' })
  await dialog.getByLabel('Any of these').fill('Kafka\nTerraform')
  expect(await look('dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await said('None of 3 candidates is among')
  expect(await look('nobody')).toEqual([])
  await button('Remove Skill: React').click()
  await said('1 of 3 candidates: those who name Kafka or Terraform.')
  await button('Add a filter').click()
  const adding = page.getByRole('dialog', { name: 'Add a filter' })
  await adding.getByLabel('About').selectOption('years')
  await adding.getByRole('button', { name: 'Apply' }).click()
  await adding.getByText('Fill this in.').waitFor()
  await adding.getByLabel('Number').fill('5')
  await adding.getByRole('button', { name: 'Apply' }).click()
  await said('those who name Kafka or Terraform and have at least 5 years of experience.')
  const address = page.url()
  await page.reload()
  await awake(page)
  expect(await chips()).toEqual(['Skill: Kafka or Terraform', 'Experience: at least 5 years'])
  expect(page.url()).toBe(address)
  await page.goBack()
  await said('1 of 3 candidates: those who name Kafka or Terraform.')
  expect(await chips()).toEqual(['Skill: Kafka or Terraform'])
  await page.getByRole('link', { name: 'Read the question again' }).click()
  await until(async () => (await chips()).length === 2, 'the filters of the question')
})

test('a citation leads to the candidate, and a quote to its place in the resume', async () => {
  await page.locator('.ask-cite', { hasText: 'Ingrid Solberg' }).click()
  await page.waitForURL('**/dashboard/candidates/*')
  await page.getByRole('heading', { name: 'Ingrid Solberg' }).first().waitFor()
  await page.goBack()
  await page
    .getByRole('link', { name: /^“Docker”/ })
    .first()
    .click()
  await page.waitForURL('**/dashboard/candidates/*?quote=*')
  await page.getByRole('heading', { name: 'Ingrid Solberg' }).first().waitFor()
  await page.goBack()
  await said('1 of 3 candidates')
})

test('what was not used is said, a slip of the pen is offered, and without a question there are examples', async () => {
  const question = page.getByLabel('Your question')
  await question.fill('friendly people who know Dokcer')
  await question.press('Enter')
  await said('I did not use: “friendly”, “Dokcer”.')
  expect(await look('not-used')).toEqual([])
  await button('Skill: Docker').click()
  await said('2 of 3 candidates: those who name Docker.')
  await open('/dashboard/ask')
  expect(await look('empty')).toEqual([])
  await page.getByRole('link', { name: 'Who has the most experience?' }).click()
  await said(/has the most experience: \d+ years?\./)
  expect(await look('most')).toEqual([])
  expect(complaints).toEqual([])
})
