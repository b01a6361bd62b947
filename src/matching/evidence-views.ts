import type {
  CriteriaAnswer,
  QuoteBox,
  RankingAnswer,
  RankingRow,
  ReceiptAnswer,
  RescorePreviewAnswer,
  ShownDocument,
  VerificationAnswer,
} from '#src/contracts/matching/evidence-records.ts'
import type { CandidateRecord } from './views.ts'

export type { Criteria } from '#src/resume-engine/criteria.ts'
export type { CriteriaChoice, SkillCriterion } from '#src/resume-engine/criteria-choice.ts'
export type {
  CriteriaAnswer,
  QuoteBox,
  RankingAnswer,
  RankingRow,
  ReceiptAnswer,
  RescorePreviewAnswer,
  ShownDocument,
  VerificationAnswer,
}

/** Everything the candidate page shows: the record, the document as it was read, and where on its pages the quotes are. */
export interface EvidenceAnswer extends ShownDocument {
  candidate: CandidateRecord
  /** A same-origin link to the file that works for five minutes. */
  file: { url: string; filename: string; type: 'pdf' | 'docx' | 'doc' | 'txt' }
}
