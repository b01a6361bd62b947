import { t } from 'elysia'
import { calls, orNull } from '#src/contracts/contract.ts'
import { DashboardRecord, PlanLimits, UserRecord } from './records.ts'
import { AccountState, Plan, Role } from './words.ts'

const text = t.String({ maxLength: 1000 })

export const adminCalls = calls({
  'GET /admin/dashboard': {
    summary: 'Everyone, who waits for approval, and how many there are',
    query: t.Object({ q: t.Optional(text) }),
    answers: { 200: DashboardRecord },
  },
  'GET /admin/users/:id': {
    summary: 'One account',
    answers: {
      200: t.Object({
        user: t.Object({
          secondFactor: t.Boolean(),
          _id: t.String(),
          fullName: t.String(),
          email: t.String(),
          mobileNumber: t.String(),
          companyName: t.String(),
          designation: t.String(),
          /** True also for a suspended account: it was approved once, see `state`. */
          isApproved: t.Boolean(),
          isAdmin: t.Boolean(),
          isUnlimited: t.Boolean(),
          state: AccountState,
          role: Role,
          /** The one they act for; plan and usage are its. */
          workspace: t.Object({ _id: t.String(), name: t.String() }),
          /** Null for other plans, and before the trial has begun. */
          trialEnd: orNull(t.String()),
          createdAt: t.String(),
          subscription: t.Object({
            plan: Plan,
            expiresAt: orNull(t.String()),
            isActive: t.Boolean(),
            /** Null: no limits. */
            limits: orNull(PlanLimits),
          }),
          usage: PlanLimits,
        }),
      }),
    },
  },
  'POST /admin/approve-user/:id': {
    summary: 'Let a verified account in; its trial starts',
    answers: { 200: t.Object({ message: t.String(), user: UserRecord }) },
  },
  'POST /admin/suspend-user/:id': {
    summary: 'Lock an account out at once',
    answers: { 200: t.Object({ message: t.String(), user: UserRecord }) },
  },
  'POST /admin/unsuspend-user/:id': {
    summary: 'Let a suspended account in again',
    answers: { 200: t.Object({ message: t.String(), user: UserRecord }) },
  },
  'DELETE /admin/delete-user/:id': {
    stepUp: true,
    summary: 'Delete (or reject) an account and everything that only it has',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /admin/reset-second-factor/:id': {
    stepUp: true,
    summary: 'Turn two-factor sign-in off for somebody who lost phone and recovery codes',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /admin/end-sessions/:id': {
    summary: 'Sign somebody out wherever they are signed in; the account stays open',
    answers: { 200: t.Object({ message: t.String(), ended: t.Integer() }) },
  },
  'PUT /admin/update-user/:id': {
    stepUp: (body: { role?: string }) => body.role !== undefined,
    summary: 'Save the form of one account; its address never changes',
    body: t.Object({
      fullName: t.Optional(text),
      mobileNumber: t.Optional(text),
      companyName: t.Optional(text),
      designation: t.Optional(text),
      isApproved: t.Optional(t.Boolean()),
      role: t.Optional(Role),
      isUnlimited: t.Optional(t.Boolean()),
      trialEnd: t.Optional(t.Nullable(text)),
    }),
    answers: { 200: t.Object({ message: t.String(), user: UserRecord }) },
  },
  'PUT /admin/update-subscription/:id': {
    summary: 'Change the plan',
    body: t.Object({
      plan: t.Union([t.Literal('trial'), t.Literal('free'), t.Literal('paid')]),
      months: t.Integer({ minimum: 0, maximum: 120, default: 1 }),
    }),
    answers: { 200: t.Object({ message: t.String(), user: UserRecord }) },
  },
})
