import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { ReadByModelView, ReadingView } from './reading-records.ts'

export const SavedJobDescription = t.Object({ _id: t.String(), title: t.String(), filename: t.String(), uploadedAt: t.String() })
export type SavedJobDescription = Static<typeof SavedJobDescription>

export const UploadLimits = t.Object({
  types: t.Array(oneOf(['pdf', 'docx', 'doc'])),
  fileBytes: t.Number(),
  resumes: t.Number(),
})
export type UploadLimits = Static<typeof UploadLimits>

export const ResumeData = t.Object({
  name: orNull(t.String()),
  email: orNull(t.String()),
  mobile_number: orNull(t.String()),
  /** Title of the job description the candidate was ranked against. */
  'Job Title': t.String(),
  /** Whole years, rounded down, such as "2 years"; null when the resume has no dates to count. */
  total_experience: orNull(t.String()),
  /** Null where nothing of the resume could be read. */
  'Matching Percentage': orNull(t.Number()),
  designation: t.Array(t.String()),
  degree: t.Array(t.String()),
  skills: t.Array(t.String()),
  company_names: t.Array(t.String()),
})
export type ResumeData = Static<typeof ResumeData>

export const RequirementData = t.Object({
  id: t.String(),
  label: t.String(),
  component: t.String(),
  must: t.Boolean(),
  weight: t.Number(),
  score: t.Number(),
  state: oneOf(['missing', 'met', 'partly', 'unknown']),
  summary: t.String(),
  evidence: t.Array(t.Object({ page: t.Number(), quote: t.String(), start: t.Number(), end: t.Number() })),
  /** Set when a language model pointed the evidence out. */
  source: t.Optional(t.Literal('model')),
})
export type RequirementData = Static<typeof RequirementData>

export const AnalysisData = t.Object({
  engine: t.String(),
  /** Version of the scoring engine. */
  version: t.String(),
  /** The day on which open roles were taken to end, 'YYYY-MM-DD'. */
  referenceDay: t.String(),
  confidence: t.Number(),
  components: t.Array(
    t.Object({
      name: t.String(),
      weight: t.Number(),
      score: t.Number(),
      summary: t.String(),
      evidence: t.Array(t.Object({ page: t.Number(), quote: t.String(), start: t.Number(), end: t.Number() })),
      /** False where the resume cannot say; scores of the first engine do not tell. */
      answered: t.Optional(t.Boolean()),
      /** Set when a language model pointed part of the evidence out. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** Every single thing asked for, and how far the resume shows it; empty in scores of the first engine. */
  requirements: t.Array(RequirementData),
  /** Labels of must-haves that are not shown. */
  missingMusts: t.Array(t.String()),
  missing: t.Array(t.String()),
  warnings: t.Array(t.String()),
  /** What the resume has taken from the text of the job description; it earned nothing. Absent when nothing is. */
  copied: t.Optional(
    t.Object({
      share: t.Number(),
      passages: t.Array(t.Object({ page: t.Number(), quote: t.String(), start: t.Number(), end: t.Number() })),
    }),
  ),
  /** Why nothing could be read of the resume: then name and address are what the person typed, and there is no score. Absent where it was read. */
  unreadable: t.Optional(t.String()),
  /** The version of the job description's criteria that the score was made by, and the one that is current. */
  criteriaVersion: t.Number(),
  currentCriteriaVersion: t.Number(),
  /** How far a language model has added facts: 'none' is set up, it is 'waiting', has 'added' them, or is 'unavailable'. */
  model: oneOf(['none', 'unavailable', 'waiting', 'added']),
  /** How many things recruiters corrected in what was read, and who did so last; the score follows them. Absent without any. */
  corrected: t.Optional(t.Object({ count: t.Number(), by: t.String(), at: t.String() })),
  /** How the resume was read; null for readings made before such reports were. */
  reading: orNull(ReadingView),
  /** What of the resume only a language model read. */
  readByModel: t.Array(ReadByModelView),
  /** Skills that a language model pointed out, each with the words of the resume that show it. */
  addedByModel: t.Array(
    t.Object({ skill: t.String(), quote: t.Object({ page: t.Number(), quote: t.String(), start: t.Number(), end: t.Number() }) }),
  ),
})
export type AnalysisData = Static<typeof AnalysisData>

/** The record that screens and scripts read. Null is 'not found in the document'; screens show 'N/A' or 0 with a mark. */
export const CandidateRecord = t.Object({
  _id: t.String(),
  createdAt: t.String(),
  resumeId: t.Object({ _id: t.String(), filename: t.String() }),
  jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
  matchingResult: t.Tuple([t.Object({ 'Resume Data': ResumeData, Analysis: AnalysisData })]),
  assessmentSession: orNull(
    t.Object({ _id: t.String(), status: oneOf(['pending', 'in-progress', 'completed']), sentAt: t.String() }),
  ),
  testScore: orNull(
    t.Object({
      score: orNull(t.Number()),
      audioScore: orNull(t.Number()),
      textScore: orNull(t.Number()),
      videoScore: orNull(t.Number()),
      combinedScore: orNull(t.Number()),
    }),
  ),
  candidateConsent: t.Object({ allowedToShare: t.Boolean() }),
  /** Set while blind review hides who they are: the name is a stand-in and the file cannot be opened. */
  blindReview: t.Optional(t.Literal(true)),
})
export type CandidateRecord = Static<typeof CandidateRecord>

export const SubmissionAnswer = t.Object({
  results: t.Array(CandidateRecord),
  duplicateCount: t.Number(),
  rejected: t.Array(t.Object({ filename: t.String(), error: t.String(), code: t.String() })),
})
export type SubmissionAnswer = Static<typeof SubmissionAnswer>

export const FacetValue = t.Object({
  value: t.String(),
  /** How many there would be with this value chosen, and the filters of the other categories as they are. */
  count: t.Number(),
})
export type FacetValue = Static<typeof FacetValue>

export const Facet = t.Object({
  /** Most often written first: 'C' is part of many a value, and stands where those who write just that put it. Chosen ones are never left out. */
  values: t.Array(FacetValue),
  /** How many different values fit, those left out too. */
  total: t.Number(),
})
export type Facet = Static<typeof Facet>

/** What is asked about those who fit. */
export const Asks = t.Object({
  kind: oneOf(['count', 'list', 'top', 'average', 'most', 'least', 'compare']),
  of: oneOf(['score', 'years', 'added']),
  /** How many of the first are asked for. */
  n: t.Number(),
})
export type Asks = Static<typeof Asks>
