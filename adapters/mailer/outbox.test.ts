import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { mailerContract } from '#src/ports/mailer.contract.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { mailers } from './index.ts'
import { listOutbox, readOutboxMail } from './outbox-reader.ts'
import { readMail } from './received.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))))
const open = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  folders.push(dataDir)
  const clock = fixedClock('2026-03-02T09:00:00Z')
  return { dataDir, clock, mailer: plugIn(mailers, 'outbox', {}, { fetch, clock, dataDir }) }
}
const files = async (dataDir: string) => (await readdir(join(dataDir, 'outbox'))).toSorted()
const mail: Mail = { kind: 'reset-password', to: 'ada@example.com', fullName: 'Ada', link: 'https://ats.test/reset?token=abc' }

mailerContract('outbox', async () => {
  const { dataDir, clock, mailer } = await open()
  const { dataDir: blocked } = await open()
  await writeFile(join(blocked, 'outbox'), 'a file where the folder should be')
  return {
    mailer,
    broken: plugIn(mailers, 'outbox', {}, { fetch, clock, dataDir: blocked }),
    async received() {
      clock.advance(1000)
      const names = await files(dataDir).catch(() => [])
      return Promise.all(names.map(async (name) => readMail(await readFile(join(dataDir, 'outbox', name)))))
    },
  }
})

test('writes one file a mail, for the owner only, named by time and id', async () => {
  const { dataDir, clock, mailer } = await open()
  await mailer.send(mail, 'b2')
  clock.advance(61_001)
  await mailer.send(mail, 'a1')
  expect(await files(dataDir)).toEqual(['20260302T090000000Z-b2.eml', '20260302T090101001Z-a1.eml'])
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'outbox', '20260302T090000000Z-b2.eml'))).mode & 0o777).toBe(0o600)
})

test('does not write the same mail twice, even later', async () => {
  const { dataDir, clock, mailer } = await open()
  await mailer.send(mail, 'once')
  clock.advance(3_600_000)
  await mailer.send(mail, 'once')
  await Promise.all([mailer.send(mail, 'more-than-once'), mailer.send(mail, 'another')])
  expect((await files(dataDir)).map((name) => name.slice(20))).toEqual(['once.eml', 'another.eml', 'more-than-once.eml'])
})

test('keeps strange ids inside the folder', async () => {
  const { dataDir, mailer } = await open()
  await mailer.send(mail, '../../etc/cron.d/x')
  expect(await files(dataDir)).toEqual([expect.stringMatching(/^20260302T090000000Z-[0-9a-f]{32}\.eml$/)])
})

test('shows administrators what lies in it, newest first, a page at a time', async () => {
  const { dataDir, clock, mailer } = await open()
  expect(await listOutbox(dataDir)).toEqual([])
  for (const id of ['first', 'second', 'third']) {
    await mailer.send({ ...mail, to: `${id}@example.com` }, id)
    clock.advance(1000)
  }
  await writeFile(join(dataDir, 'outbox', '.20260302T090009000Z-half.eml.123'), 'half')
  const page = await listOutbox(dataDir, { limit: 2 })
  expect(page.map(({ to }) => to)).toEqual(['third@example.com', 'second@example.com'])
  const rest = await listOutbox(dataDir, { before: page.at(-1)!.name })
  expect(rest).toEqual([await readOutboxMail(dataDir, '20260302T090000000Z-first.eml')])
  expect(rest[0]).toMatchObject({ subject: 'Choose a new password', date: new Date('2026-03-02T09:00:00Z') })
  expect(rest[0]!.text).toContain('https://ats.test/reset?token=abc')
  expect(rest[0]!.html).toStartWith('<!DOCTYPE html')
})

test('reads nothing outside the outbox', async () => {
  const { dataDir } = await open()
  await mkdir(join(dataDir, 'outbox'))
  await writeFile(join(dataDir, 'secret.eml'), 'secret')
  for (const name of ['../secret.eml', 'secret.eml', '20260302T090000000Z-none.eml', '20260302T090000000Z-/../../secret.eml'])
    await expect(readOutboxMail(dataDir, name)).rejects.toBeInstanceOf(FileMissing)
})

test('forgets the mails of one person and keeps those of others', async () => {
  const { dataDir, mailer } = await open()
  await mailer.send({ ...mail, to: 'mira@example.com' }, 'a')
  await mailer.send({ ...mail, to: 'jon@example.com' }, 'b')
  await mailer.forget('Mira@example.com')
  expect((await listOutbox(dataDir)).map(({ to }) => to)).toEqual(['jon@example.com'])
})
