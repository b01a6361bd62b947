import { systemClock } from '#adapters/clock/system.ts'
import { databaseSettings } from '#adapters/database/settings.ts'
import { openSealing, vaultPath } from '#adapters/sealed-file-store/open-sealing.ts'
import { noteUnsealed } from '#adapters/sealed-file-store/seal-old-files.ts'
import { removeVault } from '#adapters/sealed-file-store/vault.ts'
import type { Instance } from '#src/commands/instance.ts'

/**
 * Puts every sealed file there as it was, and then removes the vault. May be ended at any moment and begun again. Resolves to how many
 * were opened; null where nothing is sealed. Throws `SealingRefused`.
 */
export async function unsealAll({ sealing: source, dataDir, rows, fileStore, places }: Instance): Promise<number | null> {
  const sealing = openSealing(source ?? null, dataDir)
  if (!sealing) return null
  const store = sealing.over(fileStore)
  try {
    // From here on nothing is taken for sealed that is not.
    await sealing.vault.setComplete(false)
    await store.sweepScratch()
    let opened = await sealing.mails.unsealAll(places.mails)
    for await (const key of fileStore.keys('')) if (await store.unsealStored(key)) opened += 1
    const database = rows.open()
    await noteUnsealed(databaseSettings(database), systemClock).finally(() => database.close())
    sealing.vault.close()
    removeVault(vaultPath(dataDir))
    return opened
  } catch (error) {
    sealing.vault.close()
    throw error
  }
}
