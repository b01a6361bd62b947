import type { Account, Workspace } from './account.ts'
import type { Tools } from './tools.ts'

/** Stores a new account and the workspace it owns, in the caller's transaction. */
export async function openAccount(
  { users, workspaces, ids, clock, settings }: Tools,
  account: Account,
  { isUnlimited = false }: { isUnlimited?: boolean } = {},
): Promise<void> {
  const workspace: Workspace = {
    id: ids.id(),
    name: account.companyName || account.fullName,
    plan: settings.defaultPlan,
    planEndsAt: null,
    isUnlimited,
    usage: { resumes: 0, jobDescriptions: 0, assessments: 0 },
    createdAt: clock.now(),
  }
  await users.add(account)
  await workspaces.add(workspace)
  await workspaces.addMember(workspace.id, account.id, 'owner', clock.now())
}
