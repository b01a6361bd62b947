import type { LiveData, UploadState } from '#src/contracts/live.ts'

export type { UploadState }

/**
 * Something that happened in a workspace and that its open windows want to know at once; see `liveEvents`. It names candidates and
 * applications: what windows are shown of them is read when they are told, so that no event is a copy of anybody's data.
 */
export type LiveEvent =
  | { kind: 'candidate-changed'; candidateId: string; jobDescriptionId: string }
  | ({ kind: 'workflow-changed' } & LiveData<'workflowUpdated'>)
  | ({ kind: 'upload-progress' } & LiveData<'uploadProgress'>)
  | ({ kind: 'job-description-changed' } & LiveData<'jobDescriptionsUpdated'>)
  | { kind: 'team-changed' }
  | ({ kind: 'people-changed' } & LiveData<'peopleUpdated'>)
  /** `jobs` are the job descriptions of the ids, in their order. */
  | ({ kind: 'candidates-removed'; jobs: readonly string[] } & LiveData<'candidatesRemoved'>)
  | { kind: 'assessment-changed'; assessment: LiveData<'assessmentUpdated'> }
  | { kind: 'application-received'; applicationId: string }

/**
 * Tells the open windows of one workspace what changed. In a transaction, it is told if that is kept and once it is; to be called there,
 * so that nothing is kept that nobody is told of. Nobody may be listening, and a window that was away reads the list again. Publishing
 * never rejects and never waits for a listener.
 */
export interface LiveFeed {
  /** Reaches only sessions of members of `workspaceId` (or of the company with that id). */
  publish(workspaceId: string, event: LiveEvent): void
}
