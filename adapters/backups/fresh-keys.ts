import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { everyKeysName } from './keys-names.ts'

interface FreshKeysOptions {
  dataDir: string
  /** Counts removals of keys. */
  removals(): number
  /** Writes the file of keys anew beside the backup at a path. */
  write(path: string): Promise<void>
}

/**
 * Keeps the file of keys in `DATA_DIR/backups` at what is there: whoever was erased must not be in it until the next backup. To be called now
 * and then; writes when keys were removed since, and once after the start, as nobody knows how the program ended.
 */
export function freshKeys({ dataDir, removals, write }: FreshKeysOptions): () => Promise<void> {
  const folder = join(dataDir, 'backups')
  let written: number | null = null
  let isWriting = false
  return async () => {
    const now = removals()
    if (isWriting || written === now || !everyKeysName.some((name) => existsSync(join(folder, name)))) return
    isWriting = true
    try {
      await write(join(folder, 'keys'))
      written = now
    } finally {
      isWriting = false
    }
  }
}
