import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { retentionKinds } from '#src/privacy/constants.ts'

export const PeriodRecord = t.Object({
  kind: oneOf(retentionKinds),
  /** Null while nothing of this kind is deleted by itself. */
  days: orNull(t.Number()),
  /** ISO 8601; nothing goes before. */
  startsAt: orNull(t.String()),
})
export type PeriodRecord = Static<typeof PeriodRecord>

/** Somebody, or something of theirs, whose time is over or will be. */
export const DueRecord = t.Object({
  kind: oneOf(retentionKinds),
  candidateId: t.String(),
  name: t.String(),
  /** ISO 8601: when their time is over. */
  dueAt: t.String(),
  /** Why, in words: 'Rejected on Nov 3, 2026'. */
  why: t.String(),
  /** How much it is, for kinds that are not whole people. */
  count: t.Number(),
})
export type DueRecord = Static<typeof DueRecord>

export const RetentionPreview = t.Object({
  kind: oneOf(retentionKinds),
  /** How many are due at this moment; they go when the grace period is over. */
  dueNow: t.Number(),
  held: t.Number(),
  /** ISO 8601; null when nobody will ever be. */
  nextAt: orNull(t.String()),
  /** The first of them, by date. */
  due: t.Array(DueRecord),
})
export type RetentionPreview = Static<typeof RetentionPreview>

export const RetentionAnswer = t.Object({
  periods: t.Array(PeriodRecord),
  previews: t.Array(RetentionPreview),
  holds: t.Array(
    t.Object({ candidateId: t.String(), name: t.String(), reason: t.String(), heldBy: orNull(t.String()), heldAt: t.String() }),
  ),
  canChange: t.Boolean(),
  /** Days after which recordings go in any case: candidates are told so. */
  recordingDays: t.Number(),
})
export type RetentionAnswer = Static<typeof RetentionAnswer>

export const HoldRecord = t.Object({ reason: t.String(), heldBy: orNull(t.String()), heldAt: t.String() })
export type HoldRecord = Static<typeof HoldRecord>

/** What the candidate's page shows of the person behind it. */
export const CandidatePrivacy = t.Object({
  hold: orNull(HoldRecord),
  /** Other candidates that are the same person and go with them. */
  others: t.Array(t.Object({ _id: t.String(), jobTitle: t.String() })),
})
export type CandidatePrivacy = Static<typeof CandidatePrivacy>

export const DeletionOutcome = t.Object({
  /** Ids of all candidates that were deleted, also those of the same people that nobody had named. */
  deleted: t.Array(t.String()),
  /** Ids of the named candidates that stay because a person is held. */
  held: t.Array(t.String()),
  message: t.String(),
})
export type DeletionOutcome = Static<typeof DeletionOutcome>

/** One person who would be deleted, with all that goes along. */
export const PreviewedPerson = t.Object({
  /** The candidates that were asked for and are this person. */
  candidateIds: t.Array(t.String()),
  name: t.String(),
  resumes: t.Number(),
  rankings: t.Number(),
  notes: t.Number(),
  messages: t.Number(),
  /** Why the person must stay for now; null when nothing keeps them. */
  held: orNull(t.String()),
  /** Titles of all job descriptions they are ranked in. */
  jobTitles: t.Array(t.String()),
  /** What other rooms keep of them, such as { recordings: 2 }. */
  others: t.Record(t.String(), t.Number()),
})
export type PreviewedPerson = Static<typeof PreviewedPerson>

export const DeletionPreview = t.Object({
  people: t.Array(PreviewedPerson),
  /** Candidates that are gone already. */
  missing: t.Number(),
})
export type DeletionPreview = Static<typeof DeletionPreview>
