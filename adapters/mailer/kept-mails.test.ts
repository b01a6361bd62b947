import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { keptMails } from './kept-mails.ts'
import { outbox } from './outbox.ts'
import { listOutbox } from './outbox-reader.ts'

const folder = await mkdtemp(join(tmpdir(), 'ats-kept-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aMailIsSent() {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const clock = fixedClock()
  const mailer = outbox.plugIn({ MAIL_FROM: 'ATS <ats@example.com>' }, { fetch, clock, dataDir })
  await mailer.send(
    { kind: 'reset-password', to: 'rita@example.com', fullName: 'Rita', link: 'https://ats.test/r?token=abc' },
    'one',
  )
  return { dataDir, clock, mails: keptMails(dataDir, { clock, keeps: true }) }
}

test('a mail in the outbox is found by its id, and its size is known', async () => {
  const { mails } = await aMailIsSent()
  expect((await mails.read('one'))?.text).toContain('Rita')
  expect(await mails.read('two')).toBeNull()
  expect(await mails.size()).toEqual({ mails: 1, bytes: expect.any(Number) })
  expect(await Array.fromAsync(mails.list())).toMatchObject([{ id: 'one', to: 'rita@example.com' }])
})

test('a mail is repeated once for each new id, as a mail of its own', async () => {
  const { dataDir, clock, mails } = await aMailIsSent()
  clock.advance(60_000)
  for (let time = 0; time < 2; time++) expect((await mails.repeat('one', 'two'))?.subject).toBe('Choose a new password')
  const sent = await listOutbox(dataDir)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({ to: 'rita@example.com', text: sent[1]!.text, html: sent[1]!.html, date: clock.now() })
  const raw = await readFile(join(dataDir, 'outbox', sent[0]!.name), 'latin1')
  expect(raw).toContain('Message-ID: <two@example.com>')
})

test('with a mail server nothing is repeated from an old outbox', async () => {
  const { dataDir, clock } = await aMailIsSent()
  const mails = keptMails(dataDir, { clock, keeps: false })
  expect(await mails.repeat('one', 'two')).toBeNull()
  expect(await keptMails(join(dataDir, 'nowhere'), { clock, keeps: true }).size()).toEqual({ mails: 0, bytes: 0 })
})
