import { openSealing } from '#adapters/sealed-file-store/open-sealing.ts'
import type { Instance } from '#src/commands/instance.ts'
import { runningInstance } from '#src/instance-lock.ts'

/** Why no key was wrapped with another, as a sentence. Nothing has been changed. */
export class NotRotated extends Error {}

/** Keys in one transaction: few, so that an upload hardly waits. */
const atOnce = 200

/**
 * Wraps the keys of all files with the first key of the instance. Each transaction goes whole or not at all, and both keys open files
 * meanwhile: it may be ended at any moment and begun again. Throws `NotRotated` and `SealingRefused`.
 */
export async function rotateKeys({ sealing: source, dataDir }: Instance): Promise<{ wrapped: number; total: number }> {
  const sealing = source ? openSealing(source, dataDir) : null
  if (!source || !sealing)
    throw new NotRotated(
      'Files of this instance are not sealed: none of SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND is set.',
    )
  const { vault, ring } = sealing
  try {
    const first = ring.keys()[0]!
    if (runningInstance(dataDir) && !vault.isServedWith(first.id, source))
      throw new NotRotated(
        'The running server does not know the new key. Give it both, the new one first, in the setting that it was started with, and start it again.',
      )
    let wrapped = 0
    for (;;) {
      const count = await vault.wrapAgain(atOnce)
      if (count === 0) break
      wrapped += count
      // Uploads that wait for the vault go in between.
      await Bun.sleep(5)
    }
    return { wrapped, total: vault.count() }
  } finally {
    vault.close()
  }
}
