import type { FileStore } from '#src/ports/file-store.ts'
import type { Files } from './ports.ts'

/** Removes those of the files that no row names: left behind when the server died between storing and recording them. */
export async function sweepFiles({ files, fileStore }: { files: Files; fileStore: FileStore }, keys: string[]) {
  const known = await files.allKeys()
  for (const key of keys) if (!known.has(key)) await fileStore.delete(key)
}
