import type { Role, SeenJobs } from '#src/shared/roles.ts'

export type { Role } from '#src/shared/roles.ts'

/** The person behind a request, and the workspace they act for. */
export interface SessionUser {
  id: string
  email: string
  fullName: string
  isAdmin: boolean
  workspaceId: string
  role: Role
  /** The job descriptions they are named on, for somebody with a job role: all they see. Null for everybody else. */
  jobs: SeenJobs
  sessionId: string
  /** The program that acts for them; absent for a person at a browser. */
  program?: { kind: 'key' | 'assistant'; id: string; name: string }
  /** When this session last proved with a password or a code who sits before it; absent for programs that bring a key. */
  provenAt?: Date
  /** Set for whoever may do nothing before they have set up, or given, a second factor. */
  owes?: 'set-up' | 'give'
  /** Set when this request moved the end of the session, so that the cookie's end should follow. */
  extended?: true
}
