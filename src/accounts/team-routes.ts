import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Accounts } from './index.ts'
import type { SessionUser } from './session-user.ts'
import { invitationRecord, teamRecord, type WorkspaceChoice } from './views.ts'

interface TeamRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
}

const text = t.String({ maxLength: 1000 })
const role = t.Union([t.Literal('owner'), t.Literal('recruiter'), t.Literal('viewer')])

/** The workspaces somebody can work in, by name. */
export const choicesOf = async (accounts: Accounts, user: SessionUser): Promise<WorkspaceChoice[]> =>
  (await accounts.workspacesOf(user.id)).map(({ workspaceId, name, role }) => ({
    _id: workspaceId,
    name,
    role,
    isCurrent: workspaceId === user.workspaceId,
  }))

/** Who works in the workspace, and who is asked to. */
export function teamRoutes(accounts: Accounts, { guards, visit }: TeamRoutesOptions) {
  return new Elysia({ name: 'accounts-team', prefix: '/api', detail: { tags: ['Team'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/team', async ({ user }) => teamRecord(await accounts.team(user), user, accounts.planFacts()), {
      signedIn: true,
      detail: { summary: 'The members of the workspace; for owners also who is invited' },
    })
    .post(
      '/team/invitations',
      async ({ user, body, set, request, server }) => {
        const invitation = await accounts.inviteMember(user, body, visit({ request, server }))
        set.status = 201
        return {
          message: `Invitation sent to ${invitation.email}`,
          invitation: invitationRecord(invitation, accounts.planFacts()),
        }
      },
      {
        owner: true,
        creates: true,
        body: t.Object({ email: text, fullName: t.Optional(text), role }),
        detail: { summary: 'Mail somebody a link into the workspace' },
      },
    )
    .post(
      '/team/invitations/:id/resend',
      async ({ user, params, request, server }) => {
        const invitation = await accounts.resendInvitation(user, params.id, visit({ request, server }))
        return {
          message: `Invitation sent to ${invitation.email}`,
          invitation: invitationRecord(invitation, accounts.planFacts()),
        }
      },
      { owner: true, creates: true, detail: { summary: 'Mail a new link; the older one ends' } },
    )
    .delete(
      '/team/invitations/:id',
      async ({ user, params, request, server }) => {
        await accounts.withdrawInvitation(user, params.id, visit({ request, server }))
        return { message: 'Invitation withdrawn' }
      },
      { owner: true, detail: { summary: 'End the link of an invitation' } },
    )
    .put(
      '/team/members/:id/role',
      async ({ user, params, body, request, server }) => {
        await accounts.changeRole(user, params.id, body.role, visit({ request, server }))
        return { message: 'Role changed' }
      },
      { owner: true, body: t.Object({ role }), detail: { summary: 'Give a member another role' } },
    )
    .post(
      '/team/members/:id/transfer',
      async ({ user, params, request, server }) => {
        await accounts.transferOwnership(user, params.id, visit({ request, server }))
        return { message: 'Ownership transferred' }
      },
      { owner: true, detail: { summary: 'Make a member owner, and oneself a recruiter' } },
    )
    .delete(
      '/team/members/:id',
      async ({ user, params, request, server }) => {
        await accounts.removeMember(user, params.id, visit({ request, server }))
        return { message: params.id === user.id ? 'You left the workspace' : 'Member removed' }
      },
      { signedIn: true, detail: { summary: 'Remove a member (owners), or leave (everybody, with the own id)' } },
    )
    .get('/workspaces', ({ user }) => choicesOf(accounts, user), {
      signedIn: true,
      detail: { summary: 'The workspaces one can work in' },
    })
    .post(
      '/workspaces/:id/switch',
      async ({ user, params, request, server }) => {
        await accounts.switchWorkspace(user, params.id, visit({ request, server }))
        return { message: 'Workspace switched' }
      },
      { signedIn: true, detail: { summary: 'Work in another workspace' } },
    )
}
