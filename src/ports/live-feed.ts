import type { LiveData, UploadState } from '#src/contracts/live.ts'

export type { UploadState }

/**
 * Something that happened in a workspace and that its open windows need to know at once; see `liveEvents`. It only names candidates and
 * applications. What windows show about them is read when the event is delivered, so that no event is a copy of anybody's data.
 */
export type LiveEvent =
  | { kind: 'candidate-changed'; candidateId: string; jobDescriptionId: string }
  | ({ kind: 'workflow-changed' } & LiveData<'workflowUpdated'>)
  | ({ kind: 'upload-progress' } & LiveData<'uploadProgress'>)
  | ({ kind: 'job-description-changed' } & LiveData<'jobDescriptionsUpdated'>)
  | { kind: 'team-changed' }
  | ({ kind: 'people-changed' } & LiveData<'peopleUpdated'>)
  /** `jobs` are the job descriptions of the ids, in the same order. */
  | ({ kind: 'candidates-removed'; jobs: readonly string[] } & LiveData<'candidatesRemoved'>)
  | { kind: 'assessment-changed'; assessment: LiveData<'assessmentUpdated'> }
  | { kind: 'application-received'; applicationId: string }

/**
 * Tells the open windows of one workspace what changed. Call it inside the transaction: the event is delivered once the transaction is
 * committed, and not otherwise, so no change is stored without being announced. There may be no listeners, and a window that was disconnected
 * reads the list again. Publishing never rejects and never waits for a listener.
 */
export interface LiveFeed {
  /** Reaches only sessions of members of `workspaceId` (or of the company with that id). */
  publish(workspaceId: string, event: LiveEvent): void
}
