import { forgetUnverifiedMs } from '#src/shared/account-limits.ts'
import type { Tools } from './tools.ts'

/** Forgets what is over: ended sessions, dead links, and accounts that were never verified. To be run about every hour. */
export const sweep = (tools: Tools) => (): Promise<void> =>
  tools.transaction(async () => {
    const { accountLinks, clock, sessions, users, workspaces } = tools
    const now = clock.now()
    await sessions.removeExpired(now)
    await accountLinks.removeExpired(now)
    for (const id of await users.forgottenBefore(new Date(now.getTime() - forgetUnverifiedMs))) {
      for (const workspaceId of await workspaces.ownedAlone(id)) await workspaces.remove(workspaceId)
      await users.remove(id)
    }
  })
