import type { Role, SeenJobs } from '#src/shared/roles.ts'

export interface Colleague {
  id: string
  fullName: string
  email: string
  role: Role
  /** The job descriptions whose candidates they see; null for all. */
  jobs: SeenJobs
}

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  fullName: string
  email: string
  workspaceId: string
  role: Role
  /** The job descriptions whose candidates they see; null for all. */
  jobs: SeenJobs
}
