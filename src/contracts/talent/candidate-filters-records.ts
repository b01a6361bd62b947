import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { RowDoubt } from '../matching/reading-records.ts'
import { AnalysisData, CandidateRecord, ResumeData } from '../matching/records.ts'

/** What lists tell of a score. `doubt` is absent when nothing has to be said about how the resume was read. */
const ListedAnalysis = t.Object({ confidence: t.Number(), doubt: t.Optional(RowDoubt) })

export const SavedViewRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  /** Parameters of the screen's address. */
  query: t.String(),
  /** Everybody of the workspace has it. */
  isShared: t.Boolean(),
  /** False for one that a colleague shares: only who saved it changes it. */
  isOwn: t.Boolean(),
})
export type SavedViewRecord = Static<typeof SavedViewRecord>

/** A candidate record with the reason; the id of those from history leads nowhere: they are no candidates yet. */
export const RecommendedRecord = t.Object({
  ...CandidateRecord.properties,
  matchingResult: t.Tuple([
    t.Object({
      'Resume Data': ResumeData,
      Analysis: t.Object({ ...AnalysisData.properties, doubt: t.Optional(RowDoubt) }),
    }),
  ]),
  recommendation: t.Object({ reason: t.String(), fromHistory: t.Boolean() }),
})
export type RecommendedRecord = Static<typeof RecommendedRecord>

/** A position with people in its first stage whom nobody has looked at. */
export const ToReviewRecord = t.Object({ _id: t.String(), title: t.String(), count: t.Number() })
export type ToReviewRecord = Static<typeof ToReviewRecord>

/** What choosing somebody takes: whoever chooses a thousand needs no more of them. */
export const ChoiceRecord = t.Object({
  _id: t.String(),
  name: orNull(t.String()),
  filename: t.String(),
  email: orNull(t.String()),
  jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
})
export type ChoiceRecord = Static<typeof ChoiceRecord>

export const RowData = t.Object({
  name: orNull(t.String()),
  email: orNull(t.String()),
  designation: t.Array(t.String()),
  /** Title of the job description the candidate was ranked against. */
  'Job Title': t.String(),
  /** Whole years, rounded down, such as "2 years"; null when the resume has no dates to count. */
  total_experience: orNull(t.String()),
  'Matching Percentage': orNull(t.Number()),
})
export type RowData = Static<typeof RowData>

/** What people have put on somebody since the ranking: the stage they were moved to, and tags. */
export const RowMarks = t.Object({ stage: orNull(t.String()), tags: t.Array(t.Object({ name: t.String(), colour: t.String() })) })
export type RowMarks = Static<typeof RowMarks>

/** What every list says of a candidate as their record does: everything but the resume and its analysis. */
const { matchingResult: _, ...listed } = CandidateRecord.properties

/** What a row of the list shows and no more; the rest comes when somebody is opened. */
export const RowRecord = t.Object({
  ...listed,
  matchingResult: t.Tuple([t.Object({ 'Resume Data': RowData, Analysis: ListedAnalysis })]),
  marks: t.Optional(RowMarks),
  /** The stage somebody stands in; whom nobody has moved stands in the first one. */
  stage: t.Optional(t.String()),
  /** What stands in fields of the workspace, in words, by the field's id. */
  fields: t.Optional(t.Record(t.String(), t.String())),
  /** The place among everybody ranked for the same position, from 1. */
  rank: t.Optional(t.Number()),
})
export type RowRecord = Static<typeof RowRecord>

/** A candidate record without its analysis but for the confidence, and without the phone number. */
export const ListedRecord = t.Object({
  ...listed,
  matchingResult: t.Tuple([
    t.Object({
      'Resume Data': t.Object({
        name: orNull(t.String()),
        email: orNull(t.String()),
        skills: t.Array(t.String()),
        degree: t.Array(t.String()),
        designation: t.Array(t.String()),
        company_names: t.Array(t.String()),
        /** Title of the job description the candidate was ranked against. */
        'Job Title': t.String(),
        /** Whole years, rounded down, such as "2 years"; null when the resume has no dates to count. */
        total_experience: orNull(t.String()),
        'Matching Percentage': orNull(t.Number()),
      }),
      Analysis: ListedAnalysis,
    }),
  ]),
})
export type ListedRecord = Static<typeof ListedRecord>
