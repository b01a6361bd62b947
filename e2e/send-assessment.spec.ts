import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, Page } from 'playwright'
import { listOutbox } from '#adapters/mailer/outbox-reader.ts'
import {
  aRecruiter,
  awake,
  openBrowser,
  recruiter,
  type Server,
  signIn,
  startServer,
  until,
  type Watch,
  watch,
} from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ PLAN_TRIAL: '10/100/2' }), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const withoutAddress = () =>
  pdf('pia-silent.pdf', [
    'Pia Silent',
    'Backend Developer',
    'EXPERIENCE',
    'Backend Developer, Quiet Works, June 2019 - Present',
    'Wrote REST APIs in Go with PostgreSQL and Docker.',
    'SKILLS',
    'Go, PostgreSQL, Docker, REST APIs',
  ])

const resumes = { Ingrid: strongResume, Tomas: middlingResume, Marguerite: distantResume, Pia: withoutAddress }
type Name = keyof typeof resumes

interface Listed {
  resumeId: { _id: string }
  jobDescriptionId: { _id: string; title: string }
  matchingResult: [{ 'Resume Data': { email: string } }]
}

let tellings = 0

/** A recruiter with candidates for one position. A story that is told once more begins with another recruiter. */
const teller = async (...names: Name[]) => {
  tellings += 1
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  context.setDefaultTimeout(15_000)
  await signIn(context, server, await aRecruiter(browser, server, recruiter(`Rosa ${tellings}`)))
  const form = new FormData()
  form.append('job_description_title', 'Backend Engineer')
  const files = await Promise.all([job(), ...names.map((name) => resumes[name]())])
  for (const [at, { name, mimeType, buffer }] of files.entries())
    form.append(at === 0 ? 'job_description' : 'resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  if (!answer.ok) throw new Error(await answer.text())
  const watched: Watch[] = []
  return {
    /** Closes everything; resolves to what its pages complained about. */
    finish: async () => {
      await context.close()
      return watched.flatMap(({ complaints }) => complaints)
    },
    visit: async (path: string) => {
      const page = await context.newPage()
      const seen = watch(page, server)
      watched.push(seen)
      await page.goto(server.url + path)
      await awake(page)
      return page
    },
    /** Sends everybody an assessment, as the dialog does. */
    sendAll: async () => {
      const { results } = (await answer.json()) as { results: Listed[] }
      for (const { resumeId, jobDescriptionId, matchingResult } of results) {
        const sent = await context.request.post(`${server.url}/api/send-test-link`, {
          data: {
            candidateEmail: matchingResult[0]['Resume Data'].email,
            jobTitle: jobDescriptionId.title,
            resumeId: resumeId._id,
            jobDescriptionId: jobDescriptionId._id,
          },
        })
        if (!sent.ok()) throw new Error(await sent.text())
      }
    },
  }
}

const rowOf = (page: Page, name: string) => page.locator('tr[data-id]').filter({ hasText: name })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Preparing Assessment' })
const ready = (page: Page) => page.getByRole('button', { name: 'Preview as the candidate' }).waitFor()

/** Mails to an address; those of other tellings are among them. */
const mailsTo = async (address: string, words = '/assessment/') =>
  (await listOutbox(server.dataDir)).filter(({ to, text }) => to === address && text.includes(words)).length

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (kind: string) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}-${kind}.png` })
  }
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shot('light')
  // Whatever a dialog covers is looked at without it.
  const within = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : undefined
  const light = await axeViolationsOn(page, { within })
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours', within })
  await paint(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow')
  const tooWide = await page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]')
    return [document.documentElement, ...(dialog ? [dialog] : [])].some((each) => each.scrollWidth > each.clientWidth + 1)
  })
  await page.setViewportSize(size)
  expect({ name, light, dark, tooWide }).toEqual({ name, light: [], dark: [], tooWide: false })
}

test('a recruiter looks through the questions by keyboard, changes them, sends them, and everybody sees that they wait', async () => {
  const { visit, finish } = await teller('Ingrid', 'Marguerite')
  const [page, second] = [await visit('/dashboard/candidates'), await visit('/dashboard/candidates')]
  const mailsBefore = await mailsTo('ingrid.solberg@example.test')
  await rowOf(second, 'Ingrid Solberg').getByText('Not Sent').waitFor()

  await rowOf(page, 'Ingrid Solberg').getByRole('button', { name: 'Send Assessment to Ingrid Solberg' }).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await ready(page)
  await dialog.getByRole('heading', { name: 'Multiple choice (10)' }).waitFor()
  await dialog.getByRole('heading', { name: 'Voice questions (3)' }).waitFor()
  expect(await dialog.getByLabel('Candidate’s email').inputValue()).toBe('ingrid.solberg@example.test')
  await looked(page, 'review')

  const choices = dialog.getByRole('region', { name: 'Multiple choice' })
  const card = (number: number) =>
    choices.getByRole('listitem').filter({ has: page.getByRole('group', { name: `Question ${number}`, exact: true }) })
  const stemOf = async (number: number) => (await card(number).locator('.question-text').textContent())!
  const [first, next, third] = [await stemOf(1), await stemOf(2), await stemOf(3)]

  // Down by its button and up again by the keys, which keep the focus on it.
  await card(1).getByRole('button', { name: 'Move down' }).press('Enter')
  expect([await stemOf(1), await stemOf(2)]).toEqual([next, first])
  await page.keyboard.press('Alt+ArrowUp')
  expect([await stemOf(1), await stemOf(2)]).toEqual([first, next])
  // Another one in its place, one less, and one of our own.
  await card(2).getByRole('button', { name: 'Replace' }).press('Enter')
  await until(async () => (await stemOf(2)) !== next, 'another question')
  await card(3).getByRole('button', { name: 'Delete' }).press('Enter')
  await choices.getByText('A question was taken out.').waitFor()
  expect(await stemOf(3)).not.toBe(third)
  await page.keyboard.press('Enter')
  await until(async () => (await stemOf(3)) === third, 'the question to be back')
  await card(3).getByRole('button', { name: 'Delete' }).press('Enter')
  await dialog.getByRole('button', { name: 'Write your own multiple-choice question' }).press('Enter')
  await page.keyboard.type('Which river flows through Lindqvist?')
  await dialog.getByRole('button', { name: 'Send Assessment', exact: true }).press('Enter')
  await dialog.getByText('1 question needs a look before this can be sent.').waitFor()
  await dialog.getByText('Choose the right answer.').waitFor()
  await looked(page, 'problems')
  for (const [at, text] of ['The Alm', 'The Elm', 'The Ilm', 'The Ilm'].entries())
    await dialog.getByLabel(`Answer ${'ABCD'[at]}`, { exact: true }).fill(text)
  await dialog.getByLabel('Answer B is right').check()
  await dialog.getByText('This answer is there twice. The four must differ.').waitFor()
  await dialog.getByLabel('Answer D', { exact: true }).fill('The `Ulm`')
  // Enter in a field is no order to send.
  await page.keyboard.press('Enter')

  // As the candidate sees it: no key.
  await dialog.getByRole('button', { name: 'Preview as the candidate' }).press('Enter')
  await dialog.getByRole('button', { name: 'Question 10, not answered' }).click()
  await dialog.getByRole('heading', { name: 'Which river flows through Lindqvist?' }).waitFor()
  expect(await dialog.getByText('✓').count()).toBe(0)
  await looked(page, 'preview')
  await dialog.getByRole('button', { name: 'Back to the questions' }).press('Enter')

  // Escape asks first: what was changed is not lost by a slip.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Close without sending?' }).getByRole('button', { name: 'Keep editing' }).press('Enter')
  await dialog.getByLabel('Extra time').selectOption('15')
  // A double click is one mail.
  await dialog.getByRole('button', { name: 'Send Assessment', exact: true }).dblclick()
  await dialog.getByText('Assessment sent to ingrid.solberg@example.test').waitFor()
  await looked(page, 'sent')
  const shown = await dialog.getByLabel('The candidate’s link').inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await rowOf(second, 'Ingrid Solberg').getByText('Pending').waitFor()
  await rowOf(page, 'Ingrid Solberg').getByText('Pending').waitFor()
  await server.mailTo('ingrid.solberg@example.test', shown)
  expect((await mailsTo('ingrid.solberg@example.test')) - mailsBefore).toBe(1)
  // The candidate's page is there, and nothing of it tells the key.
  const theirs = await (await fetch(shown, { headers: { accept: 'text/html' } })).text()
  expect(theirs).not.toContain('The Elm')
  expect(await finish()).toEqual([])
})

test('without a look before, one press sends; who has no address in the resume is asked for it; the dialog closes by itself', async () => {
  const { visit, finish } = await teller('Tomas', 'Pia', 'Marguerite')
  const page = await visit('/dashboard/assessments')
  await page.locator('summary').getByText('Settings', { exact: true }).click()
  await page.getByLabel('Review questions before sending').uncheck()
  await page.getByText('Settings saved').waitFor()
  await page.clock.install()
  await page.goto(`${server.url}/dashboard/candidates`)
  await awake(page)
  await rowOf(page, 'Tomas Okafor').getByRole('button', { name: 'Send Assessment' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Assessment sent to tomas.okafor@example.test').waitFor()
  // It stays while somebody has the focus in it.
  await dialog.getByRole('button', { name: 'Copy the link' }).focus()
  await page.clock.fastForward(11_000)
  await dialog.getByText('Stays open while you are here').waitFor()
  await dialog.getByRole('button', { name: 'Copy the link' }).blur()
  await page.mouse.move(5, 5)
  await dialog.getByText(/Closes in \d+ s/).waitFor()
  await page.clock.runFor(11_000)
  await dialog.waitFor({ state: 'hidden' })
  await rowOf(page, 'Tomas Okafor').getByText('Pending').waitFor()

  await rowOf(page, 'Pia Silent').getByRole('button', { name: 'Send Assessment' }).click()
  await ready(page)
  await dialog.getByText('Enter the candidate’s email address').waitFor()
  await dialog.getByLabel('Candidate’s email').fill('pia@example.test')
  await dialog.getByLabel('Automated interview').check()
  await dialog.getByRole('button', { name: 'Send Interview' }).click()
  await dialog.getByText('Assessment sent to pia@example.test').waitFor()
  expect(await dialog.getByLabel('The candidate’s link').inputValue()).toContain('/interview/')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // That was the second of two.
  await rowOf(page, 'Marguerite Dufour').getByRole('button', { name: 'Send Assessment' }).click()
  await dialog.getByText("You've reached your assessment limit (2)").waitFor()
  await looked(page, 'limit')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await finish()).toEqual([])
})

test('all links stand on a page of their own, where they are sent again, extended and revoked', async () => {
  const { visit, sendAll, finish } = await teller('Ingrid', 'Tomas')
  await sendAll()
  const page = await visit('/dashboard/assessments')
  const row = page.getByRole('row').filter({ hasText: 'Ingrid Solberg' })
  await row.getByText('Pending').waitFor()
  await looked(page, 'assessments')
  await row.getByRole('button', { name: 'Resend' }).click()
  await page.getByRole('button', { name: 'Send it again' }).click()
  const renewed = page.getByRole('dialog', { name: 'A new link' })
  await renewed.getByText('Assessment sent to ingrid.solberg@example.test').waitFor()
  const link = await renewed.getByLabel('The candidate’s link').inputValue()
  await looked(page, 'renewed')
  await renewed.getByRole('button', { name: 'Done' }).click()
  await until(async () => (await mailsTo('ingrid.solberg@example.test', link)) === 1, 'the new link in the mail')

  const before = await row.getByRole('cell').nth(3).textContent()
  await row.getByRole('button', { name: 'Extend' }).click()
  await page.getByLabel('How much longer').selectOption('14')
  await page.getByRole('button', { name: 'Extend the link' }).click()
  await until(async () => (await row.getByRole('cell').nth(3).textContent()) !== before, 'another end')

  // Somebody else looks at the same candidate meanwhile.
  const activity = await visit('/dashboard/candidates')
  await rowOf(activity, 'Ingrid Solberg').getByRole('link', { name: 'Ingrid Solberg' }).click()
  await activity.getByRole('link', { name: 'Open as page' }).click()
  const strip = activity.getByRole('region', { name: 'Assessment' })
  await strip.getByText('Pending').waitFor()
  await looked(activity, 'candidate')
  await activity.getByRole('link', { name: 'Stage, notes and tasks' }).click()
  const panel = activity.getByRole('region', { name: 'Assessment' })
  await panel.getByText('Pending').waitFor()
  await activity.getByText('sent an assessment').waitFor()
  await row.getByRole('button', { name: 'Revoke' }).click()
  await looked(page, 'revoke')
  await page.getByRole('button', { name: 'Revoke the link' }).click()
  await row.getByText('Revoked').waitFor()
  await panel.getByText('Revoked').waitFor()
  await looked(activity, 'activity')

  await page.getByLabel('Search assessments').fill('okafor')
  await page.keyboard.press('Enter')
  await row.waitFor({ state: 'hidden' })
  expect(await page.getByRole('row').count()).toBe(2)
  await page.getByRole('link', { name: 'Expired' }).click()
  await page.getByText('Nothing was found for “okafor”').waitFor()
  await looked(page, 'none')
  expect(await finish()).toEqual([])
})

test('what cannot be drafted or mailed is said with its sentence and the link, and nothing that was changed is lost', async () => {
  // As a server answers whose mails do not leave; the others stand for one that is away.
  const testLink = `${server.url}/assessment/a-link-that-works-all-the-same`
  const unsent = {
    success: false,
    error: 'Email sending failed',
    testLink,
    sessionId: 's1',
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  const { visit, finish } = await teller('Tomas')
  const page = await visit('/dashboard/candidates')
  const mailsBefore = await mailsTo('tomas@example.test')
  await page.route('**/api/assessment-settings', (route) => route.abort())
  await page.route('**/api/generate-questions', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await rowOf(page, 'Tomas Okafor').getByRole('button', { name: 'Send Assessment' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('MCQ question generation failed').waitFor()
  await looked(page, 'drafting-failed')
  await page.unroute('**/api/generate-questions')
  await page.route('**/api/generate-voice-questions', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'The model does not answer.' } }),
  )
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('The model does not answer.', { exact: true }).waitFor()
  await page.unroute('**/api/generate-voice-questions')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await ready(page)

  const away = { success: false, error: 'The database is busy.' }
  await page.route('**/api/send-test-link', (route) => route.fulfill({ status: 503, json: away }))
  await dialog.getByLabel('Candidate’s email').fill('tomas@example.test')
  await dialog.getByRole('button', { name: 'Send Assessment', exact: true }).click()
  await dialog.getByText('The database is busy.', { exact: true }).waitFor()
  await page.unroute('**/api/send-test-link')
  await page.route('**/api/send-test-link', (route) => route.fulfill({ json: unsent }))
  await dialog.getByRole('button', { name: 'Send Assessment', exact: true }).click()
  await dialog.getByText('Email sending failed').waitFor()
  expect(await dialog.getByLabel('The candidate’s link').inputValue()).toBe(testLink)
  expect(await dialog.getByLabel('Candidate’s email').inputValue()).toBe('tomas@example.test')
  await looked(page, 'mail-failed')
  await page.unroute('**/api/send-test-link')
  await dialog.getByRole('button', { name: 'Send Assessment', exact: true }).click()
  await dialog.getByText('Assessment sent to tomas@example.test').waitFor()
  await until(async () => (await mailsTo('tomas@example.test')) - mailsBefore === 1, 'one mail')
  await finish()
})
