import type { Role } from './session-user.ts'

/** unverified → pending → active ⇄ suspended; a withdrawn approval leads from active back to pending. */
export type AccountState = 'unverified' | 'pending' | 'active' | 'suspended'

/** What people tell about themselves. */
export interface Profile {
  fullName: string
  mobileNumber: string
  companyName: string
  designation: string
}

/** One person who can sign in. The address is kept in lower case. */
export interface Account extends Profile {
  id: string
  email: string
  passwordHash: string
  state: AccountState
  isAdmin: boolean
  createdAt: Date
  verifiedAt: Date | null
  approvedAt: Date | null
}

export type Plan = 'trial' | 'free' | 'paid'

/** How much of a plan is used, or asked for. */
export interface Usage {
  resumes: number
  jobDescriptions: number
  assessments: number
}

/** What recruiters share; plan and usage are its, not a person's. */
export interface Workspace {
  id: string
  name: string
  plan: Plan
  /** End of the trial or of the paid months; null without an end, or before a trial has begun. */
  planEndsAt: Date | null
  isUnlimited: boolean
  usage: Usage
  createdAt: Date
}

/** An account with the workspace it acts for. */
export interface Member {
  account: Account
  workspace: Workspace
  role: Role
}
