import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesNamedIn, isSoundDatabase, newerProgramOf } from '#adapters/database/backup.ts'
import type { KeptRows } from '#adapters/database/kept-rows.ts'
import { moveSynced, syncFolder } from '#adapters/file-store/durable.ts'
import { mailKeyName } from '#adapters/sealed-file-store/sealed-mails.ts'
import { type BackupKeys, WrongBackupKey } from '#src/commands/backup/encryption.ts'
import { type Manifest, names } from '#src/commands/backup/manifest.ts'
import type { Instance } from '#src/commands/instance.ts'
import { lockFiles, lockInstance, runningInstance } from '#src/instance-lock.ts'
import { NewerData } from '#src/newer-data.ts'
import { createInstanceSigner, fingerprintOf, isSameFingerprint } from '#src/shared/instance-signer.ts'
import { NotRestored } from './not-restored.ts'
import { addKeys, findSealedFiles, type SealedFiles } from './sealed-files.ts'
import { type Unpacked, unpack } from './unpack.ts'

export interface RestoreOptions {
  /** Also replaces what an instance already keeps. Never overrides a running server. */
  force: boolean
  /** What opens it, when it is encrypted. */
  keys?: BackupKeys
  /** The keys of sealed files; those beside the backup unless told. */
  keysFile?: string
  /** By what the instance is known that must have signed it; the instance that is there unless told. */
  signer?: string
  /** Also takes a backup that nobody signed. */
  unsigned?: boolean
  /**
   * Erases from the unpacked backup, before it becomes the instance, what people had erased after it was taken: rows of its
   * database, mails of its list. Files whose rows are gone are not restored. Leaves the list of all erasures in `erasures`.
   */
  eraseAgain(unpacked: Unpacked): Promise<void>
}

/** What was restored: the list of the backup, and what became of sealed files. */
export interface RestoredBackup extends Manifest {
  sealedFiles: number
  /** Those that nobody opens any more: they were deleted after the backup. */
  closedFiles: number
}

/**
 * Puts the archive at `path` in place of what the instance keeps. Everything is unpacked and compared with its hash first;
 * then files, outbox and secret move in, and the database last, so that whatever the database names is there.
 */
export async function restoreBackup(instance: Instance, path: string, options: RestoreOptions): Promise<RestoredBackup> {
  const { dataDir, rows } = instance
  const { force, eraseAgain, keys = noKeys } = options
  const users = rows.engine === 'sqlite' ? runningInstance(dataDir) : await rows.users()
  const place = rows.engine === 'sqlite' ? dataDir : rows.shown
  if (users) throw new NotRestored(`A server (${users}) is using ${place}. Stop it first.`)
  const taken = force ? null : await holdsSomething(instance)
  if (taken)
    throw new NotRestored(`${taken} is not empty. Choose another ${choiceOf(rows)}, or replace what is there with --force.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  // With PostgreSQL the folder is scratch space, which says nothing about who is at work.
  const lock = rows.engine === 'sqlite' ? lockInstance(dataDir) : { release() {} }
  if (!lock) throw new NotRestored(`A server is using ${dataDir}. Stop it first.`)
  const staging = rows.engine === 'sqlite' ? join(dataDir, stagingName) : await mkdtemp(join(dataDir, `${stagingName}-`))
  try {
    await rm(staging, { recursive: true, force: true })
    const unpacked = await opened(path, staging, keys)
    refuseForeign(unpacked, path, instance, options)
    const newer = newerProgramOf(unpacked.database)
    if (newer) throw new NotRestored(`${new NewerData(`The backup ${path}`, newer).message} Nothing was changed.`)
    const sealed = await findSealedFiles(instance, unpacked, { backup: path, keysFile: options.keysFile, backupKeys: keys })
    await eraseAgain(unpacked)
    await moveIn(instance, unpacked, sealed, staging)
    return { ...unpacked.manifest, sealedFiles: sealed.sealed, closedFiles: sealed.closed.size }
  } finally {
    await rm(staging, { recursive: true, force: true })
    lock.release()
  }
}

const stagingName = '.restore'
const choiceOf = ({ engine }: KeptRows) => (engine === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL or bucket')
const noKeys: BackupKeys = { identities: [], passphrase: null }

/** The backup, unpacked and whole. Throws `NotRestored`. */
export async function opened(path: string, folder: string, keys: BackupKeys): Promise<Unpacked> {
  const unpacked = await unpack(path, folder, keys).catch((error: unknown) => {
    if (!(error instanceof WrongBackupKey)) throw error
    const given = keys.identities.length > 0 || keys.passphrase !== null
    throw new NotRestored(
      given
        ? `${path} is encrypted, and the key or passphrase does not open it. Nothing was changed.`
        : `${path} is encrypted. Name the key file with --key FILE, or set BACKUP_PASSPHRASE.`,
    )
  })
  if (!unpacked || !isSoundDatabase(unpacked.database))
    throw new NotRestored(`${path} is damaged or not a backup. Nothing was changed.`)
  return unpacked
}

function refuseForeign(
  { signer, manifest }: Unpacked,
  path: string,
  { secrets }: Instance,
  { signer: wanted, unsigned }: RestoreOptions,
) {
  if (signer === null) {
    // Versions before 0.2 knew of no signers. In an empty place any signer is taken as well: the operator is told who it was.
    const isFromBefore = manifest.signer === undefined && secrets.length === 0 && wanted === undefined
    if (unsigned || isFromBefore) return
    throw new NotRestored(
      `${path} is not signed: an older version made it, or somebody changed it. If you know where it comes from, add --unsigned.`,
    )
  }
  const by = fingerprintOf(signer)
  const known = secrets.map((secret) => createInstanceSigner(secret).fingerprint)
  const isWanted = wanted === undefined ? known.length === 0 || known.includes(by) : isSameFingerprint(wanted, by)
  if (!isWanted)
    throw new NotRestored(
      `${path} was signed by ${by}, and not by ${wanted ?? known[0]}. If that is the instance you mean, add --signer "${by}". Nothing was changed.`,
    )
}

/** What keeps the place from being empty, in words; null when nothing does. */
async function holdsSomething({ dataDir, rows, fileStore, places }: Instance): Promise<string | null> {
  if (rows.engine === 'sqlite') {
    const ignored = [stagingName, ...lockFiles, 'lost+found']
    const found = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => !ignored.includes(name)) : []
    if (found.length > 0) return dataDir
  }
  if (await rows.exist()) return rows.engine === 'sqlite' ? dataDir : `The database ${rows.shown}`
  for await (const _ of fileStore.keys('')) return rows.engine === 'sqlite' ? dataDir : 'The file store'
  return (await places.mails.names()).length > 0 ? 'The list of kept mails' : null
}

async function moveIn(instance: Instance, unpacked: Unpacked, sealed: SealedFiles, staging: string) {
  const { dataDir, rows, fileStore, places } = instance
  const { mails, secret, erasures, anchors, database } = unpacked
  const named = new Set(filesNamedIn(database).map(({ key }) => key))
  const files = unpacked.files.filter(({ key }) => named.has(key))
  const keys = await addKeys(
    instance,
    [...files.map(({ key }) => key), ...mails.map(({ name }) => mailKeyName(name))].flatMap(
      (name) => sealed.keys.get(name) ?? [],
    ),
  )
  for (const { key, path } of files) await fileStore.put(key, { path })

  const between = join(staging, 'copy')
  const isIn = new Set(mails.map(({ name }) => name))
  for (const { name, path } of mails) await places.mails.write(name, await readFile(path))
  for (const name of await places.mails.names()) if (!isIn.has(name)) await places.mails.remove(name)
  if (secret) await keepSecret(instance, secret, between)

  // Before the database: what has been erased must never be without its list.
  if (erasures) await places.erasures.replaceWith(erasures, between)
  await places.anchorNotes.replaceWith(anchors, between)

  await rows.replaceWith(database)

  for await (const key of fileStore.keys('')) if (!named.has(key)) await fileStore.delete(key)
  // What the backup names and does not have stays as it is here.
  const restored = new Set(files.map(({ key }) => key))
  await keys?.keepOnly((name) => named.has(name) && !restored.has(name))
  keys?.close()
  if (rows.engine === 'sqlite') await rm(join(dataDir, 'incoming'), { recursive: true, force: true })
}

/** Where the secret is set from outside, the one of the backup is of no use. */
async function keepSecret({ dataDir, rows }: Instance, secret: string, between: string) {
  if (rows.engine === 'postgres') return
  await moveSynced(secret, join(dataDir, names.secret), between)
  await syncFolder(dataDir)
}
