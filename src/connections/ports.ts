import type { Role, SessionUser } from '#src/accounts/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Scope } from './constants.ts'

/** What a program signs in with. Only the hash of it is known. */
export interface ApiKey {
  id: string
  workspaceId: string
  /** Whose it is or, for one of the workspace, who made it. */
  userId: string
  kind: 'personal' | 'workspace'
  name: string
  scopes: Scope[]
  tokenHash: string
  /** Its last signs. */
  hint: string
  /** Addresses and networks it may come from, such as 192.0.2.0/24; null for any. */
  networks: string[] | null
  createdAt: Date
  /** Null for never. */
  expiresAt: Date | null
  lastUsedAt: Date | null
}

export interface ApiKeys {
  add(key: ApiKey): Promise<void>
  withToken(tokenHash: string): Promise<ApiKey | null>
  /** Somebody's own in a workspace and, for `all`, those of the workspace; newest first. */
  list(workspaceId: string, userId: string, all: boolean): Promise<(ApiKey & { madeBy: string })[]>
  /** Resolves to the key that was there, if it is in this workspace. */
  remove(workspaceId: string, id: string): Promise<ApiKey | null>
  find(workspaceId: string, id: string): Promise<ApiKey | null>
  noteUse(id: string, at: Date): Promise<void>
}

/** Who is behind a key, as they are now. */
export interface KeyHolders {
  /** Null when there is no such account, or it may not sign in. */
  account(id: string): Promise<Pick<SessionUser, 'id' | 'email' | 'fullName' | 'isAdmin'> | null>
  /** Null for whoever is not in the workspace. */
  role(workspaceId: string, userId: string): Promise<Role | null>
}

export interface KeyPorts {
  apiKeys: ApiKeys
  holders: KeyHolders
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  rateLimits: RateLimits
  ids: Ids
}
