import { type CandidateListPorts, createCandidateList } from './candidate-filters/candidate-list.ts'
import { maximumRows } from './constants.ts'
import { ResumeNotFound } from './errors.ts'
import type { Actor, Batches, Files, Resumes } from './ports.ts'
import { submissionOf } from './rank-batch.ts'
import type { StoredFile } from './resume.ts'
import type { Submission } from './submission.ts'

interface Ports extends CandidateListPorts {
  batches: Batches
  resumes: Resumes
  files: Files
}

/** What a recruiter looks at: the ranked list, its recent part, the last upload, and the resumes themselves. */
export function browseCandidates(ports: Ports) {
  const { batches, candidates, resumes, files } = ports
  const list = createCandidateList(ports)
  return {
    ...list,

    /** Those that count as recent, and all others. */
    async segmentedCandidates(by: Actor) {
      const [recent, history] = await Promise.all([
        list.listCandidates(by, { segment: 'recent', limit: maximumRows }),
        list.listCandidates(by, { segment: 'history', limit: maximumRows }),
      ])
      return { recent: recent.candidates, history: history.candidates }
    },

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
  }
}
