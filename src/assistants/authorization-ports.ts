import type { Role, SessionUser } from '#src/accounts/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { AssistantScope } from './constants.ts'

/** An assistant as it has introduced itself. Nobody has checked what it says; where it is sent back to is all that holds. */
export interface AssistantClient {
  id: string
  name: string
  redirectUris: string[]
  createdAt: Date
}

/** What somebody has agreed to, as long as the assistant has not fetched its tokens. */
export interface AssistantCode {
  codeHash: string
  clientId: string
  workspaceId: string
  userId: string
  scopes: AssistantScope[]
  redirectUri: string
  /** SHA-256 of what the assistant will show, in base64url. */
  challenge: string
  expiresAt: Date
  /** The connection that was made with it; null while it is unused. */
  grantId: string | null
}

/** An assistant that works for a person in a workspace. */
export interface AssistantGrant {
  id: string
  clientId: string
  workspaceId: string
  userId: string
  scopes: AssistantScope[]
  accessHash: string
  accessExpiresAt: Date
  refreshHash: string
  refreshExpiresAt: Date
  createdAt: Date
  lastUsedAt: Date | null
}

export type ListedGrant = AssistantGrant & { client: AssistantClient; person: string }

export interface AssistantAccess {
  addClient(client: AssistantClient): Promise<void>
  client(id: string): Promise<AssistantClient | null>
  /** Keeps this many of those whom nobody has agreed to, the newest. */
  keepStrangers(most: number): Promise<void>
  /** Forgets those from before, and codes that have ended. */
  sweep(before: Date, now: Date): Promise<void>
  addCode(code: AssistantCode): Promise<void>
  code(codeHash: string): Promise<AssistantCode | null>
  spendCode(codeHash: string, grantId: string): Promise<void>
  addGrant(grant: AssistantGrant): Promise<void>
  find(id: string): Promise<AssistantGrant | null>
  withAccess(accessHash: string): Promise<ListedGrant | null>
  withRefresh(refreshHash: string): Promise<AssistantGrant | null>
  /** The connection that an old refresh token belonged to. */
  withUsedRefresh(refreshHash: string): Promise<AssistantGrant | null>
  /** New tokens in place of the old ones; the old refresh token is remembered. */
  rotate(
    grant: AssistantGrant,
    fresh: Pick<AssistantGrant, 'accessHash' | 'accessExpiresAt' | 'refreshHash' | 'refreshExpiresAt'>,
    at: Date,
  ): Promise<void>
  noteUse(id: string, at: Date): Promise<void>
  remove(id: string): Promise<void>
  /** Somebody's own in a workspace and, for `all`, those of everybody in it; newest first. */
  list(workspaceId: string, userId: string, all: boolean): Promise<ListedGrant[]>
}

/** Who is behind an access token, as they are now. */
export interface AccessHolders {
  /** Null when there is no such account, or it may not sign in. */
  account(id: string): Promise<Pick<SessionUser, 'id' | 'email' | 'fullName'> | null>
  /** Null for whoever is not in the workspace. */
  role(workspaceId: string, userId: string): Promise<Role | null>
  workspaceName(id: string): Promise<string>
}

export interface AuthorizationPorts {
  assistantAccess: AssistantAccess
  holders: AccessHolders
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  rateLimits: RateLimits
  ids: Ids
  publicUrl: string
}
