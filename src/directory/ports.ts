import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { DirectoryCaller, NewPerson } from '#src/shared/directory.ts'
import type { Role } from '#src/shared/roles.ts'
import type { KeptGroup, KeptPerson } from './directory.ts'

export type { DirectoryCaller }

/** What the directory of a customer keeps here. Writes take part in the caller's transaction. */
export interface DirectoryRecords {
  /** In the order they came. */
  people(workspaceId: string): Promise<KeptPerson[]>
  /** Takes the place of what was kept under the same id. */
  putPerson(person: KeptPerson): Promise<void>
  /** Also out of every group. */
  removePerson(workspaceId: string, id: string): Promise<void>
  /** An account is deleted: nobody of this address is kept anywhere. */
  forgetAddress(email: string): Promise<void>
  /** In the order they came. */
  groups(workspaceId: string): Promise<KeptGroup[]>
  putGroup(group: KeptGroup): Promise<void>
  removeGroup(workspaceId: string, id: string): Promise<void>
  /** Who is in which group. */
  memberships(workspaceId: string): Promise<{ groupId: string; personId: string }[]>
  /** From now on these people are in the group, and nobody else. */
  putMembers(groupId: string, personIds: readonly string[]): Promise<void>
  /** What people of a group may do, by its name; '*' is for whoever is in no such group. */
  roles(workspaceId: string): Promise<GroupRole[]>
  putRoles(workspaceId: string, roles: readonly GroupRole[]): Promise<void>
}

export interface GroupRole {
  groupName: string
  role: Role
}

/** A member of the workspace, whoever let them in. */
export interface KnownMember {
  userId: string
  email: string
  fullName: string
  role: Role
  /** False while an administrator keeps them out. */
  isActive: boolean
  joinedAt: Date
}

/** The steps of accounts that a directory may ask for. They run in the caller's transaction. */
export interface DirectoryAccounts {
  members(workspaceId: string): Promise<KnownMember[]>
  /** Resolves to the account that was made and is in; null when there was one, which was sent an invitation. */
  add(by: DirectoryCaller, person: NewPerson): Promise<string | null>
  /** Another link to somebody who has not accepted; their older one ends. */
  invite(by: DirectoryCaller, person: NewPerson): Promise<void>
  /** Somebody who was invited and has not come: the role they will have, or null to end the invitation. */
  changeInvitation(by: DirectoryCaller, email: string, role: Role | null): Promise<void>
  /** Out of the workspace and of every session. Throws `LastOwner`. */
  takeOut(by: DirectoryCaller, userId: string): Promise<void>
  /** Back into the workspace; throws where an administrator keeps them out. */
  bringBack(by: DirectoryCaller, userId: string, role: Role): Promise<void>
  /** Throws `LastOwner`. */
  giveRole(by: DirectoryCaller, userId: string, role: Role): Promise<void>
  /** Whether the account works in this workspace alone, so that its directory may rename it. */
  isOnlyHere(workspaceId: string, userId: string): Promise<boolean>
  /** Throws when another account has the address. */
  rename(by: DirectoryCaller, userId: string, to: { fullName: string; email: string }): Promise<void>
  /** What they may do has changed: what is open for them closes. */
  accessChanged(userId: string): void
  /** Rejects when the plan of the workspace has ended. */
  requirePlan(by: DirectoryCaller): Promise<unknown>
}

export interface DirectoryPorts {
  directoryRecords: DirectoryRecords
  accounts: DirectoryAccounts
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Base of every address, without a slash at the end. */
  publicUrl: string
  /** When a key of the scope was last used, and how many there are. */
  keysOf(workspaceId: string): Promise<{ count: number; lastUsedAt: Date | null }>
}
