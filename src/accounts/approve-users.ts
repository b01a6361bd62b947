import type { AuditAction, AuditEntry } from '#src/ports/audit-log.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account, Member } from './account.ts'
import { take } from './account-state.ts'
import { trialDays } from './constants.ts'
import { LastAdmin, OwnAccount } from './errors.ts'
import { daysLater } from './plan.ts'
import { memberOf } from './profile.ts'
import type { SessionUser } from './session-user.ts'
import { endSessions, signOutEverywhere } from './sessions.ts'
import type { Tools } from './tools.ts'

/** An administrator's step on one account. */
export type Step = (by: SessionUser, id: string, visit: Visit) => Promise<Member>

/** Lets a verified account in and starts its trial. Approving twice changes nothing. */
export const approveUser =
  (tools: Pick<Tools, 'auditLog' | 'clock' | 'sendMail' | 'settings' | 'transaction' | 'users' | 'workspaces'>): Step =>
  (by, id, visit) =>
    tools.transaction(async () => {
      await approve(tools, by, await memberOf(tools, id), visit)
      return memberOf(tools, id)
    })

/** Locks an account out at once, until it is let in again. */
export const suspendUser =
  (tools: Pick<Tools, 'auditLog' | 'jobMembers' | 'listeners' | 'sessions' | 'transaction' | 'users'>): Step =>
  (by, id, visit) =>
    tools.transaction(async () => {
      const { account } = await memberOf(tools, id)
      await shutOut(tools, by, account, 'suspend', visit)
      endSessions(tools, id)
      await signOutEverywhere(tools, id)
      return memberOf(tools, id)
    })

/** What it was before comes back: somebody who was removed meanwhile, or whose approval was withdrawn, waits. */
export const unsuspendUser =
  (tools: Pick<Tools, 'auditLog' | 'transaction' | 'users'>): Step =>
  (by, id, visit) =>
    tools.transaction(async () => {
      const { account } = await memberOf(tools, id)
      await take(tools, 'unsuspend', account)
      await noteStep(tools, 'unsuspend', by, id, visit)
      return memberOf(tools, id)
    })

/** In the caller's transaction. The trial starts with the first approval, not again with a later one. */
export async function approve(
  tools: Pick<Tools, 'auditLog' | 'clock' | 'sendMail' | 'settings' | 'users' | 'workspaces'>,
  by: SessionUser,
  { account, workspace }: Member,
  visit: Visit,
): Promise<void> {
  const { clock, sendMail, settings, workspaces } = tools
  if (account.state === 'active') return
  const now = clock.now()
  await take(tools, 'approve', account, { approvedAt: account.approvedAt ?? now })
  const planEndsAt = workspace.plan === 'trial' ? (workspace.planEndsAt ?? daysLater(now, trialDays)) : workspace.planEndsAt
  await workspaces.update(workspace.id, { planEndsAt })
  const trialEnds = workspace.plan === 'trial' && !workspace.isUnlimited ? planEndsAt : null
  const { email, fullName } = account
  await sendMail({ kind: 'account-approved', to: email, fullName, loginLink: `${settings.publicUrl}/login`, trialEnds })
  await noteStep(tools, 'approve', by, account.id, visit)
}

/** In the caller's transaction, who calls `endSessions` after it. */
export async function shutOut(
  tools: Pick<Tools, 'auditLog' | 'jobMembers' | 'sessions' | 'users'>,
  by: SessionUser,
  account: Account,
  step: 'withdrawApproval' | 'suspend',
  visit: Visit,
) {
  await checkNotNeeded(tools, by, account)
  await take(tools, step, account)
  await tools.sessions.removeAll(account.id)
  // Whoever is let in again is named on jobs again by those who work there.
  await tools.jobMembers.takeAwayAll(account.id, null)
  await noteStep(tools, step === 'suspend' ? 'suspend' : 'unapprove', by, account.id, visit)
}

/** Throws when nobody would be left to administer, or when administrators are about to lock themselves out. */
export async function checkNotNeeded({ users }: Pick<Tools, 'users'>, by: SessionUser, account: Account) {
  const others = (await users.activeAdmins()).filter((admin) => admin.id !== account.id)
  if (account.isAdmin && others.length === 0) throw new LastAdmin()
  if (account.id === by.id) throw new OwnAccount()
}

export const noteStep = (
  { auditLog }: Pick<Tools, 'auditLog'>,
  action: AuditAction,
  by: SessionUser,
  userId: string,
  visit: Visit,
  details?: AuditEntry['details'],
) => auditLog.append({ action, actorId: by.id, userId, address: visit.address, requestId: visit.requestId, details })
