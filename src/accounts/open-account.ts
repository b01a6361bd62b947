import type { Account, Workspace } from './account.ts'
import type { Tools } from './tools.ts'

/** Stores a new account, in the caller's transaction, with a workspace that it owns unless that is null. */
export async function openAccount(
  tools: Pick<Tools, 'clock' | 'ids' | 'settings' | 'users' | 'workspaces'>,
  account: Account,
  { isUnlimited = false, workspace }: { isUnlimited?: boolean; workspace?: null } = {},
): Promise<void> {
  await tools.users.add(account)
  if (workspace !== null) await openOwnWorkspace(tools, account, { isUnlimited })
}

/** In the caller's transaction. */
export async function openOwnWorkspace(
  { workspaces, ids, clock, settings }: Pick<Tools, 'clock' | 'ids' | 'settings' | 'workspaces'>,
  account: Account,
  { isUnlimited }: { isUnlimited: boolean },
): Promise<void> {
  const workspace: Workspace = {
    id: ids.id(),
    name: account.companyName || account.fullName,
    plan: typeof settings.defaultPlan === 'function' ? settings.defaultPlan() : settings.defaultPlan,
    planEndsAt: null,
    isUnlimited,
    usage: { resumes: 0, jobDescriptions: 0, assessments: 0 },
    createdAt: clock.now(),
  }
  await workspaces.add(workspace)
  await workspaces.addMember(workspace.id, account.id, 'owner', clock.now())
}
