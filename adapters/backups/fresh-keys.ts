import { join } from 'node:path'
import type { BackupShelf } from './backup-shelf.ts'
import { everyKeysName } from './keys-names.ts'

interface FreshKeysOptions {
  shelf: BackupShelf
  /** Counts removals of keys. */
  removals(): number
  /** Writes the file of keys anew beside the backup at a path. */
  write(path: string): Promise<void>
}

/**
 * Keeps the file of keys beside the backups of the server at what is there: whoever was erased must not be in it until the next backup. To be
 * called now and then; writes when keys were removed since, and once after the start, as nobody knows how the program ended.
 */
export function freshKeys({ shelf, removals, write }: FreshKeysOptions): () => Promise<void> {
  let written: number | null = null
  let isWriting = false
  return async () => {
    const now = removals()
    if (isWriting || written === now) return
    isWriting = true
    try {
      const names = (await shelf.files()).map(({ name }) => name)
      if (!everyKeysName.some((name) => names.includes(name))) return
      await shelf.write(everyKeysName, (folder) => write(join(folder, 'keys')))
      written = now
    } finally {
      isWriting = false
    }
  }
}
