import { InvalidField, textField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Member, Plan, Profile } from './account.ts'
import { approve, checkNotNeeded, noteStep, shutOut } from './approve-users.ts'
import { maximumUsersListed, paidMonths, trialDays } from './constants.ts'
import { daysLater, monthsLater } from './plan.ts'
import { memberOf } from './profile.ts'
import type { Role, SessionUser } from './session-user.ts'
import { accessChanged, endSessions } from './sessions.ts'
import { checkOwnsNothingAlone, setRole } from './team.ts'
import type { Tools } from './tools.ts'

export interface UserOverview {
  users: Member[]
  pendingUsers: Member[]
  counts: { all: number; pending: number; active: number; admins: number }
}

/** Who is here and who waits. `search` narrows both lists, never the counts. */
export const overview =
  ({ users }: Tools) =>
  async (search?: string): Promise<UserOverview> => ({
    users: await users.list({ search, limit: maximumUsersListed }),
    pendingUsers: await users.list({ search, state: 'pending', limit: maximumUsersListed }),
    counts: await users.counts(),
  })

export interface UserChanges extends Partial<Profile> {
  isApproved?: boolean
  /** In the workspace they act for; the way to an owner when the only one is gone. */
  role?: Role
  isUnlimited?: boolean
  /** A day or an instant; it counts while the plan is a trial. */
  trialEnd?: string | null
}

/** Saves an administrator's form. What is not given stays as it is; address and administrator's rights always do. */
export const updateUser =
  (tools: Tools) =>
  async (by: SessionUser, id: string, changes: UserChanges, visit: Visit): Promise<Member> => {
    const { transaction, users, workspaces } = tools
    const profile = givenProfile(changes)
    return transaction(async () => {
      const before = await memberOf(tools, id)
      const { account, workspace } = before
      const wasApproved = account.admission === 'granted'
      await users.update(id, profile)
      if (changes.isUnlimited !== undefined) await workspaces.update(workspace.id, { isUnlimited: changes.isUnlimited })
      if (changes.trialEnd && workspace.plan === 'trial')
        await workspaces.update(workspace.id, { planEndsAt: trialEnd(changes.trialEnd, workspace.planEndsAt) })
      if (changes.isApproved === true && !wasApproved) await approve(tools, by, await memberOf(tools, id), visit)
      if (changes.role && changes.role !== before.role) await setRole(tools, by, before, changes.role, visit)
      const isShutOut = changes.isApproved === false && wasApproved
      if (isShutOut) await shutOut(tools, by, account, 'withdrawApproval', visit)
      await noteStep(tools, 'update-user', by, id, visit)
      if (isShutOut || changes.role) accessChanged(tools, id)
      return memberOf(tools, id)
    })
  }

/** Changes the plan of somebody's workspace. Paid months count from now; a trial that was running goes on. */
export const updateSubscription =
  (tools: Pick<Tools, 'auditLog' | 'clock' | 'transaction' | 'users' | 'workspaces'>) =>
  async (by: SessionUser, id: string, { plan, months }: { plan: Plan; months: number }, visit: Visit): Promise<Member> => {
    if (plan === 'paid' && !paidMonths.some((choice) => choice === months))
      throw new InvalidField('months', `A plan can be paid for ${paidMonths.join(', ')} months.`)
    return tools.transaction(async () => {
      const { workspace } = await memberOf(tools, id)
      const now = tools.clock.now()
      const trialEnds = workspace.plan === 'trial' && workspace.planEndsAt ? workspace.planEndsAt : daysLater(now, trialDays)
      const planEndsAt = { free: null, trial: trialEnds, paid: monthsLater(now, months) }[plan]
      await tools.workspaces.update(workspace.id, { plan, planEndsAt })
      await noteStep(tools, 'update-subscription', by, id, visit, { plan, months })
      return memberOf(tools, id)
    })
  }

/**
 * Deletes an account with its sessions and links, and every workspace that nobody else is in, with all that is in it. The last
 * owner of a workspace that others work in has to hand it over first.
 */
export const deleteUser =
  (tools: Pick<Tools, 'auditLog' | 'invitations' | 'listeners' | 'transaction' | 'users' | 'workspaces'>) =>
  async (by: SessionUser, id: string, visit: Visit): Promise<void> => {
    const { invitations, listeners, transaction, users } = tools
    await transaction(async () => {
      const { account } = await memberOf(tools, id)
      await checkNotNeeded(tools, by, account)
      await checkOwnsNothingAlone(tools, id)
      await removeWorkspacesOwnedAlone(tools, id)
      await invitations.forgetAddress(account.email)
      for (const listener of listeners.accountDeleted) await listener({ userId: id, email: account.email })
      await users.remove(id)
      await noteStep(tools, 'delete-user', by, id, visit)
      endSessions(tools, id)
    })
  }

/** In the caller's transaction, with all that is in them. */
export async function removeWorkspacesOwnedAlone(
  { listeners, workspaces }: Pick<Tools, 'listeners' | 'workspaces'>,
  userId: string,
) {
  for (const workspaceId of await workspaces.ownedAlone(userId)) {
    for (const listener of listeners.workspaceDeleted) await listener(workspaceId)
    await workspaces.remove(workspaceId)
  }
}

function givenProfile({ fullName, mobileNumber, companyName, designation }: Partial<Profile>): Partial<Profile> {
  const profile: Partial<Profile> = {}
  if (fullName !== undefined) profile.fullName = textField('fullName', 'Full Name', fullName)
  if (mobileNumber !== undefined) profile.mobileNumber = textField('mobileNumber', 'Mobile Number', mobileNumber)
  if (companyName !== undefined) profile.companyName = textField('companyName', 'Company Name', companyName)
  if (designation !== undefined) profile.designation = textField('designation', 'Designation/Job Title', designation)
  return profile
}

/** A day means its end. The day it already ends on changes nothing, since forms send it back as they got it. */
function trialEnd(given: string, current: Date | null): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given)
  if (isDay && current?.toISOString().startsWith(given)) return current
  const end = new Date(isDay ? `${given}T23:59:59.999Z` : given)
  if (Number.isNaN(end.getTime()) || end.getUTCFullYear() > 9999) throw new InvalidField('trialEnd', 'This is not a date.')
  return end
}
