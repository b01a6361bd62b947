import { sealingSetting } from '#adapters/database/backup.ts'
import type { MailFolder } from '#adapters/mailer/mail-folder.ts'
import type { Settings } from '#src/admin/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { StorageFull } from '#src/shared/provider-error.ts'
import type { Sealing } from './open-sealing.ts'
import type { SealedStore } from './sealed-store.ts'
import { SealingRefused } from './sealing-keys.ts'
import { vaultName } from './vault.ts'

interface SealOldOptions {
  /** Resolves when people leave room for the next file; to false when it is to end. */
  next(): Promise<boolean>
  /** Kept mails. */
  outbox: MailFolder
}

/**
 * Seals what lies in the store and the outbox as it came, file by file. May be cut short at any moment: the next start goes on. Resolves to how many
 * were sealed. Rejects when some could not be: they are read as they are, and tried again the next time.
 */
export async function sealOldFiles(
  store: SealedStore,
  { vault, mails }: Sealing,
  { next, outbox }: SealOldOptions,
): Promise<number> {
  if (vault.isComplete()) return 0
  let failure: unknown
  let count = await mails.sealOld(outbox, next)
  for await (const key of store.keys('')) {
    if (!(await next())) return count
    try {
      if (await store.sealStored(key)) count += 1
    } catch (error) {
      if (error instanceof StorageFull) throw error
      // One that cannot be read keeps no other from being sealed.
      failure = error
    }
  }
  if (failure) throw failure
  // What was put meanwhile was sealed on its way.
  await vault.setComplete(true)
  return count
}

/**
 * Compares what the database says about sealed files with the vault that is there, and notes that files are sealed from now on. Throws
 * `SealingRefused` when the vault is lost.
 */
export async function noteSealing(settings: Settings, sealing: Sealing | null, clock: Clock): Promise<void> {
  const noted = await settings.read(sealingSetting)
  const wasSealed = noted?.value === 'sealed'
  if (wasSealed && !sealing?.vault.isEstablished()) throw lostVault()
  await sealing?.vault.establish()
  if (sealing && !wasSealed) await write(settings, noted?.revision ?? 0, 'sealed', clock)
}

export const lostVault = () =>
  new SealingRefused(
    `Files of this instance are sealed, and ${vaultName} with their keys is not in its folder any more: put it back, or restore a backup with its keys.`,
  )

/** Notes that no file is sealed any more. */
export async function noteUnsealed(settings: Settings, clock: Clock): Promise<void> {
  const noted = await settings.read(sealingSetting)
  if (noted) await write(settings, noted.revision, 'open', clock)
}

async function write(settings: Settings, revision: number, value: 'sealed' | 'open', clock: Clock) {
  await settings.write(sealingSetting, { value, revision, by: null, at: clock.now() })
}
