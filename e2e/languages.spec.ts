import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, Page } from 'playwright'
import { catalogues } from '#src/words/catalogues.ts'
import { fill } from '#src/words/fill.ts'
import { languageNames, languages } from '#src/words/languages.ts'
import { openBrowser, type Server, startServer, watch } from './actors.ts'
import { aHall } from './assessment-fixtures.ts'
import { sitDown } from './candidate-browser.ts'
import { aCompany, postedJob } from './company-desk.ts'
import { lookedAt } from './looks.ts'
import { strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let hall: Awaited<ReturnType<typeof aHall>>
let publicId = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  const company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
  const id = await postedJob(company, 'Backend Developer', { skillsRequired: 'Go, PostgreSQL, GraphQL' })
  const { body } = await company.call<{ jobs: { _id: string; publicId: string }[] }>('GET', '/jobportal/myjobs')
  publicId = body.jobs.find(({ _id }) => _id === id)!.publicId
  hall = await aHall(browser, server, 12)
})

afterAll(async () => {
  await hall?.close()
  await browser?.close()
  await server?.stop()
})

const look = lookedAt('languages')

/** Texts of the English page that a page in another language must not show. */
const englishOn = async (page: Page) => {
  const text = (await page.locator('#app').textContent()) ?? ''
  return ['Privacy', 'Skip', 'Download my data', 'Withdraw', 'The software', 'Instructions', 'Begin'].filter((word) =>
    text.includes(word),
  )
}

const languageOfPage = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** A window of somebody whose browser asks for a language. */
const visitor = async (locale: string) => {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, locale })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  return { page, context, ...watch(page, server) }
}

describe.each(languages)('in %s', (language) => {
  const { apply, applicant, assessment, job, jobs, shell } = catalogues[language]

  test('somebody finds a job, applies, and follows the application', async () => {
    const { page, context, complaints } = await visitor(language)
    await page.goto(`${server.url}/jobs`)
    expect(await languageOfPage(page)).toBe(language)
    await page.getByRole('heading', { level: 1, name: jobs.title }).waitFor()
    await look(page, `${language}-jobs`)

    await page.goto(`${server.url}/jobs/${publicId}`)
    await page.getByRole('link', { name: job.applyNow }).click()
    await page.getByRole('heading', { name: job.applyForJob }).waitFor()
    await look(page, `${language}-apply`)
    const form = page.locator('#apply-form')
    const email = `mira.${language}@example.test`
    await form.getByLabel(apply.name).fill('Mira Talvik')
    await form.getByLabel(apply.email).fill(email)
    const { name, mimeType, buffer } = await strongResume()
    await form.getByLabel(apply.resume).setInputFiles({ name, mimeType, buffer: Buffer.from(buffer) })
    await page.getByRole('button', { name: apply.submit }).click()
    await page.getByText(apply.submitted).first().waitFor()

    const mail = await server.mailTo(email)
    expect(mail.text).toContain(fill(catalogues[language].mails.hello, { name: 'Mira Talvik' }))
    await page.goto(/https?:\/\/\S+\/application\/\S+/.exec(mail.text)?.[0] ?? '')
    expect(await languageOfPage(page)).toBe(language)
    await page.getByRole('heading', { name: fill(applicant.yourApplication, { job: 'Backend Developer' }) }).waitFor()
    await page.locator('.applicant-requirements').first().waitFor()
    await page.getByRole('button', { name: applicant.delete }).focus()
    await page.locator('[data-island=application][data-awake]').waitFor()
    await page.getByText(catalogues[language].aboutYou.title).waitFor()
    if (language !== 'en') expect(await englishOn(page)).toEqual([])
    await look(page, `${language}-application`)

    await page.getByRole('button', { name: applicant.withdrawMine }).click()
    await page.getByRole('heading', { name: applicant.askWithdraw }).waitFor()
    await page.getByRole('button', { name: catalogues[language].common.cancel }).click()
    await page.getByRole('link', { name: shell.privacy }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a candidate opens an assessment and reads what it asks', async () => {
    const { token } = await hall.send({ mcq: 2, voice: 1, proctored: true, answers: 'voice' })
    const { page, context, complaints } = await sitDown(browser, server, `/assessment/${token}`, { locale: language })
    expect(await languageOfPage(page)).toBe(language)
    expect(await page.title()).toStartWith(catalogues[language].titles['/assessment/:token'])
    await page.getByRole('heading', { name: assessment.instructions }).waitFor()
    await page.getByText(assessment.savedAtOnce).waitFor()
    if (language !== 'en') expect(await englishOn(page)).toEqual([])
    await look(page, `${language}-assessment`)
    await page.getByRole('button', { name: assessment.beginCheck }).click()
    await page.getByRole('heading', { name: assessment.verification }).waitFor()
    await look(page, `${language}-check`)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a test is begun, answered and handed in', async () => {
    const { token } = await hall.send({ mcq: 2, proctored: false })
    const { page, context, complaints } = await sitDown(browser, server, `/assessment/${token}`, { locale: language })
    await page.getByRole('button', { name: assessment.toConsent }).click()
    await page.getByRole('checkbox').first().check()
    await look(page, `${language}-consent`)
    await page.getByRole('button', { name: assessment.begin }).click()
    await page.getByText(fill(assessment.questionOf, { number: 1, count: 2 })).waitFor()
    await page.getByRole('radio').first().check()
    await page.getByText(assessment.saving.saved, { exact: true }).waitFor()
    await look(page, `${language}-question`)
    await page.getByRole('button', { name: assessment.next, exact: true }).click()
    await page.getByRole('button', { name: assessment.submitTest }).click()
    await page.getByText(fill(assessment.someNotAnswered, { questions: fill(assessment.numbered.one, { numbers: 2 }) })).waitFor()
    await page.getByRole('button', { name: assessment.submitAnyway }).click()
    await page.getByRole('heading', { name: assessment.complete }).waitFor()
    await look(page, `${language}-complete`)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the language that is chosen on a page stays, on this page and on others; a choice works without a script', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr' })
  const page = await context.newPage()
  await page.goto(`${server.url}/jobs/${publicId}?apply&source=board`)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await page.locator('.language-menu summary').click()
  await page.getByRole('link', { name: languageNames.de }).click()
  await page.getByRole('heading', { name: catalogues.de.job.applyForJob }).waitFor()
  expect(new URL(page.url()).search).toBe('?apply&source=board')
  await page.goto(`${server.url}/jobs`)
  await page.getByRole('heading', { name: catalogues.de.jobs.title }).waitFor()
  const [cookie] = await context.cookies()
  expect([cookie?.name, cookie?.value]).toEqual(['language', 'de'])
  await context.close()
})

test('whoever asks for a language that is not there, and every page for people who work here, is in English', async () => {
  const { page, context } = await visitor('ja')
  await page.goto(`${server.url}/jobs`)
  expect(await languageOfPage(page)).toBe('en')
  await context.close()
  const german = await visitor('de')
  for (const path of ['/', '/login', '/jobportal/login', '/privacy']) {
    await german.page.goto(server.url + path)
    expect(await languageOfPage(german.page)).toBe('en')
  }
  await german.context.close()
})
