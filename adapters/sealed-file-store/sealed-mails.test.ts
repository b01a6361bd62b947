import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { forgetMailsIn } from '#adapters/mailer/forget-mails.ts'
import { mailers } from '#adapters/mailer/index.ts'
import { keptMails } from '#adapters/mailer/kept-mails.ts'
import { mailsOnDisk } from '#adapters/mailer/mail-folder.ts'
import { listOutbox } from '#adapters/mailer/outbox-reader.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { openSealing } from './open-sealing.ts'
import { newSealingKey } from './sealing-keys.ts'

const root = mkdtempSync(join(tmpdir(), 'ats-sealed-mails-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const clock = fixedClock('2026-03-02T09:00:00Z')
const mail: Mail = { kind: 'reset-password', to: 'ada@example.com', fullName: 'Ada', link: 'https://ats.test/reset?token=abc' }

function anOutbox() {
  const dataDir = mkdtempSync(join(root, 'data-'))
  const { mails, vault } = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: newSealingKey() }, dataDir)!
  const outbox = join(dataDir, 'outbox')
  const mailer = (mailSeals?: typeof mails) => plugIn(mailers, 'outbox', {}, { fetch, clock, dataDir, mailSeals })
  const contents = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'latin1'))
  return { dataDir, mails, vault, outbox, mailer, contents }
}

test('a kept mail is sealed, read and repeated, and forgotten with its key', async () => {
  const { dataDir, mails, vault, mailer, contents } = anOutbox()
  await mailer(mails).send(mail, 'one')
  expect(contents().join()).not.toContain('ada@example.com')
  const kept = keptMails(dataDir, { clock, keeps: true, mailSeals: mails })
  expect((await kept.read('one'))?.text).toContain('https://ats.test/reset')
  clock.advance(1000)
  expect((await kept.repeat('one', 'two'))?.text).toContain('https://ats.test/reset')
  expect((await listOutbox(dataDir, { mailSeals: mails })).map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com'])
  expect([vault.count(), contents().join().includes('ada@example.com')]).toEqual([2, false])
  await forgetMailsIn(dataDir, mails)(['one'])
  expect([vault.count(), contents().length]).toEqual([1, 1])
  await mailer(mails).forget('ada@example.com')
  expect([vault.count(), contents().length]).toEqual([0, 0])
})

test('mails from before are read, sealed, and put back as they were', async () => {
  const { dataDir, mails, mailer, contents } = anOutbox()
  await mailer().send(mail, 'old')
  const before = contents()
  expect(before.join()).toContain('ada@example.com')
  expect((await listOutbox(dataDir, { mailSeals: mails }))[0]?.to).toBe('ada@example.com')
  expect(await mails.sealOld(mailsOnDisk(dataDir), async () => true)).toBe(1)
  expect(await mails.sealOld(mailsOnDisk(dataDir), async () => true)).toBe(0)
  expect(contents().join()).not.toContain('ada@example.com')
  expect((await listOutbox(dataDir, { mailSeals: mails }))[0]?.to).toBe('ada@example.com')
  expect(await mails.unsealAll(mailsOnDisk(dataDir))).toBe(1)
  expect(contents()).toEqual(before)
})

test('a mail whose key was removed is no mail any more', async () => {
  const { dataDir, mails, mailer, vault } = anOutbox()
  await mailer(mails).send(mail, 'one')
  const [name] = readdirSync(join(dataDir, 'outbox'))
  await vault.remove(`outbox/${name}`)
  expect(await listOutbox(dataDir, { mailSeals: mails })).toEqual([])
})
