import type { JobRole } from '#src/shared/roles.ts'

/** Somebody who is named on a job. */
export interface JobMember {
  userId: string
  fullName: string
  role: JobRole
  /** Null once their account is gone. */
  namedBy: string | null
  namedAt: Date
}

/** What an address can be about, as far as it belongs to one job or to several. */
export type JobSubject = 'job' | 'candidate' | 'resume' | 'note' | 'task' | 'interview offer'

/**
 * Who is named on which job description. It is all that people with a job role see of a workspace. Whoever leaves the workspace and
 * whatever job is deleted takes the namings along. Writes take part in the caller's transaction.
 */
export interface JobMembers {
  /** The job descriptions, deleted ones left out, that somebody is named on. */
  jobsOf(workspaceId: string, userId: string): Promise<string[]>
  /** Everybody who is named on a job description and has a job role, by name. */
  ofJob(workspaceId: string, jobDescriptionId: string): Promise<JobMember[]>
  /** Everybody of the workspace with a job role who can sign in, by name: those who can be named. */
  choices(workspaceId: string): Promise<{ userId: string; fullName: string; role: JobRole }[]>
  /** Named already, they stay as they were named. Job descriptions that are deleted or another workspace's are left out. */
  name(workspaceId: string, naming: { userId: string; jobs: readonly string[]; namedBy: string | null; at: Date }): Promise<void>
  takeAway(jobDescriptionId: string, userIds: readonly string[]): Promise<void>
  /** From every job of one workspace or, for null, of all. */
  takeAwayAll(userId: string, workspaceId: string | null): Promise<void>
  /** Those of the ids that are job descriptions of the workspace and not deleted, with their titles. */
  known(workspaceId: string, jobs: readonly string[]): Promise<{ id: string; title: string }[]>
  /** The job descriptions that a thing of the workspace belongs to; empty when there is none such. */
  jobsBehind(workspaceId: string, about: JobSubject, id: string): Promise<string[]>
  /** The job descriptions that a stored file belongs to: of the resumes and the texts themselves, nothing else. */
  jobsOfFile(workspaceId: string, key: string): Promise<string[]>
}
