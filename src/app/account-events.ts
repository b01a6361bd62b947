import type { LiveWindows } from '#src/http/live.ts'
import type { AuditAction, AuditLog } from '#src/ports/audit-log.ts'

/** What changes the figures and lists that administrators look at. */
const aboutAccounts: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'register',
  'verify-email',
  'approve',
  'unapprove',
  'suspend',
  'unsuspend',
  'update-user',
  'update-subscription',
  'delete-user',
])

/** What changes the team page of a workspace. */
const aboutTeams: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'invite-member',
  'accept-invitation',
  'withdraw-invitation',
  'change-role',
  'remove-member',
])

/** The audit log, telling when something about the accounts or the team of a workspace was written to it. */
export function tellingOfAccounts({ append }: AuditLog, windows: LiveWindows): AuditLog {
  const waiting = new Set<string>()
  /** By then the transaction is over, and many changes are one. */
  const soon = (key: string, tell: () => void) => {
    if (waiting.has(key)) return
    waiting.add(key)
    setTimeout(() => {
      waiting.delete(key)
      tell()
    }, 200).unref()
  }
  return {
    async append(entry) {
      await append(entry)
      const { action, workspaceId } = entry
      if (aboutAccounts.has(action)) soon('', windows.tellAdmins)
      if (aboutTeams.has(action) && workspaceId)
        soon(workspaceId, () => windows.liveFeed.publish(workspaceId, { kind: 'team-changed' }))
    },
  }
}
