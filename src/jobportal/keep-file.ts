import { type StoredFile, sweepFiles } from '#src/matching/index.ts'
import type { Tools } from './tools.ts'

/** A file of a company, on its way into the store. */
export interface NewFile {
  stored: StoredFile
  content: Uint8Array | { path: string }
}

/** How long the clean-up waits for the request that does its work itself. */
const leaseSeconds = 3600

/**
 * Stores a file for a company: bytes first, then its row in one transaction with what `write` does. What the database names is
 * always on disk, and bytes that no row names are removed, after a crash as well.
 */
export async function keepFile<Result>(
  tools: Tools,
  companyId: string,
  { stored, content }: NewFile,
  write: () => Promise<Result>,
): Promise<Result> {
  const { clock, files, fileStore, jobs, transaction } = tools
  const sweep = `sweep:${stored.id}`
  await jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys: [stored.key] }, leaseSeconds })
  try {
    await fileStore.put(stored.key, content)
    return await transaction(async () => {
      await files.add(companyId, [stored], clock.now())
      const result = await write()
      await jobs.finishKey(sweep)
      return result
    })
  } catch (error) {
    // Where this fails too, the queue cleans up later.
    await sweepFiles(tools, [stored.key])
      .then(() => jobs.finishKey(sweep))
      .catch(() => undefined)
    throw error
  }
}
