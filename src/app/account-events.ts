import type { LiveWindows } from '#src/http/live-windows.ts'
import type { AuditAction, AuditLog } from '#src/ports/audit-log.ts'
import type { Transaction } from '#src/ports/transaction.ts'

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
  'add-member',
])

/** The audit log, telling when something about the accounts or the team of a workspace was written to it. */
export const tellingOfAccounts = (
  { append }: AuditLog,
  { liveFeed, tellAdmins }: LiveWindows,
  transaction: Transaction,
): AuditLog => ({
  append: (entry) =>
    transaction(
      async () => {
        await append(entry)
        const { action, workspaceId } = entry
        if (aboutAccounts.has(action)) tellAdmins()
        if (aboutTeams.has(action) && workspaceId) liveFeed.publish(workspaceId, { kind: 'team-changed' })
      },
      { on: [] },
    ),
})
