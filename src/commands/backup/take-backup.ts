import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type TarEntry, tar } from '#adapters/archive/tar.ts'
import { filesNamedIn, saysSealed } from '#adapters/database/backup.ts'
import { syncFile, syncFolder } from '#adapters/file-store/durable.ts'
import { keyIdOf, openedHash } from '#adapters/sealed-file-store/local-files.ts'
import { openSealing, type Sealing } from '#adapters/sealed-file-store/open-sealing.ts'
import { lostVault } from '#adapters/sealed-file-store/seal-old-files.ts'
import type { Instance } from '#src/commands/instance.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { createInstanceSigner, type InstanceSigner } from '#src/shared/instance-signer.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { encrypted } from './encryption.ts'
import { writeKeys } from './keys-file.ts'
import { type Manifest, names, signaturePurpose } from './manifest.ts'

/** Hears how many of the files are copied. */
type Told = (progress: { done: number; total: number }) => void

/**
 * Writes everything the instance keeps to one archive: a snapshot of the database, then the files that snapshot names, the
 * outbox, the secret and the list of erasures, and last the list with the hash of each, signed. All of it is encrypted where the instance
 * says to what. The server may run meanwhile. `path` appears, or is replaced, only when all of it is on the disk.
 */
export async function takeBackup(instance: Instance, path: string, told: Told = () => {}): Promise<Manifest> {
  await mkdir(dirname(path), { recursive: true })
  const snapshot = `${path}.${process.pid}.sqlite`
  const unfinished = `${path}.${process.pid}.unfinished`
  const signer = instance.secrets[0] === undefined ? null : createInstanceSigner(instance.secrets[0])
  const manifest: Manifest = {
    format: 'ats-backup-2',
    takenAt: new Date().toISOString(),
    entries: [],
    deletedMeanwhile: [],
    changed: [],
    secretFromOutside: instance.secretFromOutside,
    signer: signer?.publicKey ?? null,
  }
  const sealing = openSealing(instance.sealing ?? null, instance.dataDir)
  try {
    await instance.rows.snapshot(snapshot)
    // Without them the keys beside older backups would be replaced by none.
    if (saysSealed(snapshot) && !sealing?.vault.isEstablished()) throw lostVault()
    const { lock } = instance
    await pipeline(
      tar(contents(instance, sealing, snapshot, manifest, signer, told)),
      createGzip({ level: 1 }),
      (bytes: AsyncIterable<Uint8Array>) => (lock ? encrypted(bytes, lock) : bytes),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    )
    await syncFile(unfinished)
    // After the files, so that it has the keys of all of them, and of nobody who was erased meanwhile.
    if (sealing) await writeKeys(instance, path)
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return manifest
  } finally {
    sealing?.vault.close()
    const left = [unfinished, ...['', '-journal', '-wal', '-shm'].map((ending) => snapshot + ending)]
    await Promise.all(left.map((file) => rm(file, { force: true })))
  }
}

async function* contents(
  instance: Instance,
  sealing: Sealing | null,
  snapshot: string,
  manifest: Manifest,
  signer: InstanceSigner | null,
  told: Told,
): AsyncGenerator<TarEntry> {
  yield* localFile(names.database, snapshot, manifest)
  const stored = filesNamedIn(snapshot)
  for (const [done, { key, sha256 }] of stored.entries()) {
    told({ done, total: stored.length })
    const name = names.file(key)
    const isChanged = yield* storedFile(instance.fileStore, key, manifest, (path) =>
      isOther(path, key, sha256, manifest, sealing),
    )
    const copied = manifest.entries.at(-1)
    // Whoever deletes a candidate must not wait for a backup: the file is left out, and the restored row says it is missing.
    if (copied?.name !== name) manifest.deletedMeanwhile.push(key)
    else if (isChanged) manifest.changed.push(key)
  }
  const { mails, erasures, anchorNotes } = instance.places
  for (const mail of await mails.names()) {
    // Whoever is erased meanwhile takes their mails along.
    const bytes = await mails.read(mail).catch(nullWhenMissing)
    if (bytes) yield wholeBytes(names.mail(mail), bytes, manifest)
  }
  if (!instance.secretFromOutside) yield* localFile(names.secret, join(instance.dataDir, 'session-secret'), manifest)
  // Read at once: whoever erases something meanwhile adds to it.
  const beside = [
    [names.erasures, await erasures.read()],
    [names.anchors, await anchorNotes.read()],
  ] as const
  for (const [name, bytes] of beside) if (bytes) yield wholeBytes(name, bytes, manifest)
  const list = `${JSON.stringify(manifest, null, 1)}\n`
  yield wholeText(names.manifest, list)
  if (signer) yield wholeText(names.signature, `${signer.sign(signaturePurpose, list)}\n`)
}

function wholeText(name: string, text: string): TarEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: once(bytes) }
}

function wholeBytes(name: string, bytes: Uint8Array, manifest: Manifest): TarEntry {
  manifest.entries.push({ name, size: bytes.length, sha256: sha256Of(bytes) })
  return { name, size: bytes.length, content: once(bytes) }
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Nothing when the file is not there. */
async function* localFile(name: string, path: string, manifest: Manifest): AsyncGenerator<TarEntry> {
  const file = await open(path, 'r').catch(nullWhenMissing)
  if (!file) return
  try {
    const { size } = await file.stat()
    yield { name, size, content: hashed(name, file, manifest) }
  } finally {
    await file.close()
  }
}

/** Whether the last file of the list is not what was received. A sealed one, whose own hash says nothing, is opened for it. */
async function isOther(path: string, key: string, received: string, manifest: Manifest, sealing: Sealing | null) {
  const id = await keyIdOf(path)
  if (id === null) return manifest.entries.at(-1)?.sha256 !== received
  // Whoever is erased while the backup is taken leaves a file that nobody opens.
  const file = sealing?.vault.find(id, key)
  return file ? (await openedHash(file, path)) !== received : false
}

/** Nothing when the file has been deleted. Once opened it is read to its end, deleted or not. Answers what `judge` says of it. */
async function* storedFile(
  fileStore: FileStore,
  key: string,
  manifest: Manifest,
  judge: (path: string) => Promise<boolean>,
): AsyncGenerator<TarEntry, boolean> {
  const found = Promise.withResolvers<string>()
  const used = Promise.withResolvers<void>()
  const held = fileStore
    .withLocalFile(key, (path) => {
      found.resolve(path)
      return used.promise
    })
    .catch(found.reject)
  try {
    const path = await found.promise.catch(nullWhenMissing)
    if (!path) return false
    const before = manifest.entries.length
    yield* localFile(names.file(key), path, manifest)
    return manifest.entries.length > before && (await judge(path))
  } finally {
    used.resolve()
    await held
  }
}

async function* hashed(name: string, file: FileHandle, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let size = 0
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(256 * 1024), 0)
    if (bytesRead === 0) break
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    size += bytesRead
    yield chunk
  }
  manifest.entries.push({ name, size, sha256: hash.digest('hex') })
}

const nullWhenMissing = (error: unknown) => {
  if (error instanceof FileMissing || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
