import { afterAll, expect, test } from 'bun:test'
import { imap } from '#adapters/mailbox/imap.ts'
import { testMailServer } from '#adapters/mailbox/test-dovecot.ts'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'

const server = await testMailServer()
afterAll(() => server.stop())

test('a mail with a resume to the address of a job is an application', async () => {
  const connected = imap.plugIn(
    { IMAP_URL: server.url, MAIL_IN_ADDRESS: 'hiring@example.com' },
    { fetch, clock: { now: () => new Date() }, dataDir: '/nowhere' },
  )
  const ats = testServer({}, { mailbox: { ...connected, ownAddresses: ['hiring@example.com'] } })
  const company = await ats.company()
  const job = aJob(company.id)
  await ats.jobPosts.add(job)
  const address = ats.app.mailIn.jobAddress(job.publicId)
  const pdf = Buffer.from(await aResume())
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n')
  server.deliver(
    `From: Mira Talvik <mira@example.com>\r\nTo: ${address}\r\nSubject: Application\r\nMessage-ID: <1@example.com>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHello, please find my resume.\r\n--b\r\nContent-Type: application/pdf; name="cv.pdf"\r\nContent-Disposition: attachment; filename="cv.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n--b--\r\n`,
  )
  await ats.app.mailIn.lookNow()
  await ats.app.worker.runDue()
  console.log(await ats.app.mailIn.facts())
  const application = await ats.applications.ofEmail(job.id, 'mira@example.com')
  expect(application).toMatchObject({ name: 'Mira Talvik', resumeFile: 'cv.pdf', source: 'E-mail' })
  await connected.mailbox.close()
})
