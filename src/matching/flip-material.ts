import type { Criteria } from '#src/resume-engine/criteria.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import type { ReferenceDay } from '#src/resume-engine/match.ts'
import type { Candidates, JobDescriptions, StoredDocuments } from './ports.ts'
import { type ModelAdditions, scoringContextOf } from './scoring-context.ts'

/** What the twins of a job's candidates are measured by, and whose twins they are. */
export interface FlipMaterial {
  title: string
  requirements: JobRequirements
  criteria: Criteria
  resumes: { candidateId: string; resumeId: string; day: ReferenceDay }[]
}

interface Ports {
  candidates: Candidates
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
  storedDocuments: StoredDocuments
}

export const flipMaterial = (ports: Ports) => ({
  /** Null for a job description that is not the workspace's. `most` candidates, best match first. */
  async flipMaterial(workspaceId: string, jobDescriptionId: string, most: number): Promise<FlipMaterial | null> {
    const job = await ports.jobDescriptions.findEvenDeleted(workspaceId, jobDescriptionId)
    if (!job) return null
    const { requirements, criteria } = await scoringContextOf(ports, workspaceId, job)
    const ranked = await ports.candidates.ofJob(workspaceId, jobDescriptionId, { limit: most, offset: 0 })
    const resumes = ranked
      .filter(({ resume }) => !resume.unreadable)
      .map(({ id, resume }) => ({ candidateId: id, resumeId: resume.id, day: resume.receivedOn }))
    return { title: job.title, requirements, criteria, resumes }
  },
  /** The stored text of a resume as JSON; null when it is gone. */
  documentOfResume: (workspaceId: string, resumeId: string) => ports.storedDocuments.ofResume(workspaceId, resumeId),
})
