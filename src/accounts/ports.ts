import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { CommonPasswords } from '#src/ports/common-passwords.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { LinkStore, StoredLink } from '#src/shared/links.ts'
import type { Account, AccountState, Member, Plan, Usage, Workspace } from './account.ts'
import type { Role } from './session-user.ts'

/** Everyone who can sign in. Writes take part in the caller's transaction. */
export interface Users {
  find(id: string): Promise<Account | null>
  /** `email` is in lower case. */
  withEmail(email: string): Promise<Account | null>
  /** With the workspace they act for: the first they joined. Null when there is no such account. */
  member(id: string): Promise<Member | null>
  /** Newest first; `search` looks for a part of the name, address or company. */
  list(query: { search?: string; state?: AccountState; limit: number }): Promise<Member[]>
  counts(): Promise<{ all: number; pending: number; active: number; admins: number }>
  /** Administrators who can sign in. */
  activeAdmins(): Promise<Account[]>
  add(account: Account): Promise<void>
  update(id: string, changes: Partial<Omit<Account, 'id'>>): Promise<void>
  /** Also ends the sessions, links and memberships of the account. */
  remove(id: string): Promise<void>
  /** Accounts that were never verified and are older than `before`. */
  forgottenBefore(before: Date): Promise<string[]>
}

export interface Workspaces {
  find(id: string): Promise<Workspace | null>
  add(workspace: Workspace): Promise<void>
  update(id: string, changes: Partial<Pick<Workspace, 'name' | 'plan' | 'planEndsAt' | 'isUnlimited'>>): Promise<void>
  /** Adds to what is used; negative numbers give back, never below zero. */
  addUsage(id: string, used: Usage): Promise<void>
  /** Everything in it goes with it. */
  remove(id: string): Promise<void>
  addMember(workspaceId: string, userId: string, role: Role, at: Date): Promise<void>
  /** Workspaces whose only member is this account. */
  ownedAlone(userId: string): Promise<string[]>
}

/** A browser that is signed in. Only the hash of its token is known. */
export interface Session {
  id: string
  tokenHash: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  address: string
  userAgent: string
}

export interface Sessions {
  add(session: Session): Promise<void>
  /** The session with this token, expired or not, and who it belongs to. */
  withToken(tokenHash: string): Promise<{ session: Session; member: Member } | null>
  extend(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void>
  /** Resolves to the session that was there, if any. */
  remove(tokenHash: string): Promise<Session | null>
  removeAll(userId: string): Promise<void>
  /** Resolves to the sessions that ended. */
  removeExpired(now: Date): Promise<Session[]>
}

export type LinkKind = 'verify-email' | 'reset-password' | 'set-up'

/** A secret sent by mail or printed once. */
export type AccountLink = StoredLink<LinkKind>
export type AccountLinks = LinkStore<LinkKind>

export interface PlanLimits {
  jdUploads: number
  resumeUploads: number
  assessments: number
}

export interface AccountSettings {
  /** Base of every link, without a slash at the end. */
  publicUrl: string
  /** Signs cookies and seals mails. */
  secret: string
  firstAdmin: { email: string; password: string } | null
  defaultPlan: Plan
  limits: { trial: PlanLimits; paid: PlanLimits }
  /**
   * Answers that must not tell whether an address is known take at least this long, in milliseconds, so that their
   * duration does not tell it either.
   */
  evenAnswerMs?: number
}

/** What the accounts need from outside. */
export interface AccountPorts {
  users: Users
  workspaces: Workspaces
  sessions: Sessions
  accountLinks: AccountLinks
  auditLog: AuditLog
  commonPasswords: CommonPasswords
  passwordHasher: PasswordHasher
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
  settings: AccountSettings
}
