import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupTooSoon, BackupUnderWay, NoRoomForBackup, NoSuchBackup } from '#src/admin/errors.ts'
import type { BackupCheck, BackupFile, BackupState, Backups } from '#src/admin/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { type BackupShelf, shelfOnDisk } from './backup-shelf.ts'
import { everyKeysName } from './keys-names.ts'

interface FolderOptions {
  dataDir: string
  /** Where they are kept; not given: in a folder of the data folder. */
  shelf?: BackupShelf | undefined
  clock: Clock
  /** Bytes that a backup takes at most. */
  estimate(): Promise<number>
  /** Whether they are encrypted, which their names say. */
  encrypts: boolean
  /** Whether the files in them are sealed. */
  seals?: boolean
  /** Makes a backup at this path, in another process. Calls `told` on the way; rejects with a sentence. */
  make(path: string, told: (progress: { done: number; total: number }) => void): Promise<void>
  /** Tries the backup at this path, in another process. */
  check(path: string): Promise<Omit<BackupCheck, 'name' | 'at'>>
}

/** Between two backups: each reads every file there is. */
const restSeconds = 60
const namePattern = /^ats-backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz(?:\.age)?$/

const checkName = 'last-check.json'

/** Backups of a server, like those of the command line: what is not encrypted holds the secret, for the owner only. */
export function backupFolder({
  dataDir,
  shelf = shelfOnDisk(dataDir),
  clock,
  estimate,
  encrypts,
  seals = false,
  make,
  check,
}: FolderOptions): Backups {
  let state: BackupState = { running: null, lastFailure: null, isChecking: false }

  const list = async (): Promise<BackupFile[]> =>
    (await shelf.files())
      .filter(({ name }) => namePattern.test(name))
      .map(({ name, bytes }) => ({ name, bytes, takenAt: timeIn(name), isEncrypted: name.endsWith('.age') }))
      .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime())

  const existing = async (name: string) => {
    const isOurs = namePattern.test(name) || everyKeysName.includes(name)
    const file = isOurs ? (await shelf.files()).find((each) => each.name === name) : undefined
    if (!file) throw new NoSuchBackup()
    return file
  }

  const run = async (name: string) => {
    const told = (progress: { done: number; total: number }) => {
      if (state.running) state = { ...state, running: { ...state.running, ...progress } }
    }
    try {
      await shelf.write([name, ...everyKeysName], async (folder) => {
        await removeRests(folder)
        await make(join(folder, name), told).catch(async (error) => {
          await removeRests(folder)
          throw error
        })
      })
      state = { ...state, running: null, lastFailure: null }
    } catch (error) {
      state = { ...state, running: null, lastFailure: { at: clock.now(), sentence: (error as Error).message } }
    }
  }

  return {
    list,
    encrypts,
    seals,
    async keysFile() {
      const names = (await shelf.files()).map(({ name }) => name)
      return everyKeysName.find((name) => names.includes(name)) ?? null
    },
    state: () => state,
    async start() {
      if (state.running || state.isChecking) throw new BackupUnderWay()
      const startedAt = clock.now()
      state = { ...state, running: { startedAt, done: 0, total: 0 } }
      try {
        const newest = (await list())[0]
        const since = newest ? (startedAt.getTime() - newest.takenAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
        if (since >= 0 && since < restSeconds) throw new BackupTooSoon(restSeconds - since)
        const { bavail, bsize } = await statfs(await shelf.folder())
        const missing = (await estimate()) * 1.05 + 64 * 1024 * 1024 - bavail * bsize
        if (missing > 0) throw new NoRoomForBackup(Math.ceil(missing / 1e6))
      } catch (error) {
        state = { ...state, running: null }
        throw error
      }
      void run(nameAt(startedAt, encrypts))
    },
    async check() {
      if (state.running || state.isChecking) throw new BackupUnderWay()
      const newest = (await list())[0]
      if (!newest) throw new NoSuchBackup()
      state = { ...state, isChecking: true }
      const tried = async (): Promise<BackupCheck> => {
        try {
          const found = await shelf.withLocal([newest.name, ...everyKeysName], (folder) => check(join(folder, newest.name)))
          const result = { name: newest.name, at: clock.now(), ...found }
          await shelf.write([checkName], (folder) => writeFile(join(folder, checkName), JSON.stringify(result), { mode: 0o600 }))
          return result
        } finally {
          state = { ...state, isChecking: false }
        }
      }
      return { name: newest.name, found: tried() }
    },
    async lastCheck() {
      const read = (folder: string) => readFile(join(folder, checkName), 'utf8').catch(() => null)
      const text = await shelf.withLocal([checkName], read)
      if (text === null) return null
      const kept = JSON.parse(text) as Omit<BackupCheck, 'at'> & { at: string }
      return { ...kept, at: new Date(kept.at) }
    },
    async open(name) {
      const { bytes } = await existing(name)
      return { stream: await shelf.stream(name), bytes }
    },
    async remove(name) {
      if (everyKeysName.includes(name)) throw new NoSuchBackup()
      await existing(name)
      await shelf.remove(name)
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
