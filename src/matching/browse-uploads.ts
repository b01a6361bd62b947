import { ResumeNotFound } from './errors.ts'
import type { Actor, Batches, Candidates, Files, Resumes } from './ports.ts'
import { submissionOf } from './rank-batch.ts'
import type { StoredFile } from './resume.ts'
import type { Submission } from './submission.ts'

interface Ports {
  batches: Batches
  candidates: Candidates
  resumes: Resumes
  files: Files
}

/** What a recruiter has uploaded: the last upload, and the resumes themselves. */
export const browseUploads = ({ batches, candidates, resumes, files }: Ports) => ({
  /** The workspace's newest upload as far as it has got; null when nothing was ever uploaded. */
  async lastSubmission(by: Actor): Promise<(Submission & { finished: boolean }) | null> {
    const batch = await batches.latest(by.workspaceId)
    return batch ? { ...(await submissionOf({ candidates }, batch)), finished: batch.finishedAt !== null } : null
  },

  async resumeFile(by: Actor, id: string): Promise<StoredFile> {
    const resume = await resumes.find(by.workspaceId, id)
    const file = resume ? await files.find(by.workspaceId, resume.fileId) : null
    if (!file) throw new ResumeNotFound()
    return file
  },
})
