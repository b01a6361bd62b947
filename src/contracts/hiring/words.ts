import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** What can happen to a candidate. Other rooms add theirs. */
export const TimelineKind = oneOf([
  'held',
  'rejected',
  'message',
  'mail-received',
  'mail-auto-reply',
  'mail-returned',
  'received',
  'scored',
  'scored-again',
  'stage-moved',
  'rejection-undone',
  'evidence-opened',
  'field-changed',
  'tag-added',
  'tag-removed',
  'note-added',
  'note-edited',
  'note-deleted',
  'scorecard-submitted',
  'task-added',
  'task-changed',
  'task-done',
  'task-reopened',
  'task-deleted',
  'verified',
  'told-elsewhere',
  'merged',
  'unmerged',
  'hold-lifted',
  'data-exported',
  'notice-sent',
  'person-corrected',
  'person-asked-review',
  'person-reviewed',
  'person-objected',
  'person-agreed-again',
  'person-asked-deletion',
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
  'facts-corrected',
  'facts-correction-undone',
])
export type TimelineKind = Static<typeof TimelineKind>

/** 'retrying': an attempt failed and another follows by itself; 'failed': none follows; 'cancelled': withdrawn before it went; 'received': it came from outside. */
export const MessageState = oneOf(['received', 'queued', 'sent', 'failed', 'cancelled', 'retrying'])
export type MessageState = Static<typeof MessageState>

/** What a mail from outside is, as its headers and parts tell. */
export const MailKindRecord = oneOf(['letter', 'auto-reply', 'bounce', 'delayed', 'calendar', 'list', 'loop'])
export const VerifiedRecord = oneOf(['pass', 'fail', 'unknown'])
export const LeftReason = oneOf(['type', 'size', 'count', 'empty', 'virus'])
/** How it was found out whom a mail is from. */
export const MatchedByRecord = oneOf(['reply-address', 'thread', 'sender', 'job-address', 'by-hand'])
