import type { FileStore } from '#src/ports/file-store.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Files } from './ports.ts'

/** Removes those of the files that no row names: left behind when the server died between storing and recording them. */
export async function sweepFiles({ files, fileStore }: { files: Files; fileStore: FileStore }, keys: string[]) {
  const known = await files.known(keys)
  for (const key of keys) if (!known.has(key)) await fileStore.delete(key)
}

/** Called in the transaction that deletes a workspace: its files go as soon as its rows are gone. */
export const forgetFilesOf =
  ({ files, jobs }: { files: Files; jobs: JobQueue }) =>
  async (workspaceId: string) => {
    const keys = await files.keysOf(workspaceId)
    if (keys.length > 0) await jobs.add({ kind: 'sweep-files', payload: { keys } })
  }
