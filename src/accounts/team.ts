import type { AuditAction, AuditEntry } from '#src/ports/audit-log.ts'
import { isJobRole } from '#src/shared/roles.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account, Invitation, Member, TeamMember, Workspace } from './account.ts'
import { take } from './account-state.ts'
import { LastOwner, MemberNotFound, OwnersOnly, WorkspaceNotFound } from './errors.ts'
import { openOwnWorkspace } from './open-account.ts'
import { memberOf } from './profile.ts'
import type { Role, SessionUser } from './session-user.ts'
import { accessChanged } from './sessions.ts'
import type { Tools } from './tools.ts'

export interface Team {
  workspace: Workspace
  members: TeamMember[]
  invitations: Invitation[]
}

/** Everybody in the workspace, and who was asked to join. Addresses of the invited are for owners only. */
export const team =
  ({ invitations, workspaces }: Tools) =>
  async (by: SessionUser): Promise<Team> => {
    const workspace = await workspaces.find(by.workspaceId)
    if (!workspace) throw new WorkspaceNotFound()
    return {
      workspace,
      members: await workspaces.members(workspace.id),
      invitations: by.role === 'owner' ? await invitations.pending(workspace.id) : [],
    }
  }

/** Gives a member another role; it counts from their next request on. The last owner stays one. */
export const changeRole =
  (tools: Pick<Tools, 'auditLog' | 'jobMembers' | 'listeners' | 'transaction' | 'workspaces'>) =>
  async (by: SessionUser, userId: string, role: Role, visit: Visit): Promise<void> => {
    const { transaction, workspaces } = tools
    await transaction(async () => {
      await requireOwner(tools, by)
      const before = await workspaces.roleOf(by.workspaceId, userId)
      if (!before) throw new MemberNotFound()
      if (before === role) return
      if (before === 'owner') await checkNotLastOwner(tools, by.workspaceId, userId)
      await putRole(tools, by.workspaceId, userId, role)
      await note(tools, 'change-role', by, userId, visit, { from: before, to: role })
      accessChanged(tools, userId)
    })
  }

/** An administrator's way, in the caller's transaction, when nobody who owns the workspace is left to do it. */
export async function setRole(tools: Tools, by: SessionUser, { account, workspace, role }: Member, to: Role, visit: Visit) {
  if (role === 'owner') await checkNotLastOwner(tools, workspace.id, account.id)
  await putRole(tools, workspace.id, account.id, to)
  await note(tools, 'change-role', { ...by, workspaceId: workspace.id }, account.id, visit, { from: role, to })
}

/** Makes another member owner and the asking owner a recruiter, in one step. */
export const transferOwnership =
  (tools: Pick<Tools, 'auditLog' | 'jobMembers' | 'listeners' | 'transaction' | 'workspaces'>) =>
  async (by: SessionUser, userId: string, visit: Visit): Promise<void> => {
    const { transaction, workspaces } = tools
    await transaction(async () => {
      await requireOwner(tools, by)
      const before = await workspaces.roleOf(by.workspaceId, userId)
      if (!before || userId === by.id) throw new MemberNotFound()
      await putRole(tools, by.workspaceId, userId, 'owner')
      await putRole(tools, by.workspaceId, by.id, 'recruiter')
      await note(tools, 'change-role', by, userId, visit, { from: before, to: 'owner' })
      await note(tools, 'change-role', by, by.id, visit, { from: 'owner', to: 'recruiter' })
      accessChanged(tools, userId)
      accessChanged(tools, by.id)
    })
  }

/**
 * Takes somebody out of the workspace, at once; everybody may leave by themselves. What they made stays. Whoever is in no
 * other workspace gets an empty one of their own and waits for an administrator's approval, like a newcomer; a suspension stays.
 */
export const removeMember =
  (tools: Tools) =>
  async (by: SessionUser, userId: string, visit: Visit): Promise<void> => {
    const { sendMail, transaction, workspaces } = tools
    await transaction(async () => {
      if (userId !== by.id) await requireOwner(tools, by)
      const role = await workspaces.roleOf(by.workspaceId, userId)
      if (!role) throw new MemberNotFound()
      if (role === 'owner') await checkNotLastOwner(tools, by.workspaceId, userId)
      const { account } = await memberOf(tools, userId)
      const workspace = await workspaces.find(by.workspaceId)
      await takeOutOf(tools, by.workspaceId, account)
      await note(tools, 'remove-member', by, userId, visit)
      const { email, fullName } = account
      if (userId !== by.id)
        await sendMail({ kind: 'removed-from-team', to: email, fullName, workspaceName: workspace?.name ?? '' })
      accessChanged(tools, userId)
    })
  }

/** In the caller's transaction. Whoever is in no other workspace gets one of their own, and waits. */
export async function takeOutOf(
  tools: Pick<Tools, 'clock' | 'ids' | 'sessions' | 'settings' | 'users' | 'workspaces'>,
  workspaceId: string,
  account: Account,
) {
  const { sessions, users, workspaces } = tools
  await workspaces.removeMember(workspaceId, account.id)
  if ((await users.memberships(account.id)).length > 0) return
  await openOwnWorkspace(tools, account, { isUnlimited: account.isAdmin })
  // Administrators are vouched for by what they are.
  if (account.isAdmin) return
  await take(tools, 'leave', account, { approvedAt: null })
  await sessions.removeAll(account.id)
}

/** From now on, and in every window, this is the workspace they act for. */
export const switchWorkspace =
  (tools: Pick<Tools, 'auditLog' | 'clock' | 'listeners' | 'transaction' | 'workspaces'>) =>
  async (by: SessionUser, workspaceId: string, { address, requestId }: Visit): Promise<void> => {
    await tools.transaction(async () => {
      if (!(await tools.workspaces.roleOf(workspaceId, by.id))) throw new WorkspaceNotFound()
      await tools.workspaces.choose(workspaceId, by.id, tools.clock.now())
      // Chosen once more, it is nothing that happened.
      if (workspaceId !== by.workspaceId)
        await tools.auditLog.append({ action: 'switch-workspace', actorId: by.id, workspaceId, address, requestId })
      accessChanged(tools, by.id)
    })
  }

/** Whoever sees all jobs is named on none: made less than that again, they see none until somebody names them. */
export async function putRole(
  { workspaces, jobMembers }: Pick<Tools, 'jobMembers' | 'workspaces'>,
  workspaceId: string,
  userId: string,
  role: Role,
) {
  await workspaces.setRole(workspaceId, userId, role)
  if (!isJobRole(role)) await jobMembers.takeAwayAll(userId, workspaceId)
}

/** The role may have changed since the request came in; asked again in the transaction. */
export async function requireOwner({ workspaces }: Pick<Tools, 'workspaces'>, by: SessionUser) {
  if ((await workspaces.roleOf(by.workspaceId, by.id)) !== 'owner') throw new OwnersOnly()
}

/** Throws when nobody else would own the workspace. */
export async function checkNotLastOwner(tools: Pick<Tools, 'workspaces'>, workspaceId: string, userId: string) {
  if (!(await isOwnedByOthers(tools, workspaceId, userId))) throw new LastOwner()
}

export const isOwnedByOthers = async ({ workspaces }: Pick<Tools, 'workspaces'>, workspaceId: string, userId: string) =>
  (await workspaces.members(workspaceId)).some(({ account, role }) => role === 'owner' && account.id !== userId)

/** Throws when deleting the account would leave a workspace with members and without an owner. */
export async function checkOwnsNothingAlone(tools: Pick<Tools, 'users' | 'workspaces'>, userId: string) {
  const { users, workspaces } = tools
  for (const { workspaceId, name, role } of await users.memberships(userId)) {
    if (role !== 'owner' || (await workspaces.members(workspaceId)).length === 1) continue
    await checkNotLastOwner(tools, workspaceId, userId).catch(() => {
      throw new LastOwner(
        `This is the last owner of the workspace “${name}”, which others work in. Make another member its owner first.`,
      )
    })
  }
}

const note = (
  { auditLog }: Pick<Tools, 'auditLog'>,
  action: AuditAction,
  by: SessionUser,
  userId: string,
  { address, requestId }: Visit,
  details?: AuditEntry['details'],
) => auditLog.append({ action, actorId: by.id, userId, workspaceId: by.workspaceId, address, requestId, details })
