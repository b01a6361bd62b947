import type { Actor, Files, JobDescriptions, MatchReader, Quota } from '#src/matching/index.ts'
import { prepareJobDescription, sweepFiles } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Composition } from './composition.ts'
import { NewerVersionExists } from './errors.ts'
import type { JobDescriptionLibrary, JobDescriptionPdf } from './ports.ts'

export interface SavePorts {
  jobDescriptions: JobDescriptions
  jobDescriptionLibrary: JobDescriptionLibrary
  jobDescriptionPdf: JobDescriptionPdf
  files: Files
  fileStore: FileStore
  reader: MatchReader
  quota: Quota
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
}

/** Which version of which text is to be saved; null for the first version of a new text. */
export type Succession = { firstVersionId: string; version: number } | null

/** How long the clean-up waits for the request that stores the file. */
const leaseSeconds = 600

/**
 * Makes the file of a composition and keeps both like an upload: bytes first, then rows in one transaction with the quota.
 * A new text that is saved already, word for word, is that saved one and uses no quota. Resolves to the id.
 */
export const saveWritten =
  (ports: SavePorts) =>
  async (by: Actor, composition: Composition, succession: Succession): Promise<string> => {
    const {
      jobDescriptionPdf,
      jobDescriptions,
      jobDescriptionLibrary: library,
      files,
      fileStore,
      jobs,
      quota,
      transaction,
    } = ports
    const version = succession?.version ?? 1
    const note = succession ? `Version ${version} of ${succession.firstVersionId}` : ''
    const written = await jobDescriptionPdf.write(composition, { note })
    try {
      const received = { ...written, type: 'pdf' as const, filename: filenameOf(composition.title, version) }
      const kept = await prepareJobDescription(ports, by, received, composition.title)
      const { jobDescription: job, file } = kept
      if (!file) return job.id
      const sweep = `sweep:${file.id}`
      await jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys: [file.key] }, leaseSeconds })
      try {
        await fileStore.put(file.key, { path: written.path })
        await transaction(async () => {
          if (succession) await refuseIfOvertaken(library, succession)
          await quota.take(by, { jobDescriptions: 1 })
          await files.add(by.workspaceId, [file], ports.clock.now())
          await jobDescriptions.add(by.workspaceId, job, kept.document, by.id)
          await library.keep(job.id, { composition, version, firstVersionId: succession?.firstVersionId ?? null })
          await jobs.finishKey(sweep)
        })
      } catch (error) {
        // Where this fails too, the queue cleans up later.
        await sweepFiles(ports, [file.key])
          .then(() => jobs.finishKey(sweep))
          .catch(() => undefined)
        // The same text was saved twice at once: both mean the one that came first.
        const twin = succession ? null : await jobDescriptions.withBytes(by.workspaceId, written.sha256)
        if (twin) return twin.id
        throw error
      }
      return job.id
    } finally {
      await written.discard()
    }
  }

async function refuseIfOvertaken(library: JobDescriptionLibrary, { firstVersionId, version }: NonNullable<Succession>) {
  const latest = await library.latestVersion(firstVersionId)
  if (latest >= version) throw new NewerVersionExists(latest)
}

const longestName = 80

/** "Backend Developer" in its second version is "backend-developer-v2.pdf". */
const filenameOf = (title: string, version: number) => {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestName)
    .replaceAll(/^-|-$/g, '')
  return `${name || 'job-description'}${version > 1 ? `-v${version}` : ''}.pdf`
}
