import type { SignedChallenge } from '#src/passkeys/index.ts'
import { plainEmail, textField } from '#src/shared/fields.ts'
import { LinkExpired, LinkUsed } from '#src/shared/links.ts'
import { isJobRole } from '#src/shared/roles.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { Account, Invitation, Member } from './account.ts'
import { stateOf, take } from './account-state.ts'
import type { LoggedIn } from './log-in.ts'
import { removeWorkspacesOwnedAlone } from './manage-users.ts'
import { openAccount } from './open-account.ts'
import { memberOf } from './profile.ts'
import { passSecondFactor } from './second-factor.ts'
import type { Role, SessionUser } from './session-user.ts'
import { accessChanged, beginSession, endSessions, sessionUser, tokenOf } from './sessions.ts'
import type { Tools } from './tools.ts'

interface InvitationLink {
  token: string
  email: string
}

/** What the page behind the link needs to know. Whoever has the link has the mailbox, so it may tell that an account exists. */
export interface InvitationFacts {
  email: string
  fullName: string
  role: Role
  workspaceName: string
  inviterName: string
  /** `new` sets name and password; `known` signs in; `signedIn` only has to agree. */
  person: 'new' | 'known' | 'signedIn'
  /** Whether there is another workspace to go on working in. */
  hasWorkspace: boolean
}

export const invitationFacts =
  (tools: Tools) =>
  async (given: InvitationLink, sessionCookie: string | undefined, visit: Visit): Promise<InvitationFacts> => {
    await countVisit(tools.throttles.linkTries, visit)
    const invitation = await openInvitation(tools, given)
    const { email, fullName, role, workspaceId, invitedBy } = invitation
    const account = await tools.users.withEmail(email)
    const by = await sessionUser(tools)(sessionCookie)
    const isKnown = account !== null && account.state !== 'unverified'
    return {
      email,
      fullName: isKnown ? account.fullName : fullName,
      role,
      workspaceName: (await tools.workspaces.find(workspaceId))?.name ?? '',
      inviterName: (invitedBy && (await tools.users.find(invitedBy))?.fullName) || '',
      person: !isKnown ? 'new' : by?.id === account.id ? 'signedIn' : 'known',
      hasWorkspace: isKnown && account.state === 'active',
    }
  }

export interface AcceptInvitation extends InvitationLink {
  /** For somebody new. */
  fullName?: string
  /** Chosen by somebody new, known by somebody with an account; not needed with a session. */
  password?: string
  /** For an account with two-factor sign-in. */
  code?: string
  /** In place of a code. */
  passkey?: SignedChallenge
  /** Go on working in the workspace they work in now, and switch later. */
  stay?: boolean
}

interface Cookies {
  sessionCookie: string | undefined
  deviceCookie: string | undefined
}

/**
 * Lets the invited person in. Somebody new gets an account that is active at once: the link proves the address, and an
 * owner vouches. Somebody with an account proves that it is theirs. Resolves to a session, or to null for whoever had one.
 */
export const acceptInvitation =
  (tools: Tools) =>
  async (request: AcceptInvitation, cookies: Cookies, visit: Visit): Promise<LoggedIn | null> => {
    const { throttles, users } = tools
    await countVisit(throttles.linkTries, visit)
    const { email } = await openInvitation(tools, request)
    const account = await users.withEmail(email)
    if (!account || account.state === 'unverified') return joinAsNew(tools, request, email, cookies, visit)
    const by = await sessionUser(tools)(cookies.sessionCookie)
    if (by?.id === account.id) return joinSignedIn(tools, request, by, visit)
    await tools.gate.pass(
      account,
      { email, password: request.password ?? '', deviceCookie: cookies.deviceCookie },
      visit,
      async () => {},
    )
    const hasFactor = await passSecondFactor(tools, account, request, visit)
    return joinKnown(tools, request, account, { ...cookies, hasFactor }, visit)
  }

async function joinAsNew(tools: Tools, request: AcceptInvitation, email: string, cookies: Cookies, visit: Visit) {
  const { ids, clock, passwordHasher, passwordRules, transaction, users, workspaces } = tools
  const fullName = textField('fullName', 'Full Name', request.fullName ?? '')
  const password = request.password ?? ''
  await passwordRules(password, { email, fullName })
  const passwordHash = await passwordHasher.hash(password)
  return transaction(async () => {
    const invitation = await openInvitation(tools, request)
    const known = await users.withEmail(email)
    // It was verified or made a moment ago, with another password.
    if (known && known.state !== 'unverified') throw new LinkExpired()
    const now = clock.now()
    const rights = { fullName, passwordHash, verifiedAt: now }
    const companyName = (await workspaces.find(invitation.workspaceId))?.name ?? ''
    const id = known?.id ?? ids.id()
    if (known) {
      // Whoever registered the address before did not prove that it is theirs: nothing of it stays.
      await take(tools, 'vouch', known, { ...rights, companyName, mobileNumber: '', designation: '' })
      await removeWorkspacesOwnedAlone(tools, id)
    } else {
      const nothing = { mobileNumber: '', designation: '', isAdmin: false, approvedAt: null, lastSeenAt: null }
      await openAccount(
        tools,
        { id, email, companyName, createdAt: now, ...nothing, ...rights, ...stateOf('active') },
        { workspace: null },
      )
    }
    return join(tools, invitation, id, { ...cookies, stay: false, hasFactor: false }, visit)
  })
}

async function joinKnown(
  tools: Tools,
  request: AcceptInvitation,
  checked: Account,
  given: Cookies & { hasFactor: boolean },
  visit: Visit,
) {
  return tools.transaction(async () => {
    const invitation = await openInvitation(tools, request)
    const { account } = await memberOf(tools, checked.id)
    if (account.passwordHash !== checked.passwordHash) throw new LinkExpired()
    await vouchFor(tools, account)
    const loggedIn = await join(tools, invitation, account.id, { ...given, stay: request.stay ?? false }, visit)
    accessChanged(tools, checked.id)
    return loggedIn
  })
}

/** Somebody who waits for a first approval needs none any more; whose approval was withdrawn still does. */
async function vouchFor(tools: Pick<Tools, 'listeners' | 'users' | 'workspaces'>, account: Account) {
  await take(tools, 'vouch', account)
  // It was never worked in, and its trial would begin without an approval.
  if (account.state === 'pending') await removeWorkspacesOwnedAlone(tools, account.id)
}

async function joinSignedIn(tools: Tools, request: AcceptInvitation, by: SessionUser, visit: Visit): Promise<null> {
  await tools.transaction(async () => {
    const invitation = await openInvitation(tools, request)
    await addTo(tools, invitation, by.id, request.stay ?? false, visit)
    accessChanged(tools, by.id)
  })
  return null
}

interface Joining extends Cookies {
  stay: boolean
  hasFactor: boolean
}

async function join(tools: Tools, invitation: Invitation, userId: string, joining: Joining, visit: Visit) {
  const { auditLog, gate, sessions } = tools
  await addTo(tools, invitation, userId, joining.stay, visit)
  const member: Member = await memberOf(tools, userId)
  const former = tokenOf(tools, joining.sessionCookie)
  const ended = former === null ? null : await sessions.remove(hashOf(former))
  const sessionCookie = await beginSession(tools, member.account, visit, { hasFactor: joining.hasFactor })
  const { address, requestId } = visit
  await auditLog.append({ action: 'login', actorId: userId, workspaceId: member.workspace.id, address, requestId })
  if (ended) endSessions(tools, ended.userId, ended.id)
  return { member, sessionCookie, deviceCookie: gate.remember(member.account, joining.deviceCookie) }
}

/** In the caller's transaction: that makes of two people, or two clicks, with one link exactly one. */
async function addTo(
  { auditLog, clock, invitations, jobMembers, workspaces }: Tools,
  invitation: Invitation,
  userId: string,
  stay: boolean,
  visit: Visit,
) {
  const { id, workspaceId, role, jobs, invitedBy } = invitation
  const now = clock.now()
  if (!(await workspaces.roleOf(workspaceId, userId))) {
    await workspaces.addMember(workspaceId, userId, role, now)
    if (isJobRole(role)) await jobMembers.name(workspaceId, { userId, jobs, namedBy: invitedBy, at: now })
  }
  if (!stay) await workspaces.choose(workspaceId, userId, now)
  await invitations.markAccepted(id, now)
  const { address, requestId } = visit
  await auditLog.append({ action: 'accept-invitation', actorId: userId, workspaceId, address, requestId, details: { role } })
}

async function openInvitation({ clock, invitations }: Tools, { token, email }: InvitationLink): Promise<Invitation> {
  const invitation = await invitations.withToken(hashOf(token))
  if (!invitation || invitation.email !== plainEmail(email) || invitation.expiresAt <= clock.now()) throw new LinkExpired()
  if (invitation.acceptedAt) throw new LinkUsed('This invitation has been accepted already. Sign in to work in the workspace.')
  return invitation
}
