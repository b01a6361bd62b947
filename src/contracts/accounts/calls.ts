import { t } from 'elysia'
import { offeredToChoices } from '#src/accounts/constants.ts'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'
import { InvitationFacts, PlanLimits, SignedChallenge, UserRecord, WorkspaceChoice } from './records.ts'
import { AccountState, Plan, Role } from './words.ts'

const text = t.String({ maxLength: 1000 })
const secret = t.String({ maxLength: 4096 })
const profile = { fullName: text, mobileNumber: text, companyName: text, designation: text }

export const accountsCalls = calls({
  'POST /register': {
    summary: 'Open an account',
    body: t.Object({ ...profile, email: text, password: secret }),
    answers: { 201: t.Object({ message: t.String() }) },
  },
  'GET /api/verify-email': {
    summary: 'Verify an address by the link from the email',
    query: t.Object({ token: text, email: text }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/resend-verification': {
    summary: 'Ask for a new verification link',
    body: t.Object({ email: text }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /login': {
    summary: 'Log in; with two-factor sign-in also with a code or a passkey',
    body: t.Object({
      email: text,
      password: secret,
      code: t.Optional(t.String({ maxLength: 100 })),
      passkey: t.Optional(SignedChallenge),
    }),
    answers: { 200: t.Object({ message: t.String(), user: UserRecord, isFirstTime: t.Boolean() }) },
  },
  'PUT /api/welcome': {
    summary: 'Say that this person has been welcomed: they are not welcomed again',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'GET /api/invitation': {
    summary: 'What an invitation says, by the link from the email',
    query: t.Object({ token: text, email: text }),
    answers: { 200: InvitationFacts },
  },
  'POST /api/invitation/accept': {
    summary: 'Join a workspace by the link from the email',
    body: t.Object({
      token: text,
      email: text,
      fullName: t.Optional(text),
      password: t.Optional(secret),
      code: t.Optional(t.String({ maxLength: 100 })),
      passkey: t.Optional(SignedChallenge),
      work: t.Optional(t.Union([t.Literal('here'), t.Literal('there')])),
    }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /logout': {
    summary: 'Log out',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/forgot-password': {
    summary: 'Ask for a link to set a new password',
    body: t.Object({ email: text }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/reset-password': {
    summary: 'Set a new password by the link from the email',
    body: t.Object({ token: text, email: text, password: secret, confirmPassword: secret }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/setup': {
    summary: 'Make the first administrator by the link that the server printed',
    body: t.Object({
      token: text,
      fullName: text,
      email: text,
      password: secret,
      companyName: t.Optional(text),
      offeredTo: t.Optional(oneOf(offeredToChoices)),
    }),
    answers: { 201: t.Object({ message: t.String() }) },
  },
  'GET /user': {
    summary: 'Who is signed in',
    answers: {
      200: t.Object({
        user: t.Object({
          workspaces: t.Array(WorkspaceChoice),
          /** Ids of the jobs and candidates of the workspace that came as sample data. */
          samples: t.Array(t.String()),
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
          /** Whether two-factor sign-in is on; only where one account is shown to an administrator. */
          secondFactor: t.Optional(t.Boolean()),
          /** What they owe before they may do anything else: to set up, or to give, a second factor. */
          owes: t.Optional(oneOf(['set-up', 'give'])),
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
  'PUT /user': {
    summary: 'Save the own profile',
    body: t.Object(profile),
    answers: { 200: t.Object({ user: UserRecord }) },
  },
})
