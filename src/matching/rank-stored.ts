import { candidateChanged } from './candidate-changed.ts'
import { JobDescriptionNotFound, PersonObjected, ResumeNotFound } from './errors.ts'
import type { Actor } from './ports.ts'
import { addCandidate, type RankBatchPorts } from './rank-batch.ts'
import type { Candidate } from './resume.ts'
import { scoringContextOf } from './scoring-context.ts'

interface Wanted {
  by: Actor
  jobDescriptionId: string
  resumeId: string
}

/**
 * Ranks a resume that is stored already against another job description. It costs nothing of the quota, as a resume that is
 * uploaded a second time does not; the pair that was ranked before is answered as it is.
 */
export const rankStored =
  (ports: RankBatchPorts) =>
  async ({ by, jobDescriptionId, resumeId }: Wanted): Promise<Candidate> => {
    const { candidates, jobDescriptions, liveFeed, quota, resumes, transaction } = ports
    const job = await jobDescriptions.find(by.workspaceId, jobDescriptionId)
    if (!job) throw new JobDescriptionNotFound()
    const measure = await scoringContextOf(ports, by.workspaceId, job)
    return transaction(async () => {
      const resume = await resumes.find(by.workspaceId, resumeId)
      if (!resume) throw new ResumeNotFound()
      const known = await candidates.ofPair(resume.id, job.id)
      if (known) return known
      if ((await ports.objections.of(by.workspaceId)).has(resume.personId)) throw new PersonObjected()
      await quota.take(by, {})
      const candidate = await addCandidate(ports, by.workspaceId, { job, measure }, resume)
      liveFeed.publish(by.workspaceId, candidateChanged(candidate))
      return candidate
    })
  }
