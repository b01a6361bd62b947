import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser } from 'playwright'
import { manyRefused } from '#src/proof-of-work/constants.ts'
import { admin, awake, openBrowser, type Server, signIn, startServer, watch } from './actors.ts'
import { aCompany, postedJob } from './company-desk.ts'
import { lookedAt } from './looks.ts'
import { strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let publicId = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  const company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
  const id = await postedJob(company, 'Backend Developer', { skillsRequired: 'Go, PostgreSQL' })
  const { body } = await company.call<{ jobs: { _id: string; publicId: string }[] }>('GET', '/jobportal/myjobs')
  publicId = body.jobs.find(({ _id }) => _id === id)!.publicId
  // From here on forms are under attack.
  for (let sent = 0; sent < manyRefused + 60; sent++) await forgot(`${sent % 3}@example.com`)
  expect((await forgot('mira@example.com')).status).toBe(403)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const look = lookedAt('proof-of-work')

const forgot = (email: string) =>
  fetch(`${server.url}/api/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

const visitor = async (isScripted: boolean) => {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, javaScriptEnabled: isScripted })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const fillIn = async (size = 0) => {
    await page.goto(`${server.url}/jobs/${publicId}?apply`)
    await page.getByLabel('Full Name').fill('Mira Talvik')
    await page.getByLabel('Email Address').fill('mira@example.test')
    const { name, mimeType, buffer } = await strongResume()
    await page
      .getByLabel('Upload Resume')
      .setInputFiles({ name, mimeType, buffer: size ? Buffer.concat([buffer, Buffer.alloc(size)]) : buffer })
  }
  return { page, context, fillIn, ...watch(page, server) }
}

test('while forms are under attack, a browser computes, says so, and the application gets in', async () => {
  const { page, context, fillIn } = await visitor(true)
  await fillIn(8_000_000)
  await page.waitForSelector('[data-island=apply-form][data-awake]')
  const said = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const note = document.querySelector('[role=status].work-note')
          if (note?.textContent) resolve(note.textContent)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: 'Submit Application' }).click()
  expect(await said).toContain('your browser has to do a short calculation')
  await page.getByText('Application Submitted!').first().waitFor()
  expect(await page.locator('.work-note').count()).toBe(0)
  await context.close()
})

test('without scripts a clear page says what to do, and waiting lets the form in', async () => {
  const { page, context, fillIn } = await visitor(false)
  await fillIn()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByText(/Please wait \d+ more seconds/).waitFor()
  await context.close()
})

test('the page without scripts can be read by everybody', async () => {
  const { page, context } = await visitor(true)
  await page.goto(`${server.url}/form-check?${new URLSearchParams({ form: `/public/apply/${publicId}` })}`)
  await look(page, 'waiting')
  await context.close()
})

test('the system page says so', async () => {
  const { page, context } = await visitor(true)
  await signIn(context, server, admin)
  await page.goto(`${server.url}/dashboard/admin/system`)
  await awake(page)
  await page.getByText('Proof of work asked for').waitFor()
  await page.getByText(/Unusually many submissions have arrived since/).waitFor()
  await look(page, 'system')
  await context.close()
})
