import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testMailServer } from '#adapters/mailbox/test-dovecot.ts'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { endServers, startServer } from '#src/commands/server-process.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'

const cycles = Number(process.env.SCALE ?? 4)
const mailsAtOnce = 12
const folder = mkdtempSync(join(tmpdir(), 'ats-mail-in-'))
const mailServer = await testMailServer()
afterAll(async () => {
  endServers()
  await mailServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A data folder with a job that takes applications; resolves to its public id. */
async function withJob(dataDir: string): Promise<string> {
  const server = testServer({}, {}, dataDir)
  server.clock.set(new Date())
  const { id } = await server.company()
  const job = aJob(id, { createdAt: new Date() })
  await server.jobPosts.add(job)
  await server.app.worker.stop()
  server.database.close()
  return job.publicId
}

test(`files every mail once through ${cycles} sudden ends between fetch and commit, and keeps no file that no row names`, async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const publicId = await withJob(dataDir)
  const paper = Buffer.from(await aResume())
  const environment = { IMAP_URL: mailServer.url, MAIL_IN_ADDRESS: 'hiring@example.com', IMAP_AFTER: 'move:Taken' }
  const ask = <Row>(query: string) => {
    const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
    try {
      sqlite.run('pragma busy_timeout = 5000')
      return sqlite.query(query).all() as Row[]
    } finally {
      sqlite.close()
    }
  }
  let sent = 0
  const taken = () => ask<{ count: number }>('select count(*) as count from mail_receipts')[0]!.count
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const before = taken()
    for (let each = 0; each < mailsAtOnce; each++) {
      sent += 1
      const bytes = Buffer.concat([paper, Buffer.from(`\n% ${sent}`)]).toString('base64')
      const part = (name: string) =>
        `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes}\r\n`
      mailServer.deliver(
        `From: Person ${sent} <person.${sent}@example.net>\r\nTo: hiring+job-${publicId}@example.com\r\nSubject: Application ${sent}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nI apply.\r\n${part('cv.pdf')}${part('cover letter.pdf')}--b--\r\n`,
      )
    }
    const server = await startServer({ dataDir, environment })
    // In the midst of them, wherever it is just then.
    const wanted = before + 1 + Math.floor(Math.random() * (mailsAtOnce - 3))
    while (taken() < wanted) await Bun.sleep(5)
    await Bun.sleep(Math.random() * 60)
    await server.kill()
  }
  const server = await startServer({ dataDir, environment })
  const isBusy = () =>
    taken() < sent || ask("select 1 from jobs where kind in ('read-application', 'sweep-files', 'fetch-mail')").length > 0
  for (let tries = 0; isBusy() && tries < 1200; tries++) await Bun.sleep(50)
  expect(await server.stop()).toBe(0)

  expect(ask('select outcome, count(*) as count from mail_receipts group by outcome')).toEqual([
    { outcome: 'applied', count: sent },
  ])
  const applied = ask<{ email: string; mails: number; newer: number }>(
    `select email, (select count(*) from received_mails where application_id = applications.id) as mails,
        (select count(*) from newer_applications where application_id = applications.id) as newer from applications`,
  )
  expect(applied.length).toBe(sent)
  expect(new Set(applied.map(({ mails, newer }) => `${mails} ${newer}`))).toEqual(new Set(['1 0']))
  expect(ask<{ count: number }>("select count(*) as count from files where key like '%/mails/%'")[0]!.count).toBe(sent)
  expect(ask('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
}, 240_000)
