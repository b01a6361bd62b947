import { seenEveryMs } from '#src/shared/account-limits.ts'
import { hostMark } from '#src/shared/constants.ts'
import { isJobRole } from '#src/shared/roles.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { longestSessionMs, sessionMs } from './constants.ts'
import { endSessions } from './end-sessions.ts'
import type { Session } from './ports.ts'
import { isStillWelcome } from './provider-sessions.ts'
import { owedIn } from './second-factor-policy.ts'
import type { SessionUser } from './session-user.ts'
import type { Tools } from './tools.ts'

export { endSessions, signOutEverywhere } from './end-sessions.ts'

/** Where a session began, when that was at an identity provider. */
export type SessionOrigin = Pick<Session, 'issuer' | 'subject' | 'providerSid' | 'sealedRefresh'>

const here: SessionOrigin = { issuer: null, subject: null, providerSid: null, sealedRefresh: null }

/**
 * Begins a session in the caller's transaction and resolves to the value of its cookie. The token is always new: nothing a
 * browser brought along becomes a session.
 */
export async function beginSession(
  { clock, ids, sessions, settings, sessionSigner, users }: Tools,
  account: Account,
  visit: Visit,
  { origin = here, hasFactor = false }: { origin?: SessionOrigin | undefined; hasFactor?: boolean } = {},
): Promise<string> {
  const now = clock.now()
  const token = ids.token()
  await sessions.add({
    id: ids.id(),
    tokenHash: hashOf(token),
    userId: account.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
    address: visit.address,
    userAgent: visit.userAgent.slice(0, 200),
    provenAt: now,
    ...origin,
    checkedAt: origin.issuer === null ? null : now,
    factorAt: hasFactor ? now : null,
  })
  await users.update(account.id, { lastSeenAt: now })
  // The mark is signed with the token: it can be taken off by nobody.
  return sessionSigner.sign(settings.publicUrl.startsWith('https:') ? hostMark + token : token)
}

/** The token of a session, out of the value of its cookie. */
export const tokenOf = ({ sessionSigner }: Pick<Tools, 'sessionSigner'>, cookieValue: string | undefined): string | null => {
  const signed = sessionSigner.open(cookieValue)
  return signed?.startsWith(hostMark) ? signed.slice(hostMark.length) : signed
}

const endOf = (begunAt: Date, now: Date) => new Date(Math.min(now.getTime() + sessionMs, begunAt.getTime() + longestSessionMs))

/**
 * The person with this cookie; null when it is missing, forged, expired, revoked, or the account is not active any more, and for whoever
 * owes a second factor.
 */
export const sessionUser =
  (tools: Tools) =>
  async (cookieValue: string | undefined): Promise<SessionUser | null> => {
    const user = await anySessionUser(tools)(cookieValue)
    return user?.owes ? null : user
  }

/** Also whoever owes a second factor before they may do anything else. */
export const anySessionUser =
  (tools: Tools) =>
  async (cookieValue: string | undefined): Promise<SessionUser | null> => {
    const { clock, sessions } = tools
    const token = tokenOf(tools, cookieValue)
    const found = token === null ? null : await sessions.withToken(hashOf(token))
    if (!found) return null
    const { session, member } = found
    const now = clock.now()
    // Sessions from before there was a longest life may have a later end.
    if (session.expiresAt <= now || endOf(session.createdAt, now) <= now || member.account.state !== 'active') return null
    if (session.sealedRefresh !== null && !(await isStillWelcome(tools, session))) return null
    const isDue = now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs
    if (isDue) noteSeen(tools, session, now)
    const { id, email, fullName, isAdmin } = member.account
    const workspaceId = member.workspace.id
    const user: SessionUser = {
      id,
      email,
      fullName,
      isAdmin,
      workspaceId,
      role: member.role,
      jobs: isJobRole(member.role) ? await tools.jobMembers.jobsOf(workspaceId, id) : null,
      sessionId: session.id,
      provenAt: session.provenAt ?? session.createdAt,
    }
    const owes = await owedIn(tools, session, member.account)
    if (owes) user.owes = owes
    return isDue ? { ...user, extended: true } : user
  }

/** Nobody waits for this, and reading goes on when it fails: on a full disk the session just ends earlier. */
function noteSeen({ sessions, transaction }: Tools, { id, createdAt }: Session, now: Date) {
  transaction(() => sessions.extend(id, now, endOf(createdAt, now)), { on: `session:${id}` }).catch(() => undefined)
}

/** Ends the session of this cookie on the server. Does nothing when there is none. */
export const logOut =
  (tools: Pick<Tools, 'auditLog' | 'listeners' | 'sessionSigner' | 'sessions' | 'transaction'>) =>
  async (cookieValue: string | undefined, visit: Visit): Promise<void> => {
    const { auditLog, sessions, transaction } = tools
    const token = tokenOf(tools, cookieValue)
    if (token === null) return
    await transaction(async () => {
      const session = await sessions.remove(hashOf(token))
      if (!session) return
      await auditLog.append({ action: 'logout', actorId: session.userId, address: visit.address, requestId: visit.requestId })
      endSessions(tools, session.userId, session.id)
    })
  }

/**
 * What somebody may see or do has changed: what is open for them closes, and comes back under the new rules when their
 * session still holds. In the transaction that changed it.
 */
export const accessChanged = (tools: Pick<Tools, 'listeners'>, userId: string) => endSessions(tools, userId)
