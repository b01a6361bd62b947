import type { ShownDocument } from '#src/contracts/matching/evidence-records.ts'
import type { CandidateRecord } from './views.ts'

export type * from '#src/contracts/matching/evidence-records.ts'
export type { Criteria } from '#src/resume-engine/criteria.ts'
export type { CriteriaChoice, SkillCriterion } from '#src/resume-engine/criteria-choice.ts'

/** Everything the candidate page shows: the record, the document as it was read, and where on its pages the quotes are. */
export interface EvidenceAnswer extends ShownDocument {
  candidate: CandidateRecord
  /** A same-origin link to the file that works for five minutes. */
  file: { url: string; filename: string; type: 'pdf' | 'docx' | 'doc' | 'txt' }
}
