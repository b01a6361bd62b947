import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { DamagedArchive, type TarEntry, untar } from '#adapters/archive/tar.ts'
import { type BackupKeys, decrypted, isEncrypted } from '#src/commands/backup/encryption.ts'
import { type Manifest, names, readManifest, signaturePurpose } from '#src/commands/backup/manifest.ts'
import { isSignedBy } from '#src/shared/instance-signer.ts'

/** A backup in a folder, every part of it compared with its hash. */
export interface Unpacked {
  manifest: Manifest
  /** Public key of the instance that signed it; null when nobody did. */
  signer: string | null
  database: string
  /** Null when the secret was set from outside. */
  secret: string | null
  /** The list of erasures up to the backup; null when nothing had ever been erased. */
  erasures: string | null
  /** The notes about the audit log; null when there were none. */
  anchors: string | null
  files: { key: string; path: string }[]
  mails: { name: string; path: string }[]
  /** Opens the bytes of one of the mails, where they are sealed. */
  openMail?(name: string, bytes: Uint8Array): Uint8Array
}

interface Part {
  name: string
  size: number
  sha256: string
  path: string
}

/**
 * Unpacks the archive into an empty folder; null when it is damaged, cut short, changed after it was signed, or no backup. Names in it
 * never become paths. Throws `WrongBackupKey` when it is encrypted and none of the keys opens it.
 */
export async function unpack(archive: string, folder: string, keys: BackupKeys): Promise<Unpacked | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const parts: Part[] = []
  try {
    const isLocked = await isEncrypted(archive)
    const opened = (bytes: AsyncIterable<Uint8Array>) => (isLocked ? decrypted(bytes, keys) : bytes)
    await pipeline(createReadStream(archive), opened, createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const entry of untar(bytes)) parts.push(await write(entry, join(folder, String(parts.length))))
    })
  } catch (error) {
    if (isDamage(error)) return null
    throw error
  }
  const signature = parts.at(-1)?.name === names.signature ? await readFile(parts.pop()!.path, 'utf8') : null
  const last = parts.pop()
  const list = last?.name === names.manifest ? await readFile(last.path, 'utf8') : ''
  const manifest = readManifest(list)
  if (!manifest || !isComplete(parts, manifest)) return null
  const signer = manifest.signer ?? null
  const isAsSigned = signer === null ? signature === null : isSignedBy(signer, signaturePurpose, list, signature?.trim() ?? '')
  return isAsSigned ? sorted(parts, manifest, signer) : null
}

const isDamage = (error: unknown) =>
  error instanceof DamagedArchive || /^(Z_|ERR_STREAM_PREMATURE_CLOSE)/.test((error as NodeJS.ErrnoException).code ?? '')

async function write({ name, size, content }: TarEntry, path: string): Promise<Part> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  return { name, size, sha256: hash.digest('hex'), path }
}

/** The archive holds what the list says, all of it, and nothing else. */
const isComplete = (parts: Part[], { entries }: Manifest) =>
  parts.length === entries.length &&
  entries.every(({ name, size, sha256 }, index) => {
    const part = parts[index]
    return part?.name === name && part.size === size && part.sha256 === sha256
  })

function sorted(parts: Part[], manifest: Manifest, signer: string | null): Unpacked | null {
  const unpacked: Unpacked = { manifest, signer, database: '', secret: null, erasures: null, anchors: null, files: [], mails: [] }
  for (const { name, path } of parts) {
    const key = name.match(/^files\/([\w./-]+)$/)?.[1]
    const mail = name.match(/^outbox\/([\w-]+\.eml)$/)?.[1]
    if (name === names.database) unpacked.database = path
    else if (name === names.secret) unpacked.secret = path
    else if (name === names.erasures) unpacked.erasures = path
    else if (name === names.anchors) unpacked.anchors = path
    else if (key) unpacked.files.push({ key, path })
    else if (mail) unpacked.mails.push({ name: mail, path })
    else return null
  }
  return unpacked.database ? unpacked : null
}
