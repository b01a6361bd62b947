import { adminCalls } from '#src/contracts/accounts/admin-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import { signedOutWords } from '#src/shared/account-limits.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Member } from './account.ts'
import type { Accounts } from './index.ts'
import { dashboardRecord, userRecord } from './views.ts'

interface AdminRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
}

/** What administrators do with accounts and plans. */
export function adminRoutes(accounts: Accounts, { guards, visit }: AdminRoutesOptions) {
  const answer = (message: string, member: Member) => ({ message, user: userRecord(member, accounts.planFacts()) })

  return routesOf(adminCalls, { name: 'accounts-admin', tags: ['Administration'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/admin/dashboard', async ({ query }) => dashboardRecord(await accounts.overview(query.q), accounts.planFacts()), {
      admin: true,
    })
    .get(
      '/admin/users/:id',
      async ({ params }) => {
        const member = await accounts.member(params.id)
        const { on } = await accounts.secondFactorState(member.account)
        return { user: { ...userRecord(member, accounts.planFacts()), secondFactor: on } }
      },
      { admin: true },
    )
    .post(
      '/admin/approve-user/:id',
      async ({ user, params, request, server }) =>
        answer('User approved successfully', await accounts.approveUser(user, params.id, visit({ request, server }))),
      { admin: true },
    )
    .post(
      '/admin/suspend-user/:id',
      async ({ user, params, request, server }) =>
        answer('User suspended successfully', await accounts.suspendUser(user, params.id, visit({ request, server }))),
      { admin: true },
    )
    .post(
      '/admin/unsuspend-user/:id',
      async ({ user, params, request, server }) =>
        answer('User unsuspended successfully', await accounts.unsuspendUser(user, params.id, visit({ request, server }))),
      { admin: true },
    )
    .delete(
      '/admin/delete-user/:id',
      async ({ user, params, request, server }) => {
        await accounts.deleteUser(user, params.id, visit({ request, server }))
        return { message: 'User deleted successfully' }
      },
      { admin: true },
    )
    .post(
      '/admin/reset-second-factor/:id',
      async ({ user, params, request, server }) => {
        await accounts.resetSecondFactor(user, params.id, visit({ request, server }))
        return { message: 'Two-factor sign-in is off for this account' }
      },
      { admin: true },
    )
    .post(
      '/admin/end-sessions/:id',
      async ({ user, params, request, server }) => {
        const ended = await accounts.endSessionsOf(user, params.id, visit({ request, server }))
        return { message: signedOutWords(ended), ended }
      },
      { admin: true },
    )
    .put(
      '/admin/update-user/:id',
      async ({ user, params, body, request, server }) =>
        answer('User updated successfully', await accounts.updateUser(user, params.id, body, visit({ request, server }))),
      { admin: true },
    )
    .put(
      '/admin/update-subscription/:id',
      async ({ user, params, body, request, server }) =>
        answer(
          'Subscription updated successfully',
          await accounts.updateSubscription(user, params.id, body, visit({ request, server })),
        ),
      { admin: true },
    ).plugin
}
