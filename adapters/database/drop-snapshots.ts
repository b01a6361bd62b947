import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes old copies of the database that were made before a migration. A folder that is not there has none. */
export const dropSnapshotsIn =
  (dataDir: string) =>
  async (olderThan: Date): Promise<void> => {
    const folder = join(dataDir, 'snapshots')
    const names = await readdir(folder).catch(() => [])
    for (const name of names) {
      if (!/^before-migration-.*\.db$/.test(name)) continue
      const path = join(folder, name)
      if ((await stat(path)).mtime < olderThan) await unlink(path)
    }
  }
