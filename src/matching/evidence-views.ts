import type {
  CriteriaAnswer,
  QuoteBox,
  RankingAnswer,
  RankingRow,
  ReceiptAnswer,
  RescorePreviewAnswer,
  VerificationAnswer,
} from '#src/contracts/matching/evidence-records.ts'
import type { HiddenText } from '#src/ports/document-reader.ts'
import type { Quote } from '#src/resume-engine/facts.ts'
import type { CandidateRecord } from './views.ts'

export type { Criteria } from '#src/resume-engine/criteria.ts'
export type { CriteriaChoice, SkillCriterion } from '#src/resume-engine/criteria-choice.ts'
export type { CriteriaAnswer, QuoteBox, RankingAnswer, RankingRow, ReceiptAnswer, RescorePreviewAnswer, VerificationAnswer }

/** Everything the candidate page shows: the record, the document as it was read, and where on its pages the quotes are. */
export interface EvidenceAnswer {
  candidate: CandidateRecord
  /** A same-origin link to the file that works for five minutes. */
  file: { url: string; filename: string; type: 'pdf' | 'docx' | 'doc' | 'txt' }
  document: {
    pageCount: number
    /** In points; empty for formats without pages. */
    pageSizes: { width: number; height: number }[]
    /** True when the words were recognised in an image. */
    recognised: boolean
    /** The visible text, of which every quote is an interval. */
    text: string
    lines: { page: number; start: number; end: number; block: number }[]
  }
  /** Places of quotes by `start-end`: one box for each line the quote touches, in points from the top left of the page. */
  boxes: Record<string, QuoteBox[]>
  /** What the file holds and a person does not see. Left out of the score, and never held against anybody. */
  hidden: { page: number; reason: HiddenText['reason']; explanation: string; text: string }[]
  /** Visible sentences that speak to the software instead of about the candidate. They change nothing. */
  instructions: Quote[]
}
