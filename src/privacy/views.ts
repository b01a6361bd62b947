import type {
  CandidatePrivacy,
  DeletionOutcome,
  DeletionPreview,
  DueRecord,
  HoldRecord,
  PeriodRecord,
  PreviewedPerson,
  RetentionAnswer,
  RetentionPreview,
} from '#src/contracts/privacy/records.ts'

export type { RetentionKind } from './constants.ts'
export type {
  CandidatePrivacy,
  DeletionOutcome,
  DeletionPreview,
  DueRecord,
  HoldRecord,
  PeriodRecord,
  PreviewedPerson,
  RetentionAnswer,
  RetentionPreview,
}
