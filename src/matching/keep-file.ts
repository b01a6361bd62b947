import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { bytesThenRows } from '#src/shared/bytes-then-rows.ts'
import type { ReceivedFile } from '#src/shared/received-file.ts'
import type { Files } from './ports.ts'
import type { FileType, StoredFile } from './resume.ts'
import { sweepFiles } from './sweep-files.ts'

export interface KeepFilePorts {
  clock: Clock
  files: Files
  fileStore: FileStore
  jobs: JobQueue
  transaction: Transaction
}

/** A file of a workspace, on its way into the store. */
export interface NewFile {
  stored: StoredFile
  content: Uint8Array | { path: string }
}

/** What is known of a file that has just come, once it is kept in a folder of the file store. */
export const storedIn = (folder: string, id: string, { filename, sha256, size }: ReceivedFile, type: FileType): StoredFile => ({
  id,
  key: `${folder}/${id}`,
  sha256,
  size,
  type,
  filename,
})

interface KeepFileOptions {
  /** How long the clean-up waits for the request that does its work itself; an hour where nothing is said. */
  leaseSeconds?: number
  /** Looks at what is stored before a row names it: what it throws keeps nothing. */
  look?: () => Promise<void>
}

/**
 * Stores a file for a workspace: bytes first, then its row in one transaction with what `write` does. What the database names is
 * always on disk, and bytes that no row names are removed, after a crash as well.
 */
export const keepFile = <Result>(
  tools: Pick<KeepFilePorts, 'clock' | 'fileStore' | 'files' | 'jobs' | 'transaction'>,
  workspaceId: string,
  file: NewFile,
  write: () => Promise<Result>,
  options?: KeepFileOptions,
): Promise<Result> => keepFilesTogether(tools, workspaceId, [file], write, options)

/** The same for several files, of which either all are kept or none. */
export async function keepFilesTogether<Result>(
  tools: Pick<KeepFilePorts, 'clock' | 'fileStore' | 'files' | 'jobs' | 'transaction'>,
  workspaceId: string,
  given: readonly [NewFile, ...NewFile[]],
  write: () => Promise<Result>,
  { leaseSeconds = 3600, look }: KeepFileOptions = {},
): Promise<Result> {
  const { clock, files, fileStore, jobs, transaction } = tools
  const sweep = `sweep:${given[0].stored.id}`
  const stored = given.map((file) => file.stored)
  const keys = stored.map(({ key }) => key)
  await jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys }, leaseSeconds })
  return bytesThenRows({
    transaction,
    async store() {
      for (const { stored, content } of given) await fileStore.put(stored.key, content)
      await look?.()
    },
    async write() {
      await files.add(workspaceId, stored, clock.now())
      const result = await write()
      await jobs.finishKey(sweep)
      return result
    },
    async cleanUp() {
      await sweepFiles(tools, keys)
      await jobs.finishKey(sweep)
    },
  })
}
