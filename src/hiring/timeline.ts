/** What can happen to a candidate. Other rooms add theirs. */
export type TimelineKind =
  | 'received'
  | 'scored'
  | 'scored-again'
  | 'stage-moved'
  | 'rejected'
  | 'rejection-undone'
  | 'evidence-opened'
  | 'tag-added'
  | 'tag-removed'
  | 'note-added'
  | 'note-edited'
  | 'note-deleted'
  | 'task-added'
  | 'task-changed'
  | 'task-done'
  | 'task-reopened'
  | 'task-deleted'
  | 'message'
  | 'verified'
  | 'merged'
  | 'unmerged'
  | 'held'
  | 'hold-lifted'
  | 'data-exported'
  | 'messages-expired'
  | 'recordings-expired'
  | 'interview-offered'
  | 'interview-booked'
  | 'interview-moved'
  | 'interview-cancelled'
  | 'assessment-sent'
  | 'assessment-resent'
  | 'assessment-extended'
  | 'assessment-revoked'
  | 'assessment-started'
  | 'assessment-completed'
  | 'assessment-rated'
  | 'late-answers-counted'
  | 'withdrew'
  | 'review-asked'
  | 'corrected'

export interface TimelineEntry {
  id: string
  candidateId: string
  at: Date
  /** Null for the product itself, and for somebody whose account is gone. */
  actorId: string | null
  kind: TimelineKind
  details: Record<string, string | number>
}

export interface Timeline {
  add(entry: TimelineEntry & { workspaceId: string }): Promise<void>
  /** Newest first, from the arrival of the resume on, with the number of all. */
  of(
    candidateId: string,
    page: { limit: number; offset: number; without?: readonly TimelineKind[] },
  ): Promise<{ entries: TimelineEntry[]; total: number }>
  /** When this person last did this, or null. */
  lastOf(candidateId: string, kind: TimelineKind, actorId: string): Promise<Date | null>
}
