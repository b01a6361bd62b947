import { teamCalls } from '#src/contracts/accounts/team-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
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
  return routesOf(teamCalls, { name: 'accounts-team', tags: ['Team'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/api/team', async ({ user }) => teamRecord(await accounts.team(user), user, accounts.planFacts()), { signedIn: true })
    .post(
      '/api/team/invitations',
      async ({ user, body, set, request, server }) => {
        const invitation = await accounts.inviteMember(user, body, visit({ request, server }))
        set.status = 201
        return {
          message: `Invitation sent to ${invitation.email}`,
          invitation: invitationRecord(invitation, accounts.planFacts()),
        }
      },
      { owner: true, creates: true },
    )
    .post(
      '/api/team/invitations/:id/resend',
      async ({ user, params, request, server }) => {
        const invitation = await accounts.resendInvitation(user, params.id, visit({ request, server }))
        return {
          message: `Invitation sent to ${invitation.email}`,
          invitation: invitationRecord(invitation, accounts.planFacts()),
        }
      },
      { owner: true, creates: true },
    )
    .delete(
      '/api/team/invitations/:id',
      async ({ user, params, request, server }) => {
        await accounts.withdrawInvitation(user, params.id, visit({ request, server }))
        return { message: 'Invitation withdrawn' }
      },
      { owner: true },
    )
    .put(
      '/api/team/members/:id/role',
      async ({ user, params, body, request, server }) => {
        await accounts.changeRole(user, params.id, body.role, visit({ request, server }))
        return { message: 'Role changed' }
      },
      { owner: true },
    )
    .post(
      '/api/team/members/:id/transfer',
      async ({ user, params, request, server }) => {
        await accounts.transferOwnership(user, params.id, visit({ request, server }))
        return { message: 'Ownership transferred' }
      },
      { owner: true },
    )
    .delete(
      '/api/team/members/:id',
      async ({ user, params, request, server }) => {
        await accounts.removeMember(user, params.id, visit({ request, server }))
        return { message: params.id === user.id ? 'You left the workspace' : 'Member removed' }
      },
      { signedIn: true },
    )
    .get('/api/workspaces', ({ user }) => choicesOf(accounts, user), { signedIn: true })
    .post(
      '/api/workspaces/:id/switch',
      async ({ user, params, request, server }) => {
        await accounts.switchWorkspace(user, params.id, visit({ request, server }))
        return { message: 'Workspace switched' }
      },
      { signedIn: true },
    ).plugin
}
