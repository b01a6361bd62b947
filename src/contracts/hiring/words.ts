import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** What can happen to a candidate. Other rooms add theirs. */
export const TimelineKind = oneOf([
  'held',
  'rejected',
  'message',
  'received',
  'scored',
  'scored-again',
  'stage-moved',
  'rejection-undone',
  'evidence-opened',
  'tag-added',
  'tag-removed',
  'note-added',
  'note-edited',
  'note-deleted',
  'task-added',
  'task-changed',
  'task-done',
  'task-reopened',
  'task-deleted',
  'verified',
  'merged',
  'unmerged',
  'hold-lifted',
  'data-exported',
  'messages-expired',
  'recordings-expired',
  'interview-offered',
  'interview-booked',
  'interview-moved',
  'interview-cancelled',
  'assessment-sent',
  'assessment-resent',
  'assessment-extended',
  'assessment-revoked',
  'assessment-started',
  'assessment-completed',
  'assessment-rated',
  'late-answers-counted',
  'withdrew',
  'review-asked',
  'corrected',
])
export type TimelineKind = Static<typeof TimelineKind>

/** 'retrying': an attempt failed and another follows by itself; 'failed': none follows; 'cancelled': withdrawn before it went. */
export const MessageState = oneOf(['queued', 'sent', 'failed', 'cancelled', 'retrying'])
export type MessageState = Static<typeof MessageState>
