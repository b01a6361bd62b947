import { type Role, roles } from '#src/shared/roles.ts'

/** Somebody whom the directory of a customer keeps here. */
export interface KeptPerson {
  id: string
  workspaceId: string
  /** Null until somebody with an account of their own accepts the invitation. */
  userId: string | null
  /** In lower case. */
  email: string
  userName: string
  externalId: string | null
  givenName: string
  familyName: string
  displayName: string
  /** Turned off by the directory. */
  isOff: boolean
  /** Their account was made by this directory. */
  isMadeHere: boolean
  /** What they may do or, for somebody who is off, what they did. */
  role: Role
  /** The role came from a group, and goes with it. */
  hasGroupRole: boolean
  createdAt: Date
  changedAt: Date
}

export interface KeptGroup {
  id: string
  workspaceId: string
  displayName: string
  externalId: string | null
  createdAt: Date
  changedAt: Date
}

/** A person as the directory sees them. */
export interface Person extends KeptPerson {
  /** In the workspace. */
  isMember: boolean
  /** May work here or, before they have accepted, will. */
  isActive: boolean
  /** Whether the directory has said anything about them; else they are only a member. */
  isKept: boolean
}

export interface Group extends KeptGroup {
  members: Person[]
}

/** Groups are told apart by their names as people read them. */
export const plainName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Whoever is in no group that the owner has chosen a role for. */
export const everybodyElse = '*'
/** Sees nothing before somebody names them on a job. */
export const leastRole: Role = 'interviewer'

/** The most that these groups allow; null when none of them has a role. */
export function roleOfGroups(chosen: readonly { groupName: string; role: Role }[], groupNames: readonly string[]): Role | null {
  const names = new Set(groupNames.map(plainName))
  const granted = chosen.filter(({ groupName }) => groupName !== everybodyElse && names.has(plainName(groupName)))
  return roles.find((role) => granted.some((each) => each.role === role)) ?? null
}

export const roleOfOthers = (chosen: readonly { groupName: string; role: Role }[]): Role =>
  chosen.find(({ groupName }) => groupName === everybodyElse)?.role ?? leastRole

/** What people call them; never empty. */
export const nameOf = ({ displayName, givenName, familyName, email }: Omit<KeptPerson, 'id' | 'workspaceId'>) =>
  displayName || `${givenName} ${familyName}`.trim() || email.slice(0, email.lastIndexOf('@'))
