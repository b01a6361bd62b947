/** Something that happened in a workspace and that its open windows want to know at once. */
export type LiveEvent =
  /** A candidate was ranked for the first time, or an existing record changed. `candidate` is the record as the wire shows it. */
  | { kind: 'candidate-changed'; candidate: unknown }
  /** Candidates of a job description moved, or its stages changed; `candidateId` is null when it is about all of them. */
  | { kind: 'workflow-changed'; jobDescriptionId: string; candidateId: string | null }
  /** One file of an upload moved on. `done` of `total` files have reached their last state. */
  | { kind: 'upload-progress'; batchId: string; done: number; total: number; filename: string; state: UploadState }
  /** A saved job description was renamed or deleted. */
  | { kind: 'job-description-changed'; jobDescriptionId: string }
  /** Members, their roles or invitations changed. */
  | { kind: 'team-changed' }
  /** People were merged, taken apart, or told from each other. */
  | { kind: 'people-changed'; personIds: string[] }
  /** Candidates were deleted: whoever shows one of them says so. */
  | { kind: 'candidates-removed'; ids: string[] }
  | { kind: 'assessment-changed'; assessment: unknown }
  | { kind: 'application-received'; application: unknown }

/** `stored` means durable: the file survives a crash from here on. The last three are final. */
export type UploadState = 'received' | 'stored' | 'ranked' | 'duplicate' | 'rejected'

/**
 * Tells the open windows of one workspace what changed. Best effort: nobody may be listening, and a window that was away
 * reads the list again. Publishing never rejects and never waits for a listener.
 */
export interface LiveFeed {
  /** Reaches only sessions of members of `workspaceId` (or of the company with that id). */
  publish(workspaceId: string, event: LiveEvent): void
}
