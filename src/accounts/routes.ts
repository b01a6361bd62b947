import { accountsCalls } from '#src/contracts/accounts/calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import { cookieOf, noSessionCookies, sessionCookie, sessionCookieOf, type sessionGuards, setCookie } from '#src/http/session.ts'
import { visitOf } from '#src/http/visit.ts'
import { adminRoutes } from './admin-routes.ts'
import type { Accounts } from './index.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { choicesOf, teamRoutes } from './team-routes.ts'
import { ownUserRecord } from './views.ts'

export interface AccountRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  addressOf: ClientAddress
  /** Ids of jobs and candidates that came as sample data. */
  samplesOf(workspaceId: string): Promise<string[]>
}

const deviceCookieName = 'known-device'
const deviceSeconds = 180 * 24 * 60 * 60

/** Sign-up, sign-in, passwords, the own profile, and the administrator's calls. Nothing here may be kept by a cache. */
export function accountRoutes(accounts: Accounts, { guards, addressOf, samplesOf }: AccountRoutesOptions) {
  const visit = visitOf(addressOf)
  const secure = accounts.secureCookies
  const cookiesOf = (begun: { sessionCookie: string; deviceCookie: string }) => [
    sessionCookie(begun.sessionCookie, secure),
    setCookie(deviceCookieName, begun.deviceCookie, { secure, seconds: deviceSeconds, path: '/login' }),
  ]
  const deviceCookieOf = (request: Request) => cookieOf(request, deviceCookieName)
  const record = async (id: string) => ownUserRecord(await accounts.member(id), accounts.planFacts())

  return routesOf(accountsCalls, { name: 'accounts', tags: ['Accounts'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .post('/register', async ({ body, set, request, server }) => {
      await accounts.register(body, visit({ request, server }))
      set.status = 201
      return { message: 'Registration successful. Please check your email and open the link to verify your address.' }
    })
    .get('/api/verify-email', async ({ query, request, server }) => {
      const { mustChoosePassword } = await accounts.verifyEmail(query, visit({ request, server }))
      const next = mustChoosePassword
        ? ' This address was registered with more than one password, so none of them counts: we sent you a link to choose one.'
        : ''
      return { message: `Your email address is verified. An administrator will approve your account.${next}` }
    })
    .post('/api/resend-verification', async ({ body }) => {
      await accounts.resendVerification(body.email)
      return { message: 'If this address needs to be verified, a new link is on its way.' }
    })
    .post('/login', async ({ body, set, request, server }) => {
      const cookies = { sessionCookie: sessionCookieOf(request), deviceCookie: cookieOf(request, deviceCookieName) }
      const loggedIn = await accounts.logIn({ ...body, ...cookies }, visit({ request, server }))
      set.headers['set-cookie'] = cookiesOf(loggedIn)
      const { member } = loggedIn
      return {
        message: 'You have successfully logged in',
        user: ownUserRecord(member, accounts.planFacts()),
        isFirstTime: await accounts.isFirstTime(member.account.id),
      }
    })
    .get('/api/invitation', ({ query, request, server }) =>
      accounts.invitationFacts(query, sessionCookieOf(request), visit({ request, server })),
    )
    .post('/api/invitation/accept', async ({ body, set, request, server }) => {
      const cookies = { sessionCookie: sessionCookieOf(request), deviceCookie: cookieOf(request, deviceCookieName) }
      const { work, ...given } = body
      const joined = await accounts.acceptInvitation({ ...given, stay: work === 'there' }, cookies, visit({ request, server }))
      if (joined) set.headers['set-cookie'] = cookiesOf(joined)
      return { message: 'Welcome to the team' }
    })
    .post('/logout', async ({ set, request, server }) => {
      await accounts.logOut(sessionCookieOf(request), visit({ request, server }))
      set.headers['set-cookie'] = noSessionCookies(secure)
      return { message: 'Logout successful. See you again!' }
    })
    .post('/api/forgot-password', async ({ body, request, server }) => {
      await accounts.forgotPassword(body.email, visit({ request, server }))
      return { message: 'If this address has an account, a link to reset the password is on its way.' }
    })
    .post('/api/reset-password', async ({ body, request, server }) => {
      await accounts.resetPassword(body, visit({ request, server }))
      return { message: 'Password updated successfully!' }
    })
    .post('/api/setup', async ({ body, set, request, server }) => {
      await accounts.setUp(body, visit({ request, server }))
      set.status = 201
      return { message: 'The administrator account is ready. You can sign in now.' }
    })
    .get(
      '/user',
      async ({ user }) => ({
        user: {
          ...(await record(user.id)),
          workspaces: await choicesOf(accounts, user),
          samples: await samplesOf(user.workspaceId),
          ...(user.owes ? { owes: user.owes } : {}),
        },
      }),
      { signedIn: true },
    )
    .put(
      '/api/welcome',
      async ({ user }) => {
        await accounts.noteWelcomed(user.id)
        return { message: 'Welcome' }
      },
      { signedIn: true },
    )
    .put(
      '/user',
      async ({ user, body }) => {
        await accounts.updateProfile(user, body)
        return { user: await record(user.id) }
      },
      { signedIn: true },
    )
    .use(teamRoutes(accounts, { guards, visit }))
    .use(securityRoutes(accounts, { guards, visit }))
    .use(providerRoutes(accounts, { guards, visit, cookiesOf, deviceCookieOf }))
    .use(passkeyRoutes(accounts, { guards, visit, cookiesOf, deviceCookieOf }))
    .use(adminRoutes(accounts, { guards, visit })).plugin
}
