export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'login-refused'
  | 'logout'
  | 'register'
  | 'verify-email'
  | 'disown-registration'
  | 'reset-password-asked'
  | 'reset-password'
  | 'change-password'
  | 'prove'
  | 'proof-failed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'first-admin'
  | 'approve'
  | 'unapprove'
  | 'suspend'
  | 'unsuspend'
  | 'update-user'
  | 'update-subscription'
  | 'delete-user'
  | 'verify-company'
  | 'read-applications'
  | 'change-application'
  | 'message-applicant'
  | 'post-job'
  | 'edit-job'
  | 'close-job'
  | 'reopen-job'
  | 'delete-job'
  | 'invite-member'
  | 'accept-invitation'
  | 'withdraw-invitation'
  | 'switch-workspace'
  | 'change-role'
  | 'remove-member'
  | 'name-on-job'
  | 'take-off-job'
  | 'delete-candidate'
  | 'delete-application'
  | 'delete-messages'
  | 'delete-recordings'
  | 'hold-candidate'
  | 'lift-hold'
  | 'change-retention'
  | 'merge-people'
  | 'unmerge-people'
  | 'distinguish-people'
  | 'distinguish-people-undone'
  | 'delete-job-description'
  | 'change-criteria'
  | 'blind-review-on'
  | 'blind-review-off'
  | 'reveal-candidate'
  | 'run-flip-lab'
  | 'read-impact-ratios'
  | 'rescore'
  | 'see-ranking'
  | 'move-candidate'
  | 'reject-candidate'
  | 'undo-rejection'
  | 'undo-move'
  | 'bulk-change'
  | 'undo-bulk'
  | 'send-assessment'
  | 'read-assessment'
  | 'resend-assessment'
  | 'extend-assessment'
  | 'revoke-assessment'
  | 'rate-assessment'
  | 'count-late-answers'
  | 'retire-question'
  | 'bring-question-back'
  | 'change-assessment-settings'
  | 'export'
  | 'import'
  | 'open-file'
  | 'download-file'
  | 'denied'
  | 'resend-mail'
  | 'read-mail'
  | 'retry-job'
  | 'forget-job'
  | 'make-backup'
  | 'download-backup'
  | 'delete-backup'
  | 'change-job-titles'
  | 'change-site-content'
  | 'make-key'
  | 'revoke-key'
  | 'make-webhook'
  | 'change-webhook'
  | 'delete-webhook'
  | 'make-calendar-feed'
  | 'revoke-calendar-feed'

/** What happened, in ids only, so that erasing a person leaves nothing of theirs here. */
export interface AuditEntry {
  action: AuditAction
  /** Who did it; null for visitors and for the server itself. */
  actorId?: string | null
  /** Whom it was done to: a user or a company. */
  userId?: string | null
  companyId?: string | null
  /** What it was done to, when that is neither a user nor a company: { kind: 'candidate', id }. */
  subject?: { kind: string; id: string } | null
  workspaceId?: string | null
  address?: string
  requestId?: string
  /** Small facts such as { plan: 'paid', months: 3 }; never names, addresses or texts of people. */
  details?: Record<string, string | number | boolean>
}

/** Entries are only ever added. */
export interface AuditLog {
  /** Adds one to the end of the chain. Inside a transaction it is kept only if the transaction is. */
  append(entry: AuditEntry): Promise<void>
}
