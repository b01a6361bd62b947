export interface Colleague {
  id: string
  fullName: string
  email: string
  role: Actor['role']
}

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  fullName: string
  email: string
  workspaceId: string
  role: 'owner' | 'recruiter' | 'viewer'
}
