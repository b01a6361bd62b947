import { passkeyCalls } from '#src/contracts/accounts/passkey-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { cookieOf, sessionCookieOf, type sessionGuards, setCookie } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import { challengeMs, passkeyRecord } from '#src/passkeys/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Accounts } from './index.ts'
import { ownUserRecord } from './views.ts'

interface PasskeyRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
  deviceCookieOf(request: Request): string | undefined
  /** Set-Cookie headers of a session that has begun. */
  cookiesOf(begun: { sessionCookie: string; deviceCookie: string }): string[]
}

/** Signing in with passkeys, one's own passkeys, and of whom a second factor is required. */
export function passkeyRoutes(accounts: Accounts, { guards, visit, deviceCookieOf, cookiesOf }: PasskeyRoutesOptions) {
  const secure = accounts.secureCookies
  const attemptName = secure ? '__Host-passkey' : 'passkey'
  const attemptCookie = (value: string, seconds: number) => setCookie(attemptName, value, { secure, seconds })

  return routesOf(passkeyCalls, { name: 'accounts-passkeys', tags: ['Accounts'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .post('/api/login/passkey/challenge', async ({ set, request, server }) => {
      const begun = await accounts.passkeyToSignIn(cookieOf(request, attemptName), visit({ request, server }))
      set.headers['set-cookie'] = attemptCookie(begun.attemptCookie, challengeMs / 1000)
      return begun.toSign
    })
    .post('/api/login/passkey', async ({ body, set, request, server }) => {
      const cookies = {
        attemptCookie: cookieOf(request, attemptName),
        sessionCookie: sessionCookieOf(request),
        deviceCookie: deviceCookieOf(request),
      }
      const loggedIn = await accounts.signInWithPasskey({ signed: body, ...cookies }, visit({ request, server }))
      set.headers['set-cookie'] = cookiesOf(loggedIn)
      const { member } = loggedIn
      return {
        message: 'You have successfully logged in',
        user: ownUserRecord(member, accounts.planFacts()),
        isFirstTime: await accounts.isFirstTime(member.account.id),
      }
    })
    .get(
      '/api/passkeys',
      async ({ user }) => {
        const { passkeys, problem } = await accounts.ownPasskeys(user)
        return { passkeys: passkeys.map(passkeyRecord), problem }
      },
      { signedIn: true },
    )
    .post('/api/passkeys/challenge', ({ user }) => accounts.passkeyToMake(user), { signedIn: true })
    .post(
      '/api/passkeys',
      async ({ user, body, set, request, server }) => {
        const recoveryCodes = await accounts.addPasskey(user, body.made, body.name, visit({ request, server }))
        set.status = 201
        return { message: 'The passkey was added', recoveryCodes }
      },
      { signedIn: true },
    )
    .put(
      '/api/passkeys/:id',
      async ({ user, params, body }) => {
        await accounts.renamePasskey(user, params.id, body.name)
        return { message: 'Name saved' }
      },
      { signedIn: true },
    )
    .delete(
      '/api/passkeys/:id',
      async ({ user, params, request, server }) => {
        await accounts.removePasskey(user, params.id, visit({ request, server }))
        return { message: 'The passkey was removed' }
      },
      { signedIn: true },
    )
    .post(
      '/api/passkeys/recovery-codes',
      async ({ user, body, request, server }) => ({
        message: 'The older recovery codes do not work any more',
        recoveryCodes: await accounts.renewRecoveryCodesByPasskey(user, body, visit({ request, server })),
      }),
      { signedIn: true },
    )
    .post('/api/proof/challenge', ({ user }) => accounts.passkeyToProve(user), { signedIn: true })
    .get('/admin/second-factor-policy', () => accounts.secondFactorPolicy(), { admin: true })
    .put(
      '/admin/second-factor-policy',
      async ({ user, body, request, server }) => {
        await accounts.chooseSecondFactorPolicy(user, body.requirement, visit({ request, server }))
        return { message: 'Saved. It counts from the next sign-in of each person.' }
      },
      { admin: true },
    ).plugin
}
