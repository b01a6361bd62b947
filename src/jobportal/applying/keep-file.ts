import { sweepFiles } from '#src/matching/index.ts'
import type { Tools } from '../tools.ts'
import type { SentFile } from './application-form.ts'

/** How long the clean-up waits for the request that does its work itself. */
const leaseSeconds = 3600

/**
 * Stores a resume for a company: bytes first, then its row in one transaction with what `record` writes. What the database names
 * is always on disk, and bytes that no row names are removed, after a crash as well.
 */
export async function keepFile<Result>(
  tools: Tools,
  { path, sha256, size, type, filename }: SentFile,
  companyId: string,
  record: (fileId: string) => Promise<Result>,
): Promise<Result> {
  const { clock, files, fileStore, ids, jobs, transaction } = tools
  const id = ids.id()
  const stored = { id, key: `${companyId}/applications/${id}`, sha256, size, type, filename }
  const sweep = `sweep:${id}`
  await jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys: [stored.key] }, leaseSeconds })
  try {
    await fileStore.put(stored.key, { path })
    return await transaction(async () => {
      await files.add(companyId, [stored], clock.now())
      const result = await record(id)
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
