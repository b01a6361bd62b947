import { forgetUnverifiedMs } from '#src/shared/account-limits.ts'
import { forgetInvitationMs, invitationMs } from './constants.ts'
import { endSessions } from './sessions.ts'
import type { Tools } from './tools.ts'

/** Forgets what is over: ended sessions and what is open for them, dead links, accounts that were never verified. For every few minutes. */
export const sweep = (tools: Tools) => async (): Promise<void> => {
  await tools.transaction(async () => {
    const { accountLinks, clock, invitations, sessions, users, workspaces } = tools
    const now = clock.now()
    const ended = await sessions.removeExpired(now)
    await accountLinks.removeExpired(now)
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    await invitations.removeOver({ acceptedBefore: before(invitationMs), expiredBefore: before(forgetInvitationMs) })
    for (const id of await users.forgottenBefore(new Date(now.getTime() - forgetUnverifiedMs))) {
      for (const workspaceId of await workspaces.ownedAlone(id)) await workspaces.remove(workspaceId)
      await users.remove(id)
    }
    for (const { id, userId } of ended) endSessions(tools, userId, id)
  })
}
