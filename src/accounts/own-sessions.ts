import type { Visit } from '#src/shared/visit.ts'
import { OwnAccount, SessionNotFound } from './errors.ts'
import type { Session } from './ports.ts'
import { memberOf } from './profile.ts'
import type { SessionUser } from './session-user.ts'
import { endSessions } from './sessions.ts'
import type { Tools } from './tools.ts'

/** Where somebody is signed in, the last seen first. */
export const ownSessions =
  ({ clock, sessions }: Tools) =>
  (by: { id: string }): Promise<Session[]> =>
    sessions.ofUser(by.id, clock.now())

/** Signs one of their own browsers out. */
export const endOwnSession =
  (tools: Pick<Tools, 'auditLog' | 'listeners' | 'sessions' | 'transaction'>) =>
  async (by: SessionUser, id: string, visit: Visit): Promise<void> => {
    await tools.transaction(async () => {
      if (!(await tools.sessions.removeOne(by.id, id))) throw new SessionNotFound()
      await noteEnd(tools, by, visit)
      endSessions(tools, by.id, id)
    })
  }

/** Signs every browser out but the one that asks. Resolves to how many that were. */
export const endOtherSessions =
  (tools: Pick<Tools, 'auditLog' | 'listeners' | 'sessions' | 'transaction'>) =>
  async (by: SessionUser, visit: Visit): Promise<number> => {
    return tools.transaction(async () => {
      const ended = await tools.sessions.removeOthers(by.id, by.sessionId)
      if (ended.length > 0) await noteEnd(tools, by, visit)
      for (const { id } of ended) endSessions(tools, by.id, id)
      return ended.length
    })
  }

/** An administrator signs somebody out wherever they are signed in; their account stays as it is. Resolves to how many sessions ended. */
export const endSessionsOf =
  (tools: Pick<Tools, 'auditLog' | 'clock' | 'listeners' | 'sessions' | 'transaction' | 'users'>) =>
  async (by: SessionUser, id: string, { address, requestId }: Visit): Promise<number> => {
    const { auditLog, clock, sessions, transaction } = tools
    if (id === by.id) throw new OwnAccount('Sign your own devices out on your Security page.')
    return transaction(async () => {
      await memberOf(tools, id)
      const open = await sessions.ofUser(id, clock.now())
      await sessions.removeAll(id)
      await auditLog.append({
        action: 'end-sessions',
        actorId: by.id,
        userId: id,
        address,
        requestId,
        details: { ended: open.length },
      })
      endSessions(tools, id)
      return open.length
    })
  }

const noteEnd = ({ auditLog }: Pick<Tools, 'auditLog'>, by: SessionUser, { address, requestId }: Visit) =>
  auditLog.append({ action: 'logout', actorId: by.id, address, requestId })
