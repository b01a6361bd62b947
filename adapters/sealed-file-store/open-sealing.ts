import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from '#src/ports/file-store.ts'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { type SealedMails, sealedMails } from './sealed-mails.ts'
import { type SealedStore, sealedStore } from './sealed-store.ts'
import { type KeyRing, keyRing, SealingRefused } from './sealing-keys.ts'
import { openVault, type Vault, vaultName } from './vault.ts'

/** What an instance seals its files with. */
export interface Sealing {
  ring: KeyRing
  vault: Vault
  mails: SealedMails
  /** What is in this store, sealed. */
  over(store: FileStore): SealedStore
}

export const vaultPath = (dataDir: string) => join(dataDir, vaultName)

/**
 * The vault of a data folder; null where nothing is sealed and no key is set. Throws `SealingRefused` when files are sealed and the key
 * is missing or another one.
 */
export function openSealing(source: SealingSource | null, dataDir: string): Sealing | null {
  const path = vaultPath(dataDir)
  if (!source) {
    if (existsSync(path)) throw missingKey(path)
    return null
  }
  const ring = keyRing(source)
  const vault = openVault(path, ring)
  try {
    refuseOtherKeys(vault, ring, path)
  } catch (error) {
    vault.close()
    throw error
  }
  return {
    ring,
    vault,
    mails: sealedMails(vault),
    over: (store) => sealedStore(store, vault, join(dataDir, 'unsealed')),
  }
}

function refuseOtherKeys(vault: Vault, ring: KeyRing, path: string) {
  const known = new Set(ring.keys().map(({ id }) => id))
  const closed = vault.wrappers().filter(({ id }) => !known.has(id))
  if (closed.length === 0) return
  const files = closed.reduce((sum, { count }) => sum + count, 0)
  throw new SealingRefused(
    `The sealing key does not open ${path}, which has the keys of ${files} sealed files: set the key that they were sealed with.`,
  )
}

const missingKey = (path: string) =>
  new SealingRefused(
    `Files of this instance are sealed (${path} has their keys), but none of SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND is set. ` +
      'Set the key, or take the seals away first with “bun run sealing:off”, which needs it too.',
  )
