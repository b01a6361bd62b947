import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { AssessmentKind, AssessmentState } from './words.ts'

export const ScoresRecord = t.Object({
  score: orNull(t.Number()),
  audioScore: orNull(t.Number()),
  textScore: orNull(t.Number()),
  videoScore: orNull(t.Number()),
  combinedScore: orNull(t.Number()),
})
export type ScoresRecord = Static<typeof ScoresRecord>

export const TestResultRecord = t.Object({
  _id: t.String(),
  resumeId: t.String(),
  jobDescriptionId: t.String(),
  candidateName: orNull(t.String()),
  candidateEmail: t.String(),
  jobTitle: t.String(),
  status: AssessmentState,
  testScore: orNull(ScoresRecord),
  completedAt: orNull(t.String()),
})
export type TestResultRecord = Static<typeof TestResultRecord>

export const AssessmentRow = t.Object({
  _id: t.String(),
  candidateId: t.String(),
  candidateName: orNull(t.String()),
  candidateEmail: t.String(),
  jobTitle: t.String(),
  kind: AssessmentKind,
  practice: t.Boolean(),
  status: AssessmentState,
  sentAt: t.String(),
  expiresAt: t.String(),
  completedAt: orNull(t.String()),
  testScore: orNull(ScoresRecord),
})
export type AssessmentRow = Static<typeof AssessmentRow>

/** The link is shown this once. */
export const SentLink = t.Object({ success: t.Literal(true), testLink: t.String(), sessionId: t.String(), expiresAt: t.String() })
export type SentLink = Static<typeof SentLink>

/** The mail could not be sent yet; it is tried again by itself. */
export const UnsentLink = t.Object({
  expiresAt: t.String(),
  testLink: t.String(),
  sessionId: t.String(),
  success: t.Literal(false),
  error: t.String(),
})
export type UnsentLink = Static<typeof UnsentLink>

/** A question with its key, for recruiters. */
export const DraftedChoice = t.Object({
  id: t.String(),
  question: t.String(),
  options: t.Array(t.String()),
  /** The text of the right option. */
  correctAnswer: t.String(),
  skill: orNull(t.String()),
  level: orNull(t.Union([t.Literal(1), t.Literal(2), t.Literal(3)])),
  source: oneOf(['bank', 'model', 'person']),
  explanations: t.Array(t.Object({ option: t.String(), why: t.String() })),
})
export type DraftedChoice = Static<typeof DraftedChoice>

export const DraftedOpen = t.Object({
  id: t.String(),
  question: t.String(),
  level: orNull(t.Union([t.Literal(1), t.Literal(2), t.Literal(3)])),
  source: oneOf(['bank', 'model', 'person']),
  /** What a good answer holds. */
  points: t.Array(t.String()),
})
export type DraftedOpen = Static<typeof DraftedOpen>
