import { open } from 'node:fs/promises'
import { DamagedArchive } from '#adapters/archive/tar.ts'

/** What a backup is encrypted to: keys whose secret half is kept elsewhere, or a passphrase. */
export type BackupLock = { recipients: string[] } | { passphrase: string }

/** What opens a backup. */
export interface BackupKeys {
  /** Secret keys of age, AGE-SECRET-KEY-1… */
  identities: string[]
  passphrase: string | null
}

/** None of the keys opens the archive. */
export class WrongBackupKey extends Error {}

const start = 'age-encryption.org/'

/** Whether a file is encrypted. Files of age say so in their first line. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(start.length), 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === start
  } finally {
    await file.close()
  }
}

/** The bytes as age encrypts them. The library is loaded with the first backup. Throws for a recipient that is none. */
export async function* encrypted(source: AsyncIterable<Uint8Array>, lock: BackupLock): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase)
  else for (const recipient of lock.recipients) addRecipient(encrypter, recipient)
  yield* await encrypter.encrypt(streamOf(source))
}

function addRecipient(encrypter: { addRecipient(recipient: string): void }, recipient: string) {
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new Error(`BACKUP_RECIPIENT has ${recipient}, which is no key of age.`)
  }
}

/** What was encrypted. Throws `WrongBackupKey`, and `DamagedArchive` for what was changed or cut short. */
export async function* decrypted(source: AsyncIterable<Uint8Array>, keys: BackupKeys): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  try {
    for (const identity of keys.identities) decrypter.addIdentity(identity)
  } catch {
    throw new WrongBackupKey()
  }
  if (keys.passphrase !== null) decrypter.addPassphrase(keys.passphrase)
  try {
    yield* await decrypter.decrypt(streamOf(source))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error
    throw /no identity matched/.test((error as Error).message) ? new WrongBackupKey() : new DamagedArchive()
  }
}

/** A new secret key, and what backups are encrypted to so that it opens them. */
export async function newBackupKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Secret keys in the text of a key file; lines that begin with # are comments. */
export const identitiesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: async () => void (await chunks.return?.()),
  })
}
