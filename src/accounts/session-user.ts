/** What a member may do in a workspace: owners and recruiters work, viewers look. */
export type Role = 'owner' | 'recruiter' | 'viewer'

/** The person behind a request, and the workspace they act for. */
export interface SessionUser {
  id: string
  email: string
  fullName: string
  isAdmin: boolean
  workspaceId: string
  role: Role
  sessionId: string
  /** When this session last proved with a password or a code who sits before it; absent for programs that bring a key. */
  provenAt?: Date
  /** Set when this request moved the end of the session, so that the cookie's end should follow. */
  extended?: true
}
