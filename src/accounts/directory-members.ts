import type { DirectoryCaller, NewPerson } from '#src/shared/directory.ts'
import { emailField, textField } from '#src/shared/fields.ts'
import type { Role } from '#src/shared/roles.ts'
import type { Account } from './account.ts'
import { stateOf, take } from './account-state.ts'
import { AccountSuspended, AddressTaken, KeptOutByAdministrator, MemberNotFound, PendingApproval } from './errors.ts'
import { send } from './invite-members.ts'
import { removeWorkspacesOwnedAlone } from './manage-users.ts'
import { openAccount } from './open-account.ts'
import { memberOf } from './profile.ts'
import { noPassword } from './register.ts'
import { accessChanged } from './sessions.ts'
import { checkNotLastOwner, putRole, takeOutOf } from './team.ts'
import type { Tools } from './tools.ts'

/**
 * Nobody proved that whoever could open the account has the new mailbox too: others who know the person by that address, and invite it,
 * would let them in. From here on only the new mailbox, or the provider, opens it.
 */
async function forgetWaysIn(
  { accountLinks, identities, passkeys, secondFactors, sessions, users }: Tools,
  userId: string,
): Promise<void> {
  await users.update(userId, { passwordHash: noPassword })
  await secondFactors.remove(userId)
  for (const { id } of await passkeys.of({ kind: 'user', id: userId })) await passkeys.remove(id)
  for (const { issuer, subject } of await identities.ofUser(userId)) await identities.remove(issuer, subject)
  await accountLinks.removeUnused('reset-password', userId)
  await sessions.removeAll(userId)
}

/**
 * What the directory of a customer may do with the members of its workspace, all in the caller's transaction. It vouches as an owner does,
 * and has no more rights: an account that its person has made is invited, never taken, and what administrators decided stays.
 */
export function directoryMembers(tools: Tools) {
  const { auditLog, clock, companyAccounts, ids, invitations, throttles, users, workspaces } = tools

  const note = (
    { workspaceId, actorId, address, requestId }: DirectoryCaller,
    action: 'add-member' | 'change-role' | 'remove-member' | 'update-user' | 'withdraw-invitation',
    userId: string | null,
    details: Record<string, string> = {},
  ) =>
    auditLog.append({
      action,
      actorId: actorId,
      userId,
      workspaceId,
      address,
      requestId,
      details: { ...details, by: 'directory' },
    })

  const isOfCompany = async (email: string) => ((await companyAccounts.ofEmail(email))?.state ?? 'unverified') !== 'unverified'

  async function invite(by: DirectoryCaller, { email, fullName, role }: NewPerson) {
    await throttles.directoryPeople.count(by.workspaceId)
    await throttles.invitationMails.count(email)
    const whom = { id: ids.id(), email, fullName, role, jobs: [], createdAt: clock.now() }
    await send(tools, { ...by.maker, workspaceId: by.workspaceId }, whom, by, by.actorId)
  }

  async function welcome({ workspaceId }: DirectoryCaller, { email, fullName, role }: NewPerson) {
    const { publicUrl } = tools.settings
    const workspaceName = (await workspaces.find(workspaceId))?.name ?? ''
    const links = { loginLink: `${publicUrl}/login`, passwordLink: `${publicUrl}/forgot-password` }
    await tools.sendMail({ kind: 'added-by-directory', to: email, fullName, workspaceName, role, ...links })
  }

  return {
    async members(workspaceId: string) {
      const members = await workspaces.members(workspaceId)
      return members.map(({ account, role, joinedAt }) => ({
        userId: account.id,
        email: account.email,
        fullName: account.fullName,
        role,
        isActive: account.state === 'active',
        joinedAt,
      }))
    },

    /** Resolves to the account that was made and is in; null when the address had one, which was sent an invitation. */
    async add(by: DirectoryCaller, person: NewPerson): Promise<string | null> {
      const email = emailField(person.email)
      const fullName = textField('displayName', 'The name', person.fullName)
      const wanted = { ...person, email, fullName }
      // Whoever has an account here agrees before it is put anywhere; so does a company of the job portal.
      if ((await users.withEmail(email)) || (await isOfCompany(email))) {
        await invite(by, wanted)
        return null
      }
      await throttles.directoryPeople.count(by.workspaceId)
      const now = clock.now()
      const account: Account = {
        id: ids.id(),
        email,
        fullName,
        mobileNumber: '',
        designation: '',
        companyName: (await workspaces.find(by.workspaceId))?.name ?? '',
        passwordHash: noPassword,
        ...stateOf('active'),
        isAdmin: false,
        createdAt: now,
        verifiedAt: now,
        approvedAt: null,
        lastSeenAt: null,
      }
      await openAccount(tools, account, { workspace: null })
      await workspaces.addMember(by.workspaceId, account.id, person.role, now)
      for (const waiting of await invitations.pending(by.workspaceId))
        if (waiting.email === email) await invitations.remove(waiting.id)
      await note(by, 'add-member', account.id, { role: person.role })
      await welcome(by, wanted)
      return account.id
    },

    invite,

    async changeInvitation(by: DirectoryCaller, email: string, role: Role | null): Promise<void> {
      const waiting = (await invitations.pending(by.workspaceId)).find((each) => each.email === email)
      if (!waiting || waiting.role === role) return
      if (role) return invitations.put({ ...waiting, role })
      await invitations.remove(waiting.id)
      await note(by, 'withdraw-invitation', null)
    },

    async takeOut(by: DirectoryCaller, userId: string): Promise<void> {
      const role = await workspaces.roleOf(by.workspaceId, userId)
      if (!role) throw new MemberNotFound()
      if (role === 'owner') await checkNotLastOwner(tools, by.workspaceId, userId)
      const { account } = await memberOf(tools, userId)
      await takeOutOf(tools, by.workspaceId, account)
      // Also of whoever works elsewhere: they sign in there again.
      await tools.sessions.removeAll(userId)
      await note(by, 'remove-member', userId)
    },

    async bringBack(by: DirectoryCaller, userId: string, role: Role): Promise<void> {
      const account = await users.find(userId)
      if (!account) throw new MemberNotFound()
      await take(tools, 'vouch', account).catch((error: unknown) => {
        throw error instanceof AccountSuspended || error instanceof PendingApproval ? new KeptOutByAdministrator() : error
      })
      if (account.state === 'pending') await removeWorkspacesOwnedAlone(tools, userId)
      if (await workspaces.roleOf(by.workspaceId, userId)) return
      await workspaces.addMember(by.workspaceId, userId, role, clock.now())
      await note(by, 'add-member', userId, { role })
    },

    async giveRole(by: DirectoryCaller, userId: string, role: Role): Promise<void> {
      const before = await workspaces.roleOf(by.workspaceId, userId)
      if (!before) throw new MemberNotFound()
      if (before === role) return
      if (before === 'owner') await checkNotLastOwner(tools, by.workspaceId, userId)
      await putRole(tools, by.workspaceId, userId, role)
      await note(by, 'change-role', userId, { from: before, to: role })
    },

    async isOnlyHere(workspaceId: string, userId: string): Promise<boolean> {
      const [account, places] = [await users.find(userId), await users.memberships(userId)]
      return account?.isAdmin === false && places.length === 1 && places[0]?.workspaceId === workspaceId
    },

    async rename(by: DirectoryCaller, userId: string, to: { fullName: string; email: string }): Promise<void> {
      const account = await users.find(userId)
      if (!account) throw new MemberNotFound()
      const email = emailField(to.email)
      const fullName = textField('displayName', 'The name', to.fullName)
      if (email === account.email && fullName === account.fullName) return
      if (email !== account.email) {
        if ((await users.withEmail(email)) || (await isOfCompany(email))) throw new AddressTaken()
        await forgetWaysIn(tools, userId)
      }
      await users.update(userId, { email, fullName })
      await note(by, 'update-user', userId)
    },

    accessChanged: (userId: string) => accessChanged(tools, userId),
  }
}
