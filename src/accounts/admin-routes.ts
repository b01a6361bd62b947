import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Member } from './account.ts'
import type { Accounts } from './index.ts'
import { dashboardRecord, userRecord } from './views.ts'

interface AdminRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
}

const text = t.String({ maxLength: 1000 })

/** What administrators do with accounts and plans. */
export function adminRoutes(accounts: Accounts, { guards, visit }: AdminRoutesOptions) {
  const answer = (message: string, member: Member) => ({ message, user: userRecord(member, accounts.planFacts()) })

  return new Elysia({ name: 'accounts-admin', prefix: '/admin', detail: { tags: ['Administration'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/dashboard', async ({ query }) => dashboardRecord(await accounts.overview(query.q), accounts.planFacts()), {
      admin: true,
      query: t.Object({ q: t.Optional(text) }),
      detail: { summary: 'Everyone, who waits for approval, and how many there are' },
    })
    .get(
      '/users/:id',
      async ({ params }) => {
        const member = await accounts.member(params.id)
        const { on } = await accounts.secondFactorState(member.account)
        return { user: { ...userRecord(member, accounts.planFacts()), secondFactor: on } }
      },
      { admin: true, detail: { summary: 'One account' } },
    )
    .post(
      '/approve-user/:id',
      async ({ user, params, request, server }) =>
        answer('User approved successfully', await accounts.approveUser(user, params.id, visit({ request, server }))),
      { admin: true, detail: { summary: 'Let a verified account in; its trial starts' } },
    )
    .post(
      '/suspend-user/:id',
      async ({ user, params, request, server }) =>
        answer('User suspended successfully', await accounts.suspendUser(user, params.id, visit({ request, server }))),
      { admin: true, detail: { summary: 'Lock an account out at once' } },
    )
    .post(
      '/unsuspend-user/:id',
      async ({ user, params, request, server }) =>
        answer('User unsuspended successfully', await accounts.unsuspendUser(user, params.id, visit({ request, server }))),
      { admin: true, detail: { summary: 'Let a suspended account in again' } },
    )
    .delete(
      '/delete-user/:id',
      async ({ user, params, request, server }) => {
        await accounts.deleteUser(user, params.id, visit({ request, server }))
        return { message: 'User deleted successfully' }
      },
      { admin: true, detail: { summary: 'Delete (or reject) an account and everything that only it has' } },
    )
    .post(
      '/reset-second-factor/:id',
      async ({ user, params, request, server }) => {
        await accounts.resetSecondFactor(user, params.id, visit({ request, server }))
        return { message: 'Two-factor sign-in is off for this account' }
      },
      { admin: true, detail: { summary: 'Turn two-factor sign-in off for somebody who lost phone and recovery codes' } },
    )
    .put(
      '/update-user/:id',
      async ({ user, params, body, request, server }) =>
        answer('User updated successfully', await accounts.updateUser(user, params.id, body, visit({ request, server }))),
      {
        admin: true,
        body: t.Object({
          fullName: t.Optional(text),
          mobileNumber: t.Optional(text),
          companyName: t.Optional(text),
          designation: t.Optional(text),
          isApproved: t.Optional(t.Boolean()),
          role: t.Optional(t.Union([t.Literal('owner'), t.Literal('recruiter'), t.Literal('viewer')])),
          isUnlimited: t.Optional(t.Boolean()),
          trialEnd: t.Optional(t.Nullable(text)),
        }),
        detail: { summary: 'Save the form of one account; its address never changes' },
      },
    )
    .put(
      '/update-subscription/:id',
      async ({ user, params, body, request, server }) =>
        answer(
          'Subscription updated successfully',
          await accounts.updateSubscription(user, params.id, body, visit({ request, server })),
        ),
      {
        admin: true,
        body: t.Object({
          plan: t.Union([t.Literal('trial'), t.Literal('free'), t.Literal('paid')]),
          months: t.Integer({ minimum: 0, maximum: 120, default: 1 }),
        }),
        detail: { summary: 'Change the plan' },
      },
    )
}
