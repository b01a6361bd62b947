import type { RetentionKind } from './constants.ts'

export type { RetentionKind } from './constants.ts'

/** One person who would be deleted, with all that goes along. */
export interface PreviewedPerson {
  /** The candidates that were asked for and are this person. */
  candidateIds: string[]
  name: string
  resumes: number
  rankings: number
  notes: number
  messages: number
  /** Why the person must stay for now; null when nothing keeps them. */
  held: string | null
  /** Titles of all job descriptions they are ranked in. */
  jobTitles: string[]
  /** What other rooms keep of them, such as { recordings: 2 }. */
  others: Record<string, number>
}

export interface DeletionPreview {
  people: PreviewedPerson[]
  /** Candidates that are gone already. */
  missing: number
}

export interface DeletionOutcome {
  /** Ids of all candidates that were deleted, also those of the same people that nobody had named. */
  deleted: string[]
  /** Ids of the named candidates that stay because a person is held. */
  held: string[]
  message: string
}

export interface HoldRecord {
  reason: string
  heldBy: string | null
  heldAt: string
}

/** What the candidate's page shows of the person behind it. */
export interface CandidatePrivacy {
  hold: HoldRecord | null
  /** Other candidates that are the same person and go with them. */
  others: { _id: string; jobTitle: string }[]
}

export interface PeriodRecord {
  kind: RetentionKind
  /** Null while nothing of this kind is deleted by itself. */
  days: number | null
  /** ISO 8601; nothing goes before. */
  startsAt: string | null
}

/** Somebody, or something of theirs, whose time is over or will be. */
export interface DueRecord {
  kind: RetentionKind
  candidateId: string
  name: string
  /** ISO 8601: when their time is over. */
  dueAt: string
  /** Why, in words: 'Rejected on 3 Nov 2026'. */
  why: string
  /** How much it is, for kinds that are not whole people. */
  count: number
}

export interface RetentionPreview {
  kind: RetentionKind
  /** How many are due at this moment; they go when the grace period is over. */
  dueNow: number
  held: number
  /** ISO 8601; null when nobody will ever be. */
  nextAt: string | null
  /** The first of them, by date. */
  due: DueRecord[]
}

export interface RetentionAnswer {
  periods: PeriodRecord[]
  previews: RetentionPreview[]
  holds: ({ candidateId: string; name: string } & HoldRecord)[]
  canChange: boolean
  /** Days after which recordings go in any case: candidates are told so. */
  recordingDays: number
}
