import type { Resume } from '#src/matching/index.ts'

/** What happened to a resume since the index last looked. */
export interface ResumeChange {
  /** Grows with every change in the workspace. */
  number: number
  id: string
  /** As it is now; null when it is gone. */
  resume: Pick<Resume, 'facts' | 'receivedOn' | 'textHash'> | null
}

/** What the archive search asks of the database: the stored resumes of a workspace as a stream of changes, and a few of them whole. */
export interface ResumeArchive {
  /** Changes after the one with this number, oldest first, each resume once; from 0 on it is everything that is stored. */
  changes(workspaceId: string, after: number, limit: number): Promise<ResumeChange[]>
  /** Those of the ids that the workspace has, in no order. */
  resumes(workspaceId: string, ids: readonly string[]): Promise<Resume[]>
  /** Resume id → candidate id, for those that have been ranked against the job description. */
  candidatesOf(workspaceId: string, jobDescriptionId: string, resumeIds: readonly string[]): Promise<Map<string, string>>
}
