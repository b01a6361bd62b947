import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { FactCorrectionRecord } from './correction-records.ts'
import { JobRequirements, ResumeFacts } from './facts-records.ts'
import { Criteria, MatchComponent, ModelBasis, Quote, RequirementResult } from './match-records.ts'
import { RowDoubt } from './reading-records.ts'
import { RequirementState } from './words.ts'

export const QuoteBox = t.Object({ page: t.Number(), x: t.Number(), y: t.Number(), width: t.Number(), height: t.Number() })
export type QuoteBox = Static<typeof QuoteBox>

/** Where a resume says something: at work with dates, in a project or a position without dates, or said without either. */
const Place = oneOf(['position', 'project', 'sentence', 'list', 'headline'])

/** The sentence that a quote stands in. */
export const QuoteContext = t.Object({
  /** What stands before the quote, and after it; '…' where the sentence is longer. */
  before: t.String(),
  after: t.String(),
  /** Null where the facts of the resume were not at hand. */
  place: orNull(Place),
  /** The position that the sentence tells of; null for none. */
  role: orNull(
    t.Object({
      title: orNull(t.String()),
      company: orNull(t.String()),
      /** '2020-01' */
      from: orNull(t.String()),
      /** '2024-05', or 'present'. */
      to: orNull(t.String()),
    }),
  ),
})
export type QuoteContext = Static<typeof QuoteContext>

/** A document as it was read, as pages show it beside a score. */
export const ShownDocument = t.Object({
  document: t.Object({
    pageCount: t.Number(),
    /** In points; empty for formats without pages. */
    pageSizes: t.Array(t.Object({ width: t.Number(), height: t.Number() })),
    /** True when the words were recognised in an image. */
    recognised: t.Boolean(),
    /** The visible text, of which every quote is an interval. */
    text: t.String(),
    lines: t.Array(t.Object({ page: t.Number(), start: t.Number(), end: t.Number(), block: t.Number() })),
  }),
  /** Places of quotes by `start-end`: one box for each line the quote touches, in points from the top left of the page. */
  boxes: t.Record(t.String(), t.Array(QuoteBox)),
  /** The sentence around each quote, by `start-end`. */
  contexts: t.Record(t.String(), QuoteContext),
  /** What the file holds and a person does not see. Left out of the score, and never held against anybody. */
  hidden: t.Array(
    t.Object({
      page: t.Number(),
      reason: oneOf(['same-colour', 'invisible', 'tiny', 'off-page', 'covered', 'transparent', 'marked-hidden', 'zero-width']),
      explanation: t.String(),
      text: t.String(),
    }),
  ),
  /** Visible sentences that speak to the software instead of about the candidate. They change nothing. */
  instructions: t.Array(Quote),
})
export type ShownDocument = Static<typeof ShownDocument>

export const CriteriaAnswer = t.Object({
  ...Criteria.properties,
  /** What the text itself says, under the published weights: where 'reset' leads. */
  asRead: Criteria,
  /** Newest first; version 1 is the text's own and has no person. */
  history: t.Array(t.Object({ version: t.Number(), savedAt: t.String(), savedBy: orNull(t.String()) })),
})
export type CriteriaAnswer = Static<typeof CriteriaAnswer>

export const RankingRow = t.Object({
  _id: t.String(),
  /** Null when the resume gives no name. */
  name: orNull(t.String()),
  filename: t.String(),
  createdAt: t.String(),
  percentage: t.Number(),
  confidence: t.Number(),
  components: t.Array(t.Object({ name: t.String(), answered: t.Boolean(), score: t.Number() })),
  requirements: t.Array(t.Object({ id: t.String(), score: t.Number(), state: RequirementState })),
  /** The version of the criteria that the score was made by. */
  criteriaVersion: t.Number(),
  /** True when an earlier engine made the score. */
  isOfOlderEngine: t.Boolean(),
  warnings: t.Number(),
  /** Share of the resume that is the text of the job description, from 0 to 1. */
  copied: t.Number(),
  /** Null when nothing has to be said about how the resume was read; it also names what the score leaves open for that. */
  doubt: orNull(RowDoubt),
})
export type RankingRow = Static<typeof RankingRow>

/** All candidates of one job description, with what it takes to weigh them anew in the browser. */
export const RankingAnswer = t.Object({
  jobDescription: t.Object({ _id: t.String(), title: t.String(), filename: t.String() }),
  criteria: CriteriaAnswer,
  /** Why the rows are in no order, as a sentence; null when they are ranked. A person who saves criteria has them ranked. */
  unordered: orNull(t.String()),
  rows: t.Array(RankingRow),
  /** Those whose resume could not be read, and why: they have no score and no place. */
  unread: t.Array(t.Object({ _id: t.String(), name: orNull(t.String()), filename: t.String(), reason: t.String() })),
  /** How many candidates there are; more than `rows` holds when there are over 1,000. */
  total: t.Number(),
})
export type RankingAnswer = Static<typeof RankingAnswer>

export const VerificationAnswer = t.Object({
  /** True when reading the stored files again and computing anew comes to exactly the same. */
  identical: t.Boolean(),
  /**
   * Whether the score holds as it was made, whatever engine made it: the facts behind it are kept as its receipt names them, and its number follows
   * from its parts by its own weights. Null when those facts are no longer kept.
   */
  asMade: orNull(t.Boolean()),
  percentage: t.Object({ before: t.Number(), now: orNull(t.Number()) }),
  differences: t.Array(t.Object({ what: t.String(), before: t.String(), now: t.String(), why: t.String() })),
  verifiedAt: t.String(),
})
export type VerificationAnswer = Static<typeof VerificationAnswer>

/** What a score was made from and came to; enough for anybody to compute it again. */
export const ReceiptAnswer = t.Object({
  candidate: t.String(),
  scoredAt: t.String(),
  resume: t.Object({ filename: t.String(), bytes: t.String(), text: t.String() }),
  jobDescription: t.Object({ title: t.String(), bytes: t.String(), text: orNull(t.String()) }),
  engine: t.Object({ reading: t.String(), requirements: t.String(), scoring: t.String() }),
  taxonomy: t.String(),
  referenceDay: t.String(),
  criteria: Criteria,
  /** SHA-256 of `facts` and `requirements` as they were scored. */
  hashes: t.Object({ facts: t.String(), requirements: t.String() }),
  facts: orNull(ResumeFacts),
  requirements: orNull(JobRequirements),
  model: orNull(ModelBasis),
  /** What recruiters corrected in what was read, oldest first; absent without any. The facts are those after it. */
  corrections: t.Optional(t.Array(FactCorrectionRecord)),
  result: t.Object({
    /** From 0 to 100, whole. Computed from `components` and nothing else. */
    percentage: t.Number(),
    /** From 0 to 1: the share of the possible weight that the two documents could answer. */
    confidence: t.Number(),
    /** What the job description asks for and the resume does not show, in words a recruiter reads. */
    missing: t.Array(t.String()),
    components: t.Array(MatchComponent),
    requirements: t.Array(RequirementResult),
  }),
})
export type ReceiptAnswer = Static<typeof ReceiptAnswer>

const Placed = t.Object({ percentage: t.Number(), place: t.Number() })

/** Who would move if all were scored again by the current criteria and engine. */
export const RescorePreviewAnswer = t.Object({
  candidates: t.Number(),
  /** Scores made by earlier criteria or an earlier engine. */
  outdated: t.Number(),
  /** Places count from 1, best match first. */
  moves: t.Array(t.Object({ candidateId: t.String(), name: orNull(t.String()), filename: t.String(), from: Placed, to: Placed })),
})
export type RescorePreviewAnswer = Static<typeof RescorePreviewAnswer>
