import { securityCalls } from '#src/contracts/accounts/security-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Accounts } from './index.ts'
import { secondFactorRecord, sessionRecord } from './views.ts'

interface SecurityRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
}

/** How somebody signs in, and where they are signed in. */
export function securityRoutes(accounts: Accounts, { guards, visit }: SecurityRoutesOptions) {
  return routesOf(securityCalls, { name: 'accounts-security', tags: ['Accounts'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .put(
      '/api/password',
      async ({ user, body, request, server }) => {
        await accounts.changePassword(user, body, visit({ request, server }))
        return { message: 'Password changed. Every other device was signed out.' }
      },
      { signedIn: true },
    )
    .get('/api/proof', ({ user }) => accounts.proofState(user), { signedIn: true })
    .post(
      '/api/proof',
      async ({ user, body, request, server }) => {
        await accounts.prove(user, body, visit({ request, server }))
        return { message: 'Thank you. You will not be asked again for 10 minutes.' }
      },
      { signedIn: true },
    )
    .get('/api/second-factor', async ({ user }) => secondFactorRecord(await accounts.secondFactorState(user)), { signedIn: true })
    .post('/api/second-factor', ({ user, body }) => accounts.beginSecondFactor(user, body.password), { signedIn: true })
    .post(
      '/api/second-factor/confirm',
      async ({ user, body, request, server }) => ({
        message: 'Two-factor sign-in is on',
        recoveryCodes: await accounts.confirmSecondFactor(user, body.code, visit({ request, server })),
      }),
      { signedIn: true },
    )
    .post(
      '/api/second-factor/off',
      async ({ user, body, request, server }) => {
        await accounts.turnOffSecondFactor(user, body, visit({ request, server }))
        return { message: 'Two-factor sign-in is off' }
      },
      { signedIn: true },
    )
    .post(
      '/api/second-factor/recovery-codes',
      async ({ user, body, request, server }) => ({
        message: 'The older recovery codes do not work any more',
        recoveryCodes: await accounts.renewRecoveryCodes(user, body, visit({ request, server })),
      }),
      { signedIn: true },
    )
    .get('/api/sessions', async ({ user }) => (await accounts.ownSessions(user)).map((session) => sessionRecord(session, user)), {
      signedIn: true,
    })
    .delete(
      '/api/sessions/:id',
      async ({ user, params, request, server }) => {
        await accounts.endOwnSession(user, params.id, visit({ request, server }))
        return { message: 'The device was signed out' }
      },
      { signedIn: true },
    )
    .delete(
      '/api/sessions',
      async ({ user, request, server }) => {
        const count = await accounts.endOtherSessions(user, visit({ request, server }))
        return { message: count === 1 ? 'One other device was signed out' : `${count} other devices were signed out`, count }
      },
      { signedIn: true },
    ).plugin
}
