import type { Role } from './session-user.ts'

/** unverified → pending → active ⇄ suspended; a withdrawn approval leads from active back to pending. See account-state.ts. */
export type AccountState = 'unverified' | 'pending' | 'active' | 'suspended'

/** Whether somebody lets the person in: an administrator, or an owner by an invitation. Only an administrator withdraws it. */
export type Admission = 'awaited' | 'granted' | 'withdrawn'

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
  /** Changes with `admission`, by the steps of account-state.ts only. */
  state: AccountState
  admission: Admission
  isAdmin: boolean
  createdAt: Date
  verifiedAt: Date | null
  approvedAt: Date | null
  /** To the minute; null before the first visit. */
  lastSeenAt: Date | null
}

/** Somebody asked to join a workspace. Sending it again makes a new link, which ends the older one. */
export interface Invitation {
  id: string
  workspaceId: string
  /** In lower case. */
  email: string
  /** What the owner calls them; '' when they did not say. */
  fullName: string
  role: Role
  /** Job descriptions that they will be named on; empty for a role that sees them all. */
  jobs: string[]
  tokenHash: string
  /** Null when that account is gone. */
  invitedBy: string | null
  createdAt: Date
  sentAt: Date
  expiresAt: Date
  acceptedAt: Date | null
}

/** Somebody in a workspace, as the others see them. */
export interface TeamMember {
  account: Account
  role: Role
  joinedAt: Date
}

/** The second step of signing in. Before `confirmedAt` it is being set up and asks nobody for anything. */
export interface SecondFactor {
  userId: string
  sealedSecret: string
  createdAt: Date
  confirmedAt: Date | null
  /** The newest time step whose code was used. */
  usedStep: number
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
