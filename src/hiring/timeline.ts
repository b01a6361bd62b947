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
  | 'scorecard-submitted'
  | 'task-added'
  | 'task-changed'
  | 'task-done'
  | 'task-reopened'
  | 'task-deleted'
  | 'message'
  | 'mail-received'
  | 'mail-auto-reply'
  | 'mail-returned'
  | 'verified'
  | 'told-elsewhere'
  | 'merged'
  | 'unmerged'
  | 'held'
  | 'hold-lifted'
  | 'data-exported'
  | 'notice-sent'
  | 'person-corrected'
  | 'person-asked-review'
  | 'person-reviewed'
  | 'person-objected'
  | 'person-agreed-again'
  | 'person-asked-deletion'
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
  | 'field-changed'
  | 'facts-corrected'
  | 'facts-correction-undone'

export interface TimelineEntry {
  id: string
  candidateId: string
  at: Date
  /** Null for the product itself, and for somebody whose account is gone. */
  actorId: string | null
  kind: TimelineKind
  details: Record<string, string | number>
}

/** What candidates say or do themselves, that somebody may want to answer. */
export const answerKinds = [
  'mail-received',
  'interview-booked',
  'interview-moved',
  'interview-cancelled',
  'assessment-completed',
  'withdrew',
  'review-asked',
  'corrected',
  'person-corrected',
  'person-asked-review',
  'person-objected',
  'person-asked-deletion',
] as const satisfies readonly TimelineKind[]

/** An answer in a list over several candidates. */
export interface ListedAnswer extends TimelineEntry {
  candidateName: string | null
  filename: string
  jobTitle: string
  jobDescriptionId: string
}

export interface Timeline {
  add(entry: TimelineEntry & { workspaceId: string }): Promise<void>
  /** Newest first, from the arrival of the resume on, with the number of all. */
  of(
    candidateId: string,
    page: { limit: number; offset: number; without?: readonly TimelineKind[] },
  ): Promise<{ entries: TimelineEntry[]; total: number }>
  /** What candidates of the workspace answered since then, newest first; nothing that a member did. */
  answers(workspaceId: string, since: Date, limit: number): Promise<ListedAnswer[]>
  /** When this person last did this, or null. */
  lastOf(candidateId: string, kind: TimelineKind, actorId: string): Promise<Date | null>
}
