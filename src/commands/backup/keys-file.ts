import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { keysNames } from '#adapters/backups/keys-names.ts'
import { syncFile, syncFolder } from '#adapters/file-store/durable.ts'
import { vaultPath } from '#adapters/sealed-file-store/open-sealing.ts'
import { copyVault, removeVault } from '#adapters/sealed-file-store/vault.ts'
import type { Instance } from '#src/commands/instance.ts'
import { encrypted } from './encryption.ts'

/**
 * Writes the keys of sealed files beside a backup, encrypted as the backup is. With an older backup they open what was not erased since,
 * and nothing else.
 */
export async function writeKeys({ dataDir, lock }: Pick<Instance, 'dataDir' | 'lock'>, backup: string): Promise<void> {
  const folder = dirname(backup)
  const copy = `${backup}.${process.pid}.keys`
  const unfinished = `${copy}.unfinished`
  const [name, other] = lock ? [keysNames.encrypted, keysNames.plain] : [keysNames.plain, keysNames.encrypted]
  try {
    copyVault(vaultPath(dataDir), copy)
    await pipeline(
      createReadStream(copy),
      (bytes: AsyncIterable<Uint8Array>) => (lock ? encrypted(bytes, lock) : bytes),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    )
    await syncFile(unfinished)
    await rename(unfinished, join(folder, name))
    // Keys from before would open what was erased since.
    await rm(join(folder, other), { force: true })
    await syncFolder(folder)
  } finally {
    removeVault(copy)
    await rm(unfinished, { force: true })
  }
}
