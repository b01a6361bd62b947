import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesNamedIn, isSoundDatabase, newerProgramOf, retireDatabase } from '#adapters/database/backup.ts'
import { journalName } from '#adapters/erasure-journal/file.ts'
import { moveSynced, syncFolder } from '#adapters/file-store/durable.ts'
import { type Manifest, names } from '#src/commands/backup/manifest.ts'
import type { Instance } from '#src/commands/instance.ts'
import { lockFiles, lockInstance, runningInstance } from '#src/instance-lock.ts'
import { NewerData } from '#src/newer-data.ts'
import { type Unpacked, unpack } from './unpack.ts'

/** Why a backup was not restored, as a sentence. Nothing has been changed. */
export class NotRestored extends Error {}

export interface RestoreOptions {
  /** Also replaces what an instance already keeps. Never overrides a running server. */
  force: boolean
  /**
   * Erases from the unpacked backup, before it becomes the instance, what people had erased after it was taken: rows of its
   * database, mails of its list. Files whose rows are gone are not restored. Leaves the list of all erasures in `erasures`.
   */
  eraseAgain(unpacked: Unpacked): Promise<void>
}

/**
 * Puts the archive at `path` in place of what the instance keeps. Everything is unpacked and compared with its hash first;
 * then files, outbox and secret move in, and the database last, so that whatever the database names is there.
 */
export async function restoreBackup(instance: Instance, path: string, { force, eraseAgain }: RestoreOptions): Promise<Manifest> {
  const { dataDir } = instance
  const running = runningInstance(dataDir)
  if (running) throw new NotRestored(`A server (${running}) is using ${dataDir}. Stop it first.`)
  if (!force && (await holdsSomething(instance)))
    throw new NotRestored(`${dataDir} is not empty. Choose another DATA_DIR, or replace what is there with --force.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const lock = lockInstance(dataDir)
  if (!lock) throw new NotRestored(`A server is using ${dataDir}. Stop it first.`)
  const staging = join(dataDir, stagingName)
  try {
    await rm(staging, { recursive: true, force: true })
    const unpacked = await unpack(path, staging)
    if (!unpacked || !isSoundDatabase(unpacked.database))
      throw new NotRestored(`${path} is damaged or not a backup. Nothing was changed.`)
    const newer = newerProgramOf(unpacked.database)
    if (newer) throw new NotRestored(`${new NewerData(`The backup ${path}`, newer).message} Nothing was changed.`)
    await eraseAgain(unpacked)
    await moveIn(instance, unpacked, staging)
    return unpacked.manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
    lock.release()
  }
}

const stagingName = '.restore'

async function holdsSomething({ dataDir, databasePath, fileStore }: Instance) {
  const ignored = [stagingName, ...lockFiles, 'lost+found']
  const found = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => !ignored.includes(name)) : []
  if (found.length > 0 || existsSync(databasePath)) return true
  for await (const _ of fileStore.keys('')) return true
  return false
}

async function moveIn({ dataDir, databasePath, fileStore }: Instance, unpacked: Unpacked, staging: string) {
  const { mails, secret, erasures, database } = unpacked
  const named = new Set(filesNamedIn(database).map(({ key }) => key))
  const files = unpacked.files.filter(({ key }) => named.has(key))
  for (const { key, path } of files) await fileStore.put(key, { path })

  const outbox = join(dataDir, 'outbox')
  await rm(outbox, { recursive: true, force: true })
  await mkdir(outbox, { mode: 0o700 })
  for (const { name, path } of mails) await moveSynced(path, join(outbox, name), join(staging, 'copy'))
  await syncFolder(outbox)
  if (secret) await moveSynced(secret, join(dataDir, names.secret), join(staging, 'copy'))

  // Before the database: what has been erased must never be without its list.
  if (erasures) await moveSynced(erasures, join(dataDir, journalName), join(staging, 'copy'))
  await syncFolder(dataDir)

  await mkdir(dirname(databasePath), { recursive: true, mode: 0o700 })
  for (const path of [database, databasePath]) retireDatabase(path)
  const beside = `${databasePath}.restored`
  await moveSynced(database, beside, `${beside}.copy`)
  await rename(beside, databasePath)
  await syncFolder(dirname(databasePath))

  for await (const key of fileStore.keys('')) if (!named.has(key)) await fileStore.delete(key)
  await rm(join(dataDir, 'incoming'), { recursive: true, force: true })
}
