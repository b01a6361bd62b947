import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { type TestMailServer, testMailServer } from '#adapters/mailbox/test-dovecot.ts'
import { aResume } from '#adapters/test-documents.ts'
import { admin, aRecruiter, awake, openBrowser, type Server, signIn, startServer, until, watch } from './actors.ts'
import { aCompany, type Company, postedJob } from './company-desk.ts'
import { barriers, picture } from './looks.ts'
import { job, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

const authservId = 'mx.example.com'
let mailServer: TestMailServer
let server: Server
let browser: Browser
let company: Company
let publicId: string
let desk: BrowserContext
let page: Page
let candidate: { _id: string; email: string; replyTo: string }

beforeAll(async () => {
  mailServer = await testMailServer()
  const settings = { IMAP_URL: mailServer.url, MAIL_IN_ADDRESS: 'hiring@example.com', MAIL_IN_AUTHSERV_ID: authservId }
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on', ...settings }), openBrowser()])
  const owner = await aRecruiter(browser, server)
  desk = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await desk.newPage()
  await signIn(desk, server, owner)
  company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
  const id = await postedJob(company, 'Backend Developer')
  publicId = await until(async () => {
    const { jobs } = (await company.call<{ jobs: { _id: string; publicId: string }[] }>('GET', '/jobportal/myjobs')).body
    return jobs.find((each) => each._id === id)?.publicId
  }, 'the job')
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await mailServer?.stop()
})

const open = async (path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}

/** The newest mail in the outbox to an address, with its headers. */
const rawTo = (address: string) => {
  const folder = join(server.dataDir, 'outbox')
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
  return (
    mails
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((raw) => new RegExp(`^To: .*${address}`, 'im').test(raw)) ?? ''
  )
}

const letter = (to: string, more: { from?: string; subject?: string; verdict?: string; text?: string } = {}) =>
  `Authentication-Results: ${authservId}; dmarc=${more.verdict ?? 'pass'}\r\nFrom: ${more.from ?? `Ingrid Solberg <${candidate.email}>`}\r\nTo: ${to}\r\nSubject: ${more.subject ?? 'Re: Your interview'}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>${more.text ?? 'Tuesday at ten is fine.'}</p><img src="https://tracker.example/x.png"><blockquote><p>Can you come on Tuesday?</p></blockquote>\r\n`

test('an answer joins the messages of its candidate while the page is open', async () => {
  const { complaints } = watch(page, server)
  const uploaded = await desk.request.post(`${server.url}/api/submit`, {
    multipart: { resumes: await strongResume(), job_description: await job() },
  })
  const [record] = (await uploaded.json()).results
  await open(`/dashboard/candidates/${record._id}/activity`)
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByText('Answers appear here.').waitFor()
  await page.getByLabel('Subject').fill('Your interview')
  await page.getByLabel('Message', { exact: true }).fill('Can you come on Tuesday?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const email =
    record.candidateEmail ??
    (await (await desk.request.get(`${server.url}/api/candidates/${record._id}/workflow`)).json()).candidate.email
  await server.mailTo(email, 'Can you come')
  const [, replyTo = ''] = /^Reply-To: (\S+)/im.exec(rawTo(email)) ?? []
  expect(replyTo).toMatch(/^hiring\+c/)
  candidate = { _id: record._id, email, replyTo }
  mailServer.deliver(letter(replyTo))
  await page.getByText('Tuesday at ten is fine.').first().waitFor({ timeout: 30_000 })
  mailServer.deliver(
    letter(replyTo, {
      from: 'Somebody <somebody@elsewhere.example>',
      verdict: 'fail',
      subject: 'A forged answer',
      text: 'I withdraw.',
    }),
  )
  await page.getByText('Sender check failed').waitFor({ timeout: 30_000 })
  await page.getByText('Sent from another address than the one on file').waitFor()
  await picture(page, 'mail-messages')
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a mail that came back says so at the top of the messages', async () => {
  const returned = `Reply-To: ${candidate.replyTo}\r\nSubject: Your interview`
  mailServer.deliver(
    `From: MAILER-DAEMON@mx.example.net\r\nTo: hiring@example.com\r\nSubject: Undelivered Mail\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\r\n\r\n--r\r\n\r\nSorry\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${candidate.email}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user\r\n\r\n--r\r\nContent-Type: text/rfc822-headers\r\n\r\n${returned}\r\n\r\n--r--\r\n`,
  )
  await page.getByText(`${candidate.email} cannot be reached`).waitFor({ timeout: 30_000 })
  await picture(page, 'mail-returned')
  expect(await barriers(page)).toEqual([])
})

test('what fits nobody is filed by hand, or deleted', async () => {
  const { complaints } = watch(page, server)
  const { address } = await (await desk.request.get(`${server.url}/api/unfiled-mail`)).json()
  mailServer.deliver(letter(address, { verdict: 'none', subject: 'Another question' }))
  mailServer.deliver(letter(address, { from: 'Shop <shop@example.net>', subject: 'Office chairs', text: 'Now cheaper.' }))
  await until(async () => (await (await desk.request.get(`${server.url}/api/unfiled-mail`)).json()).total === 2, 'two mails')
  await open('/dashboard/unfiled-mail')
  await page.getByText('Known address, but the sender was not verified').waitFor({ timeout: 3000 })
  await page.getByText('Another question').first().click()
  await picture(page, 'mail-unfiled')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /File with a candidate.*Another question/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Candidates with this address:').waitFor()
  await picture(page, 'mail-file-dialog')
  await dialog
    .getByRole('button', { name: /File here/ })
    .first()
    .click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Delete.*Office chairs/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await page.getByText('No unfiled email').waitFor()
  await picture(page, 'mail-unfiled-empty')
  expect(complaints).toEqual([])
})

test('the page of a job names its address, and a resume sent there is an application', async () => {
  const visitor = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const jobPage = await visitor.newPage()
  await jobPage.goto(`${server.url}/jobs/${publicId}`)
  const address = (await jobPage.getByRole('link', { name: /hiring\+job-/ }).textContent()) ?? ''
  await jobPage.getByText('By sending it: I agree').waitFor()
  await picture(jobPage, 'mail-job')
  expect(await barriers(jobPage)).toEqual([])
  await visitor.close()
  const pdf = Buffer.from(await aResume({ name: 'Nora Quist', email: 'nora@example.net' })).toString('base64')
  mailServer.deliver(
    `From: Nora Quist <nora@example.net>\r\nTo: ${address}\r\nSubject: Application\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nI would like to apply.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="cv.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n--b--\r\n`,
  )
  const { text } = await server.mailTo('nora@example.net')
  expect(text).toContain('/application/')
})

test('an administrator sees the mailbox, and that it is away', async () => {
  const office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const adminPage = await office.newPage()
  await signIn(office, server, admin)
  await adminPage.goto(`${server.url}/dashboard/admin/system`)
  await adminPage.getByText('Senders are verified by what the mail server says.').waitFor({ timeout: 3000 })
  await picture(adminPage, 'mail-system')
  await mailServer.stop()
  await until(
    async () =>
      (await (await office.request.get(`${server.url}/admin/system`, { headers: { accept: 'application/json' } })).json()).mailIn
        .awaySince,
    'the mailbox to be away',
  )
  await adminPage.reload()
  await adminPage.getByText('The mailbox cannot be read').waitFor()
  await picture(adminPage, 'mail-away')
  expect(await barriers(adminPage)).toEqual([])
  await office.close()
})
