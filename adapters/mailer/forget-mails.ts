import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import { syncFolder } from '#adapters/file-store/durable.ts'
import { noMailSeals } from './mail-seals.ts'
import { endingOf } from './outbox-reader.ts'

/** Removes mails from `DATA_DIR/outbox` by their ids, whichever mailer is chosen now. */
export const forgetMailsIn =
  (dataDir: string, mailSeals = noMailSeals) =>
  async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return
    const folder = join(dataDir, 'outbox')
    const endings = new Set(ids.map(endingOf))
    try {
      const names = (await readdir(folder)).filter((name) => endings.has(name.slice(name.indexOf('-'))))
      for (const name of names) await mailSeals.forget(name, () => unlink(join(folder, name)).catch(unlessMissing))
      if (names.length > 0) await syncFolder(folder)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw diskError(error)
    }
  }

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}
