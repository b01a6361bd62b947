export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'login-refused'
  | 'logout'
  | 'register'
  | 'verify-email'
  | 'reset-password-asked'
  | 'reset-password'
  | 'first-admin'
  | 'approve'
  | 'unapprove'
  | 'suspend'
  | 'unsuspend'
  | 'update-user'
  | 'update-subscription'
  | 'delete-user'
  | 'denied'
  | 'verify-company'

/** What happened, in ids only, so that erasing a person leaves nothing of theirs here. */
export interface AuditEntry {
  action: AuditAction
  /** Who did it; null for visitors and for the server itself. */
  actorId?: string | null
  /** Whom it was done to: a user or a company. */
  userId?: string | null
  companyId?: string | null
  workspaceId?: string | null
  address?: string
  requestId?: string
}

/** Entries are only ever added. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>
}
