import type { Passkeys, PasskeyVerifier } from '#src/passkeys/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { CommonPasswords } from '#src/ports/common-passwords.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobMembers } from '#src/ports/job-members.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { LinkStore, StoredLink } from '#src/shared/links.ts'
import type { Account, AccountState, Invitation, Member, Plan, SecondFactor, TeamMember, Usage, Workspace } from './account.ts'
import type { Requirement } from './constants.ts'
import type { Identities, IdentityProvider, ProviderRules } from './identity-provider.ts'
import type { Role } from './session-user.ts'

/** Everyone who can sign in. Writes take part in the caller's transaction. */
export interface Users {
  find(id: string): Promise<Account | null>
  /** `email` is in lower case. */
  withEmail(email: string): Promise<Account | null>
  /** With the workspace they act for: the one they chose last, else the first they joined. Null when there is no such account. */
  member(id: string): Promise<Member | null>
  /** Every workspace they are in, by name. */
  memberships(id: string): Promise<{ workspaceId: string; name: string; role: Role }[]>
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
  /** In the order they joined. */
  members(workspaceId: string): Promise<TeamMember[]>
  /** Null for whoever is not in it. */
  roleOf(workspaceId: string, userId: string): Promise<Role | null>
  setRole(workspaceId: string, userId: string, role: Role): Promise<void>
  /** From now on this is the workspace they act for. */
  choose(workspaceId: string, userId: string, at: Date): Promise<void>
  removeMember(workspaceId: string, userId: string): Promise<void>
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
  /** When its owner last proved who they are; null in sessions of older versions, for which their beginning counts. */
  provenAt: Date | null
  /** Of a session that began at an identity provider: its issuer, and who that is there; null for everybody else. */
  issuer: string | null
  subject: string | null
  /** What the provider calls its own session. */
  providerSid: string | null
  /** Asks the provider again whether the person still is welcome; null where it gave nothing to ask with. */
  sealedRefresh: string | null
  /** When it was last asked. */
  checkedAt: Date | null
  /** When its owner last gave a second factor in it, or the provider said that it had asked for one; null: they did not. */
  factorAt: Date | null
}

/** Sessions of one person at an identity provider, or one session there. */
export interface ProviderSessions {
  issuer: string
  subject: string | null
  sid: string | null
}

export interface Sessions {
  add(session: Session): Promise<void>
  /** The session with this token, expired or not, and who it belongs to. */
  withToken(tokenHash: string): Promise<{ session: Session; member: Member } | null>
  /** Also notes when its owner was last seen. */
  extend(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void>
  noteProof(id: string, at: Date): Promise<void>
  /** A second factor was given in it. */
  noteFactor(id: string, at: Date): Promise<void>
  find(id: string): Promise<Session | null>
  /** The provider was asked again about its person. */
  noteCheck(id: string, checked: { sealedRefresh: string; checkedAt: Date }): Promise<void>
  /** Ends those that fit everything that is not null; resolves to them. Nothing ends where neither is known. */
  removeOfProvider(which: ProviderSessions): Promise<Session[]>
  /** Those that have not expired, the last seen first. */
  ofUser(userId: string, now: Date): Promise<Session[]>
  /** Resolves to the session that was there, if it is this user's. */
  removeOne(userId: string, id: string): Promise<Session | null>
  /** Resolves to the sessions that ended. */
  removeOthers(userId: string, keptId: string): Promise<Session[]>
  /** Resolves to the session that was there, if any. */
  remove(tokenHash: string): Promise<Session | null>
  removeAll(userId: string): Promise<void>
  /** Resolves to the sessions that ended. */
  removeExpired(now: Date): Promise<Session[]>
}

export interface Invitations {
  /** Those that were not accepted, expired ones included; the newest first. */
  pending(workspaceId: string): Promise<Invitation[]>
  /** Null when there is none, it was accepted, or it is another workspace's. */
  find(workspaceId: string, id: string): Promise<Invitation | null>
  withToken(tokenHash: string): Promise<Invitation | null>
  /** Takes the place of an older one to the same address. */
  put(invitation: Invitation): Promise<void>
  markAccepted(id: string, at: Date): Promise<void>
  remove(id: string): Promise<void>
  forgetAddress(email: string): Promise<void>
  removeOver(limits: { acceptedBefore: Date; expiredBefore: Date }): Promise<void>
}

/** Somebody who signs in for a company of the job portal. */
export interface CompanyAccount {
  /** The company's id, which is its workspace's. */
  id: string
  /** In lower case. */
  email: string
  fullName: string
  companyName: string
  passwordHash: string
  /** Unverified until its address is proved. */
  state: 'unverified' | 'active' | 'suspended'
  /** Whether an administrator vouched for it. */
  isVouchedFor: boolean
  /** The account that works in its workspace; null before anybody has signed in there. */
  userId: string | null
}

/** People of companies are one account with recruiters of the same address. Writes take part in the caller's transaction. */
export interface CompanyAccounts {
  ofEmail(email: string): Promise<CompanyAccount | null>
  /** From now on this account works in the company's workspace. */
  link(companyId: string, userId: string): Promise<void>
  /** The company that this account came from has the same password from now on; its tokens end. Nothing happens for others. */
  passwordChanged(userId: string, passwordHash: string): Promise<void>
}

export interface SecondFactors {
  find(userId: string): Promise<SecondFactor | null>
  /** Takes the place of an older one. */
  put(factor: SecondFactor): Promise<void>
  confirm(userId: string, at: Date): Promise<void>
  /** False when this step, or a later one, was used before. */
  takeStep(userId: string, step: number): Promise<boolean>
  /** Its recovery codes stay. */
  removeApp(userId: string): Promise<void>
  /** With its recovery codes. */
  remove(userId: string): Promise<void>
  replaceRecoveryCodes(userId: string, hashes: string[]): Promise<void>
  /** False when there is no such code, or it was used before. */
  takeRecoveryCode(userId: string, hash: string, at: Date): Promise<boolean>
  recoveryCodesLeft(userId: string): Promise<number>
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
  /** The plan of a new account, or what tells it at that moment. */
  defaultPlan: Plan | (() => Plan)
  limits: { trial: PlanLimits; paid: PlanLimits }
  /** Whether a proved address is enough for a company. */
  autoVerifyCompanies?: boolean
  /**
   * Answers that must not tell whether an address is known take at least this long, in milliseconds, so that their
   * duration does not tell it either.
   */
  evenAnswerMs?: number
  /** Of whom a second factor is required, where the environment says so and no screen may change it. */
  secondFactorRequired?: Requirement
  /** Identity providers that people may sign in with, in the order of their buttons. */
  providers?: ProviderRules[]
}

/** What is decided once for the instance. */
export interface InstanceSettings {
  read(key: string): Promise<{ value: unknown; revision: number } | null>
  /** `revision` is the one that was read, 0 for none. False when somebody else was quicker. */
  write(key: string, change: { value: unknown; revision: number; by: string | null; at: Date }): Promise<boolean>
}

/** What the accounts need from outside. */
/** Who has been welcomed. */
export interface Welcomes {
  has(userId: string): Promise<boolean>
  note(userId: string, at: Date): Promise<void>
}

export interface AccountPorts {
  users: Users
  welcomes: Welcomes
  workspaces: Workspaces
  sessions: Sessions
  accountLinks: AccountLinks
  invitations: Invitations
  jobMembers: JobMembers
  secondFactors: SecondFactors
  passkeys: Passkeys
  passkeyVerifier: PasskeyVerifier
  instanceSettings: InstanceSettings
  companyAccounts: CompanyAccounts
  identities: Identities
  /** One for each of the settings. */
  identityProviders: IdentityProvider[]
  auditLog: AuditLog
  commonPasswords: CommonPasswords
  passwordHasher: PasswordHasher
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  /** Tells every process that what is set for the instance has changed. In the caller's transaction. */
  settingsChanged?(): void
  rateLimits: RateLimits
  ids: Ids
  settings: AccountSettings
}
