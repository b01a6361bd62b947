import type {
  DashboardRecord,
  InvitationRecord,
  OwnIdentityRecord,
  SecondFactorRecord,
  SessionRecord,
  TeamRecord,
  UserRecord,
} from '#src/contracts/accounts/records.ts'
import { deviceOf } from '#src/shared/device.ts'
import { isJobRole } from '#src/shared/roles.ts'
import type { Invitation, Member } from './account.ts'
import type { UserOverview } from './manage-users.ts'
import type { OwnIdentity } from './own-identities.ts'
import { isPlanRunning, limitsOf } from './plan.ts'
import type { PlanLimits, Session } from './ports.ts'
import type { SecondFactorState } from './second-factor.ts'
import type { Role, SessionUser } from './session-user.ts'
import type { Team } from './team.ts'

export type * from '#src/contracts/accounts/records.ts'
export type { Role } from './session-user.ts'

/** What a view needs to know besides the member. */
export interface PlanFacts {
  limits: { trial: PlanLimits; paid: PlanLimits }
  now: Date
}

export function userRecord({ account, workspace, role }: Member, { limits, now }: PlanFacts): UserRecord {
  const { id, fullName, email, mobileNumber, companyName, designation, isAdmin, state, admission, createdAt } = account
  const expiresAt = workspace.planEndsAt?.toISOString() ?? null
  return {
    _id: id,
    fullName,
    email,
    mobileNumber,
    companyName,
    designation,
    isApproved: admission === 'granted',
    isAdmin,
    isUnlimited: workspace.isUnlimited,
    state,
    role,
    workspace: { _id: workspace.id, name: workspace.name },
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

/** What people read about themselves: how much is used counts jobs and resumes of all the workspace, which not everybody sees. */
export function ownUserRecord(member: Member, facts: PlanFacts): UserRecord {
  const record = userRecord(member, facts)
  return isJobRole(member.role) ? { ...record, usage: { jdUploads: 0, resumeUploads: 0, assessments: 0 } } : record
}

export const dashboardRecord = ({ users, pendingUsers, counts }: UserOverview, facts: PlanFacts): DashboardRecord => ({
  users: users.map((member) => userRecord(member, facts)),
  pendingUsers: pendingUsers.map((member) => userRecord(member, facts)),
  stats: { totalUsers: counts.all, pendingApproval: counts.pending, activeUsers: counts.active, adminUsers: counts.admins },
})

export const invitationRecord = (
  { id, email, fullName, role, jobs, sentAt, expiresAt }: Invitation,
  { now }: { now: Date },
): InvitationRecord => ({
  _id: id,
  email,
  fullName,
  role,
  jobs,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now,
})

export const teamRecord = ({ workspace, members, invitations }: Team, by: SessionUser, facts: { now: Date }): TeamRecord => ({
  workspace: { _id: workspace.id, name: workspace.name },
  role: by.role,
  members: members.map(({ account, role, joinedAt }) => ({
    _id: account.id,
    fullName: account.fullName,
    email: account.email,
    role,
    state: account.state,
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
    isYou: account.id === by.id,
  })),
  invitations: invitations.map((invitation) => invitationRecord(invitation, facts)),
})

export const sessionRecord = (
  { id, userAgent, address, createdAt, lastSeenAt }: Session,
  by: { sessionId: string },
): SessionRecord => ({
  _id: id,
  device: deviceOf(userAgent),
  address,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isThis: id === by.sessionId,
})

export const secondFactorRecord = ({ since, ...state }: SecondFactorState): SecondFactorRecord => ({
  ...state,
  since: since?.toISOString() ?? null,
})

export const ownIdentityRecord = ({ rules, identity }: OwnIdentity): OwnIdentityRecord => ({
  provider: rules.name,
  label: rules.label,
  linkedAt: identity?.linkedAt.toISOString() ?? null,
  usedAt: identity?.usedAt.toISOString() ?? null,
})

/** Everything of the page behind an invitation's link. */
export interface InvitationPageRecord {
  email: string
  fullName: string
  role: Role
  workspaceName: string
  inviterName: string
  person: 'new' | 'known' | 'signedIn'
  hasWorkspace: boolean
}
