import type { LiveEvent } from '#src/ports/live-feed.ts'
import type { Candidate } from './resume.ts'

/** What open windows are told once a candidate was ranked or changed. */
export const candidateChanged = ({ id, jobDescription }: Pick<Candidate, 'id' | 'jobDescription'>): LiveEvent => ({
  kind: 'candidate-changed',
  candidateId: id,
  jobDescriptionId: jobDescription.id,
})
