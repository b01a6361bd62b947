import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DamagedArchive } from '#adapters/archive/tar.ts'
import { everyKeysName, keysNames } from '#adapters/backups/keys-names.ts'
import { type FileKey, unsealed } from '#adapters/sealed-file-store/format.ts'
import { keyIdOf, writeOpened } from '#adapters/sealed-file-store/local-files.ts'
import { openSealing, type Sealing, vaultPath } from '#adapters/sealed-file-store/open-sealing.ts'
import { mailKeyName } from '#adapters/sealed-file-store/sealed-mails.ts'
import { keyRing, SealingRefused } from '#adapters/sealed-file-store/sealing-keys.ts'
import { openVault, removeVault } from '#adapters/sealed-file-store/vault.ts'
import { type BackupKeys, decrypted, isEncrypted, WrongBackupKey } from '#src/commands/backup/encryption.ts'
import type { Instance } from '#src/commands/instance.ts'
import { NotRestored } from './not-restored.ts'
import type { Unpacked } from './unpack.ts'

/** The sealed files and mails of a backup, and the keys of those that were not deleted since. */
export interface SealedFiles {
  sealed: number
  /** Their keys are gone: they, or the people they are of, were erased after the backup. */
  closed: ReadonlySet<string>
  keys: Map<string, FileKey>
}

interface SealedOptions {
  backup: string
  /** Where the keys of files are; not given: beside the backup, else where the instance has them. */
  keysFile?: string
  /** What opens the keys, as it does the backup. */
  backupKeys: BackupKeys
}

/** Takes the files out of `unpacked` that nobody opens any more. Throws `NotRestored` when there are sealed files and no keys. */
export async function findSealedFiles(
  { sealing, dataDir }: Instance,
  unpacked: Unpacked,
  { backup, keysFile, backupKeys }: SealedOptions,
): Promise<SealedFiles> {
  const ids = new Map<string, string>()
  const mails = unpacked.mails.map(({ name, path }) => ({ key: mailKeyName(name), path }))
  for (const { key, path } of [...unpacked.files, ...mails]) {
    const id = await keyIdOf(path)
    if (id !== null) ids.set(key, id)
  }
  const keys = new Map<string, FileKey>()
  if (ids.size === 0) return { sealed: 0, closed: new Set(), keys }
  const holds = `${backup} holds ${ids.size} sealed files`
  if (!sealing)
    throw new NotRestored(
      `${holds}: set SEALING_KEY, SEALING_KEY_FILE or SEALING_KEY_COMMAND as they were where it was made. Nothing was changed.`,
    )
  const from = keysFile ?? keysBeside(backup) ?? (existsSync(vaultPath(dataDir)) ? vaultPath(dataDir) : undefined)
  if (!from)
    throw new NotRestored(
      `${holds}, and ${keysNames.encrypted} is not beside it: name the file with their keys with --keys FILE. Nothing was changed.`,
    )
  const copy = join(dirname(unpacked.database), 'keys')
  const ring = keyRing(sealing)
  try {
    await writeDecrypted(from, copy, backupKeys)
    const vault = openVault(copy, ring)
    try {
      for (const [name, id] of ids) {
        const file = vault.find(id, name)
        if (file) keys.set(name, file)
      }
    } finally {
      vault.close()
    }
  } catch (error) {
    if (error instanceof SealingRefused)
      throw new NotRestored(
        `The sealing key does not open ${from}: set the one that its files were sealed with. Nothing was changed.`,
      )
    throw error
  } finally {
    removeVault(copy)
  }
  const isOpen = (key: string) => !ids.has(key) || keys.has(key)
  unpacked.files = unpacked.files.filter(({ key }) => isOpen(key))
  unpacked.mails = unpacked.mails.filter(({ name }) => isOpen(mailKeyName(name)))
  unpacked.openMail = (name, bytes) => {
    const file = keys.get(mailKeyName(name))
    return file ? unsealed(file, bytes) : bytes
  }
  return { sealed: ids.size, closed: new Set([...ids.keys()].filter((name) => !keys.has(name))), keys }
}

const keysBeside = (backup: string) => everyKeysName.map((name) => join(dirname(backup), name)).find((path) => existsSync(path))

async function writeDecrypted(from: string, to: string, backupKeys: BackupKeys) {
  const isLocked = await isEncrypted(from)
  try {
    await pipeline(
      createReadStream(from),
      (bytes: AsyncIterable<Uint8Array>) => (isLocked ? decrypted(bytes, backupKeys) : bytes),
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
    )
  } catch (error) {
    if (error instanceof WrongBackupKey)
      throw new NotRestored(`${from} is encrypted, and the key or passphrase does not open it. Nothing was changed.`)
    if (error instanceof DamagedArchive) throw new NotRestored(`${from} is damaged. Nothing was changed.`)
    throw error
  }
}

/** The keys of an instance, while a backup takes the place of its files. */
export interface RestoredKeys {
  /** Forgets every key but those of the restored files and of others that stay. */
  keepOnly(stays: (name: string) => boolean): Promise<void>
  close(): void
}

/** Adds the keys of restored files to those of the instance, before the files come. Null where nothing is or was sealed. */
export async function addKeys({ sealing, dataDir }: Instance, files: FileKey[]): Promise<RestoredKeys | null> {
  const path = vaultPath(dataDir)
  const retired = `${path}.replaced`
  const drop = async () => {
    for (const each of sealing ? [retired] : [path, retired]) removeVault(each)
  }
  if (!sealing) return existsSync(path) ? { keepOnly: drop, close() {} } : null
  const { vault } = openedOrNew(sealing, dataDir, retired)
  for (const file of files) if (!vault.find(file.id, file.name)) void vault.add(file).catch(() => undefined)
  // What comes may lie there unsealed. This is written after the keys, and rejects where they do.
  await vault.setComplete(false)
  await vault.establish()
  const ids = new Set(files.map(({ id }) => id))
  if (files.some(({ id, name }) => !vault.find(id, name))) throw new Error('The keys of files could not be stored.')
  return {
    async keepOnly(stays) {
      await vault.keepOnly(({ id, name }) => ids.has(id) || stays(name))
      await drop()
    },
    close: () => vault.close(),
  }
}

/** Keys that the instance cannot open are of files that are about to go. */
function openedOrNew(source: NonNullable<Instance['sealing']>, dataDir: string, retired: string): Pick<Sealing, 'vault'> {
  const path = vaultPath(dataDir)
  const ring = keyRing(source)
  try {
    return openSealing(source, dataDir) ?? { vault: openVault(path, ring) }
  } catch (error) {
    if (!(error instanceof SealingRefused)) throw error
    for (const ending of ['', '-wal', '-shm']) if (existsSync(path + ending)) renameSync(path + ending, retired + ending)
    return { vault: openVault(path, ring) }
  }
}

/**
 * Opens the sealed files of an unpacked backup where they lie, so that what is in them can be looked at; the folder is thrown away
 * afterwards. Resolves to their hashes, null for one that is damaged.
 */
export async function openSealedFiles(unpacked: Unpacked, { keys }: SealedFiles): Promise<Map<string, string | null>> {
  const hashes = new Map<string, string | null>()
  for (const part of unpacked.files) {
    const file = keys.get(part.key)
    if (!file) continue
    const open = `${part.path}.open`
    hashes.set(part.key, await writeOpened(file, part.path, open))
    part.path = open
  }
  return hashes
}
