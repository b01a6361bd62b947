import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { databaseJobQueue } from '#adapters/database/jobs.ts'
import { testDatabase } from '#adapters/database/test-database.ts'
import { randomIds } from '#adapters/ids/random.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { enqueueMail, mailJob, mailSeal, openMail } from './mail-queue.ts'

const mail: Mail = {
  kind: 'account-approved',
  to: 'rita@example.com',
  fullName: 'Rita',
  loginLink: 'https://ats.example.com/login',
  trialEnds: new Date('2026-03-16T09:00:00Z'),
}
const seal = mailSeal('a secret of this instance, long enough')

function someQueue() {
  const database = testDatabase()
  return { ...database, jobs: databaseJobQueue(database, { clock: fixedClock(), ids: randomIds }) }
}

test('a mail comes out of the queue as it went in, dates included', async () => {
  const { jobs } = someQueue()
  await enqueueMail(jobs, seal)(mail)
  const job = await jobs.take([mailJob], 60)
  expect(openMail(job?.payload, seal)).toEqual(mail)
})

test('a mail is queued only if the transaction is kept', async () => {
  const { jobs, transaction } = someQueue()
  const work = transaction(async () => {
    await enqueueMail(jobs, seal)(mail)
    throw new Error('the rest of the work failed')
  })
  expect(await work.catch((error: Error) => error.message)).toBe('the rest of the work failed')
  expect(await jobs.take([mailJob], 60)).toBeNull()
})

test('what a waiting mail says cannot be read or changed without the secret', async () => {
  const { jobs } = someQueue()
  await enqueueMail(jobs, seal)(mail)
  const job = await jobs.take([mailJob], 60)
  expect(job?.payload).toMatchObject({ kind: mail.kind, to: mail.to })
  expect(JSON.stringify(job)).not.toMatch(/Rita|login/)
  expect(() => openMail(job?.payload, mailSeal('the secret of another instance, long'))).toThrow()
})
