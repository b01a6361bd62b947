import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Accounts } from './index.ts'
import { secondFactorRecord, sessionRecord } from './views.ts'

interface SecurityRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
}

const secret = t.String({ maxLength: 4096 })
const code = t.String({ maxLength: 100 })

/** How somebody signs in, and where they are signed in. */
export function securityRoutes(accounts: Accounts, { guards, visit }: SecurityRoutesOptions) {
  return new Elysia({ name: 'accounts-security', prefix: '/api', detail: { tags: ['Accounts'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .put(
      '/password',
      async ({ user, body, request, server }) => {
        await accounts.changePassword(user, body, visit({ request, server }))
        return { message: 'Password changed. Every other device was signed out.' }
      },
      {
        signedIn: true,
        body: t.Object({ currentPassword: secret, newPassword: secret, confirmPassword: secret }),
        detail: { summary: 'Change the own password; ends all other sessions' },
      },
    )
    .get('/second-factor', async ({ user }) => secondFactorRecord(await accounts.secondFactorState(user)), {
      signedIn: true,
      detail: { summary: 'Whether two-factor sign-in is on' },
    })
    .post('/second-factor', ({ user, body }) => accounts.beginSecondFactor(user, body.password), {
      signedIn: true,
      body: t.Object({ password: secret }),
      detail: { summary: 'Begin to set up two-factor sign-in: the secret for an authenticator app' },
    })
    .post(
      '/second-factor/confirm',
      async ({ user, body, request, server }) => ({
        message: 'Two-factor sign-in is on',
        recoveryCodes: await accounts.confirmSecondFactor(user, body.code, visit({ request, server })),
      }),
      {
        signedIn: true,
        body: t.Object({ code }),
        detail: { summary: 'Turn two-factor sign-in on with a first code; answers the recovery codes, once' },
      },
    )
    .post(
      '/second-factor/off',
      async ({ user, body, request, server }) => {
        await accounts.turnOffSecondFactor(user, body, visit({ request, server }))
        return { message: 'Two-factor sign-in is off' }
      },
      {
        signedIn: true,
        body: t.Object({ password: secret, code }),
        detail: { summary: 'Turn two-factor sign-in off' },
      },
    )
    .post(
      '/second-factor/recovery-codes',
      async ({ user, body, request, server }) => ({
        message: 'The older recovery codes do not work any more',
        recoveryCodes: await accounts.renewRecoveryCodes(user, body, visit({ request, server })),
      }),
      {
        signedIn: true,
        body: t.Object({ password: secret, code }),
        detail: { summary: 'New recovery codes in place of the older ones' },
      },
    )
    .get('/sessions', async ({ user }) => (await accounts.ownSessions(user)).map((session) => sessionRecord(session, user)), {
      signedIn: true,
      detail: { summary: 'Where one is signed in' },
    })
    .delete(
      '/sessions/:id',
      async ({ user, params, request, server }) => {
        await accounts.endOwnSession(user, params.id, visit({ request, server }))
        return { message: 'The device was signed out' }
      },
      { signedIn: true, detail: { summary: 'Sign one of the own devices out' } },
    )
    .delete(
      '/sessions',
      async ({ user, request, server }) => {
        const count = await accounts.endOtherSessions(user, visit({ request, server }))
        return { message: count === 1 ? 'One other device was signed out' : `${count} other devices were signed out`, count }
      },
      { signedIn: true, detail: { summary: 'Sign out everywhere else' } },
    )
}
