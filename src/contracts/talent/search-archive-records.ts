import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { Quote } from '../matching/match-records.ts'
import { RequirementData } from '../matching/records.ts'

export const ArchiveComponent = t.Object({
  /** Stable: 'must-have skills', 'nice-to-have skills', 'experience', 'degree', 'title', 'field of work', … */
  name: t.String(),
  /** One sentence: "6 of 8 required skills: Python, SQL, …". */
  summary: t.String(),
  /** From 0 to 1. */
  score: t.Number(),
  /** Quotes of the resume's visible text that earned the score. A score above 0 has at least one. */
  evidence: t.Array(Quote),
  /** Share of the whole; 0 when the documents could not answer it. */
  weight: t.Number(),
})
export type ArchiveComponent = Static<typeof ArchiveComponent>

export const ArchiveRecord = t.Object({
  resumeId: t.Object({ _id: t.String(), filename: t.String() }),
  name: orNull(t.String()),
  /** The newest title held, as written. */
  designation: orNull(t.String()),
  /** The candidate, when the resume has been ranked against this job description already. */
  candidateId: orNull(t.String()),
  percentage: t.Number(),
  confidence: t.Number(),
  components: t.Array(ArchiveComponent),
  requirements: t.Array(RequirementData),
  /** Labels of must-haves that are not shown. */
  missingMusts: t.Array(t.String()),
  missing: t.Array(t.String()),
  warnings: t.Array(t.String()),
  /** Version of the engines that made the score. */
  version: t.String(),
  /** The day on which open roles were taken to end, 'YYYY-MM-DD'. */
  referenceDay: orNull(t.String()),
})
export type ArchiveRecord = Static<typeof ArchiveRecord>

/** What the archive search answers with. Nothing of it is stored: a result becomes a candidate when its resume is submitted. */
export const ArchiveSearchAnswer = t.Object({
  /** How many stored resumes were looked at. */
  total: t.Number(),
  /** Best first. */
  results: t.Array(ArchiveRecord),
})
export type ArchiveSearchAnswer = Static<typeof ArchiveSearchAnswer>
