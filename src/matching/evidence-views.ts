import type { HiddenText } from '#src/ports/document-reader.ts'
import type { Criteria, CriteriaChoice } from './criteria.ts'
import type { JobRequirements, Quote, ResumeFacts } from './facts.ts'
import type { Match, MatchBasis } from './match.ts'
import type { CandidateRecord, RowDoubt } from './views.ts'
import type { RequirementState } from './weighing.ts'

export type { Criteria, CriteriaChoice, SkillCriterion } from './criteria.ts'

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

export interface QuoteBox {
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** All candidates of one job description, with what it takes to weigh them anew in the browser. */
export interface RankingAnswer {
  jobDescription: { _id: string; title: string; filename: string }
  criteria: CriteriaAnswer
  rows: RankingRow[]
  /** How many candidates there are; more than `rows` holds when there are over 1,000. */
  total: number
}

export interface CriteriaAnswer extends Criteria {
  /** What the text itself says, under the published weights: where 'reset' leads. */
  asRead: CriteriaChoice
  /** Newest first; version 1 is the text's own and has no person. */
  history: { version: number; savedAt: string; savedBy: string | null }[]
}

export interface RankingRow {
  _id: string
  /** Null when the resume gives no name. */
  name: string | null
  filename: string
  createdAt: string
  percentage: number
  confidence: number
  components: { name: string; answered: boolean; score: number }[]
  requirements: { id: string; score: number; state: RequirementState }[]
  /** The version of the criteria that the score was made by. */
  criteriaVersion: number
  /** True when an earlier engine made the score. */
  isOfOlderEngine: boolean
  warnings: number
  /** Null when nothing has to be said about how the resume was read. */
  doubt: RowDoubt | null
}

/** What a score was made from and came to; enough for anybody to compute it again. */
export interface ReceiptAnswer {
  candidate: string
  scoredAt: string
  resume: { filename: string; bytes: string; text: string }
  jobDescription: { title: string; bytes: string; text: string | null }
  engine: { reading: string; requirements: string; scoring: string }
  taxonomy: string
  referenceDay: string
  criteria: Criteria
  /** SHA-256 of `facts` and `requirements` as they were scored. */
  hashes: { facts: string; requirements: string }
  facts: ResumeFacts | null
  requirements: JobRequirements | null
  model: MatchBasis['model']
  result: Pick<Match, 'percentage' | 'confidence' | 'components' | 'missing'> & {
    requirements: NonNullable<Match['requirements']>
  }
}

export interface VerificationAnswer {
  /** True when reading the stored files again and computing anew comes to exactly the same. */
  identical: boolean
  percentage: { before: number; now: number | null }
  differences: { what: string; before: string; now: string; why: string }[]
  verifiedAt: string
}
