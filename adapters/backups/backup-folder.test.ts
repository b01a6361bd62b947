import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { BackupTooSoon, BackupUnderWay, NoRoomForBackup, NoSuchBackup } from '#src/admin/errors.ts'
import { checkInChild, makeInChild } from './backup-child.ts'
import { backupFolder } from './backup-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'ats-backups-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

type Make = Parameters<typeof backupFolder>[0]['make']

const sound = { told: ['It is whole.'], problems: [], figures: { parts: 3, receipts: 2, receiptsSame: 2 }, isCopy: false }

function aFolder(make: Make, estimate = 0, check: Parameters<typeof backupFolder>[0]['check'] = async () => sound) {
  const dataDir = mkdtempSync(join(root, 'data-'))
  const clock = fixedClock()
  return {
    dataDir,
    clock,
    backups: backupFolder({ dataDir, clock, estimate: async () => estimate, encrypts: false, make, check }),
  }
}

const until = async (done: () => boolean) => {
  for (let look = 0; look < 400 && !done(); look++) await Bun.sleep(5)
  expect(done()).toBe(true)
}

describe('backups in the data folder', () => {
  test('are made one at a time, tell how far they are, and rest for a minute', async () => {
    const gate = Promise.withResolvers<void>()
    const { backups, clock } = aFolder(async (path, told) => {
      told({ done: 3, total: 9 })
      await gate.promise
      await Bun.write(path, 'archive')
    })
    await backups.start()
    await until(() => backups.state().running?.total === 9)
    expect(backups.state().running).toMatchObject({ done: 3, total: 9 })
    await expect(backups.start()).rejects.toThrow(BackupUnderWay)
    gate.resolve()
    await until(() => backups.state().running === null)
    expect(await backups.list()).toMatchObject([{ bytes: 7, takenAt: clock.now() }])
    await expect(backups.start()).rejects.toThrow(BackupTooSoon)
    clock.advance(60_000)
    await backups.start()
    await until(() => backups.state().running === null)
    expect((await backups.list()).map(({ name }) => name)).toEqual([
      'ats-backup-2026-03-02T09-01-00Z.tar.gz',
      'ats-backup-2026-03-02T09-00-00Z.tar.gz',
    ])
  })

  test('say why one failed, and leave nothing half behind', async () => {
    const { backups, dataDir } = aFolder(async (path) => {
      writeFileSync(`${path}.1.unfinished`, 'half')
      throw new Error('The disk is full.')
    })
    await backups.start()
    await until(() => backups.state().running === null)
    expect(backups.state().lastFailure?.sentence).toBe('The disk is full.')
    expect(await backups.list()).toEqual([])
    expect(existsSync(join(dataDir, 'backups/ats-backup-2026-03-02T09-00-00Z.tar.gz.1.unfinished'))).toBe(false)
  })

  test('are not begun when there is no room for them', async () => {
    const { backups } = aFolder(async () => {}, 1e18)
    await expect(backups.start()).rejects.toThrow(NoRoomForBackup)
    expect(backups.state().running).toBeNull()
  })

  test('are tried, the newest one, one at a time, and what came of it is remembered', async () => {
    const gate = Promise.withResolvers<void>()
    const tried: string[] = []
    const { backups, clock, dataDir } = aFolder(
      async (path) => void (await Bun.write(path, 'archive')),
      0,
      async (path) => {
        tried.push(path)
        await gate.promise
        return { ...sound, problems: ['The file x is missing.'] }
      },
    )
    await expect(backups.check()).rejects.toThrow(NoSuchBackup)
    await backups.start()
    await until(() => backups.state().running === null)
    expect(await backups.lastCheck()).toBeNull()
    const { name, found } = await backups.check()
    expect(backups.state().isChecking).toBe(true)
    await expect(backups.check()).rejects.toThrow(BackupUnderWay)
    await expect(backups.start()).rejects.toThrow(BackupUnderWay)
    gate.resolve()
    const check = { ...sound, name, at: clock.now(), problems: ['The file x is missing.'] }
    expect(await found).toEqual(check)
    expect(tried).toEqual([join(dataDir, 'backups', name)])
    expect([backups.state().isChecking, await backups.lastCheck()]).toEqual([false, check])
    expect((await backups.list()).length).toBe(1)
  })

  test('are given out by their names only', async () => {
    const { backups, dataDir } = aFolder(async () => {})
    mkdirSync(join(dataDir, 'backups'))
    writeFileSync(join(dataDir, 'session-secret'), 'secret')
    writeFileSync(join(dataDir, 'backups/notes.txt'), 'x')
    for (const name of ['../session-secret', 'notes.txt', '', 'ats-backup-2026-03-02T09-00-00Z.tar.gz']) {
      await expect(backups.open(name)).rejects.toThrow(NoSuchBackup)
      await expect(backups.remove(name)).rejects.toThrow(NoSuchBackup)
    }
  })
})

test('another process that ends too early is a failure with a sentence', async () => {
  const entry = join(root, 'entry.ts')
  writeFileSync(entry, 'console.log(JSON.stringify({ done: 1, total: 2 })); process.exit(3)')
  const told: unknown[] = []
  const making = makeInChild(entry, process.env)('/nowhere', (progress) => told.push(progress))
  await expect(making).rejects.toThrow('The backup stopped before it was complete.')
  expect(told).toEqual([{ done: 1, total: 2 }])
  writeFileSync(entry, 'console.log(JSON.stringify({ failed: "No." })); process.exit(1)')
  await expect(makeInChild(entry, process.env)('/nowhere', () => {})).rejects.toThrow('No.')
})

test('what a try in another process finds, or that it stopped', async () => {
  const entry = join(root, 'check.ts')
  writeFileSync(entry, `console.log(JSON.stringify(${JSON.stringify(sound)}))`)
  expect(await checkInChild(entry, process.env)('/nowhere')).toEqual(sound)
  writeFileSync(entry, 'console.log(JSON.stringify({ failed: "It is damaged." }))')
  expect((await checkInChild(entry, process.env)('/nowhere')).problems).toEqual(['It is damaged.'])
  writeFileSync(entry, 'process.exit(9)')
  expect((await checkInChild(entry, process.env)('/nowhere')).problems).toEqual(['The check stopped before it was complete.'])
})
