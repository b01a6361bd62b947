import { emailField, textField } from '#src/shared/fields.ts'
import { isJobRole } from '#src/shared/roles.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Invitation } from './account.ts'
import { invitationMs } from './constants.ts'
import { AlreadyMember, InvitationNotFound, JobGone } from './errors.ts'
import type { Role, SessionUser } from './session-user.ts'
import { requireOwner } from './team.ts'
import type { Tools } from './tools.ts'

export interface Invite {
  email: string
  /** What the mail calls them. */
  fullName?: string
  role: Role
  /** For a role that sees only the jobs it is named on: those of the workspace that they see from the first moment on. */
  jobs?: readonly string[]
}

/**
 * Mails somebody a link into the workspace, for seven days. Inviting an address again replaces its older link. Whether the
 * address has an account shows nowhere: everybody gets the same mail, and the owner the same answer.
 */
export const inviteMember =
  (tools: Tools) =>
  async (by: SessionUser, invite: Invite, visit: Visit): Promise<Invitation> => {
    const { clock, ids, jobMembers, throttles, transaction, workspaces } = tools
    const email = emailField(invite.email)
    const fullName = invite.fullName?.trim() ? textField('fullName', 'Name', invite.fullName) : ''
    return transaction(async () => {
      await requireOwner(tools, by)
      const members = await workspaces.members(by.workspaceId)
      if (members.some(({ account }) => account.email === email)) throw new AlreadyMember()
      await throttles.invitations.count(by.workspaceId)
      await throttles.invitationMails.count(email)
      const now = clock.now()
      const { role } = invite
      const wanted = isJobRole(role) ? [...new Set(invite.jobs)] : []
      const jobs = (await jobMembers.known(by.workspaceId, wanted)).map((job) => job.id)
      if (jobs.length < wanted.length) throw new JobGone()
      return send(tools, by, { id: ids.id(), email, fullName, role, jobs, createdAt: now }, visit)
    })
  }

/** A new link to the same person; the older one ends. */
export const resendInvitation =
  (tools: Tools) =>
  (by: SessionUser, id: string, visit: Visit): Promise<Invitation> =>
    tools.transaction(async () => {
      await requireOwner(tools, by)
      const invitation = await tools.invitations.find(by.workspaceId, id)
      if (!invitation) throw new InvitationNotFound()
      await tools.throttles.invitations.count(by.workspaceId)
      await tools.throttles.invitationMails.count(invitation.email)
      return send(tools, by, invitation, visit)
    })

/** Ends the link. */
export const withdrawInvitation =
  (tools: Pick<Tools, 'auditLog' | 'invitations' | 'transaction' | 'workspaces'>) =>
  (by: SessionUser, id: string, { address, requestId }: Visit): Promise<void> =>
    tools.transaction(async () => {
      await requireOwner(tools, by)
      const invitation = await tools.invitations.find(by.workspaceId, id)
      if (!invitation) throw new InvitationNotFound()
      await tools.invitations.remove(id)
      await tools.auditLog.append({
        action: 'withdraw-invitation',
        actorId: by.id,
        workspaceId: by.workspaceId,
        subject: { kind: 'invitation', id },
        address,
        requestId,
      })
    })

type Whom = Pick<Invitation, 'id' | 'email' | 'fullName' | 'role' | 'jobs' | 'createdAt'>

/** In the caller's transaction. `actorId` is who did it, where that is not whom the invitation is from. */
export async function send(
  { auditLog, clock, ids, invitations, sendMail, settings, workspaces }: Tools,
  by: Pick<SessionUser, 'id' | 'fullName' | 'workspaceId'>,
  { id, email, fullName, role, jobs, createdAt }: Whom,
  visit: Visit,
  actorId = by.id,
) {
  const token = ids.token()
  const sentAt = clock.now()
  const invitation: Invitation = {
    id,
    workspaceId: by.workspaceId,
    email,
    fullName,
    role,
    jobs,
    tokenHash: hashOf(token),
    invitedBy: by.id,
    createdAt,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + invitationMs),
    acceptedAt: null,
  }
  await invitations.put(invitation)
  const link = `${settings.publicUrl}/invitation?${new URLSearchParams({ token, email })}`
  const workspaceName = (await workspaces.find(by.workspaceId))?.name ?? ''
  await sendMail({ kind: 'invitation', to: email, fullName, inviterName: by.fullName, workspaceName, role, link })
  const { address, requestId } = visit
  await auditLog.append({
    action: 'invite-member',
    actorId,
    workspaceId: by.workspaceId,
    address,
    requestId,
    details: {
      role,
      ...(jobs.length > 0 ? { jobs: jobs.join(' ') } : {}),
      ...(actorId === by.id ? {} : { by: 'directory' }),
    },
  })
  return invitation
}
