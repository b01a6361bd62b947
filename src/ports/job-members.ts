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

/** The kinds of things in an address that belong to one job or to several. */
export type JobSubject = 'job' | 'candidate' | 'resume' | 'note' | 'task' | 'interview offer'

/**
 * Who is named on which job description. People with a job role see nothing else of a workspace. When somebody leaves the workspace or
 * a job is deleted, the namings are deleted too. Writes take part in the caller's transaction.
 */
export interface JobMembers {
  /** The job descriptions that somebody is named on, without deleted ones. */
  jobsOf(workspaceId: string, userId: string): Promise<string[]>
  /** Everybody who is named on a job description and has a job role, sorted by name. */
  ofJob(workspaceId: string, jobDescriptionId: string): Promise<JobMember[]>
  /** Everybody in the workspace with a job role who can sign in, sorted by name: the people who can be named. */
  choices(workspaceId: string): Promise<{ userId: string; fullName: string; role: JobRole }[]>
  /** Existing namings stay as they are. Job descriptions that are deleted or in another workspace are left out. */
  name(workspaceId: string, naming: { userId: string; jobs: readonly string[]; namedBy: string | null; at: Date }): Promise<void>
  takeAway(jobDescriptionId: string, userIds: readonly string[]): Promise<void>
  /** Removes somebody from every job of one workspace or, for null, of all workspaces. */
  takeAwayAll(userId: string, workspaceId: string | null): Promise<void>
  /** Those of the ids that are job descriptions in the workspace and not deleted, with their titles. */
  known(workspaceId: string, jobs: readonly string[]): Promise<{ id: string; title: string }[]>
  /** The job descriptions that something in the workspace belongs to; empty if it does not exist. */
  jobsBehind(workspaceId: string, about: JobSubject, id: string): Promise<string[]>
  /** The job descriptions that a stored file belongs to; only for files of resumes and of job descriptions. */
  jobsOfFile(workspaceId: string, key: string): Promise<string[]>
}
