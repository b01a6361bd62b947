import type { AccountState, Member, Plan } from './account.ts'
import type { UserOverview } from './manage-users.ts'
import { isPlanRunning, limitsOf } from './plan.ts'
import type { PlanLimits } from './ports.ts'
import type { Role } from './session-user.ts'

/** A user as the wire shows them. */
export interface UserRecord {
  _id: string
  fullName: string
  email: string
  mobileNumber: string
  companyName: string
  designation: string
  /** True also for a suspended account: it was approved once, see `state`. */
  isApproved: boolean
  isAdmin: boolean
  isUnlimited: boolean
  state: AccountState
  role: Role
  /** Null for other plans, and before the trial has begun. */
  trialEnd: string | null
  createdAt: string
  subscription: {
    plan: Plan
    expiresAt: string | null
    isActive: boolean
    /** Null: no limits. */
    limits: PlanLimits | null
  }
  usage: PlanLimits
}

export interface DashboardRecord {
  users: UserRecord[]
  pendingUsers: UserRecord[]
  stats: { totalUsers: number; pendingApproval: number; activeUsers: number; adminUsers: number }
}

/** What a view needs to know besides the member. */
export interface PlanFacts {
  limits: { trial: PlanLimits; paid: PlanLimits }
  now: Date
}

export function userRecord({ account, workspace, role }: Member, { limits, now }: PlanFacts): UserRecord {
  const { id, fullName, email, mobileNumber, companyName, designation, isAdmin, state, createdAt } = account
  const expiresAt = workspace.planEndsAt?.toISOString() ?? null
  return {
    _id: id,
    fullName,
    email,
    mobileNumber,
    companyName,
    designation,
    isApproved: state === 'active' || state === 'suspended',
    isAdmin,
    isUnlimited: workspace.isUnlimited,
    state,
    role,
    trialEnd: workspace.plan === 'trial' ? expiresAt : null,
    createdAt: createdAt.toISOString(),
    subscription: {
      plan: workspace.plan,
      expiresAt,
      isActive: isPlanRunning(workspace, account, now),
      limits: limitsOf(workspace, account, limits),
    },
    usage: {
      jdUploads: workspace.usage.jobDescriptions,
      resumeUploads: workspace.usage.resumes,
      assessments: workspace.usage.assessments,
    },
  }
}

export const dashboardRecord = ({ users, pendingUsers, counts }: UserOverview, facts: PlanFacts): DashboardRecord => ({
  users: users.map((member) => userRecord(member, facts)),
  pendingUsers: pendingUsers.map((member) => userRecord(member, facts)),
  stats: { totalUsers: counts.all, pendingApproval: counts.pending, activeUsers: counts.active, adminUsers: counts.admins },
})
