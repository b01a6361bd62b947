import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { maximumTitleLength } from '#src/shared/constants.ts'
import { seesJob } from '#src/shared/roles.ts'
import { EmptyTitle, JobDescriptionNotFound } from './errors.ts'
import type { Actor, Files, JobDescriptions } from './ports.ts'
import type { JobDescription, StoredFile } from './resume.ts'

interface Ports {
  jobDescriptions: JobDescriptions
  files: Files
  fileStore: FileStore
  jobs: JobQueue
  liveFeed: LiveFeed
  transaction: Transaction
  clock: Clock
}

/** Saved job descriptions of a workspace: listed, opened, renamed, deleted. A deleted one's candidates stay. */
export function manageJobDescriptions({ jobDescriptions, files, fileStore, jobs, liveFeed, transaction, clock }: Ports) {
  const saved = async (by: Actor, id: string): Promise<JobDescription> => {
    const job = await jobDescriptions.find(by.workspaceId, id)
    if (!job) throw new JobDescriptionNotFound()
    return job
  }
  const jobDescriptionFile = async (by: Actor, id: string): Promise<StoredFile> => {
    const { fileId } = await saved(by, id)
    const file = fileId ? await files.find(by.workspaceId, fileId) : null
    if (!file) throw new JobDescriptionNotFound()
    return file
  }
  return {
    listJobDescriptions: async (by: Actor) => (await jobDescriptions.list(by.workspaceId)).filter(({ id }) => seesJob(by, id)),
    jobDescriptionFile,

    /** The file itself, so that the browser can send it again with new resumes. */
    async jobDescriptionContent(by: Actor, id: string) {
      const file = await jobDescriptionFile(by, id)
      return { file, content: await fileStore.stream(file.key) }
    },

    async renameJobDescription(by: Actor, id: string, wanted: string): Promise<JobDescription> {
      const title = wanted.trim().slice(0, maximumTitleLength)
      if (!title) throw new EmptyTitle()
      const job = await saved(by, id)
      await transaction(async () => {
        await jobDescriptions.rename(id, title)
        liveFeed.publish(by.workspaceId, { kind: 'job-description-changed', jobDescriptionId: id })
      })
      return { ...job, title }
    },

    async deleteJobDescription(by: Actor, id: string): Promise<void> {
      const job = await saved(by, id)
      await transaction(async () => {
        await removeJobDescription({ jobDescriptions, files, jobs, clock }, by.workspaceId, job)
        liveFeed.publish(by.workspaceId, { kind: 'job-description-changed', jobDescriptionId: id })
      })
    },
  }
}

/**
 * In the caller's transaction. Rows first: bytes without a row are left-overs, which the queue removes; a row without bytes would be a
 * loss.
 */
export async function removeJobDescription(
  { jobDescriptions, files, jobs, clock }: Pick<Ports, 'jobDescriptions' | 'files' | 'jobs' | 'clock'>,
  workspaceId: string,
  { id, fileId }: Pick<JobDescription, 'id' | 'fileId'>,
): Promise<void> {
  const file = fileId ? await files.find(workspaceId, fileId) : null
  await jobDescriptions.remove(id, clock.now())
  if (file) await jobs.add({ kind: 'sweep-files', payload: { keys: [file.key] } })
}
