import { readdir, readFile, rm, stat, statfs, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '#adapters/file-store/durable.ts'
import { BackupsElsewhere, BackupTooSoon, BackupUnderWay, NoRoomForBackup, NoSuchBackup } from '#src/admin/errors.ts'
import type { BackupCheck, BackupFile, BackupState, Backups } from '#src/admin/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { everyKeysName } from './keys-names.ts'

interface FolderOptions {
  dataDir: string
  clock: Clock
  /** Bytes that a backup takes at most. */
  estimate(): Promise<number>
  /** Whether they are encrypted, which their names say. */
  encrypts: boolean
  /** Whether the files in them are sealed. */
  seals?: boolean
  /** Whether the database is a file that can be copied. */
  isPossible?: boolean
  /** Makes a backup at this path, in another process. Calls `told` on the way; rejects with a sentence. */
  make(path: string, told: (progress: { done: number; total: number }) => void): Promise<void>
  /** Tries the backup at this path, in another process. */
  check(path: string): Promise<Omit<BackupCheck, 'name' | 'at'>>
}

/** Between two backups: each reads every file there is. */
const restSeconds = 60
const namePattern = /^ats-backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz(?:\.age)?$/

/** Backups in `DATA_DIR/backups`, like those of the command line: what is not encrypted holds the secret, for the owner only. */
export function backupFolder({
  dataDir,
  clock,
  estimate,
  encrypts,
  seals = false,
  isPossible = true,
  make,
  check,
}: FolderOptions): Backups {
  const folder = join(dataDir, 'backups')
  let state: BackupState = { running: null, lastFailure: null, isChecking: false }
  const checkFile = join(folder, 'last-check.json')

  const list = async (): Promise<BackupFile[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => namePattern.test(name))
    const files = await Promise.all(
      names.map(async (name) => {
        const file = await stat(join(folder, name)).catch(() => null)
        return file ? [{ name, bytes: file.size, takenAt: timeIn(name), isEncrypted: name.endsWith('.age') }] : []
      }),
    )
    return files.flat().toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
  }

  const existing = async (name: string) => {
    const path = join(folder, name)
    const file = namePattern.test(name) || everyKeysName.includes(name) ? await stat(path).catch(() => null) : null
    if (!file) throw new NoSuchBackup()
    return { path, bytes: file.size }
  }

  const run = async (path: string) => {
    try {
      await make(path, (progress) => {
        if (state.running) state = { ...state, running: { ...state.running, ...progress } }
      })
      state = { ...state, running: null, lastFailure: null }
    } catch (error) {
      await removeRests(folder)
      state = { ...state, running: null, lastFailure: { at: clock.now(), sentence: (error as Error).message } }
    }
  }

  return {
    list,
    encrypts,
    seals,
    async keysFile() {
      const names: string[] = await readdir(folder).catch(() => [])
      return everyKeysName.find((name) => names.includes(name)) ?? null
    },
    state: () => state,
    async start() {
      if (!isPossible) throw new BackupsElsewhere()
      if (state.running || state.isChecking) throw new BackupUnderWay()
      const startedAt = clock.now()
      state = { ...state, running: { startedAt, done: 0, total: 0 } }
      try {
        const newest = (await list())[0]
        const since = newest ? (startedAt.getTime() - newest.takenAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
        if (since >= 0 && since < restSeconds) throw new BackupTooSoon(restSeconds - since)
        await makeFolder(folder)
        await removeRests(folder)
        const { bavail, bsize } = await statfs(folder)
        const missing = (await estimate()) * 1.05 + 64 * 1024 * 1024 - bavail * bsize
        if (missing > 0) throw new NoRoomForBackup(Math.ceil(missing / 1e6))
      } catch (error) {
        state = { ...state, running: null }
        throw error
      }
      void run(join(folder, nameAt(startedAt, encrypts)))
    },
    async check() {
      if (state.running || state.isChecking) throw new BackupUnderWay()
      const newest = (await list())[0]
      if (!newest) throw new NoSuchBackup()
      state = { ...state, isChecking: true }
      const tried = async (): Promise<BackupCheck> => {
        try {
          const found = await check(join(folder, newest.name))
          const result = { name: newest.name, at: clock.now(), ...found }
          await writeFile(checkFile, JSON.stringify(result), { mode: 0o600 })
          return result
        } finally {
          state = { ...state, isChecking: false }
        }
      }
      return { name: newest.name, found: tried() }
    },
    async lastCheck() {
      const text = await readFile(checkFile, 'utf8').catch(() => null)
      if (text === null) return null
      const kept = JSON.parse(text) as Omit<BackupCheck, 'at'> & { at: string }
      return { ...kept, at: new Date(kept.at) }
    },
    async open(name) {
      const { path, bytes } = await existing(name)
      return { stream: Bun.file(path).stream(), bytes }
    },
    async remove(name) {
      if (everyKeysName.includes(name)) throw new NoSuchBackup()
      const { path } = await existing(name)
      await unlink(path)
      await syncFolder(folder)
    },
  }
}

/** What a process that was killed left behind. */
async function removeRests(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const rests = names.filter((name) => name.startsWith('ats-backup-') && !namePattern.test(name))
  await Promise.all(rests.map((name) => rm(join(folder, name), { force: true })))
}

const nameAt = (time: Date, encrypts: boolean) =>
  `ats-backup-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${encrypts ? '.age' : ''}`

const timeIn = (name: string) => new Date(name.slice(11, 31).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3'))
